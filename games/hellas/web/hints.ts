// What a question means and how one wins, by the node that asks: a prefix of the node's name is enough,
// the longest one counts. And the words of the game.
import { t } from 'page/words/i18n';
import type { Hints } from 'page/face/face';
import { fact } from 'page/face/facts';
import { alone } from './model';

// How one wins and loses in the mode that is played, with so many players.
const goal = (p: Parameters<Hints['']>[0]) =>
	['win', 'lose'].map(token => fact(p, 'does', token)?.text ?? '').join(' ');

export const hints: Hints = {
	// alone the rail tells how one wins
	'': p => `${alone(p) ? '' : goal(p)} ${t('Everything that you may choose is lit or listed.')}`.trim(),
	'solo.token': () =>
		t('Hoplites recruited there have its colour. Lands that turn against you lose yellow tokens, never blue ones.'),
	setup: () => t('Choose your hero and where to begin. Cities let you recruit, and temples are built on shrines.'),
	'turn.menu': p =>
		[
			t(
				'First small actions, each once: use artifacts, pray, move the hero, move hoplites. Then one special ' +
					'action.',
			),
			fact(p, 'does', 'used')?.text ?? '',
		].join(' '),
	'hero.': () => t('The hero goes as many regions as his speed. Alone he hunts monsters and finishes quests.'),
	'hoplite.': () =>
		t('Move hoplites to take regions: whoever has as many hoplites there as the population asks takes control.'),
	// the special action; other ways to recruit say how many
	recruit: p =>
		(p.view.view.flow?.some(f => f.at === 'recruit') && fact(p, 'does', 'effect', 'special:recruit')?.text) || '',
	monument: () => t('The monument grows, all used actions come back, and monsters stir.'),
	hunt: () => t('Play cards with the symbols of the monster to wound it; then defend against its attack.'),
	battle: () => t('Both sides count hoplites and play cards in turn; the stronger side wins the region.'),
	'monster.': p =>
		alone(p)
			? t('Monsters act by the number of their region: they strike, or follow the arrow.')
			: t(
					'When a monument grows, every monster rolls a die: it attacks, moves, or does nothing. ' +
						'Whoever built decides where it goes.',
				),
	draft: () => t('Choose a blessing; it is yours for the whole game.'),
};

export const glossary = (): [string, string][] => [
	[t('population'), t('hoplites needed to control a region')],
	[t('priest'), t('prays at a monument to raise a trait of the hero')],
	[t('special action'), t('one each turn; used ones are blocked until a monument is built, alone until you pass')],
	[t('hunt'), t('a fight of a hero against a monster')],
	[t('blessing'), t('a lasting power from a god')],
	[t('glory token'), t('won by slaying a monster in a land; its holder may usurp regions there')],
];
