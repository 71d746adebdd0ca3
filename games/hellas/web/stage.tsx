// Lords of Hellas: the painted map of Greece.
import { useMemo } from 'preact/hooks';
import type { FaceProps } from 'page/face/face';
import { fact, listOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { planOf } from 'page/map/geometry';
import { Chips, Muster, musters, onlyAim } from 'page/map/muster';
import { MapStage } from 'page/map/mapstage';
import { useSmall } from 'page/browser/small';
import { stageAreas } from './areas';
import './hellas.css';
import { alone, armyColour, monstersAbroad, regions } from './model';

// From the region that was picked to the next, or to the one that is looked at.
function wayOf(p: FaceProps): string[] {
	const ids = new Set(regions(p).map(r => r.id)),
		picked = p.picked.values.map(v => v.value).filter(v => ids.has(v));
	const aim = picked.length === 1 && onlyAim(p, picked, ids);
	if (aim) return [picked[0]!, aim];
	const looked =
		picked.length === 1 && p.moves.every(m => m.args.filter(a => a.kind === 'region').length > 1)
			? [...p.marks]
					.filter(key => key.startsWith('region:'))
					.map(key => key.slice(7))
					.filter(v => !picked.includes(v))
			: [];
	return looked.length === 1 ? [picked[0]!, looked[0]!] : picked.slice(0, 2);
}

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]),
		way = wayOf(p),
		small = useSmall();
	const ask = !small && way.length > 1 && musters(p) ? <Muster p={p} place={way[1]!} /> : undefined;
	return (
		<div class="hellas">
			<MapStage
				plan={plan}
				areas={(scale, geometry) => stageAreas(p, scale, geometry)}
				colour={owner => armyColour(p, owner)}
				label={t('The map of Greece')}
				way={way}
				ask={ask}
				over={(spot, chips) => (
					<>
						<SeaTrails p={p} spot={spot} />
						<Arrows p={p} spot={spot} />
						<Chips p={p} of={chips} />
					</>
				)}
			/>
		</div>
	);
}

type Spot = (id: string) => [number, number];

// An arrow from one region to the next, with its head.
function arrow(spot: Spot, from: string, to: string, head: number): string {
	const [x, y] = spot(from),
		[u, v] = spot(to),
		long = Math.hypot(u - x, v - y) || 1,
		dx = (u - x) / long,
		dy = (v - y) / long,
		[tx, ty] = [u - dx * 16, v - dy * 16],
		side = head * 0.6;
	return (
		`M${x + dx * 16} ${y + dy * 16}L${tx} ${ty}L${tx - dx * head - dy * side} ${ty - dy * head + dx * side}` +
		`M${tx} ${ty}L${tx - dx * head + dy * side} ${ty - dy * head - dx * side}`
	);
}

// Alone: where each monster goes when it moves, and the road that the vanguard still has before it.
function Arrows({ p, spot }: { p: FaceProps; spot: Spot }) {
	if (!alone(p)) return null;
	const at = new Set(monstersAbroad(p).map(([, m]) => m.at as string)),
		road = (listOf(p, 'own', 'road') ?? []) as string[],
		here = road.indexOf(String(fact(p, 'own', 'vanguard')?.value));
	return (
		<g class="monsterarrows" aria-hidden="true">
			{road
				.slice(0, -1)
				.map(
					(r, i) =>
						i >= here && (
							<path
								key={`road ${r}`}
								class={i === here ? 'roadarrow roadarrow--next' : 'roadarrow'}
								d={arrow(spot, r, road[i + 1]!, i === here ? 13 : 8)}
							/>
						),
				)}
			{regions(p)
				.filter(r => r.arrow && at.has(r.id))
				.map(r => (
					<path key={r.id} d={arrow(spot, r.id, r.arrow!, 10)} />
				))}
		</g>
	);
}

// Dotted lines where hoplites and heroes may cross the sea.
function SeaTrails(d: { p: FaceProps; spot: Spot }) {
	const pairs = regions(d.p).flatMap(r => r.sea_neighbours.filter(n => n > r.id).map(n => [r.id, n] as const));
	return (
		<g class="seatrails" aria-hidden="true">
			{pairs.map(([a, b]) => {
				const [x, y] = d.spot(a),
					[u, v] = d.spot(b),
					bend = 0.08;
				return (
					<path d={`M${x} ${y}Q${(x + u) / 2 + (v - y) * bend} ${(y + v) / 2 - (u - x) * bend} ${u} ${v}`} />
				);
			})}
		</g>
	);
}
