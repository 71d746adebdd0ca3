// Answering the question: what was picked so far, what touching a thing means, "why not?".
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError } from '../play/api';
import { lit, narrowed, nothing, type Picked } from './choices';
import { t } from '../words/i18n';
import type { Live } from '../play/live';
import { setting } from '../browser/settings';
import type { Source } from '../play/source';
import type { Choice } from '../play/types';
import { giveUpFocus } from './focus';

export interface Said {
	text: string;
	rule?: string;
	bad?: boolean;
}

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

export function useAnswer(source: Source, live: Live, now: boolean): Answering {
	const { view, table } = live;
	const line = view?.line ?? 0;
	const [choice, setChoice] = useState<{ line: number; picked: Picked; chosen: Choice | null }>({
		line: -1,
		picked: nothing,
		chosen: null,
	});
	const [said, setSaid] = useState<Said | null>(null);
	const [sent, setSent] = useState(-1),
		sending = useRef(-1); // the line that we have answered
	const moves = useMemo(() => (now && view?.question.you ? (view.question.moves ?? []) : []), [view, now]);
	// what was picked for one question means nothing for the next
	const picked = choice.line === line ? choice.picked : nothing;
	const chosen = choice.line === line ? choice.chosen : null;
	const setPicked = (picked: Picked, chosen: Choice | null = null) => (
		giveUpFocus(),
		setChoice({ line, picked, chosen })
	);
	useLayoutEffect(() => setSaid(null), [line]); // at once: what is said of the new question stays

	const send = async (c: Choice) => {
		// a line is answered once: the old question stands until the new position arrives
		if (sending.current === line) return;
		setSaid(null);
		setSent((sending.current = line));
		try {
			await source.move(line, c.move);
		} catch (e) {
			setSent((sending.current = -1));
			setSaid({ text: (e as Error).message, bad: !(e instanceof ApiError && e.status === 409) });
			// the next question may stand already
			setChoice(now => (now.line === line ? { line, picked: nothing, chosen: null } : now));
			return live.refresh();
		}
		if (!source.online || !live.up) live.refresh(); // else the news tells
	};
	// What cannot be taken back is asked once more, by the seal.
	const careful = setting('careful') || (table?.undo === 'off' && moves.length > 1);
	// A question with one answer is answered automatically, but not after an undo: so the log must have reached this
	// line.
	const latest = live.log.at(-1);
	const undone = latest?.move.startsWith('undo') ?? false;
	const told = (latest?.line ?? 0) >= line;
	useEffect(() => {
		if (moves.length !== 1 || careful || undone || !told || source.guide?.strict || !setting('auto')) return;
		const timer = setTimeout(() => void send(moves[0]!), 450);
		return () => clearTimeout(timer);
	}, [line, moves, undone, told]);
	// what was not drawn anew has a choice of an earlier question: it is played if it is one now
	const play = (c: Choice) => {
		const now = moves.find(m => m.move === c.move);
		if (now) careful ? setPicked(picked, now) : void send(now);
	};

	// The engine knows why: for the move that is half made, else for the thing whatever it might be wanted for.
	const explain = async (kinds: string[], value: string) => {
		const model =
			picked.verb || picked.values.length
				? narrowed(moves, picked).find(m => m.args.some(a => kinds.includes(a.kind)))
				: undefined;
		let done = false;
		const words =
			model &&
			[
				model.verb,
				...model.args.map(a => (!done && kinds.includes(a.kind) ? ((done = true), value) : String(a.value))),
			].join(' ');
		const why = await (words ? source.why(words) : source.whyThing([value, ...kinds].join(' '))).catch(() => null);
		setSaid({
			text: (why && !why.legal && why.text) || t('This cannot be chosen now.'),
			rule: why?.rule || view?.question.rule,
		});
	};
	const whyNot = async (move: string) => {
		const why = await source.why(move).catch(() => null);
		setSaid({
			text: (why && !why.legal && why.text) || t('This cannot be chosen now.'),
			rule: why?.rule || view?.question.rule,
		});
	};
	// A thing was touched: narrows the choices, plays when one is left, or says why nothing is.
	const touch = (kinds: string[], value: string) => {
		const add = { kinds, value };
		for (const next of [{ ...picked, values: [...picked.values, add] }, { values: [add] }] as Picked[]) {
			const left = narrowed(moves, next);
			if (left.length === 1) return careful ? setPicked(next, left[0]!) : void send(left[0]!);
			if (left.length > 1) return setPicked(next);
		}
		void explain(kinds, value);
	};
	// parts that are not redrawn call the newest of these
	const newest = useRef({ touch, whyNot, play });
	newest.current = { touch, whyNot, play };
	const calls = useMemo(
		() => ({
			pick: (kinds: string[], value: string) => newest.current.touch(kinds, value),
			whyNot: (move: string) => void newest.current.whyNot(move),
			play: (c: Choice) => newest.current.play(c),
		}),
		[],
	);
	const some = useMemo(() => narrowed(moves, picked), [moves, picked]);
	return {
		moves,
		some,
		picked,
		chosen,
		said,
		...calls,
		lit: useMemo(() => lit(some, picked), [some, picked]),
		sent: sent === line,
		say: setSaid,
		setPicked: p => setPicked(p),
		confirm: () => chosen && void send(chosen),
	};
}
