// How news reaches somebody whose page is closed: by which ways, which news, and when not.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../play/api';
import { pushedTo, pushWorks, subscribe, unsubscribe } from '../browser/push';
import { Sign } from '../kit/sign';
import { useGames } from '../play/catalogue';
import { useMine } from '../play/mine';
import type { GameInfo, News, Table, Way } from '../play/types';
import { whoami } from '../play/user';
import { t } from '../words/i18n';
import { Quiet } from './quiet';

type NewsKind = Way['news'][number];
const signs = { push: 'ui-bell', mail: 'ui-mail', webhook: 'ui-hook' };

const kinds = (): [NewsKind, string, string][] => [
	['turn', t('It is my turn'), t('several tables in one message')],
	['clock', t('My clock runs short'), t('an eighth of the time is left')],
	['asked', t('I am asked'), t('votes, taking back, rematch')],
	['invited', t('I am invited'), t('to a table or a circle')],
	['over', t('A game is over'), t('and who has won')],
	['talk', t('Somebody calls me'), t('by name, in the talk of a table')],
];

type Change = (path: string, body: object) => Promise<void>;

function noteOf(way: Way, here: boolean): string {
	if (way.ended) return t('nothing arrived: given up');
	if (!way.confirmed) return t('open the link in the letter that was sent there');
	if (way.table) return t('webhook of a table');
	if (way.kind === 'webhook') return { json: 'JSON', discord: 'Discord', slack: 'Slack' }[way.form] ?? way.form;
	if (way.kind === 'push') return here ? t('notifications of this browser') : t('notifications of another browser');
	return t('letters');
}

