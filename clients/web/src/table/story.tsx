// The story: one sentence per action, grouped by turn, the newest on top and large. Hovering a line lights its places
// on the board, touching it shows the position after it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { RedrawnByKey } from '../board/redrawn';
import { keyOf } from './choices';
import type { Face, FaceProps } from '../face/face';
import { t, tn } from '../words/i18n';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Arg, Happening, LogEntry } from '../play/types';
import { aloneWithBots } from '../study/advice';
import { chanceJoined, tellable, undoOf } from './state/lines';
import { happenedText } from './happened';
import { partsOf, type Told } from './told';

interface Props {
	face: Face | null;
	p: FaceProps;
	plays: Record<string, string[]>; // what a seat plays, where that is not the seat itself
	at: number | undefined;
	show: (keys: string[]) => void; // things on the board
	look: (line: number) => void;
}

// The things on the board that a line is about.
export const thingsOf = (l: LogEntry | undefined) =>
	(l?.events ?? [])
		.flatMap(e => e.args ?? [])
		.filter((a: Arg) => a.kind !== 'number' && a.kind !== 'flag')
		.map(a => keyOf(a.kind, a.value));

// What a line tells, part by part.
export function told(l: LogEntry, name: string, moments?: Face['moments'], plays?: Record<string, string[]>): Told[] {
	const undone = undoOf(l);
	return undone
		? [{ by: l.seat, head: false, did: t('{who} takes a decision back.', { who: name }), came: [] }]
		: partsOf(l, moments, plays);
}

// A part of a line as a row. What was laid out before anybody decided anything is told on demand.
function Row(p: { of: Told; setup: boolean; ordered: boolean; name: string; colour: FaceProps['colour'] }) {
	const { by, did, came } = p.of;
	return (
		<>
			{by === null ? (
				<span class="story__fate">
					<Sign id={p.of.head ? 'i-chronos' : 'i-dice'} />
				</span>
			) : (
				<Mark colour={p.colour(by)} label={p.name} />
			)}
			{p.setup ? (
				<details onClick={e => e.stopPropagation()}>
					<summary>{t('The table is set.')}</summary>
					<small>{came.join(' ')}</small>
				</details>
			) : (
				<p>
					{did}
					{came.length > 0 && <small>{came.join(' ')}</small>}
					{p.ordered && <small class="story__order">{t('by your order')}</small>}
				</p>
			)}
		</>
	);
}

// What happened beside the game after a line.
function Happened({ all, after, d }: { all: Happening[]; after: number; d: Props }) {
	return (
		<>
			{all
				.filter(h => h.line >= after)
				.map(h => (
					<li key={`h${h.id}`} class="story__beside">
						<span class="story__fate">
							<Sign id="i-others" />
						</span>
						<p>{happenedText(h, d.p.table)}</p>
					</li>
				))}
		</>
	);
}

const page = 60; // lines shown at once; older ones on request

export function Story(d: Props) {
	const { log, table } = d.p;
	const [wanted, setWanted] = useState(false);
	const [pages, setPages] = useState(1);
	const mine = log.map(l => l.seat).lastIndexOf(table.you ?? '-');
	const fresh = mine >= 0 ? log.length - mine - 1 : 0;
	const since = wanted && fresh > 0, // after a move of ours the whole story is told again
		all = since ? log.slice(mine + 1) : log;
	// a step that nothing came of is no line of a story
	const telling = tellable(all, !aloneWithBots(table)).filter(l => l.events.some(e => e.text) || undoOf(l)),
		lines = chanceJoined(telling);
	const first = !since && lines[0]?.seat === '*' ? lines[0] : null;
	const rows = lines
		.slice(-page * pages)
		.flatMap(l =>
			told(l, d.p.name(l.seat), d.face?.moments, d.plays).map((of, part) => ({
				l,
				of,
				part,
				setup: l === first && part === 0 && !of.did,
			})),
		)
		.reverse();
	const newest = rows.findIndex(r => !r.of.head);
	const person = (by: string) => d.p.name(Object.keys(d.plays).find(s => d.plays[s]!.includes(by)) ?? by);
	// newest first: what happened between the lines of two rows
	const happened = (table.happened ?? []).toReversed(),
		between = (i: number) => {
			const to = rows[i]!.l.line,
				from = rows[i + 1]?.l.line ?? 0;
			return to === from ? [] : happened.filter(h => h.line < to && h.line >= from);
		};
	const props = useRef(d);
	props.current = d;
	useEffect(() => d.show(since ? all.flatMap(thingsOf) : []), [since, log.length]);
	return (
		<>
			{fresh > 0 && (
				<button class="link story__since" onClick={() => setWanted(!since)}>
					{since
						? t('The whole story')
						: tn('Since your last turn: {n} line', 'Since your last turn: {n} lines', fresh)}
				</button>
			)}
			<ol class="story" tabIndex={0} aria-label={t('Story')} aria-live="polite" aria-relevant="additions">
				<Happened all={happened} after={rows[0]?.l.line ?? 0} d={d} />
				{rows.map(({ l, of, part, setup }, i) => {
					const same = i > newest + 1 && rows[i - 1]!.of.by === of.by && !of.head;
					const place =
						(of.head ? 'story__head ' : i === newest && d.at === undefined ? 'story__last ' : '') +
						(l.line === d.at ? 'here ' : '') +
						(same ? 'same' : '');
					const who = person(of.by ?? l.seat);
					return (
						<RedrawnByKey
							key={`${l.line}.${part}`}
							of={`${place} ${who} ${l.events.length} ${between(i).length}`}
						>
							{() => (
								<>
									<li
										class={place}
										data-line={l.line}
										onMouseEnter={() => props.current.show(thingsOf(l))}
										onMouseLeave={() => props.current.show([])}
										onClick={() => props.current.look(l.line)}
									>
										<Row
											{...{ of, setup }}
											ordered={!!l.ordered && part === 0}
											name={who}
											colour={d.p.colour}
										/>
									</li>
									<Happened all={between(i)} after={-1} d={d} />
								</>
							)}
						</RedrawnByKey>
					);
				})}
				{telling.length > page * pages && (
					<li>
						<button class="link" onClick={() => setPages(pages + 2)}>
							{t('Earlier')}
						</button>
					</li>
				)}
			</ol>
		</>
	);
}
