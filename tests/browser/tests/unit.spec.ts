// Parts of the client that need no browser.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
	aimless,
	apart,
	chipOf,
	groups,
	lit,
	narrowed,
	nothing,
	unasked,
} from '../../../clients/web/src/table/choices';
import { stopsAfter } from '../../../clients/web/src/table/state/playback';
import { awardsOf } from '../../../clients/web/src/table/awards';
import { halfMade, standing, takenBack, turnEnds, turnOf } from '../../../clients/web/src/table/state/lines';
import { sceneOf, weightOf } from '../../../clients/web/src/table/scene';
import { partsOf, sentences } from '../../../clients/web/src/table/told';
import { chipHeight, chipSpots } from '../../../clients/web/src/map/chipspots';
import { cornered, extentOf, seenOf, viewOf } from '../../../clients/web/src/map/layout';
import type { Extent } from '../../../clients/web/src/map/panzoom';
import type { Prepared } from '../../../clients/web/src/map/prepare';
import { Thing, hit, inside, type Area } from '../../../clients/web/src/map/overlap';
import { middleFor, placeOn, type Place } from '../../../clients/web/src/map/sight';
import { readPo } from '../../../clients/web/po.mjs';
import { apiTypes, positionTypes } from '../../../clients/web/types.mjs';
import { fillUsual } from '../../../clients/web/src/play/usual';
import type { Choice, GameEvent, LogEntry, Position, Table } from '../../../clients/web/src/play/types';
import { correction, formatBits, qr, versionBits } from '../../../clients/web/src/browser/qr';

const sail = (from: string, n: number, to: string): Choice => ({
	move: `sail ${from} ${n} ${to}`,
	verb: 'sail',
	text: `sail ${n} from ${from} to ${to}`,
	args: [
		{ kind: 'sea', value: from, label: from },
		{ kind: 'number', value: n, label: String(n) },
		{ kind: 'sea', value: to, label: to },
	],
});
const moves = [
	sail('A', 1, 'B'),
	sail('A', 2, 'B'),
	sail('B', 1, 'A'),
	{ move: 'end', verb: 'end', text: 'end the turn', args: [] },
];
const click = (value: string) => ({ kinds: ['sea'], value });

test('a first click means "from here" before it means "to here"', () => {
	expect(narrowed(moves, { values: [click('A')] }).map(m => m.move)).toEqual(['sail A 1 B', 'sail A 2 B']);
	expect(narrowed(moves, { values: [click('A'), click('B')] }).length).toBe(2);
	expect(narrowed(moves, { values: [click('C')] })).toEqual([]);
});

test('the only aim of a move is touched, too, and what costs by an action that was not chosen is sealed', () => {
	const here = { values: [click('B')] },
		only = narrowed(moves, here);
	expect(only.map(m => m.move)).toEqual(['sail B 1 A']);
	expect(aimless(only[0]!, here)).toBe(true);
	expect(aimless(only[0]!, { values: [click('B'), click('A')] })).toBe(false);
	const paid = { ...only[0]!, price: 1 };
	expect(unasked(paid, here, moves)).toBe(true);
	expect(unasked(paid, { ...here, verb: 'sail' }, moves)).toBe(false);
	expect(unasked(only[0]!, here, moves)).toBe(false);
	expect(unasked(paid, { values: [click('B'), click('A')] }, moves)).toBe(false);
});

test('an aim that one army can reach means that army, and the seal names it where it costs or fights', () => {
	const there = { verb: 'sail', values: [click('C')] },
		[only] = narrowed([...moves, sail('A', 1, 'C')], there);
	expect(only!.move).toBe('sail A 1 C');
	expect(aimless(only!, there)).toBe(false);
	expect(unasked(only!, there, moves)).toBe(false);
	expect(unasked({ ...only!, price: 1 }, there, moves)).toBe(true);
});

test('the next thing to click is lit', () => {
	expect([...lit(moves, nothing).keys()].sort()).toEqual(['sea:A', 'sea:B']);
	expect([...lit(narrowed(moves, { values: [click('A')] }), { values: [click('A')] }).keys()]).toEqual(['sea:B']);
});

