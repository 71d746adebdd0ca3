// The numbers of a seat (of every faction it plays), the race, the order of play and where the round stands.
import { GodChoice } from 'page/aegean/choose';
import { CardsDock, fewCards, SeenCard } from 'page/aegean/creatures';
import { Numbers } from 'page/aegean/numbers';
import { PlacesDock, onlyPlaces } from 'page/aegean/places';
import { mixed, MusterDock } from 'page/map/muster';
import { useSmall } from 'page/browser/small';
import type { Brief, FaceProps, Phases, Race } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { buildingKinds, incomeOfFaction, played, pubOf, unitSigns } from './model';
import { altarsOf } from './rail';

const factionsOf = (p: FaceProps, seat: string): string[] => played(p)[seat] ?? [];
const sum = (p: FaceProps, field: 'gold' | 'priestess' | 'metros', seat: string): number =>
	factionsOf(p, seat).reduce((all, f) => all + (pubOf(p)[field][f] ?? 0), 0);

function units<F extends { owner: string | null }>(
	p: FaceProps,
	seat: string,
	areas: Record<string, F>,
	many: (f: F) => number,
): number {
	const own = factionsOf(p, seat);
	return Object.values(areas).reduce((all, f) => all + (f.owner && own.includes(f.owner) ? many(f) : 0), 0);
}

export function Plate(p: FaceProps & { seat: string }) {
	const pub = pubOf(p),
		{ seat } = p,
		own = factionsOf(p, seat);
	if (!own.length) return null;
	const known = !pub.screens || seat === p.view.you || p.view.question.asked === null;
	return (
		<Numbers
			facts={[
				{ sign: 'i-gold', label: t('gold'), n: known ? sum(p, 'gold', seat) : '?', kind: 'gold' },
				{
					sign: 'i-income',
					label: t('income a round'),
					n: `+${own.reduce((all, f) => all + incomeOfFaction(p, f), 0)}`,
				},
				{ sign: 'i-priestess', label: t('priestesses'), n: sum(p, 'priestess', seat) },
				{
					sign: 'i-troop',
					label: t('troops on the board'),
					n: units(p, seat, pub.land, f => f.troops + f.mercs),
				},
				{ sign: 'i-fleet', label: t('fleets on the board'), n: units(p, seat, pub.sea, f => f.fleets) },
			]}
			built={buildingKinds.map(k => ({
				kind: k,
				name: p.say('building', k),
				n: own.reduce((all, f) => all + (pub.built?.[f]?.[k] ?? 0), 0),
			}))}
			philosophers={Math.max(0, ...own.map(f => pub.philosopher?.[f] ?? 0))}
		/>
	);
}

export function race(p: FaceProps, seat: string): Race[] {
	const pub = pubOf(p),
		have = sum(p, 'metros', seat),
		need = Number(p.table.options?.goal ?? pub.goal);
	// three kinds of buildings or three philosophers: the next turn may bring the last one
	const soon = factionsOf(p, seat).some(
		f => buildingKinds.filter(k => pub.built?.[f]?.[k]).length >= 3 || (pub.philosopher?.[f] ?? 0) >= 3,
	);
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

export function order(p: FaceProps): string[] {
	const pub = pubOf(p);
	return [
		...new Set(
			((pub.order ?? []) as (string | null)[])
				.filter((f): f is string => !!f)
				.map(f => pub.seat?.[f] as string)
				.filter(Boolean),
		),
	];
}

export function phases(p: FaceProps): Phases {
	const flow = p.view.view.flow ?? [],
		node = p.view.question.node ?? '',
		over = p.table.status === 'over',
		round = pubOf(p).round ?? 0;
	const at = flow
		.map(f => String(f.at))
		.concat(node)
		.join(' ');
	const now = /round\.turns|\bturn\b|turn\./.test(at)
		? 3
		: /upkeep/.test(at)
			? 2
			: /offer/.test(at)
				? 1
				: /income/.test(at)
					? 0
					: -1;
	if (over) return { round: t('Round {n}', { n: round }), steps: [] };
	if (!round || now < 0) return { steps: [{ label: t('Preparation'), now: true }] };
	return {
		round: t('Round {n}', { n: round }),
		steps: [t('Income'), t('The offerings'), t('Upkeep'), t('Turns')].map((label, i) => ({
			label,
			now: i === now,
			done: i < now,
		})),
	};
}

// The card that was looked at stands beside the question whether to play it.
function Peeked(p: FaceProps & { usual: preact.JSX.Element }) {
	const top = p.view.view.priv?.[p.view.you ?? '']?.top as string | null | undefined;
	if (!top) return p.usual;
	return (
		<div class="peeked">
			<SeenCard p={p} token={top} />
			{p.usual}
		</div>
	);
}

export function Dock(p: FaceProps & { usual: preact.JSX.Element }) {
	const pub = pubOf(p),
		faction = p.view.question.who ?? '',
		offering = p.moves.some(c => c.verb === 'offer'),
		small = useSmall();
	if (p.view.question.node === 'peek.play') return <Peeked {...p} />;
	if (mixed(p)) return <MusterDock p={p} small={small} signs={unitSigns} />;
	if (small && fewCards(p)) return <CardsDock {...p} />;
	if (!offering && onlyPlaces(p)) return <PlacesDock p={p} signs={signs} />;
	if (offering && small)
		return (
			<GodChoice p={p} altars={altarsOf(p)}>
				{p.picked.values.length > 0 ? (
					p.usual
				) : (
					<p class="quiet">{t('Touch a god, then how much you offer.')}</p>
				)}
			</GodChoice>
		);
	if (!offering || p.picked.values.length) return p.usual;
	const helpers = pub.priestess?.[faction] ?? 0;
	return (
		<div class="means">
			<span>
				<Sign id="i-gold" />
				{pub.gold?.[faction] ?? 0}
			</span>
			<span>
				<Sign id="i-priestess" />
				{helpers}
			</span>
			<small>
				{helpers
					? t(
							'Touch a lit space: the big number is your offer, the coin is what you pay after your priestesses.',
						)
					: t('Touch a lit space of a track to offer that much.')}
			</small>
		</div>
	);
}

// Beside the own emblem on a phone: what one can pay with, and in rows of few seats the priestesses, too.
export function brief(p: FaceProps, seat: string): Brief[] {
	if (seat !== p.view.you) return [];
	const gold: Brief = { sign: 'i-gold', label: t('gold'), n: sum(p, 'gold', seat), kind: 'gold' };
	return p.table.seats.length > 4
		? [gold]
		: [gold, { sign: 'i-priestess', label: t('priestesses'), n: sum(p, 'priestess', seat) }];
}

export const signs: Record<string, string> = {
	build: 'i-build',
	kind: 'i-build',
	'kind port': 'i-port',
	'kind fortress': 'i-fortress',
	'kind temple': 'i-temple',
	'kind academy': 'i-university',
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
	lose: 'i-loss',
	offer: 'i-gold',
	hire: 'i-hero',
	buy: 'i-creature',
	rob: 'i-gold',
};
