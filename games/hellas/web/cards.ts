// Lords of Hellas: medallion and effect in pictograms of every card (recipes: tondo.tsx, signs: signs.tsx). Titles,
// sentences, numbers and the steps of quests come from the engine (board.printed).
import type { Kind, Look } from 'page/cards/card';

type Row = [art: string, signs: string];

const artifacts: Record<string, Row> = {
	'owl-of-athena': ['owl 50 46 58', '2{draw} −1'],
	'boots-of-hermes': ['winged-leg 50 46 58', '{hero} ▸ {land}'],
	'thunder-of-zeus': ['lightning-storm 50 46 62', '1{wound} / 1{injury}'],
	caduceus: ['caduceus 50 46 62', '{battle}: {others} −1{hand}'],
	'apollos-arrow': ['bow-arrow 50 46 56', '{battle}: +2'],
	'phemes-trumpet': ['trumpet-flag 50 46 56', '{special}'],
	harpe: ['sickle 50 46 56', '{battle} / {hunt}: 1{draw}'],
	'pandoras-box': ['amphora 50 50 48; lightning-trio 50 22 24 0 w', '{monster}'],
	'horn-of-plenty': ['cornucopia 50 46 58', '2{hoplite}{city}'],
	ambrosia: ['jeweled-chalice 50 48 52; laurels 50 46 68 0 r', '{injury} 0'],
	aegis: ['bordered-shield 50 46 58; medusa-head 50 46 22 0 w', '{shield} 2{hoplite}'],
	'eye-of-graeae': ['beast-eye 50 44 54; hooded-figure 20 66 22; hooded-figure 80 66 22 0 k f', '{hand} ⇄ {draw}'],
	'ariadnes-thread': ['yarn 50 48 52', '{monster} ▸ 2{land}'],
	'poison-arrows': ['striking-arrows 50 44 54; drop 50 70 16 0 r', '{hunt}: 1{wound} 1{draw}'],
	'minotaurs-horn': ['horn-internal 50 46 56', '{shield}: {hoplite} ▸ {battle}'],
	'head-of-sphinx': ['greek-sphinx 50 46 58', '{land} 1{hoplite}'],
	'eye-of-cyclops': ['cyclops 50 44 54', '{temple}: 1{priest}'],
	'medusas-blood': ['spiral-bottle 46 48 52; drop 76 30 18 0 r', '{battle}: −1{loss} / +1{loss}'],
	'chimeras-fire': ['lion 40 50 46; flame 76 46 34 0 r', '−1{hoplite}'],
	'adamant-tethers': ['manacles 50 46 58', '−3{hoplite}'],
};

