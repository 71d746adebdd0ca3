// Where a table lives: on a server, or in this browser (the engine as WebAssembly). The table page
// knows only this.
import type { ComponentType } from 'preact';
import { ApiError, get, listen, post, type News } from './api';
import { lang, t } from '../words/i18n';
import { go, query } from '../browser/router';
import { keepPromise, keepReceipt, keepRevealed, keepTaken, revealOf, sealFor } from '../seal/receipts';
import type {
	Bot,
	ChatLine,
	Choice,
	EventLine,
	GameInfo,
	LogEntry,
	RuleBook,
	Table,
	Taken,
	ViewAnswer,
	Why,
} from './types';
import { fillUsual } from './usual';

// Everybody at the table, or the one who plays with us.
export type Audience = 'all' | 'partner';

// A lesson or a coach over the table: gets the messages that the table would have shown.
interface Guide {
	Layer: ComponentType<GuideProps>;
	strict: boolean; // a lesson: no undo, no advice, no automatic answers
}

export interface GuideProps {
	view: ViewAnswer;
	table: Table;
	places: Record<string, string>; // selectors of the game's things: Face.places
	said: { text: string; rule?: string } | null;
	hush: () => void;
	rule: (id: string) => void;
	playing: boolean; // others' moves are being shown
	open: (tab: 'turn' | 'shared' | 'seats') => void; // on a small screen: the part of the table in the sheet
}

export interface Source {
	id: string;
	online: boolean;
	games(): Promise<GameInfo[]>;
	bots(): Promise<Bot[]>;
	card(game: string, token: string): Promise<string>;
	table(): Promise<Table>;
	view(at?: number, as?: string): Promise<ViewAnswer>;
	move(line: number, move: string): Promise<Taken | void>;
	stands?(taken: Taken): Promise<boolean>; // false: the server has lost it since
	undo(): Promise<void>; // our last decision
	why(move: string): Promise<Why>;
	whyThing(thing: string): Promise<Why>; // "7R land area": why it cannot be chosen, whatever for
	log(from: number): Promise<LogEntry[]>;
	chat(from: number): Promise<ChatLine[]>;
	say(text: string, to: Audience): Promise<void>;
	act(what: string, body?: unknown): Promise<unknown>; // join, start, resign, takeover, return, undo/answer
	wishes(): Promise<Choice[]>; // what a standing order may name now
	record(): Promise<string>;
	guide?: Guide;
	listen(news: (kind: string, data: News) => void, up: (up: boolean) => void): () => void; // of all our tables
}

// What does not change is fetched once per language.
const kept = new Map<string, Promise<any>>();
export function once<T>(path: string, tries?: number): Promise<T> {
	const key = `${lang} ${path}`;
	let answer = kept.get(key);
	if (!answer) {
		answer = get<T>(path, tries);
		kept.set(key, answer);
		answer.catch(() => kept.delete(key));
	}
	return answer;
}

// A view with the usual values that it leaves out.
export async function filled(view: Promise<ViewAnswer>, games: Promise<GameInfo[]>): Promise<ViewAnswer> {
	const [answer, known] = await Promise.all([view, games]);
	fillUsual(answer.view, answer.you, known);
	return answer;
}

export const rulesOf = (game: string) => once<RuleBook>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);

// Keeps what is needed to verify the dice at the end; seals what we add to them before the start, reveals it after.
async function attend(table: Table): Promise<Table> {
	// a commitment first seen after the game proves nothing
	if (!table.dice || table.status === 'over') return table;
	keepPromise(table.id, table.dice.commit);
	if (table.receipt) keepReceipt(table.id, table.line, table.receipt);
	const you = table.you,
		{ seals, entropy, waiting, commit } = table.dice;
	const say = (body: unknown, then: (id: string) => void) =>
		post(`/api/tables/${table.id}/entropy`, body, 1).then(
			() => then(table.id),
			() => {},
		);
	const reveal = you && waiting && seals[you] && !entropy[you] && revealOf(table.id, seals[you]);
	if (table.status === 'open' && you && !seals[you]) {
		const body = await sealFor(table.id, commit);
		if (body.seal) await say(body, keepTaken);
	} else if (reveal) await say(reveal, keepRevealed);
	return table;
}

// Begins a table that needs nobody else: with what we add to its dice.
export async function begin(table: Table) {
	const body = table.dice ? await sealFor(table.id, table.dice.commit) : {};
	await post(`/api/tables/${table.id}/start`, body);
	if ('seal' in body) keepTaken(table.id);
}

// The way to a table that another has led to, which lives where that one does.
export const goOn = (source: Source, id: string) => go(`${source.online ? 'table' : 'local'}/${id}`);

export function serverTable(id: string): Source {
	const at = `/api/tables/${encodeURIComponent(id)}`,
		invited = query().get('invite');
	if (invited) sessionStorage.setItem('invite ' + id, invited); // a link that somebody shared
	const asking = (path: string, query: Record<string, string | number | undefined> = {}) => {
		const words = Object.entries(query)
			.filter(([, v]) => v !== undefined && v !== '')
			.map(([k, v]) => `${k}=${encodeURIComponent(v!)}`);
		const invite = sessionStorage.getItem('invite ' + id);
		if (invite) words.push('invite=' + encodeURIComponent(invite));
		return at + path + (words.length ? '?' + words.join('&') : '');
	};
	let known: GameInfo[] = []; // the games, once a view was requested
	return {
		id,
		online: true,
		games: () => once<GameInfo[]>('/api/games?lang=' + lang),
		bots: () => once<Bot[]>('/api/bots?lang=' + lang),
		card: (game, token) =>
			once<{ text: string }>(`/api/cards/${game}?card=${encodeURIComponent(token)}&lang=${lang}`).then(
				a => a.text,
			),
		table: () => get<Table>(asking('')).then(attend),
		view: (line, as) =>
			filled(
				get(asking('/view', { at: line, as })),
				once<GameInfo[]>('/api/games?lang=' + lang).then(all => (known = all)),
			),
		move: async (line, move) => {
			const answer = await post<Taken & { receipt?: string }>(`${at}/move`, { line, move });
			keepReceipt(id, answer.line, answer.receipt);
			return answer;
		},
		stands: ({ line, mark }) =>
			get(asking('/log', { from: line, mark })).then(
				() => true,
				e => (e instanceof ApiError && e.code === 'back' ? false : Promise.reject(e)),
			),
		undo: async () => void (await post(`${at}/undo`, {})),
		why: move => post(`${at}/why`, { move }),
		whyThing: thing => post(`${at}/why`, { thing }),
		log: from => get(asking('/log', { from })),
		chat: from => get(asking('/chat', { from })),
		say: async (text, to) => void (await post(`${at}/chat`, { text, to })),
		act: (what, body) => post(`${at}/${what}`, body ?? {}),
		wishes: () => get<{ moves: Choice[] }>(asking('/wishes')).then(a => a.moves),
		record: () =>
			fetch(asking('/record')).then(r => (r.ok ? r.text() : Promise.reject(new Error(t('That did not work.'))))),
		listen: (news, up) =>
			listen(
				[id],
				(kind, data) => {
					if (kind === 'line' && data.table) keepReceipt(data.table, data.line, data.receipt);
					const { position } = data as Partial<EventLine>;
					if (position) fillUsual(position.view, position.you, known);
					news(kind, data);
				},
				up,
			),
	};
}
