// Parts of a drawing that are drawn anew only when what they show has changed, at once or in one of the next frames
// (slices.ts): by a key, by the objects they are made from, by the marks they asked about.
import { Component, type ComponentChildren } from 'preact';
import type { FaceProps, Marks } from '../face/face';
import { forget, later, waits, type When } from './slices';

// A part of a drawing that is redrawn only when what it shows has changed. "later": not in the frame that brings the
// change but in one of the next (slices.ts). "first": what stands in its place until then where it is new; without that
// it is drawn with the rest.
interface Lasting {
	later?: boolean;
	first?: () => ComponentChildren;
	children: () => ComponentChildren;
}

abstract class Redrawn<P extends Lasting> extends Component<P> {
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
export class RedrawnByKey extends Redrawn<Lasting & { of: string }> {
	differs(next: { of: string }) {
		return next.of !== this.props.of;
	}
}

// The same for what is made from objects: redrawn when one of them is not the same object as before.
export class RedrawnByObjects extends Redrawn<Lasting & { of: readonly unknown[] }> {
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
export class RedrawnByMarks extends Component<{
	p: FaceProps;
	of: readonly unknown[];
	later?: When;
	children: (p: FaceProps) => ComponentChildren;
}> {
	private heard = new Heard();
	override shouldComponentUpdate(next: { p: FaceProps; of: readonly unknown[] }) {
		const changed = next.of.some((x, i) => x !== this.props.of[i]);
		if (changed && this.props.later) later(this, this.props.later);
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
