// The same game once more: same people, bots and options; rotated: everybody one seat further.
import { post } from '../api';
import { go } from '../router';
import { begin } from '../source';
import type { Table } from '../types';

export async function rematch(table: Table, rotated: boolean) {
	const seat = table.seats.map(s => (s.seat === table.you ? { kind: 'me' } : s.kind === 'bot' && !s.user ? { kind: 'bot', bot: s.bot } : { kind: 'open' }));
	if (rotated) seat.unshift(seat.pop()!);
	const answer = await post<{ table: Table; invite?: string }>('/api/tables', {
		game: table.game,
		seats: table.seats.length,
		options: table.options,
		seat,
		clock: table.clock ? { bank_s: table.clock.bank_s, increment_s: table.clock.increment_s } : null,
		public: false,
		undo: table.undo,
		name: table.name,
	});
	if (table.seats.every(s => s.seat === table.you || (s.kind === 'bot' && !s.user))) await begin(answer.table);
	if (answer.invite) sessionStorage.setItem('invite ' + answer.table.id, answer.invite);
	go('table/' + answer.table.id);
}
