// Nothing moves under a pointer: in positions of recorded games everything that can be pressed is hovered, and
// everything keeps its place, and where the thing stood before the pointer came it is hit; one thing of each kind is
// clicked there, and that is what is chosen. Dock and stage have one size for a device, whatever is asked (on a phone
// the map has, behind a sheet that is as high as its question needs).
//
// For every change: two moments of a game, one on a screen and one on a phone; ./test all: every moment on a phone and
// one of seven screens by turns, so that every size sees moments of every game. Of a kind that has more than two
// things, the pointer goes to each of them at one of the two sizes.
import type { Page } from '@playwright/test';
import { expect, games, inAll, keepTable, recorded, test, turn } from './lib';
import { moments, visit, type Moment } from './moments';

type Size = readonly [width: number, height: number];
const phone: Size = [390, 844],
	laptops: Size[] = [
		[1280, 800],
		[1366, 768],
		[1440, 900],
	],
	others: Size[] = [
		[1600, 900],
		[820, 1180],
		[1920, 1080],
		[2560, 1440],
	];
const screens = laptops.flatMap((laptop, n) => [laptop, others[n]!]).concat(others.slice(laptops.length));
const byTurns = (nth: number): Size[] => [screens[nth % screens.length]!, phone];
// what is looked at on a screen, and what on a phone
const busy: Record<string, [string, string]> = {
	cyclades: ['recruit', 'march'],
	legendary: ['hero', 'troops'],
	hellas: ['turn', 'march'],
	elysium: ['acquire', 'transfer'],
};

type Box = [x: number, y: number, w: number, h: number];
interface Thing {
	name: string;
	box: Box;
	at?: [x: number, y: number]; // where nothing covers it
	chooses?: string; // a whole move, or a word of one: what touching it means
	kind: string; // things of a kind take a click the same way
}
declare global {
	interface Window {
		stood: Map<string, Box>; // where everything was before a pointer came
	}
}
const boards = ['stage', 'map__frame'];

// Everything that can be pressed, by what it is, once what the pointer has brought is drawn. Without a thing under the
// pointer all is found and noted; with one, what has another place than noted, but for that thing, which may rise; and
// whether it is what would be hit.
const survey = (page: Page, under?: Thing): Promise<{ things: Thing[]; faults: string[] }> =>
	page.evaluate(async under => {
		await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));
		const named = new Map<string, number>(),
			telling = ['data-move', 'data-target', 'data-verb', 'aria-label'],
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
		const kind = (e: Element) =>
			`${e.tagName} ${e.classList[0]} ${saidBy(e)?.split(/[ :]/)[0]} ${!!e.closest('.dock')}`;
		const hit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-target], button');
		const free = (e: Element, b: DOMRect): Thing['at'] => {
			for (const [i, k] of [4, 3, 5, 2, 6, 1, 7].flatMap(k => [4, 3, 5, 2, 6, 1, 7].map(i => [i, k] as const))) {
				const x = Math.round(b.x + (b.width * i) / 8),
					y = Math.round(b.y + (b.height * k) / 8);
				if (hit(x, y) === e) return [x, y];
			}
			return undefined;
		};
		const found: [name: string, e: Element, box: DOMRect][] = [];
		for (const e of document.querySelectorAll('.table :is(button, [data-lit], .stage, .dock, .map__frame)')) {
			const b = e.getBoundingClientRect();
			// what the pointer brings (tips, the zoomed card, the preview where the seal will stand) is no control
			if (!b.width || e.closest('.zoomed, .tip, .guide, .seal:disabled')) continue;
			const name = what(e),
				n = named.get(name) ?? 0;
			named.set(name, n + 1);
			found.push([n ? `${name} ${n}` : name, e, b]);
		}
		const boxOf = (b: DOMRect) => [b.x, b.y, b.width, b.height].map(Math.round) as Box,
			is = new Map(found.map(([name, , b]) => [name, boxOf(b)]));
		const was = window.stood ?? is,
			faults: string[] = [];
		for (const [name, box] of was) {
			const now = is.get(name);
			if (name === under?.name) continue;
			if (!now) faults.push(`${name} is gone`);
			else if (box.some((x, i) => Math.abs(x - now[i]!) > 1))
				faults.push(`${name}: ${box.join(' ')}, then ${now.join(' ')}`);
		}
		for (const name of is.keys()) if (!was.has(name) && name !== under?.name) faults.push(`${name} has come`);
		if (under?.chooses) {
			const over = hit(...under.at!);
			if (!over || found.find(([, e]) => e === over)?.[0] !== under.name)
				faults.push(`a click on it would hit ${over ? what(over) : 'nothing'}`);
		}
		if (under) return { things: [], faults };
		window.stood = is;
		const things = found.map(([name, e, b]) => ({
			name,
			box: boxOf(b),
			at: e.matches('.stage, .dock, .map__frame') ? undefined : free(e, b),
			chooses: chooses(e),
			kind: kind(e),
		}));
		return { things, faults };
	}, under);
