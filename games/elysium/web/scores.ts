// Where the points of Elysium come from.
import type { FaceProps, Scores } from 'page/face/face';
import { facts } from 'page/face/facts';
import { seatsOf } from './model';

const signs: Record<string, string> = {
	held: 'i-points',
	legends: 'i-legend',
	tiles: 'coin',
	chronos: 'i-chronos',
	rank: 'i-prestige',
	citizens: 'i-citizen',
};

// The engine counts; before the end it tells what would be scored. The first row is the total.
export function scores(p: FaceProps): Scores {
	const rows = seatsOf(p).map(s => [s, facts(p, 'points', `seat:${s}`).slice(1)] as const);
	return {
		sources: (rows[0]?.[1] ?? []).map(f => ({ label: f.name, sign: signs[f.token] ?? 'i-points' })),
		rows: Object.fromEntries(rows.map(([s, parts]) => [s, parts.map(f => f.value as number)])),
	};
}
