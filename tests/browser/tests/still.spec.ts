// Nothing moves under a pointer: in positions of recorded games everything that can be pressed is hovered, and
// everything keeps its place; then it is clicked where it stood before the pointer came, and that is what is chosen.
// Dock and stage have one size for a device, whatever is asked (on a phone the map has, behind a sheet that is as high
// as its question needs).
//
// For every change: two moments of a game, one on a screen and one on a phone; ./test all: every moment at every size.
import type { Page } from '@playwright/test';
import { expect, games, inAll, keepTable, recorded, test, turn } from './lib';
import { moments, visit, type Moment } from './moments';

type Size = readonly [width: number, height: number];
const sizes: Size[] = [
	[1280, 800],
	[1366, 768],
	[1440, 900],
	[1600, 900],
	[1920, 1080],
	[2560, 1440],
	[820, 1180],
	[390, 844],
];
// what is looked at on a screen, and what on a phone
const busy: Record<string, [string, string]> = {
	cyclades: ['recruit', 'march'],
	legendary: ['hero', 'troops'],
	hellas: ['turn', 'march'],
	elysium: ['acquire', 'transfer'],
};
const usual = (game: string, m: Moment): Size => (m.name === busy[game]![0] ? [1600, 900] : [390, 844]);

type Box = [x: number, y: number, w: number, h: number];
interface Thing {
	box: Box;
	at?: [x: number, y: number]; // where nothing covers it
	chooses?: string; // a whole move, or a word of one: what touching it means
}
type Things = Record<string, Thing>;
const boxes = ['stage', 'dock', 'map__frame'];

// Everything that can be pressed, by what it is, once what the pointer has brought is drawn.
const things = (page: Page): Promise<Things> =>
	page.evaluate(async () => {
		await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));
		const found: Things = {},
			named = new Map<string, number>();
		const telling = ['data-move', 'data-target', 'data-verb', 'aria-label'],
			saidBy = (e: Element) => telling.map(name => e.getAttribute(name)).find(said => said !== null);
		const what = (e: Element) =>
			e.matches('.stage, .dock, .map__frame')
				? e.classList[0]!
				: `${e.classList[0] ?? e.tagName} ${saidBy(e) ?? e.textContent!.trim()}`;
		const chooses = (e: Element) =>
			e.matches(':disabled, .chosen, .allchoices *')
				? undefined
				: (e.getAttribute('data-move') ??
					(e.matches('[data-lit]') ? e.getAttribute('data-target')!.replace(/^\w+:/, '') : undefined) ??
					e.getAttribute('data-verb') ??
					undefined);
		const free = (e: Element, b: DOMRect): Thing['at'] => {
			for (const [i, k] of [4, 3, 5, 2, 6, 1, 7].flatMap(k => [4, 3, 5, 2, 6, 1, 7].map(i => [i, k] as const))) {
				const x = Math.round(b.x + (b.width * i) / 8),
					y = Math.round(b.y + (b.height * k) / 8);
				if (document.elementFromPoint(x, y)?.closest('[data-target], button') === e) return [x, y];
			}
			return undefined;
		};
		for (const e of document.querySelectorAll('.table :is(button, [data-lit], .stage, .dock, .map__frame)')) {
			const b = e.getBoundingClientRect(),
				name = what(e),
				n = named.get(name) ?? 0;
			// what the pointer brings (tips, the zoomed card, the preview where the seal will stand) is no control
			if (!b.width || e.closest('.zoomed, .tip, .guide, .seal:disabled')) continue;
			named.set(name, n + 1);
			found[n ? `${name} ${n}` : name] = {
				box: [b.x, b.y, b.width, b.height].map(Math.round) as Box,
				at: free(e, b),
				chooses: chooses(e),
			};
		}
		return found;
	});
const far = (a: Box, b: Box) => Math.max(...a.map((x, i) => Math.abs(x - b[i]!)));

// What has another place than before, but for the thing under the pointer, which may rise.
function moved(was: Things, is: Things, hovered = ''): string[] {
	const faults: string[] = [];
	for (const [name, { box }] of Object.entries(was)) {
		const now = is[name]?.box;
		if (name === hovered) continue;
		if (!now) faults.push(`${name} is gone`);
		else if (far(box, now) > 1) faults.push(`${name}: ${box.join(' ')}, then ${now.join(' ')}`);
	}
	for (const name of Object.keys(is)) if (!was[name] && name !== hovered) faults.push(`${name} has come`);
	return faults;
}

// What is chosen so far, once it is something else than before and all parts of the page show it.
const chosen = (page: Page, before: string) =>
	page.evaluate(async before => {
		const table = document.querySelector<HTMLElement>('.table')!.dataset;
		await window.hand.until(() => table.waits === undefined && table.meant !== before, 5000);
		return table.meant!;
	}, before);
const means = (meant: string, wanted: string) => meant === wanted || meant.split(' ').includes(wanted);

// One moment at one size: the faults of every thing under the pointer and of every click. The map of a phone goes where
// the next step of a choice is lit, so that things are looked for anew when it is put back.
async function still(page: Page, [width, height]: Size, again: () => Promise<unknown>): Promise<string[]> {
	const faults: string[] = [];
	await page.setViewportSize({ width, height });
	await page.mouse.move(1, 1);
	let was = await things(page);
	// another size may bring other parts, a moment later
	for (let last: Things = {}; moved(last, was).length; was = await things(page)) last = was;
	const before = await page.locator('.table').getAttribute('data-meant');
	for (const name of Object.keys(was).filter(n => was[n]!.at && !boxes.includes(n))) {
		const { at, chooses } = was[name] ?? {};
		if (!at) continue;
		if (faults.length > 20) break;
		await page.mouse.move(...at);
		faults.push(...moved(was, await things(page), name).map(f => `pointer on ${name}: ${f}`));
		if (!chooses) continue;
		await page.mouse.down();
		await page.mouse.up();
		const meant = await chosen(page, before!);
		if (!means(meant, chooses)) faults.push(`a click on ${name} chose "${meant}"`);
		await again();
		if (width > 760) continue;
		await page.mouse.move(1, 1);
		was = await things(page);
	}
	return faults;
}

