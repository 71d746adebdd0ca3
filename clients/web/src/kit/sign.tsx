// Symbols of the sprite (symbols/): emblems, gods, pictograms, line icons, pieces, and glyphs of the game-icons set.
//
//     <Sign id="i-gold" />              in the size and colour of the text, silent to a screen reader
//     <Sign id="i-gold" label="gold" /> read aloud
//     <Glyph name="trireme" />          any icon of the set that glyphs.txt (of the page or of the face) names
//     <SignAt id="troop-red" x y s />   inside a drawing, centred
import { Component } from 'preact';
import { drawn } from './shapes';

let sprite: Promise<void> | null = null;

export async function addSprite(path: string) {
	const answer = await fetch(path);
	if (!answer.ok) return;
	document.body.insertAdjacentHTML('beforeend', await answer.text());
}

// Once, when the page starts.
export const loadSprite = () => (sprite ??= addSprite('/symbols.svg').catch(() => void (sprite = null)));

// The boxes of the symbols that are not square.
const boxes: [RegExp, string][] = [
	[/^ui-/, '0 0 24 24'],
	[/^tondo/, '0 0 120 120'],
	[/^(i|g|god|emblem)-/, '0 0 512 512'],
	[/^metropolis/, '-46 -38 92 64'],
	[/^fleet-\w+-\d/, '-36 -52 88 78'],
	[/^fleet-/, '-36 -40 72 66'],
	[/^troop-\w+-\d/, '-28 -39 67 67'],
	[/^(troop|mercenary)-/, '-28 -28 56 56'],
	[/^flag-/, '-18 -38 42 48'],
	[/^banner-/, '-22 -34 44 66'],
	[/^hero-/, '-36 -36 72 76'],
	[/^(priest|priestess|philosopher)-/, '-22 -28 44 58'],
	[/^city/, '-22 -24 44 42'],
	[/^temple-/, '-22 -21 44 44'],
	[/^(temple|shrine-empty)$/, '-22 -21 44 40'],
	[/^shrine$/, '-16 -22 32 40'],
	[/^(tile-|slot)/, '-21 -21 42 42'],
	[/^coin/, '-18 -18 36 37'],
	[/^glory/, '-20 -20 40 41'],
	[/^quest-token/, '-24 -24 48 49'],
	[/^monster/, '-36 -36 72 74'],
	[/^die-/, '-32 -32 64 66'],
];
const found = new Map<string, string>();
export function boxOf(id: string): string {
	let box = found.get(id);
	if (!box) found.set(id, (box = boxes.find(([re]) => re.test(id))?.[1] ?? '0 0 512 512'));
	return box;
}

interface Props {
	id: string;
	class?: string;
	label?: string;
}

// There are hundreds on a table: one that stays the same is not drawn again.
export class Sign extends Component<Props> {
	override shouldComponentUpdate(next: Props) {
		const now = this.props;
		return next.id !== now.id || next.label !== now.label || next.class !== now.class;
	}
	override render(p: Props) {
		return (
			<svg
				class={p.class ?? 'i'}
				viewBox={boxOf(p.id)}
				role={p.label ? 'img' : undefined}
				aria-label={p.label}
				aria-hidden={p.label ? undefined : 'true'}
				data-tip={p.label}
			>
				{drawn(p.id) ?? used(p.id)}
			</svg>
		);
	}
}

// The symbol brings its own box.
function used(id: string) {
	const [x, y, w, h] = boxOf(id).split(' ');
	return <use href={`#${id}`} x={x} y={y} width={w} height={h} />;
}

export const Glyph = (p: { name: string; class?: string; label?: string }) => (
	<Sign id={`g-${p.name}`} class={p.class} label={p.label} />
);

// Inside a drawing: s is the width, x and y the middle.
export function SignAt(p: { id: string; x: number; y: number; s: number; class?: string }) {
	const [, , w, h] = boxOf(p.id).split(' ').map(Number);
	const tall = (p.s * h!) / w!;
	return (
		<use
			href={`#${p.id}`}
			x={p.x - p.s / 2}
			y={p.y - tall / 2}
			width={p.s}
			height={tall}
			class={p.class}
			aria-hidden="true"
		/>
	);
}
