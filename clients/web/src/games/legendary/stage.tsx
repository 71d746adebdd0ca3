// Cyclades: Legendary Edition: the painted archipelago.
import { useMemo } from 'preact/hooks';
import type { FaceProps } from '../../face';
import { t } from '../../i18n';
import { planOf } from '../../map/geometry';
import { MapStage } from '../../map/stage';
import { stageAreas } from './areas';
import './legendary.css';

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]);
	if (!plan.ids.length) return null; // no tile lies yet
	return <MapStage plan={plan} areas={(scale, geometry) => stageAreas(p, scale, geometry)} colour={p.colour} label={t('The archipelago')} grid />;
}
