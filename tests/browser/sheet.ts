// When the tests have ended: one page with all pictures of this run, those of a moment together, to be looked at
// picture by picture. What is shown can be narrowed to a game, a size, a language, day or night.
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { data } from './playwright.config';

const shots = resolve(import.meta.dirname, '../../build/screenshots');
// look-GAME-MOMENT-LANGUAGE-SIZE-THEME.jpg (look.spec.ts); any other picture stands for itself
const parts = /^look-([a-z]+)-([a-z]+)-([a-z]{2})-(\d+)x(\d+)-(light|dark)\.jpg$/;
const filters = ['game', 'size', 'language', 'theme'] as const;
type Filters = Record<(typeof filters)[number], string>;
interface Picture extends Filters {
	file: string;
	moment: string;
	title: string;
	order: number;
}

const style = `
body { font: 15px/1.4 sans-serif; margin: 0; background: #f4f1ea; color: #2b211a }
main { padding: 0 24px 60px }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center }
header { padding: 10px 24px; background: #2b211a; color: #f4f1ea }
header b { font-size: 18px }
select { font: inherit; padding: 2px 6px }
nav { padding: 14px 24px 0 }
nav p { margin: 4px 0 }
nav a { color: #8a3a12; margin-right: 12px }
h2 { margin: 26px 0 8px; scroll-margin-top: 60px }
h2::first-letter { text-transform: uppercase }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
figure { margin: 0 }
img { display: block; height: 260px; min-width: 120px; background: #ddd5c4; box-shadow: 0 1px 4px #0005 }
figcaption { padding: 3px 0 }
[hidden] { display: none !important }
`;

// runs in the page
const script = `const selects = [...document.querySelectorAll('select')];
function show() {
	let n = 0;
	const unwanted = f => selects.some(s => s.value && f.dataset[s.name] !== s.value);
	for (const f of document.querySelectorAll('figure')) n += !(f.hidden = unwanted(f));
	for (const s of document.querySelectorAll('section')) s.hidden = !s.querySelector('figure:not([hidden])');
	for (const a of document.querySelectorAll('nav a')) a.hidden = document.querySelector(a.hash).hidden;
	document.querySelector('output').textContent = n + ' pictures';
}
selects.forEach(s => s.addEventListener('change', show));
show();`;

function pictureOf(file: string): Picture {
	const [, game = 'others', moment = '', language = '', width = '', height, theme = ''] = parts.exec(file) ?? [];
	const size = width && `${width}x${height}`;
	return {
		file,
		game,
		moment,
		size,
		language,
		theme,
		title: moment ? `${size}, ${theme === 'dark' ? 'night' : 'day'}, ${language}` : file.replace('.jpg', ''),
		order: (language === 'en' ? 0 : 1e6) + Number(width) + (theme === 'dark' ? 0.5 : 0),
	};
}

export default function sheet() {
	rmSync(data, { recursive: true, force: true });
	const fresh = (file: string) => statSync(resolve(shots, file)).mtimeMs >= performance.timeOrigin;
	const all = readdirSync(shots)
		.filter(f => f.endsWith('.jpg') && fresh(f))
		.map(pictureOf)
		.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file));
	if (!all.length) return;
	const unique = (of: (p: Picture) => string) =>
		[...new Set(all.map(of))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
	const games = unique(p => p.game).sort((a, b) => Number(a === 'others') - Number(b === 'others')),
		momentsOf = (game: string) => [...new Set(all.filter(p => p.game === game).map(p => p.moment))].sort();
	const id = (game: string, moment: string) => (moment ? `${game}-${moment}` : game);
	const select = (name: (typeof filters)[number]) =>
		`<label>${name} <select name="${name}"><option value="">all</option>${unique(p => p[name])
			.map(v => `<option>${v}</option>`)
			.join('')}</select></label>`;
	const figure = (p: Picture) =>
		`<figure ${filters.map(f => `data-${f}="${p[f]}"`).join(' ')}><a href="${p.file}">` +
		`<img loading="lazy" src="${p.file}" alt=""></a><figcaption>${p.title}</figcaption></figure>`;
	const section = (game: string, moment: string) =>
		`<section id="${id(game, moment)}"><h2>${moment ? `${game}: ${moment}` : game}</h2>\n<div>${all
			.filter(p => p.game === game && p.moment === moment)
			.map(figure)
			.join('\n')}</div></section>`;
	writeFileSync(
		resolve(shots, 'sheet.html'),
		`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Petteia: ${all.length} pictures</title><style>${style}</style>
<header><b>Petteia</b> ${filters.map(select).join(' ')} <output></output></header>
<nav>${games
			.map(
				g =>
					`<p><b>${g}</b> ${momentsOf(g)
						.map(m => `<a href="#${id(g, m)}">${m || 'pictures'}</a>`)
						.join('')}</p>`,
			)
			.join('\n')}</nav>
<main>${games.flatMap(g => momentsOf(g).map(m => section(g, m))).join('\n')}</main>
<script>${script}</script>
`,
	);
}
