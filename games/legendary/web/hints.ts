// What a question means and how one wins, by the node that asks: a prefix of the node's name is enough,
// the longest one counts. And the words of the game.
import { t } from 'page/words/i18n';
import type { Hints } from 'page/face/face';

export const hints: Hints = {
	'': () =>
		t(
			'You win by owning metropolises. Everything that you may choose is lit on the board and listed ' +
				'here; anything else says why not.',
		),
	place: () => t('Put your first pieces where horns promise income, and keep them close together.'),
	offer: () =>
		t(
			'Poseidon sends fleets, Ares troops, Hera mercenaries and heroes, Athena philosophers, Zeus ' +
				'priestesses. Who is displaced goes to another altar. Apollo is free and gives gold.',
		),
	'turn.menu': () =>
		t(
			'Recruit, build, sail or march with the help of your god, then end the turn. Four different ' +
				'buildings become a metropolis; so do four philosophers.',
		),
	build: () => t('Choose a slot at the edge of your land. The four kinds together make a metropolis.'),
	recruit: () => t('Choose the area where the new piece stands.'),
	'sea.': () => t('Fleets go from sea to sea. An enemy fleet means battle.'),
	'land.': () => t('Troops march over lands joined by your own fleets. An enemy there means battle.'),
	battle: () => t('Each side adds a die to its pieces; the lower side loses one. After each round you may retreat.'),
	upkeep: () => t('A creature stays on the map only as long as its owner discards a priestess for it each round.'),
	creature: () => t('Creatures have one strong effect. The question mark on the card tells what it does.'),
	hero: () => t('A hero fights for you and may later be sacrificed for a metropolis.'),
	metropolis: () =>
		t(
			'A metropolis! Choose where it stands; it does what all basic buildings do, but never counts in a ' +
				'set of four.',
		),
	apollo: () =>
		t(
			'Apollo gives gold and two prosperity tokens, one for land and one for sea, that raise the income ' +
				'of their areas for good.',
		),
};

export const glossary = (): [string, string][] => [
	[t('offerings'), t('GP promised to a god; they are paid when every marker stands')],
	[t('prosperity'), t('horns of plenty: income at the start of each round')],
	[t('priestess'), t('makes each of your offerings cheaper by 1')],
	[t('philosopher'), t('four of them become a metropolis')],
	[t('metropolis'), t('what one wins with; does what all basic buildings do, but never counts in a set of four')],
	[t('creature'), t('a card with one strong effect, bought in one’s turn')],
	[t('faction'), t('the pieces of one colour; in team games a player may lead several')],
	[t('hero'), t('a figure that fights with an ability and can be sacrificed')],
];
