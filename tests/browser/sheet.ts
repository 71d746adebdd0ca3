// When the tests have ended: one page with all pictures of this run, those of a moment together, to be looked at picture by picture.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const shots = resolve(import.meta.dirname, '../../build/screenshots');
// look-GAME-MOMENT-LANGUAGE-SIZE-THEME.jpg (look.spec.ts); any other picture stands for itself
const parts = /^look-([a-z]+)-([a-z]+)-([a-z]{2})-(\d+)x(\d+)-(light|dark)\.jpg$/;
const style = `body { font: 14px sans-serif; margin: 24px; background: #f4f1ea } h2 { margin: 28px 0 8px; text-transform: capitalize }
nav { columns: 6 } nav a { display: block } section { display: flex; flex-wrap: wrap; gap: 10px; align-items: end } img { height: 240px; background: #222 } figure { margin: 0 } figcaption { padding: 2px 0 }`;

interface Picture { file: string; group: string; title: string; order: number }

function pictureOf(file: string): Picture {
	const [, game, moment, lang, width, height, theme] = parts.exec(file) ?? [];
	if (!game) return { file, group: 'others', title: file.replace('.jpg', ''), order: 0 };
	return { file, group: `${game}: ${moment}`, title: `${width}x${height}, ${theme}, ${lang}`, order: (lang === 'en' ? 0 : 1e6) + Number(width) + (theme === 'dark' ? 0.5 : 0) };
}

export default function sheet() {
	const fresh = (file: string) => statSync(resolve(shots, file)).mtimeMs >= performance.timeOrigin;
	const all = readdirSync(shots).filter(f => f.endsWith('.jpg') && fresh(f)).map(pictureOf).sort((a, b) => a.order - b.order || a.file.localeCompare(b.file));
	const groups = [...new Set(all.map(p => p.group))].sort((a, b) => Number(a === 'others') - Number(b === 'others') || a.localeCompare(b)), id = (group: string) => group.replace(/\W+/g, '-');
	const figure = (p: Picture) => `<figure><a href="${p.file}"><img loading="lazy" src="${p.file}" alt=""></a><figcaption>${p.title}</figcaption></figure>`;
	const section = (group: string) => `<h2 id="${id(group)}">${group}</h2>\n<section>\n${all.filter(p => p.group === group).map(figure).join('\n')}\n</section>`;
	const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Petteia: ${all.length} pictures</title><style>${style}</style>
<nav>${groups.map(g => `<a href="#${id(g)}">${g}</a>`).join('')}</nav>
${groups.map(section).join('\n')}
`;
	if (all.length) writeFileSync(resolve(shots, 'sheet.html'), page);
}
