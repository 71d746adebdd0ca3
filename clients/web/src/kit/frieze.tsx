// The frieze of a vase, in black figures: hoplites or ships of both sides face each other, shields lie where some fell,
// and the last dice between them. It shows what the words beside it say, so it is not read aloud.
import type { Colour } from '../face/face';
import { emblems } from './seat';

export interface Host {
	colour?: Colour;
	units: number;
	lost: number;
	die?: number;
}

const wide = 380,
	high = 122,
	ground = 106,
	shown = { hoplite: 5, ship: 3 };

const Shield = (p: { colour?: Colour; r: number; mirrored: boolean }) => (
	<>
		<circle class="frieze__ink" r={p.r * 1.08} />
		<circle class="frieze__rim" r={p.r} />
		<circle r={p.r * 0.88} style={{ fill: p.colour ? `url(#p-${p.colour})` : 'var(--glaze-line)' }} />
		{p.colour && (
			<use
				href={`#emblem-${emblems[p.colour]}`}
				x={-p.r * 0.62}
				y={-p.r * 0.62}
				width={p.r * 1.24}
				height={p.r * 1.24}
				transform={p.mirrored ? 'scale(-1 1)' : undefined}
				class="frieze__blazon"
				data-seat={p.colour}
			/>
		)}
	</>
);

// Feet at the origin, 103 high; the spear is raised over the shoulder.
const Hoplite = (p: { colour?: Colour; mirrored: boolean }) => (
	<>
		<path class="frieze__line" stroke-width="2" d="M-54-82L46-95.5" />
		<path d="M44-97.4Q53-101 62-97.6Q54-93 45-93.2Z" />
		<path class="frieze__line" stroke-width="6.4" d="M-5-67L-19-76L-9-88" />
		<path
			d={
				'M-10-46C-17-35-19-29-18-23C-22-14-27-8-30-3.4L-32 0H-16.5L-18-3.4' +
				'C-15.5-9-11-14-8.6-21C-6-28 1-35 5-43ZM-3-45C4-37 12-33 14.6-26C16-18 15.4-10 14.2-4L13 0H29.5' +
				'L27.6-3L21.4-4.6' +
				'C23.8-12 25.4-20 24-28.6C22-37 14-43 8-47ZM-14-52H15L19-38Q2-32-17-38Z'
			}
		/>
		<path
			class="frieze__cut"
			d={
				'M-16-41Q2-35.5 18-41M-17-21.5Q-13-19-9.5-20M15.5-24Q20-22 24-25' +
				'M-25-8Q-21-6-18.5-7.5M15.2-7Q18-5.5 21.5-7'
			}
		/>
		<g class="frieze__helmet">
			<use href="#emblem-helmet" x="-14" y="-104" width="37" height="37" />
		</g>
		<g transform="translate(5 -56)">
			<Shield colour={p.colour} r={20} mirrored={p.mirrored} />
		</g>
	</>
);

// The keel at the origin, 96 high, the ram to the right.
const Ship = (p: { colour?: Colour; mirrored: boolean }) => (
	<>
		<path class="frieze__line" stroke-width="2.6" d="M0-26V-95M-29-89H29" />
		<path
			style={{ fill: p.colour ? `url(#p-cloth-${p.colour})` : 'var(--glaze-line)' }}
			class="frieze__sail"
			d="M-27-88H27Q34-64 25-43Q0-36-25-43Q-34-64-27-88Z"
		/>
		{p.colour && (
			<use
				href={`#emblem-${emblems[p.colour]}`}
				x="-15"
				y="-79"
				width="30"
				height="30"
				transform={p.mirrored ? 'scale(-1 1)' : undefined}
				class="frieze__blazon"
				data-seat={p.colour}
			/>
		)}
		<path
			class="frieze__line"
			stroke-width="1.8"
			d="M-27-11l-9 14M-15-11l-9 14M-3-11l-9 14M9-11l-9 14M21-11l-9 14M33-11l-9 14"
		/>
		<path
			d={
				'M-46-20C-57-30-59-46-49-54C-44-57-38-54-41-50C-47-47-45-38-38-28L34-28Q44-28 51-36Q53-28 49-22L64-11' +
				'Q51-12 45-9Q37-2 20-2H-24Q-40-3-46-20Z'
			}
		/>
		<path class="frieze__cut" d="M-41-21.500H42M-38-15.500H40" />
		<circle class="frieze__rim" cx="42" cy="-17" r="2.600" />
	</>
);

