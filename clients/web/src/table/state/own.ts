// After the end everybody may know what everybody had. What each seat was told of its own things is put together, for
// whoever looks back with the eyes of all; a game that is being played is never looked at so.
import type { Fact, ViewAnswer } from '../../play/types';

const keyOf = (f: Fact) => `${f.token} ${f.about}`;
const owned = (view: ViewAnswer | null) => (view?.facts ?? []).filter(f => f.topic === 'own');

// Rows of a seat's own things that this position does not tell.
export function untold(view: ViewAnswer, seat: ViewAnswer | null): Fact[] {
	const known = new Set(owned(view).map(keyOf));
	return owned(seat).filter(f => !known.has(keyOf(f)));
}

// One seat is asked first: where nothing is hidden the others need not be.
export async function seenByAll(
	view: ViewAnswer,
	seats: readonly string[],
	ask: (seat: string) => Promise<ViewAnswer>,
): Promise<ViewAnswer> {
	const look = (seat: string) => ask(seat).catch(() => null),
		[first, ...rest] = seats;
	if (first === undefined || !untold(view, await look(first)).length) return view;
	const facts = [...(view.facts ?? [])];
	for (const seat of await Promise.all([look(first), ...rest.map(look)]))
		facts.push(...untold({ ...view, facts }, seat));
	return { ...view, facts };
}
