// Where the points of Elysium come from.
import type { FaceProps, Scores } from 'page/face/face';
import { t } from 'page/words/i18n';
import { seatsOf } from './model';

// The engine counts; before the end it tells what would be scored.
export function scores(p: FaceProps): Scores {
	const row = (seat: string) =>
		['held', 'legends', 'tiles', 'chronos', 'rank', 'citizens'].map(id => p.view.question.tally?.[seat]?.[id] ?? 0);
	return {
		sources: [
			{ label: t('gained in play'), sign: 'i-points' },
			{ label: t('Legends'), sign: 'i-legend' },
			{ label: t('Bonus tiles'), sign: 'coin' },
			{ label: t('Chronos'), sign: 'i-chronos' },
			{ label: t('Prestige'), sign: 'i-prestige' },
			{ label: t('Citizens'), sign: 'i-citizen' },
		],
		rows: Object.fromEntries(seatsOf(p).map(s => [s, row(s)])),
	};
}
