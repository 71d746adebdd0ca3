// The news of a move brings all that changed: nothing is requested after it; and where nothing happens, nothing is
// read.
import type { Request } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, guest, inAll, move, now, ownServer, shot, start, startHere, test, turn } from './lib';

for (const game of ['elysium', 'cyclades'])
	test(`a move is one request, another's move none: ${game}`, inAll(game === 'elysium'), async ({ page }) => {
		const streams: string[] = [];
		const pending = new Set<Request>();
		let asked: string[] = [];
		page.on('request', r => {
			const { pathname } = new URL(r.url());
			if (pathname === '/api/events') streams.push(r.url());
			// cards are read once each, when they are first seen
			else if (pathname.startsWith('/api/') && !pathname.startsWith('/api/cards/'))
				asked.push(`${r.method()} ${pathname.replace(/tables\/\w+/, 'tables/T')}`);
			pending.add(r);
		});
		const done = (r: Request) => pending.delete(r);
		page.on('requestfinished', done).on('requestfailed', done);
		await start(page, game);
		// the stream of the table has opened, and what that makes the page ask has come: the position, which it asked
		// for at first, once more
		const id = /table\/(\w+)/.exec(page.url())![1]!,
			seen = () => asked.filter(a => a === 'GET /api/tables/T/view').length;
		await expect
			.poll(
				() =>
					streams.some(s => s.includes(id)) &&
					seen() > 1 &&
					[...pending].every(r => streams.includes(r.url())),
			)
			.toBe(true);
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

// tests/page/streams.test.ts counts the same for every change
test('a table in this browser is read once, and not again while nothing happens', inAll(), async ({ page }) => {
	await page.addInitScript(() => {
		const post = Worker.prototype.postMessage as (this: Worker, ...all: unknown[]) => void;
		window.asked = [];
		Worker.prototype.postMessage = function (this: Worker, ...all: unknown[]) {
			window.asked.push((all[0] as { what?: string }).what ?? '');
			post.apply(this, all);
		};
	});
	await startHere(page, 'elysium');
	await page.reload(); // what a table that goes on needs, without its set-up
	await page.locator('.table[data-turn=mine]:not([data-waits])').waitFor();
	// sixty frames: a reading that leads to the next one has come round many times by then
	await page.evaluate(async () => {
		for (let k = 0; k < 60; k++) await new Promise(requestAnimationFrame);
	});
	const asked = await page.evaluate(() => window.asked.filter(what => /^(table|view|log)$/.test(what)));
	expect(asked.sort()).toEqual(['log', 'table', 'view']);
});

declare global {
	interface Window {
		asked: string[];
	}
}

test('a server with an older database says to which line the table went back', async ({ browser }) => {
	const server = await ownServer([]),
		file = (name: string) => resolve(server.data, name);
	try {
		const page = await guest(browser, server.url);
		await start(page, 'cyclades');
		await move(page);
		const { line } = await turn(page);
		const petteia = resolve(import.meta.dirname, '../../../build/release/petteia');
		execFileSync(petteia, ['admin', '--data', server.data, 'backup', file('old.db')]);
		while ((await turn(page)).line < line + 3) await move(page);
		await server.again(() => {
			for (const name of ['petteia.db-wal', 'petteia.db-shm']) rmSync(file(name), { force: true });
			renameSync(file('old.db'), file('petteia.db'));
		});
		const toast = page.getByRole('alert').filter({ hasText: `the table went back to line ${line}.` });
		await toast.waitFor();
		await shot(page, 'went-back');
		await expect.poll(async () => (await now(page))!.line).toBe(line);
		await toast.getByRole('button', { name: 'Close' }).click();
		await expect(toast).toHaveCount(0);
		await move(page); // and play goes on from there
		expect((await turn(page)).line).toBeGreaterThan(line);
	} finally {
		server.stop();
	}
});
