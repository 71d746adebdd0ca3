// Building the map: tiles are taken from the box and laid side by side, turned, moved, put back; by touch, by
// drag or by keys. The engine says at every step why it could not be played on yet.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t, tn } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { refusals } from 'page/play/local';
import { Pick } from 'page/house/setup/options';
import './builder.css';
import { disc, paths, placeAt, point, Tile } from './tile';
import {
	freePlaces,
	laid,
	middle,
	moved,
	printed,
	readTiles,
	written,
	type Face,
	type Hex,
	type Put,
	type Tiles,
} from './tiles';

const click = 6; // px: more is a drag
const ignore = () => {};

interface Props {
	seats: number;
	tiles: string; // as the option has it
	change: (tiles: string) => void;
}

// What the engine says: the printed tiles, how many a map needs, and why this one could not be played on.
function useEngine(p: Props, side: Face) {
	const [tiles, setTiles] = useState<Tiles | null>(null);
	const [want, setWant] = useState(0);
	const [wrong, setWrong] = useState('');
	useEffect(() => void printed(side).then(setTiles, ignore), [side]);
	useEffect(() => void laid(p.seats, 'A', false).then(all => setWant(all.length), ignore), [p.seats]);
	useEffect(() => {
		let here = true;
		refusals('legendary', p.seats, [{ layout: 'custom', tiles: p.tiles }]).then(
			([why]) => here && setWrong(why!),
			ignore,
		);
		return () => void (here = false);
	}, [p.tiles, p.seats]);
	return { tiles, want, wrong };
}

// The map that is being built, and what can be done with it.
function useBuilding(p: Props) {
	const { puts, face } = readTiles(p.tiles);
	const [held, setHeld] = useState<string | null>(null); // the tile taken up: it is laid on the place touched next
	const [shown, setShown] = useState<Face>(face); // the face of an empty map
	const side = puts.length ? face : shown;
	const change = (all: Put[], f: Face = side) => p.change(written(all, f));
	const at = (tile: string | null) => puts.find(q => q.tile === tile);
	const put = (tile: string, u: number, v: number) => (change(moved(puts, tile, u, v)), setHeld(tile));
	const turn = (tile: string) => change(puts.map(q => (q.tile === tile ? { ...q, turns: (q.turns + 1) % 6 } : q)));
	return {
		...useEngine(p, side),
		puts,
		side,
		held,
		at,
		put,
		turn,
		take: (tile: string) => setHeld(held === tile ? null : tile),
		back: (tile: string) => (change(puts.filter(q => q.tile !== tile)), setHeld(null)),
		clear: () => (change([]), setHeld(null)),
		other: (f: Face) => (setShown(f), puts.length && change(puts, f)),
		fresh: (byChance: boolean) =>
			void laid(p.seats, byChance ? side : 'A', byChance).then(
				all => (change(all, byChance ? side : 'A'), setHeld(null)),
				ignore,
			),
		// touched: taken up; touched again: turned; another place touched: laid there
		touch: (tile: string) => {
			const { u, v } = at(tile)!;
			if (held === tile) turn(tile);
			else if (held && !at(held)) put(held, u, v);
			else setHeld(tile);
		},
	};
}
type Building = ReturnType<typeof useBuilding>;

interface Drag {
	tile: string;
	x: number;
	y: number;
	live: boolean;
}

// The click that follows a drag means nothing.
function hushClick() {
	const hush = (c: Event) => c.stopPropagation();
	addEventListener('click', hush, { capture: true, once: true });
	setTimeout(() => removeEventListener('click', hush, { capture: true }), 0);
}

