// The words of Cyclades (2009) for what both games show.
import { t, tn } from 'page/words/i18n';
import { philosophers, type Words } from '../../aegean/web/words';

export const words: Words = {
	battle: where => t('Battle: {where}', { where }),
	attacker: () => t('attacker'),
	defender: () => t('defender'),
	units: (n, sea) => (sea ? tn('{n} fleet', '{n} fleets', n) : tn('{n} troop', '{n} troops', n)),
	besides: n => t('{n} of it by buildings and creatures', { n }),
	strength: () => t('strength before the dice'),
	rolled: (n, m) => t('the last assault: {n} to {m}', { n, m }),
	offerings: () => t('Offerings'),
	least: () => t('Touch the least offer to a god, or the god for more.'),
	price: n => t('price {n}', { n }),
	costs: {
		fleet: prices => t('fleets cost {prices}', { prices }),
		troop: prices => t('troops cost {prices}', { prices }),
		priest: prices => t('priests cost {prices}', { prices }),
		philosopher: philosophers,
	},
	sails: n => t('moving fleets costs {n}', { n }),
	marches: n => t('moving troops costs {n}', { n }),
	built: list => t('buildings: {list}', { list }),
};
