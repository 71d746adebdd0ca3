// Makes the package in build/npm-package: one file of JavaScript, one of types, the engine.
//     node build.mjs
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiTypes } from '../web/types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '../web');
const out = join(here, '../../build/npm-package');
const generated = join(here, '../../build/web-generated');
const { build } = createRequire(join(web, 'package.json'))('esbuild');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
	entryPoints: [join(here, 'index.ts')],
	outfile: join(out, 'index.js'),
	bundle: true,
	format: 'esm',
	target: 'es2022',
	external: ['node:*'],
	logLevel: 'warning',
});

// what the page's build makes, too: the types of the API
mkdirSync(generated, { recursive: true });
writeFileSync(
	join(generated, 'api.ts'),
	apiTypes(JSON.parse(readFileSync(join(here, '../../docs/openapi.json'), 'utf8'))),
);
// The compiler writes a file of types for each source; readers get one, in which nothing is imported.
execFileSync(process.execPath, [join(web, 'node_modules/typescript/bin/tsc'), '-p', here], { stdio: 'inherit' });
const declared = [
	'build/web-generated/api',
	'clients/web/src/play/types',
	'clients/web/src/play/engine',
	'clients/npm/index',
].map(name => readFileSync(join(out, 'types', name + '.d.ts'), 'utf8'));
writeFileSync(
	join(out, 'index.d.ts'),
	declared.join('\n').replace(/^(import|export) .* from '(\.|generated\/)[^']*';\n/gm, ''),
);
rmSync(join(out, 'types'), { recursive: true });

for (const file of ['package.json', 'README.md', 'example.mjs', 'speed.mjs']) cpSync(join(here, file), join(out, file));
cpSync(join(here, '../../LICENSE'), join(out, 'LICENSE'));
cpSync(join(here, '../../build/wasm/engine.wasm'), join(out, 'engine.wasm'));
