// Awards at the end of a game: who did most of what, counted from the events of the lines that stand.
import type { Face } from '../face/face';
import type { LogEntry } from '../play/types';
import { standing } from './state/lines';
import { momentOf, ownersIn } from './scene';

export type Deed = 'won' | 'taken' | 'lost' | 'stolen' | 'built' | 'cards' | 'gold';
interface Award {
	deed: Deed;
	seat: string;
	n: number;
}

const simple: Record<string, Deed> = { taken: 'taken', theft: 'stolen', build: 'built', card: 'cards' };
const least: Record<Deed, number> = { won: 2, taken: 2, lost: 2, stolen: 1, built: 3, cards: 2, gold: 5 };
const most = 5;

type Told = Pick<Face, 'moments' | 'seatKinds'>;

// How often each seat did each deed.
function deedsOf(
	face: Told | null,
	log: readonly LogEntry[],
	seatOf: (owner: string) => string,
): Map<Deed, Map<string, number>> {
	const all = new Map<Deed, Map<string, number>>();
	const add = (deed: Deed, owner: string | undefined, n = 1) => {
		if (!owner) return;
		const row = all.get(deed) ?? new Map<string, number>(),
			seat = seatOf(owner);
		all.set(deed, row.set(seat, (row.get(seat) ?? 0) + n));
	};
	let sides: string[] = [];
	for (const e of standing(log).flatMap(l => l.events)) {
		const moment = momentOf(face, e) ?? '',
			owners = ownersIn(face, e),
			n = (e.args ?? []).filter(a => a.kind === 'number').map(a => Number(a.value));
		const who = e.who ?? owners[0];
		if (moment === 'battle') sides = e.who && !owners.includes(e.who) ? [e.who, ...owners] : owners;
		if (moment === 'dice' || moment === 'strength') {
			const [a, b] = moment === 'dice' ? [n[2] ?? 0, n[3] ?? 0] : [n[0] ?? 0, n[1] ?? 0];
			if (a !== b) add('won', sides[a > b ? 0 : 1]);
		}
		if (moment === 'loss') add('lost', who, n[0] ?? 1);
		if (moment === 'gain') add('gold', who, n[0] ?? 0);
		if (simple[moment]) add(simple[moment], who);
		if (moment === 'give') add('stolen', owners[0]);
	}
	return all;
}

// One award per deed, where one seat alone did most of it.
export function awardsOf(
	face: Told | null,
	log: readonly LogEntry[],
	seats: readonly string[],
	seatOf: (owner: string) => string,
): Award[] {
	const found: Award[] = [];
	if (seats.length < 2) return found; // nobody did more than others
	for (const [deed, row] of deedsOf(face, log, seatOf)) {
		const ranked = seats.map(seat => ({ seat, n: row.get(seat) ?? 0 })).sort((a, b) => b.n - a.n);
		const [first, second] = ranked;
		if (first && first.n >= least[deed] && first.n > (second?.n ?? 0)) found.push({ deed, ...first });
	}
	const order: Deed[] = ['won', 'taken', 'stolen', 'built', 'cards', 'gold', 'lost'];
	return found.sort((a, b) => order.indexOf(a.deed) - order.indexOf(b.deed)).slice(0, most);
}
