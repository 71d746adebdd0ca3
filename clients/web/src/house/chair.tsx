// A seat of the waiting room as a chair: who sits there, is ready, is here; and what may be done with it.
import { t } from '../words/i18n';
import { Tondo } from '../kit/parts';
import { ColourButton, chairColour, hasColours } from './colour';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { nameOf } from '../words/names';
import { portrait } from '../kit/portraits';
import type { GameInfo, SeatInfo, Table } from '../play/types';

// What the host may do with a chair.
export interface Host {
	remove: (seat: string) => void;
	fill: (seat: string) => void;
	swap: (seat: string) => void;
	moving: string; // the chair that changes places with the next one touched
}

interface Props {
	table: Table;
	game: GameInfo | undefined;
	level: (bot: string | null | undefined) => string;
	host?: Host;
	sit?: (seat: string) => void; // another chair for oneself
	choose?: (colour: string) => void; // one's own
}

const personOn = (table: Table, seat: string | undefined) =>
	table.seats.find(s => s.seat === seat && s.kind === 'human' && s.user);

// Who else has chosen a colour.
const by = (table: Table, colour: string) =>
	nameOf(table, table.seats.find(s => s.colour === colour && s.seat !== table.you)?.seat);

// What a chair says about whoever sits on it.
function stateOf(seat: SeatInfo, table: Table): { text: string; good: boolean } | null {
	if (seat.offered) return { text: t('asked'), good: false };
	if (seat.kind === 'open') return null;
	if (seat.ready && table.status === 'open') return { text: t('ready'), good: true };
	if (seat.seat === table.host) return { text: t('host'), good: false };
	if (seat.kind !== 'human' || seat.connected === undefined) return null;
	return { text: seat.connected ? t('here') : t('away'), good: seat.connected };
}

function Chair(p: Props & { seat: SeatInfo }) {
	const { seat, table, host } = p,
		free = seat.kind === 'open' && !seat.offered,
		you = seat.seat === table.you;
	const name = free ? t('free seat') : seat.kind === 'bot' ? t('bot') : (seat.user?.name ?? '');
	const shown = chairColour(p.game, table, seat);
	const state = stateOf(seat, table),
		beside = personOn(table, seat.partner);
	return (
		<li
			class="chair"
			data-seat={seat.seat}
			data-state={host?.moving === seat.seat ? 'moving' : you ? 'me' : free ? 'free' : undefined}
		>
			<Tondo glyph={free ? 'wooden-chair' : seat.kind === 'bot' ? portrait(seat.bot) : 'laurel-crown'} />
			{you && p.choose && hasColours(p.game) ? (
				<ColourButton
					game={p.game!}
					chosen={seat.colour}
					shown={shown}
					taken={c => by(table, c)}
					choose={p.choose}
				/>
			) : (
				shown && <Mark colour={shown} />
			)}
			<h2>{name}</h2>
			<p>{you ? t('you') : seat.kind === 'bot' ? p.level(seat.bot) : ''}</p>
			{state && (
				<span class="tag" data-state={state.good ? 'ready' : undefined}>
					{seat.ready && <Sign id="ui-check" />}
					{state.text}
				</span>
			)}
			{seat.ready && seat.connected === false && <span class="tag">{t('away')}</span>}
			<div class="chair__acts">
				{p.sit && !you && !seat.user && (
					<button class="btn" onClick={() => p.sit!(seat.seat)}>
						{beside && beside.seat !== table.you
							? t('Play with {name}', { name: nameOf(table, beside.seat) })
							: t('Sit here')}
					</button>
				)}
				{host && free && (
					<button class="btn" onClick={() => host.fill(seat.seat)}>
						{t('Add a bot')}
					</button>
				)}
				{host && !free && !you && (
					<button
						class="round"
						aria-label={t('Send away: {name}', { name })}
						data-tip={t('Send away')}
						onClick={() => host.remove(seat.seat)}
					>
						<Sign id="ui-cancel" />
					</button>
				)}
				{host && (
					<button
						class="round"
						aria-pressed={host.moving === seat.seat}
						aria-label={t('Swap seats: {name}', { name })}
						data-tip={t('Swap seats')}
						onClick={() => host.swap(seat.seat)}
					>
						<Sign id="ui-again" />
					</button>
				)}
			</div>
		</li>
	);
}

// The seats that play together, each pair once; everybody alone where nobody has a partner.
function teamsOf(table: Table): SeatInfo[][] {
	return table.seats
		.filter(s => !s.partner || s.seat < s.partner)
		.map(s => [s, ...table.seats.filter(o => o.seat === s.partner)]);
}

export const letters = ['Α', 'Β', 'Γ'];

export function Chairs(p: Props) {
	const teams = teamsOf(p.table),
		chairs = (seats: SeatInfo[]) => seats.map(s => <Chair key={s.seat} {...p} seat={s} />);
	if (teams.every(x => x.length === 1)) return <ol class="chairs">{chairs(p.table.seats)}</ol>;
	return (
		<ul class="room__teams">
			{teams.map((seats, i) => (
				<li class="room__team" key={i} aria-label={t('Team {letter}', { letter: letters[i]! })}>
					<b class="room__flag" aria-hidden="true">
						{letters[i]}
					</b>
					<ol class="chairs">{chairs(seats)}</ol>
				</li>
			))}
		</ul>
	);
}
