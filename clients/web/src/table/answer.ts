// Answering the question, as the parts of the table see it: what may be chosen, what was, and how to choose.
import { useMemo } from 'preact/hooks';
import type { Choice } from '../play/types';
import { lit, narrowed, type Picked } from './choices';
import { chosenOf, isSent, movesOf, pickedOf, type Said } from './state/answer';
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
	play: (choice: Choice) => void; // at once, or after the seal where this table or player wants it
	confirm: () => void;
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
			play: (c: Choice) => keeper.tell({ type: 'play', move: c.move }),
			confirm: () => keeper.tell({ type: 'confirm' }),
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
		lit: useMemo(() => lit(some, picked), [some, picked]),
		...calls,
	};
}
