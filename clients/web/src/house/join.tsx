// A link to a table: what is played there and who sits there, before anything is taken; then sit down or watch.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ApiError, post } from '../play/api';
import { useBlocks } from './blocks';
import { Chairs } from './chair';
import { t } from '../words/i18n';
import { InviteCard } from './invite';
import { useBotNames } from '../words/names';
import { go, query } from '../browser/router';
import { serverTable } from '../play/source';
import type { GameInfo, Table } from '../play/types';
import { whoami } from '../play/user';

export function Join(props: { id: string }) {
	const [name, setName] = useState(localStorage.getItem('name') ?? '');
	const [error, setError] = useState('');
	const [table, setTable] = useState<Table | null>(null);
	const [game, setGame] = useState<GameInfo>();
	const invite = query().get('invite');
	const blocked = useBlocks();
	const source = useMemo(() => serverTable(props.id), [props.id]);
	const botName = useBotNames(source);
	const look = () =>
		source.table().then(found => {
			if (found.you) return go('table/' + props.id); // we sit there already
			setTable(found);
			return source.games().then(all => setGame(all.find(g => g.id === found.game)));
		});
	useEffect(() => {
		document.title = t('Join a table') + ' · Petteia';
		if (invite) sessionStorage.setItem('invite ' + props.id, invite);
		look().catch(e =>
			setError(
				e instanceof ApiError && e.status === 404
					? t('This link opens no table. It may be old, or the host has made another.')
					: (e as Error).message,
			),
		);
		return source.listen(
			(_kind, data) => data.table === props.id && void look().catch(() => {}),
			() => {},
		);
	}, []);
	const sit = async () => {
		localStorage.setItem('name', name);
		try {
			await whoami();
			await post(`/api/tables/${encodeURIComponent(props.id)}/join`, invite ? { invite } : {});
			go('table/' + props.id);
		} catch (e) {
			setError((e as Error).message);
			look().catch(() => {});
		}
	};
	const host = table?.seats.find(s => s.seat === table.host)?.user,
		unwanted = host && blocked.some(b => b.id === host.id);
	const wanted = table?.status === 'running' ? table.seats.find(s => s.substitute) : undefined;
	const free = (table?.status === 'open' && !table.locked && table.seats.some(s => s.kind === 'open')) || !!wanted;
	return (
		<section class="waiting room">
			<form class="join room__seats" onSubmit={e => (e.preventDefault(), void sit())}>
				<h1>{table?.name || t('Join a table')}</h1>
				{table && !free && (
					<p role="status">
						{table.status === 'over'
							? t('This game is over. You can look at it.')
							: table.status === 'running'
								? t('The game has begun. You can watch it.')
								: t('Every seat is taken. You can watch the game when it begins.')}
					</p>
				)}
				{wanted && (
					<p role="status">
						{t('A substitute may take the seat of {name}.', { name: wanted.user?.name ?? wanted.seat })}
					</p>
				)}
				{unwanted && (
					<p role="note" class="note">
						{t('You have blocked {name}, the host of this table.', { name: host.name })}
					</p>
				)}
				{table && <Chairs table={table} game={game} level={botName} />}
				{free && (
					<label class="stack">
						{t('Your name')}
						<input value={name} maxLength={24} required onInput={e => setName(e.currentTarget.value)} />
					</label>
				)}
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
				{table && (
					<footer class="buttons room__foot">
						<a class={free ? 'btn' : 'btn btn--main'} href={`#/table/${props.id}`}>
							{t('Just watch')}
						</a>
						{free && <button class="btn btn--main">{t('Agree and sit down')}</button>}
					</footer>
				)}
			</form>
			{table && <InviteCard level={botName} table={table} game={game} share={false} />}
		</section>
	);
}