test('a button says what tells its move from the others', () => {
	expect(apart([sail('A', 1, 'B'), sail('A', 1, 'C')])).toEqual(['B', 'C']);
	expect(apart([sail('A', 1, 'C'), sail('B', 2, 'C')])).toEqual(['1 from A', '2 from B']);
	expect(apart([moves[0]!, moves[3]!])).toEqual([moves[0]!.text, 'end the turn']);
	expect(apart([moves[3]!])).toEqual(['end the turn']);
});

test('long lists are asked for in steps that lose nothing', () => {
	const many = [...Array(30).keys()].map(i => sail('ABC'[i % 3]!, 1 + (i % 2), `z${i}`)).concat(moves);
	const all = new Set<string>();
	const walk = (picked = nothing, depth = 0): void => {
		const some = narrowed(many, picked),
			folded = depth < 5 ? groups(some, picked) : null;
		if (!folded) return some.forEach(m => void all.add(m.move));
		folded.forEach(g => (g.moves.length === 1 ? void all.add(g.moves[0]!.move) : walk(g.pick, depth + 1)));
	};
	walk();
	expect(all.size).toBe(new Set(many.map(m => m.move)).size);
});

test('others’ moves stop where something was done, with the dice that followed', () => {
	const did = [{ event: 'x', text: 'x' }];
	const log = [
		{ line: 1, seat: 's1', events: did },
		{ line: 2, seat: '*', events: did }, // done, and its dice
		{ line: 3, seat: 's2', events: [] },
		{ line: 4, seat: 's2', events: [] },
		{ line: 5, seat: 's2', events: did }, // from where, to where, done
		{ line: 6, seat: 's3', events: did },
	].map(l => ({ ...l, move: '', text: '' }));
	const after = (line: number) => stopsAfter(log, line, () => false);
	expect(after(0)).toEqual([2, 5, 6]);
	expect(after(2)).toEqual([5, 6]);
	expect(after(6)).toEqual([]);
});

test('a place says what going there costs, who stands there, and whether that is a loss', () => {
	const march = (n: number, price: number, own: number, warning?: string): Choice => ({
		...sail('A', n, 'B'),
		price,
		battle: { place: { kind: 'sea', value: 'B', label: 'B' }, units: [own, 3], strength: [own, 3] },
		...(warning ? { warning } : {}),
	});
	const weak = march(1, 1, 1, 'you would fight with 1 against 3'),
		strong = march(4, 1, 4);
	expect(chipOf([weak])).toEqual({ price: 1, foes: 3, warned: true, warning: 'you would fight with 1 against 3' });
	expect(chipOf([weak, strong])).toMatchObject({ price: 1, foes: 3, warned: false }); // there is a better way
	expect(chipOf([weak, march(2, 2, 2, 'x')])).toEqual({
		price: undefined,
		foes: 3,
		warned: true,
		warning: undefined,
	});
	expect(chipOf([])).toMatchObject({ price: undefined, warned: false });
});

test('translations are read with their plural forms', () => {
	expect(
		readPo(
			'msgid "a"\nmsgstr "b"\n\nmsgid "{n} x"\nmsgid_plural "{n} xs"\nmsgstr[0] "1"\nmsgstr[1] ' +
				'"2"\nmsgstr[2] "3"\n',
		),
	).toEqual({ a: 'b', '{n} x': ['1', '2', '3'] });
});

const line = (n: number, seat: string, move: string, ...events: GameEvent[]): LogEntry => ({
	line: n,
	seat,
	move,
	text: move,
	events,
});
const did: GameEvent = { event: 'x', text: 'x' };

