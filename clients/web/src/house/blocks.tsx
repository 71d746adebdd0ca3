// Whom we have blocked: the server keeps the list with our guest or account.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../play/api';
import { Ask } from '../kit/ask';
import { t } from '../words/i18n';
import { known, useUser, whoami } from '../play/user';

interface Blocked {
	id: string;
	name: string;
	since: number; // ms
}

let list: Promise<Blocked[]> | null = null;
const watching = new Set<(all: Blocked[]) => void>();

function have(all: Blocked[]) {
	list = Promise.resolve(all);
	watching.forEach(f => f(all));
}

const block = (id: string) =>
	whoami()
		.then(() => post<Blocked[]>('/api/block', { user: id }, 1))
		.then(have);
const unblock = (id: string) => post<Blocked[]>('/api/unblock', { user: id }, 1).then(have);

// The current list; each user has their own.
export function useBlocks(): Blocked[] {
	const user = useUser();
	const [all, setAll] = useState<Blocked[]>([]);
	useEffect(() => {
		if (!known()) return;
		watching.add(setAll);
		list = get<Blocked[]>('/api/blocks', 1);
		list.then(have, () => {});
		return () => void watching.delete(setAll);
	}, [user?.id]);
	return all;
}

// Asks first, and says what it means.
export function Block(p: {
	id: string;
	name: string;
	close: () => void;
	done?: () => void;
	failed: (e: Error) => void;
}) {
	return (
		<Ask
			title={t('Block {name}?', { name: p.name })}
			text={t(
				'You will not read what they say nor find their tables, and they cannot sit down at yours. You ' +
					'can undo this on the page of your account.',
			)}
			yes={t('Block')}
			act={() => void block(p.id).then(p.done, p.failed)}
			close={p.close}
		/>
	);
}

// On somebody's page.
export function BlockButton(p: { id: string; name: string }) {
	const user = useUser(),
		all = useBlocks(),
		is = all.some(b => b.id === p.id);
	const [asking, setAsking] = useState(false);
	const [error, setError] = useState('');
	if (!user || user.id === p.id) return null;
	return (
		<div class="buttons">
			{is && <span>{t('You have blocked this player.')}</span>}
			<button
				class="btn"
				onClick={() => (is ? void unblock(p.id).catch(e => setError(e.message)) : setAsking(true))}
			>
				{is ? t('Unblock') : t('Block')}
			</button>
			{asking && <Block {...p} close={() => setAsking(false)} failed={e => setError(e.message)} />}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</div>
	);
}

// On the page of our own account.
export function Blocks() {
	const all = useBlocks();
	const [error, setError] = useState('');
	if (!all.length) return null;
	return (
		<section class="logins" aria-label={t('Whom you have blocked')}>
			<h2>{t('Whom you have blocked')}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('Player')}</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{all.map(b => (
						<tr key={b.id}>
							<th scope="row">
								<a href={`#/user/${b.id}`}>{b.name}</a>
							</th>
							<td>
								<button
									class="link"
									aria-label={t('Unblock {name}', { name: b.name })}
									onClick={() => void unblock(b.id).catch(e => setError(e.message))}
								>
									{t('Unblock')}
								</button>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</section>
	);
}
