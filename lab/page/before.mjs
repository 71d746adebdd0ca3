// One page of two sets of pictures, each beside its other half: node lab/page/before.mjs COMMIT, after lab/page/before.
import { readdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../../build/before/', import.meta.url),
	then = process.argv[2];
const parts = /^([a-z]+)-([a-z]+)-(\d+x\d+)-(light|dark)\.jpg$/; // GAME-MOMENT-SIZE-THEME
const filesOf = side => readdirSync(new URL(side, folder)).filter(f => parts.test(f));
const [before, now] = [then, 'now'].map(filesOf),
	all = [...new Set([...before, ...now])],
	filters = { game: 1, moment: 2, size: 3, theme: 4 };
const valueOf = (file, filter) => parts.exec(file)[filters[filter]],
	valuesOf = filter => [...new Set(all.map(f => valueOf(f, filter)))];

const select = filter =>
	`<label>${filter} <select name="${filter}"><option value="">all</option>${valuesOf(filter)
		.map(v => `<option>${v}</option>`)
		.join('')}</select></label>`;
const side = (files, at, file) =>
	files.includes(file)
		? `<a href="${at}/${file}"><img loading="lazy" src="${at}/${file}" alt="${at}"></a>`
		: '<p>not there</p>';
const pair = file =>
	`<section ${Object.keys(filters)
		.map(f => `data-${f}="${valueOf(file, f)}"`)
		.join(' ')}><h2>${file.replace('.jpg', '').replaceAll('-', ' ')}</h2>` +
	`<div>${side(before, then, file)}${side(now, 'now', file)}</div></section>`;

const style = `body { font: 15px/1.4 sans-serif; margin: 0; background: #f4f1ea; color: #2b211a }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 10px 24px; z-index: 1 }
header { background: #2b211a; color: #f4f1ea }
section { padding: 0 24px 20px }
h2 { font-size: 16px; margin: 14px 0 6px }
section > div { display: flex; gap: 12px; align-items: start }
section > div > * { flex: 1; min-width: 0; margin: 0 }
section[data-size^="3"] > div > * { flex: 0 1 390px }
img { width: 100%; display: block; box-shadow: 0 1px 4px #0005 }
[hidden] { display: none }`;
// runs in the page
const script = `const selects = [...document.querySelectorAll('select')];
for (const s of selects) s.addEventListener('change', () => {
	for (const e of document.querySelectorAll('section'))
		e.hidden = selects.some(s => s.value && e.dataset[s.name] !== s.value);
});`;
writeFileSync(
	new URL('index.html', folder),
	`<!doctype html><html lang="en"><meta charset="utf-8"><title>Petteia: ${then} and now</title><style>${style}</style>
<header><b>${then}, and now</b> ${Object.keys(filters).map(select).join(' ')}</header>
${all.map(pair).join('\n')}
<script>${script}</script>
`,
);
console.log(`build/before/index.html: ${all.length} pairs, ${before.length} pictures before, ${now.length} now`);
