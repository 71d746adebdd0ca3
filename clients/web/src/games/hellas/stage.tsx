// Lords of Hellas: the painted map of Greece.
import { useMemo } from 'preact/hooks';
import type { FaceProps } from '../../face';
import { t } from '../../i18n';
import { planOf } from '../../map/geometry';
import { MapStage } from '../../map/stage';
import { stageAreas } from './areas';
import './hellas.css';
import { armyColour, regions } from './model';

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]);
	return (
		<div class="hellas">
			<MapStage plan={plan} areas={(scale, geometry) => stageAreas(p, scale, geometry)} colour={owner => armyColour(p, owner)} label={t('The map of Greece')} over={(_, __, spot) => <SeaTrails p={p} spot={spot} />} />
		</div>
	);
}

// Dotted lines where hoplites and heroes may cross the sea.
function SeaTrails(d: { p: FaceProps; spot: (id: string) => [number, number] }) {
	const pairs = regions(d.p).flatMap(r => r.sea_neighbours.filter(n => n > r.id).map(n => [r.id, n] as const));
	return (
		<g class="seatrails" aria-hidden="true">
			{pairs.map(([a, b]) => {
				const [x, y] = d.spot(a), [u, v] = d.spot(b), bend = 0.08;
				return <path d={`M${x} ${y}Q${(x + u) / 2 + (v - y) * bend} ${(y + v) / 2 - (u - x) * bend} ${u} ${v}`} />;
			})}
		</g>
	);
}
