// The same game once more: an offer to everybody who played. The server keeps their seats until they answer.
import { post } from '../play/api';
import { go } from '../browser/router';
import { begin } from '../play/source';
import type { Table } from '../play/types';

export async function rematch(table: Table, rotated: boolean) {
	const answer = await post<{ table: Table; invite?: string }>(`/api/tables/${table.id}/rematch`, { rotated });
	const again = answer.table,
		offered = again.seats.find(s => s.seat === again.you)?.offered;
	if (offered) return accept(again.id); // somebody was quicker
	if (again.status === 'open' && again.owner && again.seats.every(s => s.kind !== 'open')) await begin(again);
	if (answer.invite) sessionStorage.setItem('invite ' + again.id, answer.invite);
	go('table/' + again.id);
}

export async function accept(id: string) {
	await post(`/api/tables/${id}/join`, {});
	go('table/' + id);
}

export const decline = (id: string) => post(`/api/tables/${id}/leave`, {});
