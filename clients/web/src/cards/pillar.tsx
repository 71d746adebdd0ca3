// The columns of Elysium: each colour has a capital of its own, so that colour is never the only clue. Small for
// prices, tall on the dock.
import './pillar.css';

export type Column = 'blue' | 'red' | 'yellow' | 'green' | 'any';
export const columns: Column[] = ['blue', 'red', 'yellow', 'green'];

const capital = (c: Column) => {
	switch (c) {
		case 'blue':
			return (
				<>
					<path class="pillar__top" d="M6 9h28v5H6zM5 14h30v6H5z" />
					<circle cx="7.5" cy="20" r="6.5" />
					<circle cx="32.5" cy="20" r="6.5" />
					<g class="pillar__cut">
						<circle cx="7.5" cy="20" r="2.6" />
						<circle cx="32.5" cy="20" r="2.6" />
					</g>
				</>
			);
		case 'red':
			return <path class="pillar__top" d="M4 8h32v6H4zM6 14h28c0 7-4 9-7 12H13c-3-3-7-5-7-12z" />;
		case 'yellow':
			return (
				<path
					class="pillar__top"
					d="M3 6c5 1 8 4 9 9 2-6 4-9 8-11 4 2 6 5 8 11 1-5 4-8 9-9-1 10-5 16-9 20H12C8 22 4 16 3 6z"
				/>
			);
		case 'green':
			return (
				<path
					class="pillar__top"
					d="M7 6h26v4H7zM20 9c10 0 15 5 14 10-1 4-5 6-7 8H13c-2-2-6-4-7-8-1-5 4-10 14-10z"
				/>
			);
		default:
			return <path class="pillar__top" d="M4 8h32v6H4zM8 14h24l-5 12H13z" />;
	}
};

export const Pillar = (p: { colour: Column; down?: boolean; label?: string }) => (
	<svg
		class="pillar"
		data-column={p.colour}
		data-state={p.down ? 'down' : undefined}
		viewBox="0 0 40 76"
		role={p.label ? 'img' : undefined}
		aria-label={p.label}
		aria-hidden={p.label ? undefined : 'true'}
	>
		<path class="pillar__shaft" d="M12 24h16v36H12z" />
		<path class="pillar__flute" d="M17.5 26v34M22.5 26v34" />
		<g class="pillar__cap">
			{capital(p.colour)}
			<path d="M7 60h26v6H7zM3 66h34v8H3z" />
		</g>
		{p.colour === 'any' && <path class="pillar__star" d="M20 31v18M12.5 35.5l15 9M27.5 35.5l-15 9" />}
	</svg>
);

// The tall one: marble capital and foot, painted shaft.
export const TallPillar = (p: { colour: Column }) => (
	<svg class="pillar pillar--tall" data-column={p.colour} viewBox="0 0 40 120" aria-hidden="true">
		<path class="pillar__shaft" d="M13 25h14c0 26 1 52 2.5 78h-19c1.5-26 2.5-52 2.5-78z" />
		<path class="pillar__flute" d="M16.5 28v73M20 28v73M23.5 28v73" />
		<path class="pillar__shade" d="M13 25h5c-1 26-1.5 52-2 78h-5.5c1.5-26 2.5-52 2.5-78z" />
		<g class="pillar__cap">
			{capital(p.colour)}
			<path d="M8 102h24a3 3 0 0 1 0 6H8a3 3 0 0 1 0-6zM4 108h32v8H4z" />
		</g>
	</svg>
);
