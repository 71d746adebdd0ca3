// What every drawing needs to be touched, focused and read aloud.
import { Component, type ComponentChildren } from 'preact';
import { chipOf, keyOf } from '../choices';
import type { FaceProps, Marks } from '../face';
import { t } from '../i18n';
import { warningOf } from '../table/outlook';

// What a thing on the board needs to be a button: role, name, keys, state.
export function target(p: FaceProps, kinds: string | string[], value: string, label: string) {
	const own = Array.isArray(kinds) ? kinds : [kinds];
	const moves = own.flatMap(k => p.lit.get(keyOf(k, value)) ?? []), open = moves.length > 0;
	const chip = chipOf(moves), warning = warningOf(chip);
	const marked = own.some(k => p.marks.has(keyOf(k, value)));
	const chosen = p.picked.values.some(v => v.value === value && v.kinds.some(k => own.includes(k)));
	return {
		class: (open ? 'lit ' : '') + (marked ? 'marked ' : '') + (chosen ? 'chosen ' : '') + (!marked && own.some(k => p.fresh.has(keyOf(k, value))) ? 'fresh ' : ''),
		role: 'button' as const,
		tabindex: open ? 0 : -1, // in small letters: a drawing knows no other
		'aria-label': label + (open ? `. ${t('can be chosen')}` : '') + (chip.price ? `, ${t('you pay {n}', { n: chip.price })}` : '') + (warning ? `. ${warning}` : '') + (chosen ? `. ${t('chosen')}` : ''),
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

// The same for what is made from whole things: drawn again when one of them is another than before.
export class Still extends Component<{ of: readonly unknown[]; children: () => ComponentChildren }> {
	override shouldComponentUpdate(next: { of: readonly unknown[] }) {
		return next.of.some((x, i) => x !== this.props.of[i]);
	}
	override render() {
		return this.props.children();
	}
}

// What is pointed at, as one part of the page asks for it: it remembers of what it was asked.
class Heard implements Marks {
	now: Marks = new Set<string>();
	asked = new Set<string>();
	all = false;
	has = (key: string) => (this.asked.add(key), this.now.has(key));
	[Symbol.iterator]() {
		this.all = true;
		return this.now[Symbol.iterator]();
	}
	// Would it draw something else?
	tells(next: Marks): boolean {
		const differs = (a: Marks, b: Marks) => [...a].some(key => !b.has(key) && (this.all || this.asked.has(key)));
		return differs(this.now, next) || differs(next, this.now);
	}
}

// A part of the table, drawn from the face's props. "of" tells all that it is made from but for what is pointed at: a pointer
// that goes over the choices draws only those parts again in which something is marked by it.
export class Part extends Component<{ p: FaceProps; of: readonly unknown[]; children: (p: FaceProps) => ComponentChildren }> {
	private heard = new Heard();
	override shouldComponentUpdate(next: { p: FaceProps; of: readonly unknown[] }) {
		return next.of.some((x, i) => x !== this.props.of[i]) || this.heard.tells(next.p.marks);
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
