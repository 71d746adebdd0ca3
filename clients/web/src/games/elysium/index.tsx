// The face of Elysium; see src/face.ts.
import type { Face, FaceProps, Phases } from '../../face';
import { t } from '../../i18n';
import { Dock, signs } from './dock';
import { glossary, hints } from './hints';
import { flowHas, pub, roman } from './model';
import { Plate } from './plate';
import { Rail, inOrder } from './rail';
import { Stage } from './stage';

function phases(p: FaceProps): Phases {
	const writing = flowHas(p, 'writing') || flowHas(p, 'order'), acting = flowHas(p, 'rounds');
	return {
		round: t('Epoch {n}', { n: roman[pub(p).epoch ?? 1]! }),
		steps: [
			{ label: t('Awakening'), now: flowHas(p, 'awaken') || flowHas(p, 'deal'), done: acting || writing },
			{ label: t('Actions'), now: acting, done: writing },
			{ label: t('Legends'), now: writing },
			{ label: t('End of epoch'), now: flowHas(p, 'evening') },
		],
	};
}

export default { Stage, Rail, Plate, Dock, phases, order: inOrder, signs, hints, glossary } satisfies Face;
