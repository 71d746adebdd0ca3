// What a bot would do, for a person who plays against bots alone: the best moves and why, found by
// the engine from that player's view.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { setting } from '../browser/settings';
import { percent } from './after';
import { capital, t } from '../words/i18n';
import { nameOf } from '../words/names';
import { Sign } from '../kit/sign';
import { advice } from '../play/local';
import type { Advice, Choice, Table, ViewAnswer } from '../play/types';

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

// At the first decision of its kind: what a bot would play here, and why.
export function useCoach(table: Table, view: ViewAnswer, moves: readonly Choice[], on: boolean): Tip | null {
	const [tip, setTip] = useState<{ line: number; tip: Tip } | null>(null),
		{ line } = view,
		kind = `${table.game} ${view.question.node}`,
		asked = on && moves.length > 1 && setting('coach');
	useEffect(() => {
		if (!asked || spokenOf().includes(kind)) return;
		let gone = false;
		const tell = (found: Advice) => {
			const [best] = found.moves,
				move = moves.find(m => m.move === best?.move);
			if (gone || !move || !found.because) return; // a coach gives a reason, or waits for another time
			localStorage.setItem('coached', JSON.stringify([...spokenOf(), kind]));
			setTip({ line, tip: { move, share: best!.share, because: briefly(found.because) } });
		};
		advice(view, calledIn(table)).then(tell, () => {}); // without the engine there is no coach
		return () => void (gone = true);
	}, [line, asked]);
	return tip?.line === line ? tip.tip : null;
}

export function Adviser(p: { table: Table; view: ViewAnswer; moves: Choice[]; hover: (c: Choice | null) => void }) {
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
function Found(p: {
	found: Advice | 'nothing yet' | 'failed';
	moves: Choice[];
	hover: (c: Choice | null) => void;
	close: () => void;
}) {
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
