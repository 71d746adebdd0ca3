// The words of the Legendary Edition for what both games show.
import { t } from 'page/words/i18n';
import { philosophers, type Words } from '../../aegean/web/words';

export const words: Words = {
	battle: where => t('Battle for {where}', { where }),
	attacker: () => t('attacking'),
	defender: () => t('defending'),
	units: n => t('units: {n}', { n }),
	besides: n => t('{n} of it by buildings, heroes and creatures', { n }),
	strength: () => t('combat strength before the dice'),
	rolled: (n, m) => t('the last round of the battle: {n} to {m}', { n, m }),
	offerings: () => t('Offerings to the gods'),
	least: () => t('Touch the least offering below a god, or the god for more.'),
	price: n => t('cost: {n}', { n }),
	costs: {
		fleet: prices => t('new fleets cost {prices}', { prices }),
		troop: prices => t('basic troops cost {prices}', { prices }),
		mercenary: prices => t('mercenaries cost {prices}', { prices }),
		priestess: prices => t('priestesses cost {prices}', { prices }),
		philosopher: philosophers,
	},
	sails: n => t('a sea move costs {n}', { n }),
	marches: n => t('a land move costs {n}', { n }),
	anyBuilding: () => t('a building of a new kind'),
	built: list => t('basic buildings: {list}', { list }),
};
