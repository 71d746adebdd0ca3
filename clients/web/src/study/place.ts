// Where in a game a line stands, in words: nobody counts lines.
import type { Face, Moment } from '../face/face';
import type { Analysis, LogEntry, Table } from '../play/types';
import { momentOf } from '../table/scene';
import { standing } from '../table/state/lines';
import { t } from '../words/i18n';
import { nameOf } from '../words/names';

// By the line that began it.
export interface Round {
	line: number;
	name: string;
}

// The lines that began a round, each with the round's name; a turn, where the game has no rounds.
export function roundsOf(face: Face | null, log: readonly LogEntry[]): Round[] {
	const lines = standing(log),
		begun = (by: Moment) => lines.filter(l => l.events.some(e => momentOf(face, e) === by)),
		rounds = begun('round');
	return (rounds.length ? rounds : begun('turn')).map(({ line }, i) => ({
		line,
		name: face?.round?.(i + 1) ?? t('Round {n}', { n: i + 1 }),
	}));
}

export const roundAt = (rounds: readonly Round[] = [], line: number) => rounds.findLast(r => r.line <= line)?.name;

// "Round 7 · Lykos": the round, and whose turn it was.
export function placeOf(p: { table: Table; found: Analysis; rounds?: readonly Round[] }, line: number): string {
	const seat = p.found.lines.findLast(l => l.line <= line && l.seat !== '*')?.seat,
		place = [roundAt(p.rounds, line), seat && nameOf(p.table, seat)].filter(Boolean);
	return place.join(' · ') || t('The beginning');
}
