// The map of a game: a painted sheet below, and above it as a drawing what can be touched and what stands there:
// owners' shores, hit areas, marks, names, pieces; what may be chosen is lit, the focus is drawn last. Knows no game: a
// face says for each area what it is and what stands on it (StageArea), for the scale at which the map is shown.
//
//     <MapStage plan={planOf(board)} areas={scale => …} label="…" />
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RedrawnByKey, RedrawnByObjects } from '../board/redrawn';
import { resting } from '../kit/rest';
import type { Colour } from '../face/face';
import { t } from '../words/i18n';
import { Sign } from '../kit/sign';
import { planKey, ringPath, type Geometry, type MapPlan } from './geometry';
import {
	cornered,
	extentOf,
	layOut,
	place,
	prepareStage,
	readingOrder,
	seenOf,
	startOf,
	viewOf,
	type Placement,
	type Prepared,
	type Scale,
	type StageArea,
	type View,
} from './layout';
import { Asked } from './asked';
import { chipWishes, Way, type ChipAt, type Spot } from './chips';
import { chipSpots } from './chipspots';
import './map.css';
import './beside.css';
import { useNight } from './night';
import { useRelief } from './relief';
import { Standing, standingOf } from './standing';
import { lay, outline, paintWidth, picture } from './paint';
import { covered, small, useZoom, type Zoom } from './panzoom';
import { middleFor, placeOn, type Place } from './sight';

interface Props {
	plan: MapPlan;
	areas: (scale: Scale, geometry: Geometry) => StageArea[];
	colour: (owner: string | null | undefined) => Colour | undefined;
	label: string;
	grid?: boolean; // lines between the areas of the sea
	way?: string[]; // areas that a march under consideration leads through
	asked?: string | null; // whose decision is awaited from us: a small screen shows the own armies then
	// above the pieces; chips: of the places that may be chosen
	over?: (spot: Spot, chips: ChipAt[]) => ComponentChildren;
	ask?: ComponentChildren; // what is asked about the end of the way, beside it
}

function useSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
	const box = useRef<HTMLDivElement>(null),
		[size, setSize] = useState({ width: 0, height: 0 });
	useEffect(() => {
		const watch = new ResizeObserver(
			([e]) => e && setSize({ width: Math.round(e.contentRect.width), height: Math.round(e.contentRect.height) }),
		);
		watch.observe(box.current!);
		return () => watch.disconnect();
	}, []);
	return [box, size];
}

function useGeometry(plan: MapPlan): Geometry | null {
	const [found, setFound] = useState<{ key: string; geometry: Geometry } | null>(null),
		key = planKey(plan);
	useEffect(() => {
		let here = true;
		outline(plan).then(
			geometry => here && setFound({ key, geometry }),
			error => console.error(error),
		);
		return () => void (here = false);
	}, [key]);
	return found?.key === key ? found.geometry : null;
}

