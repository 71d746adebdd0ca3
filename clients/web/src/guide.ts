// The guided first game: what a question means and how one wins, by the node that asks; and the
// words of each game. A prefix of the node's name is enough; the longest one counts.
import { t } from './i18n';

type Hints = Record<string, () => string>;

const legendary: Hints = {
	'': () => t('You win by owning metropolises. Everything that you may choose is lit on the board and listed here; anything else says why not.'),
	place: () => t('Put your first pieces where horns promise income, and keep them close together.'),
	offer: () => t('Bid for the god whose help you want this round: Poseidon sails, Ares marches, Athena teaches, Zeus prays. Whoever is outbid must go to another god. Apollo is free and gives gold.'),
	'turn.menu': () => t('Recruit, build, sail or march with the help of your god, then end the turn. Four different buildings become a metropolis; so do four philosophers.'),
	build: () => t('Choose a slot at the edge of your land. The four kinds together make a metropolis.'),
	recruit: () => t('Choose the area where the new piece stands.'),
	'sea.': () => t('Fleets step from sea to sea. An enemy fleet means battle.'),
	'land.': () => t('Troops march over lands joined by your own fleets. An enemy there means battle.'),
	battle: () => t('Each side adds a die to its pieces; the lower side loses one. After each round you may retreat.'),
	upkeep: () => t('A creature stays on the map only as long as somebody pays for it.'),
	creature: () => t('Creatures have one strong effect. The question mark on the card tells what it does.'),
	hero: () => t('A hero fights for you and may later be sacrificed for a metropolis.'),
	metropolis: () => t('A metropolis! Choose where it stands; it has the powers of all buildings, but never counts in a set of four.'),
	apollo: () => t('Apollo gives gold and two prosperity tokens, one for land and one for sea, that raise the income of their areas for good.'),
};

const cyclades: Hints = {
	'': () => t('Own two metropolises at the end of a round to win (three in a game for two). Everything that you may choose is lit on the board and listed here; anything else says why not.'),
	offer: () => t('Bid for the god whose help you want this round: Poseidon sails, Ares marches, Athena teaches, Zeus prays. Whoever is outbid must go to another god. Apollo is free and gives gold.'),
	'turn.act': () => t('Recruit, build, move or buy a creature with the help of your god, then end the turn. Four different buildings become a metropolis; so do four philosophers.'),
	apollo: () => t('Apollo gives gold, and to the first one a prosperity marker that raises the income of an area for good.'),
	sail: () => t('Fleets step from sea to sea. An enemy fleet means battle.'),
	battle: () => t('Each side adds a die to its pieces; the lower side loses one. After each round you may retreat.'),
	metro: () => t('A metropolis! Choose where it stands; it has the powers of all buildings, but never counts in a set of four.'),
};

const hellas: Hints = {
	'': () => t('There are four ways to win: rule two lands, hold five temples, slay three monsters, or control a finished monument long enough. Everything that you may choose is lit or listed.'),
	setup: () => t('Choose your hero and where to begin. Cities let you recruit, and temples are built on shrines.'),
	'turn.menu': () => t('First small actions, each once: use artifacts, pray, move the hero, move hoplites. Then one special action; used ones come back when somebody builds a monument.'),
	'hero.': () => t('The hero goes as many regions as his speed. Alone he hunts monsters and finishes quests.'),
	'hoplite.': () => t('Move hoplites to take regions: whoever has as many hoplites there as the population asks takes control.'),
	recruit: () => t('New hoplites come to your cities.'),
	monument: () => t('The monument grows, all used actions come back, and monsters stir.'),
	hunt: () => t('Play cards with the symbols of the monster to wound it; then defend against its attack.'),
	battle: () => t('Both sides count hoplites and play cards in turn; the stronger side wins the region.'),
	'monster.': () => t('When a monument grows, every monster rolls a die: it attacks, moves, or does nothing. Whoever built decides where it goes.'),
	draft: () => t('Choose a blessing; it is yours for the whole game.'),
};

