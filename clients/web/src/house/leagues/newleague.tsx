// A new league: what it is called, how it is drawn, the game, the tables, the pace, and how long a round lasts.
import { useState } from 'preact/hooks';
import { go } from '../../browser/router';
import { Dialog } from '../../kit/dialog';
import { Sign } from '../../kit/sign';
import { post } from '../../play/api';
import type { GameInfo, League } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { span } from '../contract';
import { useNaming } from '../naming';
import { evenings } from '../setup/terms';
import { asked, presets } from '../setup/wish';

const day = 86400,
	lengths = [day / 12, day, 3 * day, 7 * day, 14 * day, 30 * day, 60 * day];

function Choice(p: {
	label: string;
	value: string;
	values: readonly (readonly [string, string])[];
	set: (v: string) => void;
}) {
	return (
		<label>
			<span>{p.label}</span>{' '}
			<select value={p.value} onChange={e => p.set(e.currentTarget.value)}>
				{p.values.map(([value, name]) => (
					<option value={value}>{name}</option>
				))}
			</select>
		</label>
	);
}

export function NewLeague(p: { circle?: string; games: readonly GameInfo[]; close: () => void }) {
	const [name, setName] = useState(''),
		[kind, setKind] = useState('swiss'),
		[game, setGame] = useState(p.games[0]?.id ?? ''),
		[seats, setSeats] = useState(4),
		[rounds, setRounds] = useState(0),
		[terms, setTerms] = useState('days'),
		[lasts, setLasts] = useState(14 * day),
		[error, setError] = useState(''),
		naming = useNaming();
	const info = p.games.find(g => g.id === game),
		counts = info
			? Array.from({ length: info.seats.max }, (_, i) => i + 1).filter(n => n > 1 && n >= info.seats.min)
			: [],
		count = counts.includes(seats) ? seats : (counts.at(-1) ?? 2);
	const announce = async (e: Event) => {
		e.preventDefault();
		const { undo, ...rest } = asked(presets[terms]!);
		try {
			await naming.settle();
			const made = await post<{ league: League }>('/api/leagues', {
				...{ name, kind, game, seats: count, rounds: kind === 'swiss' ? rounds : 0, round_s: lasts },
				...rest,
				undo: undo === 'off' ? 'off' : 'consent',
				rated: true,
				...(p.circle && { circle: p.circle }),
			});
			go('league/' + made.league.id);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<Dialog title={t('Announce a league')} close={p.close}>
			<form class="league__form" onSubmit={e => void announce(e)}>
				<label>
					<span>{t('Name of the league')}</span>{' '}
					<input
						value={name}
						required
						maxLength={40}
						placeholder={t('Autumn league')}
						onInput={e => setName(e.currentTarget.value)}
					/>
				</label>
				<Choice
					label={t('Draw')}
					value={kind}
					set={setKind}
					values={[
						['swiss', t('Swiss: like points meet')],
						['robin', t('Round robin: everybody meets everybody')],
					]}
				/>
				<Choice label={t('Game')} value={game} set={setGame} values={p.games.map(g => [g.id, g.title])} />
				<Choice
					label={t('Seats')}
					value={String(count)}
					set={v => setSeats(Number(v))}
					values={counts.map(n => [String(n), tn('{n} player', '{n} players', n)])}
				/>
				{kind === 'swiss' && (
					<Choice
						label={t('Rounds')}
						value={String(rounds)}
						set={v => setRounds(Number(v))}
						values={Array.from({ length: 13 }, (_, n) => [
							String(n),
							n ? String(n) : t('as many as it takes'),
						])}
					/>
				)}
				<Choice
					label={t('Pace')}
					value={terms}
					set={setTerms}
					values={evenings().map(e => [e.key, `${e.name} · ${e.note}`])}
				/>
				<Choice
					label={t('A round lasts at most')}
					value={String(lasts)}
					set={v => setLasts(Number(v))}
					values={lengths.map(n => [String(n), span(n)])}
				/>
				{naming.field}
				<p class="quiet">
					{p.circle
						? t('The members of the circle may enter. You start it when enough have.')
						: t('Anybody may enter. You start it when enough have.')}
				</p>
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
				<div class="buttons buttons--end">
					<button class="btn btn--main">
						<Sign id="g-laurel-crown" />
						{t('Announce it')}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
