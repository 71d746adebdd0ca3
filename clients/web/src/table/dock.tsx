// The dock: the question, the objects of the decision, tools, and one seal that says what it does and costs.
import { useEffect, useRef, useState } from 'preact/hooks';
import { chipOf, isWhole } from './choices';
import type { Face, FaceProps, Kept } from '../face/face';
import { capital, t, tn } from '../words/i18n';
import { Coin, Seal, Steps } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { setting, set } from '../browser/settings';
import { useSmall } from '../browser/small';
import { sentence, useCoach } from '../study/advice';
import type { Choice, LogEntry, ViewAnswer } from '../play/types';
import { actionsOf, keptPlaces, most, numbersOf, placed, type Action, type Numbers } from './actions';
import type { Answering } from './answer';
import { ChanceNote } from './chance';
import type { Ordering } from './orders';
import { isHunt, outlookOf, useChances, useOdds, warningOf } from './outlook';
import { momentOf } from './scene';

interface Props {
	face: Face | null;
	p: FaceProps;
	answer: Answering;
	prompt: string;
	soFar: string; // the steps of this action that were answered
	coached: boolean; // alone with bots: at the first decision of a kind the coach speaks
	hovered: Choice | null;
	listed: boolean;
	list: (open: boolean) => void;
	rule: (id: string) => void;
	undo?: () => void;
	redo?: () => void;
	cancel?: () => void; // leaves a half-made action
	advice?: preact.JSX.Element | null;
	children?: preact.ComponentChildren; // instead of the question's objects: what is over, what is looked at
	seal?: preact.JSX.Element | null;
	order?: Ordering;
	instead?: preact.JSX.Element; // a standing order, in the place of the question's objects
}

// A long question is written smaller: its place keeps its size, which is about three lines, of which the steps so far
// take one.
const aLine = 40; // letters
function lengthOf(prompt: string, soFar: string) {
	const n = prompt.length + (soFar ? aLine : 0);
	return n > 2.6 * aLine ? 'most' : n > 84 ? 'longest' : n > 44 ? 'long' : undefined;
}

// Buttons keep their places for a turn, whatever its questions leave of them.
function useKept({ face, p }: Props): Kept {
	const isTurn = (l: LogEntry) => l.events.some(e => ['turn', 'round'].includes(momentOf(face, e) ?? '')),
		turn = p.log.findLast(isTurn)?.line ?? 0,
		node = p.view.question.node ?? '',
		rows = useRef({ turn, of: new Map<string, readonly unknown[]>() });
	if (rows.current.turn !== turn) rows.current = { turn, of: new Map() };
	return <T,>(now: readonly T[], key: (x: T) => string) => {
		const row = keptPlaces((rows.current.of.get(node) ?? []) as readonly T[], now, key);
		rows.current.of.set(node, row);
		return row;
	};
}

export function Dock(d: Props) {
	const { answer, p } = d;
	const mine = answer.moves.length > 0,
		kept = useKept(d);
	const Middle = d.face?.Dock,
		{ rule } = p.view.question;
	const usual = mine ? <Usual {...d} kept={kept} /> : <></>,
		long = lengthOf(d.prompt, d.soFar);
	return (
		<section class={d.children ? 'dock dock--look' : 'dock'} data-drop="" aria-label={t('Your turn')}>
			{/* what may scroll can be scrolled by keys */}
			<div class="ask" data-long={long} tabIndex={long && 0}>
				<h1 class="prompt" aria-live="polite">
					{mine && <Asked {...d} />}
					{d.prompt}
				</h1>
				{d.soFar && (
					<p class="ask__far" data-tip={d.soFar}>
						{d.soFar}
					</p>
				)}
			</div>
			<div class="dock__objects">
				{d.children ?? d.instead ?? (Middle && mine ? <Middle {...p} {...{ usual, kept }} /> : usual)}
			</div>
			<div class="dock__acts">
				{/* what comes and goes stands at the open end of the row: the others keep their place */}
				<div class="dock__tools">
					{!d.children && (
						<button class="tool" disabled={!d.undo} onClick={d.undo}>
							<Sign id="ui-undo" />
							<span class="tool__name">{t('Undo')}</span>
						</button>
					)}
					{!d.children && (
						<button
							class="tool"
							disabled={!mine}
							aria-pressed={d.listed}
							aria-keyshortcuts="L"
							data-tip={t('All choices (key L)')}
							onClick={() => d.list(!d.listed)}
						>
							<Sign id="ui-list" />
							<span class="tool__name">{t('All')}</span>{' '}
							<span class="sr">{tn('{n} choice', '{n} choices', answer.some.length)}</span>
						</button>
					)}
					{d.advice}
					{!d.children && d.order?.may && <OrderTool o={d.order} />}
					{mine && rule && (
						<button
							class="tool"
							aria-label={t('Rule {id}', { id: rule })}
							data-tip={t('Rule {id}', { id: rule })}
							onClick={() => d.rule(rule)}
						>
							<Sign id="ui-book" />
							<span class="tool__name">{rule}</span>
						</button>
					)}
					{/* keeps its place beside Redo: who puts back twice does not take it again */}
					{mine && (d.cancel || d.redo) && (
						<button
							class="tool tool--comes"
							aria-keyshortcuts="Escape"
							disabled={!d.cancel}
							onClick={d.cancel}
						>
							<Sign id="ui-cancel" />
							<span class="tool__name">{t('Put back')}</span>
						</button>
					)}
					{d.redo && (
						<button class="tool tool--comes" onClick={d.redo}>
							<Sign id="ui-redo" />
							<span class="tool__name">{t('Redo')}</span>
						</button>
					)}
				</div>
				{d.seal ?? <TheSeal {...d} />}
			</div>
		</section>
	);
}

