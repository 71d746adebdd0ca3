// The tables of ours, read again whenever something happens at one of them; one stream for all who look.
import { useEffect, useState } from 'preact/hooks';
import { get, listen } from './api';
import type { Table } from './types';
import { known, useUser } from './user';

let tables: Table[] = [],
	stop: (() => void) | null = null;
const watching = new Set<(all: Table[]) => void>();

function have(all: Table[]) {
	tables = all;
	watching.forEach(f => f(all));
}

function read() {
	if (!known()) return have([]);
	get<{ tables: Table[] }>('/api/me', 1).then(
		a => have(a.tables ?? []),
		() => have([]),
	);
}

// there: a server answers. Where nobody is logged in, the stream still tells of what is public.
export function useMine(there: boolean, happened?: () => void): Table[] {
	const [all, setAll] = useState(tables);
	const user = useUser();
	useEffect(() => {
		if (!there) return;
		const look = (now: Table[]) => (setAll(now), happened?.());
		watching.add(look);
		stop ??= listen(
			[],
			kind => ['turn', 'table', 'league'].includes(kind) && read(),
			() => {},
		);
		read();
		return () => {
			watching.delete(look);
			if (watching.size) return;
			stop?.();
			stop = null;
		};
	}, [there, user?.id]);
	return all;
}
