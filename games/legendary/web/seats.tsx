// The numbers of a seat (of every faction it plays), the race, the order of play and where the round stands.
import { GodChoice } from '../../aegean/web/choose';
import { CardsDock, fewCards, SeenCard } from '../../aegean/web/creatures';
import { Numbers } from '../../aegean/web/numbers';
import { PlacesDock, onlyPlaces } from '../../aegean/web/places';
import { signOfBuilding } from '../../aegean/web/printed';
import { mixed, MusterDock } from 'page/map/muster';
import { useSmall } from 'page/browser/small';
import type { Brief, FaceProps, Phases, Race } from 'page/face/face';
import { fact, listOf, numberOf, racesOf, stepsOf } from 'page/face/facts';
import { Mark } from 'page/kit/seat';
import { t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { buildingKinds, played, pubOf, unitSigns } from './model';
import { altarsOf } from './rail';
import { words } from './words';

const factionsOf = (p: FaceProps, seat: string): string[] => played(p)[seat] ?? [];
const sum = (p: FaceProps, topic: 'own' | 'income', token: string, seat: string): number =>
	factionsOf(p, seat).reduce((all, f) => all + (numberOf(p, topic, token, `faction:${f}`) ?? 0), 0);
// A seat pays from one purse, which partners share; not told: behind a screen.
const goldOf = (p: FaceProps, seat: string) => fact(p, 'own', 'gold', `faction:${factionsOf(p, seat)[0]}`);

export function Plate(p: FaceProps & { seat: string }) {
	const pub = pubOf(p),
		{ seat } = p,
		own = factionsOf(p, seat),
		gold = goldOf(p, seat);
	const wise = own
		.map(f => fact(p, 'own', 'philosophers', `faction:${f}`))
		.reduce((a, b) => (Number(b?.value ?? 0) > Number(a?.value ?? 0) ? b : a), undefined);
	if (!own.length) return null;
	return (
		<>
			<Numbers
				words={words}
				facts={[
					{
						sign: 'i-gold',
						label: gold?.name ?? t('gold pieces'),
						n: (gold?.value as number) ?? '?',
						kind: 'gold',
					},
					{ sign: 'i-income', label: t('income a round'), n: `+${sum(p, 'income', 'gold', seat)}` },
					{ sign: 'i-priestess', label: t('priestesses'), n: sum(p, 'own', 'priestesses', seat) },
					{ sign: 'i-troop', label: t('basic troops on the board'), n: sum(p, 'own', 'troops', seat) },
					{ sign: 'i-fleet', label: t('fleets at sea'), n: sum(p, 'own', 'fleets', seat) },
				]}
				built={buildingKinds.map(k => ({
					kind: k,
					name: p.say('building', k),
					n: own.reduce((all, f) => all + (pub.built?.[f]?.[k] ?? 0), 0),
				}))}
				philosophers={wise ?? fact(p, 'own', 'philosophers', `faction:${own[0]}`)}
			/>
			<Team p={p} own={own} />
		</>
	);
}

// Who plays with whom, where one does not play both.
function Team(d: { p: FaceProps; own: string[] }) {
	const told = fact(d.p, 'team', 'partner', `faction:${d.own[0]}`),
		partner = told?.value as string | undefined;
	if (!partner || d.own.includes(partner)) return null;
	return (
		<p class="plate__team" data-tip={told!.text}>
			<Mark colour={d.p.colour(partner)} size={18} />
			{told!.text}
		</p>
	);
}

export const race = (p: FaceProps, seat: string): Race[] =>
	racesOf(p, `faction:${factionsOf(p, seat)[0]}`, { metropolises: 'metropolis' });

export const order = (p: FaceProps): string[] => [
	...new Set((listOf(p, 'order', 'offers') ?? []).map(f => f && pubOf(p).seat?.[f]).filter(s => !!s)),
];

export function phases(p: FaceProps): Phases {
	const round = numberOf(p, 'round', 'round');
	return { ...(round ? { round: t('Round {n}', { n: round }) } : {}), steps: stepsOf(p) };
}

// The card that was looked at stands beside the question whether to play it, the one that robs beside whom.
function Peeked(p: FaceProps & { usual: preact.JSX.Element }) {
	const top = p.view.view.priv?.[p.view.you ?? '']?.top as string | null | undefined,
		card = p.view.question.node === 'peek.play' ? top : p.view.view.flow?.at(-1)?.creature;
	if (typeof card !== 'string') return p.usual;
	return (
		<div class="peeked">
			<SeenCard p={p} token={card} />
			{p.usual}
		</div>
	);
}

export function Dock(p: FaceProps & { usual: preact.JSX.Element }) {
	const pub = pubOf(p),
		faction = p.view.question.who ?? '',
		offering = p.moves.some(c => c.verb === 'offer'),
		small = useSmall();
	if (['peek.play', 'steal.target'].includes(p.view.question.node ?? '')) return <Peeked {...p} />;
	if (mixed(p)) return <MusterDock p={p} small={small} signs={unitSigns} />;
	if (small && fewCards(p)) return <CardsDock p={p} signs={signs} />;
	if (!offering && onlyPlaces(p)) return <PlacesDock p={p} signs={signs} />;
	if (offering && small)
		return (
			<GodChoice p={p} altars={altarsOf(p)} words={words}>
				{p.usual}
			</GodChoice>
		);
	if (!offering || p.picked.values.length) return p.usual;
	const helpers = pub.priestess?.[faction] ?? 0;
	return (
		<div class="means">
			<span>
				<Sign id="i-gold" />
				{numberOf(p, 'own', 'gold', `faction:${faction}`) ?? '?'}
			</span>
			<span>
				<Sign id="i-priestess" />
				{helpers}
			</span>
			<small>
				{helpers
					? t(
							'Touch a lit space: the big number is your offer, the coin is what you pay after ' +
								'your priestesses.',
						)
					: t('Touch a lit space of a track to offer that much.')}
			</small>
		</div>
	);
}

const roomy = 4; // seats whose row has room for more than gold

// Beside the own emblem on a phone: what one can pay with, and in rows of few seats the priestesses, too.
export function brief(p: FaceProps, seat: string): Brief[] {
	if (seat !== p.view.you) return [];
	const gold: Brief = {
		sign: 'i-gold',
		label: t('gold pieces'),
		n: Number(goldOf(p, seat)?.value ?? 0),
		kind: 'gold',
	};
	return p.table.seats.length > roomy
		? [gold]
		: [gold, { sign: 'i-priestess', label: t('priestesses'), n: sum(p, 'own', 'priestesses', seat) }];
}

// What is stolen depends on the creature.
export const signOf = (p: FaceProps, verb: string): string | undefined =>
	signs[`${verb} ${p.view.view.flow?.at(-1)?.creature}`] ?? signOfBuilding(p, verb);

export const signs: Record<string, string> = {
	build: 'i-build',
	kind: 'i-build',
	'kind port': 'i-port',
	'kind fortress': 'i-fortress',
	'kind temple': 'i-temple',
	'kind academy': 'i-academy',
	slot: 'i-build',
	skip: 'ui-cancel',
	philosopher: 'i-philosopher',
	priestess: 'i-priestess',
	fleet: 'i-fleet',
	troop: 'i-troop',
	mercenary: 'i-mercenary',
	go_on: 'ui-next',
	peek: 'i-oracle',
	sea_move: 'i-fleet',
	land_move: 'i-march',
	hero: 'i-hero',
	expedition: 'i-speed',
	creature: 'i-creature',
	sacrifice: 'i-temple',
	end: 'ui-check',
	play: 'i-card',
	put_back: 'ui-undo',
	go: 'i-march',
	fight: 'i-battle',
	retreat: 'ui-undo',
	stop: 'ui-pause',
	keep: 'ui-check',
	release: 'ui-cancel',
	stay: 'ui-pause',
	reroll: 'i-dice',
	'lose troop': 'i-troop',
	'lose mercenary': 'i-mercenary',
	'lose fleet': 'i-fleet',
	lose: 'i-loss',
	'strike troop': 'i-troop',
	'strike mercenary': 'i-mercenary',
	strike: 'i-battle',
	offer: 'i-gold',
	hire: 'i-hero',
	buy: 'i-creature',
	'rob griffon': 'i-gold',
	'rob dryad': 'i-priestess',
	'rob satyr': 'i-philosopher',
};