test('what was taken back can be done again, until something else is done', () => {
	const log = [
		line(1, 's1', 'a', did),
		line(2, 's2', 'b', did),
		line(3, 's1', 'c'),
		line(4, 's1', 'undo 3'),
		line(5, 's1', 'undo 1'),
	];
	expect(standing(log).map(l => l.line)).toEqual([]);
	expect(takenBack(log).map(l => l.move)).toEqual(['a', 'b', 'c']);
	expect(takenBack([...log, line(6, 's1', 'a', did)]).map(l => l.move)).toEqual(['b', 'c']);
	expect(takenBack([...log, line(6, 's1', 'other')])).toEqual([]);
	expect(halfMade(log.slice(0, 3), 's1')).toBe(true); // c did nothing yet
	expect(halfMade(log.slice(0, 1), 's1')).toBe(false);
	expect(halfMade(log.slice(0, 3), 's2')).toBe(false);
});

test('a replay goes by whole turns', () => {
	expect(
		turnEnds([
			line(1, '*', 'd'),
			line(2, 's1', 'a'),
			line(3, 's1', 'b'),
			line(4, '*', 'd'),
			line(5, 's1', 'c'),
			line(6, 's2', 'a'),
			line(7, '*', 'd'),
		]),
	).toEqual([1, 5, 7]);
});

