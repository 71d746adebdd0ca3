import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Operator } from './house/operator';
import { About } from './house/about';
import { Account, Profile, Ratings } from './house/account';
import { onNotice, onTrouble } from './play/api';
import { catalogue } from './play/catalogue';
import { Home } from './house/home';
import { House } from './house/frame';
import { lang, setLang, t } from './words/i18n';
import { Join } from './house/join';
import { LetterLink, NewsPage } from './house/news';
import './kit/kit.css';
import { loadSprite } from './kit/sign';
import { watchTips } from './kit/tip';
import { localTable } from './play/local';
import { go, usePath } from './browser/router';
import { RulesPage } from './rules/book';
import { apply } from './browser/settings';
import { serverTable } from './play/source';
import { TablePage } from './table/page';
import { Plain } from './table/plain';
import { spoken } from './house/tools';

function Trouble() {
	const [text, setText] = useState('');
	useEffect(() => void onTrouble(setText), []);
	return (
		<div class="trouble" role="status">
			{text}
		</div>
	);
}

// The operator's message stays until it is withdrawn or dismissed.
function Notice() {
	const [text, setText] = useState('');
	useEffect(() => void onNotice(setText), []);
	return (
		<div class="operator" role="status">
			{text && (
				<p class="toast">
					{text} <button onClick={() => setText('')}>{t('Close')}</button>
				</p>
			)}
		</div>
	);
}

// What few come for is loaded on demand.
function Late<M>(p: {
	load: () => Promise<M>;
	show: (m: M) => preact.JSX.Element;
	else: (why: string) => preact.JSX.Element;
}) {
	const [module, setModule] = useState<{ is: M } | null>(null);
	const [error, setError] = useState('');
	useEffect(
		() =>
			void p.load().then(
				is => setModule({ is }),
				e => setError((e as Error).message),
			),
		[],
	);
	return module ? p.show(module.is) : p.else(error);
}

type Lessons = typeof import('./lessons/page');
const WithOwl = (p: { show: (lessons: Lessons) => preact.JSX.Element }) => (
	<Late load={() => import('./lessons/page')} show={p.show} else={why => <Plain why={why} />} />
);

type Together = typeof import('./house/together');
const Together = (p: { class?: string; show: (rooms: Together) => preact.JSX.Element }) => (
	<House class={p.class}>
		<Late
			load={() => import('./house/together')}
			show={p.show}
			else={why => (
				<p class="error" role="alert">
					{why}
				</p>
			)}
		/>
	</House>
);

function Page() {
	const [page, id] = usePath();
	const source = useMemo(
		() => (id && page === 'table' ? serverTable(id) : id && page === 'local' ? localTable(id) : null),
		[page, id],
	);
	if (page === 'learn' && id) return <WithOwl key={page + id} show={l => <l.Learn course={id} />} />;
	if (page === 'local' && id && localStorage.getItem('coach ' + id) !== null)
		return <WithOwl key={page + id} show={l => <l.FirstGame id={id} />} />;
	if (source) return <TablePage key={page! + id} source={source} />;
	if (page === 'join' && id)
		return (
			<House class="room">
				<Join key={id} id={id} />
			</House>
		);
	if (page === 'rules' && id)
		return (
			<House class="narrow">
				<RulesPage game={id} />
			</House>
		);
	if (page === 'account')
		return (
			<House class="narrow">
				<Account />
			</House>
		);
	if (page === 'user' && id)
		return (
			<House class="narrow">
				<Profile id={id} />
			</House>
		);
	if (page === 'ratings' && id)
		return (
			<House class="narrow">
				<Ratings game={id} />
			</House>
		);
	if (page === 'news')
		return (
			<House class="narrow">
				<NewsPage />
			</House>
		);
	if ((page === 'confirm' || page === 'stop') && id)
		return (
			<House class="narrow">
				<LetterLink what={page} link={id} />
			</House>
		);
	if (page === 'circles') return <Together key={page} class="narrow" show={r => <r.Circles />} />;
	if (page === 'circle' && id) return <Together key={page + id} show={r => <r.CirclePage id={id} />} />;
	if (page === 'league' && id) return <Together key={page + id} show={r => <r.LeaguePage id={id} />} />;
	if (page === 'operator')
		return (
			<House class="narrow">
				<Operator />
			</House>
		);
	if (page === 'about')
		return (
			<House class="narrow">
				<About />
			</House>
		);
	return (
		<House class="home">
			<Home />
		</House>
	);
}

function App() {
	const [, again] = useState(0);
	useLayoutEffect(() => {
		spoken.changed = () => (again(n => n + 1), shelve());
	}, []);
	return (
		<>
			<a class="skip" href="#main" onClick={e => (e.preventDefault(), document.getElementById('main')?.focus())}>
				{t('Skip to the content')}
			</a>
			<Trouble />
			<Notice />
			<Page key={lang} />
		</>
	);
}

// Engine and rules are cached, so that games can be played offline.
async function shelve() {
	const games = (await catalogue(1)).map(g => g.id);
	navigator.serviceWorker?.ready.then(ready => ready.active?.postMessage({ games, lang }));
}

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'auto';
apply();
loadSprite();
if (location.hash === '') go('');
watchTips();
void setLang(lang).then(() => render(<App />, document.getElementById('app')!));
// Once the page is at rest.
if ('serviceWorker' in navigator)
	navigator.serviceWorker
		.register('/sw.js')
		.then(() => setTimeout(() => void shelve().catch(() => {}), 5000))
		.catch(() => {});
