// The dock of a table: the question, or what stands in its place while others move, after the end, and looking back.
import { go } from '../browser/router';
import { Seal } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { Adviser, aloneWithBots } from '../study/advice';
import { Replay } from '../study/replay';
import { capital, t } from '../words/i18n';
import { nameOf } from '../words/names';
import type { Choice } from '../play/types';
import { chipOf, common, isPicked, isWhole } from './choices';
import { titleOf } from './curtain';
import { Dock } from './dock';
import { useOffer } from './offer';
import { accept, rematch } from './rematch';
import { KeepSeal, OrderDraft, OrderHeld } from './orders';
import type { Sitting } from './sitting';
import { againOf, anyPicked, begunOf, canTakeBack, isBegun } from './state/answer';
import { standing } from './state/lines';
import { told } from './story';

export function Foot({ s, listed, list }: { s: Sitting; listed: boolean; list: (open: boolean) => void }) {
	const { keeper, state, source, table, answer, face, p, order } = s,
		redo = againOf(state);
	const advised = s.mine && !source.guide?.strict && aloneWithBots(table);
	return (
		<Dock
			{...{ face, p, listed, list, order }}
			answer={order.answering ?? answer}
			prompt={promptOf(s)}
			coached={advised}
			soFar={(paidFor(s) ?? begunOf(state)).join(' · ')}
			hovered={s.hover ?? s.meant}
			rule={s.open.rule}
			undo={canTakeBack(state) ? () => keeper.tell({ type: 'back' }) : undefined}
			cancel={anyPicked(state) || isBegun(state) ? () => keeper.tell({ type: 'cancel' }) : undefined}
			redo={redo && (() => answer.play(redo, true))}
			advice={advised ? <Adviser {...s} moves={answer.moves} hunts={s.face?.hunts} hover={s.setHover} /> : null}
			instead={
				order.draft && order.may ? (
					<OrderDraft o={order} auction={!!s.view.question.auction} />
				) : !s.mine ? (
					<OrderHeld o={order} />
				) : undefined
			}
			seal={order.draft && order.may ? <KeepSeal o={order} /> : sealOf(s)}
		>
			{state.at !== undefined || isEnd(s) ? (
				<Replay {...{ source, table }} log={state.log} at={state.at} as={state.as} look={s.look} say={s.tell} />
			) : isResult(s) ? (
				<></>
			) : s.playing ? (
				<Passing s={s} />
			) : undefined}
		</Dock>
	);
}

// The end, once the last moves were shown: nothing tells it before.
const isEnd = (s: Sitting) => s.over && !s.playing;

function promptOf(s: Sitting): string {
	const {
		state: { at },
		mine,
		view,
		table,
		order,
	} = s;
	if (isResult(s)) return titleOf(s.face, s.scene!, s.p, s.own);
	// what the board shows, while the one that is wanted is on its way
	if (at !== undefined) return placeNow(s);
	if (isEnd(s)) return t('The game is over.');
	if (order.draft) return t('Your order, while others play');
	if (mine) return stepOf(s) ?? view.question.prompt ?? '';
	if (view.question.asked === table.you) return t('Your turn'); // what came of the last move is being shown
	return t('Waiting: {who}', { who: nameOf(table, view.question.asked) });
}

// What a question asks the price of. The only choice left may have been taken by itself, so it is told even so.
function paidFor({ face, mine, view, state, table }: Sitting): string[] | undefined {
	const last = standing(state.log).at(-1);
	const asked = mine && face?.pays?.includes(view.question.node ?? '') && last?.seat === table.you;
	return asked ? [capital(last.text)] : undefined;
}

// Where in the game the position is that is looked at.
function placeNow({ face, p, view, table }: Sitting): string {
	const { asked } = view.question,
		place = view.line ? [face?.phases?.(p).round, asked && nameOf(table, asked)].filter(Boolean) : [];
	return capital(place.join(' · ')) || t('The beginning');
}

