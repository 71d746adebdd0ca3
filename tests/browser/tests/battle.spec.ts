// The theatre of a battle, at a recorded game that stands in the middle of a battle.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { axe, expect, shot, test } from './lib';

const fixtures = resolve(import.meta.dirname, '../../fixtures');

// A recorded game up to the first question whether to fight on, and the seat that is asked.
function inBattle(game: string): { record: string; seats: number; asked: number } {
	for (const name of readdirSync(resolve(fixtures, game)).filter(f => f.endsWith('.petteia')).sort()) {
		const lines = readFileSync(resolve(fixtures, game, name), 'utf8').split('\n');
		const at = lines.findIndex(l => /^\d+ s\d (fight|retreat)/.test(l));
		if (at < 0) continue;
		const seats = Number(/^seats (\d)/m.exec(lines.join('\n'))![1]);
		return { record: lines.slice(0, at).join('\n') + '\n', seats, asked: Number(/ s(\d)/.exec(lines[at]!)![1]) - 1 };
	}
	throw new Error(`no battle in the records of ${game}`);
}

// The same as a table kept in this browser.
async function keep(page: Page, game: string) {
	const { record, seats, asked } = inBattle(game);
	await page.goto('/');
	await page.locator('.cover').first().waitFor();
	await page.evaluate(
		async saved => {
			const db = await new Promise<IDBDatabase>((done, fail) => {
				const open = indexedDB.open('petteia', 1);
				open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
				open.onsuccess = () => done(open.result);
				open.onerror = () => fail(open.error);
			});
			await new Promise((done, fail) => {
				const put = db.transaction('tables', 'readwrite').objectStore('tables').put(saved);
				put.onsuccess = done;
				put.onerror = fail;
			});
		},
		{ id: 'battle', game, seats, bot: 'level:1', people: [asked], record, log: [] },
	);
	await page.goto('/#/local/battle');
}

for (const game of ['cyclades', 'legendary'])
	test(`${game}: sides and odds of a battle come from the engine`, async ({ page }) => {
		await keep(page, game);
		const theatre = page.getByRole('region', { name: /^Battle: / });
		await expect(theatre).toBeVisible();
		await expect(theatre.locator('.battle__side')).toHaveCount(2);
		// who holds the place afterwards, in percent: attacker, nobody, defender
		const odds = theatre.locator('.odds');
		await expect(odds).toHaveAttribute('aria-label', /\d+ %.*\d+ %.*\d+ %/);
		const parts = [...(await odds.getAttribute('aria-label'))!.matchAll(/(\d+) %/g)].map(m => Number(m[1]));
		expect(parts).toHaveLength(3);
		expect(Math.abs(parts.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2); // rounded
		// it can be put aside to see the map
		await theatre.getByRole('button', { name: 'Look at the map' }).click();
		await expect(theatre).toHaveCount(0);
		await page.getByRole('button', { name: /^Battle: / }).click();
		await expect(theatre).toBeVisible();
		await shot(page, `${game}-battle`);
		await axe(page, `${game} in battle`);
	});
