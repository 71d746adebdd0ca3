// Scenes of silhouettes for the covers, on 320 x 300: sky, rays, hills, surf, figures.
import type { ComponentChildren } from 'preact';

export const black = '#191614';

export function Scene(p: { id: string; sky: [at: number, colour: string][]; children: ComponentChildren }) {
	return (
		<svg viewBox="0 0 320 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<defs>
				<linearGradient id={`sky-${p.id}`} x1="0" y1="0" x2="0" y2="1">
					{p.sky.map(([at, c]) => (
						<stop offset={at} stop-color={c} />
					))}
				</linearGradient>
			</defs>
			<path fill={`url(#sky-${p.id})`} d="M0 0h320v300H0z" />
			{p.children}
		</svg>
	);
}

export function Figure(p: {
	glyph: string;
	x: number;
	y: number;
	s: number;
	colour?: string;
	turn?: number;
	flip?: boolean;
}) {
	const turned = `translate(${p.x} ${p.y})${p.turn ? ` rotate(${p.turn})` : ''}${p.flip ? ' scale(-1 1)' : ''}`;
	return (
		<use
			href={`#g-${p.glyph}`}
			x={-p.s / 2}
			y={-p.s / 2}
			width={p.s}
			height={p.s}
			style={{ color: p.colour ?? black }}
			transform={turned}
		/>
	);
}

export function Rays(p: { x: number; y: number; n: number; colour: string; opacity: number }) {
	const half = (0.42 * Math.PI) / p.n;
	const to = (a: number) => `L${(p.x + 480 * Math.cos(a)).toFixed(0)} ${(p.y + 480 * Math.sin(a)).toFixed(0)}`;
	const d = Array.from({ length: p.n }, (_, k) => (k / p.n) * 2 * Math.PI)
		.map(a => `M${p.x} ${p.y}${to(a - half)}${to(a + half)}z`)
		.join('');
	return <path d={d} fill={p.colour} opacity={p.opacity} />;
}

// A row of curling waves, filled down to the foot of the picture.
export function Surf(p: { y: number; colour: string; step: number; from?: number }) {
	const { y, step: s } = p;
	let d = `M-40 340V${y}`;
	for (let x = -40 + (p.from ?? 0); x < 360; x += s)
		d +=
			`C${x + s * 0.1} ${y - s * 0.34} ${x + s * 0.55} ${y - s * 0.42} ${x + s * 0.72} ${y - s * 0.12}C` +
			`${x + s * 0.6} ${y - s * 0.22} ${x + s * 0.42} ${y - s * 0.14} ${x + s * 0.46} ${y + s * 0.02}C` +
			`${x + s * 0.6} ${y + s * 0.12} ${x + s * 0.85} ${y + s * 0.08} ${x + s} ${y}`;
	return <path d={d + 'V340z'} fill={p.colour} />;
}

export const Hills = (p: { d: string; colour: string }) => <path d={p.d} fill={p.colour} />;
