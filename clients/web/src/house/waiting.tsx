// A table that has not begun: seats as chairs, what the host may do with them, the invitation.
import { useEffect, useState } from 'preact/hooks';
import { Ask, type Asked } from '../kit/ask';
import { Chairs, type Host } from './chair';
import { Chat, useTableChat } from '../table/chat';
import { isOffered, offerOf } from '../table/offer';
import { Dialog } from '../kit/dialog';
import { t, tn } from '../words/i18n';
import { InviteCard } from './invite';
import { Tondo } from '../kit/parts';
import { Sign } from '../kit/sign';
import { nameOf, useBotNames } from '../words/names';
import { portrait } from '../kit/portraits';
import type { Source } from '../play/source';
import type { Bot, GameInfo, Table } from '../play/types';

interface Props {
	source: Source;
	table: Table;
	game: GameInfo | undefined;
	again: () => void;
	news: number; // grows with every line of the chat
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
				{p.more && (
					<button class="btn" onClick={() => p.choose(bot, true)}>
						{t('On all free seats')}
					</button>
				)}
				<button class="btn btn--main" onClick={() => p.choose(bot, false)}>
					{t('On this seat')}
				</button>
			</div>
		</Dialog>
	);
}

// The people for whom the game waits; whoever opened the table says so by starting.
const unready = (table: Table) => table.seats.filter(s => s.kind === 'human' && !s.ready && s.seat !== table.host);

function noteOf(table: Table): string {
	const free = table.seats.filter(s => s.kind === 'open' && !s.offered).length,
		late = unready(table),
		asked = table.seats.filter(s => s.offered && s.seat !== table.you);
	if (isOffered(table)) return offerOf(table);
	if (asked.length)
		return t('Asked, and not answered yet: {names}', { names: asked.map(s => nameOf(table, s.seat)).join(', ') });
	if (free)
		return tn('{n} free seat', '{n} free seats', free) + '. ' + t('The game can start when every seat is taken.');
	if (late.length)
		return t('Not ready yet: {names}', {
			names: late.map(s => (s.seat === table.you ? t('you') : nameOf(table, s.seat))).join(', '),
		});
	return t('Everybody is ready. The host can start.');
}

type Act = (what: string, body?: unknown) => void;

// Who may do what with the chairs: the host, while the table waits.
function hostOf(table: Table, act: Act, fill: (seat: string) => void, [moving, setMoving]: Moving): Host | undefined {
	if (!table.owner) return undefined;
	return {
		remove: seat => act('remove', { seat }),
		fill,
		moving,
		swap: seat => {
			if (moving && moving !== seat) act('swap', { seat: moving, with: seat });
			setMoving(moving ? '' : seat);
		},
	};
}

type Moving = [string, (seat: string) => void]; // the chair that is being swapped

function HostTools({ table, act, another }: { table: Table; act: Act; another: () => void }) {
	return (
		<div class="buttons">
			<label class="toggle">
				<input
					type="checkbox"
					checked={!!table.locked}
					onChange={e => act('lock', { locked: e.currentTarget.checked })}
				/>{' '}
				{t('Nobody else may come in')}
			</label>
			<button class="btn" onClick={another}>
				<Sign id="ui-link" />
				{t('Make another link')}
			</button>
		</div>
	);
}

// Talk before the game.
function RoomChat(p: { source: Source; table: Table; news: number; again: () => void }) {
	const { source, table } = p,
		chatter = useTableChat(source, table, p.news);
	return (
		<details class="room__chat" open={chatter.lines.length > 0}>
			<summary>
				{t('Chat')}
				{chatter.unread > 0 && <sup>{chatter.unread}</sup>}
			</summary>
			<Chat {...{ source, table, chatter }} again={p.again} />
		</details>
	);
}

// What one can do oneself: sit down, stand up, answer an offer, be ready, start.
function Foot({ table, act, start }: { table: Table; act: Act; start: () => void }) {
	const offered = isOffered(table),
		me = seatOf(table),
		guest = me && !table.owner;
	return (
		<footer class="buttons room__foot">
			{guest && (
				<button class="btn" onClick={() => act('leave')}>
					{t('Stand up')}
				</button>
			)}
			{offered && (
				<>
					<button class="btn" onClick={() => act('leave')}>
						{t('Decline')}
					</button>
					<button class="btn btn--main" onClick={() => act('join', {})}>
						<Sign id="ui-check" />
						{t('Accept')}
					</button>
				</>
			)}
			{!me && !offered && (
				<a class="btn btn--main" href={`#/join/${table.id}`}>
					{t('Sit down')}
				</a>
			)}
			{guest && (
				<button
					class="btn btn--main"
					aria-pressed={!!me.ready}
					onClick={() => act('ready', { ready: !me.ready })}
				>
					<Sign id={me.ready ? 'ui-check' : 'ui-play'} />
					{t('I am ready')}
				</button>
			)}
			{table.owner && (
				<button class="btn btn--main" disabled={freeSeats(table) > 0} onClick={start}>
					<Sign id="ui-play" />
					{t('Start')}
				</button>
			)}
		</footer>
	);
}

const freeSeats = (table: Table) => table.seats.filter(s => s.kind === 'open').length;

// One's own seat; a seat that is only offered is not one's own yet.
const seatOf = (table: Table) => (isOffered(table) ? undefined : table.seats.find(s => s.seat === table.you));

export function Waiting(props: Props) {
	const { table, source } = props;
	const botName = useBotNames(source);
	const [error, setError] = useState('');
	const [filling, setFilling] = useState('');
	const moving = useState('');
	const [asked, setAsked] = useState<Asked | null>(null);
	const me = seatOf(table),
		failed = (e: unknown) => setError((e as Error).message);
	const act: Act = (what, body) => void source.act(what, body).then(() => (setError(''), props.again()), failed);
	const host = hostOf(table, act, setFilling, moving);
	const another = () =>
		void source
			.act('invite')
			.then(
				a => (sessionStorage.setItem('invite ' + table.id, (a as { invite: string }).invite), props.again()),
				failed,
			);
	const start = () => {
		const late = unready(table);
		if (!late.length) return act('start');
		setAsked({
			title: t('Start without waiting?'),
			text: t('Not ready yet: {names}', { names: late.map(s => nameOf(table, s.seat)).join(', ') }),
			yes: t('Start all the same'),
			act: () => act('start'),
		});
	};
	return (
		<section class="waiting room">
			<div class="room__seats">
				<h1>{table.name || t('Waiting for players')}</h1>
				<p class="room__note" role="status">
					{noteOf(table)}
				</p>
				<Chairs
					table={table}
					game={props.game}
					level={botName}
					host={host}
					choose={me && (colour => act('colour', { colour }))}
					sit={me && (seat => act('sit', { seat }))}
				/>
				{moving[0] && (
					<p role="status" class="note">
						{t('Touch the swap sign of another chair.')}
					</p>
				)}
				{host && <HostTools table={table} act={act} another={another} />}
				{me && <RoomChat {...{ source, table }} news={props.news} again={props.again} />}
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
				<Foot table={table} act={act} start={start} />
			</div>
			<InviteCard level={botName} table={table} game={props.game} share={!!table.you || !!table.owner} />
			{filling && (
				<Levels
					source={source}
					more={freeSeats(table) > 1}
					close={() => setFilling('')}
					choose={(bot, all) => (setFilling(''), act('fill', all ? { bot } : { seat: filling, bot }))}
				/>
			)}
			{asked && <Ask {...asked} close={() => setAsked(null)} />}
		</section>
	);
}
