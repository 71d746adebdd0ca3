// A table that is played, looked back at or over: its parts, each in its place.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDrag } from '../board/drag';
import { animate, remember } from '../board/moving';
import { settled } from '../board/slices';
import { RedrawnByMarks, RedrawnByObjects } from '../board/redrawn';
import { Safe } from '../board/target';
import { set, setting } from '../browser/settings';
import { count, notify } from '../browser/turn';
import { CardDialog, type CardWanted } from '../cards/bigcard';
import type { Face, FaceProps } from '../face/face';
import { packedText } from '../house/packnote';
import type { Arg } from '../play/types';
import { Late } from '../kit/late';
import { SealButton, SealDialog } from '../seal/seal';
import { After } from '../study/after';
import { roundsOf } from '../study/place';
import { t } from '../words/i18n';
import { useMissed } from './away';
import { Finale } from './finale';
import { Foot } from './foot';
import { TabBar, type Tab } from './plain';
import { SeatRow } from './plates';
import { standsApart, weightOf } from './scene';
import { Sidebar, type Side } from './sidebar';
import { ownersOf, useSitting, type Seated, type Sitting } from './sitting';
import { StagePart } from './stagepart';
import { TableStrip } from './tablestrip';

export function TheTable(d: Seated) {
	const [rule, setRule] = useState<string | null>(null),
		[card, setCard] = useState<CardWanted | null>(null),
		[sealed, setSealed] = useState(false),
		[tab, setTab] = useState<Tab>('turn'),
		[side, setSide] = useState<Side>('story'),
		[listed, setListed] = useState(setting('list'));
	const open = useMemo(
		() => ({
			rule: setRule,
			card: setCard,
			seal: () => setSealed(true),
			chat: () => (setSide('chat'), setTab('story')),
		}),
		[],
	);
	const list = useCallback((wanted: boolean) => (set('list', wanted), setListed(wanted)), []);
	const s = useSitting(d, open),
		{ source, table, face, p, fixed, state } = s,
		Guide = source.guide?.Layer;
	const [missed, seen] = useMissed(table.id, state.log, table.you, state.at === undefined && !s.over);
	const whole = useRef<HTMLDivElement>(null),
		rounds = useMemo(() => (s.over ? roundsOf(face, state.log) : []), [s.over, face, state.log]);
	useWeights(s);
	useTurn(s);
	useKeys(s, () => list(!listed));
	useDragging(s, whole);
	useMoving(s, whole);
	useNamed(s, whole);
	return (
		<div
			class="table"
			ref={whole}
			onPointerOver={e => tellMeant(s, e)}
			onPointerOut={e => meant(e) && s.setMeant(null)}
			onClick={e => (e.target as Element).closest('.stage [data-lit]') && setTab('turn')}
			data-tab={tab}
			data-game={table.game}
			data-by={s.mover && p.colour(s.mover.seat)}
		>
			<RedrawnByObjects later of={[fixed, face, source]}>
				{() => (
					<TableStrip
						{...{ face, p, source }}
						again={s.again}
						say={s.tell}
						rules={() => setRule('')}
						seal={open.seal}
					/>
				)}
			</RedrawnByObjects>
			<main class="table__main" id="main" tabIndex={-1}>
				<RedrawnByObjects later of={[fixed, face]}>
					{() => <SeatRow face={face} p={p} />}
				</RedrawnByObjects>
				<SharedRail s={s} />
				<StagePart s={s} missed={missed} seen={seen} listed={listed} list={list} />
				<Sidebar {...{ s, rounds, side, setSide }} />
				<OwnCards s={s} />
				<Foot s={s} listed={listed} list={list} />
				{s.over && state.at === undefined && !s.playing && !source.guide?.strict && (
					<Finale face={face} p={p} source={source} say={s.tell} again={s.again}>
						<After
							{...{ source, table, rounds }}
							at={state.at}
							look={s.look}
							done={s.done}
							colour={p.colour}
						/>
						{table.dice && <SealButton source={source} table={table} open={open.seal} />}
					</Finale>
				)}
				<TabBar now={tab} go={setTab} mine={s.mine} unread={s.chatter.unread} />
			</main>
			{Guide && (
				<Guide
					{...{ view: s.view, table, playing: s.playing }}
					places={face?.places ?? {}}
					said={s.answer.said}
					hush={() => s.answer.say(null)}
					rule={setRule}
					open={setTab}
				/>
			)}
			{rule !== null && (
				<Late
					load={() =>
						import('../rooms').catch(e => (setRule(null), s.tell((e as Error).message), Promise.reject(e)))
					}
					show={rooms => <rooms.RulesDialog game={table.game} wanted={rule} close={() => setRule(null)} />}
					else={() => <></>}
				/>
			)}
			{sealed && <SealDialog source={source} table={table} close={() => setSealed(false)} />}
			{card && (
				<CardDialog
					source={source}
					game={table.game}
					card={{ ...card, text: card.text ?? packedText(table, card.token) }}
					close={() => setCard(null)}
				/>
			)}
		</div>
	);
}

