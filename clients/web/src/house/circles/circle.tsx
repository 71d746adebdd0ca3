// A circle: its people, their tables now, the next evening, the standings of the season, what was played, talk.
import { useEffect, useState } from 'preact/hooks';
import { go, query } from '../../browser/router';
import { Ask, type Asked } from '../../kit/ask';
import { Sign } from '../../kit/sign';
import { get, listen, post } from '../../play/api';
import { once } from '../../play/source';
import type { ChatLine, Circle, GameInfo, Table } from '../../play/types';
import { useUser, whoami } from '../../play/user';
import { Field } from '../../table/chat';
import { useChatter } from '../../table/chatlines';
import { Lines } from '../../table/chatlist';
import { callsIn } from '../../table/talk';
import { lang, t, tn } from '../../words/i18n';
import { TableCard } from '../hometable';
import { Leagues } from '../leagues/list';
import { Dates } from './dates';
import { NewTable } from './newtable';
import { Standings } from './standings';

// Whoever brings the link sees this much before they belong.
interface Door {
	id: string;
	name: string;
	members: number;
	host?: string;
}

export function CirclePage({ id }: { id: string }) {
	const at = `/api/circles/${encodeURIComponent(id)}`,
		invite = query().get('invite') ?? '';
	const user = useUser(); // the news are those of whoever opened the stream
	const [circle, setCircle] = useState<Circle | Door | null>(null),
		[error, setError] = useState(''),
		[news, setNews] = useState(0);
	const read = () =>
		get<Circle | Door>(at + (invite ? `?invite=${encodeURIComponent(invite)}` : '')).then(
			c => (setCircle(c), setError('')),
			e => setError((e as Error).message),
		);
	useEffect(() => {
		void read();
		return listen(
			[],
			(kind, data) => {
				if (kind === 'circle' && data.circle !== id) return;
				if (kind === 'circle') setNews(n => n + 1);
				if (kind === 'circle' || kind === 'table' || kind === 'turn') void read();
			},
			up => up && setNews(n => n + 1),
		);
	}, [id, user?.id]);
	// every act answers with the circle as it is then
	const act = (what: string, body: object = {}) =>
		post<{ circle?: Circle }>(`${at}/${what}`, body).then(
			a => (a.circle && setCircle(a.circle), setError(''), true),
			e => (setError((e as Error).message), false),
		);
	if (!circle)
		return (
			<p role={error ? 'alert' : 'status'} class={error ? 'error' : 'loading'}>
				{error || t('Loading…')}
			</p>
		);
	return (
		<>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{'people' in circle ? (
				<Inside {...{ circle, act, news, at }} />
			) : (
				<Outside circle={circle} join={() => whoami().then(() => act('join', { invite }))} />
			)}
		</>
	);
}

function Outside(p: { circle: Door; join: () => Promise<boolean> }) {
	const user = useUser(),
		[name, setName] = useState(localStorage.getItem('name') ?? '');
	const join = async (e: Event) => {
		e.preventDefault();
		if (!user) localStorage.setItem('name', name.trim());
		await p.join();
	};
	return (
		<form class="circle__door" onSubmit={e => void join(e)}>
			<h1>{p.circle.name}</h1>
			<p>
				{t('{name} invites you to this circle.', { name: p.circle.host ?? '' })}{' '}
				{tn('{n} member', '{n} members', p.circle.members)}
			</p>
			{!user && (
				<label>
					<span>{t('Your name')}</span>{' '}
					<input value={name} required maxLength={40} onInput={e => setName(e.currentTarget.value)} />
				</label>
			)}
			<button class="btn btn--main">
				<Sign id="ui-check" />
				{t('Join the circle')}
			</button>
		</form>
	);
}

const FEW = 4; // finished games, before somebody asks for more

interface InsideProps {
	circle: Circle;
	act: (what: string, body?: object) => Promise<boolean>;
	news: number;
	at: string;
}

