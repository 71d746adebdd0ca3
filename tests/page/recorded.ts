// A recorded game as a server would tell it to one seat: every line with its events, and the position after it.
import { readFileSync } from 'node:fs';
import { CHANCE, Engine, NOBODY } from '../../clients/web/src/play/engine.ts';
import type { EventLine, LogEntry, Table, ViewAnswer } from '../../clients/web/src/play/types.ts';

const LANG = 0;

export interface Recorded {
	you: string;
	lines: LogEntry[]; // of these the last ends the game, or where we stop
	views: ViewAnswer[]; // after so many lines
	asked: (string | null)[];
}

const engine = WebAssembly.instantiate(readFileSync(process.env.ENGINE!), {}).then(Engine.from);
const seatName = (seat: number) => (seat === CHANCE ? '*' : `s${seat + 1}`);

export async function recorded(file: string, you: number, most: number): Promise<Recorded> {
	const e = await engine,
		text = readFileSync(new URL(`../browser/games/${file}.petteia`, import.meta.url), 'utf8');
	const moves = [...text.matchAll(/^\d+ (?:\*|s\d) (.*)$/gm)].map(m => m[1]!).slice(0, most);
	const table = e.read(text.slice(0, text.search(/^1 /m))); // by the rules of its version
	const found: Recorded = { you: `s${you + 1}`, lines: [], views: [], asked: [] };
	const look = () => {
		const asked = e.asked(table);
		found.asked.push(asked === CHANCE || asked === NOBODY ? null : seatName(asked));
		found.views.push({
			line: e.line(table) - 1,
			you: found.you,
			view: {},
			seal: '',
			question: e.question(table, you, LANG),
			board: { of: file },
			describe: '',
		} as unknown as ViewAnswer);
	};
	look();
	for (const move of moves) {
		const seat = e.asked(table),
			line = e.line(table);
		const text =
			seat === CHANCE ? '' : (e.question(table, seat, LANG).moves?.find(m => m.move === move)?.text ?? move);
		const events = e.play(table, seat, move, you, LANG);
		found.lines.push({ line, seat: seatName(seat), move, text, events });
		look();
	}
	e.free(table);
	return found;
}

// What the server says once it has n lines.
export const tableAt = (r: Recorded, n: number): Table =>
	({
		id: 'here',
		game: 'game',
		status: 'running',
		seats: [{ seat: 's1', connected: true }],
		you: r.you,
		undo: 'free',
		line: n,
		clock: null,
		your_turn: r.views[n]!.question.you,
	}) as unknown as Table;

export function newsAt(r: Recorded, n: number): EventLine {
	const { board: _board, ...position } = r.views[n]!;
	return {
		table: 'here',
		...r.lines[n - 1]!,
		question_for: r.asked[n] ?? undefined,
		position,
	} as unknown as EventLine;
}
