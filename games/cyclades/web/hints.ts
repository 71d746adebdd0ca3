// What a question means and how one wins, by the node that asks: a prefix of the node's name is enough,
// the longest one counts. And the words of the game.
import { t } from 'page/words/i18n';
import type { Hints } from 'page/face/face';
import { facts } from 'page/face/facts';

export const hints: Hints = {
	'': p =>
		t(
			'Metropolises that you need at the end of a round to win: {n}. What is lit may be chosen; anything ' +
				'else says why not.',
			{ n: facts(p, 'need')[0]?.of ?? '' },
		),
	offer: () =>
		t(
			'Poseidon sails, Ares marches, Athena teaches, Zeus prays. Whoever is outbid goes to another god. ' +
				'Apollo is free and gives gold.',
		),
	'turn.act': () =>
		t(
			'Touch what is lit, as often as you can pay. Four different buildings become a metropolis; so do ' +
				'four philosophers.',
		),
	apollo: () =>
		t('Apollo gives gold, and to the first one a prosperity marker that raises the income of an area for good.'),
	sail: () => t('Fleets step from sea to sea. An enemy fleet means battle.'),
	battle: () => t('Each side adds a die to its pieces; the lower side loses one. After each round you may retreat.'),
	metro: () =>
		t(
			'A metropolis! Choose where it stands; it has the powers of all buildings, but never counts in a ' +
				'set of four.',
		),
};

export const glossary = (): [string, string][] => [
	[t('offering'), t('the gold bid for a god; it is paid when the bidding ends')],
	[t('prosperity'), t('horns of plenty: income at the start of each round')],
	[t('priest'), t('makes offerings cheaper by 1 each')],
	[t('philosopher'), t('four of them become a metropolis')],
	[t('metropolis'), t('what one wins with; has the powers of all buildings, but never counts in a set of four')],
	[t('creature'), t('a card with one strong effect, bought in one’s turn')],
];
