// The creatures of both Cyclades and the heroes of the legendary one: medallion and effect in pictograms (recipes:
// tondo.tsx, signs: signs.tsx). Names and sentences come from the engine.
import type { Look } from '../cards/card';

type Row = [art: string, signs: string];

const creatures: Record<string, Row> = {
	fates: ['yarn 50 48 46; hooded-figure 20 52 34; hooded-figure 80 52 34 0 k f', '+{income}'],
	satyr: ['goat 46 48 52; pan-flute 76 34 22 0 r', '{others} ▸ 1{philosopher}'],
	dryad: ['oak 50 44 60; flower-emblem 50 62 18 0 w', '{others} ▸ 1{priest}'],
	griffon: ['griffin-symbol 50 46 60; two-coins 22 70 16 0 w', '{others} ▸ ½{gold}'],
	siren: ['mermaid 50 46 56; waves', '1{fleet} ▸ {fleet}'],
	pegasus: ['pegasus 50 46 62', '{troop} ▸ {land}'],
	giant: ['giant 50 46 60', '−1{fortress}'],
	harpy: ['harpy 50 46 62', '−1{troop}'],
	cyclops: ['cyclops 50 44 52; flat-hammer 76 64 22 0 r', '{build} ⇄ {build}'],
	sphinx: ['greek-sphinx 50 46 60', '{troop} ▸ 2{gold}'],
	sylph: ['whirlwind 50 44 54; feathered-wing 74 32 22 0 w; waves', '10{fleet}'],
	chimera: ['lion 46 46 54; snake 78 56 24 0 r; goat 70 26 20', '{discard} ▸ {creature}'],
	kraken: ['kraken-tentacle 50 46 60; waves', '−{fleet}'],
	minotaur: ['minotaur 50 46 60', '{shield} = 2{troop}'],
	chiron: ['centaur 50 46 60', '{ward}{land}'],
	medusa: ['medusa-head 50 46 66', '{troop} ×'],
	polyphemus: ['cyclops 50 42 50; rock 22 68 22; rock 78 68 22; waves', '{fleet} ×'],
	// of the legendary game
	hydra: ['hydra 50 46 60; waves', '−1{troop} | ×2{income}'],
	cerberus: ['wolf-head 30 52 38; wolf-head 70 52 38 0 k f; wolf-head 50 38 44', '{income}{land}'],
	graeae: ['hooded-figure 26 50 38; hooded-figure 74 50 38 0 k f; beast-eye 50 36 26 0 w', '+{income}'],
	charon: ['robe 52 38 44; wood-canoe 48 60 52; waves', '{hero} ⇄ {hero}'],
};

// Creatures of the legendary game that share a name with one of the other game but have another power.
const otherPower: Record<string, string> = {
	giant: '{others} ▸ {hoplite}',
	sylph: '{fleet} ⇄ {fleet}',
	sphinx: '3{card} ▸ {creature}',
	minotaur: '{shield} = 2',
	dryad: '{others} ▸ 1{priestess}',
	medusa: '{troop} × {land}',
	pegasus: '{troop}{hero} ▸ {land}',
};

const heroes: Record<string, Row> = {
	ajax: ['spartan 50 46 60', '{battle} 2 | 7{land} ▸ {metropolis}'],
	hector: ['horse-head 46 46 54; spears 76 46 40', '−1{troop} | 2{priestess} ▸ {philosopher}'],
	helen: ['rose 50 44 44; laurels 50 48 66', '{dice} 2 | 4{build} ▸ {metropolis}'],
	croesus: ['coins-pile 50 50 52; crown 50 24 26 0 w', '1{gold}: {dice} | 15{gold} ▸ {metropolis}'],
	odysseus: ['bowman 50 46 58', '{fortress} 0 | 3{build} ▸ {metropolis}'],
	pandora: ['amphora 50 48 50; lightning-trio 50 22 24 0 w', '{hoplite} ▸ | = {hero}'],
	penthesilea: ['swordwoman 50 46 60', '{dice} = ▸ {battle} | {metropolis}'],
	perseus: ['winged-sword 50 46 60', '{troop} ▸ {land} | {march}'],
	jason: ['ram-profile 50 40 48; trireme 78 64 24 0 r; waves', '{fleet} = {march} | 8{fleet} ▸ {metropolis}'],
};

interface Said {
	title: string;
	text?: string;
	price?: number;
}

export const creatureLook = (kind: string, token: string, said: Said): Look => {
	const [art, signs] = creatures[token] ?? ['lion', ''];
	return { ...said, kind: 'creature', art, signs: (kind === 'creature' ? otherPower[token] : undefined) ?? signs };
};

export const heroLook = (token: string, said: Said): Look => {
	const [art, signs] = heroes[token] ?? ['winged-sword', ''];
	return { ...said, kind: 'hero', art, signs };
};

const figure = (row: Row | undefined, otherwise: string) => row?.[0].split(' ')[0] ?? otherwise;

// The main figure of the medallion, for the piece on the map.
export const creatureGlyph = (token: string): string => figure(creatures[token], 'hydra');
export const heroGlyph = (token: string): string => figure(heroes[token], 'winged-sword');

// Every recipe, for the check that the sprite has their glyphs.
export const creatureArt = (): string[] => [...Object.values(creatures), ...Object.values(heroes)].map(([art]) => art);