// A tile that follows the pointer: `begin` takes it up, and it is laid where it is let go, or goes back to the box.
function useDrag(b: Building, board: RefObject<SVGSVGElement | null>) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const inBoard = (e: PointerEvent): [number, number] => {
		const to = new DOMPoint(e.clientX, e.clientY).matrixTransform(board.current!.getScreenCTM()!.inverse());
		return [to.x, to.y];
	};
	const over = (e: PointerEvent) => {
		const box = board.current!.getBoundingClientRect();
		return e.clientX >= box.left && e.clientX <= box.right && e.clientY >= box.top && e.clientY <= box.bottom;
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
			if (over(m)) b.put(tile, ...placeAt(now.x, now.y));
			else if (b.at(tile)) b.back(tile);
			hushClick();
		};
		addEventListener('pointermove', move);
		addEventListener('pointerup', end);
		addEventListener('pointercancel', end);
	};
	return { drag, begin };
}
type Begin = ReturnType<typeof useDrag>['begin'];

const keys = (act: () => void, b?: Building, tile?: string) => (e: KeyboardEvent) => {
	if (e.key === 'Enter' || e.key === ' ') (e.preventDefault(), act());
	else if (b && tile && e.key.toLowerCase() === 'r') b.turn(tile);
	else if (b && tile && (e.key === 'Delete' || e.key === 'Backspace')) b.back(tile);
};

const translate = (at: readonly [number, number]) => `translate(${at.join(' ')})`;

function IconButton(p: { label: string; sign: string; disabled: boolean; act: () => void }) {
	return (
		<button
			type="button"
			class="btn btn--icon"
			aria-label={p.label}
			data-tip={p.label}
			disabled={p.disabled}
			onClick={p.act}
		>
			<Sign id={p.sign} />
		</button>
	);
}

function Tools({ b }: { b: Building }) {
	const chosen = b.at(b.held);
	return (
		<div class="builder__tools">
			<Pick
				label={t('Side of the tiles')}
				value={b.side}
				choose={f => b.other(f as Face)}
				values={[
					{ value: 'A', name: t('A, calm') },
					{ value: 'B', name: t('B, rough') },
				]}
			/>
			<button type="button" class="btn" onClick={() => b.fresh(true)}>
				<Sign id="i-dice" />
				{t('Shuffle')}
			</button>
			<button type="button" class="btn" onClick={() => b.fresh(false)}>
				<Sign id="ui-board" />
				{t('Ready-made')}
			</button>
			<button type="button" class="btn" disabled={!b.puts.length} onClick={b.clear}>
				<Sign id="ui-cancel" />
				{t('Clear')}
			</button>
			<span class="builder__one">
				<IconButton label={t('Turn the tile')} sign="ui-again" disabled={!chosen} act={() => b.turn(b.held!)} />
				<IconButton
					label={t('Back to the box')}
					sign="ui-undo"
					disabled={!chosen}
					act={() => b.back(b.held!)}
				/>
			</span>
		</div>
	);
}

function Place({ b, u, v }: { b: Building; u: number; v: number }) {
	const lay = () => b.held && b.put(b.held, u, v);
	return (
		<g
			class="builder__place"
			data-place={`${u},${v}`}
			data-open={b.held ? '' : undefined}
			transform={translate(point(middle(u, v)))}
			role="button"
			tabindex={0}
			aria-disabled={!b.held}
			aria-label={t('Free place {u}, {v}', { u, v })}
			onClick={lay}
			onKeyDown={keys(() => lay())}
		>
			<path d={paths(disc)} />
		</g>
	);
}

function LaidTile({ b, q, gone, begin }: { b: Building; q: Put; gone: boolean; begin: Begin }) {
	return (
		<g
			class="builder__tile"
			data-tile={q.tile}
			data-held={b.held === q.tile ? '' : undefined}
			data-gone={gone ? '' : undefined}
			transform={translate(point(middle(q.u, q.v)))}
			role="button"
			tabindex={0}
			aria-pressed={b.held === q.tile}
			aria-label={t('Tile {n}, turned {k} times', { n: q.tile, k: q.turns })}
			onPointerDown={begin(q.tile)}
			onClick={() => b.touch(q.tile)}
			onKeyDown={keys(() => b.touch(q.tile), b, q.tile)}
		>
			<Tile areas={b.tiles!.get(q.tile) ?? []} turns={q.turns} />
		</g>
	);
}

