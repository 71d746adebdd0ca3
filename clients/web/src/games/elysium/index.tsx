// The face of this game; see src/face.ts.
import type { Face } from '../../face';
import { glossary, hints } from './hints';
import { Stage } from './stage';

export default {
	Stage,
	hints,
	glossary,
} satisfies Face;
