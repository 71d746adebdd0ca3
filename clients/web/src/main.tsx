import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { onNotice, onTrouble } from './play/api';
import { catalogue } from './play/catalogue';
import { Home } from './house/home';
import { House } from './house/frame';
import { lang, setLang, t } from './words/i18n';
import { Join } from './house/join';
import './kit/kit.css';
import { loadSprite } from './kit/sign';
import { Late } from './kit/late';
import { watchTips } from './kit/tip';
import { localTable } from './play/local';
import { go, usePath } from './browser/router';
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

type Lessons = typeof import('./lessons/page');
const WithOwl = (p: { show: (lessons: Lessons) => preact.JSX.Element }) => (
	<Late load={() => import('./lessons/page')} show={p.show} else={why => <Plain why={why} />} />
);

// A room of the house.
const Room = (p: { class?: string; show: (rooms: typeof import('./rooms')) => preact.JSX.Element }) => (
	<House class={p.class}>
		<Late
			load={() => import('./rooms')}
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
	if (page === 'rules' && id) return <Room key={page + id} class="narrow" show={r => <r.RulesPage game={id} />} />;
	if (page === 'account') return <Room key={page} class="narrow" show={r => <r.Account />} />;
	if (page === 'user' && id) return <Room key={page + id} class="narrow" show={r => <r.Profile id={id} />} />;
	if (page === 'ratings' && id) return <Room key={page + id} class="narrow" show={r => <r.Ratings game={id} />} />;
	if (page === 'news') return <Room key={page} class="narrow" show={r => <r.NewsPage />} />;
	if ((page === 'confirm' || page === 'stop') && id)
		return <Room key={page + id} class="narrow" show={r => <r.LetterLink what={page} link={id} />} />;
	if (page === 'circles') return <Room key={page} class="narrow" show={r => <r.Circles />} />;
	if (page === 'circle' && id) return <Room key={page + id} show={r => <r.CirclePage id={id} />} />;
	if (page === 'league' && id) return <Room key={page + id} show={r => <r.LeaguePage id={id} />} />;
	if (page === 'operator') return <Room key={page} class="narrow" show={r => <r.Operator />} />;
	if (page === 'about') return <Room key={page} class="narrow" show={r => <r.About />} />;
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
