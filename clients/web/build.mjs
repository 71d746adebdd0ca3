// Builds the web client into build/web: one script, one worker, one style sheet, the page, icons.
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPo } from './po.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, '../../build/web');
const generated = join(here, '../../build/web-generated');
mkdirSync(generated, { recursive: true });

// The icons we use, as path data: name -> { body, width, height }.
const wanted = readFileSync(join(here, 'icons.txt'), 'utf8').split(/\s+/).filter(Boolean);
const set = JSON.parse(readFileSync(join(here, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
const icons = {};
for (const name of wanted) {
	if (!set.icons[name]) throw new Error(`icons.txt: no icon '${name}'`);
	icons[name] = set.icons[name].body;
}
writeFileSync(join(generated, 'icons.json'), JSON.stringify(icons));

// Translations: text/*.po -> one table a language.
for (const lang of ['ru', 'pl'])
	writeFileSync(join(generated, `${lang}.json`), JSON.stringify(readPo(readFileSync(join(here, `text/${lang}.po`), 'utf8'))));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
	entryPoints: { app: join(here, 'src/main.tsx'), worker: join(here, 'src/worker.ts'), sw: join(here, 'src/sw.ts') },
	bundle: true,
	minify: true,
	format: 'esm',
	target: 'es2022',
	outdir: out,
	jsx: 'automatic',
	jsxImportSource: 'preact',
	alias: { generated },
	logLevel: 'warning',
});
cpSync(join(here, 'static'), out, { recursive: true });
const wasm = join(here, '../../build/wasm/engine.wasm');
if (existsSync(wasm)) cpSync(wasm, join(out, 'engine.wasm'));
