// A league in public: announced, entered with nothing but a name, drawn, played, and who stands where by what.
import { axeBoth, expect, guest, inAll, known, test, view } from './lib';
import type { Page } from '@playwright/test';

// The people at a table answer by whatever comes first, until it is over.
async function playOut(at: string, people: Page[]) {
	for (let status = ''; status !== 'over';)
		for (const page of people) {
			const { request } = page.context(),
				{ line, question } = await (await request.get(`${at}/view`)).json();
			if (question.moves) await request.post(`${at}/move`, { data: { line, move: question.moves[0].move } });
			status = (await (await request.get(at)).json()).status;
		}
}

test(
	'four people enter a league, play a round and see what decides among equals',
	inAll(),
	async ({ browser, baseURL }) => {
		const names = ['Kasia', 'Daphne', 'Tomek', 'Markos'],
			pages: Page[] = [];
		for (const _ of names) pages.push(await guest(browser, baseURL));
		const [kasia] = pages as [Page];
		await known(kasia, 'Kasia');
		await kasia.goto('/#/circles');
		await kasia.getByRole('button', { name: 'Announce a league' }).click();
		const dialog = kasia.getByRole('dialog');
		await dialog.getByLabel('Name of the league').fill('Autumn league');
		await dialog.getByLabel('Game').selectOption('elysium');
		await dialog.getByLabel('Seats').selectOption('2');
		await dialog.getByLabel('Rounds').selectOption('1');
		await dialog.getByLabel('A round lasts at most').selectOption({ label: '7 days' });
		await view(kasia, 'league-new');
		await dialog.getByRole('button', { name: 'Announce it' }).click();
		await expect(kasia.getByRole('heading', { name: 'Autumn league' })).toBeVisible();
		await expect(kasia.getByText('A round lasts 7 days at most.')).toBeVisible();
		await expect(kasia.getByRole('button', { name: 'Draw the first round' })).toBeDisabled();
		await kasia.getByRole('button', { name: 'Enter the league' }).click();
		// the others find it in the list, and need a name
		for (const [i, page] of pages.entries()) {
			if (!i) continue;
			await page.goto('/#/circles');
			await page
				.getByRole('link', { name: /^Autumn league/ })
				.first()
				.click();
			await page.getByLabel('Your name').fill(names[i]!);
			await page.getByRole('button', { name: 'Enter the league' }).click();
			await expect(page.getByRole('complementary', { name: /^Entrants/ })).toContainText(names[i]!);
			await expect(kasia.getByRole('complementary', { name: /^Entrants/ })).toContainText(names[i]!);
		}
		await kasia.getByRole('button', { name: 'Draw the first round' }).click();
		const round = kasia.getByRole('region', { name: /^League round 1/ });
		await expect(round.getByRole('link')).toHaveCount(2);
		for (const page of pages)
			await expect(page.getByRole('region', { name: /^League round 1/ })).toContainText('Table 2');
		// one table is played, at the other both resign
		const id = /league\/(\w+)/.exec(kasia.url())![1],
			{ drawn } = await (await kasia.context().request.get(`/api/leagues/${id}`)).json(),
			[first, second] = drawn[0].tables,
			page = (s: { name: string }) => pages[names.indexOf(s.name)]!;
		for (const s of second.seats)
			await page(s).context().request.post(`/api/tables/${second.table}/resign`, { data: {} });
		await expect(round.locator('li', { hasText: 'absent' }).first()).toBeVisible();
		await playOut(`/api/tables/${first.table}`, first.seats.map(page));
		await expect(kasia.getByText('over', { exact: false }).first()).toBeVisible();
		const table = kasia.getByRole('region', { name: 'Standings' });
		await expect(table.getByRole('row')).toHaveCount(5);
		// two may share a win
		const best = async (): Promise<number> =>
			(await (await kasia.context().request.get(`/api/leagues/${id}`)).json()).standings[0].points;
		await expect.poll(best).toBeGreaterThan(0);
		const shared = (await best()) < 1;
		await expect(table.getByRole('row').nth(1)).toContainText(shared ? '0.5' : '1 of 1');
		await expect(table.getByRole('row').nth(shared ? 2 : 3)).toContainText(
			shared ? 'by lot' : 'points of those met: 0, not 1',
		);
		await expect(table.getByRole('row').nth(4)).toContainText('by lot');
		await axeBoth(kasia, 'a league');
		for (const [width, height, name] of [
			[1366, 768, '1366'],
			[820, 1180, 'tablet'],
			[390, 844, 'phone'],
		] as const) {
			await kasia.setViewportSize({ width, height });
			expect(await kasia.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
			await view(kasia, `league-${name}`);
		}
		for (const p of pages) await p.context().close();
	},
);