test('events become scenes: both sides of a battle, a theft, what is revealed', () => {
	const arg = (kind: string, value: string | number) => ({ kind, value, label: String(value) });
	const face = {
		seatKinds: ['seat'],
		moments: {
			fight: 'battle',
			dice: 'dice',
			lost: 'loss',
			rob: 'theft',
			give: 'give',
			deal: 'reveal',
			level: 'wonder i-monument',
		},
	};
	const begun = line(1, 's1', 'go', {
		event: 'fight',
		who: 's1',
		args: [arg('sea', 'B2'), arg('seat', 's2')],
		text: 'attack',
	});
	const rolled = line(
		2,
		'*',
		'roll',
		{ event: 'dice', args: [3, 1, 5, 2].map(n => arg('number', n)), text: '' },
		{ event: 'lost', who: 's2', args: [arg('number', 2), arg('sea', 'B2')], text: 'two lost' },
	);
	const at = (log: LogEntry[], fighting = false) => ({ log, view: { battle: fighting ? {} : null } as never });
	expect(sceneOf(face, at([begun]), [begun], ['s3'])).toBeNull(); // nothing is decided yet
	const scene = sceneOf(face, at([begun, rolled]), [rolled], ['s2'])!;
	expect(scene).toMatchObject({
		kind: 'battle',
		own: true,
		told: [],
		sides: [
			{ owner: 's1', die: 3, strength: 5, lost: 0, won: true },
			{ owner: 's2', die: 1, strength: 2, lost: 2 },
		],
	});
	expect(sceneOf(face, at([begun, rolled]), [rolled], ['s3'])!.own).toBe(false);
	// the battle goes on: its own theatre stands
	expect(sceneOf(face, at([begun, rolled], true), [rolled], ['s2'])).toBeNull();
	// what is decided is held: a result of our own, a scene of others, a beat while it goes on; our own moves are not
	const weight = (mine: string[], fresh: LogEntry[], fighting = false) =>
		weightOf(face, at([begun, rolled], fighting), fresh, mine);
	expect(weight(['s2'], [rolled])).toBe('result');
	expect(weight(['s3'], [rolled])).toBe('scene');
	expect(weight(['s3'], [rolled], true)).toBe('beat');
	expect(weight(['s1'], [begun])).toBe('move');
	// whoever gives way ends a battle too, and the one who holds the place has won it
	const fled = line(3, 's1', 'go', { event: 'away', who: 's1', args: [arg('number', 2)], text: 'flees' });
	const host = () => ({ owner: 's2', units: (owner: string) => (owner === 's2' ? 3 : 0) });
	const fleeing = { ...face, host, moments: { ...face.moments, away: 'retreat', turn: 'turn' } };
	expect(sceneOf(fleeing, at([begun, rolled, fled]), [fled], ['s2'])).toMatchObject({
		told: ['flees'],
		sides: [
			{ owner: 's1', left: 0 },
			{ owner: 's2', lost: 2, left: 3, won: true },
		],
	});
	const later = line(3, 's2', 'go', { event: 'turn', who: 's2', text: 'turn' });
	expect(
		sceneOf(fleeing, at([begun, rolled, later, { ...fled, line: 4 }]), [{ ...fled, line: 4 }], ['s2']),
	).toBeNull();
	// the same event means what it is about
	const special = (what: string) =>
		line(3, 's1', 'go', { event: 'special', who: 's1', args: [arg('special', what)], text: what });
	const usurping = { ...face, moments: { 'special usurp': 'seizure i-usurp' } };
	expect(sceneOf(usurping, at([]), [special('usurp')], ['s2'])).toMatchObject({
		kind: 'seizure',
		by: 's1',
		sign: 'i-usurp',
	});
	expect(sceneOf(usurping, at([]), [special('march')], ['s2'])).toBeNull();
	const robbed = line(3, 's1', 'rob', {
		event: 'rob',
		who: 's1',
		args: [arg('number', 4), arg('seat', 's2')],
		text: 'takes 4',
	});
	expect(sceneOf(face, at([robbed]), [robbed], ['s2'])).toMatchObject({
		kind: 'theft',
		own: true,
		sides: [{ owner: 's2', lost: 4 }, { owner: 's1' }],
	});
	expect(sceneOf({ ...face, moments: { rob: 'theft i-troop' } }, at([robbed]), [robbed], ['s2'])!.sign).toBe(
		'i-troop',
	); // what was taken
	expect(sceneOf({ ...face, moments: { rob: 'theft seat' } }, at([robbed]), [robbed], ['s2'])!.sign).toBe('i-s2');
	// whoever has to give is robbed, too: of several the one who looks, what made him beside it
	const gives = (who: string) => ({
		event: 'give',
		who,
		args: [arg('number', 1), arg('seat', 's1')],
		text: `${who} gives`,
	});
	const power = line(3, 's1', 'power', { event: 'power', who: 's1', text: 'power' }, gives('s2'), gives('s3'));
	expect(sceneOf(face, at([power]), [power], ['s2'])).toMatchObject({
		kind: 'theft',
		own: true,
		sides: [{ owner: 's2', lost: 1 }, { owner: 's1' }],
		told: ['power', 's3 gives'],
	});
	expect(weightOf(face, at([power]), [power], ['s2'])).toBe('ours');
	expect(weightOf(face, at([power]), [power], ['s4'])).toBe('scene');
	const dealt = line(
		4,
		'*',
		'deal',
		{ event: 'deal', args: [arg('card', 'a')], text: 'a comes' },
		{ event: 'deal', args: [arg('card', 'b')], text: 'b comes' },
	);
	expect(sceneOf(face, at([dealt]), [dealt], [])!.things.map(a => a.value)).toEqual(['a', 'b']);
	// the same events, counted for the end
	const awards = awardsOf(face, [begun, rolled, robbed, dealt], ['s1', 's2'], o => o);
	expect(awards).toEqual([
		{ deed: 'stolen', seat: 's1', n: 1 },
		{ deed: 'lost', seat: 's2', n: 2 },
	]);
	expect(
		awardsOf(face, [begun, rolled, robbed, line(5, 's1', 'undo 3')], ['s1', 's2'], o => o).map(a => a.deed),
	).toEqual(['lost']); // what was taken back does not count
	expect(sceneOf({ seatKinds: [] }, at([dealt]), [dealt], [])).toBeNull();
});

test('QR codes by the vectors of the standard', () => {
	// ISO/IEC 18004: the example of "01234567" (annex I), format information of M and mask 5 (annex C), version 7
	// (annex D)
	expect(
		correction(
			[0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11],
			10,
		),
	).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
	expect(formatBits(5)).toBe(0b100000011001110);
	expect(versionBits(7)).toBe(0b000111110010010100);
	// size by length, and no further
	expect(['a', 'a'.repeat(84), 'a'.repeat(85), 'a'.repeat(213)].map(text => qr(text)!.length)).toEqual([
		21, 37, 41, 57,
	]);
	expect(qr('a'.repeat(214))).toBe(null);
	// a whole code that a reader has read
	const code = qr('petteia')!;
	expect(code.map(row => row.map(Number).join('')).join('\n')).toBe(
		readFileSync(new URL('./petteia.qr', import.meta.url), 'utf8').trim(),
	);
});

