// Who sits where, whose turn it is, clocks; resigning, handing over to a bot and coming back.
import { useEffect, useState } from 'preact/hooks';
import { colourOf } from './boards/pieces';
import { t, tn } from './i18n';
import { nameOf, useBotNames } from './names';
import type { Source } from './source';
import type { Table, ViewAnswer } from './types';

export function clockText(ms: number): string {
	const s = Math.max(0, Math.round(ms / 1000)), h = Math.floor(s / 3600);
	const two = (n: number) => String(n).padStart(2, '0');
	return h ? `${h}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

// The clock of the seat that is asked runs on between two pieces of news.
function useNow(running: boolean, base: unknown): number {
	const [passed, setPassed] = useState(0);
	useEffect(() => {
		setPassed(0);
		if (!running) return;
		const began = Date.now();
		const timer = setInterval(() => setPassed(Date.now() - began), 1000);
		return () => clearInterval(timer);
	}, [running, base]);
	return passed;
}

interface Props {
	table: Table;
	view: ViewAnswer;
	source: Source;
	again: () => void;
	say: (text: string) => void;
}

export function Players(p: Props) {
	const { table, view, source } = p;
	const running = table.status === 'running';
	const botName = useBotNames(source);
	const passed = useNow(running && !!table.clock, table);
	const act = (what: string, body?: unknown) => () => source.act(what, body).then(p.again, e => p.say((e as Error).message));
	const mine = table.seats.find(s => s.seat === table.you);
	const colours = ownersOf(view);
	return (
		<section class="players">
			<h2>{t('Players')}</h2>
			<ol>
				{table.seats.map((s, i) => {
					const asked = running && s.seat === view.question.asked;
					const left = (table.clock?.left_ms[i] ?? 0) - (asked ? passed : 0);
					return (
						<li class={asked ? 'asked' : ''}>
							<span>
								{(colours[s.seat] ?? [s.seat]).map(o => (
									<span class="tag" style={{ background: colourOf(o).fill, color: colourOf(o).ink }}>{colourOf(o).letter}</span>
								))}{' '}
								{source.online && s.user && s.kind === 'human' ? <a class="plain" href={`#/user/${s.user.id}`}>{nameOf(table, s.seat)}</a> : nameOf(table, s.seat)}
								{s.seat === table.you && <em> ({t('you')})</em>}
								{s.kind === 'human' && s.connected === false && <em> ({t('away')})</em>}
								{s.kind === 'bot' && !s.user && <small class="quiet"> {botName(s.bot)}</small>}
								{s.kind === 'bot' && s.user && <em> ({t('a bot plays')})</em>}
								{asked && s.kind === 'bot' && <em> ({t('thinking…')})</em>}
							</span>
							{table.clock && <span class={'clock' + (left < 60000 ? ' short' : '')}>{clockText(left)}</span>}
						</li>
					);
				})}
			</ol>
			{!!table.spectators && <p class="quiet">{tn('{n} spectator', '{n} spectators', table.spectators)}</p>}
			{source.online && running && !table.you && <p class="quiet">{t('You are watching.')}</p>}
			{source.online && running && mine?.kind === 'human' && (
				<div class="tools">
					<button class="small" onClick={act('takeover', { seat: table.you, bot: 'level:3' })}>{t('Let a bot play for me')}</button>
					<button class="small" onClick={() => confirm(t('Resign this game? A bot will finish it for you.')) && act('resign')()}>{t('Resign')}</button>
				</div>
			)}
			{source.online && running && mine?.kind === 'bot' && !mine.resigned && <button class="main" onClick={act('return')}>{t('Play on myself')}</button>}
		</section>
	);
}

// The colours a seat plays: its own, or the factions it holds.
export function ownersOf(view: ViewAnswer): Record<string, string[]> {
	const owners: Record<string, string[]> = {};
	const held = view.view.pub.seat;
	if (held && typeof held === 'object' && !Array.isArray(held))
		for (const [faction, seat] of Object.entries(held)) if (typeof seat === 'string') (owners[seat] ??= []).push(faction);
	return owners;
}
