// The face of Lords of Hellas; see src/face.ts.
import { Card } from 'page/cards/card';
import type { Face, FaceProps, Host, Phases, Race } from 'page/face/face';
import { numberOf, racesOf, stepsOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { glimpseOf } from 'page/map/glimpse';
import { Dock, signs } from './dock';
import { Hand } from './hand';
import { glossary, hints } from './hints';
import { lookOf, raceSigns } from './model';
import { moments } from './moments';
import { Packed } from './packed';
import { Plate } from './plate';
import { Rail } from './rail';
import { setup } from './setup';
import { Stage } from './stage';
import { Theatre } from './theatre';
import { ScriptNow } from './xerxes';

const round = (n: number) => t('Turn {n}', { n });

function phases(p: FaceProps): Phases {
	const turn = numberOf(p, 'round', 'turn');
	return { ...(turn ? { round: round(turn) } : {}), steps: stepsOf(p) };
}

// A seat plays in the colour that it has chosen; until then it has none, for another may choose that one.
function plays(p: Pick<FaceProps, 'view'>): Record<string, string[]> {
	const { seats, pub } = p.view.view;
	return Object.fromEntries(
		Array.from({ length: seats }, (_, i) => `s${i + 1}`).map(s => [
			s,
			[(pub.player?.[s]?.colour as string | undefined) ?? 'none'],
		]),
	);
}

const places = {
	script: '.script',
	road: '.xroad',
	tracks: '.xtrack',
	attitudes: '.attitudes',
	quests: '.questcards',
	monuments: '.rail .shelf',
	'plate race': '.races',
	'plate hero': '.attrs',
};

// Four ways to win; alone, two.
const race = (p: FaceProps, seat: string): Race[] => racesOf(p, `seat:${seat}`, raceSigns);

const Thing = (p: FaceProps & { kind: string; value: string }) => {
	if (p.kind === 'token') return <ScriptNow p={p} token={p.value} />;
	const look = ['quest', 'monster', 'temple', 'card', 'artifact', 'blessing', 'event'].includes(p.kind)
		? lookOf(p, p.kind, p.value)
		: null;
	return look && <Card look={look} />;
};

const Glimpse = glimpseOf((p, a) => p.view.view.pub.region?.[a.id]?.owner, { persian: 'black' });

const host = (p: Pick<FaceProps, 'view'>, _kind: string, place: string): Host => {
	const at = p.view.view.pub.region?.[place];
	return { owner: at?.owner ?? null, units: owner => at?.hop?.[owner] ?? 0 };
};

export default {
	Stage,
	Rail,
	Plate,
	Dock,
	Hand,
	Theatre,
	phases,
	round,
	race,
	moments,
	host,
	Thing,
	plays,
	seatKinds: ['seat', 'army'],
	signs,
	hunts: ['hunt', 'special hunt', 'special exhausted-fight'],
	drags: { to: ['go', 'jump', 'roam', 'onward', 'withdraw'] },
	places,
	Glimpse,
	setup,
	Packed,
	hints,
	glossary,
} satisfies Face;