// Of several that one plays: which of them is asked.
function Asked({ face, p }: Props) {
	const { who } = p.view.question,
		own = face?.plays?.(p)[p.view.you ?? ''] ?? [];
	if (!who || own.length < 2 || !own.includes(who)) return null;
	return (
		<>
			<Mark colour={p.colour(who)} label={p.say(face!.seatKinds![0]!, who)} size={22} />{' '}
		</>
	);
}

// Begins a standing order, or leaves it unmade.
const OrderTool = ({ o }: { o: Ordering }) => (
	<button
		class="tool"
		aria-pressed={!!o.draft}
		data-tip={t('Decide now what you will answer')}
		onClick={() => (o.draft ? o.leave() : o.begin())}
	>
		<Sign id="i-transfer" />
		<span class="tool__name">{t('Order')}</span>
	</button>
);

// The one clay button: confirms what was chosen, or does the only thing there is.
function TheSeal(d: Props) {
	const { answer } = d;
	const only = answer.moves.length === 1 ? answer.moves[0]! : null;
	const ready = answer.chosen ?? only,
		shown = ready ?? d.hovered,
		{ view } = d.p;
	const hunts = d.face?.hunts,
		odds = useOdds(view, shown, hunts);
	if (!answer.moves.length || !shown) return <Guide {...d} />;
	const said = {
		act: capital(shown.text),
		note: outlookOf(shown, view, odds, isHunt(shown, hunts)),
		warn: !!shown.warning,
	};
	if (ready)
		return (
			<Seal
				{...said}
				disabled={answer.sent}
				onClick={() => (answer.chosen ? answer.confirm() : answer.play(ready, true))}
			/>
		);
	return <Seal {...said} calm disabled sign="ui-next" onClick={() => {}} />;
}

// At most six actions with sign, name and price; or a number to choose.
function Usual(d: Props & { kept: Kept }) {
	const { answer } = d,
		small = useSmall();
	const numbers = numbersOf(answer.some);
	if (numbers)
		return (
			<>
				{numbers.map(row => (
					<NumberRow key={row.label} row={row} named={numbers.length > 1} {...d} />
				))}
			</>
		);
	const away = (small && d.face?.railed) || [],
		room = away.length ? 3 * most : most;
	const now = actionsOf(answer.some, answer.picked, away, small ? answer.some : answer.moves, d.face?.seatKinds),
		row = now.some(a => a.settled) ? now : d.kept(now, a => a.verb),
		actions = row.length > room ? now : row.map(a => (now.includes(a) ? a : { ...a, moves: [] }));
	if (answer.moves.length === 1 || !actions.length) return null;
	return (
		<div class={actions.length > 4 ? 'acts acts--even acts--many' : 'acts acts--even'}>
			{actions.slice(0, actions.length > room ? room - 1 : room).map(a => (
				<Act key={a.label} of={a} {...d} />
			))}
			{actions.length > room && (
				<button class="act" onClick={() => d.list(true)}>
					<Sign id="ui-list" />
					{t('More')}
					<small>{actions.length - room + 1}</small>
				</button>
			)}
		</div>
	);
}

