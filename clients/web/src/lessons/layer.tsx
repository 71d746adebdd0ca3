// Over the table: a veil with holes for what is meant, and the owl, who speaks, sets a task and answers.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { Tondo } from '../kit/parts';
import { Sign } from '../kit/sign';
import { go } from '../browser/router';
import type { GuideProps } from '../play/source';
import { coached } from './coach';
import { told } from './doc';
import { inSheet, placeFor, tabFor, useBoxes, whenSettled, type Box } from './spots';
import type { Teacher } from './teacher';

// *word*: a word that the player meets for the first time.
export const Spoken = (p: { text: string }) => (
	<>{p.text.split(/\*([^*]+)\*/).map((part, i) => (i % 2 ? <em>{part}</em> : part))}</>
);

function Veil(p: { holes: Box[]; pulse: boolean }) {
	if (!p.holes.length) return null;
	return (
		<svg class="veil" aria-hidden="true">
			<mask id="holes">
				<rect width="100%" height="100%" fill="white" />
				{p.holes.map(b => (
					<rect x={b.x} y={b.y} width={b.w} height={b.h} rx="12" fill="black" />
				))}
			</mask>
			<rect class="veil__dark" width="100%" height="100%" mask="url(#holes)" />
			{p.holes.map(b => (
				<rect
					class="veil__edge"
					data-pulse={p.pulse ? '' : undefined}
					x={b.x}
					y={b.y}
					width={b.w}
					height={b.h}
					rx="12"
				/>
			))}
		</svg>
	);
}

export const layerOf = (teacher: () => Teacher) =>
	function Layer(p: GuideProps) {
		const it = teacher();
		const [, again] = useState(0);
		useLayoutEffect(() => it.listen(() => again(n => n + 1)), [it]);
		const { doc, step, done } = it;
		const speaking = !p.playing;
		const wanted = done ? '' : (it.wanted[0] ?? '');
		const holes = useBoxes(step.spots, p.places, wanted, speaking && !done);
		// on a small screen the part that is spoken of lies in the sheet
		useLayoutEffect(() => {
			const tab = inSheet() && tabFor(step.spots, p.places, !!step.task);
			if (tab) p.open(tab);
		}, [step.id, done]);
		useLayoutEffect(() => p.hush(), [step.id, done]);
		useLayoutEffect(() => (speaking ? keepFocus() : undefined), [step.id, done, speaking]);
		return (
			<>
				<Veil holes={speaking ? holes : []} pulse={it.tries >= 2} />
				{speaking && <Owl key={step.id} it={it} p={p} holes={holes} />}
				<span class="sr" role="status">
					{speaking ? told(doc, done ? step.right : step.say) : ''}
				</span>
			</>
		);
	};

// Whoever plays by keys is not thrown out of the lesson: a new step takes away what had the focus, and the owl gets it,
// at what leads on where that is open.
let keyed = false;
addEventListener('keydown', () => (keyed = true), true);
addEventListener('pointerdown', () => (keyed = false), true);
function keepFocus() {
	const owl = document.querySelector<HTMLElement>('.owl--lesson'),
		at = document.activeElement;
	if (!owl || !keyed || (at && at !== document.body && at.isConnected)) return;
	(owl.querySelector<HTMLElement>('.btn--main:enabled') ?? owl).focus();
}

// Where the card stands: found once the lit things are there, and again when the question has changed or something
// lights up under it.
function usePlace(d: { it: Teacher; p: GuideProps; holes: Box[] }, small: boolean) {
	const card = useRef<HTMLElement>(null),
		[at, setAt] = useState<{ x: number; y: number } | null>(null),
		moves = d.p.view.question.moves?.length ?? 0,
		lit = d.holes.map(b => `${Math.round(b.x)} ${Math.round(b.y)}`).join();
	const put = (now?: { x: number; y: number } | null) => {
		if (!card.current) return;
		if (inSheet()) return setAt(null); // the style sheet has a place for it, at the head of the sheet
		const best = placeFor(card.current.offsetWidth, card.current.offsetHeight, d.holes, now);
		setAt(old => (old?.x === best.x && old.y === best.y ? old : best));
	};
	useLayoutEffect(() => put(), [d.it.step.id, d.it.done, moves, small, lit]);
	useEffect(() => whenSettled(() => put(at)), [at, d.holes]);
	return { card, style: at ? { left: at.x + 'px', top: at.y + 'px' } : undefined };
}