const blessings: Record<string, Row> = {
	'cunning-tactician': ['card-play 50 46 54', '{hand} × 1{battle}'],
	mobilization: ['trumpet-flag 44 46 52; spears 76 48 40', '{recruit}: +2{hoplite}'],
	'master-plan': ['scroll-unfurled 50 48 54; prayer 50 48 22 0 r', '−1{priest}: +3'],
	'athenas-gift': ['olive 50 44 52; prayer 76 64 24', '{battle}: +1{priest}'],
	'heroic-presence': ['winged-sword 50 46 60', '{hero}{battle}: +2'],
	'always-prepared': ['battle-gear 50 46 58', '0{hand}: 1{draw}'],
	'unbroken-morale': ['spartan 50 46 58', '{battle}: −1{hoplite}'],
	'local-volunteers': ['village 36 42 42; spears 66 54 44', '2{hoplite}'],
	'stalwart-defense': ['round-shield 50 46 52; spears 50 46 62 0 r', '{shield}: +1'],
	'no-attrition': ['bordered-shield 50 46 58', '1. {hand}: 0{loss}'],
	'battle-prayer': ['prayer 46 50 48; crossed-swords 70 26 26 0 r', '−1{priest}: 1{draw}'],
	'restrictive-maneuver': ['crossed-chains 50 46 56; card-play 50 46 26 0 w', '{shield}: {others} 1{hand}'],
	'sacrifice-of-flesh': ['sacrificial-dagger 50 44 52; drop 72 64 20 0 r', '−1{priest}: {injury} −1 1{draw}'],
	'weak-spot': ['medusa-head 50 46 58; bullseye 50 46 24 0 r', '−1{hand}: 1{wound}'],
	'push-ups': ['biceps 50 46 56', '1{draw}'],
	'inspiring-hunt': ['hunting-horn 44 44 50; prayer 76 60 28', '{hunt}: +1{priest}'],
	'combat-training': ['crossed-swords 50 46 56', '{prepare}: 1{draw}'],
	'heros-wrath': ['wood-club 46 46 52; flame 76 40 28 0 r', '−1{hand}: −2{hoplite}'],
	'local-support': ['village 50 48 58', '{city} −2'],
	'glory-of-zeus': ['laurel-crown 50 46 58; focused-lightning 50 46 22 0 r', '{usurp}: 3{hoplite}'],
	armory: ['battle-gear 50 46 58', '2{draw} | {hand} 6'],
	'gods-strength': ['muscle-up 50 46 56', '+1{strength} | {monument}: {injury} −1'],
	'wild-hunt': ['wolf-howl 50 46 58', '−1{strength}: {hunt}'],
	'shoot-to-kill': ['bowman 50 46 58', '−1{bow}: 1{wound} / −2{hoplite}'],
	'exhausted-fight': ['bleeding-wound 46 46 50; hunting-horn 74 64 28', '1{injury}: {hunt}'],
	'forced-march': ['sprint 50 46 56', '{march} 2'],
	rearguard: ['spartan 34 50 44; spartan 66 50 44 0 k f', '{march}: 2{hoplite}'],
	'response-force': ['horse-head 50 46 56', '{shield}: {hoplite}{speed}'],
	bluff: ['card-pickup 44 44 48; drama-masks 74 62 28 0 r', '+1{hand}'],
	exile: ['medusa-head 44 42 46; direction-signs 74 58 32', '1{injury}: {monster} ▸ {land}'],
	ambush: ['high-grass 50 60 50; spartan-helmet 50 36 34', '{shield}: −1{hoplite}'],
	'murderous-march': ['sprint 44 46 48; death-skull 76 62 26 0 w', '−2{hoplite}: {march} ▸ {land}'],
	'advanced-dodge': ['dodging 50 46 54', '+1{speed} | {hunt}: +{speed}'],
	'hermes-temple': ['greek-temple 50 48 54; wingfoot 50 22 22 0 r', '+1{priest} | {temple}: {special}'],
	'winged-boots': ['winged-leg 50 46 56', '1{hoplite} ▸ {land}'],
	'heros-apprentice': ['spartan 42 48 50; wingfoot 76 36 26 0 r', '1{hoplite} ▸ {speed}'],
};

const quests: Record<string, Row> = {
	atlas: ['atlas 50 46 58', '{special} 2{draw}'],
	amazon: ['swordwoman 50 46 60', '+1{strength} 2{draw}'],
	augean: ['stable 50 44 54; river 50 68 40 0 w', '{special}'],
	prometheus: ['eagle-emblem 50 40 52; flame 50 68 22 0 r', '+1{priest} 2{hoplite}'],
	bull: ['charging-bull 50 48 58', '{glory}'],
	calydon: ['boar 50 48 58', '2{hoplite}{city}'],
	birds: ['raven 46 44 54; feather 76 62 24 0 w', '{artifact}'],
	fleece: ['tree-branch 50 68 36; ram-profile 50 42 46', '3{hoplite}'],
	geryon: ['cow 50 48 58', '{attr} 3'],
};

const monsters: Record<string, Row> = {
	cerberus: ['wolf-head 28 54 40; wolf-head 72 54 40 0 k f; wolf-head 50 38 46', '−3{hoplite}'],
	chimera: ['lion 44 48 54; snake 80 52 24; goat 66 24 22', '−1{hoplite} ▸ {monument}'],
	cyclops: ['cyclops 50 46 58', '1{injury}'],
	hydra: ['hydra 50 48 62', '−1{hoplite}'],
	medusa: ['medusa-head 50 48 72', '−1{hoplite}'],
	minotaur: ['minotaur 50 48 62', '−1{hoplite} −1{priest}'],
	sphinx: ['greek-sphinx 50 48 62', '−1{hoplite}'],
};

const heroes: Record<string, Row> = {
	heracles: ['wood-club 50 46 58', '2{strength} | {glory} ▸ {artifact}'],
	perseus: ['winged-sword 50 46 60', '{glory} | {prepare}: {hero} ▸ {land}'],
	achilles: ['achilles-heel 50 46 58', '2{speed} | {battle}: +{speed} / {strength}'],
	helen: ['queen-crown 50 46 54', '{artifact} | {hoplite} ×'],
};

const gods: Record<string, Row> = {
	zeus: ['focused-lightning 50 46 54', '+1{strength} {draw}'],
	athena: ['olive 50 46 56', '+1{leadership} {hoplite}'],
	hermes: ['caduceus 50 46 58', '+1{speed} {march}'],
};

