// What every drawing needs to be touched, focused and read aloud.
import { Component, type ComponentChildren } from 'preact';
import { chipOf, keyOf } from '../table/choices';
import type { FaceProps, Marks } from '../face/face';
import { t } from '../words/i18n';
import { warningOf } from '../table/outlook';
import { forget, later, waits } from './slices';

// What a thing on the board needs to be a button: role, name, keys, state.
export function target(p: FaceProps, kinds: string | string[], value: string, label: string) {
	const own = Array.isArray(kinds) ? kinds : [kinds];
	const moves = own.flatMap(k => p.lit.get(keyOf(k, value)) ?? []),
		open = moves.length > 0;
	const chip = chipOf(moves, value),
		warning = warningOf(chip);
	const marked = own.some(k => p.marks.has(keyOf(k, value)));
	const chosen = p.picked.values.some(v => v.value === value && v.kinds.some(k => own.includes(k)));
	return {
		class:
			(open ? 'lit ' : '') +
			(marked ? 'marked ' : '') +
			(chosen ? 'chosen ' : '') +
			(!marked && own.some(k => p.fresh.has(keyOf(k, value))) ? 'fresh ' : ''),
		role: 'button' as const,
		tabindex: open ? 0 : -1, // lower case: SVG elements know no other spelling
		'aria-label':
			label +
			(open ? `. ${t('can be chosen')}` : '') +
			(chip.price ? `, ${t('you pay {n}', { n: chip.price })}` : '') +
			(warning ? `. ${warning}` : '') +
			(chosen ? `. ${t('chosen')}` : ''),
		'data-target': keyOf(own[0]!, value),
		'data-lit': open ? '' : undefined,
		'data-price': chip.price,
		'data-foes': chip.foes,
		'data-warning': warning,
		onClick: () => p.pick(own, value),
		onKeyDown: (e: KeyboardEvent) => {
			if (e.key === 'Enter' || e.key === ' ') {
				e.preventDefault();
				p.pick(own, value);
			}
		},
	};
}

// A part of a drawing that is redrawn only when what it shows has changed. "later": not in the frame that brings the
// change but in one of the next (slices.ts). "first": what stands in its place until then where it is new; without that
// it is drawn with the rest.
interface Lasting {
	later?: boolean;
	first?: () => ComponentChildren;
	children: () => ComponentChildren;
}

abstract class Slow<P extends Lasting> extends Component<P> {
	private there = false;
	abstract differs(next: P): boolean;
	override shouldComponentUpdate(next: P) {
		const changed = this.differs(next);
		if (changed && this.props.later) later(this);
		return changed && !this.props.later;
	}
	// before it is drawn: once it is, the table already asks whether anything waits (settled)
	override componentWillMount() {
		if (this.props.first) later(this);
	}
	override componentDidMount() {
		this.there = true;
	}
	override componentWillUnmount() {
		forget(this);
	}
	override render() {
		const { first, children } = this.props;
		return first && !this.there ? first() : children();
	}
}

// "of" is a key for all of it. The callbacks it uses must stay valid without a redraw: p.pick, p.play and p.card do.
export class Kept extends Slow<Lasting & { of: string }> {
	differs(next: { of: string }) {
		return next.of !== this.props.of;
	}
}

// The same for what is made from objects: redrawn when one of them is not the same object as before.
export class Still extends Slow<Lasting & { of: readonly unknown[] }> {
	differs(next: { of: readonly unknown[] }) {
		return next.of.some((x, i) => x !== this.props.of[i]);
	}
}

// The marks as one part of the page sees them: remembers which keys that part asked about.
class Heard implements Marks {
	now: Marks = new Set<string>();
	asked = new Set<string>();
	all = false;
	has = (key: string) => (this.asked.add(key), this.now.has(key));
	[Symbol.iterator]() {
		this.all = true;
		return this.now[Symbol.iterator]();
	}
	// Would the part look different with these?
	tells(next: Marks): boolean {
		const differs = (a: Marks, b: Marks) => [...a].some(key => !b.has(key) && (this.all || this.asked.has(key)));
		return differs(this.now, next) || differs(next, this.now);
	}
}

// A part of the table, drawn from the face's props. "of" lists all that it is made from except the marks: a pointer
// that moves over the choices redraws only those parts in which it marks something. "later": in a later frame
// (slices.ts), but for the marks.
export class Part extends Component<{
	p: FaceProps;
	of: readonly unknown[];
	later?: boolean;
	children: (p: FaceProps) => ComponentChildren;
}> {
	private heard = new Heard();
	override shouldComponentUpdate(next: { p: FaceProps; of: readonly unknown[] }) {
		const changed = next.of.some((x, i) => x !== this.props.of[i]);
		if (changed && this.props.later) later(this);
		return !waits(this) && (changed || this.heard.tells(next.p.marks));
	}
	override componentWillUnmount() {
		forget(this);
	}
	override render() {
		const { p, children } = this.props;
		this.heard.now = p.marks;
		this.heard.all = false;
		return children({ ...p, marks: this.heard });
	}
}

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
