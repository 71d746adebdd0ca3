// Who returns is told: a bot plays in the own seat, since when, by whose wish, and what it did.
import type { FaceProps } from '../face/face';
import { useEffect, useState } from 'preact/hooks';
import { Tondo } from '../kit/parts';
import { portrait } from '../kit/portraits';
import { Sign } from '../kit/sign';
import type { LogEntry } from '../play/types';
import { t, tn } from '../words/i18n';
import { useBotNames } from '../words/names';
import { happenedText } from './happened';
import type { Sitting } from './sitting';
import { standing } from './state/lines';
import { told } from './story';

const most = 5; // decisions of the bot that are told

// What the bot decided for this seat since it was left.
export const playedFor = (log: readonly LogEntry[], seat: string, from: number) =>
	standing(log).filter(l => l.seat === seat && l.bot && l.line > from && l.events.some(e => e.text));

// Who let the bot play a moment ago knows it: a word is enough.
export function Returned({ s, watch }: { s: Sitting; watch: (from: number) => void }) {
	const { table, p, face } = s,
		me = table.seats.find(x => x.seat === table.you),
		bot = useBotNames(s.source)(me?.bot),
		[closed, setClosed] = useState(!me?.left); // it was not so when this page opened
	useEffect(() => void (me?.left && me.left.how !== 'self' && setClosed(false)), [me?.left?.line]);
	if (!s.source.online || table.status !== 'running' || me?.kind !== 'bot' || !me.left || me.left.how === 'resigned')
		return null;
	const from = me.left.line,
		done = playedFor(s.state.log, me.seat, from);
	const why = table.happened?.findLast(
		h =>
			(h.about === me.seat && (h.kind === 'bot' || h.kind === 'time')) || (h.by === me.seat && h.kind === 'left'),
	);
	const back = () => s.source.act('return').then(s.again, e => (s.tell((e as Error).message), s.again()));
	if (closed)
		return (
			<button class="toast council__pill returned__pill" onClick={() => setClosed(false)}>
				{t('A bot plays for you')}
			</button>
		);
	return (
		<section class="away returned" role="dialog" aria-label={t('A bot plays for you')}>
			<header>
				<Tondo glyph={portrait(me.bot)} />
				<div>
					<h2>
						{done.length
							? tn('A bot made {n} decision for you', 'A bot made {n} decisions for you', done.length)
							: t('A bot plays for you')}
					</h2>
					<p>
						{why ? happenedText(why, table) + ' ' : ''}
						{t('In your seat: {bot}.', { bot })}
					</p>
				</div>
			</header>
			{done.length > 0 && <Done lines={done.slice(-most)} p={p} s={s} moments={face?.moments} />}
			<div class="buttons">
				{me.may_return !== false && (
					<button class="btn btn--main" onClick={() => void back()}>
						<Sign id="ui-check" />
						{t('Play on myself')}
					</button>
				)}
				{s.state.log.some(l => l.line > from) && (
					<button class="btn" onClick={() => (setClosed(true), watch(from))}>
						<Sign id="ui-play" />
						{t('Watch it')}
					</button>
				)}
				<button class="btn" onClick={() => setClosed(true)}>
					{t('Close')}
				</button>
			</div>
			{me.may_return === false && (
				<p role="note">{t('Your time was up twice: it is for the others to let you back.')}</p>
			)}
		</section>
	);
}

function Done(d: { lines: LogEntry[]; p: FaceProps; s: Sitting; moments?: Parameters<typeof told>[2] }) {
	return (
		<ol class="story">
			{d.lines.flatMap(l =>
				told(l, d.p.name(l.seat), d.moments, d.s.plays)
					.filter(part => !part.head)
					.map(({ did, came }) => (
						<li>
							<span class="story__fate">
								<Sign id="i-others" />
							</span>
							<p>
								{did}
								{came.length > 0 && <small>{came.join(' ')}</small>}
							</p>
						</li>
					)),
			)}
		</ol>
	);
}