// The tile that is being dragged, and the place where it would be laid.
function Dragged({ b, drag }: { b: Building; drag: Drag }) {
	return (
		<>
			<g class="builder__land" transform={translate(point(middle(...placeAt(drag.x, drag.y))))}>
				<path d={paths(disc)} />
			</g>
			{b.tiles && (
				<g class="builder__drag" transform={translate([drag.x, drag.y])}>
					<Tile areas={b.tiles.get(drag.tile) ?? []} turns={b.at(drag.tile)?.turns ?? 0} />
				</g>
			)}
		</>
	);
}

// The picture shows the tiles laid and the free places beside them; it does not move during a drag.
const margin = 4.6;
function viewBox(puts: Put[], places: Hex[]): string {
	const seen = [...puts.map(q => [q.u, q.v] as Hex), ...places].map(([u, v]) => point(middle(u, v)));
	const ends = (i: 0 | 1) =>
		[Math.min(...seen.map(s => s[i])) - margin, Math.max(...seen.map(s => s[i])) + margin] as const;
	const [x0, x1] = ends(0),
		[y0, y1] = ends(1);
	return `${x0} ${y0} ${x1 - x0} ${y1 - y0}`;
}

function Board(p: { b: Building; board: RefObject<SVGSVGElement | null>; drag: Drag | null; begin: Begin }) {
	const { b, drag } = p,
		places = freePlaces(b.puts);
	return (
		<svg
			ref={p.board}
			class="builder__board"
			viewBox={viewBox(b.puts, places)}
			role="group"
			aria-label={t('Your map')}
		>
			{places.map(([u, v]) => (
				<Place b={b} u={u} v={v} />
			))}
			{b.tiles &&
				b.puts.map(q => <LaidTile key={q.tile} b={b} q={q} gone={drag?.tile === q.tile} begin={p.begin} />)}
			{drag && <Dragged b={b} drag={drag} />}
		</svg>
	);
}

function Box({ b, begin }: { b: Building; begin: Begin }) {
	const left = b.tiles ? [...b.tiles.keys()].filter(k => !b.at(k)) : [];
	return (
		<div class="builder__box" role="group" aria-label={t('The box')}>
			{left.map(k => (
				<button
					type="button"
					key={k}
					data-tile={k}
					aria-pressed={b.held === k}
					aria-label={t('Tile {n}', { n: k })}
					onPointerDown={begin(k)}
					onClick={() => b.take(k)}
				>
					<svg viewBox="-4.6 -4.6 9.2 9.2" aria-hidden="true">
						<Tile areas={b.tiles!.get(k)!} turns={0} />
					</svg>
				</button>
			))}
			{!left.length && b.tiles && <small>{t('All tiles lie on the map.')}</small>}
		</div>
	);
}

// Whether the map can be played on, and what to do next.
function Word({ b }: { b: Building }) {
	const { puts, want, wrong, held } = b;
	const missing = () =>
		tn('{n} tile of {m} lies on the map.', '{n} tiles of {m} lie on the map.', puts.length, { m: want });
	return (
		<p class="builder__word" role="status" data-state={wrong ? 'wrong' : 'good'}>
			<Sign id={wrong ? 'i-warning' : 'ui-check'} />
			<span>{!wrong ? t('This map can be played on.') : puts.length < want ? missing() : wrong}</span>
			<small>
				{held && !b.at(held)
					? t('Touch a free place, or drag the tile there.')
					: held
						? t('Touch the tile again to turn it; drag it to move it.')
						: t('Touch a tile, or drag it.')}
			</small>
		</p>
	);
}

export function Builder(p: Props) {
	const board = useRef<SVGSVGElement>(null);
	const b = useBuilding(p);
	const { drag, begin } = useDrag(b, board);
	return (
		<div class="builder">
			<Tools b={b} />
			<Board b={b} board={board} drag={drag} begin={begin} />
			<Box b={b} begin={begin} />
			<Word b={b} />
		</div>
	);
}
