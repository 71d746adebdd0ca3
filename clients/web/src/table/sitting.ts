// All that the parts of a table are drawn from, made once for every change.
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { CardWanted } from '../cards/bigcard';
import type { Face, FaceProps } from '../face/face';
import { packedText } from '../house/packnote';
import { painter } from '../kit/seat';
import { loadPack } from '../play/local';
import type { Source } from '../play/source';
import type { Choice, GameInfo, JudgedLine, LogEntry, Table, ViewAnswer } from '../play/types';
import { judgedLine } from '../study/after';
import { nameOf, sayer } from '../words/names';
import { useAnswering, type Answering } from './answer';
import { useTableChat } from './chat';
import type { Chatter } from './chatlines';
import { keyOf } from './choices';
import { useOrdering, type Ordering } from './orders';
import type { Look } from './look';
import { sceneOf, type Scene } from './scene';
import type { Keeper } from './state/keeper';
import { turnOf } from './state/lines';
import type { Shown, TableState } from './state/state';
import { thingsOf } from './story';
import { beforeNext, doneBy } from './told';

export interface Seated {
	source: Source;
	keeper: Keeper;
	state: TableState;
	table: Table;
	stage: Shown; // what is shown: behind the game while others' moves are played
	game: GameInfo;
	face: Face | null;
	look: Look;
}

export interface Sitting extends Seated {
	view: ViewAnswer;
	log: LogEntry[];
	playing: boolean; // others' moves are being shown
	over: boolean;
	mine: boolean; // we are asked
	answer: Answering;
	plays: Record<string, string[]>; // what a seat plays, where that is not the seat itself
	own: readonly string[]; // what the seat that looks plays
	scene: Scene | null; // what is held on the stage
	lasting: FaceProps['colour']; // as the game stands: what is looked at may be before a seat had a colour
	verdict: ReturnType<typeof judgedLine>; // looking back: what the line after this was worth
	done: (l: JudgedLine) => string[]; // what was done by a line, in sentences
	hover: Choice | null; // the choice that is pointed at, marked on the board
	setHover: (c: Choice | null) => void;
	meant: Choice | null; // what a thing on the board means that is pointed at: no need to mark it
	setMeant: (c: Choice | null) => void;
	show: (keys: string[]) => void; // lights things on the board
	fixed: Omit<FaceProps, 'marks'>; // the same object as long as nothing in it changes
	p: FaceProps; // the same with what is lit by the pointer
	mover: LogEntry | undefined; // whose things keep an outline
	tell: (text: string) => void;
	again: () => void; // reads the table anew
	chatter: Chatter;
	order: Ordering;
	open: { rule: (id: string) => void; card: (c: CardWanted) => void; seal: () => void; chat: () => void };
}

// The seat that looks, and what it plays.
export const ownersOf = (face: Face | null, view: ViewAnswer, { you }: Table): string[] =>
	you ? [you, ...(face?.plays?.({ view })[you] ?? [])] : [];

// The last mover's things keep an outline until somebody else moves; not what chance turned up meanwhile, nor what came
// with the turn or the round that began then.
const freshOf = (log: LogEntry[], mover: LogEntry | undefined, moments: Face['moments']) =>
	new Set(
		mover
			? log
					.slice(turnOf(log, log.length - 1)[0])
					.filter(l => l.seat === mover.seat)
					.flatMap(l => thingsOf({ ...l, events: beforeNext(l.events, moments) }))
			: [],
	);

// What is lit on the board: what the story or the pointer is at, and what is being shown.
function useMarks(d: Seated, pointed: Choice | null | undefined) {
	const [shown, setShown] = useState<string[]>([]),
		{ log } = d.stage,
		playing = d.state.play !== null;
	const show = useCallback((keys: string[]) => setShown(was => (keys.length || was.length ? keys : was)), []);
	const marks = useMemo(() => {
		const told = playing ? thingsOf(log.at(-1)) : [];
		return new Set([...shown, ...told, ...(pointed?.args.map(a => keyOf(a.kind, a.value)) ?? [])]);
	}, [shown, pointed, playing, log]);
	return { marks, show };
}

