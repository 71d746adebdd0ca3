// Symbols drawn in place. <use> copies its symbol into a tree of its own, which is styled and laid out with it (twice
// where one symbol refers to another): that was more than half the cost of a sign.
import { h, type JSX } from 'preact';

interface Shape {
	name: string;
	props: Record<string, string>;
	inside: Shape[];
}

const read = (e: Element): Shape => ({
	name: e.nodeName,
	props: Object.fromEntries([...e.attributes].map(a => [a.name, a.value])),
	inside: [...e.children].map(read),
});

const known = new Map<string, Shape[]>();

// undefined: the sprite is not there yet
function shapesOf(id: string): Shape[] | undefined {
	let found = known.get(id);
	if (found) return found;
	const symbol = document.getElementById(id),
		only = symbol?.children.length === 1 ? symbol.firstElementChild! : null;
	if (!symbol) return undefined;
	// a sign that stands for a glyph
	found =
		(only?.nodeName === 'use' ? shapesOf(only.getAttribute('href')!.slice(1)) : undefined) ??
		[...symbol.children].map(read);
	known.set(id, found);
	return found;
}

const draw = (s: Shape): JSX.Element => h(s.name, s.props, ...s.inside.map(draw));

// In the coordinates of the symbol.
export const drawn = (id: string): JSX.Element[] | undefined => shapesOf(id)?.map(draw);
