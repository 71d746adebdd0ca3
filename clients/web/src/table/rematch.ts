// The same game once more: same people, bots, colours and options.
import { post } from '../play/api';
import { go } from '../browser/router';
import { begin } from '../play/source';
import type { Table } from '../play/types';
import { seatsAgain } from './seats_again';

export async function rematch(table: Table, rotated: boolean) {
	const answer = await post<{ table: Table; invite?: string }>('/api/tables', {
		game: table.game,
		seats: table.seats.length,
		options: table.options,
		seat: seatsAgain(table, rotated),
		clock: table.clock ? { bank_s: table.clock.bank_s, increment_s: table.clock.increment_s } : null,
		public: false,
		undo: table.undo,
		name: table.name,
	});
	if (table.seats.every(s => s.seat === table.you || (s.kind === 'bot' && !s.user))) await begin(answer.table);
	if (answer.invite) sessionStorage.setItem('invite ' + answer.table.id, answer.invite);
	go('table/' + answer.table.id);
}