test('a position has every field: what it leaves out is read as usual, and is not listed or sent', () => {
	const field = {
		pub: [
			{ name: 'round', kind: 'number' },
			{ name: 'gold', kind: 'number', by: 'seat' },
			{ name: 'level', kind: 'number', usual: 1, by: 'god' },
			{ name: 'card', kind: 'card', usual: 'c3' },
			{ name: 'marks', kind: 'god', set: true },
			{ name: 'king', kind: 'seat' },
			{ name: 'row', kind: 'god', by: 'number', count: 2 },
			{
				name: 'hero',
				by: 'god',
				fields: [
					{ name: 'at', kind: 'god' },
					{ name: 'on', kind: 'flag' },
				],
			},
		],
		priv: [{ name: 'hand', kind: 'card', set: true }],
	};
	const kinds = ['god', 'card'].map(name => ({
		name,
		values: (name === 'god' ? ['zeus', 'ares'] : ['c1', 'c3']).map(token => ({ token, label: token })),
	}));
	const game = {
		id: 'toy',
		version: 1,
		title: '',
		blurb: '',
		seats: { min: 1, max: 2 },
		options: [],
		who: 'seat',
		kinds,
		verbs: [],
		events: [],
		fields: field,
	};
	const came = {
		game: 'toy',
		version: 1,
		seats: 2,
		pub: { gold: { s2: 3 }, hero: { ares: { on: true } } },
		priv: {},
		flow: [],
	};
	const view = structuredClone(came) as Position;
	fillUsual(view, 's1', [game]);
	expect([
		view.pub.round,
		view.pub.gold.s1,
		view.pub.gold.s2,
		view.pub.level.zeus,
		view.pub.card,
		view.pub.king,
	]).toEqual([0, 0, 3, 1, 'c3', null]);
	expect([
		view.pub.marks,
		view.pub.row,
		view.pub.hero.zeus.on,
		view.pub.hero.ares.on,
		view.pub.hero.ares.at,
		view.priv.s1!.hand,
	]).toEqual([[], [null, null], false, true, null, []]);
	expect(Object.keys(view.pub.hero)).toEqual(['ares']);
	expect(Object.keys(view.pub.level)).toEqual([]); // also where all of it was left out
	expect(JSON.parse(JSON.stringify(view))).toEqual(came);
	expect(structuredClone(view)).toEqual(came);
});

test('types are made from the document and from the field tables', () => {
	const api = apiTypes({
		components: {
			schemas: {
				Bot: {
					type: 'object',
					required: ['name', 'two'],
					properties: {
						name: { type: 'string' },
						two: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
						of: { anyOf: [{ $ref: '#/components/schemas/Bot' }, { type: 'null' }] },
					},
				},
			},
		},
	});
	expect(api).toContain('export type Bot = {\n\tname: string;\n\ttwo: [number, number];\n\tof?: Bot | null;\n};');
	const toy = positionTypes([
		{
			id: 'toy',
			kinds: [{ name: 'god', values: [{ token: 'zeus' }] }],
			fields: {
				pub: [
					{ name: 'gold', kind: 'number', by: 'seat' },
					{ name: 'king', kind: 'god' },
					{ name: 'first', kind: 'god', usual: 'zeus' },
				],
				priv: [],
			},
		},
	]);
	expect(toy).toContain(
		'export type ToyPub = {\n\tgold: Record<string, number>; // by seat\n\tking: ToyGod | null;\n\tfirst: ' +
			'ToyGod;\n};',
	);
});

