// Where a table lives: on a server, or in this browser (the engine as WebAssembly). The table page
// knows only this.
import { get, listen, post } from './api';
import type { LogEntry, Table, ViewAnswer } from './types';

export interface Why {
	legal: boolean;
	rule?: string;
	reason?: string;
	text?: string;
}

export interface ChatLine {
	id: number;
	name: string;
	text: string;
}

export interface Source {
	online: boolean;
	table(): Promise<Table>;
	view(at?: number, as?: string): Promise<ViewAnswer>;
	move(line: number, move: string): Promise<void>;
	undo(to: number): Promise<void>;
	why(move: string): Promise<Why>;
	log(from: number): Promise<LogEntry[]>;
	chat(from: number): Promise<ChatLine[]>;
	say(text: string): Promise<void>;
	act(what: string, body?: unknown): Promise<unknown>; // join, start, resign, takeover, return, undo/answer
	record(): Promise<string>;
	listen(news: (kind: string) => void, up: (up: boolean) => void): () => void;
}

export function serverTable(id: string): Source {
	const at = `/api/tables/${encodeURIComponent(id)}`;
	return {
		online: true,
		table: () => get<Table | { table: Table }>(at).then(a => ('table' in a ? a.table : a)),
		view: (line, as) => get(`${at}/view?${line === undefined ? '' : `at=${line}&`}${as ? `as=${as}` : ''}`),
		move: async (line, move) => void (await post(`${at}/move`, { line, move })),
		undo: async to => void (await post(`${at}/undo`, { to })),
		why: move => post(`${at}/why`, { move }),
		log: from => get(`${at}/log?from=${from}`),
		chat: from => get(`${at}/chat?from=${from}`),
		say: async text => void (await post(`${at}/chat`, { text })),
		act: (what, body) => post(`${at}/${what}`, body ?? {}),
		record: () => fetch(`${at}/record`).then(r => r.text()),
		listen: (news, up) => listen([id], (kind, data) => (!data.table || data.table === id) && news(kind), up),
	};
}
