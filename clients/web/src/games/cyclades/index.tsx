// The face of this game; see src/face.ts.
import type { Face } from '../../face';
import { glossary, hints } from './hints';
import { Rail } from './rail';
import { Stage } from './stage';

export default {
	Stage,
	Rail,
	hints,
	glossary,
} satisfies Face;
