// Builds the web client into build/web: the page, its workers, the face of every game found in src/games,
// the sprite of signs, the fonts.
//     node build.mjs [OUT]
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFaces } from './fonts.mjs';
import { iconPng, iconSvg } from './icons.mjs';
import { forPage, lessonFolders, readLesson } from './lessons.mjs';
import { readAll, readPo } from './po.mjs';
import { base, more } from './symbols/sprite.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, '../../build/web');
const generated = join(here, '../../build/web-generated');
const read = (...path) => readFileSync(join(here, ...path), 'utf8');
const words = text => text.split(/\s+/).filter(Boolean);
mkdirSync(generated, { recursive: true });
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'games'), { recursive: true });

// A game's whole part of the page is a folder: index.tsx (its face), cover.tsx, glyphs.txt.
const games = readdirSync(join(here, 'src/games')).filter(id => existsSync(join(here, 'src/games', id, 'index.tsx')));
const cover = id => JSON.stringify(join(here, 'src/games', id, 'cover'));
writeFileSync(
	join(generated, 'games.ts'),
	games.map((id, i) => `import * as game${i} from ${cover(id)};\n`).join('') + `export default { ${games.map((id, i) => `${JSON.stringify(id)}: game${i}`).join(', ')} };\n`,
);

const icons = JSON.parse(read('node_modules/@iconify-json/game-icons/icons.json')).icons;
const sprite = base(icons, words(read('glyphs.txt')));
writeFileSync(join(out, 'symbols.svg'), sprite.text);
for (const id of games) {
	const list = join(here, 'src/games', id, 'glyphs.txt');
	writeFileSync(join(out, 'games', id + '.svg'), more(icons, existsSync(list) ? words(readFileSync(list, 'utf8')) : [], sprite.names));
}

// Translations: one table a language.
for (const lang of ['ru', 'pl']) writeFileSync(join(generated, `${lang}.json`), JSON.stringify(readAll(here, lang)));

// Lessons stand with the rules of their game; the page asks for them when somebody wants to learn.
const lessons = lessonFolders(join(here, '../..'));
writeFileSync(join(generated, 'lessons.ts'), `export default ${JSON.stringify([...lessons.keys()])};\n`);
for (const [id, folder] of lessons) {
	const words = Object.fromEntries(['ru', 'pl'].map(lang => [lang, readPo(readFileSync(join(folder, `text/${lang}.po`), 'utf8'))]));
	writeFileSync(join(out, 'games', id + '.lesson.json'), JSON.stringify(forPage(readLesson(folder), words)));
}

writeFileSync(join(generated, 'fonts.css'), await fontFaces(here, join(out, 'fonts'), join(generated, 'fonts')));
const options = {
	bundle: true,
	minify: true,
	format: 'esm',
	target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
	outdir: out,
	jsx: 'automatic',
	jsxImportSource: 'preact',
	alias: { generated },
	nodePaths: [join(here, 'node_modules')],
	external: ['/fonts/*'],
	logLevel: 'warning',
};
await build({
	...options,
	splitting: true,
	chunkNames: 'part-[hash]',
	entryPoints: {
		app: join(here, 'src/main.tsx'),
		worker: join(here, 'src/worker.ts'),
		paintworker: join(here, 'src/map/paintworker.ts'),
		...Object.fromEntries(games.map(id => [`games/${id}`, join(here, 'src/games', id, 'index.tsx')])),
	},
});
// a face without styles of its own still has a sheet: the page asks for it by name
for (const id of games) if (!existsSync(join(out, 'games', id + '.css'))) writeFileSync(join(out, 'games', id + '.css'), '');
cpSync(join(here, 'static'), out, { recursive: true });
writeFileSync(join(out, 'icon.svg'), iconSvg());
for (const [size, maskable] of [[180, false], [192, false], [512, false], [512, true]]) writeFileSync(join(out, `icon-${size}${maskable ? '-maskable' : ''}.png`), iconPng(size, maskable));
// what is shown to one who thinks of installing the page
mkdirSync(join(out, 'pictures'), { recursive: true });
for (const name of ['hellas.webp', 'elysium.webp']) cpSync(join(here, '../../docs/pictures', name), join(out, 'pictures', name));

// What the service worker keeps: everything but the engine, which is asked for later.
const files = readdirSync(out, { recursive: true, withFileTypes: true })
	.filter(f => f.isFile() && !['worker.js', 'paintworker.js', 'index.html'].includes(f.name) && !f.name.endsWith('.webp'))
	.map(f => '/' + relative(out, join(f.parentPath, f.name)));
await build({ ...options, entryPoints: { sw: join(here, 'src/sw.ts') }, define: { FILES: JSON.stringify(['/', ...files.sort()]) } });
for (const module of ['engine.wasm', 'painter.wasm']) {
	const wasm = join(here, '../../build/wasm', module);
	if (existsSync(wasm)) cpSync(wasm, join(out, module));
}
