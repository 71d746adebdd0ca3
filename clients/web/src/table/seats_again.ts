// Who sits where when a game is played once more; rotated: everybody one seat further.
import type { Table } from '../play/types';

// Colours go along with us and with bots; whoever comes by invitation chooses one again.
export function seatsAgain(table: Pick<Table, 'seats' | 'you'>, rotated: boolean) {
	const seat = table.seats.map(s => {
		if (s.seat === table.you) return { kind: 'me', colour: s.colour };
		return s.kind === 'bot' && !s.user ? { kind: 'bot', bot: s.bot, colour: s.colour } : { kind: 'open' };
	});
	if (rotated) seat.unshift(seat.pop()!);
	return seat;
}