async function stillIn(page: Page, game: string, chosen: Moment[], at: (m: Moment) => Size) {
	const faults: string[] = [],
		sizesOf = new Map<number, Box[]>();
	// whatever is chosen waits for the seal, so that it can be put back
	await page.addInitScript(() => (localStorage.setItem('careful', 'on'), localStorage.setItem('list', 'off')));
	await visit(
		page,
		game,
		'en',
		async (m, again) => {
			const size = at(m);
			faults.push(...(await still(page, size, again)).map(f => `${m.name} at ${size[0]}: ${f}`));
			const all = await things(page),
				fixed = size[0] > 760 ? all.stage : all.map__frame;
			if (fixed) sizesOf.set(size[0], [...(sizesOf.get(size[0]) ?? []), fixed.box]);
		},
		chosen,
	);
	expect(faults).toEqual([]);
	for (const [width, all] of sizesOf)
		for (const box of all) expect(far(box, all[0]!), `the board at ${width}`).toBeLessThan(2);
}

for (const game of games) {
	const live = moments[game]!.filter(m => m.name !== 'end');
	// whose board has no kind of control of its own is for ./test all
	if (game !== 'legendary')
		test(
			`${game}: nothing moves under a pointer, and a click hits what stood there`,
			{ tag: '@usual' },
			({ page }) =>
				stillIn(
					page,
					game,
					live.filter(m => busy[game]!.includes(m.name)),
					m => usual(game, m),
				),
		);
	for (const size of sizes)
		test(
			`${game} at ${size[0]}: nothing moves at any moment, and a click hits what stood there`,
			inAll(),
			({ page }) => stillIn(page, game, live, () => size),
		);
}

// From one question of a turn to the next, too: tiles in the same question, tools in all.
const turns: [game: string, line: RegExp, sizes: [number, number][]][] = [
	[
		'cyclades',
		/^376 s2 buy chiron$/,
		[
			[1366, 768],
			[820, 1180],
			[390, 844],
		],
	],
	[
		'legendary',
		/^288 s4 mercenary$/,
		[
			[1366, 768],
			[820, 1180],
			[768, 1024],
			[390, 844],
		],
	],
];
for (const [game, line, width, height] of turns.flatMap(([game, line, sizes]) =>
	sizes.map(size => [game, line, ...size] as const),
))
	test(`${game} at ${width}: what a turn goes on offering stays where it stood`, inAll(), async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const { record, seats, asked, then } = recorded(game, line),
			stood = new Map<string, number>();
		await keepTable(page, { id: 'turn', game, seats, bot: 'level:1', people: [asked], record, log: [] });
		let met = 0;
		for (const move of then.slice(0, 12)) {
			await turn(page);
			const asked = await page.locator('.prompt').textContent(),
				row = await page
					.locator('.dock .acts > .act[data-verb], .dock .tool:not([aria-label], .tool--comes)')
					.evaluateAll(
						(all, asked) =>
							all.map(e => {
								const verb = e.getAttribute('data-verb');
								return [
									verb
										? `${asked} ${verb} ${e.textContent}`
										: e.querySelector('.tool__name')!.textContent,
									e.getBoundingClientRect().x,
								] as const;
							}),
						asked,
					);
			for (const [what, x] of row) {
				const was = stood.get(what);
				if (was !== undefined && ++met) expect(Math.abs(x - was), `${what}, before ${move}`).toBeLessThan(1);
				stood.set(what, x);
			}
			expect(await page.evaluate(move => window.hand.play(move), move)).toBe('');
		}
		expect(met).toBeGreaterThan(2);
	});

for (const [width, height] of [
	[1366, 768],
	[820, 1180],
] as const)
	test(
		`cyclades at ${width}: "Stop here" stands where it stood, however many may sail on`,
		inAll(),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.addInitScript(() => localStorage.setItem('list', 'off'));
			const stood = new Set<number>();
			for (const line of [/^435 s3 sail G3 1 H2$/, /^105 s1 sail 1 A2$/]) {
				const { record, seats, asked } = recorded('cyclades', line),
					id = `stop${stood.size}`;
				await keepTable(page, {
					id,
					game: 'cyclades',
					seats,
					bot: 'level:1',
					people: [asked],
					record,
					log: [],
				});
				await turn(page);
				stood.add((await page.locator('.dock [data-move=stop]').boundingBox())!.x);
			}
			expect([...stood]).toHaveLength(1);
		},
	);

test('elysium: the columns stand where they stood, whatever is asked beside them', inAll(), async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	const stood = new Set<string>();
	await visit(
		page,
		'elysium',
		'en',
		async m => {
			const at = await page.locator('.post').evaluateAll(all => all.map(e => e.getBoundingClientRect().x));
			if (at.length) stood.add(`${at.map(Math.round).join(' ')}`);
			else expect(m.name).toMatch(/transfer|legend/);
		},
		moments.elysium!.filter(m => m.name !== 'end'),
	);
	expect([...stood]).toHaveLength(1);
});
