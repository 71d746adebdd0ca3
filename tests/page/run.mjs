// run.mjs ENGINE.wasm: the state of a table (clients/web/src/table/state) without a browser. Prints how many tests
// passed and how much of the reducer they reach; fails below LEAST of its branches.
import { run } from 'node:test';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LEAST = 95; // percent
const here = import.meta.dirname,
	state = resolve(here, '../../clients/web/src/table/state');
process.env.ENGINE = resolve(process.argv[2] ?? 'build/wasm/engine.wasm');
const reducer = ['state', 'live', 'playback', 'answer', 'lines'].map(name => join(state, `${name}.ts`));

let passed = 0,
	failed = 0;
const began = performance.now();
run({
	files: readdirSync(here)
		.filter(name => name.endsWith('.test.ts'))
		.map(name => join(here, name)),
	execArgv: ['--disable-warning=ExperimentalWarning', '--import', join(here, 'resolve.mjs')],
	coverage: true,
	coverageIncludeGlobs: reducer,
})
	.on('test:pass', e => e.details.type !== 'suite' && passed++)
	.on('test:fail', e => {
		failed++;
		console.log(`not ok ${e.name}\n${e.details.error.cause?.stack ?? e.details.error.stack}`);
	})
	.on('test:stderr', e => process.stderr.write(e.message))
	.on('test:coverage', e => cover(e.summary))
	.on('end', () => {
		console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
		console.log(`page: ${passed} passed, ${failed} failed`);
		process.exitCode = failed ? 1 : 0;
	})
	.resume();

function cover({ files }) {
	let all = 0,
		reached = 0;
	for (const f of files) {
		const missed = f.branches.filter(b => b.count === 0).map(b => b.line);
		const name = f.path.slice(state.length + 1);
		console.log(
			`${name}: ${f.coveredBranchPercent.toFixed(1)} % of ${f.totalBranchCount} ` +
				`branches${missed.length ? `, not line ${missed.join()}` : ''}`,
		);
		all += f.totalBranchCount;
		reached += f.coveredBranchCount;
	}
	const share = (100 * reached) / all;
	console.log(`the reducer: ${share.toFixed(1)} % of ${all} branches`);
	if (files.length === reducer.length && share >= LEAST) return;
	failed++;
	console.log(`not ok: ${LEAST} % of the branches of ${reducer.length} files are wanted`);
}
