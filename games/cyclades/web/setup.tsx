// How a table of Cyclades looks while it is set up.
import type { SetupFace } from 'page/face/face';
import { t, tn } from 'page/words/i18n';
import { onlyMap, TableMap } from 'page/house/setup/ground';

export const setup: SetupFace = {
	Map: TableMap,
	Board: onlyMap(n => tn('The map for {n} player', 'The map for {n} players', n)),
	looks: () => ({
		purses: {
			sign: 'i-gold',
			title: t('Purses'),
			values: {
				closed: [t('behind screens'), t('Nobody sees how much gold the others have.')],
				open: [t('open'), t('All gold lies on the table.')],
			},
		},
		start: {
			sign: 'i-fleet',
			title: t('Where you begin'),
			values: {
				dealt: [t('by chance'), t('Islands and fleets are dealt at random.')],
				fixed: [t('by seat'), t('Every seat has its own place on the map.')],
				corners: [t('corners'), t('Every seat has its own place; two players begin in the corners.')],
			},
		},
	}),
};
