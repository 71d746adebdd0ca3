// A small painted map: on cards and where a table is set up. Owners may be laid over it as colours.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Colour } from '../face/face';
import { planKey, ringPath, type Geometry, type MapPlan } from './geometry';
import './picture.css';
import { useNight } from './night';
import { useRelief } from './relief';
import { lay, outline, picture, smallWidth } from './paint';

export interface Standing {
	area: string;
	colour: Colour;
	land: boolean;
}

interface Props {
	plan: MapPlan;
	label?: string;
	standing?: Standing[];
	cover?: boolean; // fills its place, whatever is cut off
}

function useOutline(plan: MapPlan): Geometry | null {
	const [found, setFound] = useState<{ key: string; geometry: Geometry } | null>(null),
		key = planKey(plan);
	useEffect(() => {
		let here = true;
		if (plan.ids.length)
			outline(plan).then(
				geometry => here && setFound({ key, geometry }),
				() => {},
			);
		return () => void (here = false);
	}, [key]);
	return found?.key === key ? found.geometry : null;
}

// Drawn until the painting is there, or where none is wanted.
const landsOf = ({ ids, hexes }: MapPlan) =>
	hexes ? ids.filter((_, i) => hexes.some(h => h.area === i && h.land)) : ids;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

export function MapPicture(p: Props) {
	const geometry = useOutline(p.plan),
		canvas = useRef<HTMLCanvasElement>(null),
		night = useNight(),
		relief = useRelief();
	const [painted, setPainted] = useState(false);
	useEffect(() => {
		let here = true;
		setPainted(false);
		if (geometry && relief)
			picture(p.plan, smallWidth, night).then(
				bitmap => {
					const c = canvas.current;
					if (!here || !c) return;
					lay(bitmap, c);
					setPainted(true);
				},
				() => {},
			);
		return () => void (here = false);
	}, [geometry, night, relief]);
	if (!geometry)
		return (
			<span
				class={p.cover ? 'mappicture mappicture--cover' : 'mappicture'}
				data-state="empty"
				role={p.label ? 'img' : undefined}
				aria-label={p.label}
			/>
		);
	const { box, width, height } = geometry;
	return (
		<span
			class={p.cover ? 'mappicture mappicture--cover' : 'mappicture'}
			data-state={painted ? 'painted' : undefined}
			style={{ '--wide': box.width / box.height }}
			role={p.label ? 'img' : undefined}
			aria-label={p.label}
		>
			<span class="mappicture__sheet">
				<canvas
					ref={canvas}
					aria-hidden="true"
					style={{
						left: percent(-box.x, box.width),
						top: percent(-box.y, box.height),
						width: percent(width, box.width),
						height: percent(height, box.height),
					}}
				/>
				<svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
					{!painted &&
						landsOf(p.plan).map(id => (
							<path class="mappicture__plain" d={ringPath(geometry.rings.get(id) ?? [])} />
						))}
					{p.standing
						?.filter(s => s.land)
						.map(s => (
							<path
								class="mappicture__land"
								data-seat={s.colour}
								d={ringPath(geometry.rings.get(s.area) ?? [])}
							/>
						))}
					{p.standing
						?.filter(s => !s.land)
						.map(s => (
							<Dot rings={geometry.rings.get(s.area) ?? []} colour={s.colour} />
						))}
				</svg>
			</span>
		</span>
	);
}

// A fleet, from afar.
function Dot(p: { rings: [number, number][][]; colour: Colour }) {
	const points = p.rings[0] ?? [];
	if (!points.length) return null;
	const middle = (i: 0 | 1) => points.reduce((sum, q) => sum + q[i], 0) / points.length;
	return <circle class="mappicture__fleet" data-seat={p.colour} cx={middle(0)} cy={middle(1)} r="15" />;
}
