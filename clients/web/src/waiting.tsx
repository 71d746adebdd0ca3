// A table that has not begun: who sits, the link for the others.
import { useState } from 'preact/hooks';
import { t } from './i18n';
import { useBotNames } from './names';
import type { Source } from './source';
import type { GameInfo, Table } from './types';

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
			<ol class="seats">
				{table.seats.map(s => (
					<li>{s.kind === 'open' ? <em>{t('free seat')}</em> : s.kind === 'bot' ? `${t('bot')} ${botName(s.bot)}` : s.user?.name} {s.seat === table.you && `(${t('you')})`}</li>
				))}
			</ol>
			<label class="stack">
				{t('Send this link to your friends')}
				<span class="inline">
					<input readOnly value={link} onFocus={e => e.currentTarget.select()} />
					<button onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}>{copied ? t('Copied') : t('Copy')}</button>
				</span>
			</label>
			<div class="buttons">
				{table.owner !== false && (
					<button class="main" disabled={!full} onClick={act('start')}>{t('Start')}</button>
				)}
				{table.you && !table.owner && <button onClick={act('leave')}>{t('Stand up')}</button>}
				{!table.you && <a class="button main" href={`#/join/${table.id}`}>{t('Sit down')}</a>}
			</div>
			{!full && <p class="quiet" role="status">{t('The game can start when every seat is taken.')}</p>}
			{error && <p role="alert" class="error">{error}</p>}
		</section>
	);
}
