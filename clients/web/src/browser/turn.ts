// Telling a person who looks elsewhere that it is their turn: title, sound, a tap on a phone, notification.
import { t } from '../words/i18n';
import { setting } from './settings';
import { sound, tap } from './sound';

// In the title, and on the icon of an installed page: at how many tables it is our turn. mine: at the one that is
// shown.
export function count(mine: boolean, title: string, elsewhere = 0) {
	const turns = Number(mine) + elsewhere;
	document.title =
		(turns > 1 || (turns && !mine) ? `(${turns}) ` : mine ? '● ' : '') + (title ? title + ' · ' : '') + 'Petteia';
	const badge = navigator as { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
	(turns ? badge.setAppBadge?.(turns) : badge.clearAppBadge?.())?.catch(() => {});
}

export function notify(mine: boolean) {
	if (!mine) return;
	sound('turn');
	tap([14, 70, 14]);
	if (document.hasFocus()) return;
	if (setting('notify') && 'Notification' in window && Notification.permission === 'granted')
		new Notification('Petteia', { body: t('It is your turn.'), tag: 'petteia-turn', icon: '/icon.svg' });
}
