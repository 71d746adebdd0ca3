// The typefaces: Forum for titles, Alegreya Sans for all else (OFL), in Latin, Latin Extended and Cyrillic. Takes the
// files of @fontsource, keeps the letters that our three languages and names need, and answers the style sheet that
// names them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';

const faces = [
	['Forum', 'forum', 400],
	['Alegreya Sans', 'alegreya-sans', 500],
	['Alegreya Sans', 'alegreya-sans', 700],
];
// first and last letter of each run
// prettier-ignore
const letters = {
	cyrillic: [
		[0x401, 0x401], [0x410, 0x44f], [0x451, 0x451], [0x404, 0x407], [0x454, 0x457], [0x490, 0x491],
		[0x2116, 0x2116],
	],
	'latin-ext': [[0x100, 0x17f], [0x218, 0x21b]],
	latin: [
		[0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2010, 0x2026], [0x2030, 0x203a],
		[0x20ac, 0x20ac], [0x2122, 0x2122], [0x2190, 0x2193], [0x2212, 0x2212],
	],
};
const MOST = 160 * 1024; // all of them together

const hex = n => n.toString(16).toUpperCase().padStart(4, '0');
const range = runs => runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
const text = runs =>
	runs.flatMap(([a, b]) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i))).join('');

// Cutting takes seconds: what was cut from the same file in the same way lies in cache.
async function cut(source, runs, cache) {
	const key = createHash('sha256').update(source).update(text(runs)).digest('hex').slice(0, 24),
		kept = join(cache, `${key}.woff2`);
	if (!existsSync(kept)) writeFileSync(kept, await subset(source, text(runs), { targetFormat: 'woff2' }));
	return readFileSync(kept);
}

export async function fontFaces(here, out, cache) {
	for (const folder of [out, cache]) mkdirSync(folder, { recursive: true });
	let css = '',
		bytes = 0;
	for (const [family, name, weight] of faces)
		for (const [set, runs] of Object.entries(letters)) {
			const file = `${name}-${set}-${weight}-normal.woff2`;
			const font = await cut(
				readFileSync(join(here, 'node_modules/@fontsource', name, 'files', file)),
				runs,
				cache,
			);
			writeFileSync(join(out, file), font);
			bytes += font.length;
			css +=
				`@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: ` +
				`url(/fonts/${file}) format("woff2"); unicode-range: ${range(runs)}; }\n`;
		}
	if (bytes > MOST) throw new Error(`the typefaces weigh ${bytes} bytes, more than ${MOST}`);
	return css;
}
