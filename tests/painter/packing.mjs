// packing.mjs PETTEIA ENGINE.wasm PAINTER.wasm POSITIONS: nothing overlaps on a map. Bots play games of every game that
// has a map and a face that lays one out; at so many positions and two sizes of each the face's own areas are packed as
// the page does it, and no two names, marks or pieces may overlap, nothing may be lost, no name either, pieces may not
// be smaller than agreed, and what did not change may not move.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEngine, openPainter } from './modules.mjs';

const [petteia, engineFile, painterFile, positions] = process.argv.slice(2);
const web = resolve(import.meta.dirname, '../../clients/web'),
	work = mkdtempSync(join(tmpdir(), 'packing-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const { build } = createRequire(join(web, 'package.json'))('esbuild');

// The page's own modules, without a page and in English.
for (const lang of ['ru', 'pl']) writeFileSync(join(work, lang + '.json'), '{}');
async function load(entry, name) {
	const file = join(work, name + '.mjs');
	await build({
		entryPoints: [entry],
		outfile: file,
		bundle: true,
		format: 'esm',
		platform: 'node',
		jsx: 'automatic',
		jsxImportSource: 'preact',
		nodePaths: [join(web, 'node_modules')],
		alias: { generated: work, page: join(web, 'src') },
		loader: { '.css': 'empty' },
		external: ['/fonts/*'],
		logLevel: 'error',
		banner: {
			js:
				'globalThis.localStorage ??= { getItem: () => null, setItem() {} };' +
				"globalThis.navigator ??= { languages: ['en'] };",
		},
	});
	return import(file);
}
const geometry = await load(join(web, 'src/map/geometry.ts'), 'geometry'),
	layout = await load(join(web, 'src/map/layout.ts'), 'layout'),
	overlap = await load(join(web, 'src/map/overlap.ts'), 'overlap'),
	packer = await load(join(web, 'src/map/packer.ts'), 'packer'),
	{ fillUsual } = await load(join(web, 'src/play/usual.ts'), 'usual');
const colours = ['red', 'blue', 'yellow', 'green', 'black', 'purple'];
const colour = owner => (!owner ? undefined : (colours[Number(/^s(\d)$/.exec(owner)?.[1]) - 1] ?? owner));

// What a face is given, as far as its areas ask.
const propsOf = (view, board) => ({
	view: { view, board, question: {} },
	log: [],
	table: { seats: [] },
	say: (_, token) => String(token),
	name: s => s,
	colour,
	lit: new Map(),
	picked: { values: [] },
	marks: new Set(),
	fresh: new Set(),
	moves: [],
	pick() {},
});

const engine = await openEngine(engineFile),
	painter = await openPainter(painterFile),
	games = engine.games();
const boards = [
	{ game: 'cyclades', seats: 5 },
	{ game: 'cyclades', seats: 4 },
	{ game: 'cyclades', seats: 2 },
	{ game: 'legendary', seats: 4 },
	{ game: 'legendary', seats: 6 },
	{ game: 'legendary', seats: 3 },
	{ game: 'hellas', seats: 4 },
];
const crowded = 0.03, // of the pieces may stand beside their area on a phone, and as many behind another
	elsewhere = 0.1, // of the pieces are buildings away from their slot
	mistaken = 0.02; // of the names there may be taken for another land's
const sizes = [
	[758, 600],
	[832, 712],
]; // the stage at 1366x768 and 1440x900
const phone = [390, 432],
	finger = 28, // its stage, and how large pieces are there at least
	fingertip = 44; // and hexes, wide
const wanted = Number(positions),
	perBoard = game => Math.ceil(wanted / boards.filter(b => b.game === game).length);
let failed = 0,
	passed = 0,
	freed = 0;
const check = (good, what) => (good ? passed++ : (failed++, failed < 30 && console.log(what)));

const sameStanding = (a, b) =>
	a.placed.every(s => {
		const o = b.placed.find(q => q.id === s.id);
		return !o || (o.x === s.x && o.y === s.y);
	});

// Every area that has a name shows it, in full or short.
const nameless = (areas, placement) => areas.filter(a => a.name && placement.areas.get(a.id).label < 0).map(a => a.id);

// Names beside their land to which another land is much nearer: they would be taken for its own.
function mistakable(prepared, labelOf = a => a.pick) {
	const away = (o, s) =>
		Math.min(
			...[-1, 1].flatMap(k => [
				overlap.distance(o.segments, s.x + k * s.hw, s.y, 99),
				overlap.distance(o.segments, s.x, s.y + k * s.hh, 99),
			]),
		);
	return prepared.areas.filter(a => {
		const s = a.land && a.labels[labelOf(a)];
		if (!s || overlap.inside(a.rings, s.x, s.y)) return false;
		const own = away(a, s);
		return prepared.areas.some(o => o !== a && o.land && away(o, s) < 0.75 * own);
	});
}

// A phone opens as near as it must.
function packOnPhone(face, shape, p, last) {
	const zoom = layout.startOf(shape, ...phone),
		level = layout.levels.findLast(l => l <= zoom),
		view = layout.viewOf(shape, ...phone, level),
		areas = face.stageAreas(p, view, shape);
	const prepared = layout.prepareStage(shape, view, areas),
		state = layout.stateOf(prepared, areas),
		placement = packer.solve(prepared, state, last?.prepared === prepared ? last.placement : undefined);
	return { zoom, level, k: view.k, areas, prepared, state, placement };
}

// What is built belongs to its slot, half in the water or not.
const off = (state, placement) =>
	[...placement.areas].flatMap(([id, r]) =>
		r.placed.filter(s => {
			const at = state.get(id)?.find(q => q.id === s.id)?.at;
			return at && Math.hypot(at.x - s.x, at.y - s.y) > Math.min(s.hw, s.hh);
		}),
	).length;

// How many pieces stand there at all, with their middle beyond their own area, and behind another; and names that seem
// to belong to another land.
function crowd(sum, { prepared, state, placement }) {
	sum.astray += mistakable(prepared, a => placement.areas.get(a.id).label).length;
	sum.off += off(state, placement);
	sum.names += prepared.areas.filter(a => a.land && a.label).length;
	for (const [id, r] of placement.areas) {
		sum.all += r.placed.length;
		sum.abroad += r.placed.filter(
			s => !state.get(id).find(q => q.id === s.id).at && !overlap.inside(prepared.by.get(id).rings, s.x, s.y),
		).length;
		sum.behind += r.folded.reduce((n, f) => n + f.hidden.length, 0);
	}
}

// What fights and sails is large enough then, and nothing overlaps.
function onPhone(face, shape, p, what) {
	const { zoom, level, k, areas, prepared, state, placement } = packOnPhone(face, shape, p),
		bad = packer.overlaps(prepared, state, placement),
		pieces = [...placement.areas.values()]
			.flatMap(r => r.placed)
			.filter(s => /^(troops|fleet|hop |hero )/.test(s.id));
	check(!bad.length, `${what} on a phone: ${bad.slice(0, 3).join('; ')}`);
	const wide = ((shape.hex?.size ?? Infinity) * Math.sqrt(3) * k * zoom) / level;
	check(wide >= fingertip, `${what} on a phone: hexes of ${wide.toFixed(1)} px`);
	const lost = nameless(areas, placement);
	check(!lost.length, `${what} on a phone: no names beside ${lost}`);
	check(
		pieces.length > 3 && pieces.every(s => (2 * Math.min(s.hw, s.hh) * zoom) / level >= finger - 0.5),
		`${what} on a phone: pieces of ${pieces.map(s => ((2 * Math.min(s.hw, s.hh) * zoom) / level).toFixed(1))} px`,
	);
}

// A map whose ground was surveyed for other marks, or whose names were placed for other lengths, is prepared as if it
// were the first.
function taken(face, shape, p, what) {
	const view = layout.viewOf(shape, ...sizes[0], 1),
		areas = face.stageAreas(p, view, shape),
		first = layout.prepareStage({ ...shape }, view, areas);
	const put = prepared =>
		JSON.stringify(
			prepared.areas.map(a => [
				a.id,
				a.pick,
				a.hx,
				a.hy,
				a.near.map(s => [s.of.id, s.x, s.y]),
				[...a.x],
				[...a.marks, ...a.labels].map(s => [s.id, s.x, s.y, s.cost, s.of === a]),
			]),
		);
	const others = {
		marks: areas.map(a => ({ ...a, marks: [] })),
		names: areas.map((a, i) => (i % 3 ? a : { ...a, extra: { w: 23, draw: () => null } })),
	};
	for (const [kind, before] of Object.entries(others)) {
		const mine = { ...shape },
			other = layout.prepareStage(mine, view, before),
			was = put(other);
		check(
			put(layout.prepareStage(mine, view, areas)) === put(first),
			`${what}: another layout than that of a fresh map, after other ${kind}`,
		);
		check(put(other) === was, `${what}: a layout that is kept was changed by the next one, after other ${kind}`);
	}
}

for (const { game, seats } of boards) {
	const areas = resolve(import.meta.dirname, '../../games', game, 'web/areas.tsx');
	if (!existsSync(areas)) {
		console.log(`${game}: its face lays out no map`);
		continue;
	}
	const face = await load(areas, game);
	const keep = join(work, `${game}${seats}`);
	execFileSync(petteia, [
		'sim',
		game,
		'--games',
		'3',
		'--seats',
		String(seats),
		'--bots',
		'level:1',
		'--seed',
		'11',
		'--keep',
		keep,
	]);
	const records = readdirSync(keep).map(f => readFileSync(join(keep, f), 'utf8')),
		each = Math.ceil(perBoard(game) / records.length);
	const small = { all: 0, abroad: 0, behind: 0, off: 0, names: 0, astray: 0 };
	let folds = 0,
		shown = 0,
		strayed = 0,
		shape,
		lastSeen,
		fullest, // the position with most pieces
		most = 0;
	for (const record of records) {
		const table = engine.read(record),
			lines = engine.line(table) - 1,
			step = Math.max(1, Math.floor(lines / each));
		let plan = '',
			onPhoneNow,
			last = sizes.map(() => null);
		for (let line = Math.min(60, lines); line <= lines; line += step) {
			const at = engine.read(
				record
					.split('\n')
					.filter(
						(l => {
							let n = 0;
							return t => (/^\d/.test(t) ? ++n <= line : !/^result/.test(t));
						})(),
					)
					.join('\n') + '\n',
			);
			const position = engine.view(at, 255);
			fillUsual(position, null, games);
			const p = propsOf(position, engine.board(at, 255));
			engine.free(at);
			if (!p.view.board.areas?.length) continue;
			lastSeen = p;
			const now = geometry.planKey(geometry.planOf(p.view.board));
			if (now !== plan) {
				plan = now;
				painter.sheet(p.view.board);
				shape = geometry.readOutline(geometry.planOf(p.view.board), painter.outline());
				last = sizes.map(() => null);
			}
			crowd(small, (onPhoneNow = packOnPhone(face, shape, p, onPhoneNow)));
			sizes.forEach(([w, h], i) => {
				const where = `${game} for ${seats}, line ${line}, ${w}x${h}`,
					view = layout.viewOf(shape, w, h, 1),
					areas = face.stageAreas(p, view, shape);
				const many = areas.reduce((n, a) => n + (a.pieces?.length ?? 0), 0);
				if (many > most) [most, fullest] = [many, { p, shape }];
				const prepared = layout.prepareStage(shape, view, areas),
					state = layout.stateOf(prepared, areas);
				if (last[i]?.of !== prepared)
					for (const a of mistakable(prepared))
						check(false, `${where}: the name of ${a.id} stands nearer to another land`);
				const was = last[i]?.of === prepared ? last[i].placement : undefined,
					placement = packer.solve(prepared, state, was);
				const bad = packer.overlaps(prepared, state, placement);
				check(!bad.length, `${where}: ${bad.slice(0, 3).join('; ')}`);
				const lost = nameless(areas, placement);
				check(!lost.length, `${where}: no names beside ${lost}`);
				strayed += off(state, placement);
				for (const a of areas) {
					const r = placement.areas.get(a.id),
						there = new Set([...r.placed.map(s => s.id), ...r.folded.flatMap(f => f.hidden)]);
					check(
						(a.pieces ?? []).every(q => there.has(q.id)),
						`${where}: a piece of ${a.id} is neither shown nor folded`,
					);
					for (const s of r.placed) {
						const piece = a.pieces.find(q => q.id === s.id);
						check(
							2 * Math.min(s.hw, s.hh) >= piece.min - 0.01,
							`${where}: ${s.id} in ${a.id} is only ${2 * Math.min(s.hw, s.hh)} px`,
						);
					}
					folds += r.folded.length;
					shown += r.placed.length;
				}
				const again = packer.solve(prepared, state, placement);
				check(
					again.solved === 0 && [...again.areas].every(([id, r]) => sameStanding(r, placement.areas.get(id))),
					`${where}: nothing changed, yet something moved`,
				);
				// what is to be chosen comes out from behind the others
				const [full, tight] =
					[...placement.areas].find(([id, r]) => r.folded.length && state.get(id).every(q => !q.keep)) ?? [];
				if (tight) {
					const gone = tight.folded[0].hidden[0],
						chosen = new Map(state).set(
							full,
							state.get(full).map(q => (q.id === gone ? { ...q, keep: true } : q)),
						);
					check(
						packer
							.solve(prepared, chosen, placement)
							.areas.get(full)
							.placed.some(q => q.id === gone),
						`${where}: ${gone} of ${full} is to be chosen and stays behind`,
					);
					freed++;
				}
				last[i] = { of: prepared, placement };
			});
		}
		engine.free(table);
	}
	onPhone(face, fullest.shape, fullest.p, `${game} for ${seats}`);
	taken(face, shape, lastSeen, `${game} for ${seats}`);
	const { all, abroad, behind, names, astray } = small;
	check(
		strayed < elsewhere * shown && small.off < elsewhere * all,
		`${game} for ${seats}: off their slot ${strayed} of ${shown}, on a phone ${small.off} of ${all}`,
	);
	check(
		abroad < crowded * all && behind < crowded * all,
		`${game} for ${seats} on a phone: of ${all} pieces ${abroad} stand beside their area, ${behind} behind another`,
	);
	check(
		astray < mistaken * names,
		`${game} for ${seats} on a phone: ${astray} of ${names} names stand nearer to another land`,
	);
	console.log(
		`${game} for ${seats}: ${((100 * folds) / (shown || 1)).toFixed(2)} % of the pieces stand behind another`,
	);
}
check(freed > 0, 'no piece stood behind another that could be chosen');
console.log(`packing: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