const temples: Record<string, string> = {
	'temple-card-1': '{special}',
	'temple-card-2': '+1{priest}',
	'temple-card-3': '3{artifact} −2',
	'temple-card-4': '{draw}',
	'temple-card-5': '+1{attr} +1{attr}',
};

// Combat cards by what they do: the start of their token.
const combat: Record<string, string> = {
	fortification: '{shield}{city}: +2',
	'local-support': '{shield}{city}: +2{hoplite}',
	glory: '{glory}: +3',
	phalanx: '2{hoplite}: +1',
	flank: '{hoplite} >: +2',
	trap: '+{leadership}',
	maneuver: '{leadership} >: +2',
	encirclement: '{others} −3{hoplite}',
	wild: '',
	reinforcements: '{hoplite} ▸ {battle}',
	charge: '',
	javelin: '{hoplite} >: −1',
	assault: '{battle}: +2',
};

const attacks: Record<string, string> = {
	attack: '1{injury}',
	charge: '2{injury}',
	fury: '1{injury}',
	mighty: '2{injury}',
	nasty: '1{injury} −1{attr}',
	quick: '1{injury} {hand} = {speed}',
	rampage: '{monster}',
	recall: '{hunt} ×',
	special: '{monster}',
	surprise: '1{injury} −½{hand}',
	wild: '1{injury} −1{hand}',
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

// "{strength} 4 −2{hand}": what a step asks for, then what it takes.
function stepSigns(step: Record<string, number>): string {
	const asked = needs.filter(([k]) => step[k]).map(([k, s]) => `${step[k]}${s}`);
	if (step.either) asked.push(`${step.either}{speed} / {strength}`);
	return [...asked, ...prices.filter(([k]) => step[k]).map(([k, s]) => `−${step[k]}${s}`)].join(' ');
}

const stem = (id: string) => id.replace(/-(\d|torch|bow|sword|mace|axe|spear|shield|sickle)$/, '');
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

const plain = (c: Printed, kind: Kind, [art, signs]: Row): Look => ({ title: c.title, text: c.text, kind, art, signs });

// The look of anything printed: by its kind and what the engine tells of it.
export function hellasLook(kind: string, c: Printed): Look {
	switch (kind) {
		case 'artifact':
			return {
				...plain(c, 'artifact', artifacts[c.id] ?? ['amphora', '']),
				cornerSign: c.god ? `god-${c.god}` : undefined,
			};
		case 'blessing':
			return { ...plain(c, 'artifact', blessings[c.id] ?? ['laurels', '']), god: c.god };
		case 'quest':
			return { ...plain(c, 'quest', quests[c.id] ?? ['treasure-map', '']), steps: c.steps?.map(stepSigns) };
		case 'monster':
			return { ...plain(c, 'monster', monsters[c.id] ?? ['hydra', '']), glaze: true };
		case 'attack':
			return {
				...plain(c, 'attack', [
					c.id.startsWith('special') || c.id === 'rampage'
						? 'claws'
						: c.id.startsWith('recall')
							? 'wolf-howl'
							: 'claws',
					attacks[stem(c.id)] ?? '',
				]),
				glaze: true,
				value: attackValue(c),
			};
		case 'hero':
			return plain(c, 'hero', heroes[c.id] ?? ['winged-sword', '']);
		case 'god':
			return { ...plain(c, 'temple', gods[c.id] ?? ['ionic-column', '']), god: c.id };
		case 'temple':
			return plain(c, 'temple', ['greek-temple 50 46 58', temples[c.id] ?? '']);
		case 'event':
			return eventLook(c);
		default:
			return {
				...plain(c, 'combat', [
					`${symbolArt[c.symbol ?? ''] ?? 'crossed-swords'} 50 46 56`,
					combat[stem(c.id)] ?? '',
				]),
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
	const row = monsters[of] ?? quests[c.id] ?? ['lightning-storm', ''];
	return { ...plain(c, 'event', [row[0], monsters[of] ? '{monster} ▸ {land}' : '{quest}']), glaze: !!monsters[of] };
}

export const monsterArt = (id: string) => monsters[id]?.[0] ?? 'hydra';
export const heroArt = (id: string) => heroes[id]?.[0] ?? 'winged-sword';
export const questArt = (id: string) => quests[id]?.[0] ?? 'treasure-map';

// Every recipe, for the check that the sprite has their glyphs.
export const artOf = (): string[] =>
	[artifacts, blessings, quests, monsters, heroes, gods]
		.flatMap(t => Object.values(t).map(([art]) => art))
		.concat(Object.values(symbolArt), 'greek-temple', 'claws', 'wolf-howl');
