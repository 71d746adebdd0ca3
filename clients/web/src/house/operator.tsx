// The page of whoever runs the server: reports, who is shut out or may not talk, what was done. The key comes with the
// address that `petteia admin page` prints; every button is one of its commands.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../play/api';
import { query } from '../browser/router';
import { t } from '../words/i18n';

type Rows = string[][];

async function run(line: string): Promise<Rows> {
	const key = query().get('key') ?? '';
	const answer = await post<{ ok: boolean; lines: string[] }>('/api/operator', { key, line });
	if (!answer.ok) throw new Error(answer.lines[0] ?? t('That did not work.'));
	return answer.lines.map(l => l.split('\t'));
}

// The command's answer says in every field what it is; here the heads of the columns do.
const bare = (row: string[]) =>
	row.map((cell, i) =>
		i === 3 || i === 4 ? cell.replace(/^\S+ /, '') : i === 6 ? cell.replace(/^[^:]+: /, '') : cell,
	);

// "Bob (ab12)": the id is in the brackets.
const idIn = (words: string) => /\(([a-z0-9]+)\)$/.exec(words)?.[1] ?? '';

function Table(p: { name: string; heads: string[]; rows: Rows; acts?: (row: string[]) => preact.ComponentChildren }) {
	return (
		<section class="logins warden" aria-label={p.name}>
			<h2>{p.name}</h2>
			{!p.rows.length && <p class="quiet">{t('Nothing.')}</p>}
			{!!p.rows.length && (
				<table>
					<thead>
						<tr>
							{p.heads.map(h => (
								<th scope="col">{h}</th>
							))}
							{p.acts && <td />}
						</tr>
					</thead>
					<tbody>
						{p.rows.map(row => (
							<tr key={row.join()}>
								{row.map(cell => (
									<td>{cell}</td>
								))}
								{p.acts && <td class="warden__acts">{p.acts(row)}</td>}
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}

// Somebody who was not reported: by name, id or address.
function ByHand(p: { act: (line: string) => void }) {
	const [who, setWho] = useState('');
	const [days, setDays] = useState('7');
	const [why, setWhy] = useState('');
	const line = (word: string) => `${word} ${who} for ${days}${why ? ` because ${why}` : ''}`;
	return (
		<form class="warden__form" onSubmit={e => e.preventDefault()}>
			<label>
				{t('Name of an account, id or address')}
				<input value={who} onInput={e => setWho(e.currentTarget.value)} />
			</label>
			<label>
				{t('Days')}
				<input type="number" min="1" max="3650" value={days} onInput={e => setDays(e.currentTarget.value)} />
			</label>
			<label>
				{t('Why')}
				<input value={why} maxLength={190} onInput={e => setWhy(e.currentTarget.value)} />
			</label>
			<div class="buttons">
				<button class="btn" disabled={!who} onClick={() => p.act(line('mute'))}>
					{t('Mute')}
				</button>
				<button class="btn" disabled={!who} onClick={() => p.act(line('ban'))}>
					{t('Ban')}
				</button>
			</div>
		</form>
	);
}

export function Operator() {
	const [reports, setReports] = useState<Rows>([]);
	const [bans, setBans] = useState<Rows>([]);
	const [audit, setAudit] = useState<Rows>([]);
	const [stats, setStats] = useState<Rows>([]);
	const [error, setError] = useState('');
	const failed = (e: unknown) => setError((e as Error).message);
	const read = async () => {
		setReports((await run('reports')).map(bare));
		setBans(await run('bans'));
		setAudit(await run('audit'));
		setStats(await run('stats'));
	};
	const act = (...lines: string[]) => {
		setError('');
		lines
			.reduce((before, line) => before.then(() => run(line)), Promise.resolve<Rows>([]))
			.then(read)
			.catch(failed);
	};
	useEffect(() => void read().catch(failed), []);
	const lift = (who: string) => {
		setError('');
		run(`unban ${who}`)
			.catch(() => run(`unmute ${who}`))
			.then(read)
			.catch(failed);
	};
	return (
		<>
			<h1>{t('For the operator')}</h1>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			<Table
				name={t('Reports')}
				heads={[t('Number'), t('When'), t('Who'), t('By whom'), t('Table'), t('Why'), t('Last words')]}
				rows={reports}
				acts={row => (
					<>
						<button class="link" onClick={() => act(`mute ${idIn(row[2]!)} for 1`, `settle ${row[0]}`)}>
							{t('Mute for a day')}
						</button>
						<button class="link" onClick={() => act(`ban ${idIn(row[2]!)} for 7`, `settle ${row[0]}`)}>
							{t('Ban for a week')}
						</button>
						<button class="link" onClick={() => act(`settle ${row[0]}`)}>
							{t('Settle')}
						</button>
					</>
				)}
			/>
			<Table
				name={t('Banned and muted')}
				heads={[t('Who'), t('What'), t('Since'), t('Until'), t('Why')]}
				rows={bans}
				acts={row => (
					<button class="link" onClick={() => lift(row[0]!)}>
						{t('Lift')}
					</button>
				)}
			/>
			<ByHand act={act} />
			<Table name={t('What was done')} heads={[t('When'), t('What')]} rows={audit} />
			<Table name={t('The server')} heads={[t('What')]} rows={stats} />
		</>
	);
}
