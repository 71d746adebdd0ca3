// The seal of a finished game: proven for whoever saw it played, broken for an altered record, and never called broken
// where something for the check is missing. The receipt serves the command as well.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { axe, expect, inAll, menu, shot, start, test } from './lib';

const petteia = resolve(import.meta.dirname, '../../../build/release/petteia');
const verify = (...args: string[]) => promisify(execFile)(petteia, ['verify', ...args]).then(a => a.stdout);

test('the seal of a game: promised, proven, broken, or not to be checked here', inAll(), async ({ page }, info) => {
	await start(page, 'elysium');
	await menu(page, 'The seal of this game');
	const words = page.getByRole('dialog', { name: 'The seal of this game' });
	await expect(words).toContainText(/Fingerprint of the secret: [0-9a-f]{64}/);
	await expect(words).toContainText(/Added to the dice: \S+/);
	await page.keyboard.press('Escape');
	await menu(page, 'Let a bot play for me');
	await page.locator('.result').waitFor();

	const seal = page.locator('.finale .sealed__mark');
	await expect(seal).toContainText('Dice and record are proven');
	await shot(page, 'seal-finale');
	await seal.click();
	await expect(words).toContainText(/[1-9]\d* rolls and draws made anew: all the same/);
	await axe(page, 'the seal');
	await shot(page, 'seal');
	const saved = async (button: string) => {
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			words.getByRole('button', { name: button }).click(),
		]);
		const path = info.outputPath(file.suggestedFilename());
		await file.saveAs(path);
		return path;
	};
	const record = await saved('Save the record'),
		receipt = await saved('Save the receipt');
	expect(await verify(record, '--receipt', receipt)).toContain('proven');

	// somebody changes a move
	await page.route('**/record*', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: (await answer.text()).replace(/^(20 s\d) (\S+)/m, '$1 pass') });
	});
	await page.reload();
	await expect(seal).toHaveAttribute('data-state', 'broken');
	await seal.click();
	await expect(words).toContainText('is not what you were told while you played');
	await shot(page, 'seal-broken');
	await page.unroute('**/record*');

	// without the engine nothing is broken
	await page.route('**/engine.wasm', route => route.fulfill({ status: 404, body: '' }));
	await page.reload();
	await expect(seal).toHaveAttribute('data-state', 'open');
	await expect(seal).toContainText('Cannot be checked here');
	await page.unroute('**/engine.wasm');

	// without receipts nothing can be proven
	await page.evaluate(() =>
		Object.keys(localStorage)
			.filter(k => k.startsWith('receipts '))
			.forEach(k => localStorage.removeItem(k)),
	);
	await page.reload();
	await expect(seal).toContainText('Everything fits, with too little to prove it');
});
