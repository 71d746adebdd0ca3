// Pieces common to all boards: a colour never stands alone, each carries a letter and a pattern.
import { IconAt } from '../icon';

export const colours: Record<string, { fill: string; ink: string; letter: string }> = {
	purple: { fill: '#7a3f98', ink: '#fff', letter: 'P' },
	yellow: { fill: '#f2c318', ink: '#221a00', letter: 'Y' },
	blue: { fill: '#1f5fb0', ink: '#fff', letter: 'B' },
	black: { fill: '#26262b', ink: '#fff', letter: 'K' },
	red: { fill: '#b92c25', ink: '#fff', letter: 'R' },
	green: { fill: '#237a40', ink: '#fff', letter: 'G' },
	white: { fill: '#f4f4f0', ink: '#222', letter: 'W' },
	persian: { fill: '#3b3b44', ink: '#fff', letter: 'X' },
	s1: { fill: '#b92c25', ink: '#fff', letter: '1' },
	s2: { fill: '#1f5fb0', ink: '#fff', letter: '2' },
	s3: { fill: '#f2c318', ink: '#221a00', letter: '3' },
	s4: { fill: '#237a40', ink: '#fff', letter: '4' },
	s5: { fill: '#26262b', ink: '#fff', letter: '5' },
	s6: { fill: '#7a3f98', ink: '#fff', letter: '6' },
};
export const colourOf = (owner: string | null | undefined) => colours[owner ?? ''] ?? { fill: '#8d8d85', ink: '#111', letter: '' };

// What an owned area is covered with: each owner has a colour and its own hatching.
const hatch = ['M0 6L6 0', 'M0 0L6 6', 'M0 3H6', 'M3 0V6', 'M0 6L6 0M0 0L6 6', 'M0 3H6M3 0V6'];
export function Patterns() {
	return (
		<defs>
			{Object.entries(colours).map(([owner, c], i) => (
				<pattern id={`of-${owner}`} width="6" height="6" patternUnits="userSpaceOnUse">
					<rect width="6" height="6" fill={c.fill} fill-opacity="0.62" />
					<path d={hatch[i % hatch.length]} stroke={c.fill} stroke-width="1.2" stroke-opacity="0.9" fill="none" />
				</pattern>
			))}
		</defs>
	);
}

// A counter: an icon in the owner's colour with a number.
export function Counter(p: { x: number; y: number; r: number; owner: string | null; icon: string; n?: number }) {
	const c = colourOf(p.owner);
	return (
		<g transform={`translate(${p.x} ${p.y})`}>
			<circle r={p.r} fill={c.fill} stroke={c.ink === '#fff' ? '#fff' : '#3a3210'} stroke-width={p.r * 0.12} />
			<g fill={c.ink} style={{ color: c.ink }}>
				<IconAt name={p.icon} x={0} y={-p.r * 0.12} s={p.r * 1.15} />
			</g>
			{p.n !== undefined && p.n > 1 && (
				<>
					<circle cx={p.r * 0.75} cy={p.r * 0.7} r={p.r * 0.52} fill="#fff" stroke={c.fill} stroke-width={p.r * 0.1} />
					<text x={p.r * 0.75} y={p.r * 0.72} class="n" font-size={p.r * 0.8} fill="#1d2730">{p.n}</text>
				</>
			)}
			{c.letter && (
				<text x={-p.r * 0.78} y={p.r * 0.78} class="n letter" font-size={p.r * 0.66} fill="#1d2730" stroke="#fff" stroke-width={p.r * 0.16} paint-order="stroke">{c.letter}</text>
			)}
		</g>
	);
}

// A coloured name tag in the panels.
export function Tag(p: { owner: string | null | undefined; text?: string | number }) {
	const c = colourOf(p.owner);
	return <span class="tag" style={{ background: c.fill, color: c.ink }}>{p.text ?? c.letter}</span>;
}

// Income as horns of plenty: a chip with a number.
export function Horns(p: { x: number; y: number; n: number; s: number }) {
	return (
		<g class="horns" transform={`translate(${p.x} ${p.y})`}>
			<rect x={-p.s * 0.5} y={-p.s * 0.3} width={p.s} height={p.s * 0.6} rx={p.s * 0.16} />
			<IconAt name="cornucopia" x={-p.s * 0.2} y={0} s={p.s * 0.5} />
			<text x={p.s * 0.24} y={p.s * 0.02} class="n" font-size={p.s * 0.5}>{p.n}</text>
		</g>
	);
}