// The front stands at x, the others behind it.
function Ranks(p: { of: Host; sea: boolean; mirrored: boolean }) {
	const { of: h, sea, mirrored } = p,
		n = Math.min(h.units, sea ? shown.ship : shown.hoplite),
		front = sea ? 112 : 126;
	const step = n > 1 ? Math.min(sea ? 44 : 32, 96 / (n - 1)) : 0,
		k = sea ? 0.86 : 0.88;
	const at = (i: number) => (mirrored ? wide - front + i * step : front - i * step);
	return (
		<g class={mirrored ? 'frieze__host right' : 'frieze__host'}>
			{Array.from({ length: n }, (_, i) => n - 1 - i).map(i => (
				<g
					transform={
						`translate(${at(i).toFixed(1)} ${ground - (sea ? 2 : 1)}) ` + `scale(${mirrored ? -k : k} ${k})`
					}
				>
					{sea ? (
						<Ship colour={h.colour} mirrored={mirrored} />
					) : (
						<Hoplite colour={h.colour} mirrored={mirrored} />
					)}
				</g>
			))}
			{Array.from({ length: Math.min(4, h.lost) }, (_, i) => (
				<g transform={`translate(${mirrored ? wide - 24 - i * 34 : 24 + i * 34} ${ground + 6})`}>
					<path
						class="frieze__line"
						stroke-width="2.600"
						d={mirrored ? 'M22-1L-3-4M-8-6L-19 0' : 'M-22-1L3-4M8-6L19 0'}
					/>
					<g transform={`translate(0 -3) rotate(${mirrored ? 7 : -7}) scale(1 .42)`}>
						<Shield colour={h.colour} r={13} mirrored={false} />
					</g>
				</g>
			))}
		</g>
	);
}

const scrolls = Array.from({ length: 40 }, (_, i) => i - 10)
	.map(i => `M${i * 20} ${ground + 5}c2-9 13-10 13-3c0 4-6 4-6 0M${i * 20 + 13} ${ground + 2}q1 3 7 3`)
	.join('');

export function Frieze(p: { sides: [Host, Host]; sea: boolean }) {
	const [a, b] = p.sides,
		dice = [a, b].map(h => h.die);
	return (
		<svg class="frieze" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
			<rect x={-wide} width={3 * wide} height={high} style={{ fill: 'url(#p-tile)' }} />
			<ellipse cx={wide / 2} cy="44" rx="150" ry="70" style={{ fill: 'url(#p-sheen)' }} />
			{!p.sea && (
				<>
					<use class="frieze__far" href="#g-trireme" x="-6" y={ground - 66} width="72" height="72" />
					<use
						class="frieze__far"
						href="#g-greek-temple"
						x={wide - 96}
						y={ground - 92}
						width="94"
						height="94"
					/>
				</>
			)}
			{p.sea ? (
				<path class="frieze__waves" d={scrolls} />
			) : (
				<path
					class="frieze__line"
					stroke-width="1.800"
					d={`M${-wide} ${ground}H${2 * wide}M${-wide} ${ground + 4}H${2 * wide}`}
				/>
			)}
			<Ranks of={a} sea={p.sea} mirrored={false} />
			<Ranks of={b} sea={p.sea} mirrored />
			{dice.map(
				(n, i) =>
					n !== undefined && (
						<g
							class="frieze__die"
							data-seat={p.sides[i]!.colour}
							transform={
								`translate(${wide / 2 + (i ? 17 : -17)} ${ground - (i ? 34 : 20)}) ` +
								`rotate(${i ? 9 : -9})`
							}
						>
							<use
								href={`#die-${Math.max(0, Math.min(6, n))}`}
								x="-14"
								y="-14.500"
								width="28"
								height="29"
							/>
						</g>
					),
			)}
		</svg>
	);
}
