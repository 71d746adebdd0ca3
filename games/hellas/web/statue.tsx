// The monument of a god: one statue in five tiers (plinth, robe, chest, arms, head). What is not built yet is dashed.
const held: Record<string, preact.JSX.Element> = {
	zeus: <path d="M74 60 92 22l-12 5 8-23-20 30 11-4z" />,
	athena: (
		<>
			<path d="M80 2l5 12-5 6-5-6zM78.5 18h3V150h-3z" />
			<circle cx="22" cy="92" r="19" />
			<circle cx="22" cy="92" r="13" class="statue__cut" />
		</>
	),
	hermes: (
		<>
			<path d="M78.5 30h3V112h-3z" />
			<path d="M80 34c-16-4-24-12-24-12 10 0 18 1 24 7 6-6 14-7 24-7 0 0-8 8-24 12z" />
			<circle cx="80" cy="24" r="5" />
			<path d="M72 44c16 8 0 12 8 20s-8 12 8 20M88 44c-16 8 0 12-8 20s8 12-8 20" class="statue__line" />
		</>
	),
};

const head: Record<string, string> = {
	zeus: 'M39 32c0-9 5-15 11-15s11 6 11 15c0 12-5 21-11 24-6-3-11-12-11-24zM38 26l2-14 5 7 5-10 5 10 5-7 2 14z',
	athena:
		'M40 34c0-8 4-13 10-13s10 5 10 13c0 8-4 15-10 15s-10-7-10-15zM37 34c0-12 6-18 13-18s13 6 13 18l-5-2-8-3-8 ' +
		'3zM46 17c-2-10 10-16 22-6 6 5 6 16 4 22-2-9-6-14-14-16z',
	hermes:
		'M40 34c0-8 4-13 10-13s10 5 10 13c0 8-4 15-10 15s-10-7-10-15zM36 30c2-9 8-13 14-13s12 4 14 13z' +
		'M38 26c-8-2-14-8-16-14 8 1 15 3 20 8zM62 26c8-2 14-8 16-14-8 1-15 3-20 8z',
};

const tiers = (god: string): preact.JSX.Element[] => [
	<path d="M8 180h84v-9H8zM15 170h70v-9H15zM22 160h56v-9H22z" />,
	<>
		<path d="M28 150c2-18 5-30 6-46h32c1 16 4 28 6 46z" />
		<path d="M38 148c1-16 2-28 3-42M50 149V106M62 148c-1-16-2-28-3-42" class="statue__fold" />
	</>,
	<>
		<path d="M34 103c-2-9-3-19-1-30h34c2 11 1 21-1 30z" />
		<path d="M33 98h34M44 96c-2-8 6-14 4-22M56 96c2-8-4-14 0-22" class="statue__fold" />
	</>,
	<>
		<path
			d={
				'M33 72c-3 14-9 22-12 30l-7-3c1-14 6-30 11-42 4-7 16-9 25-9s21 2 25 9c3 7 5 14 5 24l-8 3' +
				'c-2-5-3-9-5-12z'
			}
		/>
		<path d="M40 50c2 10 8 16 10 22 2-6 8-12 10-22" class="statue__fold" />
		{held[god]}
	</>,
	<path d={head[god]} />,
];

const Tiers = (p: { god: string; level: number }) => (
	<>
		{tiers(p.god)
			.map((t, i) => <g class={i < p.level ? 'statue__tier' : 'statue__tier statue__tier--missing'}>{t}</g>)
			.reverse()}
	</>
);

export const Statue = (p: { god: string; level: number; label: string }) => (
	<svg
		class={p.level === tiers(p.god).length ? 'statue statue--done' : 'statue'}
		viewBox="0 -4 108 188"
		role="img"
		aria-label={p.label}
	>
		<Tiers god={p.god} level={p.level} />
	</svg>
);

// The same on the map, w px wide, centred.
export function StatueAt(p: { god: string; level: number; w: number; h: number }) {
	const k = p.h / 188;
	return (
		<g
			class={p.level === tiers(p.god).length ? 'statue statue--map statue--done' : 'statue statue--map'}
			transform={`translate(${(-50 * k).toFixed(1)} ${(-p.h / 2).toFixed(1)}) scale(${k.toFixed(3)})`}
		>
			<Tiers god={p.god} level={p.level} />
		</g>
	);
}
