// The frame of every page but the table: the strip with its links, and the page itself.
import type { ComponentChildren } from 'preact';
import { useGames } from '../play/catalogue';
import { t } from '../words/i18n';
import { MenuButton, Strip } from '../kit/strip';
import { usePath } from '../browser/router';
import { LanguageTool, SettingsTool, ThemeTool } from './tools';
import { useUser } from '../play/user';
import { Bell } from './bell';
import './news.css';

export function House(p: { class?: string; children: ComponentChildren }) {
	const user = useUser();
	const [page] = usePath();
	const first = useGames()[0]?.id ?? '';
	const ways: [to: string, text: string, here: boolean][] = [
		['#/', t('Games'), !page],
		['#/circles', t('Circles'), ['circles', 'circle', 'league'].includes(page ?? '')],
		[`#/rules/${first}`, t('Rules'), page === 'rules'],
		[`#/ratings/${first}`, t('Best players'), page === 'ratings'],
		['#/about', t('About'), page === 'about'],
		['#/account', user && !user.guest ? user.name : t('Log in'), page === 'account'],
	];
	const links = ways.map(([to, text, here]) => (
		<a href={to} aria-current={here ? 'page' : undefined}>
			{text}
		</a>
	));
	return (
		<div class="house">
			<Strip
				title="Petteia"
				middle={
					<nav class="nav" aria-label={t('Site')}>
						{links}
					</nav>
				}
				tools={
					<>
						<Bell />
						<ThemeTool />
						<LanguageTool />
						<SettingsTool />
						<span class="narrow-only">
							<MenuButton sign="ui-menu" label={t('Menu')}>
								{() => links}
							</MenuButton>
						</span>
					</>
				}
			/>
			<main id="main" tabIndex={-1} class={p.class}>
				{p.children}
			</main>
		</div>
	);
}

// Tabs of the games above a page that is about one of them.
export function GameTabs(p: { page: string; game: string }) {
	return (
		<nav class="tabs" aria-label={t('Games')}>
			{useGames().map(g => (
				<a href={`#/${p.page}/${g.id}`} aria-current={g.id === p.game ? 'page' : undefined}>
					{g.title}
				</a>
			))}
		</nav>
	);
}
