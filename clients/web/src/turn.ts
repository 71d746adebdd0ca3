// Telling a person who looks elsewhere that it is their turn: title, sound, a tap on a phone, notification.
import { t } from './i18n';
import { setting } from './settings';
import { sound, tap } from './sound';

export function notify(mine: boolean, title: string) {
	document.title = (mine ? '● ' : '') + (title ? title + ' · ' : '') + 'Petteia';
	if (!mine) return;
	sound('turn');
	tap([14, 70, 14]);
	if (document.hasFocus()) return;
	if (setting('notify') && 'Notification' in window && Notification.permission === 'granted')
		new Notification('Petteia', { body: t('It is your turn.'), tag: 'petteia-turn', icon: '/icon.svg' });
}
