// Cyclades (2009): the painted sea with its islands.
import { useMemo } from 'preact/hooks';
import { Shop } from '../../aegean/web/creatures';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { useSmall } from 'page/browser/small';
import { planOf } from 'page/map/geometry';
import { Chips, Muster, musters, onlyAim } from 'page/map/muster';
import { MapStage } from 'page/map/mapstage';
import { stageAreas } from './areas';
import { areasOf } from './model';
import './cyclades.css';

// From the place that was picked to the one that is looked at.
function wayOf(p: FaceProps): string[] {
	const ids = new Set(areasOf(p).map(a => a.id)),
		picked = p.picked.values.map(v => v.value).filter(v => ids.has(v));
	if (!picked.length) return [];
	const aim = picked.length === 1 && onlyAim(p, picked, ids);
	if (aim) return [picked[0]!, aim];
	const looked = [...p.marks]
		.map(key => key.slice(key.indexOf(':') + 1))
		.filter(v => ids.has(v) && !picked.includes(v));
	return looked.length === 1 ? [picked[0]!, looked[0]!] : picked.slice(0, 2);
}

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]),
		way = wayOf(p),
		small = useSmall();
	const ask = !small && way.length > 1 && musters(p) ? <Muster p={p} place={way[1]!} /> : undefined;
	return (
		<>
			<MapStage
				plan={plan}
				areas={(scale, geometry) => stageAreas(p, scale, geometry)}
				colour={p.colour}
				label={t('The sea and the islands')}
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
