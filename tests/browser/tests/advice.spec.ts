// What a bot would do: for a person who plays against bots, on a server and without one.
import { axe, changes, expect, games, inAll, keepTable, recorded, shot, start, startHere, test, turn } from './lib';

for (const game of games)
	test(`${game}: a bot gives advice, for one question`, inAll(game === 'elysium'), async ({ page }) => {
		await start(page, game);
		const ask = page.getByRole('button', { name: 'Hint', exact: true });
		// some questions have one answer only; there nobody needs advice
		while (!(await ask.isEnabled())) await changes(page, () => page.locator('.choices button').first().click());
		await ask.click();
		const best = page.locator('.advice li').first();
		await expect(best).toContainText(/\d+ %/);
		expect(await page.locator('.advice li').count()).toBeLessThanOrEqual(3);
		await shot(page, `${game}-advice`);
		await axe(page, `${game} with advice`);
		// the advice is of this question alone
		const { line } = await turn(page);
		while ((await turn(page)).line === line)
			await changes(page, () => page.locator('.choices button:not(.back)').first().click());
		await expect(page.locator('.advice')).toHaveCount(0);
	});

test('people who play each other get no advice', async ({ page }) => {
	await startHere(page, 'elysium');
	await expect(page.locator('.choices button').first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

test('a coach speaks at the first decision of a kind, and not at the second', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('coach', 'on'));
	const { record, seats, asked } = recorded('cyclades', /^\d+ s\d offer /);
	const table = { game: 'cyclades', seats, bot: 'level:1', people: [asked], record, log: [] };
	await keepTable(page, { ...table, id: 'first' });
	await expect(page.locator('.guide--coach')).toContainText('A bot would play: ');
	await keepTable(page, { ...table, id: 'second' });
	await expect(page.locator('.guide')).toContainText('Hide hints');
	await expect(page.locator('.guide--coach')).toHaveCount(0);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	test('the coach speaks over the board until it was heard', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('coach', 'on'));
		const { record, seats, asked } = recorded('cyclades', /^\d+ s\d offer /);
		await keepTable(page, {
			id: 'small',
			game: 'cyclades',
			seats,
			bot: 'level:1',
			people: [asked],
			record,
			log: [],
		});
		const card = page.locator('.coachcard');
		await expect(card).toContainText('A bot would play: ');
		await card.getByRole('button', { name: 'I see' }).tap();
		await expect(card).toHaveCount(0);
		await page.getByRole('button', { name: 'Hint', exact: true }).tap();
		await page.locator('.advice').getByRole('button', { name: 'Close' }).tap(); // nothing cuts it off or covers it
		await page.evaluate(() => localStorage.setItem('list', 'off'));
		// where places are lit at the foot of the map and at its head, an owl waits between them
		const placed = recorded('legendary', /^\d+ s\d place \d/),
			{ seats: n, asked: who } = placed;
		await keepTable(page, {
			...{
				id: 'lit',
				game: 'legendary',
				seats: n,
				bot: 'level:1',
				people: [who],
				record: placed.record,
				log: [],
			},
		});
		await page.locator('.map [data-lit]').first().waitFor();
		await card.waitFor();
		const under = () =>
			page.evaluate(() => {
				const box = document.querySelector('.coachcard')!.getBoundingClientRect();
				return [...document.querySelectorAll('.stage [data-lit]')].filter(e => {
					const r = e.getBoundingClientRect(),
						[x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
					return x > box.left && x < box.right && y > box.top && y < box.bottom;
				}).length;
			});
		await expect.poll(under).toBe(0);
		await expect(page.locator('.coachcard[data-side="foot"]')).toHaveCount(0);
		await page.locator('.coachcard--owl').tap();
		await expect(card).toContainText('A bot would play: ');
	});
});