// Half of an answer is given: what it says so far, what is still open ("Move from Delos to …"), and what it costs
// whatever is chosen now.
function stepOf({ answer: { picked, some, chosen, moves }, face, p }: Sitting): string | undefined {
	if (chosen) return capital(chosen.text);
	const { values, verb } = picked;
	// touching the only place to begin at leaves as many answers, but another question
	const begun = values.length > 0 || (verb && some.length < moves.length);
	const half = some.filter(m => !isWhole(m, picked)), // what is whole has a button of its own
		open = values.length && half.length ? half : some;
	if (!begun || !open.length) return undefined;
	if (open.some(m => m.verb !== open[0]!.verb)) {
		const thing = open.flatMap(m => m.args).find(a => isPicked(a, picked))?.label;
		return thing && t('{thing}: choose an action.', { thing: capital(thing) });
	}
	const { price } = chipOf(open),
		step = (!values.length && face?.asks?.(p)[verb!]) || openIn(open, values.length > 0);
	return [step, price && `${capital(t('you pay {n}', { n: price }))}.`].filter(Boolean).join(' ');
}

// The gap that is asked for, of several: a place before how many go there. Where only a number is open: "Move from
// Milos to Naxos: how many?".
function openIn(some: readonly Choice[], begun: boolean): string {
	const step = capital(common([...some])),
		[before, ...after] = step.split(' …'),
		counted = some.some(m => m.args.some((a, i) => a.kind === 'number' && a.value !== some[0]!.args[i]?.value));
	if (!begun) return after.length ? `${before} …` : step;
	if (!counted || !after.length) return step;
	if (after.length > 1) return before + after.join(' …');
	// "Offer … GP" keeps its gap, "Move 2 troops" has none
	const alone = some.every(m => /^\d+$/.test(m.text.slice(before!.length, m.text.length - after[0]!.length).trim()));
	return t('{move}: how many?', { move: alone ? step : before + after[0]! });
}

// The clay button where nothing is asked; undefined: the question's own.
function sealOf(s: Sitting) {
	if (isResult(s)) return <GoOn s={s} />;
	if (s.state.at === undefined) return isEnd(s) ? <AgainSeal s={s} /> : undefined;
	const act = s.over ? t('Back to the end') : t('Back to the game');
	return <Seal calm act={act} sign="ui-last" onClick={() => s.look(undefined)} />;
}

// While others' moves are shown: the current one as a sentence in the dock; the story reads it aloud.
function Passing({ s: { p, face, plays, keeper } }: { s: Sitting }) {
	const line = p.log.at(-1),
		now = line && told(line, p.name(line.seat), face?.moments, plays)[0];
	return (
		<div class="passing">
			<p aria-hidden="true">
				{now && now.by !== null ? <Mark colour={p.colour(now.by)} size={30} /> : <Sign id="i-dice" />}
				<span>{now && (now.did || now.came.slice(0, 2).join(' '))}</span>
			</p>
			<button class="btn" aria-keyshortcuts="Space" onClick={() => keeper.tell({ type: 'skip' })}>
				<Sign id="ui-faster" />
				{t('Skip')} <kbd>{t('Space')}</kbd>
			</button>
		</div>
	);
}

// How our own battle, hunt or founding ended stands until it was read.
const isResult = (s: Sitting) => s.state.play?.held?.weight === 'result' && !!s.scene;

function GoOn({ s }: { s: Sitting }) {
	const { view, keeper } = s,
		newest = view.line === s.state.view?.line;
	const note = newest && view.question.you ? view.question.prompt : t('What the others do comes next.');
	return (
		<div class="goon" style={{ '--ms': `${s.state.play!.held!.ms}ms` }}>
			<Seal act={t('Go on')} note={note} sign="ui-next" onClick={() => keeper.tell({ type: 'skip' })} />
		</div>
	);
}

// The same game once more.
function AgainSeal({ s: { source, table, tell } }: { s: Sitting }) {
	const offer = useOffer(table);
	if (!source.online || !table.you) return <Seal act={t('New game')} sign="ui-again" onClick={() => go('')} />;
	if (offer)
		return (
			<Seal
				act={t('Accept the rematch')}
				note={t('{name} waits for you', { name: nameOf(offer, offer.host) })}
				sign="ui-again"
				onClick={() => void accept(offer.id).catch(e => tell((e as Error).message))}
			/>
		);
	return (
		<Seal
			act={t('Rematch')}
			note={t('same seats, same options')}
			sign="ui-again"
			onClick={() => void rematch(table, false).catch(e => tell((e as Error).message))}
		/>
	);
}
