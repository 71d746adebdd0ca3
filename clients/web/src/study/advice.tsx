// What a bot would do, for a person who plays against bots alone: the best moves and why, found by
// the engine from that player's view.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { setting } from '../browser/settings';
import { percent } from './after';
import { capital, t } from '../words/i18n';
import { nameOf } from '../words/names';
import { Sign } from '../kit/sign';
import { advice, oddsOf } from '../play/local';
import type { Advice, Choice, Table, ViewAnswer } from '../play/types';
import { isHunt, useOdds } from '../table/outlook';

const SHOWN = 3;

export const aloneWithBots = (table: Table) =>
	table.seats.every(s => s.seat === table.you || (s.kind === 'bot' && !s.user));

export interface Tip {
	move: Choice;
	share: number; // of the win, as the bot expects it
	because: string;
}

// Questions that the coach has spoken about, by game and node: once in this browser.
const spokenOf = (): string[] => JSON.parse(localStorage.getItem('coached') ?? '[]') as string[];

// A reason as a sentence of its own.
export const sentence = (because: string) => because && `${capital(because)}.`;

// The first reasons, as many as are read at a glance; the hint tells all.
const glance = 110; // letters
function briefly(because: string): string {
	const all = because.split('; '),
		longer = all.findIndex((_, i) => i > 0 && all.slice(0, i + 1).join('; ').length > glance);
	return all.slice(0, longer < 0 ? all.length : longer).join('; ');
}

// How reasons call the seats: "Anna", whoever looks "Bea (you)", alone at a screen "Red (you)".
const calledIn = (table: Table) =>
	table.seats.map(s => {
		const name = nameOf(table, s.seat);
		return (name === t('You') ? s.seat : name) + (s.seat === table.you ? '\nyou' : '');
	});

const vain = 0.01; // a chance that reads as none

// At the first decision of its kind: what a bot would play here, and why.
export function useCoach(
	table: Table,
	view: ViewAnswer,
	moves: readonly Choice[],
	on: boolean,
	hunts: string[] | undefined,
): Tip | null {
	const [tip, setTip] = useState<{ line: number; tip: Tip } | null>(null),
		{ line } = view,
		kind = `${table.game} ${view.question.node}`,
		asked = on && moves.length > 1 && setting('coach');
	useEffect(() => {
		if (!asked || spokenOf().includes(kind)) return;
		let gone = false;
		const tell = async (found: Advice) => {
			const [best] = found.moves,
				move = moves.find(m => m.move === best?.move);
			if (!move || !found.because) return; // a coach gives a reason, or waits for another time
			// nor is a hunt or an attack that fails the first of its kind to be shown
			const odds = move.battle || isHunt(move, hunts) ? await oddsOf(view, move.move) : null,
				chance = odds?.hunt ?? odds?.stand?.attacker;
			if (gone || (chance !== undefined && chance < vain)) return;
			localStorage.setItem('coached', JSON.stringify([...spokenOf(), kind]));
			setTip({ line, tip: { move, share: best!.share, because: briefly(found.because) } });
		};
		advice(view, calledIn(table)).then(tell, () => {}); // without the engine there is no coach
		return () => void (gone = true);
	}, [line, asked]);
	return tip?.line === line ? tip.tip : null;
}

// The chance to slay what a hunt is for stands beside the chance to win: wounds and rewards may be worth a hunt that
// hardly ends.
function Slays({ of, view, hunts }: { of: Choice | undefined; view: ViewAnswer; hunts: string[] | undefined }) {
	const hunt = isHunt(of ?? null, hunts) ? of! : null,
		odds = useOdds(view, hunt, hunts);
	return hunt && odds !== undefined ? <small>{t('you slay it: {p}', { p: percent(odds) })}</small> : null;
}

interface Advised {
	table: Table;
	view: ViewAnswer;
	moves: Choice[];
	hunts: string[] | undefined;
	hover: (c: Choice | null) => void;
}

export function Adviser(p: Advised) {
	const [asked, setAsked] = useState<{ line: number; found: Advice | 'nothing yet' | 'failed' } | null>(null);
	const { line } = p.view;
	const answer = (found: Advice | 'failed') => setAsked(now => (now?.line === line ? { line, found } : now));
	const ask = () => {
		setAsked({ line, found: 'nothing yet' });
		advice(p.view, calledIn(p.table)).then(answer, () => answer('failed'));
	};
	const now = asked?.line === line ? asked.found : null;
	return (
		<>
			<button
				class="tool"
				disabled={p.moves.length < 2}
				aria-pressed={!!now}
				onClick={() => (now ? setAsked(null) : ask())}
			>
				<Sign id="ui-hint" />
				<span class="tool__name">{t('Hint')}</span>
			</button>
			{now && <Found {...p} found={now} close={() => setAsked(null)} />}
		</>
	);
}

// What was found, over the board: on a small screen the dock would cut it off, so that it stands by the screen's edges
// there (parts.css).
function Found(p: Advised & { found: Advice | 'nothing yet' | 'failed'; close: () => void }) {
	const { found } = p,
		box = useRef<HTMLElement | null>(null),
		[above, setAbove] = useState(0);
	useLayoutEffect(() => setAbove(innerHeight - box.current!.closest('.dock')!.getBoundingClientRect().top), [found]);
	const place = {
		ref: (e: HTMLElement | null) => void (box.current = e),
		style: { '--above': `${above}px` },
	};
	if (found === 'nothing yet')
		return (
			<p role="status" class="tip" {...place}>
				{t('thinking…')}
			</p>
		);
	if (found === 'failed')
		return (
			<p role="alert" class="tip" {...place}>
				{t('No advice: the engine does not run in this browser.')}
			</p>
		);
	const wordsOf = (move: string) => p.moves.find(m => m.move === move);
	return (
		<div role="status" class="tip advice" {...place}>
			<p>{t('A bot would play, with the chance to win that it expects:')}</p>
			<ol>
				{found.moves.slice(0, SHOWN).map((m, i) => (
					<li onMouseEnter={() => p.hover(wordsOf(m.move) ?? null)} onMouseLeave={() => p.hover(null)}>
						{wordsOf(m.move)?.text ?? m.move} <b>{percent(m.share)}</b>
						<Slays of={wordsOf(m.move)} view={p.view} hunts={p.hunts} />
						{i === 0 && found.because && <small> {found.because}</small>}
					</li>
				))}
			</ol>
			<button class="link" onClick={p.close}>
				{t('Close')}
			</button>
		</div>
	);
}
