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

interface Wish {
	name: string;
	kind: string;
	game: string;
	seats: number;
	rounds: number; // 0: as many as it takes
	terms: string;
	lasts: number;
}

// The numbers of seats that the game has, and of them the one wished for or the greatest.
function seatsOf(info: GameInfo | undefined, wished: number): { counts: number[]; count: number } {
	const all = info ? Array.from({ length: info.seats.max }, (_, i) => i + 1) : [],
		counts = all.filter(n => n > 1 && n >= info!.seats.min);
	return { counts, count: counts.includes(wished) ? wished : (counts.at(-1) ?? 2) };
}

function announce(w: Wish, count: number, circle: string | undefined): Promise<{ league: League }> {
	const { undo, ...rest } = asked(presets[w.terms]!),
		{ name, kind, game } = w;
	return post('/api/leagues', {
		...{ name, kind, game, seats: count, rounds: kind === 'swiss' ? w.rounds : 0, round_s: w.lasts },
		...rest,
		undo: undo === 'off' ? 'off' : 'consent',
		rated: true,
		...(circle && { circle }),
	});
}

export function NewLeague(p: { circle?: string; games: readonly GameInfo[]; close: () => void }) {
	const [wish, setWish] = useState<Wish>({
			...{ name: '', kind: 'swiss', game: p.games[0]?.id ?? '', seats: 4, rounds: 0 },
			...{ terms: 'days', lasts: 14 * day },
		}),
		[error, setError] = useState(''),
		naming = useNaming();
	const { counts, count } = seatsOf(
		p.games.find(g => g.id === wish.game),
		wish.seats,
	);
	const submit = async (e: Event) => {
		e.preventDefault();
		try {
			await naming.settle();
			go('league/' + (await announce(wish, count, p.circle)).league.id);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<Dialog title={t('Announce a league')} close={p.close}>
			<form class="league__form" onSubmit={e => void submit(e)}>
				<Fields
					wish={wish}
					set={some => setWish(old => ({ ...old, ...some }))}
					games={p.games}
					counts={counts}
					count={count}
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

function Fields(p: {
	wish: Wish;
	set: (some: Partial<Wish>) => void;
	games: readonly GameInfo[];
	counts: readonly number[];
	count: number;
}) {
	const { wish, set } = p;
	return (
		<>
			<label>
				<span>{t('Name of the league')}</span>{' '}
				<input
					value={wish.name}
					required
					maxLength={40}
					placeholder={t('Autumn league')}
					onInput={e => set({ name: e.currentTarget.value })}
				/>
			</label>
			<Choice
				label={t('Draw')}
				value={wish.kind}
				set={kind => set({ kind })}
				values={[
					['swiss', t('Swiss: like points meet')],
					['robin', t('Round robin: everybody meets everybody')],
				]}
			/>
			<Choice
				label={t('Game')}
				value={wish.game}
				set={game => set({ game })}
				values={p.games.map(g => [g.id, g.title])}
			/>
			<Choice
				label={t('Seats')}
				value={String(p.count)}
				set={v => set({ seats: Number(v) })}
				values={p.counts.map(n => [String(n), tn('{n} player', '{n} players', n)])}
			/>
			{wish.kind === 'swiss' && (
				<Choice
					label={t('Rounds')}
					value={String(wish.rounds)}
					set={v => set({ rounds: Number(v) })}
					values={Array.from({ length: 13 }, (_, n) => [String(n), n ? String(n) : t('as many as it takes')])}
				/>
			)}
			<Choice
				label={t('Pace')}
				value={wish.terms}
				set={terms => set({ terms })}
				values={evenings().map(e => [e.key, `${e.name} · ${e.note}`])}
			/>
			<Choice
				label={t('A round lasts at most')}
				value={String(wish.lasts)}
				set={v => set({ lasts: Number(v) })}
				values={lengths.map(n => [String(n), span(n)])}
			/>
		</>
	);
}