function nameOf(way: Way, here: boolean): string {
	if (way.kind === 'push') return here ? t('This browser') : new URL(way.target).host;
	return way.kind === 'mail' ? way.target : way.target.replace(/^https?:\/\//, '');
}

function WayRow(p: { way: Way; here: boolean; change: Change }) {
	const { way } = p,
		name = nameOf(way, p.here);
	const [told, setTold] = useState('');
	const drop = async () => {
		if (p.here) await unsubscribe().catch(() => {});
		await p.change('drop', { id: way.id });
	};
	return (
		<li class="way" data-ended={way.ended ? '' : undefined}>
			<Sign id={signs[way.kind]} />
			<div>
				<strong>{name}</strong>
				<small>{noteOf(way, p.here)}</small>
				{way.secret && (
					<details>
						<summary>{t('Secret of its signature')}</summary>
						<code>{way.secret}</code>
					</details>
				)}
				<small role="status">{told}</small>
			</div>
			<span class="buttons">
				{way.confirmed && (
					<button
						class="btn"
						aria-label={t('Try {name}', { name })}
						onClick={() =>
							void p.change('try', { id: way.id }).then(() => setTold(t('A trial is on its way.')))
						}
					>
						{t('Try')}
					</button>
				)}
				<button class="btn" aria-label={t('Remove {name}', { name })} onClick={() => void drop()}>
					<Sign id="ui-cancel" />
				</button>
			</span>
		</li>
	);
}

// Which news by which way: a row a kind, a column a way.
function Matrix(p: { ways: Way[]; here: string | null; change: Change }) {
	if (!p.ways.length) return null;
	return (
		<section class="slab" aria-label={t('Which news, and where')}>
			<table class="matrix">
				<thead>
					<tr>
						<th scope="col">
							<h2>{t('Which news, and where')}</h2>
						</th>
						{p.ways.map(w => (
							<td data-tip={nameOf(w, w.target === p.here)}>
								<Sign id={signs[w.kind]} />
							</td>
						))}
					</tr>
				</thead>
				<tbody>
					{kinds().map(([kind, title, note]) => (
						<tr>
							<th scope="row">
								<strong>{title}</strong>
								<small>{note}</small>
							</th>
							{p.ways.map(w => {
								const on = w.news.includes(kind),
									news = on ? w.news.filter(k => k !== kind) : [...w.news, kind];
								return (
									<td>
										<button
											class="matrix__mark"
											aria-pressed={on}
											aria-label={`${title}: ${nameOf(w, w.target === p.here)}`}
											onClick={() => void p.change('kinds', { id: w.id, news })}
										>
											<Sign id={signs[w.kind]} />
										</button>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function AddPush(p: { news: News; here: string | null; change: Change }) {
	const [told, setTold] = useState('');
	if (!p.news.offer.push || p.news.ways.some(w => w.target === p.here)) return null;
	const add = async () => {
		try {
			const place = await subscribe(p.news.key!);
			if (!place) return setTold(t('The browser was told not to show notifications of this page.'));
			await p.change('push', place);
		} catch {
			setTold(t('This browser takes no notifications here.'));
		}
	};
	return (
		<div class="add">
			<button class="btn btn--main" disabled={!pushWorks()} onClick={() => void add()}>
				<Sign id="ui-bell" />
				{t('Notify me in this browser')}
			</button>
			<small role="status">{pushWorks() ? told : t('This browser takes no notifications here.')}</small>
		</div>
	);
}

function AddMail(p: { news: News; change: Change }) {
	const [address, setAddress] = useState('');
	if (!p.news.offer.mail) return null;
	return (
		<form
			class="add"
			aria-label={t('Letters')}
			onSubmit={e => (e.preventDefault(), void p.change('mail', { address }).then(() => setAddress('')))}
		>
			<label class="stack">
				{t('E-mail')}
				<input type="email" required value={address} onInput={e => setAddress(e.currentTarget.value.trim())} />
			</label>
			<button class="btn">
				<Sign id="ui-mail" />
				{t('Write to me')}
			</button>
		</form>
	);
}

// What is told of a table to whoever reads its channel; its host is the one to choose that.
const tableName = (x: Table, games: readonly GameInfo[]) =>
	[x.name || games.find(g => g.id === x.game)?.title, ...x.seats.flatMap(s => s.user?.name ?? [])].join(' · ');

function AddWebhook(p: { news: News; change: Change }) {
	const [url, setUrl] = useState('');
	const guessed = /discord(app)?\.com/.test(url) ? 'discord' : /slack\.com/.test(url) ? 'slack' : '';
	const [chosen, setForm] = useState('');
	const [table, setTable] = useState('');
	const hosted = useMine(true).filter(x => x.owner && x.status !== 'over');
	const games = useGames();
	if (!p.news.offer.webhook) return null;
	const form = chosen || guessed || 'json';
	return (
		<form
			class="add"
			aria-label={t('A channel or a program')}
			onSubmit={e => (
				e.preventDefault(),
				void p.change('webhook', { url, form, ...(table && { table }) }).then(() => setUrl(''))
			)}
		>
			<label class="stack">
				{t('A channel or a program')}
				<input
					type="url"
					required
					placeholder="https://"
					value={url}
					onInput={e => setUrl(e.currentTarget.value.trim())}
				/>
			</label>
			<label class="stack">
				{t('Form')}
				<select value={form} onChange={e => setForm(e.currentTarget.value)}>
					<option value="json">JSON</option>
					<option value="discord">Discord</option>
					<option value="slack">Slack</option>
				</select>
			</label>
			{hosted.length > 0 && (
				<label class="stack">
					{t('News of')}
					<select value={table} onChange={e => setTable(e.currentTarget.value)}>
						<option value="">{t('all my tables')}</option>
						{hosted.map(x => (
							<option value={x.id}>{tableName(x, games)}</option>
						))}
					</select>
				</label>
			)}
			<button class="btn">
				<Sign id="ui-hook" />
				{t('Send there')}
			</button>
		</form>
	);
}

export function NewsPage() {
	const [news, setNews] = useState<News | null>(null);
	const [here, setHere] = useState<string | null>(null);
	const [error, setError] = useState('');
	const failed = (e: unknown) => setError((e as Error).message);
	useEffect(() => {
		document.title = t('How news reaches you') + ' · Petteia';
		pushedTo().then(setHere, () => {});
		whoami()
			.then(() => get<News>('/api/news'))
			.then(setNews)
			.catch(failed);
	}, []);
	const change: Change = async (path, body) => {
		setError('');
		await post<News>('/api/news/' + path, body, 1).then(setNews, failed);
		setHere(await pushedTo().catch(() => null));
	};
	const offered = news && Object.values(news.offer).some(Boolean);
	return (
		<div class="news">
			<h1>{t('How news reaches you')}</h1>
			<p class="lead">
				{t('When this page is open you see what happens. When it is closed, you can be called.')}
			</p>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{!news && !error && <p role="status">{t('Loading…')}</p>}
			{news && !offered && (
				<p class="note">{t('The host of this server has not switched on any way to call people.')}</p>
			)}
			{news && offered && (
				<>
					{news.ways.length > 0 && (
						<ul class="slab ways" aria-label={t('Ways')}>
							{news.ways.map(w => (
								<WayRow key={w.id} way={w} here={w.target === here} change={change} />
							))}
						</ul>
					)}
					<div class="slab adds">
						<AddPush news={news} here={here} change={change} />
						<AddMail news={news} change={change} />
						<AddWebhook news={news} change={change} />
					</div>
					<Matrix ways={news.ways.filter(w => w.confirmed && !w.ended)} here={here} change={change} />
					{news.ways.length > 0 && <Quiet quiet={news.quiet} change={change} />}
				</>
			)}
		</div>
	);
}

// The links in letters: "#/confirm/WAY.CODE" and "#/stop/WAY.CODE".
export function LetterLink(p: { what: 'confirm' | 'stop'; link: string }) {
	const [target, setTarget] = useState('');
	const [error, setError] = useState('');
	const [id = '', code = ''] = p.link.split('.');
	const act = () =>
		post<{ target: string }>(
			p.what === 'confirm' ? '/api/news/confirm' : `/api/news/stop/${id}/${code}`,
			p.what === 'confirm' ? { id, code } : {},
			2,
		).then(
			a => setTarget(a.target),
			e => setError((e as Error).message),
		);
	const ask = p.what === 'confirm' ? t('Yes, this is my address') : t('No more letters');
	return (
		<div class="news">
			<h1>{t('Letters')}</h1>
			{target ? (
				<p role="status">
					{p.what === 'confirm'
						? t('{address} is confirmed: news will be sent there.', { address: target })
						: t('Nothing more is sent to {address}.', { address: target })}{' '}
					<a href="#/news">{t('How news reaches you')}</a>
				</p>
			) : (
				<p class="buttons">
					<button class="btn btn--main" onClick={() => void act()}>
						{ask}
					</button>
				</p>
			)}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</div>
	);
}