export function MapStage(p: Props) {
	const [box, size] = useSize(),
		geometry = useGeometry(p.plan);
	const zoom = useZoom(
		box,
		size.width,
		size.height,
		geometry && small.matches ? startOf(geometry, size.width, size.height) : 1,
		geometry && extentOf(geometry, size.width, size.height),
	);
	const ready = geometry && size.width > 60 && size.height > 60;
	const near = zoom.zoom / zoom.level,
		spread = { width: size.width * zoom.zoom, height: size.height * zoom.zoom };
	const look = (places: Place[]) => {
		const seen = size.height - covered(box.current),
			to = zoom.zoom > 1.01 && middleFor(places, { ...size, height: seen, spread, x: zoom.x, y: zoom.y });
		if (to) zoom.show(...to);
	};
	// A browser scrolls to what is wanted in sight: the map goes there instead, and its tools stay where they are. What
	// gets the focus by a key comes into sight by a shift of the map: no scrolling reaches what lies before its
	// beginning. Under a finger nothing moves: the tap would miss.
	const focused = useRef(false);
	const scrolled = (e: Event) => {
		const map = e.currentTarget as HTMLElement,
			{ scrollLeft: x, scrollTop: y } = map;
		if (!x && !y) return;
		map.scrollTo(0, 0);
		if (!focused.current) zoom.shift(-x, -y);
	};
	const reached = (e: FocusEvent) => {
		const to = (e.target as Element).getBoundingClientRect(),
			frame = box.current!.getBoundingClientRect(),
			edge = 40;
		const short = (at: number, from: number, until: number) =>
			Math.max(0, from + edge - at) || Math.min(0, until - edge - at);
		const dx = short((to.left + to.right) / 2, frame.left, frame.right),
			dy = short((to.top + to.bottom) / 2, frame.top, frame.bottom - covered(box.current));
		if (zoom.zoom <= 1.01 || !(dx || dy) || !(e.target as Element).matches(':focus-visible')) return;
		zoom.shift(dx, dy);
		focused.current = true; // the browser scrolls, too
		requestAnimationFrame(() => requestAnimationFrame(() => (focused.current = false)));
	};
	return (
		<div class="map" onScroll={scrolled}>
			<div class="map__frame" ref={box} onFocusIn={reached}>
				<div
					class={zoom.gliding ? 'map__moved gliding' : 'map__moved'}
					style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${near})` }}
				>
					{ready && (
						<Sheet
							{...p}
							geometry={geometry}
							view={viewOf(geometry, size.width, size.height, zoom.level)}
							look={look}
						/>
					)}
				</div>
			</div>
			{ready && zoom.zoom > 1.01 && (
				<MiniMap {...p} geometry={geometry} zoom={zoom} size={size} seen={size.height - covered(box.current)} />
			)}
			<div class="map-zoom" role="group" aria-label={t('Zoom')}>
				<button aria-label={t('Larger')} onClick={() => zoom.by(1.5)}>
					<Sign id="ui-plus" />
				</button>
				<button aria-label={t('Smaller')} onClick={() => zoom.by(1 / 1.5)}>
					<Sign id="ui-minus" />
				</button>
				<button aria-label={t('Whole board')} onClick={zoom.whole}>
					<Sign id="ui-fit" />
				</button>
			</div>
		</div>
	);
}

// While only a part is in sight: the whole in small, with owners, what may be chosen, and a frame round the part. A
// touch goes there. It says nothing that the map does not say, so screen readers skip it.
function MiniMap(p: Props & { geometry: Geometry; zoom: Zoom; size: { width: number; height: number }; seen: number }) {
	const { geometry: g, zoom, size } = p,
		view = viewOf(g, size.width, size.height, 1),
		areas = p.areas(view, g);
	const go = (e: MouseEvent) => {
		const r = (e.currentTarget as Element).getBoundingClientRect();
		zoom.show((e.clientX - r.left) / r.width, (e.clientY - r.top) / r.height);
	};
	const open = (a: StageArea) => hitsOf(a).some(h => /\blit\b/.test(h?.class ?? ''));
	const sight = {
		x: -zoom.x / zoom.zoom,
		y: -zoom.y / zoom.zoom,
		width: size.width / zoom.zoom,
		height: p.seen / zoom.zoom,
	};
	return (
		<svg
			class={`map-mini-whole ${cornered(sight, size) ? 'up' : ''}`}
			viewBox={`0 0 ${size.width} ${size.height}`}
			style={{ '--wide': size.width / size.height }}
			aria-hidden="true"
			onClick={go}
		>
			<g transform={`matrix(${view.k} 0 0 ${view.k} ${view.x} ${view.y})`}>
				{areas.map(a => {
					const colour = p.colour(a.owner);
					return (
						(a.land || open(a)) && (
							<path
								key={a.id}
								class={`${a.land ? 'land' : 'sea'} ${open(a) ? 'lit' : ''}`}
								data-seat={a.land ? colour : undefined}
								d={ringPath(g.rings.get(a.id) ?? [])}
							/>
						)
					);
				})}
			</g>
			<rect {...sight} />
		</svg>
	);
}

// The painting; until it is there, and where there is none, the drawing's own colours show.
function Painting(p: { plan: MapPlan; geometry: Geometry; view: View; done: (is: boolean) => void }) {
	const canvas = useRef<HTMLCanvasElement>(null),
		night = useNight(),
		relief = useRelief(),
		key = planKey(p.plan);
	const width = paintWidth(p.geometry.width * p.view.k * Math.min(2, devicePixelRatio || 1));
	const wants = relief ? `${width}${night ? ' night' : ''}` : ''; // the last one is shown until this is painted
	useEffect(() => {
		let here = true;
		if (!relief) {
			canvas.current!.width = 0;
			canvas.current!.dataset.shows = '';
			return p.done(false);
		}
		picture(p.plan, width, night).then(
			bitmap => {
				const c = canvas.current;
				if (!here || !c) return;
				lay(bitmap, c);
				c.dataset.shows = wants;
				p.done(true);
			},
			error => console.error(error),
		);
		return () => void (here = false);
	}, [key, width, night, relief]);
	const { k, x, y } = p.view;
	return (
		<canvas
			class="map__paint"
			ref={canvas}
			data-wants={wants}
			aria-hidden="true"
			style={{
				left: `${x}px`,
				top: `${y}px`,
				width: `${p.geometry.width * k}px`,
				height: `${p.geometry.height * k}px`,
			}}
		/>
	);
}

interface SheetProps extends Props {
	geometry: Geometry;
	view: View;
	look: (places: Place[]) => void;
}

function Sheet(p: SheetProps) {
	const { geometry, view } = p;
	const areas = p.areas(view, geometry);
	const prepared = prepareStage(geometry, view, areas);
	const last = useRef<{ of: Prepared; placement: Placement } | null>(null);
	const placement = layOut(prepared, areas, last.current?.of === prepared ? last.current.placement : undefined);
	last.current = { of: prepared, placement };
	const order = useMemo(() => readingOrder(prepared), [prepared]);
	const paths = useMemo(() => new Map([...geometry.rings].map(([id, rings]) => [id, ringPath(rings)])), [geometry]);
	const [painted, setPainted] = useState(false);
	const looked = useRef<Looked>({ about: () => {}, focus: () => {} }).current;
	const by = new Map(areas.map(a => [a.id, a]));
	const eyed = eyedIn(areas, p.asked, p.way),
		aim = p.way && p.way.length > 1 ? p.way.at(-1) : undefined,
		seen = eyed.join();
	const spot: Spot = id => spotOf(prepared, id),
		wishes = chipWishes(areas),
		chips: ChipAt[] = [...chipSpots(prepared, placement, areas, wishes, seenOf(geometry, view))].map(
			([id, at]) => ({
				area: by.get(id)!,
				at,
				of: spot(id),
				w: wishes.find(w => w.id === id)!.w,
			}),
		);
	const open = havingIn(areas, /\blit\b/).join(),
		wasOpen = useRef('');
	useEffect(() => {
		const pointed = open && open === wasOpen.current; // marked is what the pointer is on: nothing moves for that
		wasOpen.current = open;
		if (pointed) return;
		const chipOn = (id: string) => chips.find(c => c.area.id === id);
		p.look(eyed.map(id => ({ ...placeOn(view, spot(id), chipOn(id)), needed: id === aim })));
	}, [seen]);
	const shift = `matrix(${view.k} 0 0 ${view.k} ${view.x} ${view.y})`;
	const breath = areas
		.filter(a => /\blit\b(?!.*chosen)/.test(a.hit?.class ?? ''))
		.map(a => paths.get(a.id))
		.join('');
	return (
		<div
			class={painted ? 'map__sheet painted' : 'map__sheet'}
			style={{ width: `${view.width}px`, height: `${view.height}px` }}
		>
			<div class="map__ground">
				<Painting plan={p.plan} geometry={geometry} view={view} done={setPainted} />
				<svg
					class="map__drawing"
					width={view.width}
					height={view.height}
					viewBox={`0 0 ${view.width} ${view.height}`}
					aria-hidden="true"
				>
					<g transform={shift}>
						<Plain areas={areas} paths={paths} />
						<Light areas={areas} paths={paths} />
						<Washes areas={areas} paths={paths} colour={p.colour} />
					</g>
				</svg>
			</div>
			<svg
				class="map__drawing"
				width={view.width}
				height={view.height}
				viewBox={`0 0 ${view.width} ${view.height}`}
				role="group"
				aria-label={p.label}
				style={{ '--name': `${view.font}px` }}
			>
				<g transform={shift}>
					<Grounds areas={areas} paths={paths} colour={p.colour} grid={p.grid} />
					{order.map(id => by.get(id)).map(a => a && ground(a, paths.get(a.id) ?? '', looked))}
					{breath && <path class="map__breath" d={breath} />}
				</g>
				{p.way && p.way.length > 1 && <Way through={p.way} spot={spot} />}
				{areas.map(a => (
					<RedrawnByKey key={a.id} of={standingOf(a, placement, prepared, view)}>
						{() => <Standing area={a} prepared={prepared} placement={placement} view={view} />}
					</RedrawnByKey>
				))}
				{p.over && <g class="map__over">{p.over(spot, chips)}</g>}
			</svg>
			<Looking
				looked={looked}
				by={by}
				prepared={prepared}
				view={view}
				shift={shift}
				paths={paths}
				asked={p.ask ? p.way?.at(-1) : undefined}
			/>
			{p.ask && p.way && p.way.length > 1 && (
				<Asked way={p.way} prepared={prepared} view={view}>
					{p.ask}
				</Asked>
			)}
		</div>
	);
}

const hitsOf = (a: StageArea) => [a.hit, ...(a.marks ?? []).map(m => m.hit), ...(a.pieces ?? []).map(q => q.hit)];

// Where one should look: at what is told just now, else at what may be chosen, else at the way whose units are chosen,
// else at the armies of whoever decides.
const havingIn = (areas: StageArea[], what: RegExp) =>
	areas.filter(a => hitsOf(a).some(h => what.test(h?.class ?? ''))).map(a => a.id);
function eyedIn(areas: StageArea[], asked?: string | null, way: string[] = []): string[] {
	const told = [havingIn(areas, /\bmarked\b/), havingIn(areas, /\blit\b/)].find(all => all.length);
	if (!told && asked && way.length > 1) return way;
	return told ?? areas.filter(a => asked && a.pieces?.some(q => q.seat === asked)).map(a => a.id);
}

const spotOf = (prepared: Prepared, id: string): [number, number] => {
	const a = prepared.by.get(id);
	return a ? [a.hx, a.hy] : [0, 0];
};

// What the pointer or the focus is on has a state of its own: looking around redraws nothing else.
interface Looked {
	about: (id: string | null) => void;
	focus: (id: string | null) => void;
}

function Looking(p: {
	looked: Looked;
	by: Map<string, StageArea>;
	prepared: Prepared;
	view: View;
	shift: string;
	paths: Map<string, string>;
	asked?: string;
}) {
	const [about, setAbout] = useState<string | null>(null),
		[focus, setFocus] = useState<string | null>(null);
	p.looked.about = setAbout;
	p.looked.focus = setFocus;
	const told = p.by.get(about ?? focus ?? '');
	return (
		<>
			{focus && p.by.has(focus) && (
				<svg class="map__drawing map__focus" width={p.view.width} height={p.view.height} aria-hidden="true">
					<g transform={p.shift}>
						<path class="map__focus-under" d={p.paths.get(focus)} />
						<path d={p.paths.get(focus)} />
					</g>
				</svg>
			)}
			{told && told.id !== p.asked && <About area={told} prepared={p.prepared} view={p.view} />}
		</>
	);
}

// Land and sea as plain colours, seen only without the painting.
const Plain = (p: { areas: StageArea[]; paths: Map<string, string> }) => (
	<RedrawnByObjects of={[p.paths, p.areas.map(a => a.id).join()]}>
		{() => (
			<g class="map__plain">
				<pattern
					id="map-closed"
					width="9"
					height="9"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(-45)"
				>
					<rect width="4" height="9" />
				</pattern>
				{['sea', 'shoal', 'shoal near', 'land'].map(kind => (
					<path
						class={kind}
						d={p.areas
							.filter(a => a.land === (kind !== 'sea'))
							.map(a => p.paths.get(a.id))
							.join('')}
					/>
				))}
			</g>
		)}
	</RedrawnByObjects>
);

// What may be chosen, in a light that is no seat's: below the owners' shores, which keep their colour.
function Light(p: { areas: StageArea[]; paths: Map<string, string> }) {
	const shown = p.areas.filter(a => /lit|chosen|marked|fresh/.test(a.hit?.class ?? ''));
	return (
		<g class="map__glow">
			{shown.map(a => (
				<path key={`${a.id} case`} class={`case ${a.hit!.class}`} d={p.paths.get(a.id)} />
			))}
			{shown.map(a => (
				<path key={a.id} class={a.hit!.class} d={p.paths.get(a.id)} />
			))}
		</g>
	);
}

interface GroundProps {
	areas: StageArea[];
	paths: Map<string, string>;
	colour: Props['colour'];
}

// Owners' tint, one blend for all, with the painting below it in a layer of its own: what stands on the map has no part
// in it.
const Washes = (p: GroundProps) => (
	<g class="map__washes">
		{p.areas.map(a => {
			const colour = a.land && p.colour(a.owner);
			return colour && <path key={a.id} data-seat={colour} d={p.paths.get(a.id)} />;
		})}
	</g>
);

// Owners' shores, the sea's grid.
const Grounds = (p: GroundProps & { grid?: boolean }) => (
	<>
		{p.areas.map(a => {
			const colour = p.colour(a.owner),
				d = p.paths.get(a.id);
			if (!a.land)
				return p.grid || a.closed ? (
					<RedrawnByObjects key={a.id} of={[d, a.closed]}>
						{() => <path class={a.closed ? 'map__grid closed' : 'map__grid'} d={d} />}
					</RedrawnByObjects>
				) : null;
			if (!colour) return null;
			return (
				<RedrawnByObjects key={a.id} of={[colour, d]}>
					{() => (
						<g class="map__owned" data-seat={colour}>
							<clipPath id={`map-clip-${a.id}`}>
								<path d={d} />
							</clipPath>
							<path class="weave" d={d} style={{ fill: `url(#pattern-${colour})` }} />
							<path class="shore" d={d} clip-path={`url(#map-clip-${a.id})`} />
						</g>
					)}
				</RedrawnByObjects>
			);
		})}
	</>
);