test('the story: the emblem is that of the one spoken of, what goes together is one sentence', () => {
	const ev = (event: string, who: string | null, text: string, more = {}) =>
		({ event, who, text, ...more }) as GameEvent;
	const list = { several: 'Income: {list}.' },
		line = (seat: string, ...events: GameEvent[]) => ({ line: 4, seat, move: 'end', text: '', events }) as LogEntry;
	expect(
		sentences([
			ev('income', 's1', 'Red gets 2.', { ...list, item: 'Red 2' }),
			ev('income', 's2', 'Blue gets 3.', { ...list, item: 'Blue 3' }),
			ev('x', null, 'A.'),
			ev('x', null, 'A.'),
		]),
	).toEqual(['Income: Red 2, Blue 3.', 'A ×2.']);
	expect(sentences([ev('income', 's1', 'Red gets 2.', { ...list, item: 'Red 2' })])).toEqual(['Red gets 2.']);
	const moments = { turn: 'turn', round: 'round', paid: 'pay' };
	expect(
		partsOf(
			line(
				's1',
				ev('paid', 's1', 'Red pays.'),
				ev('built', 's1', 'Red builds.'),
				ev('turn', 's2', 'Blue acts.'),
				ev('gift', 's2', 'Blue gets 1.'),
			),
			moments,
		),
	).toEqual([
		{ by: 's1', head: false, did: 'Red builds.', came: ['Red pays.'] },
		{ by: 's2', head: true, did: 'Blue acts.', came: ['Blue gets 1.'] },
	]);
	expect(partsOf(line('*', ev('deal', null, 'A card.'), ev('round', null, 'Round 2.')))).toMatchObject([
		{ by: null, did: '' },
	]);
	expect(partsOf(line('*', ev('deal', null, 'A card.'), ev('round', null, 'Round 2.')), moments)).toMatchObject([
		{ by: null, did: '', came: ['A card.'] },
		{ by: null, head: true, did: 'Round 2.' },
	]);
	expect(partsOf(line('s1', ev('a', 'blue', 'Blue moves.')), {}, { s1: ['red', 'blue'] })[0]!.by).toBe('blue');
});

test('the small map leaves the lower left corner of the map free', () => {
	const size = { width: 390, height: 600 };
	expect(cornered({ x: 0, y: 300, width: 195, height: 300 }, size)).toBe(true);
	expect(cornered({ x: 40, y: 300, width: 195, height: 300 }, size)).toBe(false);
	expect(cornered({ x: 0, y: 0, width: 195, height: 300 }, size)).toBe(false);
});

test('a line is told with its whole turn', () => {
	const lines = ['*', 's1', '*', 's1', 's2', 's2', '*', 's1'].map(seat => ({ seat }));
	expect([1, 2, 3].map(i => turnOf(lines, i))).toEqual([
		[1, 3],
		[1, 3],
		[1, 3],
	]);
	expect(turnOf(lines, 6)).toEqual([4, 6]); // a die belongs to whoever threw it
	expect(turnOf(lines, 7)).toEqual([7, 7]);
});

// A board of 400x200 with two square lands side by side, west and east, each with its spot in the middle.
function board(marks: Thing[] = []) {
	const land = (id: string, x: number) =>
		({
			id,
			hx: x,
			hy: 100,
			box: [x - 60, 40, x + 60, 160],
			rings: [
				[
					[x - 60, 40],
					[x + 60, 40],
					[x + 60, 160],
					[x - 60, 160],
				],
			],
			marks: [],
			labels: [],
		}) as unknown as Area;
	const areas = [land('west', 90), land('east', 310)];
	areas[0]!.marks = marks;
	return { width: 400, height: 200, areas, by: new Map(areas.map(a => [a.id, a])) } as unknown as Prepared;
}
const nothingPlaced = { areas: new Map() } as unknown as Parameters<typeof chipSpots>[1];
const whole: Extent = { x: [0, 400], y: [0, 200] };
const chipsOn = (p: Prepared, wish: [string, number], seen = whole) =>
	chipSpots(p, nothingPlaced, [], [{ id: wish[0], w: wish[1] }], seen);
const boxOf = ([x, y]: [number, number], w: number) =>
	new Thing(x, y, w / 2, chipHeight / 2, false, 'chip', null, 'label');

