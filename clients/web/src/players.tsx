import { t } from './i18n';
import type { Source } from './source';
import { nameOf } from './table';
import type { Table, ViewAnswer } from './types';

function clockText(ms: number): string {
	const s = Math.max(0, Math.round(ms / 1000));
	return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}

// Who sits where, whose turn it is, clocks; resigning, handing over to a bot and coming back.
export function Players(props: { table: Table; view: ViewAnswer; source: Source; again: () => void }) {
	const { table, view, source } = props;
	const act = (what: string, body?: unknown) => () => source.act(what, body).then(props.again, props.again);
	const running = table.status === 'running';
	return (
		<section class="players">
			<h2>{t('Players')}</h2>
			<ol>
				{table.seats.map((s, i) => (
					<li class={s.seat === view.question.asked ? 'asked' : ''}>
						<span>
							{nameOf(table, s.seat)}
							{s.seat === table.you && <em> ({t('you')})</em>}
							{s.kind === 'human' && s.connected === false && <em> ({t('away')})</em>}
							{s.seat === view.question.asked && s.kind === 'bot' && running && <em> ({t('thinking…')})</em>}
						</span>
						{table.clock && <span class="clock">{clockText(table.clock.left_ms[i] ?? 0)}</span>}
					</li>
				))}
			</ol>
			{source.online && running && table.you && (
				<div class="tools">
					<button onClick={act('takeover', { seat: table.you, bot: 'level:3' })}>{t('Let a bot play for me')}</button>
					<button onClick={() => confirm(t('Resign this game?')) && act('resign')()}>{t('Resign')}</button>
				</div>
			)}
			{source.online && running && !table.you && (
				<button onClick={act('return')}>{t('Come back to my seat')}</button>
			)}
		</section>
	);
}
