// Cyclades (2009): the painted sea with its islands.
import { useMemo } from 'preact/hooks';
import type { FaceProps } from '../../face';
import { t } from '../../i18n';
import { planOf } from '../../map/geometry';
import { MapStage } from '../../map/stage';
import { stageAreas } from './areas';
import './cyclades.css';

export function Stage(p: FaceProps) {
	const plan = useMemo(() => planOf(p.view.board), [p.view.board]);
	return <MapStage plan={plan} areas={(scale, geometry) => stageAreas(p, scale, geometry)} colour={p.colour} label={t('The sea and the islands')} grid />;
}