test('a chip stands on the spot of its place, or as near as what stands there allows', () => {
	expect(chipsOn(board(), ['west', 40]).get('west')).toEqual([90, 100]);
	const piece = new Thing(90, 100, 20, 20, true, 'piece', null, 'mark'),
		p = board([piece]),
		at = chipsOn(p, ['west', 40]).get('west')!;
	expect(hit(piece, boxOf(at, 40))).toBe(false);
	expect(inside(p.by.get('west')!.rings, ...at), 'still on its own land').toBe(true);
	expect(chipsOn(p, ['west', 40]).get('west'), 'the same every time').toEqual(at);
	expect(chipsOn(p, ['nowhere', 40]).size).toBe(0);
});

test('chips keep clear of each other and of the edges, and cover least where all is full', () => {
	const p = board(),
		both = chipSpots(
			p,
			nothingPlaced,
			[],
			[
				{ id: 'west', w: 200 },
				{ id: 'east', w: 200 },
			],
			whole,
		),
		[west, east] = [both.get('west')!, both.get('east')!];
	expect(hit(boxOf(west, 200), boxOf(east, 200))).toBe(false);
	for (const [x, y] of both.values()) expect(x >= 102 && x <= 298 && y >= 14 && y <= 186, `${x} ${y}`).toBe(true);
	// a name over the whole reach, but for nothing: the chip is still given a place on the board, a name is left before
	// a slot is
	const full = board([
			new Thing(90, 60, 300, 52, false, 'name', null, 'label'),
			new Thing(90, 160, 300, 48, false, 'slot', null, 'mark'),
		]),
		at = chipsOn(full, ['west', 40]).get('west')!;
	expect(at[1]).toBeGreaterThan(112);
	expect(at[0] >= 22 && at[1] <= 186).toBe(true);
});

test('no chip stands where the map cannot be shifted to, not even where all else is full', () => {
	const seen: Extent = { x: [0, 400], y: [95, 200] }; // the painted sheet begins at the middle of the lands
	for (const half of [10, 300]) {
		const p = board([new Thing(90, 130, half, 25, false, 'plate', null, 'mark')]),
			[, y] = chipsOn(p, ['west', 40], seen).get('west')!;
		expect(y - chipHeight / 2).toBeGreaterThanOrEqual(95);
	}
	// the drawing of a high screen: the sheet takes only the middle of it
	const g = { width: 200, height: 150, box: { x: 40, y: 20, width: 120, height: 110 }, rings: new Map() };
	const v = viewOf(g, 390, 588, 1),
		{ y } = seenOf(g, v);
	expect(y[0]).toBeGreaterThan(40);
	expect(y).toEqual(extentOf(g, 390, 588).y);
});

test('the map goes where a place is in sight with the chip beside it', () => {
	const sight = { width: 390, height: 400, spread: { width: 780, height: 800 }, x: 0, y: -300 },
		sheet = { width: 780, height: 800 },
		goes = (...places: Place[]) => {
			const to = middleFor(places, sight);
			return to && [Math.round(to[0] * 780), Math.round(to[1] * 800)];
		},
		on = (y: number, chip?: number) =>
			placeOn(sheet, [200, y], chip === undefined ? undefined : { at: [200, chip], w: 60 });
	expect(goes(on(340))).toBe(null);
	expect(goes(on(340, 370)), 'the chip is in sight, too').toBe(null);
	expect(goes(on(340, 312)), 'the chip is cut off').toEqual([200, 330]);
	expect(goes(on(290))).toEqual([200, 290]);
	expect(goes()).toBe(null);
	// what does not fit stays if some of it is in sight; else the nearest comes
	expect(goes(on(20), on(780), on(500))).toBe(null);
	expect(goes(on(20), on(780))).toEqual([200, 780]);
	// unless one of it is needed; both come, if they fit, and what is needed is not behind the small map
	const aim = (y: number): Place => ({ ...on(y), needed: true });
	expect(goes(on(20), aim(500))).toBe(null);
	expect(goes(on(340), aim(780))).toEqual([200, 780]);
	expect(goes(on(250), aim(400))).toEqual([200, 325]);
	const low = placeOn(sheet, [90, 600]);
	expect(goes(placeOn(sheet, [300, 260]), { ...low, needed: true })).toEqual([143, 515]);
});
