// Somebody is reported on the page, and whoever runs the server deals with it on a page of its own.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { axe, expect, known, shot, test } from './lib';

const root = resolve(import.meta.dirname, '../../..');

test('a report reaches the operator, who mutes and bans for a time', async ({ page, request, baseURL }) => {
	const guest = async (name: string) => (await request.post('/api/guest', { data: { name } })).json();
	const loud = await guest('Thersites');
	await known(page, 'Odysseus');
	await page.goto(`/#/user/${loud.user.id}`);
	await page.getByRole('button', { name: 'Report', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('button', { name: 'Report' })).toBeDisabled();
	await dialog.getByRole('textbox').fill('He shouts at everybody.');
	await dialog.getByRole('button', { name: 'Report' }).click();
	await expect(page.getByText('Thank you')).toBeVisible();

	await page.goto('/#/operator?key=nonsense');
	await expect(page.getByRole('alert')).toContainText('petteia admin page');
	const port = new URL(baseURL!).port;
	const data = resolve(root, `build/browser/data-${port}`);
	const binary = resolve(root, 'build/release/petteia');
	const address = execFileSync(binary, ['admin', '--data', data, 'page'], { env: { ...process.env, LC_ALL: 'C' } });
	await page.goto(address.toString().trim());
	await page.reload();
	const report = page.getByRole('row').filter({ hasText: 'He shouts at everybody.' });
	await expect(report).toContainText('Thersites');
	await shot(page, 'operator');
	await axe(page, 'operator');
	await report.getByRole('button', { name: 'Mute for a day' }).click();
	await expect(page.getByRole('region', { name: 'Reports' })).not.toContainText('He shouts');
	const muted = page
		.getByRole('region', { name: 'Banned and muted' })
		.getByRole('row')
		.filter({ hasText: loud.user.id });
	await expect(muted).toContainText('muted');
	await expect(page.getByRole('region', { name: 'What was done' })).toContainText(`${loud.user.id} muted until`);
	await muted.getByRole('button', { name: 'Lift' }).click();
	await expect(page.getByRole('region', { name: 'Banned and muted' })).not.toContainText(loud.user.id);
	await page.getByLabel('Name of an account, id or address').fill(loud.user.id);
	await page.getByLabel('Why').fill('again and again');
	await page.getByRole('button', { name: 'Ban', exact: true }).click();
	await expect(page.getByRole('region', { name: 'Banned and muted' })).toContainText('again and again');
	const me = await request.get('/api/me', { headers: { Authorization: `Bearer ${loud.token}` } });
	expect(me.status()).toBe(403);
	for (const [name, width, height] of [
		['phone', 390, 844],
		['wide', 1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		await shot(page, `operator-${name}`);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
			`${name}: no scrolling sideways`,
		).toBe(true);
	}
	await muted.getByRole('button', { name: 'Lift' }).click();
});
