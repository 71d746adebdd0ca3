// The face of Lords of Hellas; see src/face.ts.
import type { Face, FaceProps, Phases } from '../../face';
import { t } from '../../i18n';
import { Dock, signs } from './dock';
import { Hand } from './hand';
import { glossary, hints } from './hints';
import { flowHas, pub } from './model';
import { Plate } from './plate';
import { Rail } from './rail';
import { Stage } from './stage';
import { Theatre } from './theatre';

function phases(p: FaceProps): Phases {
	const monsters = flowHas(p, 'monster.phase'), event = flowHas(p, 'event'), setup = flowHas(p, 'setup');
	const hunt = flowHas(p, 'hunt'), battle = flowHas(p, 'battle'), draft = flowHas(p, 'draft');
	const special = ['recruit', 'march', 'temple', 'prepare', 'usurp', 'monument'].some(s => flowHas(p, s)) || hunt || draft;
	if (setup) return { steps: [{ label: t('Set-up'), now: true }] };
	return {
		round: t('Turn {n}', { n: pub(p).turn ?? 1 }),
		steps: [
			{ label: t('Small actions'), now: !special && !monsters && !event && !battle, done: special || monsters || event },
			{ label: hunt ? t('Hunt') : battle ? t('Battle') : draft ? t('Blessings') : t('Special action'), now: (special || battle) && !monsters && !event, done: monsters || event },
			{ label: t('Monsters'), now: monsters && !event, done: event },
			{ label: t('Event'), now: event },
		],
	};
}

// A seat plays in the colour that it has chosen; until then it has none, for another may choose that one.
function plays(p: Pick<FaceProps, 'view'>): Record<string, string[]> {
	const { seats, pub } = p.view.view;
	return Object.fromEntries(Array.from({ length: seats }, (_, i) => `s${i + 1}`).map(s => [s, [(pub.player?.[s]?.colour as string | undefined) ?? 'none']]));
}

const places = { quests: '.questcards', monuments: '.rail .shelf', 'plate race': '.races', 'plate hero': '.attrs' };

export default { Stage, Rail, Plate, Dock, Hand, Theatre, phases, plays, seatKinds: ['seat', 'army'], signs, places, hints, glossary } satisfies Face;
