// Cyclades: Legendary Edition: the archipelago of tiles, drawn from the engine's own board.
import { t } from '../../i18n';
import { IconAt } from '../../icon';
import { nameOf } from '../../names';
import type { Fields } from '../../types';
import { Battle } from '../../board/battle';
import { Canvas, Kept, target, type BoardProps } from '../../board/board';
import { Gods } from '../../board/gods';
import { bounds, centre, middle, outline, type Hex, type Point } from '../../board/hex';
import { buildingIcon, isBuilding, creatureIcons } from '../../board/icons';
import { Counter, Horns, Tag, colourOf } from '../../board/pieces';
import { Chip, Panel, Row } from '../../board/panel';

interface Slot { id: string; land: Hex; sea: Hex; serves: string }
interface Area { id: string; kind: 'land' | 'sea'; tile: string; name?: string; horns: number; priestess?: boolean; hexes: Hex[]; slots?: Slot[] }

const S = 40; // pixels of a hex radius
const px = ([x, y]: Point): Point => [x * S, y * S];

function areaLabel(a: Area, p: BoardProps): string {
	const pub = p.view.view.pub;
	const f = (a.kind === 'land' ? pub.land : pub.sea)?.[a.id] ?? {};
	const parts = [a.name ? `${a.name} ${a.id}` : a.id, a.kind === 'land' ? t('land') : t('sea')];
	if (f.owner) parts.push(p.say('faction', f.owner));
	if (f.troops) parts.push(t('troops: {n}', { n: f.troops }));
	if (f.mercs) parts.push(t('mercenaries: {n}', { n: f.mercs }));
	if (f.fleets) parts.push(t('fleets: {n}', { n: f.fleets }));
	const horns = a.horns + (f.tokens ?? 0);
	if (horns) parts.push(t('income: {n}', { n: horns }));
	for (const [figure, at] of Object.entries((pub.figure_at ?? {}) as Fields)) if (at === a.id) parts.push(p.say('figure', figure));
	return parts.join(', ');
}

function Pieces(p: { area: Area; board: BoardProps }) {
	const { area } = p;
	const pub = p.board.view.view.pub;
	const f = (area.kind === 'land' ? pub.land : pub.sea)?.[area.id] ?? {};
	const [x, y] = px(middle(area.hexes));
	const horns = area.horns + (f.tokens ?? 0);
	const items: [icon: string, n: number, owner: string | null][] = [];
	const add = (icon: string, n: number, owner: string | null) => items.push([icon, n, owner]);
	if (f.troops) add('spartan-helmet', f.troops, f.owner);
	if (f.mercs) add('crossed-swords', f.mercs, f.owner);
	if (f.fleets) add('trireme', f.fleets, f.owner);
	for (const h of Object.values((pub.hero ?? {}) as Fields)) if (h.at === area.id) add('laurel-crown', 1, h.owner);
	for (const [figure, at] of Object.entries((pub.figure_at ?? {}) as Fields)) if (at === area.id) add(creatureIcons[figure] ?? 'hydra', 1, pub.figure_owner?.[figure] ?? null);
	const step = Math.min(S * 0.8, (S * 1.9) / Math.max(1, items.length)), left = x - ((items.length - 1) * step) / 2;
	return (
		<Kept of={`${items.join(';')} ${f.owner} ${horns} ${x} ${y}`}>
			{() => (
				<g>
					{f.owner && !items.length && <path d={`M${x - 9} ${y + 12}v-26h20l-5 6 5 6h-15v14z`} fill={colourOf(f.owner).fill} stroke="#fff" />}
					{items.map(([icon, n, owner], i) => <Counter x={left + i * step} y={y} r={S * 0.38} owner={owner} icon={icon} n={n} />)}
					{horns > 0 && <Horns x={x} y={y - S * 0.62} n={horns} s={S * 0.72} />}
					{area.priestess && <IconAt class="symbol" name="tarot-02-the-high-priestess" x={x - S * 0.56} y={y - S * 0.5} s={S * 0.5} />}
				</g>
			)}
		</Kept>
	);
}

