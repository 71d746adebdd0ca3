// The face of this game; see src/face.ts.
import type { Face } from '../../face';
import { glossary, hints } from './hints';
import { Rail, Stage } from './stage';

export default {
	Stage,
	Rail,
	seatKinds: ['seat', 'army'],
	hints,
	glossary,
} satisfies Face;
