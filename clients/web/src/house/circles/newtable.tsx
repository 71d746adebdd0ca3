// A new table for the circle: the game and how many; its members are called, and the seats are theirs.
import { useState } from 'preact/hooks';
import { go } from '../../browser/router';
import { Dialog } from '../../kit/dialog';
import { Sign } from '../../kit/sign';
import { post } from '../../play/api';
import type { GameInfo, Table } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { evenings } from '../setup/terms';
import { asked, presets } from '../setup/wish';

export function NewTable(p: { circle: string; games: GameInfo[]; close: () => void }) {
	const [game, setGame] = useState(p.games[0]?.id ?? ''),
		[seats, setSeats] = useState(4),
		[terms, setTerms] = useState('none'),
		[error, setError] = useState('');
	const info = p.games.find(g => g.id === game),
		counts = info
			? Array.from({ length: info.seats.max }, (_, i) => i + 1).filter(n => n > 1 && n >= info.seats.min)
			: [],
		count = counts.includes(seats) ? seats : (counts.at(-1) ?? 2);
	const open = async () => {
		try {
			const made = await post<{ table: Table; invite: string }>('/api/tables', {
				game,
				seats: count,
				seat: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ kind: 'open' }))],
				...asked(presets[terms]!),
				circle: p.circle,
			});
			sessionStorage.setItem('invite ' + made.table.id, made.invite);
			go('table/' + made.table.id);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<Dialog title={t('New table for the circle')} close={p.close}>
			<div class="stack">
				<label>
					<span>{t('Game')}</span>{' '}
					<select value={game} onChange={e => setGame(e.currentTarget.value)}>
						{p.games.map(g => (
							<option value={g.id}>{g.title}</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('Seats')}</span>{' '}
					<select value={String(count)} onChange={e => setSeats(Number(e.currentTarget.value))}>
						{counts.map(n => (
							<option value={String(n)}>{tn('{n} player', '{n} players', n)}</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('Pace')}</span>{' '}
					<select value={terms} onChange={e => setTerms(e.currentTarget.value)}>
						{evenings().map(e => (
							<option value={e.key}>
								{e.name} · {e.note}
							</option>
						))}
					</select>
				</label>
				<p class="quiet">{t('The members are called; whoever comes sits down. Bots can be added there.')}</p>
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
				<div class="buttons buttons--end">
					<button class="btn btn--main" onClick={() => void open()}>
						<Sign id="ui-play" />
						{t('Call the circle')}
					</button>
				</div>
			</div>
		</Dialog>
	);
}
