// How many touches an action takes, counted at recorded positions: what the dock, the board and the rails offer, never
// the list of all choices.
import type { Page } from '@playwright/test';
import { expect, inAll, keepTable, keepTables, recorded, test, turn } from './lib';

// What a player would touch next to make this move: its own button or cell, a lit thing that it names, its action, the
// seal.
async function touch(page: Page, move: string, next = ''): Promise<void> {
	const [verb, ...args] = move.split(' '),
		first = args.length ? '' : next.split(' ')[1]; // the place where an action begins chooses it
	const lit = (a: string) => `[data-lit][data-target$=":${a}"]`;
	const all = [
		...(first ? [lit(first)] : []),
		`[data-move="${move}"]`,
		lit(args.join('-')), // a slot of an island
		...args.map(lit),
		`[data-verb="${verb}"]:not([aria-pressed=true])`,
		'.dock .seal:enabled',
	];
	await page.locator(all.join(', ')).filter({ visible: true }).first().waitFor();
	for (const what of all) {
		const found = page.locator(what).filter({ visible: true });
		for (let i = 0; i < (await found.count()); i++) {
			const one = found.nth(i);
			if ((await one.getAttribute('class'))?.includes('chosen')) continue; // touched already
			await one.click({ force: true });
			return;
		}
	}
	throw new Error(`nothing to touch for “${move}”`);
}

// Until the moves are made: how many touches that took.
async function touches(page: Page, moves: string[]): Promise<number> {
	let n = 0;
	await page.locator('.stage [data-target]').first().waitFor();
	const { line } = await turn(page);
	for (let at = line; at < line + moves.length;) {
		const before = await turn(page);
		await touch(page, moves[before.line - line]!, moves[before.line - line + 1]);
		n++;
		await page.waitForFunction(b => {
			const d = document.querySelector<HTMLElement>('.table')!.dataset;
			return Number(d.line) !== b.line || (d.turn !== 'sent' && Number(d.picked) !== b.picked);
		}, before);
		if (at + 1 < line + moves.length) await turn(page);
		at = Number(await page.locator('.table').getAttribute('data-line'));
	}
	return n;
}

// Game, the line at which a recorded action begins, of how many lines it is, how many touches are allowed.
const counts: [game: string, what: string, line: RegExp, lines: number, most: number][] = [
	['cyclades', 'bid', /^\d+ s\d offer /, 1, 1],
	['cyclades', 'build', /^\d+ s\d build /, 1, 2],
	['cyclades', 'recruit', /^\d+ s\d troop /, 1, 2],
	['cyclades', 'march', /^\d+ s\d march \w+ 2 /, 1, 3],
	['cyclades', 'buy', /^\d+ s\d buy /, 1, 2],
	['legendary', 'bid', /^\d+ s\d offer /, 1, 1],
	['legendary', 'recruit', /^\d+ s\d troop$/, 2, 2],
	['legendary', 'march', /^\d+ s\d land_move$/, 4, 3],
	['legendary', 'build', /^\d+ s\d build$/, 2, 2],
	['legendary', 'buy', /^\d+ s\d creature$/, 2, 2],
	['hellas', 'recruit', /^\d+ s\d special recruit$/, 2, 2],
	['hellas', 'pray', /^\d+ s\d prayer$/, 2, 2],
	['hellas', 'march', /^\d+ s\d special march$/, 2, 3],
	['hellas', 'temple', /^\d+ s\d special temple$/, 2, 2],
	['elysium', 'acquire', /^\d+ s\d acquire /, 2, 2],
	['elysium', 'transfer', /^\d+ s\d transfer /, 2, 2],
];

