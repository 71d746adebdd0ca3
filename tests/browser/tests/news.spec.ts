// The news of a move brings all that changed: nothing is requested after it.
import { expect, move, start, test, turn } from './lib';

for (const game of ['elysium', 'cyclades'])
	test(`a move is one request, another's move none: ${game}`, async ({ page }) => {
		const streams: string[] = [];
		let asked: string[] = [], last = 0;
		page.on('request', r => {
			const { pathname } = new URL(r.url());
			if (pathname === '/api/events') streams.push(r.url());
			// cards are read once each, when they are first seen
			else if (pathname.startsWith('/api/') && !pathname.startsWith('/api/cards/')) asked.push(`${r.method()} ${pathname.replace(/tables\/\w+/, 'tables/T')}`);
			last = Date.now();
		});
		page.on('requestfinished', () => (last = Date.now()));
		await start(page, game);
		// the stream of the table has opened, and what that makes the page ask has come
		const id = /table\/(\w+)/.exec(page.url())![1]!;
		await expect.poll(() => streams.some(s => s.includes(id)) && Date.now() - last > 1500).toBe(true);
		asked = [];
		const before = (await turn(page)).line;
		let own = 0;
		// until others have moved as well, and their moves are shown
		while (own < 5 || (await turn(page)).line === before + own) {
			await move(page);
			own++;
		}
		expect(asked).toEqual(Array(own).fill('POST /api/tables/T/move'));
		await expect(page.locator('.choices button').first()).toBeVisible(); // the legal moves came with it
	});