function AreaName(p: { area: Area }) {
	const [x, y] = px(middle(p.area.hexes));
	return <text x={x} y={y + S * 0.58} class={p.area.name ? 'name' : 'name small'} font-size={S * (p.area.name ? 0.28 : 0.25)}>{p.area.name ?? p.area.id}</text>;
}

function SlotMark(p: { slot: Slot; board: BoardProps }) {
	const a = px(centre(p.slot.land)), b = px(centre(p.slot.sea));
	const x = a[0] * 0.56 + b[0] * 0.44, y = a[1] * 0.56 + b[1] * 0.44;
	const building = p.board.view.view.pub.building?.[p.slot.id];
	const label = `${t('slot')} ${p.slot.id}: ${building ? p.board.say('building', building) : t('empty')}`;
	const hit = target(p.board, 'slot', p.slot.id, label);
	const metro = building && !isBuilding(building);
	const s = S * (metro ? 0.66 : 0.5);
	return (
		<Kept of={`${label} ${building} ${hit.class} ${x} ${y}`}>
			{() => (
				<g {...hit} class={`slot ${hit.class}${building ? ' built' : ''}${metro ? ' metro' : ''}`}>
					<title>{label}</title>
					<rect x={x - s / 2} y={y - s / 2} width={s} height={s} rx={S * 0.07} />
					{building && <IconAt name={buildingIcon(building)} x={x} y={y} s={s * 0.88} />}
				</g>
			)}
		</Kept>
	);
}

export function Stage(p: BoardProps) {
	const areas: Area[] = p.view.board?.areas ?? [];
	const pub = p.view.view.pub;
	if (!areas.length) return null;
	const b = bounds(areas.flatMap(a => a.hexes));
	const tiles = (p.view.board.tiles ?? []) as { tile: string }[];
	const keys = (a: Area) => [a.kind, 'area'];
	return (
		<Canvas width={b.width * S} height={b.height * S} label={t('The archipelago')}>
			<g transform={`translate(${-b.x0 * S} ${-b.y0 * S})`}>
				{areas.map(a => {
					const label = areaLabel(a, p), hit = target(p, keys(a), a.id, label);
					const owner = ((a.kind === 'land' ? pub.land : pub.sea)?.[a.id] ?? {}).owner;
					return (
						<Kept of={`${owner} ${hit.class} ${label} ${a.hexes}`}>
							{() => {
								const shape = outline(a.hexes, S);
								return (
									<g {...hit} class={`area ${a.kind} ${hit.class}`}>
										<title>{label}</title>
										<path d={shape} />
										{owner && <path class="tint" d={shape} style={{ fill: `url(#of-${owner})` }} />}
									</g>
								);
							}}
						</Kept>
					);
				})}
				<Kept of={areas.map(a => `${a.tile} ${a.hexes}`).join()}>
					{() => tiles.map(tile => <path class="tile" d={outline(areas.filter(a => a.tile === tile.tile).flatMap(a => a.hexes), S)} />)}
				</Kept>
				<g class="above">{areas.map(a => <Pieces area={a} board={p} />)}</g>
				{areas.flatMap(a => (a.slots ?? []).map(s => <SlotMark slot={s} board={p} />))}
				<Kept of={areas.map(a => `${a.id} ${a.hexes}`).join()}>{() => <g class="above">{areas.map(a => <AreaName area={a} />)}</g>}</Kept>
				<g class="glow">
					{areas.map(a => {
						const c = target(p, keys(a), a.id, '').class;
						return c && <path class={c} d={outline(a.hexes, S)} />;
					})}
				</g>
			</g>
		</Canvas>
	);
}

