// What stands in the archipelago: each land and each sea in the stage's terms.
import { creatureAsked, marked } from '../../aegean/web/asked';
import { fought } from '../../aegean/web/battle';
import { creatureGlyph, heroGlyph } from '../../aegean/web/looks';
import { raised } from '../../aegean/web/printed';
import { target } from 'page/board/target';
import type { FaceProps } from 'page/face/face';
import { listOf } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import { Mark } from 'page/kit/seat';
import { Sign, SignAt } from 'page/kit/sign';
import { hexPoint, type Geometry } from 'page/map/geometry';
import type { Scale, StageArea, StageMark, StagePiece } from 'page/map/layout';
import { Building, Coin, Figure, Fleet, Flag, FreeSlot, Hero, Metropolis, Troops } from 'page/map/pieces';
import {
	areaOf,
	areasOf,
	figuresAt,
	heroesAt,
	incomeOf,
	isMetropolis,
	pubOf,
	standing,
	type Area,
	type Slot,
} from './model';

// A place as the engine's sentences call it.
export const areaName = (a: Area): string => a.name ?? a.id;

const builtAt = (p: FaceProps, slot: Slot): string | undefined => pubOf(p).building[slot.id] ?? undefined;

function facts(p: FaceProps, a: Area): string[] {
	const f = standing(p, a),
		out: string[] = [];
	if (f.owner) out.push(p.say('faction', f.owner));
	if (f.troops) out.push(tn('{n} basic troop', '{n} basic troops', f.troops));
	if (f.mercs) out.push(tn('{n} mercenary', '{n} mercenaries', f.mercs));
	if (f.fleets) out.push(t('fleets: {n}', { n: f.fleets }));
	for (const [hero] of heroesAt(p, a.id)) out.push(p.say('hero', hero));
	for (const [figure] of figuresAt(p, a.id)) out.push(p.say('creature', figure));
	for (const s of a.slots ?? []) out.push(builtAt(p, s) ? p.say('building', builtAt(p, s)!) : t('free slot'));
	if (incomeOf(p, a)) out.push(t('income: {n}', { n: incomeOf(p, a) }));
	if (a.priestess) out.push(t('symbol of a priestess'));
	return out;
}

function About(d: { p: FaceProps; area: Area }) {
	const { p, area: a } = d,
		f = standing(p, a),
		income = incomeOf(p, a),
		name = areaName(a);
	return (
		<>
			<h3>
				{f.owner && <Mark colour={p.colour(f.owner)} size={22} />}
				{name.charAt(0).toUpperCase() + name.slice(1)}
			</h3>
			<ul>
				<li>{f.owner ? t('held by {name}', { name: p.say('faction', f.owner) }) : t('nobody’s')}</li>
				{f.troops > 0 && (
					<li>
						<Sign id="i-troop" />
						{tn('{n} basic troop', '{n} basic troops', f.troops)}
					</li>
				)}
				{f.mercs > 0 && (
					<li>
						<Sign id="i-mercenary" />
						{tn('{n} mercenary', '{n} mercenaries', f.mercs)}
					</li>
				)}
				{f.fleets > 0 && (
					<li>
						<Sign id="i-fleet" />
						{t('fleets: {n}', { n: f.fleets })}
					</li>
				)}
				{heroesAt(p, a.id).map(([hero, owner]) => (
					<li>
						<Sign id={`g-${heroGlyph(hero)}`} />
						{p.say('hero', hero)}
						{owner && <Mark colour={p.colour(owner)} size={16} />}
					</li>
				))}
				{figuresAt(p, a.id).map(([figure, owner]) => (
					<li>
						<Sign id={`g-${creatureGlyph(figure)}`} />
						{p.say('creature', figure)}
						{owner && <Mark colour={p.colour(owner)} size={16} />}
					</li>
				))}
				{(a.slots ?? []).map(s => {
					const built = builtAt(p, s),
						serves = areaOf(p, s.serves);
					return (
						<li>
							<Sign id={built ? (isMetropolis(built) ? 'i-metropolis' : `i-${built}`) : 'i-build'} />
							{built ? p.say('building', built) : t('free slot')}
							{serves && <small>{t('towards {sea}', { sea: areaName(serves) })}</small>}
						</li>
					);
				})}
				{income > 0 && (
					<li>
						<Sign id="i-income" />
						{t('{n} GP a round', { n: income })}
					</li>
				)}
				{a.priestess && (
					<li>
						<Sign id="i-priestess" />
						{t('symbol of a priestess')}
					</li>
				)}
			</ul>
		</>
	);
}

