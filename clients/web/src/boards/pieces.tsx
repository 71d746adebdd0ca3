// Pieces common to all boards: a colour never stands alone, each carries a letter and a shape.
import { IconAt } from '../icon';

export const colours: Record<string, { fill: string; ink: string; letter: string }> = {
	purple: { fill: '#7a3f98', ink: '#fff', letter: 'P' },
	yellow: { fill: '#f2c318', ink: '#221a00', letter: 'Y' },
	blue: { fill: '#2166b8', ink: '#fff', letter: 'B' },
	black: { fill: '#26262b', ink: '#fff', letter: 'K' },
	red: { fill: '#c2322b', ink: '#fff', letter: 'R' },
	green: { fill: '#2c8a4b', ink: '#fff', letter: 'G' },
	white: { fill: '#f4f4f0', ink: '#222', letter: 'W' },
	s1: { fill: '#7a3f98', ink: '#fff', letter: '1' },
	s2: { fill: '#f2c318', ink: '#221a00', letter: '2' },
	s3: { fill: '#2166b8', ink: '#fff', letter: '3' },
	s4: { fill: '#26262b', ink: '#fff', letter: '4' },
	s5: { fill: '#c2322b', ink: '#fff', letter: '5' },
	s6: { fill: '#2c8a4b', ink: '#fff', letter: '6' },
};
export const colourOf = (owner: string | null | undefined) => colours[owner ?? ''] ?? { fill: '#9a9a92', ink: '#111', letter: '' };

// A counter: an icon in the owner's colour with a number.
export function Counter(p: { x: number; y: number; r: number; owner: string | null; icon: string; n?: number }) {
	const c = colourOf(p.owner);
	return (
		<g class="piece" style={{ transform: `translate(${p.x}px, ${p.y}px)` }}>
			<circle r={p.r} fill={c.fill} stroke={c.ink === '#fff' ? '#fff' : '#3a3210'} stroke-width={p.r * 0.12} />
			<g style={{ color: c.ink }} fill={c.ink}>
				<IconAt name={p.icon} x={0} y={-p.r * 0.12} s={p.r * 1.15} />
			</g>
			{p.n !== undefined && p.n > 1 && (
				<>
					<circle cx={p.r * 0.75} cy={p.r * 0.7} r={p.r * 0.5} fill="#fff" stroke={c.fill} stroke-width={p.r * 0.1} />
					<text x={p.r * 0.75} y={p.r * 0.7} class="n" font-size={p.r * 0.78} fill="#1d2730">{p.n}</text>
				</>
			)}
			<text x={-p.r * 0.78} y={p.r * 0.78} class="n letter" font-size={p.r * 0.6} fill="#1d2730" stroke="#fff" stroke-width={p.r * 0.14} paint-order="stroke">{c.letter}</text>
		</g>
	);
}