// A thing that one move names is pointed at: the dock tells the move. Fingers point at nothing.
const meant = (e: PointerEvent) => (e.target as Element).closest('[data-means]')?.getAttribute('data-means');
function tellMeant(s: Sitting, e: PointerEvent) {
	const move = e.pointerType === 'mouse' && meant(e);
	if (move) s.setMeant(s.p.moves.find(m => m.move === move) ?? null);
}

function SharedRail({ s }: { s: Sitting }) {
	const Rail = s.face?.Rail;
	return (
		<aside class="rail rail--shared" aria-label={t('What all share')}>
			{Rail && (
				<RedrawnByMarks later p={s.p} of={[s.fixed, Rail]}>
					{p => (
						<Safe line={s.view.line}>
							<Rail {...p} />
						</Safe>
					)}
				</RedrawnByMarks>
			)}
		</aside>
	);
}

function OwnCards({ s }: { s: Sitting }) {
	const Hand = s.face?.Hand;
	if (!Hand || !s.face?.Stage || !s.view.board) return null;
	return (
		<section class="hands" aria-label={t('Your cards')}>
			<RedrawnByMarks p={s.p} of={[s.fixed, Hand]}>
				{p => (
					<Safe line={s.view.line}>
						<Hand {...p} />
					</Safe>
				)}
			</RedrawnByMarks>
		</section>
	);
}

// What happened is held for as long as it takes to see it.
function useWeights({ keeper, face, table }: Sitting) {
	keeper.weigh = (shown, lines) => weightOf(face, shown, lines, ownersOf(face, shown.view, table));
	keeper.apart = line => standsApart(face, line);
}

// A person who looks elsewhere is told that it is their turn.
function useTurn({ mine, view, game, state }: Sitting) {
	const others = state.elsewhere.length;
	useEffect(() => notify(mine), [view.line, mine]);
	useEffect(() => count(mine, game.title, others), [mine, others]);
	useEffect(() => () => count(false, ''), []);
}

// At once, like all that hears a player: a key pressed between drawing and a later effect would mean what was drawn
// before.
function useKeys({ keeper, playing }: Sitting, toggle: () => void) {
	useLayoutEffect(() => {
		const key = (e: KeyboardEvent) => {
			const typing = e.target instanceof Element && e.target.closest('input, textarea, select, dialog');
			if (e.ctrlKey || e.altKey || e.metaKey || typing) return;
			if (e.key === 'l' || e.key === 'L') toggle();
			if (e.key === 'Escape') keeper.tell({ type: 'cancel' });
			if (e.key === ' ' && playing) (e.preventDefault(), keeper.tell({ type: 'skip' }));
		};
		addEventListener('keydown', key);
		return () => removeEventListener('keydown', key);
	});
}

type Box = { current: HTMLDivElement | null };

function useDragging({ answer, keeper, face }: Sitting, whole: Box) {
	useDrag(whole, {
		moves: answer.sent ? [] : answer.moves,
		picked: answer.picked,
		setPicked: answer.setPicked,
		cancel: () => keeper.tell({ type: 'cancel' }),
		drags: face?.drags,
	});
}

const cardOf = (face: Face | null, p: FaceProps, a: Arg) =>
	face?.Thing ? <face.Thing {...p} kind={a.kind} value={String(a.value)} label={a.label} /> : null;

// Pieces travel to where they stand in the new position.
function useMoving({ log, plays, state, face, p }: Sitting, whole: Box) {
	const moved = useRef(log.at(-1)?.line ?? 0);
	useEffect(() => {
		const fresh = log.filter(l => l.line > moved.current),
			stage = whole.current?.querySelector<HTMLElement>('.stage');
		moved.current = log.at(-1)?.line ?? 0;
		const seatOf = (owner: string) => Object.keys(plays).find(s => plays[s]!.includes(owner)) ?? owner;
		if (state.at === undefined && stage && fresh.length)
			animate(whole.current!, stage, fresh, { face, colour: p.colour, seatOf, thing: a => cardOf(face, p, a) });
	}, [log]);
}

// The table says of itself what it shows once all of its parts do: see README.md.
function useNamed({ state, playing, over, answer, mine, view, table, log }: Sitting, whole: Box) {
	const { line } = view,
		own = over ? 'over' : answer.sent ? 'sent' : mine ? 'mine' : 'others',
		turn = state.at !== undefined ? 'past' : playing ? 'others' : own;
	const words = [answer.picked.verb, ...answer.picked.values.map(v => v.value)].filter(w => w !== undefined),
		steps = words.length + (answer.chosen ? 1 : 0),
		meant = answer.chosen?.move ?? words.join(' ');
	useLayoutEffect(() => {
		whole.current!.dataset.waits = ''; // parts of the page still show what was before
		settled(() => {
			if (!whole.current) return;
			Object.assign(whole.current.dataset, { line, turn, picked: steps, meant });
			delete whole.current.dataset.waits;
			remember(whole.current, `${table.id} ${line}`);
		});
	}, [line, turn, steps, meant, log]);
}
