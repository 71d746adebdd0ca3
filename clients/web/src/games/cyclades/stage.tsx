// Cyclades (2009): the hex sea with islands, drawn from the engine's own board.
import { t } from '../../i18n';
import { IconAt } from '../../icon';
import { nameOf } from '../../names';
import type { Fields, LogEntry } from '../../types';
import { Battle } from '../../board/battle';
import { Canvas, Kept, target, type BoardProps } from '../../board/board';
import { Gods, type Bid } from '../../board/gods';
import { bounds, centre, middle, outline, type Hex } from '../../board/hex';
import { buildingIcon, creatureIcons } from '../../board/icons';
import { Chip, Panel, Row } from '../../board/panel';
import { Counter, Horns, Tag, colourOf } from '../../board/pieces';

interface Area { id: string; kind: 'sea' | 'island'; cells: Hex[]; trade?: boolean; prosperity?: number; slots?: { place: number; side: number } }

const S = 46; // pixels of a hex radius

const mean = (cells: Hex[]) => {
	if (cells.length > 2) return middle(cells).map(v => v * S) as [number, number];
	const points = cells.map(centre);
	return [(points.reduce((s, p) => s + p[0], 0) / points.length) * S, (points.reduce((s, p) => s + p[1], 0) / points.length) * S] as [number, number];
};

function label(a: Area, p: BoardProps): string {
	const f: Fields = p.view.view.pub[a.kind]?.[a.id] ?? {};
	const parts = [a.kind === 'sea' ? t('sea {id}', { id: a.id }) : t('island {id}', { id: a.id.slice(2) })];
	if (f.owner) parts.push(nameOf(p.table, f.owner));
	if (f.troops) parts.push(t('troops: {n}', { n: f.troops }));
	if (f.fleets) parts.push(t('fleets: {n}', { n: f.fleets }));
	const horns = (a.prosperity ?? 0) + (f.markers ?? 0) + (a.trade ? 1 : 0);
	if (horns) parts.push(t('income: {n}', { n: horns }));
	if (f.metropolis) parts.push(t('metropolis'));
	for (const [tile, n] of Object.entries((f.tile ?? {}) as Record<string, number>)) for (let i = 0; i < n; i++) parts.push(p.say('tile', tile));
	for (const [figurine, where] of Object.entries((p.view.board.figurines ?? {}) as Fields)) if (where === a.id) parts.push(p.say('card', figurine));
	return parts.join(', ');
}

// The slots of an island in a row: those under the metropolis place in one frame, side slots apart.
function Slots(p: { area: Area; x: number; y: number; board: BoardProps }) {
	const { area, x, y } = p;
	const f: Fields = p.board.view.view.pub.island?.[area.id] ?? {};
	const of = (spot: string) => Object.entries((f.tile ?? {}) as Record<string, number>).flatMap(([tile, n]) => (tile.startsWith(spot + '-') ? Array<string>(n).fill(tile.slice(spot.length + 1)) : []));
	const place = of('place'), side = of('side');
	const s = S * 0.42, gap = 3;
	const places = area.slots?.place ?? 0, sides = area.slots?.side ?? 0;
	const width = (places + sides) * (s + gap) + (sides ? gap * 2 : 0);
	const box = (i: number, building: string | undefined, extra: number) => {
		const bx = x - width / 2 + i * (s + gap) + extra;
		return (
			<g class={'slot' + (building ? ' built' : '')}>
				<rect x={bx} y={y - s / 2} width={s} height={s} rx={4} />
				{building && <IconAt name={buildingIcon(building)} x={bx + s / 2} y={y} s={s * 0.86} />}
			</g>
		);
	};
	return (
		<g class="above">
			{f.metropolis ? (
				<g class="slot built metro">
					<rect x={x - width / 2 - 2} y={y - s * 0.62} width={places * (s + gap) + 1} height={s * 1.24} rx={5} />
					<IconAt name="elven-castle" x={x - width / 2 + (places * (s + gap)) / 2 - 1.5} y={y} s={s * 1.12} />
				</g>
			) : (
				<>
					<rect class="place" x={x - width / 2 - 2.5} y={y - s / 2 - 2.5} width={places * (s + gap) + 2} height={s + 5} rx={6} />
					{Array.from({ length: places }, (_, i) => box(i, place[i], 0))}
				</>
			)}
			{Array.from({ length: sides }, (_, i) => box(places + i, side[i], gap * 2))}
		</g>
	);
}

