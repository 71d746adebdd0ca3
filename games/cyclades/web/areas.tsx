// What stands on the map of Cyclades: each space of the sea and each island in the stage's terms.
import { creatureAsked, marked } from '../../aegean/web/asked';
import { fought } from '../../aegean/web/battle';
import { creatureGlyph } from '../../aegean/web/looks';
import { raised } from '../../aegean/web/printed';
import { target } from 'page/board/target';
import type { FaceProps } from 'page/face/face';
import { listOf } from 'page/face/facts';
import { capital, t, tn } from 'page/words/i18n';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import { hexPoint, type Geometry } from 'page/map/geometry';
import type { Scale, StageArea, StageMark, StagePiece } from 'page/map/layout';
import { Building, Coin, Figure, Fleet, Flag, FreeSlot, Metropolis, Troops } from 'page/map/pieces';
import { areasOf, buildingsOn, figurinesAt, freeSlots, incomeOf, pubOf, standing, type Area } from './model';
import { slotsOf } from './slots';

const islandName = (p: FaceProps, id: string) => p.say('island', id);

function facts(p: FaceProps, a: Area): string[] {
	const f = standing(p, a),
		out: string[] = [];
	if (f.owner) out.push(p.name(f.owner));
	if (f.troops) out.push(tn('{n} troop', '{n} troops', f.troops));
	if (f.fleets) out.push(tn('{n} fleet', '{n} fleets', f.fleets));
	if (f.metropolis) out.push(t('metropolis'));
	for (const b of [...buildingsOn(f, 'place'), ...buildingsOn(f, 'side')]) out.push(p.say('building', b));
	if (freeSlots(a, f)) out.push(tn('{n} free slot', '{n} free slots', freeSlots(a, f)));
	if (incomeOf(p, a)) out.push(t('income: {n}', { n: incomeOf(p, a) }));
	for (const c of figurinesAt(p, a.id)) out.push(p.say('card', c));
	return out;
}

function About(d: { p: FaceProps; area: Area; name: string }) {
	const { p, area: a } = d,
		f = standing(p, a),
		income = incomeOf(p, a);
	const built = [...buildingsOn(f, 'place'), ...buildingsOn(f, 'side')];
	return (
		<>
			<h3>
				{f.owner && <Mark colour={p.colour(f.owner)} size={22} />}
				{d.name}
			</h3>
			<ul>
				{f.owner && <li>{t('belongs to {name}', { name: p.name(f.owner) })}</li>}
				{f.troops > 0 && (
					<li>
						<Sign id="i-troop" />
						{tn('{n} troop', '{n} troops', f.troops)}
					</li>
				)}
				{f.fleets > 0 && (
					<li>
						<Sign id="i-fleet" />
						{tn('{n} fleet', '{n} fleets', f.fleets)}
					</li>
				)}
				{f.metropolis && (
					<li>
						<Sign id="i-metropolis" />
						{t('metropolis')}
					</li>
				)}
				{built.map(b => (
					<li>
						<Sign id={`i-${b}`} />
						{p.say('building', b)}
					</li>
				))}
				{income > 0 && (
					<li>
						<Sign id="i-income" />
						{t('{n} GP a round', { n: income })}
					</li>
				)}
				{figurinesAt(p, a.id).map(c => (
					<li>
						<Sign id={`g-${creatureGlyph(c)}`} />
						{p.say('card', c)}
					</li>
				))}
				{!f.owner && a.kind === 'island' && <li>{t('nobody’s')}</li>}
				{freeSlots(a, f) > 0 && (
					<li>
						<Sign id="i-build" />
						{tn('{n} free slot', '{n} free slots', freeSlots(a, f))}
					</li>
				)}
			</ul>
		</>
	);
}

