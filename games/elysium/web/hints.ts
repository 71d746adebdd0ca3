// What a question means and how one wins, by the node that asks: a prefix of the node's name is enough,
// the longest one counts. And the words of the game.
import { t } from 'page/words/i18n';
import type { Hints } from 'page/face/face';

export const hints: Hints = {
	'': () =>
		t(
			'Collect cards in your Domain, then write them as Legends in your Elysium: sets of one family or ' +
				'of one level.',
		),
	turn: () => t('Take a card or a quest. The columns shown on it must still stand before you.'),
	column: () => t('After taking a card one of your four columns goes down, any one. Keep those that you still need.'),
	after: () => t('You may use powers of your cards before the turn ends.'),
	legends: () => t('Move cards to your Elysium for their level in gold. Only Legends score at the end.'),
	pile: () => t('A Legend is either of one family with different levels, or of one level with different families.'),
	transfer: () => t('Move cards to your Elysium for their level in gold. Only Legends score at the end.'),
	option: () => t('The card offers a choice.'),
};

export const glossary = (): [string, string][] => [
	[t('Agora'), t('the cards on offer')],
	[t('Domain'), t('your cards with active powers')],
	[t('Elysium'), t('your written cards; they score at the end, their powers sleep')],
	[t('column'), t('one of four coloured pillars; one goes down with each card taken')],
	[t('quest'), t('decides turn order, gold and transfers of the epoch')],
	[t('Legend'), t('a set of one family or of one level')],
	[t('Citizen'), t('a card taken face down when nothing else can be had; a joker in Legends')],
];