function Owl(d: { it: Teacher; p: GuideProps; holes: Box[] }) {
	const { it, p } = d,
		{ doc, step, done } = it;
	const [small, setSmall] = useState(false),
		{ card, style } = usePlace(d, small);
	return (
		<section
			ref={card}
			class="lesson owl owl--lesson"
			role="dialog"
			tabIndex={-1}
			aria-label={t('The owl')}
			data-small={small ? '' : undefined}
			style={style}
		>
			<button
				class="owl__face"
				aria-expanded={!small}
				aria-label={small ? t('Show what the owl says') : t('Hide what the owl says')}
				onClick={() => setSmall(!small)}
			>
				<Tondo glyph="owl" />
			</button>
			<Words it={it} p={p} />
			{step.task && (
				<p class="lesson__task" data-state={done ? 'done' : undefined}>
					<Sign id={done ? 'ui-check' : 'ui-next'} />
					{told(doc, step.task)}
				</p>
			)}
			<Steps it={it} line={p.view.line} />
		</section>
	);
}

const long = 120; // letters: smaller on a phone

function Words(d: { it: Teacher; p: GuideProps }) {
	const { it, p } = d,
		{ doc, step, done } = it,
		answer = !done && p.said,
		said = answer ? answer.text : told(doc, done ? step.right : step.say);
	return (
		<div class="owl__words">
			<small>
				<select
					aria-label={t('Lesson')}
					value={it.lesson}
					onChange={e => void it.goto(Number(e.currentTarget.value))}
				>
					{doc.lessons.map((l, i) => (
						<option value={i}>
							{i + 1}. {told(doc, l.title)}
						</option>
					))}
				</select>
			</small>
			<p
				class="owl__say"
				data-state={answer ? 'answer' : done ? 'right' : undefined}
				data-step={step.id}
				data-long={said.length > long ? '' : undefined}
			>
				<Spoken text={said} />{' '}
				{answer && answer.rule && (
					<button class="link rule" onClick={() => p.rule(answer.rule!)}>
						{t('Rule {id}', { id: answer.rule })}
					</button>
				)}
			</p>
		</div>
	);
}

// How far the lesson is, and the ways on and back.
function Steps(d: { it: Teacher; line: number }) {
	const { it } = d,
		{ step, done } = it,
		{ steps } = it.doc.lessons[it.lesson]!,
		at = steps.indexOf(step);
	const show = () => void it.source.move(d.line, it.wanted[0]!).catch(() => {});
	return (
		<footer>
			<ol class="dots" aria-label={t('step {n} of {m}', { n: at + 1, m: steps.length })}>
				{steps.map((s, i) => (
					<li class={i < at ? 'on' : ''} aria-current={s === step ? 'step' : undefined} />
				))}
			</ol>
			{it.tries >= 3 && !done && it.wanted.length > 0 && (
				<button class="btn" onClick={show}>
					{t('Show me')}
				</button>
			)}
			{it.last && done ? (
				<Farewell it={it} />
			) : (
				<>
					<button class="link owl__skip" onClick={() => void it.next()} hidden={it.open}>
						{t('Skip')}
					</button>
					<button class="btn" disabled={it.at === 0} onClick={() => void it.back()}>
						{t('Back')}
					</button>
					<button class="btn btn--main" disabled={!it.open} onClick={() => void it.next()}>
						{t('Next')}
					</button>
				</>
			)}
		</footer>
	);
}

function Farewell(p: { it: Teacher }) {
	const play = async () => go('local/' + (await coached(p.it.doc)));
	return (
		<>
			<a class="btn" href="#/">
				{t('To the home page')}
			</a>
			<button class="btn btn--main" onClick={() => void play()}>
				{t('Play a first game with me')}
			</button>
		</>
	);
}