function Pieces(p: { area: Area; board: BoardProps }) {
	const { area } = p;
	const pub = p.board.view.view.pub;
	const f: Fields = pub[area.kind]?.[area.id] ?? {};
	const [x, y] = mean(area.cells);
	const figurines = Object.entries((p.board.view.board.figurines ?? {}) as Fields).filter(([, at]) => at === area.id).map(([name]) => name);
	if (area.kind === 'sea')
		return (
			<g>
				{area.trade && <Horns x={x} y={y - S * 0.58} n={1} s={S * 0.62} />}
				{f.fleets > 0 && <Counter x={x} y={y} r={S * 0.4} owner={f.owner} icon="trireme" n={f.fleets} />}
				{figurines.map(n => <Counter x={x + S * 0.3} y={y} r={S * 0.4} owner={null} icon={creatureIcons[n] ?? 'hydra'} />)}
				<text x={x} y={y + S * 0.7} class="name small" font-size={S * 0.22}>{area.id}</text>
			</g>
		);
	const horns = (area.prosperity ?? 0) + (f.markers ?? 0);
	const one = area.cells.length === 1;
	const items: preact.JSX.Element[] = [];
	if (f.troops) items.push(<Counter x={0} y={0} r={S * 0.36} owner={f.owner} icon="spartan-helmet" n={f.troops} />);
	else if (f.owner) items.push(<path d="M-7 12v-26h20l-5 6 5 6h-15v14z" fill={colourOf(f.owner).fill} stroke="#fff" />);
	figurines.forEach(n => items.push(<Counter x={0} y={0} r={S * 0.36} owner={pub.figurine?.[n]?.owner ?? null} icon={creatureIcons[n] ?? 'hydra'} />));
	const up = one ? S * 0.24 : S * 0.3, step = S * 0.78;
	const wide = items.length + (horns ? 1 : 0), left = x - ((wide - 1) * step) / 2;
	return (
		<g>
			{items.map((item, i) => <g transform={`translate(${left + i * step} ${y - up})`}>{item}</g>)}
			{horns > 0 && <Horns x={left + items.length * step} y={y - up} n={horns} s={S * 0.68} />}
			<Slots area={area} x={x} y={y + S * 0.34} board={p.board} />
			<text x={x} y={y + S * 0.74} class="name small" font-size={S * 0.24}>{area.id.slice(2)}</text>
		</g>
	);
}

export function Stage(p: BoardProps) {
	const areas: Area[] = p.view.board?.areas ?? [];
	const pub = p.view.view.pub;
	const b = bounds(areas.flatMap(a => a.cells), 1.15);
	const figurines = JSON.stringify([p.view.board?.figurines, pub.figurine]);
	return (
		<Canvas width={b.width * S} height={b.height * S} label={t('The sea and the islands')}>
			<g transform={`translate(${-b.x0 * S} ${-b.y0 * S})`}>
				{areas.map(a => {
					const told = label(a, p), hit = target(p, a.kind, a.id, told);
					const owner = pub[a.kind]?.[a.id]?.owner;
					return (
						<Kept of={`${owner} ${hit.class} ${told} ${a.cells}`}>
							{() => {
								const shape = outline(a.cells, S);
								return (
									<g {...hit} class={`area ${a.kind === 'sea' ? 'sea' : 'land'} ${hit.class}`}>
										<title>{told}</title>
										<path d={shape} />
										{owner && <path class="tint" d={shape} style={{ fill: `url(#of-${owner})` }} />}
									</g>
								);
							}}
						</Kept>
					);
				})}
				<g class="above">
					{areas.map(a => (
						<Kept of={`${a.id} ${a.cells} ${JSON.stringify(pub[a.kind]?.[a.id])} ${figurines}`}>{() => <Pieces area={a} board={p} />}</Kept>
					))}
				</g>
				<g class="glow">
					{areas.map(a => {
						const c = target(p, a.kind, a.id, '').class;
						return c && <path class={c} d={outline(a.cells, S)} />;
					})}
				</g>
			</g>
		</Canvas>
	);
}

