// The pieces on a map, drawn from the sprite's symbols (symbols/pieces.mjs) with a shadow under them and one badge that
// counts. Shape tells the kind, colour and emblem the owner: shield = fighters, crescent = mercenaries, hull = fleet,
// gold rim = hero, clay tile = building, marble = metropolis, black glaze = creature. Each is centred on 0, 0 and fills
// a box of w by h px.
import type { Colour } from '../face/face';
import { SignAt } from '../kit/sign';

const Shadow = (p: { w: number; y: number; flat?: boolean }) => (
	<ellipse class="map-shadow" cx={p.w * 0.03} cy={p.y} rx={p.w * 0.5} ry={p.flat ? p.w * 0.09 : p.w * 0.5} />
);

// How many stand here.
function Badge(p: { n: number; w: number; h: number }) {
	if (p.n < 2) return null;
	const wide = p.n > 9 ? 9.5 : 7.5,
		small = Math.min(1, Math.max(0.94, 0.3 + p.w / 40)); // its number stays legible however small the piece is
	return (
		<g
			class="map-count"
			transform={
				`translate(${(p.w / 2 - 5 * small).toFixed(1)} ${(p.h / 2 - 5 * small).toFixed(1)}) ` +
				`scale(${small.toFixed(2)})`
			}
		>
			<rect x={-wide} y="-7.5" width={wide * 2} height="15" rx="7.5" />
			<text y="4.2">{p.n}</text>
		</g>
	);
}

interface Box {
	w: number;
	h: number;
}

// More than one: a second shield looks out behind the first. Citizens carry round shields, mercenaries crescents.
export function Troops(p: Box & { colour: Colour; n: number; hired?: boolean }) {
	const own = `${p.hired ? 'mercenary' : 'troop'}-${p.colour}`,
		s = p.w * (p.n > 1 ? 0.93 : 1),
		shift = p.n > 1 ? p.w * 0.07 : 0;
	return (
		<>
			<Shadow w={s * 0.92} y={p.h * 0.07} />
			{p.n > 1 && <SignAt id={own} x={shift} y={-shift} s={s} />}
			<SignAt id={own} x={-shift / 2} y={shift / 2} s={s} />
			<Badge n={p.n} w={p.w} h={p.h} />
		</>
	);
}

export function Fleet(p: Box & { colour: Colour; n: number }) {
	const s = Math.min(p.w, (p.h * 72) / 66);
	return (
		<>
			<Shadow w={s * 0.86} y={p.h * 0.36} flat />
			{p.n > 1 && <SignAt id={`fleet-${p.colour}`} x={s * 0.07} y={-s * 0.05} s={s * 0.92} class="map-behind" />}
			<SignAt
				id={`fleet-${p.colour}`}
				x={p.n > 1 ? -s * 0.03 : 0}
				y={p.n > 1 ? s * 0.03 : 0}
				s={s * (p.n > 1 ? 0.94 : 1)}
			/>
			<Badge n={p.n} w={p.w} h={p.h} />
		</>
	);
}

// Owned, and nobody stands there.
export const Flag = (p: Box & { colour: Colour }) => (
	<SignAt id={`flag-${p.colour}`} x={0} y={0} s={Math.min(p.w, (p.h * 42) / 48)} />
);

export function Hero(p: Box & { colour: Colour | undefined; glyph: string }) {
	const s = Math.min(p.w, (p.h * 72) / 76);
	return (
		<>
			<Shadow w={s * 0.95} y={s * 0.08} />
			<SignAt id={`hero-${p.colour ?? 'black'}`} x={0} y={0} s={s} />
			<g class="map-ink">
				<SignAt id={`g-${p.glyph}`} x={0} y={-s * 0.09} s={s * 0.5} />
			</g>
		</>
	);
}

// A creature or a monster; its owner, where it has one, is a small shield at its foot.
export function Figure(p: Box & { colour?: Colour; glyph: string }) {
	const s = Math.min(p.w, p.h);
	return (
		<>
			<Shadow w={s * 0.95} y={s * 0.09} />
			<SignAt id="monster" x={0} y={0} s={s} />
			<g class="map-clay">
				<SignAt id={`g-${p.glyph}`} x={0} y={p.colour ? -s * 0.05 : 0} s={s * 0.58} />
			</g>
			{p.colour && <SignAt id={`troop-${p.colour}`} x={0} y={s * 0.36} s={s * 0.4} />}
		</>
	);
}

// next: the building that would stand here
export const FreeSlot = (p: Box & { next?: string }) => (
	<>
		<rect class="map-free" x={-p.w / 2 + 1} y={-p.h / 2 + 1} width={p.w - 2} height={p.h - 2} rx={p.w * 0.17} />
		{p.next && <SignAt id={`i-${p.next}`} x={0} y={0} s={p.w * 0.66} class="map-coming" />}
	</>
);

export function Building(p: Box & { kind: string }) {
	return (
		<>
			<ellipse class="map-shadow" cx="1" cy={p.h * 0.1} rx={p.w * 0.5} ry={p.h * 0.46} />
			<SignAt id={`tile-${p.kind}`} x={0} y={0} s={p.w * 1.08} />
		</>
	);
}

export function Metropolis(p: Box & { colour?: Colour }) {
	const s = Math.min(p.w, (p.h * 92) / 64);
	return (
		<>
			<Shadow w={s * 0.95} y={p.h * 0.4} flat />
			<SignAt id="metropolis" x={0} y={0} s={s} />
			{p.colour && (
				<rect
					class="map-foot"
					data-seat={p.colour}
					x={-s * 0.46}
					y={s * 0.2}
					width={s * 0.92}
					height={s * 0.07}
					rx="1"
				/>
			)}
		</>
	);
}

// Income: a milled coin with its number.
export function Coin(p: { n: number; s: number }) {
	return (
		<g class="map-coin">
			<SignAt id="coin" x={0} y={0} s={p.s} />
			<text y={p.s * 0.23} font-size={Math.max(11, p.s * 0.62)}>
				{p.n}
			</text>
		</g>
	);
}
