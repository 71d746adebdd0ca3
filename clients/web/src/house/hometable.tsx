// A table on the home page: a small picture of the position, whose turn it is, what happened since it was last looked
// at.
import { useEffect, useRef, useState } from 'preact/hooks';
import { coverOf, faceOf } from '../face/load';
import type { Face } from '../face/face';
import { lang, t, tn } from '../words/i18n';
import { Mark, painter } from '../kit/seat';
import { Sign } from '../kit/sign';
import { localTable } from '../play/local';
import { nameOf } from '../words/names';
import { serverTable } from '../play/source';
import { missedSince, seenLine } from '../table/away';
import { clockText } from '../table/plates';
import { isOffered, offerOf } from '../table/offer';
import { told } from '../table/story';
import type { GameInfo, Table, ViewAnswer } from '../play/types';

interface Glimpsed {
	view: ViewAnswer;
	face: Face | null;
	news: string[]; // sentences
}

// Asked once for a line of a table, and only for cards that are seen.
const known = new Map<string, Promise<Glimpsed>>();
const NEWS = 2,
	BACK = 40; // sentences; lines that are searched for them

function glimpse(table: Table, local: boolean): Promise<Glimpsed> {
	const key = `${lang} ${table.id} ${table.line} ${table.status}`;
	let found = known.get(key);
	if (!found) {
		const source = local ? localTable(table.id) : serverTable(table.id),
			seen = seenLine(table.id);
		const log =
			seen >= 0 && table.status === 'running'
				? source.log(Math.max(seen, table.line - BACK))
				: Promise.resolve([]);
		found = Promise.all([source.view(), faceOf(table.game), log]).then(([view, face, lines]) => ({
			view,
			face,
			news: missedSince(lines, seen, table.you ?? '')
				.slice(-NEWS)
				.map(l => told(l, nameOf(table, l.seat))[0]?.did ?? ''),
		}));
		found.catch(() => known.delete(key));
		if (known.size > 60) known.clear();
		known.set(key, found);
	}
	return found;
}

function useGlimpse(table: Table, local: boolean) {
	const card = useRef<HTMLLIElement>(null),
		[found, setFound] = useState<Glimpsed | null>(null);
	useEffect(() => {
		if (table.status === 'open' || (!table.you && !local)) return; // nothing lies there, or it is not ours
		let here = true;
		const watch = new IntersectionObserver(([e]) => {
			if (!e?.isIntersecting) return;
			watch.disconnect();
			glimpse(table, local).then(
				g => here && setFound(g),
				() => {},
			);
		});
		watch.observe(card.current!);
		return () => {
			here = false;
			watch.disconnect();
		};
	}, [table.id, table.line, table.status]);
	return [card, found] as const;
}

function stateOf(table: Table, asked: string | null | undefined): string {
	const free = table.seats?.filter(s => s.kind === 'open').length ?? 0;
	const winners = Object.entries(table.result ?? {})
		.filter(([, share]) => share > 0)
		.map(([seat]) => nameOf(table, seat))
		.join(', ');
	if (table.status === 'open' && isOffered(table)) return offerOf(table);
	if (table.status === 'over') return winners ? `${t('Winner')}: ${winners}` : t('finished');
	if (table.your_turn) return t('your turn');
	if (table.status === 'open') return tn('{n} free seat', '{n} free seats', free);
	return asked && asked !== '*' && table.seats.length
		? t('Waiting: {who}', { who: nameOf(table, asked) })
		: t('running');
}

// The time that the one who is asked has left.
function clockOf(table: Table): string {
	const { clock } = table,
		at = clock?.running ? table.seats.findIndex(s => s.seat === clock.running) : -1;
	return clock && at >= 0 && table.status === 'running'
		? `${nameOf(table, clock.running)}: ${clockText(clock.left_ms[at] ?? 0)}`
		: '';
}

// As seats chose before or in the game; a finished table tells only what its seats chose.
function colouring(game: GameInfo | undefined, table: Table, found: Glimpsed | null) {
	const plays = found?.face?.plays?.({ view: found.view }) ?? {};
	const chosen = (table.seats ?? []).flatMap(s =>
		s.colour ? [[plays[s.seat]?.[0] ?? s.seat, s.colour] as const] : [],
	);
	return painter(game?.colours, table.colours ?? Object.fromEntries(chosen), plays);
}

function Picture(p: { game: GameInfo | undefined; table: Table; found: Glimpsed | null }) {
	const Cover = coverOf(p.table.game)?.Cover,
		face = p.found?.face,
		view = p.found?.view;
	if (!face?.Glimpse || !view?.board) return Cover ? <Cover /> : <span />;
	return <face.Glimpse view={view} colour={colouring(p.game, p.table, p.found)} />;
}

export function TableCard(props: { table: Table; games: GameInfo[]; local?: boolean; drop?: () => void }) {
	const { table, local = false } = props,
		[card, found] = useGlimpse(table, local);
	const others = (table.seats ?? [])
		.filter(s => s.seat !== table.you && s.kind !== 'open')
		.map(s => nameOf(table, s.seat))
		.join(', ');
	const game = props.games.find(g => g.id === table.game),
		title = game?.title ?? table.game;
	const at = local
		? `#/local/${table.id}`
		: table.status === 'open' && !table.you
			? `#/join/${table.id}`
			: `#/table/${table.id}`;
	const clock = clockOf(table),
		colour = colouring(game, table, found);
	return (
		<li
			class="tablecard"
			ref={card}
			data-state={table.your_turn || (table.status === 'open' && isOffered(table)) ? 'turn' : undefined}
			data-seen={found ? '' : undefined}
		>
			<div class="tablecard__picture" aria-hidden="true">
				<Picture game={game} table={table} found={found} />
			</div>
			<div>
				<h3>
					<a href={at}>{title}</a>
				</h3>
				<span
					class="tag"
					data-state={table.your_turn || (table.status === 'open' && isOffered(table)) ? 'turn' : undefined}
				>
					{stateOf(table, found?.view.question.asked)}
				</span>
				<p class="tablecard__who">{[table.name, others].filter(Boolean).join(' · ')}</p>
				{clock && (
					<p class="tablecard__clock">
						<Sign id="ui-clock" />
						{clock}
					</p>
				)}
				{found?.news.map(text => (
					<p class="tablecard__news">{text}</p>
				))}
				{local && table.status !== 'over' && <p>{tn('{n} line played', '{n} lines played', table.line)}</p>}
				{table.status === 'over' && !local && (
					<a class="tablecard__more" href={`${at}?at=${table.line}`}>
						<Sign id="ui-zoom" />
						{t('Analysis')}
					</a>
				)}
				<span class="marks">
					{(table.seats ?? [])
						.filter(s => s.kind !== 'open')
						.map(s => (
							<Mark colour={colour(s.seat)} label={nameOf(table, s.seat)} />
						))}
				</span>
			</div>
			{props.drop && (
				<button class="tablecard__drop" aria-label={t('Delete')} data-tip={t('Delete')} onClick={props.drop}>
					<Sign id="ui-cancel" />
				</button>
			)}
		</li>
	);
}
