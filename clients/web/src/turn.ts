// Telling a person who looks elsewhere that it is their turn: title, sound, notification.
import { t } from './i18n';
import { setting } from './settings';

export function notify(mine: boolean, title: string) {
	document.title = (mine ? '● ' : '') + (title ? title + ' · ' : '') + 'Petteia';
	if (!mine || document.hasFocus()) return;
	if (setting('sound')) beep();
	if (setting('notify') && 'Notification' in window && Notification.permission === 'granted')
		new Notification('Petteia', { body: t('It is your turn.'), tag: 'petteia-turn', icon: '/icon.svg' });
}

function beep() {
	try {
		const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
		tone.frequency.value = 660;
		loud.gain.setValueAtTime(0.08, audio.currentTime);
		loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
		tone.connect(loud).connect(audio.destination);
		tone.start();
		tone.stop(audio.currentTime + 0.4);
	} catch {
		// no sound, no harm
	}
}