// another size or position may bring other parts, a moment later
async function settled(page: Page): Promise<Thing[]> {
	for (;;) {
		const { things, faults } = await survey(page);
		if (!faults.length) return things;
	}
}

// What is chosen so far, once it is something else than before and all parts of the page show it.
const chosen = (page: Page, before: string) =>
	page.evaluate(async before => {
		const table = document.querySelector<HTMLElement>('.table')!.dataset;
		await window.hand.until(() => table.waits === undefined && table.meant !== before, 5000);
		return table.meant!;
	}, before);
const means = (meant: string, wanted: string) => meant === wanted || meant.split(' ').includes(wanted);

// What the pointer goes to, and what is clicked: of a kind every third or so, from the nth on.
function chooseOf(things: Thing[], nth: number, every: number) {
	const kinds = new Map<string, Thing[]>();
	for (const thing of things.filter(t => t.at)) kinds.set(thing.kind, [...(kinds.get(thing.kind) ?? []), thing]);
	const pointed = [...kinds.values()].flatMap(all =>
			all.length < 3 ? all : all.filter((_, i) => (i + nth) % every === 0),
		),
		clicked = new Map(pointed.filter(t => t.chooses).map(t => [t.kind, t.name]));
	return { pointed: pointed.map(t => t.name), clicked: new Set(clicked.values()) };
}

// One moment at one size: the faults of what is under the pointer and of the clicks. The map of a phone goes where the
// next step of a choice is lit, so that things are looked for anew when it is put back.
async function still(page: Page, [width, height]: Size, nth: number, every: number, again: () => Promise<unknown>) {
	const faults: string[] = [];
	await page.setViewportSize({ width, height });
	await page.mouse.move(1, 1);
	await survey(page); // as the size before was
	let now = await settled(page);
	const board = now.find(t => boards[width > 760 ? 0 : 1] === t.name)?.box,
		before = await page.locator('.table').getAttribute('data-meant');
	const { pointed, clicked } = chooseOf(now, nth, every);
	for (const name of pointed) {
		const thing = now.find(t => t.name === name);
		if (!thing?.at) continue;
		if (faults.length > 20) break;
		await page.mouse.move(...thing.at);
		faults.push(...(await survey(page, thing)).faults.map(f => `pointer on ${name}: ${f}`));
		if (!clicked.has(name)) continue;
		await page.mouse.down();
		await page.mouse.up();
		const meant = await chosen(page, before!);
		if (!means(meant, thing.chooses!)) faults.push(`a click on ${name} chose "${meant}"`);
		await again();
		if (width > 760) continue;
		await page.mouse.move(1, 1);
		now = await settled(page);
	}
	return { faults, board };
}

async function stillIn(page: Page, game: string, chosen: Moment[], at: (m: Moment) => Size[]) {
	const faults: string[] = [],
		sizesOf = new Map<number, Box[]>();
	let nth = 0; // other things of a kind at every size
	// whatever is chosen waits for the seal, so that it can be put back
	await page.addInitScript(() => (localStorage.setItem('careful', 'on'), localStorage.setItem('list', 'off')));
	await visit(
		page,
		game,
		'en',
		async (m, again) => {
			const sizes = at(m);
			for (const size of sizes) {
				const { faults: found, board } = await still(page, size, nth++, sizes.length, again);
				faults.push(...found.map(f => `${m.name} at ${size[0]}: ${f}`));
				if (board) sizesOf.set(size[0], [...(sizesOf.get(size[0]) ?? []), board]);
			}
		},
		chosen,
	);
	expect(faults).toEqual([]);
	for (const [width, all] of sizesOf)
		for (const box of all)
			expect(Math.max(...box.map((x, i) => Math.abs(x - all[0]![i]!))), `the board at ${width}`).toBeLessThan(2);
}

for (const [k, game] of games.entries()) {
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
					m => [m.name === busy[game]![0] ? others[0]! : phone],
				),
		);
	test(`${game}: nothing moves at any moment, and a click hits what stood there`, inAll(), ({ page }) =>
		stillIn(page, game, live, m => byTurns(live.indexOf(m) + k)),
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
