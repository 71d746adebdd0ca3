// Lords of Hellas: the medallion of every card (recipes: tondo.tsx). Titles, sentences, numbers, pictograms and the
// steps of quests come from the engine (board.printed, board.signs).
import type { Kind, Look } from 'page/cards/card';

const artifacts: Record<string, string> = {
	'owl-of-athena': 'owl 50 46 58',
	'boots-of-hermes': 'winged-leg 50 46 58',
	'thunder-of-zeus': 'lightning-storm 50 46 62',
	caduceus: 'caduceus 50 46 62',
	'apollos-arrow': 'bow-arrow 50 46 56',
	'phemes-trumpet': 'trumpet-flag 50 46 56',
	harpe: 'sickle 50 46 56',
	'pandoras-box': 'amphora 50 50 48; lightning-trio 50 22 24 0 w',
	'horn-of-plenty': 'cornucopia 50 46 58',
	ambrosia: 'jeweled-chalice 50 48 52; laurels 50 46 68 0 r',
	aegis: 'bordered-shield 50 46 58; medusa-head 50 46 22 0 w',
	'eye-of-graeae': 'beast-eye 50 44 54; hooded-figure 20 66 22; hooded-figure 80 66 22 0 k f',
	'ariadnes-thread': 'yarn 50 48 52',
	'poison-arrows': 'striking-arrows 50 44 54; drop 50 70 16 0 r',
	'minotaurs-horn': 'horn-internal 50 46 56',
	'head-of-sphinx': 'greek-sphinx 50 46 58',
	'eye-of-cyclops': 'cyclops 50 44 54',
	'medusas-blood': 'spiral-bottle 46 48 52; drop 76 30 18 0 r',
	'chimeras-fire': 'lion 40 50 46; flame 76 46 34 0 r',
	'adamant-tethers': 'manacles 50 46 58',
};

const blessings: Record<string, string> = {
	'cunning-tactician': 'card-play 50 46 54',
	mobilization: 'trumpet-flag 44 46 52; spears 76 48 40',
	'master-plan': 'scroll-unfurled 50 48 54; prayer 50 48 22 0 r',
	'athenas-gift': 'olive 50 44 52; prayer 76 64 24',
	'heroic-presence': 'winged-sword 50 46 60',
	'always-prepared': 'battle-gear 50 46 58',
	'unbroken-morale': 'spartan 50 46 58',
	'local-volunteers': 'village 36 42 42; spears 66 54 44',
	'stalwart-defense': 'round-shield 50 46 52; spears 50 46 62 0 r',
	'no-attrition': 'bordered-shield 50 46 58',
	'battle-prayer': 'prayer 46 50 48; crossed-swords 70 26 26 0 r',
	'restrictive-maneuver': 'crossed-chains 50 46 56; card-play 50 46 26 0 w',
	'sacrifice-of-flesh': 'sacrificial-dagger 50 44 52; drop 72 64 20 0 r',
	'weak-spot': 'medusa-head 50 46 58; bullseye 50 46 24 0 r',
	'push-ups': 'biceps 50 46 56',
	'inspiring-hunt': 'hunting-horn 44 44 50; prayer 76 60 28',
	'combat-training': 'crossed-swords 50 46 56',
	'heros-wrath': 'wood-club 46 46 52; flame 76 40 28 0 r',
	'local-support': 'village 50 48 58',
	'glory-of-zeus': 'laurel-crown 50 46 58; focused-lightning 50 46 22 0 r',
	armory: 'battle-gear 50 46 58',
	'gods-strength': 'muscle-up 50 46 56',
	'wild-hunt': 'wolf-howl 50 46 58',
	'shoot-to-kill': 'bowman 50 46 58',
	'exhausted-fight': 'bleeding-wound 46 46 50; hunting-horn 74 64 28',
	'forced-march': 'sprint 50 46 56',
	rearguard: 'spartan 34 50 44; spartan 66 50 44 0 k f',
	'response-force': 'horse-head 50 46 56',
	bluff: 'card-pickup 44 44 48; drama-masks 74 62 28 0 r',
	exile: 'medusa-head 44 42 46; direction-signs 74 58 32',
	ambush: 'high-grass 50 60 50; spartan-helmet 50 36 34',
	'murderous-march': 'sprint 44 46 48; death-skull 76 62 26 0 w',
	'advanced-dodge': 'dodging 50 46 54',
	'hermes-temple': 'greek-temple 50 48 54; wingfoot 50 22 22 0 r',
	'winged-boots': 'winged-leg 50 46 56',
	'heros-apprentice': 'spartan 42 48 50; wingfoot 76 36 26 0 r',
};

const quests: Record<string, string> = {
	atlas: 'atlas 50 46 58',
	amazon: 'swordwoman 50 46 60',
	augean: 'stable 50 44 54; river 50 68 40 0 w',
	prometheus: 'eagle-emblem 50 40 52; flame 50 68 22 0 r',
	bull: 'charging-bull 50 48 58',
	calydon: 'boar 50 48 58',
	birds: 'raven 46 44 54; feather 76 62 24 0 w',
	fleece: 'tree-branch 50 68 36; ram-profile 50 42 46',
	geryon: 'cow 50 48 58',
};

