// The table: one page for every game. The face draws, this page asks and answers.
import { useEffect, useState } from 'preact/hooks';
import { useFace } from '../face/load';
import { House } from '../house/frame';
import { Waiting } from '../house/waiting';
import type { Source } from '../play/source';
import type { GameInfo } from '../play/types';
import { t } from '../words/i18n';
import { useLook } from './look';
import { Plain } from './plain';
import { useTable } from './state/use';
import { TheTable } from './thetable';

export function TablePage({ source }: { source: Source }) {
	const [at, as, look] = useLook(),
		[state, keeper] = useTable(source, at, as);
	const [game, setGame] = useState<GameInfo>();
	const { table, stage, lost } = state,
		face = useFace(table?.game);
	useEffect(() => {
		if (table)
			source.games().then(
				all => setGame(all.find(g => g.id === table.game)),
				() => {},
			);
	}, [table?.game]);
	if (state.sentAway !== undefined)
		return (
			<House>
				<section class="note" role="alert">
					<p>
						{state.sentAway
							? t('{name} has sent you away from this table.', { name: state.sentAway })
							: t('You cannot see this table any more.')}
					</p>
					<a class="btn" href="#/">
						{t('To the home page')}
					</a>
				</section>
			</House>
		);
	if (table?.status === 'open') {
		const again = () => keeper.tell({ type: 'refresh' });
		return (
			<House class="room">
				<Waiting source={source} table={table} game={game} again={again} news={state.chat} />
			</House>
		);
	}
	if (!table || !stage || !game || face === undefined) return <Plain why={lost} />;
	return <TheTable {...{ source, keeper, state, table, stage, game, face, look }} />;
}
