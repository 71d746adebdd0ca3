// Seats: colour, emblem and pattern always together; no digit or letter stands for a seat.
import type { Colour } from '../face';
import { Sign } from './sign';

export const emblems: Record<Colour, string> = { red: 'owl', blue: 'trident', yellow: 'sun', green: 'laurel', black: 'helmet', purple: 'vine' };
const order: Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'purple'];

// The colour of a seat ("s3") or of what bears a colour's name ("red").
export function colourOf(owner: string | null | undefined): Colour | undefined {
	if (!owner) return undefined;
	const seat = /^s(\d)$/.exec(owner);
	if (seat) return order[Number(seat[1]) - 1];
	return order.find(c => c === owner);
}

// By whom what is drawn: as seats chose (the table's colours), by what they play.
export const painter = (colours: Record<string, string> | undefined, plays: Record<string, string[]>) => (owner: string | null | undefined) => {
	const who = (owner && plays[owner]?.[0]) || owner;
	return colourOf((who && colours?.[who]) || who);
};

export const Emblem = (p: { colour: Colour | undefined; label?: string }) => <Sign id={p.colour ? `emblem-${emblems[p.colour]}` : 'i-others'} label={p.label} />;

// A seat as a small disc: in the story, on tracks, as owner of something.
export const Mark = (p: { colour: Colour | undefined; label?: string; size?: number }) => (
	<span class="mark" data-seat={p.colour} style={p.size ? { '--size': p.size + 'px' } : undefined} role={p.label ? 'img' : undefined} aria-label={p.label} title={p.label}>
		<Emblem colour={p.colour} />
	</span>
);
