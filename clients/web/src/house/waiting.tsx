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

export function Waiting(props: Props) {
	const { table, source } = props;
	const botName = useBotNames(source);
	const chatter = useTableChat(source, table, props.news);
	const [error, setError] = useState('');
	const [filling, setFilling] = useState('');
	const [moving, setMoving] = useState('');
	const [asked, setAsked] = useState<Asked | null>(null);
	const free = table.seats.filter(s => s.kind === 'open').length,
		offered = isOffered(table),
		me = offered ? undefined : table.seats.find(s => s.seat === table.you);
	const act = (what: string, body?: unknown) =>
		source.act(what, body).then(
			() => (setError(''), props.again()),
			e => setError((e as Error).message),
		);
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
	const another = () =>
		source.act('invite').then(
			a => (sessionStorage.setItem('invite ' + table.id, (a as { invite: string }).invite), props.again()),
			e => setError((e as Error).message),
		);
	const start = () => {
		const late = unready(table);
		if (!late.length) return void act('start');
		setAsked({
			title: t('Start without waiting?'),
			text: t('Not ready yet: {names}', { names: late.map(s => nameOf(table, s.seat)).join(', ') }),
			yes: t('Start all the same'),
			act: () => void act('start'),
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
					choose={me && (colour => void act('colour', { colour }))}
					sit={me && (seat => void act('sit', { seat }))}
				/>
				{moving && (
					<p role="status" class="note">
						{t('Touch the swap sign of another chair.')}
					</p>
				)}
				{host && (
					<div class="buttons">
						<label class="toggle">
							<input
								type="checkbox"
								checked={!!table.locked}
								onChange={e => void act('lock', { locked: e.currentTarget.checked })}
							/>{' '}
							{t('Nobody else may come in')}
						</label>
						<button class="btn" onClick={() => void another()}>
							<Sign id="ui-link" />
							{t('Make another link')}
						</button>
					</div>
				)}
				{me && (
					<details class="room__chat" open={chatter.lines.length > 0}>
						<summary>
							{t('Chat')}
							{chatter.unread > 0 && <sup>{chatter.unread}</sup>}
						</summary>
						<Chat {...{ source, table, chatter }} again={props.again} />
					</details>
				)}
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
				<footer class="buttons room__foot">
					{me && !table.owner && (
						<button class="btn" onClick={() => void act('leave')}>
							{t('Stand up')}
						</button>
					)}
					{offered && (
						<>
							<button class="btn" onClick={() => void act('leave')}>
								{t('Decline')}
							</button>
							<button class="btn btn--main" onClick={() => void act('join', {})}>
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
					{me && !table.owner && (
						<button
							class="btn btn--main"
							aria-pressed={!!me.ready}
							onClick={() => void act('ready', { ready: !me.ready })}
						>
							<Sign id={me.ready ? 'ui-check' : 'ui-play'} />
							{t('I am ready')}
						</button>
					)}
					{table.owner && (
						<button class="btn btn--main" disabled={free > 0} onClick={start}>
							<Sign id="ui-play" />
							{t('Start')}
						</button>
					)}
				</footer>
			</div>
			<InviteCard level={botName} table={table} game={props.game} share={!!table.you || !!table.owner} />
			{filling && (
				<Levels
					source={source}
					more={free > 1}
					close={() => setFilling('')}
					choose={(bot, all) => (setFilling(''), void act('fill', all ? { bot } : { seat: filling, bot }))}
				/>
			)}
			{asked && <Ask {...asked} close={() => setAsked(null)} />}
		</section>
	);
}