// What is touched.
const still = resting();
function ground(a: StageArea, path: string, looked: Looked) {
	const hit = (a.hit ?? {}) as Record<string, unknown>;
	return (
		<RedrawnByObjects key={a.id} of={[a.hit?.class, hit['aria-label'], path]}>
			{() => (
				<g
					{...hit}
					class={`area ${a.land ? 'land' : 'sea'} ${a.hit?.class ?? ''}`}
					data-area={a.id}
					onPointerMove={(e: PointerEvent) => still.moved(e, () => looked.about(a.id))}
					onPointerLeave={() => (still.left(), looked.about(null))}
					onPointerDown={() => (still.left(), looked.about(null))} // must not cover what comes of the touch
					onFocus={(e: FocusEvent) =>
						(e.currentTarget as Element).matches(':focus-visible') && looked.focus(a.id)
					}
					onBlur={() => looked.focus(null)}
				>
					<path d={path} />
				</g>
			)}
		</RedrawnByObjects>
	);
}

// Everything about an area, beside it.
function About(p: { area: StageArea; prepared: Prepared; view: View }) {
	const shape = p.prepared.by.get(p.area.id);
	if (!shape) return null;
	const [x0, y0, x1, y1] = shape.box,
		x = (x0 + x1) / 2,
		below = y0 < 150;
	const wide = 240,
		left = Math.max(8, Math.min(p.view.width - wide - 8, x - wide / 2));
	return (
		<div
			class="map-about"
			role="status"
			data-side={below ? 'below' : 'above'}
			style={{
				left: `${left}px`,
				width: `${wide}px`,
				...(below ? { top: `${y1 + 8}px` } : { bottom: `${p.view.height - y0 + 8}px` }),
			}}
		>
			{p.area.about ? p.area.about() : <p>{p.area.told}</p>}
		</div>
	);
}

export { place };
