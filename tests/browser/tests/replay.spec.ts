// A replay shows what the engine tells: at positions all through a finished game the purses on the plates are those
// that the engine tells to the seat that looks, and what it does not tell is a question mark; with the eyes of all they
// are what each seat was told of its own.
import type { Page } from '@playwright/test';
import { expect, inAll, keepTables, test } from './lib';
import { engineHere, moments, tableOf } from './moments';

const NOBODY = 255; // an observer

// Purses as the plates show them, by what the engine calls their owners.
const shown = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.plates .plate')].map(e => ({
			owners: [`seat:${e.dataset.who}`, `faction:${e.dataset.seat}`],
			purse: e.querySelector('.fig-gold')?.lastChild?.textContent ?? 'none',
		})),
	);

// one face draws the plates of both
for (const game of ['cyclades', 'legendary'])
	test(
		`${game}: the purses of a replay are the engine's, and what a seat did not know is hidden`,
		inAll(game === 'cyclades'),
		async ({ page }) => {
			const { table } = await tableOf(
					game,
					moments[game]!.find(m => m.name === 'end')!,
					0,
				),
				engine = await engineHere(),
				whole = engine.read(table.record),
				wrong: string[] = [];
			let known = 0,
				hidden = 0;
			await keepTables(page, [table]);
			for (const eyes of [NOBODY, 0, 1])
				for (const part of [0.1, 0.35, 0.6, 0.85]) {
					const line = Math.floor(engine.line(whole) * part),
						at = engine.at(whole, line),
						as = eyes === NOBODY ? '' : `&as=s${eyes + 1}`,
						looking = eyes === NOBODY ? Array.from({ length: table.seats }, (_, i) => i) : [eyes],
						told = looking
							.flatMap(seat => engine.told(at, seat, false, 0))
							.filter(f => f.topic === 'own' && f.token === 'gold');
					engine.free(at);
					await page.goto(`/#/local/${table.id}?at=${line}${as}`);
					await page
						.locator(`.table[data-line="${line}"][data-turn=past]:not([data-waits]) .plates .plate`)
						.first()
						.waitFor({ state: 'attached' }); // the analysis may stand before them
					for (const { owners, purse } of await shown(page)) {
						const fact = told.find(f => owners.includes(f.about!)),
							expected = fact ? String(fact.value) : '?';
						if (fact) known++;
						else hidden++;
						if (eyes === NOBODY && !fact)
							wrong.push(`line ${line}: nobody was told the purse of ${owners[0]}`);
						if (purse !== expected)
							wrong.push(`line ${line}${as}, ${owners[0]}: ${purse} instead of ${expected}`);
					}
				}
			expect(wrong).toEqual([]);
			expect(known).toBeGreaterThan(7);
			expect(hidden).toBeGreaterThan(7);
		},
	);
