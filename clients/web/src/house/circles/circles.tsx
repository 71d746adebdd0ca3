// Circles: those one belongs to, a new one, and the people one has played with.
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../browser/router';
import { Sign } from '../../kit/sign';
import { get, post } from '../../play/api';
import type { Circle, CircleRow, Friend } from '../../play/types';
import { known } from '../../play/user';
import { lang, t, tn } from '../../words/i18n';
import { Leagues } from '../leagues/list';
import { useNaming } from '../naming';

export function Circles() {
	const [mine, setMine] = useState<CircleRow[] | null>(null),
		[friends, setFriends] = useState<Friend[]>([]),
		[name, setName] = useState(''),
		[error, setError] = useState(''),
		naming = useNaming();
	useEffect(() => {
		if (!known()) return setMine([]);
		get<CircleRow[]>('/api/circles').then(setMine, e => setError((e as Error).message));
		get<Friend[]>('/api/friends').then(setFriends, () => {});
	}, []);
	const found = async (e: Event) => {
		e.preventDefault();
		try {
			await naming.settle();
			const made = await post<{ circle: Circle }>('/api/circles', { name });
			go('circle/' + made.circle.id);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<section class="circles">
			<h1>{t('Circles')}</h1>
			<p class="lead">
				{t('People who play together again and again: their tables, their evenings, their standings.')}
			</p>
			{mine && mine.length > 0 && (
				<ul class="circles__list">
					{mine.map(c => (
						<li key={c.id}>
							<a href={`#/circle/${c.id}`}>
								<b>{c.name}</b>
								<small>{tn('{n} member', '{n} members', c.members)}</small>
							</a>
						</li>
					))}
				</ul>
			)}
			<form class="inline" onSubmit={e => void found(e)}>
				<label>
					<span>{t('A new circle')}</span>{' '}
					<input
						value={name}
						maxLength={40}
						required
						placeholder={t('Friday evenings')}
						onInput={e => setName(e.currentTarget.value)}
					/>
				</label>
				{name && naming.field}
				<button class="btn btn--main">
					<Sign id="i-crowd" />
					{t('Found it')}
				</button>
			</form>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			<Leagues />
			{friends.length > 0 && (
				<section aria-labelledby="friends">
					<h2 id="friends">{t('People you have played with')}</h2>
					<ul class="circles__friends">
						{friends.map(f => (
							<li key={f.id}>
								<a href={`#/user/${f.id}`}>{f.name}</a>
								<small>
									{tn('{n} game', '{n} games', f.games)} · {new Date(f.last).toLocaleDateString(lang)}
								</small>
							</li>
						))}
					</ul>
				</section>
			)}
		</section>
	);
}
