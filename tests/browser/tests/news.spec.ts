// The news of a move brings all that changed: after it nothing is asked.
import { expect, move, start, test, turn } from './lib';

for (const game of ['elysium', 'cyclades'])
	test(`a move is one request, another's move none: ${game}`, async ({ page }) => {
		await start(page, game);
		await page.waitForLoadState('networkidle').catch(() => {});
		await page.waitForTimeout(1000); // the stream has opened, and what that makes the page ask has come
		const asked: string[] = [];
		page.on('request', r => {
			const { pathname } = new URL(r.url());
			// cards are read once each, when they are first seen
			if (pathname.startsWith('/api/') && !pathname.startsWith('/api/cards/')) asked.push(`${r.method()} ${pathname.replace(/tables\/\w+/, 'tables/T')}`);
		});
		const own = 5, before = (await turn(page)).line;
		for (let i = 0; i < own; i++) await move(page);
		await turn(page); // the bot has answered, and its moves are shown
		expect(asked).toEqual(Array(own).fill('POST /api/tables/T/move'));
		expect((await turn(page)).line).toBeGreaterThan(before + own); // others moved as well
		await expect(page.locator('.choices button').first()).toBeVisible(); // the legal moves came with it
	});
