// The typefaces: Forum for titles, Alegreya Sans for all else (OFL), in Latin, Latin Extended and Cyrillic.
// Copies the files from @fontsource to a folder and answers the style sheet that names them.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const faces = [
	['Forum', 'forum', 400],
	['Alegreya Sans', 'alegreya-sans', 500],
	['Alegreya Sans', 'alegreya-sans', 700],
];
const ranges = {
	cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
	'latin-ext': 'U+0100-02BA, U+1E00-1EFF, U+20A0-20AB, U+2C60-2C7F',
	latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212',
};

export function fontFaces(here, out) {
	mkdirSync(out, { recursive: true });
	let css = '';
	for (const [family, name, weight] of faces)
		for (const [subset, range] of Object.entries(ranges)) {
			const file = `${name}-${subset}-${weight}-normal.woff2`;
			cpSync(join(here, 'node_modules/@fontsource', name, 'files', file), join(out, file));
			css += `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url(/fonts/${file}) format("woff2"); unicode-range: ${range}; }\n`;
		}
	return css;
}
