// The numbers of a seat, the race to victory, the order of the seats and where the round stands.
import { GodChoice } from '../../aegean/web/choose';
import { CardsDock, fewCards } from '../../aegean/web/creatures';
import { Numbers } from '../../aegean/web/numbers';
import { PlacesDock, onlyPlaces } from '../../aegean/web/places';
import { raised } from '../../aegean/web/printed';
import { useSmall } from 'page/browser/small';
import type { Brief, FaceProps, Phases, Race } from 'page/face/face';
import { fact, listOf, numberOf, racesOf, stepsOf } from 'page/face/facts';
import { capital, t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { pubOf } from './model';
import { altarsOf } from './rail';
import { words } from './words';

const kinds = ['port', 'fortress', 'temple', 'university'] as const;
const counts = { port: 'ports', fortress: 'fortresses', temple: 'temples', university: 'universities' } as const;

export function Plate(p: FaceProps & { seat: string }) {
	const pub = pubOf(p),
		{ seat } = p;
	const own = (token: string) => numberOf(p, 'own', token, `seat:${seat}`),
		philosophers = fact(p, 'own', 'philosophers', `seat:${seat}`);
	if (pub.out?.[seat]) return <p class="quiet">{t('out of the game')}</p>;
	return (
		<Numbers
			words={words}
			facts={[
				{ sign: 'i-gold', label: t('gold pieces'), n: own('gold') ?? '?', kind: 'gold' },
				{
					sign: 'i-income',
					label: t('income a round'),
					n: `+${numberOf(p, 'income', 'gold', `seat:${seat}`) ?? 0}`,
				},
				{ sign: 'i-priest', label: t('priests'), n: own('priests') ?? 0 },
				{ sign: 'i-troop', label: t('troops on the board'), n: own('troops') ?? 0 },
				{ sign: 'i-fleet', label: t('fleets on the board'), n: own('fleets') ?? 0 },
			]}
			built={kinds.map(k => ({ kind: k, name: p.say('building', k), n: pub[counts[k]]?.[seat] ?? 0 }))}
			philosophers={philosophers}
		/>
	);
}

export const race = (p: FaceProps, seat: string): Race[] => racesOf(p, `seat:${seat}`, { metropolises: 'metropolis' });

// Whose turns come, then who still offers.
export const order = (p: FaceProps): string[] => [
	...new Set(
		[...(listOf(p, 'order', 'turns') ?? []), ...(listOf(p, 'order', 'offers') ?? [])].filter(s => s !== null),
	),
];

export const phases = (p: FaceProps): Phases => ({
	round: t('Round {n}', { n: numberOf(p, 'round', 'round') ?? 1 }),
	steps: stepsOf(p),
});

// For an offering: our own purse and priests, and the gods too where the rail is a tab. For everything else: the usual
// actions.
export function Dock(p: FaceProps & { usual: preact.JSX.Element }) {
	const pub = pubOf(p),
		seat = p.view.question.who ?? p.view.you ?? '',
		offering = (p.view.question.node ?? '').startsWith('offer'),
		small = useSmall();
	if (small && fewCards(p)) return <CardsDock p={p} signs={signs} />;
	const node = p.view.question.node ?? '',
		among = node === 'turn.act' ? verbs() : undefined,
		least = node.endsWith('.step') ? 1 : 2; // "Stop here" stands where it stood when more could be moved
	if (!offering) return onlyPlaces(p, least) ? <PlacesDock p={p} signs={signs} verbs={among} /> : p.usual;
	if (small)
		return (
			<GodChoice p={p} altars={altarsOf(p)} words={words}>
				{p.usual}
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
	const gold = numberOf(p, 'own', 'gold', `seat:${seat}`);
	return gold === undefined
		? []
		: [
				{ sign: 'i-gold', label: t('gold pieces'), n: gold, kind: 'gold' },
				{ sign: 'i-priest', label: t('priests'), n: numberOf(p, 'own', 'priests', `seat:${seat}`) ?? 0 },
			];
}

export const verbs = (): Record<string, string> => ({
	troop: t('Recruit a troop'),
	fleet: t('Recruit a fleet'),
	recruit: t('Recruit'),
	build: t('Build'),
	sail: t('Sail'),
	march: t('Move troops'),
	swap: t('Exchange a creature'),
	buy: t('Call a creature'),
});

export const asks = (p: FaceProps): Record<string, string> => ({
	troop: t('On which island do you recruit a troop?'),
	fleet: t('On which sea do you recruit a fleet?'),
	build: t('{building}: on which island?', { building: capital(p.say('building', raised(p) ?? '')) }),
	sail: t('Which fleet sails?'),
	march: t('Which troops move?'),
	swap: t('Which creature do you exchange?'),
	buy: t('Which creature do you call?'),
});

export const signs: Record<string, string> = {
	offer: 'i-gold',
	apollo: 'god-apollo',
	fleet: 'i-fleet',
	troop: 'i-troop',
	recruit: 'i-recruit',
	build: 'i-build',
	sail: 'i-speed',
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
	'change port': 'i-port',
	'change fortress': 'i-fortress',
	'change temple': 'i-temple',
	'change university': 'i-university',
	change: 'i-build',
	destroy: 'i-loss',
	fly: 'i-speed',
};