for (const game of [...new Set(counts.map(c => c[0]))])
	test(`${game}: touches of each action`, inAll(game === 'legendary'), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const all = counts.filter(c => c[0] === game).map(c => ({ count: c, ...recorded(game, c[2]) }));
		await keepTables(
			page,
			all.map(({ count, record, seats, asked }) => ({
				id: count[1],
				game,
				seats,
				bot: 'level:1',
				people: [asked],
				record,
				log: [],
			})),
		);
		for (const { count, then } of all) {
			const [, what, , lines, most] = count;
			// another table in the same page: the engine is loaded once
			await page.goto('/#/about');
			await page.locator('main h1').waitFor();
			await page.goto(`/#/local/${what}`);
			await page.locator('.table').waitFor();
			expect
				.soft(await touches(page, then.slice(0, lines)), `${game}, ${what}: ${then.slice(0, lines).join('; ')}`)
				.toBeLessThanOrEqual(most);
		}
	});

test('legendary: an expedition begun in the dock takes three touches, the last of which pays', async ({ page }) => {
	await page.addInitScript(() => (localStorage.setItem('list', 'off'), localStorage.setItem('auto', 'on')));
	const { record, seats, asked, then } = recorded('legendary', /^\d+ s\d expedition$/),
		[, from, to, take, go] = then as [string, string, string, string, string];
	expect([from, to, take].map(m => m.split(' ')[0])).toEqual(['from', 'to', 'take']);
	await keepTable(page, { id: 'go', game: 'legendary', seats, bot: 'level:1', people: [asked], record, log: [] });
	const { line } = await turn(page),
		at = (n: number) => page.locator(`.table[data-turn=mine][data-line="${line + n}"]:not([data-waits])`).waitFor();
	await page.locator('.dock [data-verb=expedition]').click();
	await at(2); // one place to begin
	await page.locator(`.map [data-lit][data-target="land:${to.split(' ')[1]}"]`).click({ force: true });
	await at(4); // one hero
	await page.locator(`[data-move="${go}"]`).click();
	await at(5);
});

test('hellas: the dice of several monsters take one touch', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('hellas', /^\d+ s\d next /);
	await keepTable(page, { id: 'dice', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	const monsters = page.locator('.beast[data-move^="next "]');
	expect(await monsters.count()).toBeGreaterThan(1);
	await page.locator('.beast--all').click();
	// each is rolled for until the die leaves something to decide or all are done
	await expect(monsters).toHaveCount(0);
});

test('hellas alone: passing takes the seal, not one touch among the actions', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('hellas', /^\d+ s1 pass$/);
	expect(seats).toBe(1);
	await keepTable(page, { id: 'pass', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	const { line } = await turn(page),
		pass = page.locator('.dock [data-move=pass]'),
		table = page.locator('.table');
	await pass.click();
	await expect(table).toHaveAttribute('data-meant', 'pass');
	await expect(pass).toHaveAttribute('aria-pressed', 'true');
	await expect(table).toHaveAttribute('data-line', String(line));
	await page.locator('.dock .seal').click();
	await expect(table).not.toHaveAttribute('data-line', String(line));
});

// The cells of a metropolis place are one target: on whichever the finger comes down, the place is lit and built on.
for (const cell of ['first', 'last'])
	test(`cyclades: the ${cell} cell of a metropolis place builds on it`, async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const { record, seats, asked } = recorded('cyclades', /^\d+ s\d build \w+ place$/);
		await keepTable(page, {
			id: 'cell',
			game: 'cyclades',
			seats,
			bot: 'level:1',
			people: [asked],
			record,
			log: [],
		});
		const { line } = await turn(page);
		await page.locator('.dock [data-verb=build]').click();
		const places = page.locator('.map [data-lit][data-target$="-place"]');
		await places.first().waitFor();
		const wide = await places.evaluateAll(all =>
			all.map(e => {
				const r = e.getBoundingClientRect();
				return { x: r.x, y: r.y, w: r.width, h: r.height };
			}),
		);
		const two = wide.find(r => r.w > 1.6 * r.h)!;
		await page.mouse.click(two.x + two.w * (cell === 'first' ? 0.25 : 0.75), two.y + two.h / 2);
		await expect(page.locator('.table')).not.toHaveAttribute('data-line', String(line));
	});
