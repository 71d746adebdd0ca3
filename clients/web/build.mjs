// Builds the web client into build/web: the page, its workers, the face of every game found in games/<id>/web,
// the sprite of signs, the fonts.
//     node build.mjs [--out FOLDER] [--games FILE] [--engine FILE] [--face ID=FOLDER]...
// --games: what the engine knows of its games (clients/web/games.c); --face: the face of a game that lives elsewhere.
import { build, transform } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFaces } from './fonts.mjs';
import { iconPng, iconSvg } from './icons.mjs';
import { forPage, lessonFiles, readLesson } from './lessons.mjs';
import { readAll, readPo } from './po.mjs';
import { parseArgs } from 'node:util';
import { base, more } from './symbols/sprite.mjs';
import { apiTypes, positionTypes } from './types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values: args } = parseArgs({
	options: {
		out: { type: 'string', default: join(root, 'build/web') },
		games: { type: 'string', default: join(root, 'build/web-games.json') },
		engine: { type: 'string', default: join(root, 'build/wasm/engine.wasm') },
		face: { type: 'string', multiple: true, default: [] },
	},
});
const out = resolve(args.out),
	generated = out + '-generated';
const read = (...path) => readFileSync(join(here, ...path), 'utf8');
const words = text => text.split(/\s+/).filter(Boolean);
mkdirSync(generated, { recursive: true });
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'games'), { recursive: true });

// A game's whole part of the page is a folder: index.tsx (its face), cover.tsx, glyphs.txt. Only what the engine knows
// is taken.
const known = JSON.parse(readFileSync(args.games, 'utf8'));
const folders = Object.fromEntries([
	...known.map(g => [g.id, join(root, 'games', g.id, 'web')]),
	...args.face.map(f => f.split('=')).map(([id, folder]) => [id, resolve(folder)]),
]);
const games = known.map(g => g.id).filter(id => folders[id] && existsSync(join(folders[id], 'index.tsx')));
const cover = id => JSON.stringify(join(folders[id], 'cover'));
writeFileSync(
	join(generated, 'games.ts'),
	games.map((id, i) => `import * as game${i} from ${cover(id)};\n`).join('') +
		`export default { ${games.map((id, i) => `${JSON.stringify(id)}: game${i}`).join(', ')} };\n`,
);

writeFileSync(join(generated, 'api.ts'), apiTypes(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))));
writeFileSync(join(generated, 'positions.ts'), positionTypes(known));

const icons = JSON.parse(read('node_modules/@iconify-json/game-icons/icons.json')).icons;
const sprite = base(icons, words(read('glyphs.txt')));
writeFileSync(join(out, 'symbols.svg'), sprite.text);
for (const id of games) {
	const list = join(folders[id], 'glyphs.txt');
	writeFileSync(
		join(out, 'games', id + '.svg'),
		more(icons, existsSync(list) ? words(readFileSync(list, 'utf8')) : [], sprite.names),
	);
}

// Translations: one table a language.
for (const lang of ['ru', 'pl']) writeFileSync(join(generated, `${lang}.json`), JSON.stringify(readAll(root, lang)));

// Lessons stand with the rules of their game; the page asks for them when somebody wants to learn.
const lessons = [...lessonFiles(root)]
	.map(([id, file]) => ({ id, file, doc: readLesson(file) }))
	.filter(({ doc }) => known.some(g => g.id === doc.game));
const courses = lessons.map(({ id, doc }) => ({ id, game: doc.game, seats: Number(doc.coach.seats) }));
writeFileSync(join(generated, 'lessons.ts'), `export default ${JSON.stringify(courses)};\n`);
for (const { id, file, doc } of lessons) {
	const words = Object.fromEntries(
		['ru', 'pl'].map(lang => [lang, readPo(readFileSync(join(dirname(file), `text/${lang}.po`), 'utf8'))]),
	);
	writeFileSync(join(out, 'games', id + '.lesson.json'), JSON.stringify(forPage(doc, words)));
}

// A face tells which Preact it was built with: one of another version does not fit (src/face/load.ts).
for (const id of games)
	writeFileSync(
		join(generated, `face-${id}.ts`),
		`export { default } from ${JSON.stringify(join(folders[id], 'index.tsx'))};\n` +
			`export { options } from 'preact';\n`,
	);

