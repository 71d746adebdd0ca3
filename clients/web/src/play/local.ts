// Tables in this browser: the engine as WebAssembly in a worker. The same Source as a server table.
import { lang, t } from '../words/i18n';
import { filled, type Source } from './source';
import { plain } from './think';
import type { Advice, Bot, GameInfo, LogEntry, Odds, PackForm, Packed, Table, ViewAnswer } from './types';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { done: (v: any) => void; fail: (e: Error) => void }>();
const listeners = new Set<() => void>();

function ask<T>(what: string, body: Record<string, unknown> = {}): Promise<T> {
	if (!worker) {
		worker = new Worker('/worker.js', { type: 'module' });
		worker.onmessage = e => {
			if (e.data.news) return listeners.forEach(f => f());
			const w = waiting.get(e.data.id);
			waiting.delete(e.data.id);
			if (e.data.error) w?.fail(new Error(plain(e.data.error)));
			else w?.done(e.data.answer);
		};
		// the script itself did not load
		worker.onerror = e => {
			waiting.forEach(w => w.fail(new Error(e.message || plain('no engine'))));
			waiting.clear();
			worker = null;
		};
	}
	const id = ++last;
	return new Promise((done, fail) => {
		waiting.set(id, { done, fail });
		worker!.postMessage({
			id,
			what,
			lang,
			words: [t('You'), t('Player'), t('Kleon'), t('Lykos'), t('Daphne'), t('Ariadne'), t('Myron'), t('Thais')],
			...body,
		});
	});
}

// How the battle of a view may end; the view may come from a server as well.
export type Chances = Partial<Odds> & { hunt?: number }; // hunt: how often the hunter has its prey in the end
export const odds = (view: ViewAnswer) =>
	ask<Chances | null>('odds', { view: view.view, you: view.you, seal: view.seal });

// How the battle may end that a move begins: attacker is the seat that moves. Asked once for a move of a position.
const known = new Map<string, Promise<Chances | null>>();
export function oddsOf(view: ViewAnswer, move: string): Promise<Chances | null> {
	const key = `${view.seal} ${move}`;
	if (!known.has(key)) {
		if (known.size > 200) known.clear();
		known.set(key, ask<Chances | null>('oddsOf', { view: view.view, you: view.you, seal: view.seal, move }));
	}
	return known.get(key)!;
}

// What a bot would do in a view, which may come from a server as well; its reasons call seats by these names.
export const advice = (view: ViewAnswer, names: string[]) =>
	ask<Advice>('advice', { view: view.view, you: view.you, seal: view.seal, names });

// Loads a pack into the engine of this browser: what it changes; fails with what is wrong.
export const loadPack = (text: string) => ask<Packed>('pack', { text });
// The same as a form, without loading it.
export const packForm = (text: string) => ask<PackForm>('packForm', { text });

// Recomputes every chance move of a revealed record: how many there are, null if one differs (seal/receipts.ts).
export const verifyDice = (record: string) => ask<number | null>('verify', { record });

const games = new Map<string, Promise<GameInfo[]>>();
export function localGames(): Promise<GameInfo[]> {
	if (!games.has(lang)) games.set(lang, ask<GameInfo[]>('games'));
	return games.get(lang)!;
}

export const localBots = () => ask<Bot[]>('bots');

// The tables kept in this browser, newest first.
export const localTables = () => ask<Table[]>('list').catch(() => []);
export const dropLocal = (id: string) => ask<void>('drop', { table: id });

// people: the seats of those at this screen; colours: what seats chose; bots: of seats that have another.
export async function startLocal(
	game: string,
	seats: number,
	people: number[],
	bot: string,
	options: Record<string, string>,
	colours: (string | undefined)[] = [],
	bots: (string | undefined)[] = [],
): Promise<string> {
	localStorage.setItem('local', 'yes');
	return ask<string>('new', { game, seats, bot, bots, options, people, colours });
}

// A table as it would be set up: the board (`thrown`: laid out by chance), partners, and why options are refused.
export type Options = Record<string, string>;
export const draft = <T>(game: string, seats: number, options: Options, thrown = false) =>
	ask<T>('draft', { game, seats, options, thrown });
export const partners = (game: string, seats: number, options: Options) =>
	ask<number[]>('partners', { game, seats, options });
export const refusals = (game: string, seats: number, tries: Options[]) =>
	ask<string[]>('refusals', { game, seats, tries });

// A game that bots play for those who look on: so many decisions further, or into another game once it is over.
export interface Shown {
	table: Table;
	view: ViewAnswer;
	log: LogEntry[]; // the last lines
}
export async function showOn(game: string, seats: number, decisions: number): Promise<Shown> {
	const shown = await ask<Shown>('show', { game, seats, decisions, bot: 'level:1' });
	await filled(Promise.resolve(shown.view), localGames());
	return shown;
}

// A lesson's position and the moves that the lesson plays in it; the table is then used like any other.
export const openScene = (
	table: string,
	game: string,
	setup: string,
	lines: string[],
	names: string[],
	moves: string[],
) => ask<void>('scene', { table, game, setup, lines, names, moves });
export const actScene = (table: string, moves: string[]) => ask<void>('act', { table, moves });

export function localTable(id: string): Source {
	return {
		id,
		online: false,
		games: localGames,
		bots: localBots,
		card: (game, token) => ask('card', { game, token }),
		table: () => ask('table', { table: id }),
		view: (at, as) => filled(ask('view', { table: id, at, as }), localGames()),
		move: (line, move) => ask('move', { table: id, line, move }),
		undo: () => ask('undo', { table: id }),
		why: move => ask('why', { table: id, move }),
		whyThing: thing => ask('whyThing', { table: id, thing }),
		log: from => ask('log', { table: id, from }),
		chat: async () => [],
		wishes: async () => [],
		say: async () => {},
		act: async (what, body) => {
			if (what !== 'continue') return;
			localStorage.setItem('local', 'yes');
			return { table: { id: await ask<string>('continue', { table: id, ...(body as object) }) } };
		},
		record: () => ask('record', { table: id }),
		listen: news => {
			const f = () => news('table', { table: id });
			listeners.add(f);
			return () => listeners.delete(f);
		},
	};
}

// A pack as the value of an option of the engine: one word.
export const asOption = (text: string) =>
	Array.from(new TextEncoder().encode(text), b =>
		b > 32 && b < 127 && b !== 35 && b !== 37 ? String.fromCharCode(b) : '%' + b.toString(16).padStart(2, '0'),
	).join('');
