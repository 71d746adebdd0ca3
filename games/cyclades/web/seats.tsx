// The numbers of a seat, the race to victory, the order of the seats and where the round stands.
import { GodChoice } from 'page/aegean/choose';
import { CardsDock, fewCards } from 'page/aegean/creatures';
import { Numbers } from 'page/aegean/numbers';
import { PlacesDock, onlyPlaces } from 'page/aegean/places';
import { useSmall } from 'page/browser/small';
import type { Brief, FaceProps, Phases, Race } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { incomeOfSeat, pubOf } from './model';
import { altarsOf } from './rail';

const kinds = ['port', 'fortress', 'temple', 'university'] as const;
const counts = { port: 'ports', fortress: 'fortresses', temple: 'temples', university: 'universities' } as const;

export function Plate(p: FaceProps & { seat: string }) {
	const pub = pubOf(p),
		{ seat } = p;
	const known = pub.purses || seat === p.view.you || p.view.question.asked === null;
	const stands = <F extends { owner: string | null }>(all: Record<string, F>, many: (f: F) => number) =>
		Object.values(all).reduce((sum, f) => sum + (f.owner === seat ? many(f) : 0), 0);
	if (pub.out?.[seat]) return <p class="quiet">{t('out of the game')}</p>;
	return (
		<Numbers
			facts={[
				{ sign: 'i-gold', label: t('gold'), n: known ? (pub.gold?.[seat] ?? 0) : '?', kind: 'gold' },
				{ sign: 'i-income', label: t('income a round'), n: `+${incomeOfSeat(p, seat)}` },
				{ sign: 'i-priest', label: t('priests'), n: pub.priests?.[seat] ?? 0 },
				{ sign: 'i-troop', label: t('troops on the board'), n: stands(pub.island, f => f.troops) },
				{ sign: 'i-fleet', label: t('fleets on the board'), n: stands(pub.sea, f => f.fleets) },
			]}
			built={kinds.map(k => ({ kind: k, name: p.say('building', k), n: pub[counts[k]]?.[seat] ?? 0 }))}
			philosophers={pub.philosophers?.[seat] ?? 0}
		/>
	);
}

export function race(p: FaceProps, seat: string): Race[] {
	const pub = pubOf(p),
		have = pub.metropolises?.[seat] ?? 0,
		need = pub.goal || 2;
	// three kinds of buildings or three philosophers: the next turn may bring the last one
	const soon = kinds.filter(k => pub[counts[k]]?.[seat]).length >= 3 || (pub.philosophers?.[seat] ?? 0) >= 3;
	return [
		{
			id: 'metropolises',
			sign: 'metropolis',
			label: t('metropolises'),
			have,
			need,
			near: have === need - 1 && soon,
		},
	];
}

// While offerings are made: by the turn track. Then: in the order of the gods, Apollo last.
export function order(p: FaceProps): string[] {
	const pub = pubOf(p),
		track = Object.entries((pub.track ?? {}) as Record<string, string>)
			.sort((a, b) => Number(a[0]) - Number(b[0]))
			.map(([, s]) => s);
	const gods = Object.values((pub.god ?? {}) as Record<string, string>).flatMap(g => pub.bid[g]?.seat ?? []);
	const offering = (p.view.question.node ?? '').startsWith('offer');
	return [
		...new Set([
			...gods,
			...Object.values((pub.apollo ?? {}) as Record<string, string>),
			...(offering ? track : []),
		]),
	] as string[];
}

export function phases(p: FaceProps): Phases {
	const node = p.view.question.node ?? '',
		offering = node.startsWith('offer'),
		over = p.table.status === 'over';
	return {
		round: t('Round {n}', { n: pubOf(p).round || 1 }),
		steps: [
			{ label: t('Creatures'), done: true },
			{ label: t('Gods'), done: true },
			{ label: t('Income'), done: true },
			{ label: t('Offerings'), now: offering && !over, done: !offering },
			{ label: t('Turns'), now: !offering && !over, done: over },
		],
	};
}

// For an offering: our own purse and priests, and the gods too where the rail is a tab. For everything else: the usual
// actions.
export function Dock(p: FaceProps & { usual: preact.JSX.Element }) {
	const pub = pubOf(p),
		seat = p.view.question.who ?? p.view.you ?? '',
		offering = (p.view.question.node ?? '').startsWith('offer'),
		small = useSmall();
	if (small && fewCards(p)) return <CardsDock {...p} />;
	if (!offering) return onlyPlaces(p) ? <PlacesDock p={p} signs={signs} /> : p.usual;
	if (small)
		return (
			<GodChoice p={p} altars={altarsOf(p)}>
				{p.picked.values.length > 0 ? (
					p.usual
				) : (
					<p class="quiet">{t('Touch a god, then how much you offer.')}</p>
				)}
			</GodChoice>
		);
	if (p.picked.values.length) return p.usual;
	const priests = pub.priests?.[seat] ?? 0;
	return (
		<div class="means">
			<span>
				<Sign id="i-gold" />
				{pub.gold?.[seat] ?? 0}
			</span>
			<span>
				<Sign id="i-priest" />
				{priests}
			</span>
			<small>
				{priests
					? t('Touch a lit space: the big number is your offer, the coin is what you pay after your priests.')
					: t('Touch a lit space of a track to offer that much.')}
			</small>
		</div>
	);
}

// Beside a seat on a phone: its purse, where it is known.
export function brief(p: FaceProps, seat: string): Brief[] {
	const pub = pubOf(p),
		known = pub.purses || seat === p.view.you;
	return known
		? [
				{ sign: 'i-gold', label: t('gold'), n: pub.gold?.[seat] ?? 0, kind: 'gold' },
				{ sign: 'i-priest', label: t('priests'), n: pub.priests?.[seat] ?? 0 },
			]
		: [];
}

export const verbs = (): Record<string, string> => ({
	troop: t('Recruit a troop'),
	fleet: t('Recruit a fleet'),
	recruit: t('Recruit'),
	build: t('Build'),
	sail: t('Sail'),
	march: t('March'),
	swap: t('Exchange a creature'),
	buy: t('Call a creature'),
});

export const signs: Record<string, string> = {
	offer: 'i-gold',
	apollo: 'god-apollo',
	fleet: 'i-fleet',
	troop: 'i-troop',
	recruit: 'i-recruit',
	build: 'i-build',
	sail: 'i-fleet',
	march: 'i-march',
	swap: 'i-creature',
	buy: 'i-creature',
	done: 'ui-check',
	stop: 'ui-pause',
	fight: 'i-battle',
	withdraw: 'ui-undo',
	retreat: 'ui-undo',
	metropolis: 'i-metropolis',
	marker: 'i-income',
	waive: 'ui-cancel',
	destroy: 'i-build',
	fly: 'i-speed',
};
