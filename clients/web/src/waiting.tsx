// A table that has not begun: seats as chairs, what the host may do with them, the invitation.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from './dialog';
import { t, tn } from './i18n';
import { InviteCard } from './invite';
import { Tondo } from './kit/parts';
import { Mark, colourOf } from './kit/seat';
import { Sign } from './kit/sign';
import { useBotNames } from './names';
import { portrait } from './portraits';
import type { Source } from './source';
import type { Bot, GameInfo, SeatInfo, Table } from './types';

interface Props {
	source: Source;
	table: Table;
	game: GameInfo | undefined;
	again: () => void;
}

// What the host may do with a chair.
interface Host {
	remove: (seat: string) => void;
	fill: (seat: string) => void;
	swap: (seat: string) => void;
	moving: string; // the chair that changes places with the next one touched
}

export function Chair(p: { seat: SeatInfo; table: Table; level: string; host?: Host }) {
	const { seat, table, host } = p, free = seat.kind === 'open', you = seat.seat === table.you;
	const name = free ? t('free seat') : seat.kind === 'bot' ? t('bot') : (seat.user?.name ?? '');
	const state = seat.seat === table.host ? t('host') : seat.kind === 'human' && seat.connected !== undefined ? (seat.connected ? t('here') : t('away')) : '';
	return (
		<li class="chair" data-seat={seat.seat} data-state={host?.moving === seat.seat ? 'moving' : you ? 'me' : free ? 'free' : undefined}>
			<Tondo glyph={free ? 'wooden-chair' : seat.kind === 'bot' ? portrait(seat.bot) : 'laurel-crown'} />
			<Mark colour={colourOf(seat.seat)} />
			<h2>{name}</h2>
			<p>{you ? t('you') : seat.kind === 'bot' ? p.level : ''}</p>
			{state && <span class="tag" data-state={seat.connected && seat.seat !== table.host ? 'ready' : undefined}>{state}</span>}
			{host && (
				<div class="chair__acts">
					{free && <button class="btn" onClick={() => host.fill(seat.seat)}>{t('Add a bot')}</button>}
					{!free && !you && <button class="round" aria-label={t('Send away: {name}', { name })} title={t('Send away')} onClick={() => host.remove(seat.seat)}><Sign id="ui-cancel" /></button>}
					<button class="round" aria-pressed={host.moving === seat.seat} aria-label={t('Swap seats: {name}', { name })} title={t('Swap seats')} onClick={() => host.swap(seat.seat)}><Sign id="ui-again" /></button>
				</div>
			)}
		</li>
	);
}

function Levels(p: { source: Source; close: () => void; choose: (bot: string, all: boolean) => void; more: boolean }) {
	const [bots, setBots] = useState<Bot[]>([]);
	const [bot, setBot] = useState('level:3');
	useEffect(() => void p.source.bots().then(setBots, () => {}), []);
	return (
		<Dialog class="wide" title={t('A bot takes this seat')} close={p.close}>
			<div class="levels" role="radiogroup" aria-label={t('Level')}>
				{bots.map((b, i) => (
					<button class="level" role="radio" aria-checked={bot === b.name} onClick={() => setBot(b.name)}>
						<Tondo glyph={portrait(b.name)} />
						{b.label.replace(/^\d+: /, '')}
						<i style={{ '--n': i + 1 }} />
					</button>
				))}
			</div>
			<div class="buttons buttons--end">
				{p.more && <button class="btn" onClick={() => p.choose(bot, true)}>{t('On all free seats')}</button>}
				<button class="btn btn--main" onClick={() => p.choose(bot, false)}>{t('On this seat')}</button>
			</div>
		</Dialog>
	);
}

export function Waiting(props: Props) {
	const { table, source } = props;
	const botName = useBotNames(source);
	const [error, setError] = useState('');
	const [filling, setFilling] = useState('');
	const [moving, setMoving] = useState('');
	const free = table.seats.filter(s => s.kind === 'open').length;
	const act = (what: string, body?: unknown) => source.act(what, body).then(() => (setError(''), props.again()), e => setError((e as Error).message));
	const host: Host | undefined = table.owner
		? {
				remove: seat => void act('remove', { seat }),
				fill: setFilling,
				moving,
				swap: seat => {
					if (moving && moving !== seat) void act('swap', { seat: moving, with: seat });
					setMoving(moving ? '' : seat);
				},
			}
		: undefined;
	const another = () => source.act('invite').then(a => (sessionStorage.setItem('invite ' + table.id, (a as { invite: string }).invite), props.again()), e => setError((e as Error).message));
	return (
		<section class="waiting room">
			<div class="room__seats">
				<h1>{table.name || t('Waiting for players')}</h1>
				<p class="room__note" role="status">{free ? tn('{n} free seat', '{n} free seats', free) + '. ' + t('The game can start when every seat is taken.') : t('Everybody is here. The host can start.')}</p>
				<ol class="chairs">{table.seats.map(s => <Chair key={s.seat} seat={s} table={table} level={botName(s.bot)} host={host} />)}</ol>
				{moving && <p role="status" class="note">{t('Touch the swap sign of another chair.')}</p>}
				{host && (
					<div class="buttons">
						<label class="toggle"><input type="checkbox" checked={!!table.locked} onChange={e => void act('lock', { locked: e.currentTarget.checked })} /> {t('Nobody else may come in')}</label>
						<button class="btn" onClick={() => void another()}><Sign id="ui-link" />{t('Make another link')}</button>
					</div>
				)}
				{error && <p role="alert" class="error">{error}</p>}
				<footer class="buttons room__foot">
					{table.you && !table.owner && <button class="btn" onClick={() => void act('leave')}>{t('Stand up')}</button>}
					{!table.you && <a class="btn btn--main" href={`#/join/${table.id}`}>{t('Sit down')}</a>}
					{table.owner && <button class="btn btn--main" disabled={free > 0} onClick={() => void act('start')}><Sign id="ui-play" />{t('Start')}</button>}
				</footer>
			</div>
			<InviteCard table={table} game={props.game} share={!!table.you || !!table.owner} />
			{filling && <Levels source={source} more={free > 1} close={() => setFilling('')} choose={(bot, all) => (setFilling(''), void act('fill', all ? { bot } : { seat: filling, bot }))} />}
		</section>
	);
}