function Inside(p: InsideProps) {
	const { circle, act } = p,
		[games, setGames] = useState<GameInfo[]>([]),
		[opening, setOpening] = useState(false),
		[all, setAll] = useState(false),
		[asked, setAsked] = useState<Asked | null>(null);
	useEffect(() => void once<GameInfo[]>('/api/games?lang=' + lang).then(setGames, () => {}), []);
	const leave = () =>
		setAsked({
			title: t('Leave the circle?'),
			text: t('Its link lets you in again.'),
			yes: t('Leave'),
			act: () => void act('leave').then(done => done && go('circles')),
		});
	return (
		<div class="circle">
			<header class="circle__head">
				<div>
					<h1>{circle.name}</h1>
					<p>
						{tn('{n} member', '{n} members', circle.members)} ·{' '}
						{tn('{n} game this season', '{n} games this season', circle.season.games)}
					</p>
				</div>
				<button class="btn btn--main" onClick={() => setOpening(true)}>
					<Sign id="ui-play" />
					{t('New table for the circle')}
				</button>
			</header>
			<People {...p} ask={setAsked} leave={leave} />
			<div class="circle__middle">
				<Dates circle={circle} act={act} />
				<section aria-labelledby="now">
					<h2 id="now">{t('Tables now')}</h2>
					{circle.tables.length ? (
						<ul class="tables">
							{circle.tables.map(x => (
								<TableCard key={x.id} table={x as Table} games={games} />
							))}
						</ul>
					) : (
						<p class="quiet">{t('Nobody plays at the moment.')}</p>
					)}
				</section>
				<Standings circle={circle} ask={setAsked} act={act} />
				<Leagues circle={circle.id} news={p.news} />
				{circle.over.length > 0 && (
					<section aria-labelledby="over">
						<h2 id="over">{t('Finished games')}</h2>
						<ul class="tables">
							{circle.over.slice(0, all ? undefined : FEW).map(x => (
								<TableCard key={x.id} table={x as Table} games={games} />
							))}
						</ul>
						{circle.over.length > FEW && !all && (
							<button class="link" onClick={() => setAll(true)}>
								{t('Earlier')}
							</button>
						)}
					</section>
				)}
			</div>
			<Talk {...p} />
			{opening && <NewTable circle={circle.id} games={games} close={() => setOpening(false)} />}
			{asked && <Ask {...asked} close={() => setAsked(null)} />}
		</div>
	);
}

function People(p: InsideProps & { ask: (a: Asked) => void; leave: () => void }) {
	const { circle } = p,
		user = useUser(),
		link = `${location.origin}/#/circle/${circle.id}?invite=${circle.invite}`,
		here = circle.people.filter(m => m.here).length;
	const [copied, setCopied] = useState(false);
	const copy = () =>
		void navigator.clipboard?.writeText(link).then(
			() => setCopied(true),
			() => {},
		);
	const remove = (m: Circle['people'][0]) =>
		p.ask({
			title: t('Send {name} away?', { name: m.name }),
			text: t('The link of the circle is made anew.'),
			yes: t('Send away'),
			act: () => void p.act('remove', { user: m.id }),
		});
	return (
		<aside class="circle__people" aria-labelledby="people">
			<h2 id="people">
				{t('Members')} <small>{t('{n} here', { n: here })}</small>
			</h2>
			<ul>
				{circle.people.map(m => (
					<li key={m.id}>
						<span
							class="presence"
							data-state={m.here ? 'here' : 'away'}
							role="img"
							aria-label={m.here ? t('here') : t('away')}
						/>
						<a href={`#/user/${m.id}`}>{m.name}</a>
						<small>
							{[m.host && t('host'), m.id === user?.id && t('you')].filter(Boolean).join(' · ')}
						</small>
						{circle.owner && m.id !== user?.id && (
							<button
								class="btn btn--icon"
								aria-label={t('Send away: {name}', { name: m.name })}
								data-tip={t('Send away: {name}', { name: m.name })}
								onClick={() => remove(m)}
							>
								<Sign id="ui-cancel" />
							</button>
						)}
					</li>
				))}
			</ul>
			<label class="circle__link">
				<span>{t('Bring a friend: send this link')}</span>
				<input readOnly value={link} onFocus={e => e.currentTarget.select()} />
			</label>
			<div class="buttons">
				<button class="btn" onClick={copy}>
					<Sign id="ui-link" />
					{copied ? t('Copied') : t('Copy')}
				</button>
				<button class="btn" onClick={p.leave}>
					<Sign id="ui-door" />
					{t('Leave')}
				</button>
			</div>
		</aside>
	);
}

function Talk(p: InsideProps) {
	const user = useUser(),
		people = p.circle.people.map(m => m.name);
	const chatter = useChatter({
		key: `chat ${p.circle.id}`,
		on: true,
		news: p.news,
		me: user?.id,
		load: from => get<ChatLine[]>(`${p.at}/chat?from=${from}`),
		calls: l => !!user && callsIn(l.text, [user.name]).some(part => part.name),
	});
	const [error, setError] = useState('');
	const say = (text: string) =>
		post(`${p.at}/chat`, { text }).then(
			() => (setError(''), chatter.again(), true),
			e => (setError((e as Error).message), false),
		);
	return (
		<aside class="circle__talk" aria-labelledby="talk">
			<h2 id="talk">{t('Chat')}</h2>
			<section class="chat">
				<Lines
					{...{ chatter, people }}
					speaker={() => ({ mark: <Sign id="i-crowd" /> })}
					me={user?.id}
					read={text => text}
					empty={t('Nobody has said anything yet.')}
				/>
				<Field plain say={say} people={people.filter(n => n !== user?.name)} hint={t('To the circle')} />
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
			</section>
		</aside>
	);
}
