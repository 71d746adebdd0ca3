// Small signs on the map of a choice that is being made: chips on the places, the dots of a march.
import { percent } from '../table/outlook';
import type { StageArea } from './layout';

export type Spot = (area: string) => [number, number];

export const chipped = (a: StageArea) => !!a.hit && (a.hit['data-price'] !== undefined || a.hit['data-foes'] !== undefined || !!a.hit['data-warning']);

// On a place that may be chosen: what going there costs, who stands there, the chance with all that may go, and a sign where that is a loss.
export function Chip(p: { price?: unknown; foes?: unknown; warned?: boolean; chance?: number; at: [number, number] }) {
	const { price, foes, warned, chance } = p;
	const parts = [price !== undefined && { sign: 'i-gold', text: String(price) }, foes !== undefined && { sign: 'i-battle', text: String(foes) }, chance !== undefined && { sign: '', text: percent(chance) }, !!warned && { sign: 'i-warning', text: '' }].filter(x => !!x);
	const wide = (x: { sign: string; text: string }) => (x.sign ? 20 : 6) + x.text.length * (x.sign ? 9 : 7.5), width = parts.reduce((w, x) => w + wide(x), 8);
	let x = -width / 2 + 6;
	return (
		<g class={warned ? 'map-chip warned' : 'map-chip'} transform={`translate(${p.at[0].toFixed(1)} ${(p.at[1] - 26).toFixed(1)})`} aria-hidden="true">
			<rect x={-width / 2} y={-12} width={width} height={24} rx={12} />
			{parts.map(part => {
				const at = x;
				x += wide(part);
				return part.sign ? <g><use href={`#${part.sign}`} x={at} y={-8} width={16} height={16} /><text x={at + 18} y={5}>{part.text}</text></g> : <text class="map-chip__odds" x={at + 1} y={5}>{part.text}</text>;
			})}
		</g>
	);
}

// A march: dots from place to place, an arrow at its end.
export function Way(p: { through: string[]; spot: Spot }) {
	const at = p.through.map(p.spot), [x1, y1] = at.at(-2)!, [x2, y2] = at.at(-1)!;
	const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
	return (
		<g class="map-way">
			<path class="map-way__under" d={at.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
			<path d={at.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
			<path class="map-way__head" transform={`translate(${(x1 + x2 * 2) / 3} ${(y1 + y2 * 2) / 3}) rotate(${turn})`} d="M9 0L-7 8L-3 0L-7 -8Z" />
		</g>
	);
}