// Gods with their offerings, the columns, and what each faction has.
export function Rail(p: BoardProps) {
	const pub = p.view.view.pub;
	const factions = Object.keys((pub.seat ?? {}) as Fields);
	const owner = (f: string) => p.say('faction', f);
	const altars = ((pub.altar ?? []) as (string | null)[]).filter((g): g is string => !!g);
	const open = factions.length - 1; // further gods lie face down this round
	const own = (f: string) => pub.seat?.[f] === p.table.you;
	const b = pub.battle;
	return (
		<div class="panels">
			{p.view.battle && <Battle {...p} icon={(p.view.board.areas as Area[]).find(a => a.id === b.area)?.kind === 'sea' ? 'trireme' : 'spartan-helmet'} dice={b.die} />}
			{(altars.length > 0 || pub.marker) && (
				<Gods
					board={p}
					gods={[...altars.map((god, i) => ({ god, hidden: i >= open, bids: pub.marker?.[god] ? [{ who: pub.marker[god], name: owner(pub.marker[god]), amount: pub.space?.[god] ?? 0 }] : [] })), { god: 'apollo', bids: pub.marker?.apollo ? [{ who: pub.marker.apollo, name: owner(pub.marker.apollo), amount: 0 }] : [] }]}
				/>
			)}
			{pub.column && (
				<Panel title={t('Creatures')}>
					{Object.entries(pub.column as Record<string, string>).map(([price, card]) => (
						<Chip board={p} kinds={['creature', 'figure']} value={card} title={p.say('creature', card)} icon={creatureIcons[card] ?? 'hydra'} tag={t('{n} gold', { n: price })} shown={{ kind: 'creature', token: card }} />
					))}
				</Panel>
			)}
			{(pub.hero_column?.some(Boolean) || pub.hero) && (
				<Panel title={t('Heroes')}>
					{((pub.hero_column ?? []) as (string | null)[]).filter(Boolean).map(card => (
						<Chip board={p} kinds={['hero']} value={card!} title={p.say('hero', card)} icon="laurel-crown" shown={{ kind: 'hero', token: card! }} />
					))}
					{Object.entries((pub.hero ?? {}) as Fields).filter(([, h]) => h.owner).map(([card, h]) => (
						<Chip board={p} kinds={['hero']} value={card} title={p.say('hero', card)} icon="laurel-crown" shown={{ kind: 'hero', token: card }}>
							<Tag owner={h.owner} /> {h.at}
						</Chip>
					))}
				</Panel>
			)}
			<Panel title={t('Factions')} class="seats">
				{((pub.order ?? factions) as (string | null)[]).filter((f): f is string => !!f).concat(factions.filter(f => !(pub.order ?? []).includes(f))).filter((f, i, all) => all.indexOf(f) === i).map(f => (
					<Row
						owner={f}
						name={owner(f)}
						note={nameOf(p.table, pub.seat?.[f])}
						hit={target(p, 'faction', f, owner(f))}
						figures={[
							['two-coins', pub.screens && !own(f) ? '?' : (pub.gold?.[f] ?? 0), t('gold')],
							['tarot-02-the-high-priestess', pub.priestess?.[f] ?? 0, t('priestesses')],
							['philosopher-bust', pub.philosopher?.[f] ?? 0, t('philosophers')],
							['elven-castle', metropolises(p, f), t('metropolises')],
							['spartan-helmet', pub.troops_left?.[f] ?? 0, t('troops in reserve')],
							['trireme', pub.fleets_left?.[f] ?? 0, t('fleets in reserve')],
						]}
					/>
				))}
			</Panel>
		</div>
	);
}

function metropolises(p: BoardProps, faction: string): number {
	const pub = p.view.view.pub, lands = new Set<string>(pub.own_land?.[faction] ?? []);
	return Object.entries((pub.building ?? {}) as Record<string, string>).filter(([slot, b]) => !isBuilding(b) && lands.has(slot.slice(0, -1))).length;
}