const monsters: Record<string, string> = {
	cerberus: 'wolf-head 28 54 40; wolf-head 72 54 40 0 k f; wolf-head 50 38 46',
	chimera: 'lion 44 48 54; snake 80 52 24; goat 66 24 22',
	cyclops: 'cyclops 50 46 58',
	hydra: 'hydra 50 48 62',
	medusa: 'medusa-head 50 48 72',
	minotaur: 'minotaur 50 48 62',
	sphinx: 'greek-sphinx 50 48 62',
};

const heroes: Record<string, string> = {
	heracles: 'wood-club 50 46 58',
	perseus: 'winged-sword 50 46 60',
	achilles: 'achilles-heel 50 46 58',
	helen: 'queen-crown 50 46 54',
};

const gods: Record<string, string> = {
	zeus: 'focused-lightning 50 46 54',
	athena: 'olive 50 46 56',
	hermes: 'caduceus 50 46 58',
};

// As the engine tells them.
export interface Printed {
	id: string;
	title: string;
	text: string;
	god?: string;
	symbol?: string;
	strength?: number;
	casualties?: number;
	counted?: string;
	value?: number;
	steps?: Record<string, number>[];
	region?: string;
	drafts?: number[];
	attr?: string;
	signs?: string;
}

const needs: [key: string, sign: string][] = [
	['leadership', '{leadership}'],
	['strength', '{strength}'],
	['speed', '{speed}'],
	['priests', '{priest}'],
	['cities', '{city}'],
	['temples', '{temple}'],
	['artifacts', '{artifact}'],
];
const prices: [key: string, sign: string][] = [
	['pay_cards', '{hand}'],
	['pay_injuries', '{injury}'],
	['pay_priests', '{priest}'],
];

// What a step asks for, then what it takes.
function stepSigns(step: Record<string, number>): string {
	const asked = needs.filter(([k]) => step[k]).map(([k, s]) => `${step[k]}${s}`);
	if (step.either) asked.push(`${step.either}{speed} / {strength}`);
	return [...asked, ...prices.filter(([k]) => step[k]).map(([k, s]) => `−${step[k]}${s}`)].join(' ');
}

// Cards in several copies do the same.
export const stem = (id: string) => id.replace(/-(\d|torch|bow|sword|mace|axe|spear|shield|sickle)$/, '');
const symbolArt: Record<string, string> = {
	torch: 'primitive-torch',
	bow: 'pocket-bow',
	sword: 'gladius',
	mace: 'flanged-mace',
	axe: 'sharp-axe',
	spear: 'barbed-spear',
	shield: 'round-shield',
	sickle: 'sickle',
};

const plain = (c: Printed, kind: Kind, art: string): Look => ({
	title: c.title,
	text: c.text,
	kind,
	art,
	signs: c.signs ?? '',
});

// The look of anything printed: by its kind and what the engine tells of it.
export function hellasLook(kind: string, c: Printed): Look {
	switch (kind) {
		case 'artifact':
			return {
				...plain(c, 'artifact', artifacts[c.id] ?? 'amphora'),
				cornerSign: c.god ? `god-${c.god}` : undefined,
			};
		case 'blessing':
			return { ...plain(c, 'artifact', blessings[c.id] ?? 'laurels'), god: c.god };
		case 'quest':
			return { ...plain(c, 'quest', quests[c.id] ?? 'treasure-map'), steps: c.steps?.map(stepSigns) };
		case 'monster':
			return { ...plain(c, 'monster', monsters[c.id] ?? 'hydra'), glaze: true };
		case 'attack':
			return {
				...plain(c, 'attack', c.id.startsWith('recall') ? 'wolf-howl' : 'claws'),
				glaze: true,
				value: attackValue(c),
			};
		case 'hero':
			return plain(c, 'hero', heroes[c.id] ?? 'winged-sword');
		case 'god':
			return { ...plain(c, 'temple', gods[c.id] ?? 'ionic-column'), god: c.id };
		case 'temple':
			return plain(c, 'temple', 'greek-temple 50 46 58');
		case 'event':
			return eventLook(c);
		default:
			return {
				...plain(c, 'combat', `${symbolArt[c.symbol ?? ''] ?? 'crossed-swords'} 50 46 56`),
				value: c.strength,
				losses: c.casualties,
				cornerSign: `i-${c.symbol}`,
			};
	}
}

// A number, or what it depends on: "1+" until it is known.
const attackValue = (c: Printed) => (c.counted === 'fixed' ? c.value : c.value ? `${c.value}+` : '?');

// "hydra-argolis" or the token of a quest.
function eventLook(c: Printed): Look {
	const of = c.id.split('-')[0]!;
	const art = monsters[of] ?? quests[c.id] ?? 'lightning-storm',
		signs = monsters[of] ? '{monster} ▸ {land}' : '{quest}';
	return { ...plain({ ...c, signs }, 'event', art), glaze: !!monsters[of] };
}

export const monsterArt = (id: string) => monsters[id] ?? 'hydra';
export const heroArt = (id: string) => heroes[id] ?? 'winged-sword';
export const questArt = (id: string) => quests[id] ?? 'treasure-map';

// Every recipe, for the check that the sprite has their glyphs.
export const artOf = (): string[] =>
	[artifacts, blessings, quests, monsters, heroes, gods]
		.flatMap(t => Object.values(t))
		.concat(Object.values(symbolArt), 'greek-temple', 'claws', 'wolf-howl');
