// The face of Lords of Hellas; see src/face.ts.
import { Card } from 'page/cards/card';
import type { Face, FaceProps, Phases, Race } from 'page/face/face';
import { t } from 'page/words/i18n';
import { glimpseOf } from 'page/map/glimpse';
import { Dock, signs } from './dock';
import { Hand } from './hand';
import { glossary, hints } from './hints';
import { flowHas, kingOf, landsOf, lookOf, player, pub, templesOf, victory } from './model';
import { Plate } from './plate';
import { Rail } from './rail';
import { setup } from './setup';
import { Stage } from './stage';
import { Theatre } from './theatre';

function phases(p: FaceProps): Phases {
	const monsters = flowHas(p, 'monster.phase'),
		event = flowHas(p, 'event'),
		setup = flowHas(p, 'setup');
	const hunt = flowHas(p, 'hunt'),
		battle = flowHas(p, 'battle'),
		draft = flowHas(p, 'draft');
	const special =
		['recruit', 'march', 'temple', 'prepare', 'usurp', 'monument'].some(s => flowHas(p, s)) || hunt || draft;
	if (setup) return { steps: [{ label: t('Set-up'), now: true }] };
	return {
		round: t('Turn {n}', { n: pub(p).turn || 1 }),
		steps: [
			{
				label: t('Small actions'),
				now: !special && !monsters && !event && !battle,
				done: special || monsters || event,
			},
			{
				label: hunt ? t('Hunt') : battle ? t('Battle') : draft ? t('Blessings') : t('Special action'),
				now: (special || battle) && !monsters && !event,
				done: monsters || event,
			},
			{ label: t('Monsters'), now: monsters && !event, done: event },
			{ label: t('Event'), now: event },
		],
	};
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

const places = { quests: '.questcards', monuments: '.rail .shelf', 'plate race': '.races', 'plate hero': '.attrs' };

// Four ways to win.
function race(p: FaceProps, seat: string): Race[] {
	const king = kingOf(p, seat),
		lands = landsOf(p, seat),
		wins = victory(p);
	if (!wins) return [];
	const ways: Race[] = [
		{
			id: 'lands',
			sign: 'i-leadership',
			label: t('whole lands'),
			have: lands.whole,
			need: wins.lands,
			near: lands.whole === wins.lands - 1 && lands.best[1] - lands.best[0] <= 1,
		},
		{ id: 'temples', sign: 'i-temple', label: t('temples'), have: templesOf(p, seat), need: wins.temples },
		{
			id: 'monsters',
			sign: 'i-monster',
			label: t('monsters slain'),
			have: ((player(p, seat).slain ?? []) as string[]).length,
			need: wins.monsters,
		},
	];
	if (king !== null)
		ways.push({ id: 'king', sign: 'i-king', label: t('King of Kings'), have: king, need: wins.king });
	return ways;
}

// What the events mean on the stage.
const moments: Record<string, string> = {
	turn: 'turn',
	quest: 'reveal',
	monster: 'reveal',
	'temple-card': 'reveal',
	'persian-card': 'reveal',
	artifact: 'card',
	blessing: 'card',
	'quest-done': 'wonder i-quest',
	glory: 'wonder i-glory',
	slain: 'wonder i-monster',
	temple: 'build',
	level: 'wonder i-monument',
	battle: 'battle',
	strengths: 'strength',
	kill: 'loss',
	withdraw: 'retreat',
	control: 'taken',
	injury: 'loss',
	'region-attack': 'hunt',
	'hunt-failed': 'hunt',
	win: 'win',
};

const Thing = (p: FaceProps & { kind: string; value: string }) => {
	const look = ['quest', 'monster', 'temple', 'card', 'artifact', 'blessing', 'event'].includes(p.kind)
		? lookOf(p, p.kind, p.value)
		: null;
	return look && <Card look={look} />;
};

const Glimpse = glimpseOf((p, a) => p.view.view.pub.region?.[a.id]?.owner, { persian: 'black' });

export default {
	Stage,
	Rail,
	Plate,
	Dock,
	Hand,
	Theatre,
	phases,
	race,
	moments,
	Thing,
	plays,
	seatKinds: ['seat', 'army'],
	signs,
	hunts: ['hunt', 'special hunt', 'special exhausted-fight'],
	drags: { to: ['go', 'jump', 'roam', 'onward', 'withdraw'] },
	places,
	Glimpse,
	setup,
	hints,
	glossary,
} satisfies Face;
