// Answering the question, as the parts of the table see it: what may be chosen, what was, and how to choose.
import { useMemo } from 'preact/hooks';
import type { Choice } from '../play/types';
import { keyOf, lit, narrowed, type Picked } from './choices';
import { chosenOf, isSent, movesOf, pickedOf, startsOf, type Said } from './state/answer';
import type { Keeper } from './state/keeper';
import type { TableState } from './state/state';

export interface Answering {
	moves: Choice[]; // of the whole question
	some: Choice[]; // those that fit what was picked
	lit: ReadonlyMap<string, Choice[]>;
	picked: Picked;
	chosen: Choice | null; // waits for the seal
	sent: boolean; // the question is answered, the new position is on its way
	said: Said | null;
	say: (said: Said | null) => void;
	pick: (kinds: string[], value: string) => void;
	whyNot: (move: string) => void; // says why a move in notation cannot be played
	setPicked: (picked: Picked) => void;
	play: (choice: Choice, button?: boolean) => void; // at once, or after the seal where one is wanted
	confirm: () => void;
	all: (moves: string[]) => void; // these in turn, as far as they are asked for
}

// Places where an action may begin are lit, too.
function withStarts(map: Map<string, Choice[]>, s: TableState, some: Choice[], picked: Picked) {
	if (picked.verb || picked.values.length) return map;
	for (const { choice, kind, values } of startsOf(s.view, some))
		for (const value of values) if (!map.has(keyOf(kind, value))) map.set(keyOf(kind, value), [choice]);
	return map;
}

export function useAnswering(s: TableState, keeper: Keeper): Answering {
	const moves = movesOf(s),
		picked = pickedOf(s);
	const some = useMemo(() => narrowed(moves, picked), [moves, picked]);
	// the same as long as the table is: parts that are not redrawn may call them
	const calls = useMemo(
		() => ({
			say: (said: Said | null) => keeper.tell({ type: 'say', said }),
			pick: (kinds: string[], value: string) => keeper.tell({ type: 'touch', kinds, value }),
			whyNot: (move: string) => keeper.tell({ type: 'why', move }),
			setPicked: (picked: Picked) => keeper.tell({ type: 'pick', picked }),
			play: (c: Choice, button?: boolean) => keeper.tell({ type: 'play', move: c.move, button }),
			confirm: () => keeper.tell({ type: 'confirm' }),
			all: (moves: string[]) => keeper.tell({ type: 'all', moves }),
		}),
		[keeper],
	);
	return {
		moves,
		some,
		picked,
		chosen: chosenOf(s),
		sent: isSent(s),
		said: s.said,
		lit: useMemo(() => withStarts(lit(some, picked), s, some, picked), [some, picked]),
		...calls,
	};
}