// Where there are several, each says what it is about.
function NumberRow(d: Props & { row: Numbers; named: boolean }) {
	const { row, answer } = d,
		chances = useChances(
			d.p.view,
			row.values.map(v => v.move),
		);
	const noteOf = (c: Choice) =>
		c.battle ? (
			<ChanceNote of={c} chance={chances.get(c.move)} />
		) : c.warning ? (
			<small>
				<Sign id="i-warning" label={c.warning} />
			</small>
		) : c.price !== undefined ? (
			<small>
				<Sign id="i-gold" label={t('gold')} />
				{c.price}
			</small>
		) : undefined;
	const steps = (
		<Steps
			label={row.label}
			values={row.values.map(v => ({
				value: v.move,
				move: v.move.move,
				text: String(v.n),
				note: noteOf(v.move),
				chosen: answer.chosen === v.move,
			}))}
			choose={c => answer.play(c)}
			hover={d.p.hover}
		/>
	);
	return d.named ? (
		<div class="numberrow">
			<small>{capital(row.label)}</small>
			{steps}
		</div>
	) : (
		steps
	);
}

// By what it is done with or what it makes ("kind port"), else by the action.
const signFor = (face: Face | null, p: FaceProps, a: Action) =>
	(a.moves.length === 1 && a.moves[0]!.args.map(x => face?.signs?.[`${a.verb} ${x.value}`]).findLast(sign => sign)) ||
	(face?.signOf?.(p, a.verb) ?? face?.signs?.[a.verb] ?? 'ui-check');

function Act(d: Props & { of: Action }) {
	const { of: a, answer, p } = d;
	// an action with a place of its own lights that place first, even if there is only one, unless the button names it
	// and nothing is at stake
	const free = (c: Choice) => !c.price && !c.battle && !d.face?.verbs?.()[a.verb];
	const ready = (c: Choice) => a.settled || !placed(c) || isWhole(c, answer.picked) || free(c);
	const one = a.moves.length === 1 && ready(a.moves[0]!) ? a.moves[0]! : null;
	const chip = chipOf(a.moves),
		{ price } = chip,
		warning = warningOf(chip),
		small = useSmall(), // nothing hovers there
		shown = small && one && placed(one) ? null : one; // the map of a phone would go there
	const chosen = one ? answer.chosen === one : answer.picked.verb === a.verb;
	return (
		<button
			class={one ? 'act' : 'act act--more'}
			data-verb={a.verb}
			data-move={one?.move}
			aria-pressed={chosen}
			disabled={!a.moves.length}
			data-warning={warning}
			data-tip={one ? outlookOf(one, p.view) || undefined : warning}
			onClick={() =>
				one ? answer.play(one, true) : answer.setPicked({ verb: a.verb, values: answer.picked.values })
			}
			onMouseEnter={() => shown && p.hover(shown)}
			onMouseLeave={() => p.hover(null)}
			onFocus={() => shown && p.hover(shown)}
			onBlur={() => p.hover(null)}
		>
			<Sign id={signFor(d.face, p, a)} />
			<span class="act__name">
				{(!one && d.face?.verbs?.()[a.verb]) || capital(a.label.replace(/ ?…$/, ''))}
				{small && one && warning && <span class="act__warning">{warning}</span>}
			</span>
			{warning && <Sign id="i-warning" label={warning} />}
			{!!price && (
				<small>
					<Coin n={price} small />
				</small>
			)}
		</button>
	);
}

// What the question is about, where the seal will stand, until it is switched off.
function Guide(d: Props) {
	const { view } = d.p,
		[on, setOn] = useState(setting('guide')),
		small = useSmall(); // there the coach speaks over the board
	useEffect(() => setOn(setting('guide')), [view.line]);
	const tip = useCoach(d.p.table, view, d.answer.moves, on && d.coached && !small, d.face?.hunts);
	const text = d.answer.moves.length ? hintOf(d.face, view) : '';
	if (!text && !tip) return null;
	const play = tip && t('A bot would play: {move}', { move: tip.move.text }) + '.',
		because = tip && sentence(tip.because);
	return (
		<p class={tip && on ? 'guide guide--coach' : 'guide'} role={tip ? 'status' : undefined}>
			{on && !tip && <span>{text}</span>}
			{on && tip && (
				<span data-tip={`${play} ${because}`}>
					<Sign id="emblem-owl" />
					<b>{play}</b> {because}
				</span>
			)}
			<button class="link" onClick={() => (set('guide', !on), setOn(!on))}>
				{on ? t('Hide hints') : t('What is this about?')}
			</button>
		</p>
	);
}

// The longest start of the node's name counts; the general hint only at the beginning of a game.
function hintOf(face: Face | null, view: ViewAnswer): string {
	const { line } = view,
		node = view.question.node ?? '';
	if (!face?.hints || !node) return '';
	const best = Object.keys(face.hints)
		.filter(k => node.startsWith(k))
		.sort((a, b) => b.length - a.length)[0];
	return best === undefined || (best === '' && line > 30) ? '' : face.hints[best]!({ view });
}
