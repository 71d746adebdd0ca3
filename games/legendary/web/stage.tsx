// Cyclades: Legendary Edition: the painted archipelago.
import { useMemo } from 'preact/hooks';
import { Shop } from '../../aegean/web/creatures';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { useSmall } from 'page/browser/small';
import { planOf } from 'page/map/geometry';
import { Chips, Muster, musters } from 'page/map/muster';
import { MapStage } from 'page/map/mapstage';
import { areaName, stageAreas } from './areas';
import { areaOf, areasOf, unitSigns } from './model';
import './legendary.css';

// The march that is being put together: from where, and to where or to the place that is looked at.
function wayOf(p: FaceProps): string[] {
	const frame = p.view.view.flow?.at(-1) ?? {},
		ids = new Set(areasOf(p).map(a => a.id));
	if (!frame.from) return [];
	const looked = () =>
		[...p.marks].map(key => key.slice(key.indexOf(':') + 1)).find(v => ids.has(v) && v !== frame.from);
	return [frame.from, frame.to ?? looked()].filter((v): v is string => typeof v === 'string' && ids.has(v));
}

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]),
		way = wayOf(p),
		small = useSmall();
	const ask =
		!small && way.length > 1 && musters(p) ? (
			<Muster p={p} place={way[1]!} name={areaName(areaOf(p, way[1]!)!)} signs={unitSigns} />
		) : undefined;
	if (!plan.ids.length) return null; // no tile lies yet
	return (
		<>
			<MapStage
				plan={plan}
				areas={(scale, geometry) => stageAreas(p, scale, geometry)}
				colour={p.colour}
				label={t('The archipelago')}
				way={way}
				asked={p.moves.length ? p.view.question.who : null}
				ask={ask}
				over={(_, chips) => <Chips p={p} of={chips} />}
				grid
			/>
			<Shop {...p} />
		</>
	);
}
