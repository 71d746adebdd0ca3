// The bell of the strip: where it is our turn and who asks us, on every page before a table.
import { useEffect } from 'preact/hooks';
import { count } from '../browser/turn';
import { MenuButton } from '../kit/strip';
import { titleOf, useGames } from '../play/catalogue';
import { useMine } from '../play/mine';
import { useUser } from '../play/user';
import { isOffered } from '../table/offer';
import { t, tn } from '../words/i18n';

export function Bell() {
	const user = useUser(),
		tables = useMine(!!user),
		games = useGames();
	const waiting = tables.filter(x => x.your_turn || (x.status === 'open' && isOffered(x)));
	useEffect(() => void (user && count(false, '', waiting.length)), [waiting.length]);
	if (!user) return null;
	return (
		<span class="bell">
			<MenuButton
				sign="ui-bell"
				label={
					waiting.length
						? tn('{n} table waits for you', '{n} tables wait for you', waiting.length)
						: t('News')
				}
			>
				{close => (
					<>
						{waiting.map(x => (
							<a href={`#/table/${x.id}`} onClick={close}>
								{[x.name || titleOf(games, x.game), x.your_turn ? t('your turn') : t('asks you')].join(
									' · ',
								)}
							</a>
						))}
						<a href="#/news" onClick={close}>
							{t('How news reaches you')}
						</a>
					</>
				)}
			</MenuButton>
			{waiting.length > 0 && (
				<span class="bell__count" aria-hidden="true">
					{waiting.length}
				</span>
			)}
		</span>
	);
}
