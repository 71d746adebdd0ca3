import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { About } from './about';
import { Account, Profile, Ratings } from './account';
import { onNotice, onTrouble } from './api';
import { Home } from './home';
import { lang, languages, setLang, t, type Lang } from './i18n';
import { Join } from './join';
import { localTable } from './local';
import { go, usePath } from './router';
import { RulesPage, titles } from './rules';
import { apply, set, setting, type Setting } from './settings';
import { serverTable } from './source';
import { TablePage } from './table';
import { useUser } from './user';

function Check(props: { of: Setting; label: string; first?: () => void }) {
	const [on, setOn] = useState(setting(props.of));
	return (
		<label class="check">
			<input
				type="checkbox"
				checked={on}
				onChange={e => {
					const value = e.currentTarget.checked;
					if (value) props.first?.();
					set(props.of, value);
					setOn(value);
				}}
			/>{' '}
			{props.label}
		</label>
	);
}

function Head(props: { again: () => void }) {
	const [dark, setDark] = useState(document.documentElement.dataset.theme ?? 'auto');
	const theme = (wanted: string) => {
		document.documentElement.dataset.theme = wanted;
		localStorage.setItem('theme', wanted);
		setDark(wanted);
	};
	const user = useUser();
	return (
		<header class="head">
			<a href="#/" class="brand">Petteia</a>
			<nav aria-label={t('Site')}>
				<a href="#/rules/legendary">{t('Rules')}</a>
				<a href="#/ratings/legendary">{t('Best players')}</a>
				<a href="#/about">{t('About')}</a>
				<a href="#/account">{user && !user.guest ? user.name : t('Log in')}</a>
				<details class="settings">
					<summary>{t('Settings')}</summary>
					<div class="drop">
						<label class="stack">
							{t('Colours')}
							<select value={dark} onChange={e => theme(e.currentTarget.value)}>
								<option value="auto">{t('as the system')}</option>
								<option value="light">{t('light')}</option>
								<option value="dark">{t('dark')}</option>
							</select>
						</label>
						<Check of="sound" label={t('Sound when it is your turn')} />
						<Check of="notify" label={t('Browser notification')} first={() => 'Notification' in window && void Notification.requestPermission()} />
						<Check of="motion" label={t('Moving pieces')} />
						<Check of="guide" label={t('Hints beside the questions')} />
					</div>
				</details>
				<select
					aria-label={t('Language')}
					value={lang}
					onChange={e => {
						setLang(e.currentTarget.value as Lang);
						props.again();
						shelve();
					}}
				>
					{languages.map(([code, name]) => <option value={code} lang={code}>{name}</option>)}
				</select>
			</nav>
		</header>
	);
}

function shelve() {
	navigator.serviceWorker?.ready.then(ready => ready.active?.postMessage({ games: Object.keys(titles), lang }));
}

function Trouble() {
	const [text, setText] = useState('');
	useEffect(() => void onTrouble(setText), []);
	return <div class="trouble" role="status">{text}</div>;
}

// What the operator has to say stays until it is taken back or put away.
function Notice() {
	const [text, setText] = useState('');
	useEffect(() => void onNotice(setText), []);
	return (
		<div role="status">
			{text && <p class="note">{text} <button class="link" onClick={() => setText('')}>{t('Close')}</button></p>}
		</div>
	);
}

function Page() {
	const [page, id] = usePath();
	const source = useMemo(() => (id && page === 'table' ? serverTable(id) : id && page === 'local' ? localTable(id) : null), [page, id]);
	if (source) return <TablePage key={page! + id} source={source} />;
	if (page === 'join' && id) return <Join id={id} />;
	if (page === 'rules') return <RulesPage game={id ?? 'legendary'} />;
	if (page === 'account') return <Account />;
	if (page === 'user' && id) return <Profile id={id} />;
	if (page === 'ratings') return <Ratings game={id ?? 'legendary'} />;
	if (page === 'about') return <About />;
	return <Home />;
}

function App() {
	const [, again] = useState(0);
	return (
		<>
			<a class="skip" href="#main" onClick={e => (e.preventDefault(), document.getElementById('main')?.focus())}>{t('Skip to the content')}</a>
			<Head key={'head ' + lang} again={() => again(n => n + 1)} />
			<Trouble />
			<Notice />
			<main id="main" key={lang} tabIndex={-1}>
				<Page />
			</main>
		</>
	);
}

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'auto';
apply();
setLang(lang);
if (location.hash === '') go('');
render(<App />, document.getElementById('app')!);
// Once the page is at rest engine and rules are put on the shelf, so that games can be played without a server.
if ('serviceWorker' in navigator)
	navigator.serviceWorker
		.register('/sw.js')
		.then(() => setTimeout(shelve, 5000))
		.catch(() => {});
