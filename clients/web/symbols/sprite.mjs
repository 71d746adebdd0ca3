// The sprite: every sign and piece as a <symbol>, and the glyphs that the page or a game's face asks for by name.
//     base(icons, names)     symbols.svg: what every page may need
//     more(icons, names)     games/<id>.svg: what only the face of one game needs
import { pieces, paints } from './pieces.mjs';
import { characters, emblems, gods, lines, own, pictograms } from './signs.mjs';

const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const glyphBox = '0 0 512 512';

function glyph(icons, name) {
	if (!icons[name]) throw new Error(`no icon '${name}' in the game-icons set`);
	return icons[name].body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${shorter(path)}"`);
}

// A tenth of a unit of 512 is seen by nobody: a quarter of the sprite's weight. Arcs stay: their flags may stand
// without a space.
const shorter = path =>
	path.replace(
		/([mlhvcsqtz])([^a-z]*)/gi,
		(_, command, rest) =>
			command +
			(rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [])
				.map(n => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.'))
				.join(' ')
				.replaceAll(' -', '-'),
	);

const svg = (defs, symbols) =>
	'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">' +
	`<defs>${defs.join('')}</defs>${symbols.join('')}</svg>`;

// A glyph stands once (g-name); the signs that mean it refer to it.
export function base(icons, names) {
	const all = [],
		used = new Set(names);
	const sign = (id, name) => {
		used.add(name);
		all.push(symbol(id, glyphBox, `<use href="#g-${name}" width="512" height="512"/>`));
	};
	for (const [k, name] of Object.entries(emblems)) sign('emblem-' + k, name);
	for (const [k, name] of Object.entries(gods)) sign('god-' + k, name);
	for (const [k, name] of Object.entries(pictograms)) sign('i-' + k, name);
	for (const [k, body] of Object.entries(own)) all.push(symbol('i-' + k, glyphBox, body));
	for (const [k, body] of Object.entries(characters)) all.push(symbol('g-as-' + k, glyphBox, body));
	for (const [k, body] of Object.entries(lines))
		all.push(
			symbol(
				'ui-' + k,
				'0 0 24 24',
				'<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" ' +
					`stroke-linejoin="round">${body}</g>`,
			),
		);
	pieces((id, box, body) => all.push(symbol(id, box, body)));
	for (const name of [...used].sort()) all.push(symbol('g-' + name, glyphBox, glyph(icons, name)));
	return { text: svg(paints(), all), names: used };
}

export const more = (icons, names, known) =>
	svg(
		[],
		names.filter(n => !known.has(n)).map(n => symbol('g-' + n, glyphBox, glyph(icons, n))),
	);
