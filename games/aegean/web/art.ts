// The medallions of the creatures of both Cyclades and of the heroes of the legendary one (recipes: cards/tondo.tsx).
export const creatures: Record<string, string> = {
	fates: 'yarn 50 48 46; hooded-figure 20 52 34; hooded-figure 80 52 34 0 k f',
	satyr: 'goat 46 48 52; pan-flute 76 34 22 0 r',
	dryad: 'oak 50 44 60; flower-emblem 50 62 18 0 w',
	griffon: 'griffin-symbol 50 46 60; two-coins 22 70 16 0 w',
	siren: 'mermaid 50 46 56; waves',
	pegasus: 'pegasus 50 46 62',
	giant: 'giant 50 46 60',
	harpy: 'harpy 50 46 62',
	cyclops: 'cyclops 50 44 52; flat-hammer 76 64 22 0 r',
	sphinx: 'greek-sphinx 50 46 60',
	sylph: 'whirlwind 50 44 54; feathered-wing 74 32 22 0 w; waves',
	chimera: 'lion 46 46 54; snake 78 56 24 0 r; goat 70 26 20',
	kraken: 'kraken-tentacle 50 46 60; waves',
	minotaur: 'minotaur 50 46 60',
	chiron: 'centaur 50 46 60',
	medusa: 'medusa-head 50 46 66',
	polyphemus: 'cyclops 50 42 50; rock 22 68 22; rock 78 68 22; waves',
	// of the legendary game
	hydra: 'hydra 50 46 60; waves',
	cerberus: 'wolf-head 30 52 38; wolf-head 70 52 38 0 k f; wolf-head 50 38 44',
	graeae: 'hooded-figure 26 50 38; hooded-figure 74 50 38 0 k f; beast-eye 50 36 26 0 w',
	charon: 'robe 52 38 44; wood-canoe 48 60 52; waves',
};

export const heroes: Record<string, string> = {
	ajax: 'spartan 50 46 60',
	hector: 'horse-head 46 46 54; spears 76 46 40',
	helen: 'rose 50 44 44; laurels 50 48 66',
	croesus: 'coins-pile 50 50 52; crown 50 24 26 0 w',
	odysseus: 'bowman 50 46 58',
	pandora: 'amphora 50 48 50; lightning-trio 50 22 24 0 w',
	penthesilea: 'swordwoman 50 46 60',
	perseus: 'winged-sword 50 46 60',
	jason: 'ram-profile 50 40 48; trireme 78 64 24 0 r; waves',
};

// Every recipe, for the check that the sprite has their glyphs.
export const creatureArt = (): string[] => [...Object.values(creatures), ...Object.values(heroes)];
