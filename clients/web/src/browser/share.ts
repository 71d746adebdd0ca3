// A link to a game or to a position of it. A private game that is over is opened by whoever has its invitation in the
// link, as long as the one who opened the table allows it; everybody who played may give one.
import type { Source } from '../play/source';
import type { Table } from '../play/types';

// The invitation used for sharing a game: cached, since making another one revokes it.
const key = (id: string) => `shared ${id}`;
const given = (table: Table) => (table.public || table.locked ? null : localStorage.getItem(key(table.id)));

// Unless the contract keeps the game among those who played it.
export const mayShare = (table: Table) =>
	table.public || (table.contract?.share !== false && (table.owner || (table.status === 'over' && !!table.you)));
// Whoever has the link can open it.
export const opens = (table: Table) => table.public || isShared(table);
export const isShared = (table: Table) => !table.public && !!given(table);

export function linkTo(table: Table, at: number, as?: string): string {
	const invite = given(table),
		words = [`at=${at}`, as ? `as=${as}` : '', invite ? `invite=${invite}` : ''];
	return `${location.origin}/#/table/${table.id}?${words.filter(Boolean).join('&')}`;
}

// Opens a private game of ours to whoever gets the link.
export async function share(source: Source, table: Table): Promise<void> {
	if (table.public || isShared(table)) return;
	const { invite } = (await source.act('invite')) as { invite: string };
	localStorage.setItem(key(table.id), invite);
	if (table.locked && table.owner) await source.act('lock', { locked: false });
}

// Closes it again: links shared so far stop working.
export async function unshare(source: Source, table: Table): Promise<void> {
	localStorage.removeItem(key(table.id));
	await source.act('lock', { locked: true });
}
