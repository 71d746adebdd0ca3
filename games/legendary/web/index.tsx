// The face of Cyclades: Legendary Edition; see src/face.ts.
import { BattleTheatre } from '../../aegean/web/battle';
import { Thing } from '../../aegean/web/thing';
import { glimpseOf } from 'page/map/glimpse';
import type { Face, FaceProps, Host } from 'page/face/face';
import { areaOf, played } from './model';
import { glossary, hints } from './hints';
import { moments } from './moments';
import { Packed } from './packed';
import { Rail } from './rail';
import { Dock, Plate, brief, order, phases, race, signOf, signs } from './seats';
import { setup } from './setup';
import { Stage } from './stage';
import { words } from './words';

const seatKinds = ['faction', 'seat'];
const Theatre = (p: FaceProps) =>
	p.view.battle ? (
		<BattleTheatre
			{...p}
			sea={areaOf(p, String(p.view.battle.place.value))?.kind === 'sea'}
			told={{ moments, seatKinds }}
			words={words}
		/>
	) : null;

const Glimpse = glimpseOf((p, a) => p.view.view.pub[a.kind]?.[a.id]?.owner);

const host = (p: Pick<FaceProps, 'view'>, _kind: string, place: string): Host => {
	const at = p.view.view.pub.land?.[place] ?? p.view.view.pub.sea?.[place];
	const units = (at?.troops ?? 0) + (at?.mercs ?? 0) + (at?.fleets ?? 0);
	return { owner: at?.owner ?? null, units: owner => (owner === at?.owner ? units : 0) };
};

export default {
	Stage,
	Rail,
	Plate,
	Dock,
	Theatre,
	moments,
	host,
	Thing,
	race,
	brief,
	order,
	phases,
	signs,
	signOf,
	railed: ['creature', 'hero'],
	drags: { from: ['from'], to: ['to', 'move', 'retreat'] },
	plays: played,
	seatKinds,
	places: {
		altars: '.god',
		creatures: '.minis:has([data-target^="creature:"])',
		heroes: '.minis:has([data-target^="hero:"])',
	},
	Glimpse,
	setup,
	Packed,
	hints,
	glossary,
} satisfies Face;
