// The face of Cyclades (2009); see src/face.ts.
import { BattleTheatre } from '../../aegean/web/battle';
import { signOfAction } from '../../aegean/web/printed';
import { Thing } from '../../aegean/web/thing';
import { glimpseOf } from 'page/map/glimpse';
import type { Face, FaceProps, Host } from 'page/face/face';
import { glossary, hints } from './hints';
import { moments } from './moments';
import { Rail } from './rail';
import { Dock, Plate, asks, brief, order, phases, race, signs, verbs } from './seats';
import { setup } from './setup';
import { Stage } from './stage';
import { words } from './words';

const Theatre = (p: FaceProps) =>
	p.view.battle ? (
		<BattleTheatre {...p} sea={p.view.battle.place.kind === 'sea'} told={{ moments }} words={words} />
	) : null;

const Glimpse = glimpseOf((p, a) => p.view.view.pub[a.kind]?.[a.id]?.owner);

const host = (p: Pick<FaceProps, 'view'>, kind: string, place: string): Host => {
	const at = p.view.view.pub[kind]?.[place];
	return { owner: at?.owner ?? null, units: owner => (owner === at?.owner ? (at?.troops ?? at?.fleets ?? 0) : 0) };
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
	order,
	phases,
	signs,
	signOf: signOfAction,
	railed: ['card'],
	verbs,
	asks,
	brief,
	drags: { to: ['withdraw', 'retreat'] },
	places: { altars: '.god', row: '.minis' },
	Glimpse,
	setup,
	hints,
	glossary,
} satisfies Face;