export function Rail(p: BoardProps) {
	const pub = p.view.view.pub;
	const name = (s: string) => nameOf(p.table, s);
	const gods = Object.values((pub.god ?? {}) as Record<string, string>);
	const apollo = Object.values((pub.apollo ?? {}) as Record<string, string>).map((who): Bid => ({ who, name: name(who), amount: 0 }));
	const track = Object.entries((pub.track ?? {}) as Record<string, string>);
	return (
		<div class="panels">
			{p.view.battle && <Battle {...p} icon={p.view.battle.place.kind === 'sea' ? 'trireme' : 'spartan-helmet'} dice={lastDice(p.log)} />}
			<Gods
				board={p}
				gods={[...gods.map((god, i) => ({ god, hidden: i >= (pub.open ?? gods.length), bids: pub.bid?.[god] ? [{ who: pub.bid[god].seat ?? 's1', name: name(pub.bid[god].seat ?? 's1'), amount: pub.bid[god].amount ?? 0 }] : [] })), { god: 'apollo', bids: apollo }]}
			/>
			<Panel title={t('Creatures')}>
				{Object.entries((pub.row ?? {}) as Record<string, string>).map(([price, card]) => (
					<Chip board={p} kinds={['slot']} value={price} title={p.say('card', card)} icon={creatureIcons[card] ?? 'hydra'} tag={t('{n} gold', { n: price })} shown={{ kind: 'card', token: card }} />
				))}
				<Discarded {...p} />
			</Panel>
			<Panel title={t('Players')} class="seats">
				{p.table.seats.map(({ seat }) => (
					<Row
						owner={seat}
						name={name(seat)}
						note={pub.out?.[seat] ? t('out of the game') : undefined}
						hit={target(p, 'seat', seat, name(seat))}
						figures={[
							['two-coins', pub.purses || seat === p.view.you || p.table.status === 'over' ? (pub.gold?.[seat] ?? 0) : '?', t('gold')],
							['prayer', pub.priests?.[seat] ?? 0, t('priests')],
							['philosopher-bust', pub.philosophers?.[seat] ?? 0, t('philosophers')],
							['elven-castle', pub.metropolises?.[seat] ?? 0, t('metropolises')],
							['spartan-helmet', pub.troops_left?.[seat] ?? 0, t('troops in reserve')],
							['trireme', pub.fleets_left?.[seat] ?? 0, t('fleets in reserve')],
						]}
					/>
				))}
				{track.length > 0 && <p class="track">{t('Next round:')} {track.map(([n, s]) => <span>{n}. <Tag owner={s} text={name(s)} /> </span>)}</p>}
			</Panel>
		</div>
	);
}

// Folded, unless one of them may be chosen.
function Discarded(p: BoardProps) {
	const cards = (p.view.view.pub.discard ?? []) as string[];
	if (!cards.length) return null;
	return (
		<details open={cards.some(c => p.lit.has(`card:${c}`))}>
			<summary>{t('Discard pile')} ({cards.length})</summary>
			<div class="chips">
				{cards.map(card => <Chip board={p} kinds={['card']} value={card} title={p.say('card', card)} icon={creatureIcons[card] ?? 'hydra'} shown={{ kind: 'card', token: card }} />)}
			</div>
		</details>
	);
}

// What was rolled last in this battle.
function lastDice(log: readonly LogEntry[]): number[] | undefined {
	const events = log.slice(-30).flatMap(l => l.events).reverse();
	const last = events.find(e => e.event === 'dice' || e.event === 'landbattle' || e.event === 'seabattle');
	return last?.event === 'dice' ? last.args?.slice(0, 2).map(a => Number(a.value)) : undefined;
}

