// The face of Elysium; see src/face.ts.
import { Card } from 'page/cards/card';
import type { Brief, Face, FaceProps, Phases } from 'page/face/face';
import { numberOf, stepsOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { Dock, signs } from './dock';
import { Glimpse } from './glimpse';
import { glossary, hints } from './hints';
import { designs, lookOf, of, pub, roman } from './model';
import { Plate } from './plate';
import { Rail, inOrder } from './rail';
import { scores } from './scores';
import { Packed } from './packed';
import { setup } from './setup';
import { Stage } from './stage';

const round = (n: number) => t('Epoch {n}', { n: roman[n]! });

function phases(p: FaceProps): Phases {
	const epoch = numberOf(p, 'round', 'epoch');
	return { ...(epoch ? { round: round(epoch) } : {}), steps: stepsOf(p) };
}

// On a phone: what everybody would score now, our own gold.
const brief = (p: FaceProps, seat: string): Brief[] => [
	{
		sign: 'i-points',
		label: t('victory points'),
		n: numberOf(p, 'points', 'total', `seat:${seat}`) ?? of(pub(p).vp, seat),
		kind: 'points',
	},
	...(seat === p.view.you
		? [{ sign: 'i-gold', label: t('gold'), n: of(pub(p).gold, seat), kind: 'gold' as const }]
		: []),
];

const places = {
	quests: '.temple__quests',
	discs: '.temple__order',
	columns: '.posts',
	agora: '.agora',
	domain: '.stage .domain',
	elysium: '.stage .elysium',
	'tile level 1': '.tile--level:first-child',
};

// What the events mean on the stage.
const moments: Record<string, string> = {
	epoch: 'round',
	agora: 'reveal',
	oracle: 'reveal',
	acquire: 'card',
	take: 'card',
	quest: 'card',
	citizen: 'loss',
	'gain-gold': 'gain',
	'pay-gold': 'pay',
	'give-gold': 'give',
	'give-vp': 'give i-points',
	'give-pp': 'give i-prestige',
	'new-pile': 'build',
	join: 'build',
	'level-tile': 'wonder i-legend',
	'first-tile': 'wonder i-legend',
	'second-tile': 'wonder i-legend',
	'lose-gold': 'loss',
	'lose-vp': 'loss',
};

const Thing = (p: FaceProps & { kind: string; value: string }) => {
	const design = p.kind === 'card' ? designs(p).get(p.value) : undefined;
	return design ? <Card look={lookOf(p, design)} /> : null;
};

export default {
	Stage,
	Rail,
	Plate,
	Dock,
	phases,
	round,
	scores,
	moments,
	Thing,
	order: inOrder,
	brief,
	pays: ['column'],
	signs,
	places,
	Glimpse,
	setup,
	Packed,
	hints,
	glossary,
} satisfies Face;
