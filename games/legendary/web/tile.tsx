// A tile of the map as it is printed, and the places where tiles lie side by side.
import { middle, reach, turned, type Hex, type Tiles } from './tiles';

const ROOT3 = Math.sqrt(3);
const TILT = Math.atan2(3, 4 * ROOT3); // so that rows of tiles run horizontally
export const point = ([q, r]: Hex): [number, number] => {
	const x = ROOT3 * (q + r / 2),
		y = 1.5 * r,
		c = Math.cos(TILT),
		s = Math.sin(TILT);
	return [c * x + s * y, c * y - s * x];
};
const corners = Array.from(
	{ length: 6 },
	(_, i) => [Math.sin((i * Math.PI) / 3 - TILT), Math.cos((i * Math.PI) / 3 - TILT)] as const,
);
const hexPath = (h: Hex, size = 1) => {
	const [x, y] = point(h);
	return (
		corners
			.map(([dx, dy], i) => `${i ? 'L' : 'M'}${(x + size * dx).toFixed(2)} ${(y + size * dy).toFixed(2)}`)
			.join('') + 'Z'
	);
};
export const paths = (hexes: Hex[], size?: number) => hexes.map(h => hexPath(h, size)).join('');
const wide = 2; // hexes round the middle of a tile
export const disc: Hex[] = Array.from({ length: 25 }, (_, i) => [(i % 5) - 2, Math.floor(i / 5) - 2] as Hex).filter(
	([q, r]) => Math.abs(q + r) <= wide,
);

// The place of a tile that is nearest to a point.
export function placeAt(x: number, y: number): Hex {
	let best: Hex = [0, 0],
		least = Infinity;
	for (let u = -reach; u <= reach; u++)
		for (let v = -reach; v <= reach; v++) {
			const [px, py] = point(middle(u, v)),
				far = (px - x) ** 2 + (py - y) ** 2;
			if (far < least) [best, least] = [[u, v], far];
		}
	return best;
}

// A tile round its middle.
export function Tile(p: { areas: Tiles extends Map<string, infer A> ? A : never; turns: number }) {
	const of = (land: boolean) => p.areas.filter(a => a.land === land).map(a => a.hexes.map(h => turned(h, p.turns)));
	const lands = of(true);
	return (
		<>
			<path class="tile__ground" d={paths(disc)} />
			{of(false).map((hexes, i) => (
				<path class="tile__sea" data-n={i} d={paths(hexes)} />
			))}
			<path class="tile__shore" d={lands.map(h => paths(h)).join('')} />
			{lands.map(hexes => (
				<g>
					<path class="tile__edge" d={paths(hexes, 0.94)} />
					<path class="tile__land" d={paths(hexes, 0.94)} />
				</g>
			))}
		</>
	);
}
