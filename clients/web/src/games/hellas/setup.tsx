// How a table of Lords of Hellas looks while it is set up.
import type { SetupFace } from '../../face';
import { t } from '../../i18n';
import { onlyMap, TableMap } from '../../setup/board';

export const setup: SetupFace = {
	Map: TableMap,
	Board: onlyMap(n => (n === 1 ? t('Greece, alone against the Persians') : t('Greece: the same map for any number of players'))),
	looks: () => ({}),
};
