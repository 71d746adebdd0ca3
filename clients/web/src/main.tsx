import { render } from 'preact';
import { useState } from 'preact/hooks';
import { About } from './about';
import { Home } from './home';
import { lang, languages, setLang, t, type Lang } from './i18n';
import { Join } from './join';
import { RulesPage } from './rules';
import { go, usePath } from './router';
import { TablePage } from './table';
import { serverTable } from './source';
import { localTable } from './local';

function Head(props: { again: () => void }) {
	const [dark, setDark] = useState(document.documentElement.dataset.theme ?? 'auto');
	const theme = (wanted: string) => {
		document.documentElement.dataset.theme = wanted;
		localStorage.setItem('theme', wanted);
		setDark(wanted);
	};
	return (
		<header class="head">
			<a href="#/" class="brand">Petteia</a>
			<nav aria-label={t('Site')}>
				<a href="#/rules/legendary">{t('Rules')}</a>
				<a href="#/about">{t('About')}</a>
				<label>
					<span class="quiet">{t('Language')}</span>
					<select
						value={lang}
						onChange={e => {
							setLang(e.currentTarget.value as Lang);
							props.again();
						}}
					>
						{languages.map(([code, name]) => (
							<option value={code}>{name}</option>
						))}
					</select>
				</label>
				<label>
					<span class="quiet">{t('Colours')}</span>
					<select value={dark} onChange={e => theme(e.currentTarget.value)}>
						<option value="auto">{t('as the system')}</option>
						<option value="light">{t('light')}</option>
						<option value="dark">{t('dark')}</option>
					</select>
				</label>
			</nav>
		</header>
	);
}

function App() {
	const [, again] = useState(0);
	const [page, id] = usePath();
	return (
		<>
			<a class="skip" href="#main">{t('Skip to the content')}</a>
			<Head again={() => again(n => n + 1)} />
			<main id="main" key={lang}>
				{page === 'table' && id ? (
					<TablePage key={id} source={serverTable(id)} />
				) : page === 'local' && id ? (
					<TablePage key={id} source={localTable(id)} />
				) : page === 'join' && id ? (
					<Join id={id} />
				) : page === 'rules' ? (
					<RulesPage game={id ?? 'legendary'} />
				) : page === 'about' ? (
					<About />
				) : (
					<Home />
				)}
			</main>
		</>
	);
}

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'auto';
setLang(lang);
if (location.hash === '') go('');
render(<App />, document.getElementById('app')!);
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
