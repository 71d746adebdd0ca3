// A tile, a map, a start of a pack as it will look.
import { Card } from 'page/cards/card';
import type { PackedProps } from 'page/face/face';
import { planOf } from 'page/map/geometry';
import { MapPicture } from 'page/map/picture';
import { disc, paths, point } from './tile';
import type { Hex } from './tiles';

interface Area {
	id: string;
	kind: string;
	hexes: Hex[];
	horns: number;
	priestess?: boolean;
	slots?: { land: Hex; sea: Hex }[];
}

const middleOf = (hexes: Hex[]) => {
	const at = hexes.map(point);
	return [0, 1].map(i => at.reduce((n, x) => n + x[i]!, 0) / at.length) as [number, number];
};

// Horns and priestess symbols in the middle of an area, slots on its shore; the area that is filled in has a ring.
function Marks({ area: a, chosen }: { area: Area; chosen: boolean }) {
	const [x, y] = middleOf(a.hexes),
		marks = [...Array.from({ length: a.horns }, () => '#i-income'), ...(a.priestess ? ['#i-priestess'] : [])];
	return (
		<>
			{chosen && <path class="packed__chosen" d={paths(a.hexes, 0.9)} />}
			{marks.map((href, i) => (
				<use href={href} x={x - 0.5 + (i - (marks.length - 1) / 2) * 0.9} y={y - 0.5} width="1" height="1" />
			))}
			{(a.slots ?? []).map(s => {
				const [lx, ly] = point(s.land),
					[sx, sy] = point(s.sea);
				return <circle class="packed__slot" cx={(lx + sx) / 2} cy={(ly + sy) / 2} r="0.28" />;
			})}
		</>
	);
}

function OneTile({ areas, chosen }: { areas: Area[]; chosen: string }) {
	const of = (kind: string) => areas.filter(a => a.kind === kind).map(a => a.hexes);
	return (
		<svg class="packed__tile" viewBox="-5 -5 10 10" aria-hidden="true">
			<path class="tile__ground" d={paths(disc)} />
			{of('sea').map((hexes, i) => (
				<path class="tile__sea" data-n={i} d={paths(hexes)} />
			))}
			{of('land').map(hexes => (
				<path class="tile__land" d={paths(hexes, 0.94)} />
			))}
			{areas.map(a => (
				<Marks area={a} chosen={a.id === chosen} />
			))}
		</svg>
	);
}

export function Packed({ sheet, row }: PackedProps) {
	const { look } = row;
	if (sheet === 'land' || sheet === 'sea') return <OneTile areas={look.areas as Area[]} chosen={look.area} />;
	if (sheet === 'layout' || sheet === 'start')
		return <MapPicture plan={planOf({ areas: look.areas, tiles: true })} />;
	const [title, ...rest] = row.now.split(': ');
	return (
		<Card
			look={{
				title: title!,
				text: rest.join(': '),
				kind: 'temple',
				art: 'greek-temple',
			}}
			size="l"
			w={240}
			zoom={false}
		/>
	);
}
