// The battle panel, at a recorded game that stands in the middle of a battle.
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
		const panel = page.locator('.panel.battle');
		await expect(panel).toBeVisible();
		await expect(panel.locator('.fighter')).toHaveCount(2);
		const odds = panel.locator('.odds');
		await expect(odds).toContainText('Fought to the end');
		const parts = [...(await odds.innerText()).split('\n')[0]!.matchAll(/(\d+) %/g)].map(m => Number(m[1]));
		expect(parts).toHaveLength(3);
		expect(Math.abs(parts.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2); // rounded
		await shot(page, `${game}-battle`);
		await axe(page, `${game} in battle`);
	});
