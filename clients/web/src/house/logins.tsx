// Where one is logged in: every browser with a login of ours, and a way to end each.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../play/api';
import { lang, t } from '../words/i18n';

interface Login {
	id: string;
	agent: string; // what the browser called itself
	created: number; // ms
	used: number;
	here: boolean;
}

const when = (ms: number) => new Date(ms).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });

// "Firefox, Linux" out of what browsers call themselves; the whole of it where nothing is known.
function browserOf(agent: string): string {
	const name = [
		['Edg/', 'Edge'],
		['OPR/', 'Opera'],
		['Firefox/', 'Firefox'],
		['Chrome/', 'Chrome'],
		['Safari/', 'Safari'],
	].find(([sign]) => agent.includes(sign!))?.[1];
	const system = [
		['Android', 'Android'],
		['iPhone', 'iPhone'],
		['iPad', 'iPad'],
		['Windows', 'Windows'],
		['Mac OS', 'macOS'],
		['Linux', 'Linux'],
	].find(([sign]) => agent.includes(sign!))?.[1];
	return name ? [name, system].filter(Boolean).join(', ') : agent || '?';
}

export function Logins() {
	const [list, setList] = useState<Login[]>([]);
	const [error, setError] = useState('');
	const read = () => get<Login[]>('/api/logins').then(setList);
	const failed = (e: unknown) => setError((e as Error).message);
	useEffect(() => void read().catch(failed), []);
	const end = (body: { id: string } | { others: true }) => () => {
		setError('');
		post('/api/logins/end', body, 1).then(read).catch(failed);
	};
	return (
		<section class="logins" aria-label={t('Where you are logged in')}>
			<h2>{t('Where you are logged in')}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('Browser')}</th>
						<th scope="col">{t('logged in')}</th>
						<th scope="col">{t('last used')}</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{list.map(l => (
						<tr key={l.id}>
							<th scope="row" data-tip={l.agent}>
								{browserOf(l.agent)}
							</th>
							<td>{when(l.created)}</td>
							<td>{l.here ? t('this browser') : when(l.used)}</td>
							<td>
								{!l.here && (
									<button class="link" onClick={end({ id: l.id })}>
										{t('End it')}
									</button>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{list.length > 1 && (
				<p class="buttons">
					<button class="btn" onClick={end({ others: true })}>
						{t('End all others')}
					</button>
				</p>
			)}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</section>
	);
}
