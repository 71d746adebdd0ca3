// What stands on the map of Hellas: each region in the stage's terms.
import { heroArt, monsterArt, questArt } from './cards';
import type { FaceProps } from 'page/face/face';
import { fact, listOf } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import { Mark } from 'page/kit/seat';
import { Sign, SignAt } from 'page/kit/sign';
import type { Geometry } from 'page/map/geometry';
import type { Scale, StageArea, StageMark, StagePiece } from 'page/map/layout';
import { Figure, Flag, Hero, Troops } from 'page/map/pieces';
import {
	alone,
	armyColour,
	armyName,
	beastOf,
	monstersAbroad,
	node,
	player,
	pub,
	questIn,
	regions,
	roman,
	seatsOf,
	slotsOf,
	touchable,
	woundsOf,
	type Region,
} from './model';
import { StatueAt } from './statue';

const glyph = (recipe: string) => recipe.trim().split(' ')[0]!; // the main figure of a medallion

const armies = (p: FaceProps, r: Region) =>
	Object.entries((pub(p).region?.[r.id]?.hop ?? {}) as Record<string, number>).filter(([, n]) => n > 0);
const heroesIn = (p: FaceProps, r: Region) => seatsOf(p).filter(s => player(p, s).at === r.id && player(p, s).hero);
const monstersIn = (p: FaceProps, r: Region) =>
	monstersAbroad(p)
		.filter(([, m]) => m.at === r.id)
		.map(([id]) => id);
const spiesIn = (p: FaceProps, r: Region) => (listOf(p, 'own', 'spies') ?? []).filter(at => at === r.id).length;
const hasTemple = (p: FaceProps, r: Region) => ((pub(p).temples ?? []) as string[]).includes(r.id);

// How many hoplites take a neutral region where its land is not well disposed.
const askedOf = (p: FaceProps, r: Region) => fact(p, 'own', 'population', `region:${r.id}`);

// Sign and words of what stands there for good.
const builtIn = (p: FaceProps, r: Region) =>
	[
		r.city !== 'none' && (['city', r.city === 'sparta' ? t('Sparta') : t('city')] as const),
		r.shrine !== 'none' &&
			([hasTemple(p, r) ? 'temple' : 'shrine', hasTemple(p, r) ? t('temple') : t('shrine')] as const),
		r.monument && (['i-monument', t('monument: {god}', { god: p.say('god', r.monument) })] as const),
	].filter(x => !!x);

function facts(p: FaceProps, r: Region): string[] {
	const f = pub(p).region[r.id]!,
		asked = askedOf(p, r),
		out = [p.say('land', r.land), t('population {n}', { n: r.population })];
	if (asked) out.push(`${asked.name}: ${asked.value}`);
	out.push(...builtIn(p, r).map(([, words]) => words));
	if (f.owner) out.push(t('controlled: {who}', { who: armyName(p, f.owner) }));
	armies(p, r).forEach(([army, n]) => out.push(`${armyName(p, army)}: ${tn('{n} hoplite', '{n} hoplites', n)}`));
	if (f.fort) out.push(t('fortified: {who}', { who: armyName(p, f.fort) }));
	heroesIn(p, r).forEach(s => out.push(p.say('hero', player(p, s).hero)));
	monstersIn(p, r).forEach(m => out.push(p.say('monster', m)));
	if (alone(p)) out.push(t('region number {n}', { n: r.number }));
	if (spiesIn(p, r)) out.push(tn('{n} spy', '{n} spies', spiesIn(p, r)));
	const quest = questIn(p, r.id);
	if (quest) out.push(t('quest: {name}', { name: p.say('quest', quest) }));
	return out;
}

function About(d: { p: FaceProps; region: Region }) {
	const { p, region: r } = d,
		f = pub(p).region[r.id]!,
		asked = askedOf(p, r),
		quest = questIn(p, r.id);
	return (
		<>
			<h3>
				{f.owner && <Mark colour={armyColour(p, f.owner)} size={22} />}
				{r.name}
			</h3>
			<ul>
				<li>
					<i class="landdot" data-land={r.land} />
					{p.say('land', r.land)}
				</li>
				<li>
					<Sign id="i-crowd" />
					{t('population {n}', { n: r.population })}
				</li>
				{asked && (
					<li>
						<Sign id="i-troop" />
						{`${asked.name}: ${asked.value}`}
					</li>
				)}
				{builtIn(p, r).map(([sign, words]) => (
					<li>
						<Sign id={sign} />
						{words}
					</li>
				))}
				{f.owner && (
					<li>
						<Sign id="i-leadership" />
						{t('controlled: {who}', { who: armyName(p, f.owner) })}
					</li>
				)}
				{armies(p, r).map(([army, n]) => (
					<li>
						<Mark colour={armyColour(p, army)} size={18} />
						{tn('{n} hoplite', '{n} hoplites', n)}
					</li>
				))}
				{f.fort && (
					<li>
						<Sign id="i-fortress" />
						{t('fortified: {who}', { who: armyName(p, f.fort) })}
					</li>
				)}
				{heroesIn(p, r).map(s => (
					<li>
						<Mark colour={p.colour(s)} size={18} />
						{p.say('hero', player(p, s).hero)}
					</li>
				))}
				{monstersIn(p, r).map(m => (
					<li>
						<Sign id="i-monster" />
						{p.say('monster', m)} {woundsOf(p, m).length}/{slotsOf(p, m).length}
					</li>
				))}
				{spiesIn(p, r) > 0 && (
					<li>
						<Sign id="g-hooded-figure" />
						{tn('{n} spy', '{n} spies', spiesIn(p, r))}
					</li>
				)}
				{quest && (
					<li>
						<Sign id="i-quest" />
						{p.say('quest', quest)}
					</li>
				)}
			</ul>
		</>
	);
}