export function useSitting(d: Seated, open: Sitting['open']): Sitting {
	const { source, keeper, state, table, stage, game, face } = d,
		{ view, log } = stage,
		{ at } = state,
		playing = state.play !== null,
		over = table.status === 'over';
	const answer = useAnswering(state, keeper),
		calls = useMemo(
			() => ({
				tell: (text: string) => keeper.tell({ type: 'say', said: { text } }),
				again: () => keeper.tell({ type: 'refresh' }),
			}),
			[keeper],
		);
	const order = useOrdering({ source, table, view, answer, live: at === undefined && !over, ...calls }),
		{ lit, picked, chosen, some, pick, whyNot, play, all } = order.answering ?? answer;
	const [hover, setHover] = useState<Choice | null>(null),
		[meant, setMeant] = useState<Choice | null>(null);
	// at once: a later effect would undo what was pointed at meanwhile
	useLayoutEffect(() => (setHover(null), setMeant(null)), [view.line]);
	const plays = useMemo(() => face?.plays?.({ view }) ?? {}, [face, view]); // asked for every piece
	const lasting = useMemo(
		() => painter(game.colours, table.colours, face?.plays?.({ view: state.view ?? view }) ?? {}),
		[game, table.colours, face, state.view],
	);
	// looking back: what would have been better here is drawn on the board
	const verdict = over && at !== undefined ? judgedLine(table.id, at + 1) : undefined;
	const better = verdict?.better && view.question.moves?.find(m => m.text === verdict.better!.text);
	const { marks, show } = useMarks(d, hover ?? better);
	const mover = playing ? undefined : log.findLast(l => l.seat !== '*');
	const outlined = over || mover?.seat === table.you ? undefined : mover,
		fresh = useMemo(() => freshOf(log, outlined, face?.moments), [outlined, face]);
	const say = useMemo(() => sayer(game, table.colours), [game, table.colours]);
	const cardText = useCallback(
		async (token: string) => packedText(table, token) ?? source.card(table.game, token),
		[source, table.game, table.packed],
	);
	// what is asked of the engine of this browser about a table of a server needs its pack
	useEffect(
		() => void (source.online && table.packed && loadPack(table.packed.text).catch(() => {})),
		[source.online, table.packed?.hash],
	);
	const fixed: Sitting['fixed'] = useMemo(() => {
		const mineAt = log.map(l => l.seat).lastIndexOf(table.you ?? '-');
		return {
			...{ view, table, game, say, lit, picked, chosen, pick, whyNot, play, all, cardText, log, fresh },
			name: seat => nameOf(table, seat),
			colour: painter(game.colours, table.colours, plays),
			moves: some,
			hover: setHover,
			card: open.card,
			last: playing ? log.slice(-1) : log.slice(mineAt + 1),
			now: at === undefined,
		};
	}, [view, table, game, say, lit, picked, chosen, some, cardText, log, fresh, plays, playing, at]);
	const own = useMemo(() => ownersOf(face, view, table), [face, view, table]),
		held = state.play?.held;
	const scene = useMemo(
		() =>
			held
				? sceneOf(
						face,
						stage,
						log.filter(l => l.line > held.from),
						own,
					)
				: null,
		[face, stage, held, own],
	);
	return {
		...d,
		...{ view, log, playing, over, answer, plays, lasting, verdict, show, fixed, mover, open },
		...{ hover, setHover, meant, setMeant },
		mine: answer.moves.length > 0,
		done: l => doneBy(l, state.log, face?.moments, plays),
		chatter: useTableChat(source, table, state.chat),
		...{ own, scene },
		p: useMemo(() => ({ ...fixed, marks }), [fixed, marks]),
		...{ order, ...calls },
	};
}
