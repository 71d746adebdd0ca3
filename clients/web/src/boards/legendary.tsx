// Cyclades: Legendary Edition: the archipelago of tiles, drawn from the engine's own board.
import { t } from '../i18n';
import { IconAt } from '../icon';
import type { Fields } from '../types';
import { Canvas, drawing, target, type BoardProps } from './board';
import { bounds, centre, middle, outline, type Hex, type Point } from './hex';
import { Counter, colourOf } from './pieces';
import { Panel, Row } from './panel';

interface Slot { id: string; land: Hex; sea: Hex; serves: string }
interface Area { id: string; kind: 'land' | 'sea'; tile: string; name?: string; horns: number; priestess?: boolean; hexes: Hex[]; slots?: Slot[] }

const buildingIcons: Record<string, string> = { port: 'anchor', fortress: 'stone-tower', temple: 'greek-temple', academy: 'scroll-unfurled' };
const buildingIcon = (b: string) => buildingIcons[b] ?? 'elven-castle';
const figureIcons: Record<string, string> = { hydra: 'hydra', kraken: 'kraken-tentacle', medusa: 'medusa-head', minotaur: 'minotaur', polyphemus: 'cyclops', cerberus: 'wolf-head' };

const S = 40; // pixels of a hex radius
const px = ([x, y]: Point): Point => [x * S, y * S];

function areaLabel(a: Area, pub: Fields): string {
	const f = (a.kind === 'land' ? pub.land : pub.sea)?.[a.id] ?? {};
	const parts = [a.name ? `${a.name} ${a.id}` : a.id, a.kind === 'land' ? t('land') : t('sea')];
	if (f.owner) parts.push(t(f.owner));
	if (f.troops) parts.push(t('troops: {n}', { n: f.troops }));
	if (f.mercs) parts.push(t('mercenaries: {n}', { n: f.mercs }));
	if (f.fleets) parts.push(t('fleets: {n}', { n: f.fleets }));
	const horns = a.horns + (f.tokens ?? 0);
	if (horns) parts.push(t('income: {n}', { n: horns }));
	return parts.join(', ');
}

function Pieces(p: { area: Area; pub: Fields; figures: [string, string][] }) {
	const { area, pub } = p;
	const f = (area.kind === 'land' ? pub.land : pub.sea)?.[area.id] ?? {};
	const [x, y] = px(middle(area.hexes));
	const horns = area.horns + (f.tokens ?? 0);
	const heroes = Object.entries((pub.hero ?? {}) as Record<string, Fields>).filter(([, h]) => h.at === area.id);
	const items: preact.JSX.Element[] = [];
	const add = (icon: string, n: number, owner: string | null) => items.push(<Counter x={0} y={0} r={S * 0.36} owner={owner} icon={icon} n={n} />);
	if (f.troops) add('spartan-helmet', f.troops, f.owner);
	if (f.mercs) add('crossed-swords', f.mercs, f.owner);
	if (f.fleets) add('trireme', f.fleets, f.owner);
	heroes.forEach(([, h]) => add('laurel-crown', 1, h.owner));
	p.figures.filter(([, at]) => at === area.id).forEach(([name]) => add(figureIcons[name] ?? 'hydra', 1, pub.figure_owner?.[name] ?? null));
	const step = S * 0.74, left = x - ((items.length - 1) * step) / 2;
	const c = colourOf(f.owner);
	return (
		<g>
			{area.kind === 'land' && f.owner && !items.length && <path d={`M${x - 9} ${y + 10}v-22h18l-5 6 5 6h-13v10z`} fill={c.fill} stroke="#fff" />}
			{items.map((item, i) => (
				<g transform={`translate(${left + i * step} ${y})`}>{item}</g>
			))}
			{horns > 0 && (
				<g class="horns" transform={`translate(${x + S * 0.05} ${y - S * 0.62})`}>
					<rect x={-S * 0.32} y={-S * 0.2} width={S * 0.64} height={S * 0.4} rx={S * 0.1} />
					<IconAt name="horn-internal" x={-S * 0.14} y={0} s={S * 0.32} />
					<text x={S * 0.15} y={0} class="n" font-size={S * 0.32}>{horns}</text>
				</g>
			)}
			{area.priestess && <IconAt class="symbol" name="tarot-02-the-high-priestess" x={x - S * 0.55} y={y - S * 0.5} s={S * 0.5} />}
			<text x={x} y={y + S * 0.62} class="name" font-size={S * 0.26}>{area.name ?? area.id}</text>
		</g>
	);
}

