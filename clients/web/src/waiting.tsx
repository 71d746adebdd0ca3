// A table that has not begun: who sits, the link for the others.
import { useState } from 'preact/hooks';
import { t } from './i18n';
import { Tondo } from './kit/parts';
import { Mark, colourOf } from './kit/seat';
import { useBotNames } from './names';
import type { Source } from './source';
import type { GameInfo, SeatInfo, Table } from './types';

// A chair: who sits there, with colour and emblem of the seat.
function Chair(p: { seat: SeatInfo; you: boolean; level: string }) {
	const { seat } = p, free = seat.kind === 'open';
	return (
		<li class="chair" data-state={p.you ? 'me' : free ? 'free' : undefined}>
			<Tondo glyph={free ? 'wooden-chair' : seat.kind === 'bot' || seat.user?.bot ? 'ionic-column' : 'laurel-crown'} />
			<Mark colour={colourOf(seat.seat)} />
			<h2>{free ? t('free seat') : seat.kind === 'bot' ? t('bot') : seat.user?.name}</h2>
			<p>{p.you ? t('you') : seat.kind === 'bot' ? p.level : seat.user?.bot ? t('bot') : ''}</p>
		</li>
	);
}

export function Waiting(props: { source: Source; table: Table; game: GameInfo | undefined; again: () => void }) {
	const { table, source } = props;
	const botName = useBotNames(source);
	const [error, setError] = useState('');
	const [copied, setCopied] = useState(false);
	const invite = sessionStorage.getItem('invite ' + table.id);
	const link = `${location.origin}/#/join/${table.id}${invite ? `?invite=${invite}` : ''}`;
	const full = table.seats.every(s => s.kind !== 'open');
	const act = (what: string) => () => source.act(what).then(props.again, e => setError((e as Error).message));
	return (
		<section class="waiting">
			<h1>{t('Waiting for players')}</h1>
			<p>{props.game?.title} {table.name && `· ${table.name}`}</p>
			<ol class="chairs">
				{table.seats.map(s => <Chair seat={s} you={s.seat === table.you} level={botName(s.bot)} />)}
			</ol>
			<label class="stack">
				{t('Send this link to your friends')}
				<span class="inline">
					<input readOnly value={link} onFocus={e => e.currentTarget.select()} />
					<button class="btn" onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}>{copied ? t('Copied') : t('Copy')}</button>
				</span>
			</label>
			<div class="buttons">
				{table.owner !== false && (
					<button class="btn btn--main" disabled={!full} onClick={act('start')}>{t('Start')}</button>
				)}
				{table.you && !table.owner && <button class="btn" onClick={act('leave')}>{t('Stand up')}</button>}
				{!table.you && <a class="btn btn--main" href={`#/join/${table.id}`}>{t('Sit down')}</a>}
			</div>
			{!full && <p class="quiet" role="status">{t('The game can start when every seat is taken.')}</p>}
			{error && <p role="alert" class="error">{error}</p>}
		</section>
	);
}