// While building is chosen, a slot means its island and itself.
function slotHit(p: FaceProps, a: Area, spot: string): Pick<StageMark, 'hit'> | undefined {
	const means = p.moves.find(m => m.args.some(x => x.value === a.id) && m.args.some(x => x.value === spot));
	if (p.picked.verb !== 'build' || p.picked.values.length || !means) return undefined;
	const hit = target(p, 'island', a.id, `${islandName(p, a.id)}: ${p.say('spot', spot)}`),
		touch = () => (p.pick(['island'], a.id), p.pick(['spot'], spot));
	const onKeyDown = (e: KeyboardEvent) => {
		if (e.key === 'Enter' || e.key === ' ') (e.preventDefault(), touch());
	};
	const onClick = (e: Event) => (e.stopPropagation(), touch());
	const own = { 'data-target': `spot:${a.id}-${spot}`, 'data-means': means.move, onClick, onKeyDown };
	return { hit: { ...hit, ...own } as typeof hit };
}

// The slots of an island: those of the metropolis place as one plate, each further one apart.
function slots(p: FaceProps, a: Area, s: Scale, g: Geometry): StageMark[] {
	const f = standing(p, a),
		tile = Math.round(
			Math.max(
				// leaves pieces room where these are small
				s.piece < 1 ? 22 * s.piece : 28 * Math.min(1, (s.hex * Math.sqrt(3)) / 50),
				Math.min(36, s.hex * (a.cells.length > 1 ? 0.78 : 0.66)),
			),
		),
		hexes = a.cells.map(([q, r]) => hexPoint(g, q, r));
	const places = a.slots?.place ?? 0,
		sides = a.slots?.side ?? 0,
		built = slotsOf(p.log, a.id, 'place', places, buildingsOn(f, 'place')),
		beside = slotsOf(p.log, a.id, 'side', sides, buildingsOn(f, 'side'));
	// the place lies in the middle of the island, side slots on the outer hexes
	const middle: [number, number] = [
		hexes.reduce((sum, h) => sum + h[0], 0) / hexes.length,
		hexes.reduce((sum, h) => sum + h[1], 0) / hexes.length,
	];
	const far = [...hexes].sort(
		(x, y) => Math.hypot(y[0] - middle[0], y[1] - middle[1]) - Math.hypot(x[0] - middle[0], x[1] - middle[1]),
	);
	const coming = raised(p); // shown where it will stand
	const one = (kind: string | undefined, next: boolean) =>
		kind ? (
			<Building kind={kind} w={tile} h={tile} />
		) : (
			<FreeSlot w={tile} h={tile} next={next ? coming : undefined} />
		);
	const placeHit = slotHit(p, a, 'place'),
		sideHit = slotHit(p, a, 'side'),
		nextSide = sideHit ? beside.indexOf(undefined) : -1;
	const w = places * tile + (places - 1) * 2,
		wide = 2; // hexes whose middle is free
	const marks: StageMark[] = [
		{
			id: `${a.id} place`,
			at: hexes.length > wide ? far.at(-1)! : middle,
			w: w + 4,
			h: tile + 4,
			of: `${tile} ${built} ${placeHit && coming}`,
			...placeHit,
			draw: () => (
				<>
					<rect class="cy-place" x={-w / 2 - 2} y={-tile / 2 - 2} width={w + 4} height={tile + 4} rx="6" />
					{Array.from({ length: places }, (_, i) => (
						<g transform={`translate(${-w / 2 + tile / 2 + i * (tile + 2)} 0)`}>
							{one(built[i], !!placeHit && i === built.indexOf(undefined))}
						</g>
					))}
				</>
			),
		},
	];
	for (let i = 0; i < sides; i++)
		marks.push({
			id: `${a.id} side ${i}`,
			at: far[i]!,
			w: tile,
			h: tile,
			of: `${tile} ${beside[i]} ${i === nextSide && coming}`,
			...(i === nextSide ? sideHit : {}),
			draw: () => one(beside[i], i === nextSide),
		});
	return marks;
}

