// The face of this game; see src/face.ts.
import type { Face } from '../../face';
import type { ViewAnswer } from '../../types';
import { glossary, hints } from './hints';
import { Rail, Stage } from './stage';

// The factions a seat plays.
function played(view: ViewAnswer): Record<string, string[]> {
	const held: Record<string, string[]> = {};
	for (const [faction, seat] of Object.entries((view.view.pub.seat ?? {}) as Record<string, string>)) (held[seat] ??= []).push(faction);
	return held;
}

export default {
	Stage,
	Rail,
	plays: ({ view }) => played(view),
	seatKinds: ['faction', 'seat'],
	hints,
	glossary,
} satisfies Face;
