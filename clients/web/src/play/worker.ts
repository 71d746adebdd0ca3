// The engine in the browser: matches, bots and dice in a worker, kept in the browser's own store.
/// <reference lib="webworker" />
import { standing } from '../table/state/lines';
import { Engine, CHANCE, NOBODY } from './engine';
import type { Analysis, JudgedLine, LogEntry, Table } from './types';

interface Local {
	id: string;
	game: string;
	seats: number;
	bot: string; // plays every seat but the people's,
	bots?: (string | undefined)[]; // ... unless another is named for the seat
	people: number[];
	colours?: (string | undefined)[]; // that seats chose
	handle: number;
	log: LogEntry[];
	running?: boolean; // bots are playing
	scene?: Scene; // a lesson's position: nobody answers automatically, nothing is stored
}

interface Scene {
	names: string[]; // of the seats
	past: unknown[]; // the views, by line
}

interface Saved {
	id: string;
	game: string;
	seats: number;
	bot: string;
	bots?: (string | undefined)[];
	people: number[];
	colours?: (string | undefined)[];
	record: string;
	log: LogEntry[];
	changed?: number;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;
const engine = Engine.load('/engine.wasm');
engine.catch(() => {}); // whoever asks gets the error; until then it is not an unhandled rejection
const tables = new Map<string, Local>();

const random = () => crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
const seatName = (seat: number) => (seat === CHANCE ? '*' : seat === NOBODY ? null : `s${seat + 1}`);
const seatNumber = (name: string | null) => (name ? Number(name.slice(1)) - 1 : NOBODY);

// ---- the store ----

function store(): Promise<IDBDatabase> {
	return new Promise((done, fail) => {
		const open = indexedDB.open('petteia', 1);
		open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
		open.onsuccess = () => done(open.result);
		open.onerror = () => fail(open.error);
	});
}

async function save(e: Engine, l: Local) {
	if (l.scene) return;
	const saved: Saved = {
		id: l.id,
		game: l.game,
		seats: l.seats,
		bot: l.bot,
		bots: l.bots,
		people: l.people,
		colours: l.colours,
		record: e.record(l.handle, CHANCE),
		log: l.log,
		changed: Date.now(),
	};
	(await store()).transaction('tables', 'readwrite').objectStore('tables').put(saved);
}

function all(db: IDBDatabase): Promise<Saved[]> {
	return new Promise((done, fail) => {
		const get = db.transaction('tables').objectStore('tables').getAll();
		get.onsuccess = () => done(get.result);
		get.onerror = () => fail(get.error);
	});
}

// The engine holds only a few tables: the least recently used are evicted; they remain in the store.
const OPEN_TABLES = 6;
function put(e: Engine, l: Local) {
	tables.delete(l.id);
	tables.set(l.id, l); // the last is the newest
	for (const old of tables.values()) {
		if (tables.size <= OPEN_TABLES) return;
		if (old.running || old === l) continue;
		tables.delete(old.id);
		e.free(old.handle);
	}
}

async function find(e: Engine, id: string): Promise<Local> {
	const known = tables.get(id);
	if (known) {
		put(e, known);
		return known;
	}
	const db = await store();
	const saved = await new Promise<Saved | undefined>((done, fail) => {
		const get = db.transaction('tables').objectStore('tables').get(id);
		get.onsuccess = () => done(get.result);
		get.onerror = () => fail(get.error);
	});
	if (!saved) throw new Error('no such table in this browser');
	const local: Local = { ...saved, handle: e.read(saved.record) };
	put(e, local);
	return local;
}

// In sentences bots have their names, as on a server. People at this screen have none of their own ("You" does not
// fit into every sentence): they are called by their colours, and one who plays alone is told which is the own
// one, "Red (you)" (core/wire.h).
function call(e: Engine, l: Local, words: string[]) {
	const own = (i: number) => (l.people.length === 1 ? `${seatName(i)}\nyou` : '');
	for (let i = 0; i < l.seats; i++) {
		e.name(l.handle, i, l.people.includes(i) ? own(i) : seatCalled(l, i, words));
		e.colour(l.handle, i, l.colours?.[i] ?? '');
	}
}
const seatCalled = (l: Local, i: number, words: string[]) =>
	l.scene?.names[i] ??
	(!l.people.includes(i) ? words[2 + i]! : l.people.length > 1 ? `${words[1]} ${i + 1}` : words[0]!);

const botOf = (l: Local, seat: number) => l.bots?.[seat] ?? l.bot;

// As the engine reads a set-up: "legendary 3 layout=quick".
const setupOf = (game: string, seats: number, options: Record<string, string>) =>
	[
		game,
		seats,
		...Object.entries(options)
			.filter(([, v]) => v !== '')
			.map(([k, v]) => `${k}=${v}`),
	].join(' ');

// ---- playing ----

// The number of the next line. A scene is a bare position of the engine: its lines are counted here.
const lineOf = (e: Engine, l: Local) => (l.scene ? l.log.length + 1 : e.line(l.handle));

// The person who looks at the screen: the asked one if it is a person, else the first; nobody where bots play alone.
function viewer(e: Engine, l: Local): number {
	const asked = e.asked(l.handle);
	return l.people.includes(asked) ? asked : (l.people[0] ?? NOBODY);
}

function note(l: Local, line: number, seat: number, move: string, text: string, events: LogEntry['events']) {
	l.log.push({ line, seat: seatName(seat) ?? '', move, text, events });
}

const pause = () => new Promise(done => setTimeout(done, 0));

// Chance or a bot answers once; returns who did.
function answerOne(e: Engine, l: Local, lang: number): number {
	const asked = e.asked(l.handle),
		line = e.line(l.handle),
		eyes = viewer(e, l),
		[high, low] = random();
	if (asked === CHANCE) {
		note(l, line, asked, '', '', e.roll(l.handle, high, low, eyes, lang));
		return asked;
	}
	const move = e.bot(l.handle, botOf(l, asked), high, low);
	const text = e.question(l.handle, asked, lang).moves?.find(m => m.move === move)?.text ?? move;
	note(l, line, asked, move, text, e.play(l.handle, asked, move, eyes, lang));
	return asked;
}

// Chance and bots answer until a person is asked or the game is over. Between two answers the page
// may look at the table.
async function runOn(e: Engine, l: Local, lang: number) {
	const waits = () => e.asked(l.handle) === NOBODY || l.people.includes(e.asked(l.handle));
	// no news where nothing happened: the page looks after every piece of news, and looking leads here
	if (l.running || l.scene || waits()) return;
	l.running = true;
	try {
		while (!waits())
			if (answerOne(e, l, lang) !== CHANCE) {
				worker.postMessage({ news: true });
				await pause();
			}
	} finally {
		l.running = false;
		await save(e, l);
		worker.postMessage({ news: true });
	}
}

// A move of whoever is asked, told to the person at the screen.
function playOne(e: Engine, l: Local, move: string, lang: number) {
	const seat = e.asked(l.handle),
		line = lineOf(e, l);
	const text =
		seat === CHANCE ? '' : (e.question(l.handle, seat, lang).moves?.find(m => m.move === move)?.text ?? move);
	note(l, line, seat, seat === CHANCE ? '' : move, text, e.play(l.handle, seat, move, viewer(e, l), lang));
	l.scene?.past.push(viewOf(e, l, lang));
}

function tableOf(e: Engine, l: Local, words: string[], lang: number): Table {
	const over = e.asked(l.handle) === NOBODY;
	const result: Record<string, number> = {};
	for (let i = 0; over && i < l.seats; i++) result[`s${i + 1}`] = e.result(l.handle, i) / 60;
	return {
		id: l.id,
		name: '',
		game: l.game,
		status: over ? 'over' : 'running',
		options: {},
		packed: e.packed(l.handle, lang) ?? undefined,
		seats: Array.from({ length: l.seats }, (_, i) =>
			l.people.includes(i) || l.scene
				? {
						seat: `s${i + 1}`,
						kind: 'human' as const,
						user: { id: `s${i + 1}`, name: seatCalled(l, i, words) },
					}
				: { seat: `s${i + 1}`, kind: 'bot' as const, bot: botOf(l, i), name: seatCalled(l, i, words) },
		),
		colours: l.colours?.some(c => c) ? e.coloured(l.handle) : undefined,
		you: seatName(viewer(e, l)),
		undo: 'free',
		undo_asked: null,
		public: false,
		locked: false,
		owner: true,
		host: null,
		spectators: 0,
		clock: null,
		receipt: '',
		thinking: !!l.running,
		your_turn: !over && l.people.includes(e.asked(l.handle)),
		line: lineOf(e, l) - 1,
		result: over ? result : null,
	};
}

function viewOf(e: Engine, l: Local, lang: number, at?: number, as?: string) {
	if (l.scene && at !== undefined) return l.scene.past[at]!;
	const handle = at === undefined ? l.handle : e.at(l.handle, at);
	// whoever sits there alone knows of the past what was known to that seat, as at a server
	const mine = at === undefined || l.people.length === 1 ? viewer(e, l) : NOBODY,
		seat = as ? Number(as.slice(1)) - 1 : e.asked(l.handle) !== NOBODY ? mine : NOBODY;
	const answer = {
		line: (l.scene ? lineOf(e, l) : e.line(handle)) - 1,
		you: seatName(seat),
		view: e.view(handle, seat),
		seal: e.seal(handle, seat),
		question: e.question(handle, seat, lang),
		battle: e.battle(handle, seat, lang),
		facts: e.told(handle, seat, false, lang),
		board: e.board(handle, seat, lang),
		printed: e.told(handle, seat, true, lang),
		describe: e.describe(handle, seat, lang),
		result: null,
	};
	if (handle !== l.handle) e.free(handle);
	return answer;
}

// A game of bots alone, for those who only look; it is kept nowhere, and another follows when it is over.
const SHOWN = 'shown',
	told = 12; // lines
function shownTable(e: Engine, game: string, seats: number, bot: string, lang: number): Local {
	const old = tables.get(SHOWN);
	if (old?.game === game && e.asked(old.handle) !== NOBODY) return old;
	if (old) e.free(old.handle);
	tables.delete(SHOWN);
	const handle = e.start(setupOf(game, seats, {}), lang),
		fresh: Local = { id: SHOWN, game, seats, bot, people: [], handle, log: [] };
	put(e, fresh);
	return fresh;
}

// Line by line; to cancel, terminate the worker.
function analyse(
	e: Engine,
	d: { id: number; record: string; names: string[]; iterations: number },
	lang: number,
): Analysis {
	const count = e.analyse(d.record, d.iterations);
	d.names.forEach((name, i) => e.analyseName(i, name));
	const lines: JudgedLine[] = [];
	for (let told = 0; lines.length < count;) {
		lines.push(e.analyseNext(lang));
		if (Date.now() - told < 100) continue;
		told = Date.now();
		worker.postMessage({ id: d.id, progress: lines.length / count });
	}
	const turns = e.analyseEnd();
	lines.forEach((l, i) => {
		const { share, played, ...rest } = e.analyseLine(i);
		Object.assign(l, rest);
		if (share === undefined) delete l.better;
		else Object.assign(l.better!, { share, played });
	});
	return { lines, turns, iterations: d.iterations };
}

const actions: Record<string, (e: Engine, d: any, lang: number) => unknown> = {
	games: (e, _d, lang) => e.games(lang),
	bots: (e, _d, lang) => e.bots(lang),
	analyse,
	verify: (e, d) => e.verify(d.record),
	odds: (e, d) => e.odds(JSON.stringify(d.view), seatNumber(d.you), d.seal, 1000),
	oddsOf: (e, d) => e.oddsOf(JSON.stringify(d.view), d.move, seatNumber(d.you), d.seal, 300),
	advice(e, d, lang) {
		d.names.forEach((name: string, i: number) => e.adviceName(i, name));
		return e.advice(JSON.stringify(d.view), seatNumber(d.you), d.seal, 0, lang);
	},
	pack: (e, d, lang) => e.pack(d.text, lang),
	packForm: (e, d, lang) => e.form(d.text, lang),
	card: (e, d, lang) => e.card(d.game, d.token, lang),
	list: async () =>
		(await all(await store()))
			.sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0))
			.map(s => ({
				id: s.id,
				name: '',
				game: s.game,
				status: /^\d+ end /m.test(s.record) ? 'over' : 'running',
				seats: [],
				options: {},
				you: 's1',
				line: s.log.length,
			})),
	drop: async (e, d) => {
		const open = tables.get(d.table);
		if (open && tables.delete(d.table)) e.free(open.handle);
		(await store()).transaction('tables', 'readwrite').objectStore('tables').delete(d.table);
	},
	new: async (e, d, lang) => {
		const people = d.people?.length ? d.people : [0];
		const local: Local = {
			id: crypto.randomUUID().slice(0, 8),
			game: d.game,
			seats: d.seats,
			bot: d.bot,
			bots: d.bots,
			people,
			colours: d.colours,
			handle: e.start(setupOf(d.game, d.seats, d.options ?? {}), lang),
			log: [],
		};
		put(e, local);
		call(e, local, d.words);
		await save(e, local);
		runOn(e, local, lang);
		return local.id;
	},
	// So many decisions of bots, with what chance does after them: the position then, and what was told.
	show: async (e, d, lang) => {
		const l = shownTable(e, d.game, d.seats, d.bot, lang),
			playing = () => e.asked(l.handle) !== NOBODY;
		call(e, l, d.words);
		for (let n = 0; playing() && (n < d.decisions || e.asked(l.handle) === CHANCE);)
			if (answerOne(e, l, lang) !== CHANCE) {
				n++;
				await pause(); // others may ask meanwhile
			}
		put(e, l);
		return { table: tableOf(e, l, d.words, lang), view: viewOf(e, l, lang), log: l.log.slice(-told) };
	},
	// A new table that goes on from a line of a finished one, for the seat that was looked through; `friends`: with all
	// who sat at this screen. Bots have the other seats.
	continue: async (e, d) => {
		const old = await find(e, d.table),
			past = e.at(old.handle, d.line),
			seat = d.as ? seatNumber(d.as) : old.people[0]!;
		const local: Local = {
			...old,
			id: crypto.randomUUID().slice(0, 8),
			people: d.friends && old.people.length > 1 ? [...new Set([...old.people, seat])] : [seat],
			handle: e.read(e.record(past, CHANCE)),
			log: old.log.filter(l => l.line <= d.line),
		};
		e.free(past);
		put(e, local);
		await save(e, local);
		return local.id;
	},
	// A table that nobody sits at yet: its board. `thrown`: once chance has laid it out.
	draft: (e, d, lang) => {
		const handle = e.start(setupOf(d.game, d.seats, d.options), lang);
		try {
			for (let n = 0; d.thrown && n < 500 && e.asked(handle) === CHANCE; n++)
				e.roll(handle, ...random(), NOBODY, lang);
			return e.board(handle, NOBODY, lang);
		} finally {
			e.free(handle);
		}
	},
	// The seat with which each seat of such a table plays together; -1: nobody.
	partners: (e, d, lang) => {
		const handle = e.start(setupOf(d.game, d.seats, d.options), lang);
		try {
			return Array.from({ length: d.seats }, (_, i) => e.partner(handle, i)).map(s => (s === NOBODY ? -1 : s));
		} finally {
			e.free(handle);
		}
	},
	// Why each of these tables cannot be set up; '' where it can.
	refusals: (e, d, lang) =>
		(d.tries as Record<string, string>[]).map(options => {
			try {
				e.free(e.start(setupOf(d.game, d.seats, options), lang));
				return '';
			} catch (error) {
				return (error as Error).message;
			}
		}),
	// A lesson's position (clients/wasm/scene.c), and what was played in it so far. There is one at a time.
	scene: async (e, d, lang) => {
		for (const old of [...tables.values()].filter(l => l.scene)) {
			tables.delete(old.id);
			e.free(old.handle);
		}
		const handle = e.start(d.setup);
		const local: Local = {
			id: d.table,
			game: d.game,
			seats: d.names.length,
			bot: '',
			people: [0],
			handle,
			log: [],
			scene: { names: d.names, past: [] },
		};
		put(e, local);
		e.scene(handle, d.lines.join('\n'));
		call(e, local, d.words);
		local.scene!.past.push(viewOf(e, local, lang));
		for (const move of d.moves) playOne(e, local, move, lang);
	},
	act: async (e, d, lang) => {
		const l = await find(e, d.table);
		for (const move of d.moves) playOne(e, l, move, lang);
		worker.postMessage({ news: true });
	},
	table: async (e, d, lang) => {
		const l = await find(e, d.table);
		call(e, l, d.words);
		return tableOf(e, l, d.words, lang);
	},
	view: async (e, d, lang) => {
		const l = await find(e, d.table);
		if (!l.running) runOn(e, l, lang);
		return viewOf(e, l, lang, d.at, d.as);
	},
	log: async (e, d) => (await find(e, d.table)).log.filter(l => l.line > d.from),
	record: async (e, d) => e.record((await find(e, d.table)).handle, CHANCE),
	whyThing: async (e, d, lang) => {
		const l = await find(e, d.table);
		return e.whyThing(l.handle, viewer(e, l), d.thing, lang);
	},
	why: async (e, d, lang) => {
		const l = await find(e, d.table);
		return e.why(l.handle, viewer(e, l), d.move, lang);
	},
	move: async (e, d, lang) => {
		const l = await find(e, d.table),
			seat = e.asked(l.handle);
		if (d.line !== lineOf(e, l) - 1 || !l.people.includes(seat)) return;
		playOne(e, l, d.move, lang);
		await save(e, l);
		worker.postMessage({ news: true });
		runOn(e, l, lang);
	},
	// Undo to our own last decision: an appended line, as everywhere.
	undo: async (e, d) => {
		const l = await find(e, d.table);
		const last = standing(l.log).findLast(x => l.people.some(p => x.seat === seatName(p)));
		if (!last || l.running) throw new Error('nothing to undo');
		const line = e.line(l.handle),
			seat = Number(last.seat.slice(1)) - 1;
		e.undo(l.handle, seat, last.line);
		note(l, line, seat, `undo ${last.line}`, `undo ${last.line}`, []);
		await save(e, l);
	},
};

const langs = ['en', 'ru', 'pl'];

worker.onmessage = async message => {
	const d = message.data;
	try {
		const e = await engine;
		const answer = await actions[d.what]!(e, d, Math.max(0, langs.indexOf(d.lang)));
		worker.postMessage({ id: d.id, answer });
	} catch (error) {
		worker.postMessage({ id: d.id, error: (error as Error).message });
	}
};
