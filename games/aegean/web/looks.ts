// The creatures of both Cyclades and the heroes of the legendary one as cards and as pieces. Names, sentences and
// pictograms come from the engine.
import type { Look } from 'page/cards/card';
import { fromOf } from 'page/cards/from';
import { signsOf } from 'page/cards/signs';
import type { FaceProps } from 'page/face/face';
import { creatures, heroes } from './art';

interface Said {
	title: string;
	text?: string;
	price?: number;
}

export const creatureLook = (p: FaceProps, token: string, said: Said): Look => ({
	...said,
	kind: 'creature',
	art: creatures[token] ?? 'lion',
	signs: signsOf(p, 'creature', token),
	from: fromOf(p, 'creature', token),
});

export const heroLook = (p: FaceProps, token: string, said: Said): Look => ({
	...said,
	kind: 'hero',
	art: heroes[token] ?? 'winged-sword',
	signs: signsOf(p, 'hero', token),
	from: fromOf(p, 'hero', token),
});

const figure = (recipe: string | undefined, otherwise: string) => recipe?.split(' ')[0] ?? otherwise;

// The main figure of the medallion, for the piece on the map.
export const creatureGlyph = (token: string): string => figure(creatures[token], 'hydra');
export const heroGlyph = (token: string): string => figure(heroes[token], 'winged-sword');
