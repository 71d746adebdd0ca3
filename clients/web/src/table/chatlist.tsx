// The lines of a chat: who spoke, when, to whom; a mark before what is new; it stays at the newest line unless somebody
// has scrolled back.
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Sign } from '../kit/sign';
import type { ChatLine } from '../play/types';
import { lang, t, tn } from '../words/i18n';
import type { Chatter } from './chatlines';
import { callsIn, fresh, timeText } from './talk';

export interface Speaker {
	mark: ComponentChildren;
	note?: string; // who they are, if not one of those who play
	to?: string; // who alone reads it
}

interface Props {
	chatter: Chatter;
	people: string[]; // whose names are called by @
	speaker: (l: ChatLine) => Speaker;
	me: string | undefined;
	read: (text: string) => string; // phrases in the reader's language
	block?: (l: ChatLine) => void;
	empty: string;
}

const NEAR = 24; // pixels from the end that still count as its end

export function Lines(p: Props) {
	const { chatter } = p,
		{ lines, silent } = chatter;
	const list = useRef<HTMLUListElement>(null),
		[low, setLow] = useState(true), // at the newest line
		[shown, setShown] = useState(false);
	const [mark, setMark] = useState(chatter.read); // what was unread when it was opened stays marked
	const down = () => list.current?.scrollTo({ top: list.current.scrollHeight });
	useLayoutEffect(() => {
		if (low) down();
	}, [lines, shown]);
	useEffect(() => {
		const sight = new IntersectionObserver(all => setShown(all.some(e => e.isIntersecting)));
		const size = new ResizeObserver(() => low && down());
		sight.observe(list.current!);
		size.observe(list.current!);
		return () => (sight.disconnect(), size.disconnect());
	}, [low]);
	useEffect(() => {
		const look = () => {
			if (shown && low && document.visibilityState === 'visible') chatter.seen();
		};
		look();
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	}, [lines, shown, low]);
	useEffect(() => {
		if (!shown) setMark(chatter.read);
	}, [shown, chatter.read]);
	const first = fresh(lines, mark, p.me, silent)[0],
		more = fresh(lines, chatter.read, p.me, silent).length;
	return (
		<div class="chat__lines">
			<ul
				ref={list}
				tabIndex={0}
				aria-label={t('Chat')}
				aria-live="polite"
				onScroll={e => {
					const at = e.currentTarget;
					setLow(at.scrollHeight - at.scrollTop - at.clientHeight < NEAR);
				}}
			>
				{!lines.length && p.empty && <li class="chat__empty">{p.empty}</li>}
				{lines.map(l => (
					<Fragment key={l.id}>
						{l === first && <li class="chat__new">{t('new')}</li>}
						<Line {...p} l={l} />
					</Fragment>
				))}
			</ul>
			{!low && more > 0 && (
				<button class="btn chat__down" onClick={down}>
					<Sign id="ui-down" />
					{tn('{n} new line', '{n} new lines', more)}
				</button>
			)}
		</div>
	);
}

function Line(p: Props & { l: ChatLine }) {
	const { l } = p,
		quiet = p.chatter.silent.includes(l.name),
		who = p.speaker(l),
		hear = quiet ? t('Hear {name} again', { name: l.name }) : t('Mute {name}', { name: l.name });
	return (
		<li data-state={quiet ? 'muted' : undefined} data-to={l.to}>
			{who.mark}
			<div>
				<small>
					<b>{l.name}</b>{' '}
					{who.to && (
						<span class="chat__private">
							<Sign id="ui-lock" label={t('between partners')} /> {who.to}
						</span>
					)}
					{who.note && <i>{who.note}</i>}{' '}
					<time dateTime={new Date(l.at).toISOString()} data-tip={new Date(l.at).toLocaleString(lang)}>
						{timeText(l.at, lang)}
					</time>
				</small>
				<p>{quiet ? <i>{t('muted')}</i> : <Words {...p} text={p.read(l.text)} />}</p>
			</div>
			{l.user !== p.me && (
				<span class="chat__acts">
					<button class="link" onClick={() => p.chatter.mute(l.name)} aria-label={hear} data-tip={hear}>
						<Sign id={quiet ? 'ui-sound' : 'ui-mute'} />
					</button>
					{p.block && (
						<button
							class="link"
							onClick={() => p.block!(l)}
							aria-label={t('Block {name}', { name: l.name })}
							data-tip={t('Block {name}', { name: l.name })}
						>
							<Sign id="ui-cancel" />
						</button>
					)}
				</span>
			)}
		</li>
	);
}

const Words = (p: { text: string; people: string[] }) => (
	<>{callsIn(p.text, p.people).map(part => (part.name ? <mark>{part.text}</mark> : part.text))}</>
);