function pieces(p: FaceProps, a: Area, s: Scale): StagePiece[] {
	const f = standing(p, a),
		colour = p.colour(f.owner),
		out: StagePiece[] = [];
	const size = (least: number, wish: number) => Math.round(Math.max(least * Math.min(1, s.piece), wish * s.piece));
	const troop = size(28, 30),
		ship: [number, number] = [size(34, 40), size(30, 36)],
		figure = size(30, 34);
	if (f.metropolis) {
		const w = Math.round(Math.max(44 * Math.min(1, s.piece), s.hex * 1.5)),
			h = Math.round((w * 64) / 92);
		out.push({
			id: 'metropolis',
			w,
			h,
			min: h * 0.8,
			rank: 0,
			keep: true,
			on: `${a.id} place`,
			of: `metropolis ${colour}`,
			draw: (x, y) => <Metropolis w={x} h={y} colour={colour} />,
		});
	}
	if (f.troops && colour)
		out.push({
			id: 'troops',
			w: troop,
			h: troop,
			min: 28 * Math.min(1, s.piece),
			rank: 2,
			seat: f.owner,
			army: true,
			round: true,
			of: `${colour} ${f.troops}`,
			draw: (x, y) => <Troops w={x} h={y} colour={colour} n={f.troops} />,
		});
	else if (colour && a.kind === 'island')
		out.push({
			id: 'flag',
			w: size(22, 24),
			h: size(24, 27),
			min: 18 * Math.min(1, s.piece),
			rank: 5,
			seat: f.owner,
			of: `flag ${colour}`,
			draw: (x, y) => <Flag w={x} h={y} colour={colour} />,
		});
	if (f.fleets && colour)
		out.push({
			id: 'fleet',
			w: ship[0],
			h: ship[1],
			min: 28 * Math.min(1, s.piece),
			rank: 2,
			seat: f.owner,
			of: `fleet ${colour} ${f.fleets}`,
			draw: (x, y) => <Fleet w={x} h={y} colour={colour} n={f.fleets} />,
		});
	for (const c of figurinesAt(p, a.id)) {
		const owner = p.colour(pubOf(p).figurine?.[c]?.owner);
		out.push({
			id: c,
			w: figure,
			h: figure,
			min: 28 * Math.min(1, s.piece),
			rank: 3,
			round: true,
			of: `${c} ${owner}`,
			draw: (x, y) => <Figure w={x} h={y} glyph={creatureGlyph(c)} colour={owner} />,
			hit: marked(c === creatureAsked(p), target(p, ['figurine', 'card'], c, p.say('card', c))),
		});
	}
	return out;
}

export function stageAreas(p: FaceProps, s: Scale, g: Geometry): StageArea[] {
	const coin = Math.max(15, Math.round(19 * Math.sqrt(s.piece)));
	const closed = new Set(listOf(p, 'closed', 'seas'));
	return areasOf(p).map(a => {
		const sea = a.kind === 'sea',
			f = standing(p, a),
			income = incomeOf(p, a),
			name = a.name ?? islandName(p, a.id);
		const told = [name, ...facts(p, a)].join(', ');
		return {
			id: a.id,
			land: !sea,
			...(sea ? {} : { name }),
			...(!sea && income
				? { extra: { w: coin + 3, of: `${income} ${coin}`, draw: () => <Coin n={income} s={coin} /> } }
				: {}),
			told,
			about: () => <About p={p} area={a} name={capital(name)} />,
			owner: f.owner ?? null,
			closed: sea && closed.has(a.id),
			hit: fought(
				p,
				a.id,
				marked(figurinesAt(p, a.id).includes(creatureAsked(p)), target(p, a.kind, a.id, told)),
			),
			marks: sea
				? income
					? [
							{
								id: `${a.id} trade`,
								at: lift(g, a),
								w: coin,
								h: coin,
								round: true,
								fixed: true,
								of: `${income} ${coin}`,
								draw: () => <Coin n={income} s={coin} />,
							},
						]
					: []
				: slots(p, a, s, g),
			pieces: pieces(p, a, s),
		};
	});
}

// Trade is printed at the upper corner of its hex.
function lift(g: Geometry, a: Area): [number, number] {
	const [x, y] = hexPoint(g, a.cells[0]![0], a.cells[0]![1]);
	return [x, y - g.hex!.size * 0.66];
}