writeFileSync(join(generated, 'fonts.css'), await fontFaces(here, join(out, 'fonts'), join(root, 'build/fonts')));
const options = {
	bundle: true,
	minify: true,
	format: 'esm',
	target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
	outdir: out,
	jsx: 'automatic',
	jsxImportSource: 'preact',
	alias: { generated, page: join(here, 'src') },
	nodePaths: [join(here, 'node_modules')],
	loader: { '.svg': 'dataurl' }, // ornaments of the style sheets
	external: ['/fonts/*'],
	logLevel: 'warning',
};
const { metafile } = await build({
	...options,
	define: { VERSION: JSON.stringify(readFileSync(join(root, 'VERSION'), 'utf8').trim()) },
	metafile: true,
	splitting: true,
	chunkNames: 'part-[hash]',
	entryPoints: {
		app: join(here, 'src/main.tsx'),
		worker: join(here, 'src/play/worker.ts'),
		paintworker: join(here, 'src/map/paintworker.ts'),
		...Object.fromEntries(games.map(id => [`games/${id}`, join(generated, `face-${id}.ts`)])),
	},
});
// A sheet that the page has anyway is not matched a second time against everything on a table.
const sheetOf = name =>
	Object.entries(metafile.outputs).find(([file]) => resolve(file) === join(out, name + '.css'))?.[1];
const common = Object.keys(sheetOf('app').inputs);
for (const id of games) {
	const file = join(out, 'games', id + '.css'),
		twice = common.filter(input => sheetOf('games/' + id)?.inputs[input]);
	for (const input of twice) {
		const { code } = await transform(readFileSync(input, 'utf8'), {
				loader: 'css',
				minify: options.minify,
				target: options.target,
			}),
			sheet = readFileSync(file, 'utf8');
		if (!sheet.includes(code.trim())) throw new Error(`${input} is not in games/${id}.css as it stands alone`);
		writeFileSync(
			file,
			sheet.replace(code.trim(), () => ''),
		);
	}
}
// a face without styles of its own still has a sheet: the page asks for it by name
for (const id of games)
	if (!existsSync(join(out, 'games', id + '.css'))) writeFileSync(join(out, 'games', id + '.css'), '');
cpSync(join(here, 'static'), out, { recursive: true });
writeFileSync(join(out, 'icon.svg'), iconSvg());
for (const [size, maskable] of [
	[180, false],
	[192, false],
	[512, false],
	[512, true],
])
	writeFileSync(join(out, `icon-${size}${maskable ? '-maskable' : ''}.png`), iconPng(size, maskable));
// what is shown to one who thinks of installing the page
mkdirSync(join(out, 'pictures'), { recursive: true });
const pictured = known.filter(g => existsSync(join(root, 'docs/pictures', g.id + '.webp')));
for (const { id } of pictured) cpSync(join(root, 'docs/pictures', id + '.webp'), join(out, 'pictures', id + '.webp'));
const manifest = JSON.parse(read('static/manifest.webmanifest'));
manifest.screenshots = pictured.map(g => ({
	src: `/pictures/${g.id}.webp`,
	sizes: '1200x750',
	type: 'image/webp',
	form_factor: 'wide',
	label: g.title,
}));
writeFileSync(join(out, 'manifest.webmanifest'), JSON.stringify(manifest));

// What the service worker keeps: everything but the engine, which is asked for later.
const files = readdirSync(out, { recursive: true, withFileTypes: true })
	.filter(
		f => f.isFile() && !['worker.js', 'paintworker.js', 'index.html'].includes(f.name) && !f.name.endsWith('.webp'),
	)
	.map(f => '/' + relative(out, join(f.parentPath, f.name)));
await build({
	...options,
	entryPoints: { sw: join(here, 'src/sw.ts') },
	define: { FILES: JSON.stringify(['/', ...files.sort()]) },
});
for (const [module, file] of [
	['engine.wasm', args.engine],
	['painter.wasm', join(root, 'build/wasm/painter.wasm')],
	['rules.wasm', join(root, 'build/wasm/rules.wasm')],
])
	if (existsSync(file)) cpSync(file, join(out, module));
