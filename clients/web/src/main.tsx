import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Operator } from './house/operator';
import { About } from './house/about';
import { Account, Profile, Ratings } from './house/account';
import { onNotice, onTrouble } from './play/api';
import { catalogue } from './play/catalogue';
import { CirclePage } from './house/circles/circle';
import { Circles } from './house/circles/circles';
import { LeaguePage } from './house/leagues/league';
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

// Lessons and the coach are loaded on demand.
type Lessons = typeof import('./lessons/page');
function WithOwl(p: { show: (lessons: Lessons) => preact.JSX.Element }) {
	const [lessons, setLessons] = useState<Lessons | null>(null);
	const [error, setError] = useState('');
	useEffect(() => void import('./lessons/page').then(setLessons, e => setError((e as Error).message)), []);
	return lessons ? p.show(lessons) : <Plain why={error} />;
}

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
	if (page === 'circles')
		return (
			<House class="narrow">
				<Circles />
			</House>
		);
	if (page === 'circle' && id)
		return (
			<House>
				<CirclePage key={id} id={id} />
			</House>
		);
	if (page === 'league' && id)
		return (
			<House>
				<LeaguePage key={id} id={id} />
			</House>
		);
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