const tileOf = (s: Scale) => Math.round(Math.max(28 * Math.min(1, s.piece), Math.min(34, s.hex * 0.7)));

// Where one may build. On a crowded map a free slot gives way; what is built does not (pieces).
function slots(p: FaceProps, a: Area, s: Scale, g: Geometry): StageMark[] {
	const tile = Math.round(Math.max(15, Math.min(34, s.hex * 0.7)));
	return (a.slots ?? []).map(slot => {
		const built = builtAt(p, slot),
			from = hexPoint(g, ...slot.land),
			to = hexPoint(g, ...slot.sea);
		const hit = target(p, 'slot', slot.id, `${areaName(a)}: ${built ? p.say('building', built) : t('free slot')}`);
		return {
			id: slot.id,
			at: [from[0] + (to[0] - from[0]) * 0.42, from[1] + (to[1] - from[1]) * 0.42],
			w: tile,
			h: tile,
			rim: true,
			of: `${tile} ${hit['data-lit'] !== undefined && raised(p)}`,
			draw: (w, h) => <FreeSlot w={w} h={h} next={hit['data-lit'] === undefined ? undefined : raised(p)} />,
			hit,
		} satisfies StageMark;
	});
}

// A size on the stage: as wished at its scale, and at least px where pieces are not drawn smaller.
const sized = (s: Scale, px: number, wish: number) => Math.round(Math.max(px * Math.min(1, s.piece), wish * s.piece));
const leastOf = (s: Scale) => 28 * Math.min(1, s.piece);
const coinOf = (s: Scale) => Math.round(17 * Math.sqrt(Math.max(1, s.piece)));

// What is built: it stands on its slot.
function buildings(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const colour = p.colour(standing(p, a).owner),
		tile = tileOf(s),
		w = Math.round(Math.max(36 * Math.min(1, s.piece), s.hex * 1.15)),
		h = Math.round((w * 64) / 92);
	return (a.slots ?? []).flatMap((slot): StagePiece[] => {
		const built = builtAt(p, slot);
		if (!built) return [];
		if (isMetropolis(built))
			return [
				{
					id: `metropolis ${slot.id}`,
					w,
					h,
					min: h * 0.85,
					rank: 0,
					keep: true,
					on: slot.id,
					of: `metropolis ${colour}`,
					draw: (x, y) => <Metropolis w={x} h={y} colour={colour} />,
					hit: target(p, 'slot', slot.id, p.say('building', built)),
				},
			];
		const hit = target(p, 'slot', slot.id, `${areaName(a)}: ${p.say('building', built)}`);
		return [
			{
				id: `building ${slot.id}`,
				w: tile,
				h: tile,
				min: tile * 0.78,
				rank: 3,
				keep: hit['data-lit'] !== undefined,
				on: slot.id,
				of: `${tile} ${built}`,
				draw: (x, y) => <Building kind={built} w={x} h={y} />,
				hit,
			},
		];
	});
}

function heroes(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const w = sized(s, 30, 31);
	return heroesAt(p, a.id).map(([token, owner]) => {
		const of = p.colour(owner);
		return {
			id: token,
			w,
			h: Math.round(w * 1.06),
			min: leastOf(s),
			rank: 1,
			seat: owner ?? undefined,
			of: `${token} ${of}`,
			draw: (x, y) => <Hero w={x} h={y} colour={of} glyph={heroGlyph(token)} />,
			hit: target(p, 'hero', token, p.say('hero', token)),
		};
	});
}