function SlotMark(p: { slot: Slot; pub: Fields; board: BoardProps }) {
	const a = px(centre(p.slot.land)), b = px(centre(p.slot.sea));
	const x = a[0] * 0.56 + b[0] * 0.44, y = a[1] * 0.56 + b[1] * 0.44;
	const building = p.pub.building?.[p.slot.id];
	const label = `${t('slot')} ${p.slot.id}: ${building ? t(building) : t('empty')}`;
	const hit = target(p.board, 'slot', p.slot.id, label);
	return (
		<g {...hit} class={`slot ${hit.class}${building ? ' built' : ''}`}>
			<rect x={x - S * 0.24} y={y - S * 0.24} width={S * 0.48} height={S * 0.48} rx={S * 0.07} />
			{building && <IconAt name={buildingIcon(building)} x={x} y={y} s={S * 0.42} />}
		</g>
	);
}

function Legendary(p: BoardProps) {
	const areas: Area[] = p.view.board?.areas ?? [];
	const pub = p.view.view.pub;
	if (!areas.length) return <pre class="describe">{p.view.describe}</pre>;
	const all = areas.flatMap(a => a.hexes);
	const b = bounds(all);
	const figures = Object.entries((pub.figure_at ?? {}) as Record<string, string>);
	return (
		<>
			<Canvas width={b.width * S} height={b.height * S} label={t('The archipelago')}>
				<g transform={`translate(${-b.x0 * S} ${-b.y0 * S})`}>
					{areas.map(a => {
						const hit = target(p, a.kind, a.id, areaLabel(a, pub));
						const f = (a.kind === 'land' ? pub.land : pub.sea)?.[a.id] ?? {};
						return (
							<g {...hit} class={`area ${a.kind} ${hit.class}`}>
								<path d={outline(a.hexes)} transform={`scale(${S})`} vector-effect="non-scaling-stroke" />
								{f.owner && <path class="tint" d={outline(a.hexes)} transform={`scale(${S})`} fill={colourOf(f.owner).fill} />}
							</g>
						);
					})}
					{(p.view.board.tiles as { tile: string; centre: Hex }[]).map(tile => (
						<path class="tile" d={outline(areas.filter(a => a.tile === tile.tile).flatMap(a => a.hexes))} transform={`scale(${S})`} vector-effect="non-scaling-stroke" />
					))}
					<g class="above">{areas.map(a => <Pieces area={a} pub={pub} figures={figures} />)}</g>
					{areas.flatMap(a => (a.slots ?? []).map(s => <SlotMark slot={s} pub={pub} board={p} />))}
					<g class="glow">
						{areas.filter(a => p.lit.has(`${a.kind}:${a.id}`)).map(a => (
							<path d={outline(a.hexes)} transform={`scale(${S})`} vector-effect="non-scaling-stroke" />
						))}
					</g>
				</g>
			</Canvas>
			<Panels {...p} />
		</>
	);
}

// Gods with their offerings, the columns, and what each faction has.
function Panels(p: BoardProps) {
	const pub = p.view.view.pub;
	const factions = Object.keys((pub.seat ?? {}) as Fields);
	const altars: string[] = [...(pub.altar ?? []).filter(Boolean), 'apollo'];
	return (
		<div class="panels">
			<Panel title={t('Gods')}>
				{altars.map(god => {
					const who = pub.marker?.[god], hit = target(p, 'god', god, t(god));
					return (
						<div {...hit} class={`chip ${hit.class}`}>
							<b>{t(god)}</b> {who && <span class="tag" style={{ background: colourOf(who).fill, color: colourOf(who).ink }}>{t(who)} {pub.space?.[god] ?? 0}</span>}
						</div>
					);
				})}
			</Panel>
			<Panel title={t('Creatures')}>
				{Object.entries((pub.column ?? {}) as Record<string, string>).map(([price, card]) => {
					const hit = target(p, 'creature', card, t(card));
					return <div {...hit} class={`chip ${hit.class}`}><b>{price}</b> {t(card)}</div>;
				})}
			</Panel>
			<Panel title={t('Heroes')}>
				{((pub.hero_column ?? []) as (string | null)[]).filter(Boolean).map(card => {
					const hit = target(p, 'hero', card!, t(card!));
					return <div {...hit} class={`chip ${hit.class}`}>{t(card!)}</div>;
				})}
			</Panel>
			<Panel title={t('Factions')}>
				{factions.map(f => (
					<Row owner={f} name={t(f)} note={pub.seat[f]} hit={target(p, 'faction', f, t(f))}>
						{[
							['two-coins', pub.gold?.[f] ?? 0, t('gold')],
							['tarot-02-the-high-priestess', pub.priestess?.[f] ?? 0, t('priestesses')],
							['philosopher-bust', pub.philosopher?.[f] ?? 0, t('philosophers')],
							['elven-castle', pub.metros?.[f] ?? 0, t('metropolises')],
						]}
					</Row>
				))}
			</Panel>
		</div>
	);
}

drawing('legendary', Legendary);
