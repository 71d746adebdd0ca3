// Seats: colour, emblem and pattern always together; no digit or letter stands for a seat.
import type { Colour } from '../face/face';
import type { GameInfo } from '../play/types';
import { Sign } from './sign';

export const emblems: Record<Colour, string> = {
	red: 'owl',
	blue: 'trident',
	yellow: 'sun',
	green: 'laurel',
	black: 'helmet',
	purple: 'vine',
};
const drawn = Object.keys(emblems) as Colour[];

// A game's colours in the engine's order, which is that of the seats. A game without its own uses those above.
type Palette = GameInfo['colours'] | undefined;

// The colour of a seat ("s3") or of what bears a colour's name ("red").
export function colourOf(owner: string | null | undefined, palette?: Palette): Colour | undefined {
	const seat = /^s(\d)$/.exec(owner ?? ''),
		name = seat ? (palette?.length ? palette.map(c => c.token) : drawn)[Number(seat[1]) - 1] : owner;
	return drawn.find(c => c === name);
}

// The colour of an owner: of what it plays, as chosen (the table's colours), else the usual one.
export const painter =
	(palette: Palette, colours: Record<string, string> | undefined, plays: Record<string, string[]>) =>
	(owner: string | null | undefined) => {
		const who = (owner && plays[owner]?.[0]) || owner;
		return colourOf((who && colours?.[who]) || who, palette);
	};

export const Emblem = (p: { colour: Colour | undefined; label?: string }) => (
	<Sign id={p.colour ? `emblem-${emblems[p.colour]}` : 'i-others'} label={p.label} />
);

// A seat as a small disc: in the story, on tracks, as owner of something.
export const Mark = (p: { colour: Colour | undefined; label?: string; size?: number }) => (
	<span
		class="mark"
		data-seat={p.colour}
		style={p.size ? { '--size': p.size + 'px' } : undefined}
		role={p.label ? 'img' : undefined}
		aria-label={p.label}
		data-tip={p.label}
	>
		<Emblem colour={p.colour} />
	</span>
);