// Troops and mercenaries; where nobody stands any more, the flag of whoever holds the land.
function armies(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const f = standing(p, a),
		colour = p.colour(f.owner),
		troop = sized(s, 28, 29),
		hosts = (
			[
				['troops', f.troops ?? 0],
				['mercs', f.mercs ?? 0],
			] as const
		).filter(([, n]) => n > 0);
	if (!colour) return [];
	if (!hosts.length && a.kind === 'land' && !heroesAt(p, a.id).length)
		return [
			{
				id: 'flag',
				w: sized(s, 20, 22),
				h: sized(s, 23, 25),
				min: 12,
				rank: 6,
				seat: f.owner,
				of: `flag ${colour}`,
				draw: (x, y) => <Flag w={x} h={y} colour={colour} />,
			},
		];
	return hosts.map(([id, n]) => ({
		id,
		w: troop,
		h: troop,
		min: leastOf(s),
		rank: id === 'mercs' && f.troops ? 5 : 2, // before a building has to go, they lean on the troops
		round: true,
		army: true,
		seat: f.owner ?? undefined,
		of: `${id} ${colour} ${n}`,
		draw: (x, y) => <Troops w={x} h={y} colour={colour} n={n} hired={id === 'mercs'} />,
	}));
}

function fleets(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const f = standing(p, a),
		colour = p.colour(f.owner);
	if (!f.fleets || !colour) return [];
	return [
		{
			id: 'fleet',
			w: sized(s, 34, 36),
			h: sized(s, 30, 33),
			min: leastOf(s),
			rank: 2,
			seat: f.owner,
			of: `fleet ${colour} ${f.fleets}`,
			draw: (x, y) => <Fleet w={x} h={y} colour={colour} n={f.fleets} />,
		},
	];
}

function figures(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const w = sized(s, 30, 31);
	return figuresAt(p, a.id).map(([token, owner]) => {
		const of = p.colour(owner);
		return {
			id: token,
			w,
			h: w,
			min: leastOf(s),
			rank: 4,
			round: true,
			seat: owner ?? undefined,
			of: `${token} ${of}`,
			draw: (x, y) => <Figure w={x} h={y} glyph={creatureGlyph(token)} colour={of} />,
			hit: marked(token === creatureAsked(p), target(p, ['figure', 'creature'], token, p.say('creature', token))),
		};
	});
}

// The income of a sea; a land has it behind its name.
function horns(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const income = incomeOf(p, a),
		coin = coinOf(s);
	if (a.kind !== 'sea' || !income) return [];
	return [
		{
			id: 'horns',
			w: coin,
			h: coin,
			min: coin,
			rank: 7,
			round: true,
			of: `${income} ${coin}`,
			draw: x => <Coin n={income} s={x} />,
		},
	];
}

const pieces = (p: FaceProps, a: Area, s: Scale): StagePiece[] =>
	[buildings, heroes, armies, fleets, figures, horns].flatMap(of => of(p, a, s));

// Income and the symbol of a priestess stand behind the name.
function extra(a: Area, income: number, s: Scale): StageArea['extra'] {
	const coin = coinOf(s),
		n = (income ? 1 : 0) + (a.priestess ? 1 : 0);
	if (!n) return undefined;
	return {
		w: n * (coin + 2) + 2,
		of: `${income} ${a.priestess} ${coin}`,
		draw: () => (
			<>
				{income > 0 && (
					<g transform={`translate(${(-(n - 1) * (coin + 2)) / 2} 0)`}>
						<Coin n={income} s={coin} />
					</g>
				)}
				{a.priestess && (
					<g class="lg-priestess" transform={`translate(${((n - 1) * (coin + 2)) / 2} 0)`}>
						<circle r={coin / 2} />
						<SignAt id="i-priestess" x={0} y={0} s={coin * 0.74} />
					</g>
				)}
			</>
		),
	};
}

export function stageAreas(p: FaceProps, s: Scale, g: Geometry): StageArea[] {
	const closed = new Set([...(listOf(p, 'closed', 'seas') ?? []), ...(listOf(p, 'closed', 'lands') ?? [])]);
	return areasOf(p).map(a => {
		const f = standing(p, a),
			told = [areaName(a), ...facts(p, a)].join(', '),
			land = a.kind === 'land';
		return {
			id: a.id,
			land,
			...(land ? { name: a.name, extra: extra(a, incomeOf(p, a), s) } : {}),
			told,
			about: () => <About p={p} area={a} />,
			owner: f.owner ?? null,
			closed: closed.has(a.id),
			hit: fought(
				p,
				a.id,
				marked(
					figuresAt(p, a.id).some(([figure]) => figure === creatureAsked(p)),
					target(p, [a.kind, 'area'], a.id, told),
				),
			),
			marks: slots(p, a, s, g),
			pieces: pieces(p, a, s),
		};
	});
}
