// Small signs on the map of a choice that is being made: chips on the places, the dots of a march.
import { percent } from '../table/outlook';
import { chipHeight, type ChipWish } from './chipspots';
import type { StageArea } from './layout';

export type Spot = (area: string) => [number, number];
export interface ChipAt {
	area: StageArea;
	at: [number, number];
	of: [number, number];
	w: number;
} // of: the spot of its place

const chipped = (a: StageArea) =>
	!!a.hit && (a.hit['data-price'] !== undefined || a.hit['data-foes'] !== undefined || !!a.hit['data-warning']);

interface Told {
	price?: unknown;
	foes?: unknown;
	warned?: boolean;
	chance?: number;
}
interface Sign {
	sign: string;
	text: string;
}

// Once the chance is known it stands for the strength of the others and for the warning.
function told({ price, foes, warned, chance }: Told): Sign[] {
	const gold = price !== undefined && { sign: 'i-gold', text: String(price) };
	if (chance !== undefined) return [gold, { sign: 'i-battle', text: percent(chance) }].filter(x => !!x);
	return [
		gold,
		foes !== undefined && { sign: 'i-battle', text: String(foes) },
		!!warned && { sign: 'i-warning', text: '' },
	].filter(x => !!x);
}
const wide = (x: Sign) => 20 + x.text.length * (x.text.length > 2 ? 7.5 : 9),
	widthOf = (parts: Sign[]) => parts.reduce((w, x) => w + wide(x), 8);

const apart = 36; // px: farther from its spot a chip has a thread to it
export const toldOn = (a: StageArea): Told => ({
	price: a.hit!['data-price'],
	foes: a.hit!['data-foes'],
	warned: !!a.hit!['data-warning'],
});

// The room that the chips need; where somebody stands, also for the chance that will be known a moment later.
export const chipWishes = (areas: StageArea[]): ChipWish[] =>
	areas.filter(chipped).map(a => {
		const now = toldOn(a),
			w = widthOf(told(now));
		return { id: a.id, w: now.foes === undefined ? w : Math.max(w, widthOf(told({ ...now, chance: 0.5 }))) };
	});

// On a place that may be chosen: what going there costs, who stands there and a sign where that is a loss, or the
// chance with all that may go.
export function Chip(p: Told & Pick<ChipAt, 'at' | 'of'>) {
	const parts = told(p),
		width = widthOf(parts);
	const [dx, dy] = [p.of[0] - p.at[0], p.of[1] - p.at[1]];
	let x = -width / 2 + 6;
	return (
		<g
			class={p.warned ? 'map-chip warned' : 'map-chip'}
			transform={`translate(${p.at[0].toFixed(1)} ${p.at[1].toFixed(1)})`}
			aria-hidden="true"
		>
			{Math.hypot(dx, dy) > apart && <path d={`M0 0L${dx.toFixed(1)} ${dy.toFixed(1)}`} />}
			<rect x={-width / 2} y={-chipHeight / 2} width={width} height={chipHeight} rx={chipHeight / 2} />
			{parts.map(part => {
				const at = x;
				x += wide(part);
				return (
					<g>
						<use href={`#${part.sign}`} x={at} y={-8} width={16} height={16} />
						<text class={part.text.endsWith('%') ? 'map-chip__odds' : undefined} x={at + 18} y={5}>
							{part.text}
						</text>
					</g>
				);
			})}
		</g>
	);
}

// A march: dots from place to place, an arrow at its end.
export function Way(p: { through: string[]; spot: Spot }) {
	const at = p.through.map(p.spot),
		[x1, y1] = at.at(-2)!,
		[x2, y2] = at.at(-1)!;
	const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
	return (
		<g class="map-way">
			<path class="map-way__under" d={at.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
			<path d={at.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
			<path
				class="map-way__head"
				transform={`translate(${(x1 + x2 * 2) / 3} ${(y1 + y2 * 2) / 3}) rotate(${turn})`}
				d="M9 0L-7 8L-3 0L-7 -8Z"
			/>
		</g>
	);
}
