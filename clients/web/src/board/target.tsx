// What every drawing needs to be touched, focused and read aloud.
import { Component, type ComponentChildren } from 'preact';
import { chipOf, keyOf } from '../table/choices';
import type { FaceProps } from '../face/face';
import { t } from '../words/i18n';
import { warningOf } from '../table/outlook';

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
		'data-means': moves.length === 1 ? moves[0]!.move : undefined, // the dock tells it to a pointer
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
