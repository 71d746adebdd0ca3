// The plates of the seats, in turn order: who sits there, clock, presence, the numbers that decide, the race to
// victory.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { target } from '../board/target';
import type { Face, FaceProps, Race } from '../face/face';
import { numberOf } from '../face/facts';
import { t, tn } from '../words/i18n';
import { Fact, Pips } from '../kit/parts';
import { Emblem, Mark } from '../kit/seat';
import { Glyph, Sign } from '../kit/sign';
import { useBotNames } from '../words/names';
import { portrait } from '../kit/portraits';
import type { Source } from '../play/source';
import { useSmall } from '../browser/small';
import type { Clock, SeatInfo } from '../play/types';
import { SeatThings } from './seatthings';

export function clockText(ms: number): string {
	const s = Math.max(0, Math.round(ms / 1000)),
		h = Math.floor(s / 3600);
	const two = (n: number) => String(n).padStart(2, '0');
	return h ? `${h}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

// When the server told a clock. Whatever else is told of the table (somebody comes, somebody talks) leaves it as it is.
const came = new WeakMap<object, number>();
export function heardAt(clock: object): number {
	if (!came.has(clock)) came.set(clock, performance.now());
	return came.get(clock)!;
}

// The clock that runs goes on between two pieces of news.
function usePassed(clock: Clock | null): number {
	const [, tick] = useState(0),
		heard = clock ? heardAt(clock) : 0;
	useEffect(() => {
		if (!clock?.running) return;
		const timer = setInterval(() => tick(n => n + 1), 1000);
		return () => clearInterval(timer);
	}, [clock]);
	return clock ? performance.now() - heard : 0;
}

// About to win, or one step from it: how, in words.
function nearOf(races: Race[]): string | undefined {
	const told = races.find(r => r.text)?.text;
	if (told) return told;
	const near = races.find(r => r.near ?? (r.need > 1 && r.have === r.need - 1));
	return near && t('one step from victory: {way}', { way: near.label });
}

// Who could win soon, over the stage: what will win unless it is prevented is said of everybody, one step from it of
// everybody else, for one knows it of oneself. It lies over the board: who has read it sends it away.
export function Alarm(d: { face: Face | null; p: FaceProps }) {
	const { p, face } = d,
		[read, setRead] = useState<string[]>([]);
	if (p.table.status !== 'running') return null;
	const near = new Map<string, string[]>(); // who, by what they are near to: often the same for several
	for (const { seat } of p.table.seats) {
		const races = face?.race?.(p, seat) ?? [],
			why = (seat !== p.table.you || races.some(r => r.text)) && nearOf(races);
		if (why) near.set(why, [...(near.get(why) ?? []), seat]);
	}
	const isTold = (how: string) => p.table.seats.some(({ seat }) => face?.race?.(p, seat).some(r => r.text === how));
	const mark = (seat: string) => <Mark key={seat} colour={p.colour(face?.plays?.(p)[seat]?.[0] ?? seat)} />;
	const said = [...near].map(([how, seats]) => ({
		seats,
		text: isTold(how) ? how : t('{name}: {how}', { name: seats.map(p.name).join(', '), how }),
	}));
	return (
		<>
			{said
				.filter(({ text }) => !read.includes(text))
				.map(({ seats, text }) => (
					<p key={text} class="alarm" role="status">
						<span>{seats.map(mark)}</span>
						{text}
						<button class="alarm__close" aria-label={t('Close')} onClick={() => setRead([...read, text])}>
							<Sign id="ui-cancel" />
						</button>
					</p>
				))}
		</>
	);
}

// Who leads, and by what: points if the game ended now, else the nearest way to win.
function leadOf(face: Face | null, p: FaceProps): { seats: string[]; says: string; why: string } | null {
	const seats = p.table.seats.map(s => s.seat);
	const points = seats.map(seat => ({ seat, n: numberOf(p, 'points', 'total', `seat:${seat}`) ?? NaN }));
	if (points.every(x => !Number.isNaN(x.n))) {
		const [first, second] = points.toSorted((a, b) => b.n - a.n),
			by = first!.n - (second?.n ?? 0),
			level = points.filter(x => x.n === first!.n).map(x => x.seat);
		const says = by
			? first!.seat === p.table.you
				? t('You lead by {n}', { n: by })
				: t('{name} leads by {n}', { name: p.name(first!.seat), n: by })
			: t('Level: {names}', { names: level.map(p.name).join(', ') });
		return { seats: level, says, why: t('points if it ended now') };
	}
	const ways = seats.flatMap(seat =>
		(face?.race?.(p, seat) ?? []).map(r => ({ seat, r, share: r.have / (r.need || 1) })),
	);
	const best = Math.max(0, ...ways.map(w => w.share)),
		near = ways.filter(w => w.share === best),
		who = [...new Set(near.map(w => w.seat))];
	if (!best || who.length === seats.length) return null;
	const { r } = near[0]!;
	return {
		seats: who,
		says: t('Nearest: {names}', { names: who.map(p.name).join(', ') }),
		why: t('{way}: {n} of {m}', { way: r.label, n: r.have, m: r.need }),
	};
}

function Lead({ face, p, open }: { face: Face | null; p: FaceProps; open: (seat: string) => void }) {
	if (!face || p.table.seats.length < 2 || p.table.status !== 'running') return null;
	const lead = leadOf(face, p);
	// nobody leads: the plates below stay where they are
	if (!lead) return <p class="head plates__lead">&nbsp;</p>;
	return (
		<p class="head plates__lead">
			<button onClick={() => open(lead.seats[0]!)}>
				{lead.says} <small>{lead.why}</small>
			</button>
		</p>
	);
}

// On a phone: the seats as a row of emblems above the board, with how near each is to victory.
export function SeatRow(d: { face: Face | null; p: FaceProps }) {
	const { p, face } = d,
		seats = p.table.seats.map(s => s.seat);
	const [opened, setOpened] = useState<string | null>(null);
	if (!useSmall()) return null;
	const order = (face?.order?.(p) ?? seats).filter(s => seats.includes(s));
	return (
		<ol class="seatrow" aria-label={t('Players')}>
			{[...order, ...seats.filter(s => !order.includes(s))].map(seat => {
				const races = face?.race?.(p, seat) ?? [];
				const best = races.toSorted((a, b) => b.have / Math.max(1, b.need) - a.have / Math.max(1, a.need))[0];
				return (
					<li
						key={seat}
						data-plate={seat}
						aria-current={seat === p.view.question.asked ? 'true' : undefined}
						data-near={nearOf(races) ? '' : undefined}
					>
						<button class="seatrow__touch" onClick={() => setOpened(seat)}>
							<Mark
								colour={p.colour(face?.plays?.(p)[seat]?.[0] ?? seat)}
								label={p.name(seat)}
								size={30}
							/>
						</button>
						{best && <Pips have={best.have} need={best.need} label={best.label} />}
						{face?.brief && (
							<ul class="facts">
								{face.brief(p, seat).map(b => (
									<Fact key={b.sign} {...b} />
								))}
							</ul>
						)}
					</li>
				);
			})}
			{opened && <SeatThings {...{ face, p }} seat={opened} close={() => setOpened(null)} />}
		</ol>
	);
}

interface Props {
	face: Face | null;
	p: FaceProps;
	source: Source;
}

export function Plates(d: Props) {
	const { p, face } = d,
		{ table, view } = p;
	const running = table.status === 'running',
		[opened, setOpened] = useState<string | null>(null);
	const botName = useBotNames(d.source);
	const passed = usePassed(running ? table.clock : null);
	const seats = table.seats.map(s => s.seat);
	const order = (face?.order?.(p) ?? seats).filter(s => seats.includes(s));
	const all = [...order, ...seats.filter(s => !order.includes(s))];
	return (
		<section class="plates" aria-label={t('Players')}>
			<h2 class="sr">{t('Players')}</h2>
			<Lead face={face} p={p} open={setOpened} />
			{all.map(seat => {
				const info = table.seats.find(s => s.seat === seat)!;
				const asked = running && seat === view.question.asked;
				const at = table.seats.indexOf(info);
				const left = table.clock
					? (table.clock.left_ms[at] ?? 0) - (seat === table.clock.running ? passed : 0)
					: undefined;
				return (
					<Plate
						key={seat}
						{...d}
						info={info}
						asked={asked}
						left={left}
						level={botName(info.bot)}
						many={all.length > 4}
						open={() => setOpened(seat)}
					/>
				);
			})}
			{opened && <SeatThings {...{ face, p }} seat={opened} close={() => setOpened(null)} />}
			{!!table.spectators && <p class="quiet">{tn('{n} spectator', '{n} spectators', table.spectators)}</p>}
			{d.source.online && running && !table.you && <p class="quiet">{t('You are watching.')}</p>}
		</section>
	);
}

interface Sat extends Props {
	info: SeatInfo;
	asked: boolean;
	left: number | undefined;
	level: string;
	many: boolean;
	open: () => void;
}

function Plate(d: Sat) {
	const { p, face, info } = d,
		{ seat } = info;
	const played = face?.plays?.(p)[seat] ?? [seat];
	// alone nobody is chosen by a plate: armies of that table are both ours
	const kinds = p.table.seats.length > 1 ? (face?.seatKinds ?? ['seat']) : ['seat'];
	const races = face?.race?.(p, seat) ?? [];
	const near = nearOf(races);
	const Inside = face?.Plate;
	const name = p.name(seat);
	const hits = [...played, seat].filter((v, i, all) => all.indexOf(v) === i).map(v => target(p, kinds, v, name));
	const hit = hits.find(h => h['data-lit'] !== undefined) ?? hits[0]!;
	const lit = hit['data-lit'] !== undefined; // all of it glows, so all of it is touched
	const state = info.resigned ? 'gone' : undefined;
	// Said here and not asked by ":has" in the sheet: with ":not" within ":has" whatever comes to the page or leaves it
	// has all that is looked at by any ":has" styled anew.
	const plate = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const lit = plate.current!.querySelector('.plate__body > :not(.plate__who) [data-lit]');
		plate.current!.toggleAttribute('data-offers', !!lit);
	});
	return (
		<article
			ref={plate}
			data-who={seat}
			data-drop={seat === p.view.you ? '' : undefined}
			class={`plate ${d.many ? 'plate--compact' : ''} ${hit.class}`}
			data-plate={seat}
			data-seat={p.colour(played[0])}
			data-state={state}
			data-near={near ? '' : undefined}
			data-tip={near}
			aria-current={d.asked ? 'true' : undefined}
			onClick={e => lit && !(e.target as Element).closest('button, a') && hit.onClick()}
		>
			<button
				class="plate__band"
				aria-label={seat === p.table.you ? t('What you have') : t('What {name} has', { name })}
				onClick={d.open}
			>
				{played.map(o => (
					<Emblem colour={p.colour(o)} />
				))}
			</button>
			<div class="plate__body">
				<div class="plate__who">
					<h3>
						{lit ? (
							<button {...hit} role={undefined} class="plate__touch">
								{name}
							</button>
						) : info.user && info.kind === 'human' && d.source.online ? (
							<a href={`#/user/${info.user.id}`}>{name}</a>
						) : (
							name
						)}
					</h3>
					<Presence
						info={info}
						name={name}
						you={seat === p.table.you}
						level={d.level}
						thinking={d.asked && info.kind === 'bot'}
					/>
					{d.left !== undefined && (
						<small class={d.left < 60000 ? 'clock short' : 'clock'}>{clockText(d.left)}</small>
					)}
					<span class="plate__races">
						{races.map(r => (
							<Pips have={r.have} need={r.need} label={r.label} sign={r.sign} />
						))}
					</span>
				</div>
				{Inside && <Inside {...p} seat={seat} />}
			</div>
		</article>
	);
}

function Presence(p: { info: SeatInfo; name: string; you: boolean; level: string; thinking: boolean }) {
	const { info } = p;
	// at a table of this browser that is the name
	if (p.you) return p.name === t('You') ? null : <small>{t('you')}</small>;
	if (info.kind === 'bot')
		return (
			<small class="rank" data-tip={p.level}>
				<Glyph name={portrait(info.bot)} label={p.level} />
				<span>{p.thinking ? t('thinking…') : info.user ? t('a bot plays') : p.level}</span>
			</small>
		);
	if (info.user?.bot) return <small>{t('bot')}</small>;
	if (info.kind === 'human')
		return (
			<span
				class="presence"
				data-state={info.connected === false ? 'away' : 'here'}
				role="img"
				aria-label={info.connected === false ? t('away') : t('here')}
				data-tip={info.connected === false ? t('away') : t('here')}
			/>
		);
	return null;
}
