// How a table of Lords of Hellas looks while it is set up.
import type { SetupFace } from 'page/face/face';
import { t } from 'page/words/i18n';
import { onlyMap, TableMap } from 'page/house/setup/ground';

export const setup: SetupFace = {
	Map: TableMap,
	Board: onlyMap(n =>
		n === 1 ? t('Greece, alone against the Persians') : t('Greece: the same map for any number of players'),
	),
	looks: () => ({
		persians: {
			sign: 'i-battle',
			title: t('The Persians'),
			values: {
				usual: [t('strong'), t('As the rules have them: they win most games.')],
				fair: [
					t('weaker'),
					t('An even fight: your monuments grow more easily, and Act II begins with more hoplites.'),
				],
			},
		},
	}),
};
