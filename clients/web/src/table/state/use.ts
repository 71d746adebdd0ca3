// The state of a table in a component.
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { layOut } from '../../board/slices';
import type { Source } from '../../play/source';
import { Keeper } from './keeper';
import type { TableState } from './state';

export function useTable(source: Source, at: number | undefined, as: string | undefined): [TableState, Keeper] {
	const keeper = useMemo(() => new Keeper(source, at, as), [source]);
	const [now, setNow] = useState({ keeper, state: keeper.state });
	const state = now.keeper === keeper ? now.state : keeper.state;
	useEffect(() => {
		keeper.changed = state => setNow({ keeper, state });
		return keeper.open();
	}, [keeper]);
	useLayoutEffect(() => keeper.tell({ type: 'look', at, as }), [keeper, at, as]);
	// How long the first frame of a new position takes from its arrival until it is laid out (the others:
	// board/slices.ts): read by the browser tests.
	useLayoutEffect(() => {
		if (!keeper.began) return;
		layOut();
		performance.measure('repaint', { start: keeper.began, end: performance.now() });
		keeper.began = 0;
	}, [state]);
	return [state, keeper];
}