const elysium: Hints = {
	'': () => t('Collect cards in your Domain and later write them as Legends in your Elysium: sets of one family, or of one level. Legends and powers give victory points.'),
	turn: () => t('Take one card, or a quest. Each card names columns in coloured circles: those columns must still stand before you.'),
	column: () => t('After taking a card one of your four columns goes down, any one. Keep those that you still need.'),
	after: () => t('You may use powers of your cards before the turn ends.'),
	legends: () => t('Writing: move cards from your Domain to your Elysium and pay their level in gold. Only Legends score at the end.'),
	pile: () => t('A Legend is either of one family with different levels, or of one level with different families.'),
	transfer: () => t('Writing: move cards from your Domain to your Elysium and pay their level in gold. Only Legends score at the end.'),
	option: () => t('The card offers a choice.'),
};

const all: Record<string, Hints> = { legendary, cyclades, hellas, elysium };

// The general hint only at the beginning of a game.
export function hint(game: string, node: string, line: number): string {
	const hints = all[game];
	if (!hints || !node) return '';
	const best = Object.keys(hints).filter(k => node.startsWith(k)).sort((a, b) => b.length - a.length)[0];
	return best === undefined || (best === '' && line > 30) ? '' : hints[best]!();
}

// What a game is, for the home page.
const paragraphs: Record<string, () => string> = {
	legendary: () => t('Rival factions among the Cyclades bid for the favour of the gods, round by round. Poseidon sails, Ares marches, the others bring priestesses, philosophers and buildings; creatures and heroes turn the tide. Three metropolises win.'),
	cyclades: () => t('Each round you bid gold for a god: fleets from Poseidon, troops from Ares, priests from Zeus, philosophers from Athena. Build, sail and fight among the islands; whoever owns two metropolises at the end of a round wins.'),
	hellas: () => t('Lead a hero and his hoplites over the map of Greece: take regions, build temples, raise monuments, finish quests, hunt monsters. There are four ways to win. Alone you hold out against the Persians.'),
	elysium: () => t('Five epochs of gathering heroes, sages and treasures of the gods. Four coloured columns decide what you can take; powers work in your Domain until you write the cards as Legends, which bring victory points.'),
};
export const introduction = (game: string): string => paragraphs[game]?.() ?? '';

export function glossary(game: string): [string, string][] {
	const gods = (clergy: string): [string, string][] => [
		[t('offering'), t('the gold bid for a god; it is paid when the bidding ends')],
		[t('prosperity'), t('horns of plenty: income at the start of each round')],
		[clergy, t('makes offerings cheaper by 1 each')],
		[t('philosopher'), t('four of them become a metropolis')],
		[t('metropolis'), t('what one wins with; has the powers of all buildings, but never counts in a set of four')],
		[t('creature'), t('a card with one strong effect, bought in one’s turn')],
	];
	switch (game) {
		case 'legendary':
			return [...gods(t('priestess')), [t('faction'), t('the pieces of one colour; in team games a player may lead several')], [t('hero'), t('a figure that fights with an ability and can be sacrificed')]];
		case 'cyclades':
			return gods(t('priest'));
		case 'hellas':
			return [
				[t('population'), t('hoplites needed to control a region')],
				[t('priest'), t('prays at a monument to raise a trait of the hero')],
				[t('special action'), t('one each turn; used ones are blocked until a monument is built')],
				[t('hunt'), t('a fight of a hero against a monster')],
				[t('blessing'), t('a lasting power from a god')],
				[t('glory token'), t('won by slaying a monster in a land; its holder may usurp regions there')],
			];
		case 'elysium':
			return [
				[t('Agora'), t('the cards on offer')],
				[t('Domain'), t('your cards with active powers')],
				[t('Elysium'), t('your written cards; they score at the end, their powers sleep')],
				[t('column'), t('one of four coloured pillars; one goes down with each card taken')],
				[t('quest'), t('decides turn order, gold and transfers of the epoch')],
				[t('Legend'), t('a set of one family or of one level')],
				[t('Citizen'), t('a card taken face down when nothing else can be had; a joker in Legends')],
			];
		default:
			return [];
	}
}