// The middle of a region on the sheet.
function middle(g: Geometry, id: string): [number, number] {
	const ring = (g.rings.get(id) ?? []).reduce<[number, number][]>((a, b) => (b.length > a.length ? b : a), []);
	const n = ring.length || 1;
	return [ring.reduce((s, q) => s + q[0], 0) / n, ring.reduce((s, q) => s + q[1], 0) / n];
}

// What never moves: city, shrine or temple, monument.
function marks(p: FaceProps, r: Region, s: Scale, g: Geometry): StageMark[] {
	const f = pub(p).region[r.id]!,
		[x, y] = middle(g, r.id),
		out: StageMark[] = [];
	const most = Math.min(42, 50 * s.k),
		size = Math.round(Math.max(22 * Math.min(1, s.piece), most)), // leaves pieces room where these are small, too
		wide = Math.round(Math.max(22, most) * 1.05),
		fort = armyColour(p, f.fort),
		owner = armyColour(p, f.owner);
	if (r.city !== 'none') {
		const id = fort ? `city-${fort}` : 'city',
			w = r.city === 'sparta' ? size + 5 : size;
		out.push({
			id: `${r.id} city`,
			at: [x + 30, y],
			w,
			h: w,
			of: `${id} ${w} ${r.city}`,
			draw: d => (
				<g>
					<SignAt id={id} x={0} y={0} s={d} />
					{r.city === 'sparta' && (
						<text class="sparta" y={-d * 0.52}>
							Λ
						</text>
					)}
				</g>
			),
		});
	}
	if (r.shrine !== 'none') {
		const built = hasTemple(p, r),
			id = built ? (owner ? `temple-${owner}` : 'temple') : r.shrine === 'delphi' ? 'shrine' : 'shrine-empty';
		out.push({
			id: `${r.id} shrine`,
			at: [x - 30, y + 10],
			w: size,
			h: size,
			of: `${id} ${size}`,
			draw: d => <SignAt id={id} x={0} y={0} s={d} />,
		});
	}
	if (r.monument) {
		const level = pub(p).level[r.monument] ?? 1,
			h = Math.round(wide * 1.8),
			god = r.monument;
		const hit = touchable(
			p,
			'god',
			god,
			t('Monument of {god}, level {n}', { god: p.say('god', god), n: roman[level]! }),
		);
		out.push({
			id: `${r.id} monument`,
			at: [x - 10, y - 30],
			w: wide,
			h,
			...(hit['data-lit'] !== undefined ? { hit } : {}),
			of: `${god} ${level} ${h}`,
			draw: (w, tall) => <StatueAt god={god} level={level} w={w} h={tall} />,
		});
	}
	return out;
}

// A size on the stage: as wished at its scale, and at least px where pieces are not drawn smaller.
const sized = (s: Scale, px: number, wish: number) => Math.round(Math.max(px * Math.min(1, s.piece), wish * s.piece));
const leastOf = (s: Scale, px = 28) => px * Math.min(1, s.piece);

// Hoplites; where none stand, the flag of whoever controls the region.
function hosts(p: FaceProps, r: Region, s: Scale): StagePiece[] {
	const troop = sized(s, 28, 31),
		owner = pub(p).region[r.id]!.owner,
		all = armies(p, r);
	if (owner && !all.length) {
		const colour = armyColour(p, owner) ?? 'black';
		return [
			{
				id: 'flag',
				w: sized(s, 22, 25),
				h: sized(s, 25, 28),
				min: leastOf(s, 18),
				rank: 5,
				seat: owner,
				of: `flag ${colour}`,
				draw: (w, h) => <Flag w={w} h={h} colour={colour} />,
			},
		];
	}
	return all.map(([army, n]) => {
		const colour = armyColour(p, army) ?? 'black';
		return {
			id: `hop ${army}`,
			w: troop,
			h: troop,
			min: leastOf(s),
			rank: 1,
			seat: army,
			army: true,
			round: true,
			of: `${colour} ${n}`,
			draw: (w, h) => <Troops w={w} h={h} colour={colour} n={n} />,
		};
	});
}

