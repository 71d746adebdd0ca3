// The frame of every page but the table: strip with the ways through the house, and the page itself.
import type { ComponentChildren } from 'preact';
import { useGames } from './catalogue';
import { t } from './i18n';
import { Strip } from './kit/strip';
import { usePath } from './router';
import { LanguageTool, SettingsTool, ThemeTool } from './tools';
import { useUser } from './user';

export function House(p: { class?: string; children: ComponentChildren }) {
	const user = useUser();
	const [page] = usePath();
	const first = useGames()[0]?.id ?? '';
	const way = (to: string, text: string, here: boolean) => <a href={to} aria-current={here ? 'page' : undefined}>{text}</a>;
	return (
		<div class="house">
			<Strip
				title="Petteia"
				middle={
					<nav class="nav" aria-label={t('Site')}>
						{way('#/', t('Games'), !page)}
						{way(`#/rules/${first}`, t('Rules'), page === 'rules')}
						{way(`#/ratings/${first}`, t('Best players'), page === 'ratings')}
						{way('#/about', t('About'), page === 'about')}
						{way('#/account', user && !user.guest ? user.name : t('Log in'), page === 'account')}
					</nav>
				}
				tools={
					<>
						<ThemeTool />
						<LanguageTool />
						<SettingsTool />
					</>
				}
			/>
			<main id="main" tabIndex={-1} class={p.class}>{p.children}</main>
		</div>
	);
}

// Tabs of the games above a page that is about one of them.
export function GameTabs(p: { page: string; game: string }) {
	return (
		<nav class="tabs" aria-label={t('Games')}>
			{useGames().map(g => <a href={`#/${p.page}/${g.id}`} aria-current={g.id === p.game ? 'page' : undefined}>{g.title}</a>)}
		</nav>
	);
}
