// Building the map: tiles are taken from the box and laid side by side, turned, moved, put back; by touch, by
// drag or by keys. The engine says at every step why it could not be played on yet.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t, tn } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { refusals } from 'page/play/local';
import { Pick } from 'page/house/setup/options';
import './builder.css';
import {
	freePlaces,
	laid,
	middle,
	moved,
	printed,
	reach,
	readTiles,
	turned,
	written,
	type Face,
	type Hex,
	type Put,
	type Tiles,
} from './tiles';

const ROOT3 = Math.sqrt(3);
const TILT = Math.atan2(3, 4 * ROOT3); // so that rows of tiles run horizontally
const point = ([q, r]: Hex): [number, number] => {
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
const paths = (hexes: Hex[], size?: number) => hexes.map(h => hexPath(h, size)).join('');
const click = 6; // px: more is a drag
const wide = 2; // hexes round the middle of a tile
const disc: Hex[] = Array.from({ length: 25 }, (_, i) => [(i % 5) - 2, Math.floor(i / 5) - 2] as Hex).filter(
	([q, r]) => Math.abs(q + r) <= wide,
);

// The place of a tile that is nearest to a point.
function placeAt(x: number, y: number): Hex {
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
function Tile(p: { areas: Tiles extends Map<string, infer A> ? A : never; turns: number }) {
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

interface Drag {
	tile: string;
	x: number;
	y: number;
	live: boolean;
}

interface Props {
	seats: number;
	tiles: string; // as the option has it
	change: (tiles: string) => void;
}

export function Builder(p: Props) {
	const { puts, face } = readTiles(p.tiles);
	const [tiles, setTiles] = useState<Tiles | null>(null);
	const [held, setHeld] = useState<string | null>(null); // the tile taken up: it is laid on the place touched next
	const [drag, setDrag] = useState<Drag | null>(null);
	const [wrong, setWrong] = useState('');
	const [want, setWant] = useState(0);
	const board = useRef<SVGSVGElement>(null);
	const [shown, setShown] = useState<Face>(face); // the face of an empty map
	const side = puts.length ? face : shown;
	useEffect(() => void printed(side).then(setTiles, () => {}), [side]);
	useEffect(
		() =>
			void laid(p.seats, 'A', false).then(
				all => setWant(all.length),
				() => {},
			),
		[p.seats],
	);
	useEffect(() => {
		let here = true;
		refusals('legendary', p.seats, [{ layout: 'custom', tiles: p.tiles }]).then(
			([why]) => here && setWrong(why!),
			() => {},
		);
		return () => void (here = false);
	}, [p.tiles, p.seats]);

	const change = (all: Put[], f: Face = side) => p.change(written(all, f));
	const put = (tile: string, u: number, v: number) => (change(moved(puts, tile, u, v)), setHeld(tile));
	const turn = (tile: string) => change(puts.map(q => (q.tile === tile ? { ...q, turns: (q.turns + 1) % 6 } : q)));
	const back = (tile: string) => (change(puts.filter(q => q.tile !== tile)), setHeld(null));
	const other = (f: Face) => (setShown(f), puts.length && change(puts, f));
	const fresh = (byChance: boolean) =>
		void laid(p.seats, byChance ? side : 'A', byChance).then(
			all => (change(all, byChance ? side : 'A'), setHeld(null)),
			() => {},
		);

	// the picture shows the tiles laid and the free places beside them; it does not move during a drag
	const places = freePlaces(puts),
		seen = [...puts.map(q => [q.u, q.v] as Hex), ...places].map(([u, v]) => point(middle(u, v)));
	const ends = (i: 0 | 1) =>
		[Math.min(...seen.map(s => s[i])) - 4.6, Math.max(...seen.map(s => s[i])) + 4.6] as const;
	const [x0, x1] = ends(0),
		[y0, y1] = ends(1);
	const inBoard = (e: PointerEvent): [number, number] => {
		const to = new DOMPoint(e.clientX, e.clientY).matrixTransform(board.current!.getScreenCTM()!.inverse());
		return [to.x, to.y];
	};
	const begin = (tile: string) => (e: PointerEvent) => {
		if (e.button) return;
		const [sx, sy] = [e.clientX, e.clientY],
			[x, y] = inBoard(e);
		let now: Drag = { tile, x, y, live: false };
		const move = (m: PointerEvent) => {
			const [mx, my] = inBoard(m);
			now = { tile, x: mx, y: my, live: now.live || Math.hypot(m.clientX - sx, m.clientY - sy) > click };
			if (now.live) setDrag(now);
		};
		const end = (m: PointerEvent) => {
			removeEventListener('pointermove', move);
			removeEventListener('pointerup', end);
			removeEventListener('pointercancel', end);
			setDrag(null);
			if (!now.live || m.type === 'pointercancel') return;
			const box = board.current!.getBoundingClientRect();
			const over =
				m.clientX >= box.left && m.clientX <= box.right && m.clientY >= box.top && m.clientY <= box.bottom;
			if (over) put(tile, ...placeAt(now.x, now.y));
			else if (puts.some(q => q.tile === tile)) back(tile);
			// the click that follows a drag means nothing
			const hush = (c: Event) => c.stopPropagation();
			addEventListener('click', hush, { capture: true, once: true });
			setTimeout(() => removeEventListener('click', hush, { capture: true }), 0);
		};
		addEventListener('pointermove', move);
		addEventListener('pointerup', end);
		addEventListener('pointercancel', end);
	};
	const keys = (act: () => void, tile?: string) => (e: KeyboardEvent) => {
		if (e.key === 'Enter' || e.key === ' ') (e.preventDefault(), act());
		else if (tile && e.key.toLowerCase() === 'r') turn(tile);
		else if (tile && (e.key === 'Delete' || e.key === 'Backspace')) back(tile);
	};
	// touched: taken up; touched again: turned; another place touched: laid there
	const touch = (tile: string) => {
		const at = puts.find(q => q.tile === tile)!;
		if (held === tile) turn(tile);
		else if (held && !puts.some(q => q.tile === held)) put(held, at.u, at.v);
		else setHeld(tile);
	};
	const chosen = puts.find(q => q.tile === held);
	const box = tiles ? [...tiles.keys()].filter(k => !puts.some(q => q.tile === k)) : [];
	const land = drag && placeAt(drag.x, drag.y);
	return (
		<div class="builder">
			<div class="builder__tools">
				<Pick
					label={t('Side of the tiles')}
					value={side}
					choose={f => other(f as Face)}
					values={[
						{ value: 'A', name: t('A, calm') },
						{ value: 'B', name: t('B, rough') },
					]}
				/>
				<button type="button" class="btn" onClick={() => fresh(true)}>
					<Sign id="i-dice" />
					{t('Shuffle')}
				</button>
				<button type="button" class="btn" onClick={() => fresh(false)}>
					<Sign id="ui-board" />
					{t('Ready-made')}
				</button>
				<button type="button" class="btn" disabled={!puts.length} onClick={() => (change([]), setHeld(null))}>
					<Sign id="ui-cancel" />
					{t('Clear')}
				</button>
				<span class="builder__one">
					<button
						type="button"
						class="btn btn--icon"
						aria-label={t('Turn the tile')}
						title={t('Turn the tile')}
						disabled={!chosen}
						onClick={() => turn(held!)}
					>
						<Sign id="ui-again" />
					</button>
					<button
						type="button"
						class="btn btn--icon"
						aria-label={t('Back to the box')}
						title={t('Back to the box')}
						disabled={!chosen}
						onClick={() => back(held!)}
					>
						<Sign id="ui-undo" />
					</button>
				</span>
			</div>
			<svg
				ref={board}
				class="builder__board"
				viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
				role="group"
				aria-label={t('Your map')}
			>
				{places.map(([u, v]) => {
					const [x, y] = point(middle(u, v)),
						lay = () => held && put(held, u, v);
					return (
						<g
							class="builder__place"
							data-place={`${u},${v}`}
							data-open={held ? '' : undefined}
							transform={`translate(${x} ${y})`}
							role="button"
							tabindex={0}
							aria-disabled={!held}
							aria-label={t('Free place {u}, {v}', { u, v })}
							onClick={lay}
							onKeyDown={keys(() => lay())}
						>
							<path d={paths(disc)} />
						</g>
					);
				})}
				{tiles &&
					puts.map(q => {
						const [x, y] = point(middle(q.u, q.v));
						return (
							<g
								key={q.tile}
								class="builder__tile"
								data-tile={q.tile}
								data-held={held === q.tile ? '' : undefined}
								data-gone={drag?.tile === q.tile ? '' : undefined}
								transform={`translate(${x} ${y})`}
								role="button"
								tabindex={0}
								aria-pressed={held === q.tile}
								aria-label={t('Tile {n}, turned {k} times', { n: q.tile, k: q.turns })}
								onPointerDown={begin(q.tile)}
								onClick={() => touch(q.tile)}
								onKeyDown={keys(() => touch(q.tile), q.tile)}
							>
								<Tile areas={tiles.get(q.tile) ?? []} turns={q.turns} />
							</g>
						);
					})}
				{land && (
					<g class="builder__land" transform={`translate(${point(middle(...land)).join(' ')})`}>
						<path d={paths(disc)} />
					</g>
				)}
				{tiles && drag && (
					<g class="builder__drag" transform={`translate(${drag.x} ${drag.y})`}>
						<Tile
							areas={tiles.get(drag.tile) ?? []}
							turns={puts.find(q => q.tile === drag.tile)?.turns ?? 0}
						/>
					</g>
				)}
			</svg>
			<div class="builder__box" role="group" aria-label={t('The box')}>
				{tiles &&
					box.map(k => (
						<button
							type="button"
							key={k}
							data-tile={k}
							aria-pressed={held === k}
							aria-label={t('Tile {n}', { n: k })}
							onPointerDown={begin(k)}
							onClick={() => setHeld(held === k ? null : k)}
						>
							<svg viewBox="-4.6 -4.6 9.2 9.2" aria-hidden="true">
								<Tile areas={tiles.get(k)!} turns={0} />
							</svg>
						</button>
					))}
				{!box.length && tiles && <small>{t('All tiles lie on the map.')}</small>}
			</div>
			<p class="builder__word" role="status" data-state={wrong ? 'wrong' : 'good'}>
				<Sign id={wrong ? 'i-warning' : 'ui-check'} />
				<span>
					{wrong
						? puts.length < want
							? tn('{n} tile of {m} lies on the map.', '{n} tiles of {m} lie on the map.', puts.length, {
									m: want,
								})
							: wrong
						: t('This map can be played on.')}
				</span>
				<small>
					{held && !chosen
						? t('Touch a free place, or drag the tile there.')
						: held
							? t('Touch the tile again to turn it; drag it to move it.')
							: t('Touch a tile, or drag it.')}
				</small>
			</p>
		</div>
	);
}