function heroes(p: FaceProps, r: Region, s: Scale): StagePiece[] {
	const size = sized(s, 30, 36);
	return heroesIn(p, r).map(seat => {
		const hero = player(p, seat).hero as string,
			colour = p.colour(seat);
		return {
			id: `hero ${hero}`,
			w: size,
			h: size,
			min: leastOf(s),
			rank: 0,
			seat,
			round: true,
			of: `${hero} ${colour}`,
			draw: (w, h) => <Hero w={w} h={h} colour={colour} glyph={glyph(heroArt(hero))} />,
		};
	});
}

function monsters(p: FaceProps, r: Region, s: Scale): StagePiece[] {
	const size = sized(s, 30, 36),
		asked = /^monster\.(choice|move)$/.test(node(p)) ? beastOf(p) : undefined; // whose turn it is, among all others
	return monstersIn(p, r).map(m => {
		const hit = touchable(p, 'monster', m, p.say('monster', m)),
			open = hit['data-lit'] !== undefined;
		const wounds = woundsOf(p, m).length,
			all = slotsOf(p, m).length,
			evolved = (pub(p).monster?.[m]?.evolved ?? []).length > 0;
		return {
			id: m,
			w: size,
			h: size,
			min: leastOf(s),
			rank: 2,
			round: true,
			of: `${m} ${wounds}/${all} ${evolved} ${open}`,
			draw: (w, h) => (
				<g>
					<Figure w={w} h={h} glyph={glyph(monsterArt(m))} />
					{wounds > 0 && <Wounds n={wounds} of={all} w={w} />}
					{evolved && (
						<text class="evolved" x={0} y={11 - h / 2}>
							★
						</text>
					)}
				</g>
			),
			...(open ? { hit } : m === asked ? { hit: { class: 'marked' } } : {}),
		};
	});
}

function spies(p: FaceProps, r: Region, s: Scale): StagePiece[] {
	const n = spiesIn(p, r),
		size = sized(s, 22, 25);
	if (!n) return [];
	return [
		{
			id: 'spy',
			w: size,
			h: size,
			min: leastOf(s, 20),
			rank: 3,
			of: `spy ${n}`,
			draw: w => (
				<g class="spy">
					<circle r={w / 2} />
					<SignAt id="g-hooded-figure" x={0} y={0} s={w * 0.76} />
				</g>
			),
		},
	];
}

function quests(p: FaceProps, r: Region, s: Scale): StagePiece[] {
	const quest = questIn(p, r.id),
		size = sized(s, 25, 29);
	if (!quest) return [];
	return [
		{
			id: `quest ${quest}`,
			w: size,
			h: size,
			min: leastOf(s, 22),
			rank: 4,
			of: `quest ${quest}`,
			draw: w => (
				<g>
					<SignAt id="quest-token" x={0} y={0} s={w} />
					<g class="map-ink">
						<SignAt id={`g-${glyph(questArt(quest))}`} x={0} y={-w * 0.02} s={w * 0.58} />
					</g>
				</g>
			),
		},
	];
}

const pieces = (p: FaceProps, r: Region, s: Scale): StagePiece[] =>
	[hosts, heroes, monsters, spies, quests].flatMap(of => of(p, r, s));

// Covered wound slots as red dots round the foot of a monster.
const Wounds = (d: { n: number; of: number; w: number }) => (
	<>
		{Array.from({ length: d.of }, (_, i) => {
			const a = Math.PI * (0.15 + (0.7 * (i + 0.5)) / d.of),
				r = d.w * 0.47;
			return (
				<circle
					class={i < d.n ? 'woundpip on' : 'woundpip'}
					cx={(-r * Math.cos(a)).toFixed(1)}
					cy={(r * Math.sin(a)).toFixed(1)}
					r={Math.max(1.8, d.w * 0.055)}
				/>
			);
		})}
	</>
);

export function stageAreas(p: FaceProps, s: Scale, g: Geometry): StageArea[] {
	const w = Math.max(15, Math.round(16 * Math.sqrt(s.piece)));
	return regions(p).map(r => {
		const told = [r.name, ...facts(p, r)].join(', '),
			asked = askedOf(p, r)?.value as number | undefined;
		return {
			id: r.id,
			land: true,
			name: alone(p) ? `${r.number} ${r.name}` : r.name,
			extra: {
				w: w + 4,
				of: `${asked ?? r.population} ${asked ? 'more' : ''} ${w} ${r.land}`,
				brief: asked ?? r.population,
				draw: () => (
					<g class={asked ? 'population population--more' : 'population'} data-land={r.land}>
						<path transform={`scale(${w / 16})`} d="M-8 8V-2L0-9L8-2V8z" />
						<text y={w * 0.36} font-size={Math.max(11, w * 0.72)}>
							{asked ?? r.population}
						</text>
					</g>
				),
			},
			told,
			about: () => <About p={p} region={r} />,
			owner: pub(p).region?.[r.id]?.owner ?? null,
			hit: touchable(p, 'region', r.id, told),
			marks: marks(p, r, s, g),
			pieces: pieces(p, r, s),
		};
	});
}
