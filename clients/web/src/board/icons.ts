// Which icon of the set stands for a building or a creature.
const buildingIcons: Record<string, string> = { port: 'anchor', fortress: 'stone-tower', temple: 'greek-temple', academy: 'scroll-unfurled', university: 'scroll-unfurled' };
export const buildingIcon = (b: string) => buildingIcons[b] ?? 'elven-castle';
export const isBuilding = (b: string) => b in buildingIcons;
export const creatureIcons: Record<string, string> = {
	hydra: 'hydra', kraken: 'kraken-tentacle', medusa: 'medusa-head', minotaur: 'minotaur', polyphemus: 'cyclops', cerberus: 'wolf-head', chiron: 'centaur',
	harpy: 'harpy', giant: 'giant', griffon: 'griffin-symbol', pegasus: 'pegasus', sphinx: 'greek-sphinx', chimera: 'lion', cyclops: 'ogre', siren: 'siren', satyr: 'pan-flute', dryad: 'tree-branch', sylph: 'feathered-wing',
};
