// Lords of Hellas: the painted map of Greece.
import { useMemo } from 'preact/hooks';
import type { FaceProps } from 'page/face/face';
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

// Alone: where each monster goes when it moves.
function Arrows(d: { p: FaceProps; spot: (id: string) => [number, number] }) {
	if (!alone(d.p)) return null;
	const at = new Set(monstersAbroad(d.p).map(([, m]) => m.at as string));
	return (
		<g class="monsterarrows" aria-hidden="true">
			{regions(d.p)
				.filter(r => r.arrow && at.has(r.id))
				.map(r => {
					const [x, y] = d.spot(r.id),
						[u, v] = d.spot(r.arrow!),
						long = Math.hypot(u - x, v - y) || 1,
						dx = (u - x) / long,
						dy = (v - y) / long;
					const [tx, ty] = [u - dx * 16, v - dy * 16];
					const head = `L${tx - dx * 10 - dy * 6} ${ty - dy * 10 + dx * 6}M${tx} ${ty}L${tx - dx * 10 + dy * 6} ${ty - dy * 10 - dx * 6}`;
					return <path key={r.id} d={`M${x + dx * 16} ${y + dy * 16}L${tx} ${ty}${head}`} />;
				})}
		</g>
	);
}

// Dotted lines where hoplites and heroes may cross the sea.
function SeaTrails(d: { p: FaceProps; spot: (id: string) => [number, number] }) {
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
