// What every drawing needs to be touched, focused and read aloud; a frame that zooms and pans.
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keyOf } from '../choices';
import type { FaceProps } from '../face';
import { t } from '../i18n';
import { Patterns } from './pieces';

export type BoardProps = FaceProps;

// What a thing on the board needs to be a button: role, name, keys, state.
export function target(p: BoardProps, kinds: string | string[], value: string, label: string) {
	const own = Array.isArray(kinds) ? kinds : [kinds];
	const open = own.some(k => p.lit.has(keyOf(k, value)));
	const marked = own.some(k => p.marks.has(keyOf(k, value)));
	const chosen = p.picked.values.some(v => v.value === value && v.kinds.some(k => own.includes(k)));
	return {
		class: (open ? 'lit ' : '') + (marked ? 'marked ' : '') + (chosen ? 'chosen ' : ''),
		role: 'button' as const,
		tabindex: open ? 0 : -1, // in small letters: a drawing knows no other
		'aria-label': label + (open ? `. ${t('can be chosen')}` : '') + (chosen ? `. ${t('chosen')}` : ''),
		'data-target': keyOf(own[0]!, value),
		'data-lit': open ? '' : undefined,
		onClick: () => p.pick(own, value),
		onKeyDown: (e: KeyboardEvent) => {
			if (e.key === 'Enter' || e.key === ' ') {
				e.preventDefault();
				p.pick(own, value);
			}
		},
	};
}

// A part of a drawing that is drawn again only when what it shows has changed; "of" tells all of it.
// What it calls must outlive it: p.pick and p.card do.
export class Kept extends Component<{ of: string; children: () => ComponentChildren }> {
	override shouldComponentUpdate(next: { of: string }) {
		return next.of !== this.props.of;
	}
	override render() {
		return this.props.children();
	}
}

const phone = () => matchMedia('(max-width: 60rem)').matches; // as in the style sheet

// A drawing that can be moved and enlarged: wheel, drag, pinch, buttons.
export function Canvas(props: { width: number; height: number; label: string; children: ComponentChildren }) {
	const [zoom, setZoom] = useState(1);
	const [x, setX] = useState(0);
	const [y, setY] = useState(0);
	const points = useRef(new Map<number, { x: number; y: number }>());
	const moved = useRef(false);
	const frame = useRef<HTMLDivElement>(null);
	const [whole, setWhole] = useState(false); // on a phone the drawing is wider than the screen unless this is wanted
	useEffect(() => {
		const f = frame.current!;
		f.scrollLeft = (f.scrollWidth - f.clientWidth) / 2;
	}, [whole]);
	const w = props.width / zoom, h = props.height / zoom;
	const clamp = (v: number, most: number) => Math.max(0, Math.min(most, v));
	const scale = (by: number) => {
		const z = Math.max(1, Math.min(6, zoom * by));
		setX(clamp(x + (w - props.width / z) / 2, props.width - props.width / z));
		setY(clamp(y + (h - props.height / z) / 2, props.height - props.height / z));
		setZoom(z);
	};
	const drag = (e: PointerEvent) => {
		const was = points.current.get(e.pointerId);
		if (!was) return;
		const box = (e.currentTarget as Element).getBoundingClientRect();
		const others = [...points.current].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
		if (others.length) {
			const before = Math.hypot(was.x - others[0]!.x, was.y - others[0]!.y);
			const now = Math.hypot(e.clientX - others[0]!.x, e.clientY - others[0]!.y);
			if (before > 10) scale(now / before);
		} else if (zoom > 1) {
			if (Math.hypot(e.clientX - was.x, e.clientY - was.y) > 2) moved.current = true;
			setX(clamp(x - ((e.clientX - was.x) * w) / box.width, props.width - w));
			setY(clamp(y - ((e.clientY - was.y) * h) / box.height, props.height - h));
		}
		points.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
	};
	return (
		<div class={whole ? 'canvas whole' : 'canvas'}>
			<div class="frame" ref={frame} role="group" aria-label={props.label} tabIndex={0}>
				<svg
					style={{ touchAction: zoom > 1 ? 'none' : undefined }}
					viewBox={`${x} ${y} ${w} ${h}`}
					onWheel={e => {
						if (!e.ctrlKey && !(zoom > 1)) return;
						e.preventDefault();
						scale(e.deltaY < 0 ? 1.15 : 1 / 1.15);
					}}
					onPointerDown={e => (points.current.set(e.pointerId, { x: e.clientX, y: e.clientY }), (moved.current = false))}
					onPointerMove={drag}
					onPointerUp={e => points.current.delete(e.pointerId)}
					onPointerCancel={e => points.current.delete(e.pointerId)}
					onPointerLeave={e => points.current.delete(e.pointerId)}
					onClickCapture={e => moved.current && e.stopPropagation()}
				>
					{patterns}
					{props.children}
				</svg>
			</div>
			<div class="zoom">
				<button aria-label={t('Larger')} onClick={() => (whole && phone() ? setWhole(false) : scale(1.4))}>+</button>
				<button aria-label={t('Smaller')} onClick={() => (zoom > 1 ? scale(1 / 1.4) : setWhole(true))}>−</button>
				<button aria-label={t('Whole board')} onClick={() => (setWhole(true), setZoom(1), setX(0), setY(0))}>▢</button>
			</div>
		</div>
	);
}

const patterns = <Patterns />; // the same for ever

// A drawing that fails must not take the game with it: the position is told in words then.
export class Safe extends Component<{ line: number; children: ComponentChildren }, { failed: boolean }> {
	override state = { failed: false };
	static override getDerivedStateFromError() {
		return { failed: true };
	}
	override componentDidCatch(error: Error) {
		console.error(error);
	}
	override componentDidUpdate(before: { line: number }) {
		if (this.state.failed && before.line !== this.props.line) this.setState({ failed: false });
	}
	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
