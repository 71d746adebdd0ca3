// The same games on several versions of the page, by turns: node lab/page/same.mjs URL[,URL...] [GAME...] against
// running servers (each serves its own page), as root. A game follows from its seed (script.mjs) and lives in the
// browser: everybody's moves and all dice are the same on every page and in every run, so a position is compared with
// itself, and what other programs took from one run is not in the median of several.
//
// A position is drawn in one frame or in several (clients/web/src/board/slices.ts); its longest frame counts. PAINT=1
// counts all that the page's own thread did for a frame, painting included, in processor time (work.mjs); without it,
// until the frame is laid out, by the clock. WEB=FOLDER[,FOLDER...] takes the pages from there (build/web of other
// versions). SEEDS=1,2,3, SEATS=2 and BOT=level:3 say which games, MOVES=60 how many own moves of each, RUNS=3 how
// often. PHONE=1: 390 x 844 with a finger; SLOW=4: a fourth of the processor; LIST=on: the list of all choices open;
// RELIEF=on: maps painted. WORST=10 tells the slowest positions, EACH=1 the frames of all; TRACE=FILE leaves the
// traces.
//
// Not counted: what rasterises beside the page's thread, and frames after the last slice. Counted with PAINT=1: the
// tracing itself, and every position that came before the frame was handed over.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, devices, first } from './browser.mjs';
import { pageFrom } from './pagefrom.mjs';
import { framesOf, quantile, share } from './positions.mjs';
import { scripted, scriptOf } from './script.mjs';
import { kinds, workOf } from './work.mjs';

const env = process.env,
	[urls = 'http://127.0.0.1:8177', ...wanted] = process.argv.slice(2),
	pages = urls.split(','),
	folders = env.WEB?.split(',') ?? [],
	games = wanted.length ? wanted : ['cyclades', 'elysium', 'hellas', 'legendary'];
const seeds = (env.SEEDS ?? '1,2,3').split(',').map(Number),
	seats = Number(env.SEATS ?? 2),
	moves = Number(env.MOVES ?? 60),
	runs = Number(env.RUNS ?? 3),
	limit = env.SLOW ? 33 : 16;
const tracing = !!(env.PAINT || env.TRACE);

const browser = await chromium.launch({ executablePath: first, args: ['--no-sandbox', '--disable-gpu'] });

// Before any script of the page: what it notes is kept with the line that is shown, and its worker is at hand.
function watch(wishes) {
	if (location.protocol === 'about:') return;
	for (const [key, value] of Object.entries(wishes)) localStorage.setItem(key, value);
	window.lines = [];
	const measure = performance.measure;
	performance.measure = (name, span) => {
		if (name === 'repaint') window.lines.push(Number(document.querySelector('.stage')?.dataset.line));
		return measure.call(performance, name, span);
	};
	const Usual = Worker;
	window.Worker = class extends Usual {
		constructor(...of) {
			super(...of);
			if (String(of[0]).endsWith('/worker.js')) window.engine = this;
		}
		// What never changes is sent once by a server: here it stays the same object.
		set onmessage(hear) {
			const kept = {};
			super.onmessage = e => {
				const { answer } = e.data;
				for (const key of ['board', 'printed']) if (answer?.[key]) answer[key] = kept[key] ??= answer[key];
				hear(e);
			};
		}
	};
}

// A table kept in this browser in which nothing has happened yet.
async function keep(page, game) {
	const record = await page.evaluate(
		([game, seats]) =>
			new Promise((done, fail) => {
				const engine = new Worker('/worker.js', { type: 'module' });
				const ask = (id, what, more) => engine.postMessage({ id, what, lang: 'en', words: [], ...more });
				engine.onerror = e => fail(new Error(e.message));
				engine.onmessage = ({ data }) => {
					if (data.error) fail(new Error(data.error));
					if (data.id === 1) ask(2, 'record', { table: data.answer });
					if (data.id === 2) (engine.terminate(), done(data.answer));
				};
				ask(1, 'new', { game, seats, bot: 'level:1', people: [0] });
			}),
		[game, seats],
	);
	await page.goto('/healthz'); // the browser's store for the page, without the page
	await page.evaluate(
		async saved => {
			const db = await new Promise((done, fail) => {
				const open = indexedDB.open('petteia', 1);
				open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
				open.onsuccess = () => done(open.result);
				open.onerror = () => fail(open.error);
			});
			await new Promise(done => {
				const writing = db.transaction('tables', 'readwrite');
				writing.objectStore('tables').put(saved);
				writing.oncomplete = done;
			});
			db.close();
		},
		{ id: 'same', game, seats, bot: 'level:1', people: [0], record: record.replace(/^\d+ .*\n/gm, ''), log: [] },
	);
}

// In the page: our moves by the script.
async function playOn([script, moves, pause]) {
	const table = () => document.querySelector('.table').dataset;
	const until = async ready => {
		while (!ready()) await new Promise(d => setTimeout(d, 20));
	};
	for (let done = 0; ; done++) {
		await until(() => (table().turn === 'mine' || table().turn === 'over') && table().waits === undefined);
		await new Promise(d => setTimeout(d, pause)); // what the position left to do is done
		const line = Number(table().line);
		if (done >= moves || table().turn === 'over') return;
		if (!script[line + 1]) throw new Error(`no move for line ${line + 1}`);
		window.engine.postMessage({
			...{ id: -line - 1, what: 'move', table: 'same', line, move: script[line + 1] },
			...{ lang: 'en', words: [] },
		});
		await until(() => Number(table().line) !== line);
	}
}

const linesOf = async (page, before) => (await page.evaluate(() => window.lines)).slice(before);

// One game on one page: for each position its line and its frames.
async function measure(url, folder, game, seed, trace) {
	const screen = env.PHONE
		? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
		: { viewport: { width: 1400, height: 1000 } };
	const context = await browser.newContext({
		...screen,
		...{ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' },
	});
	await pageFrom(context, folder);
	const page = await context.newPage(),
		script = await scriptOf(game, seats, seed, env.BOT ?? 'level:3');
	const relief = env.RELIEF ?? 'off',
		list = env.LIST ?? 'off';
	await page.addInitScript(watch, { ...{ list, relief }, speed: 'once', auto: 'off', sound: 'off', coach: 'off' });
	const worker = folder
		? readFileSync(folder + '/worker.js', 'utf8')
		: await (await page.request.get(url + '/worker.js')).text();
	await page.route('**/worker.js', route =>
		route.fulfill({ contentType: 'text/javascript', body: scripted(script, seed) + worker }),
	);
	await page.goto('/#/about');
	await keep(page, game);
	await page.goto('/#/local/same');
	await page.locator('.table[data-turn=mine]').waitFor();
	if (relief === 'on' && game !== 'elysium') await page.locator('.map__sheet.painted').waitFor();
	await page.mouse.move(1, 1);
	await page.waitForTimeout(1000);
	const cdp = await context.newCDPSession(page),
		events = [];
	if (env.SLOW) await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(env.SLOW) });
	cdp.on('Tracing.dataCollected', e => events.push(...e.value));
	const profiled = trace ? ['disabled-by-default-v8.cpu_profiler', 'disabled-by-default-v8.cpu_profiler.hires'] : [];
	if (tracing)
		await cdp.send('Tracing.start', {
			transferMode: 'ReportEvents',
			traceConfig: { includedCategories: [...kinds, ...profiled] },
		});
	const before = await page.evaluate(() => performance.getEntriesByName('repaint').length);
	await page.evaluate(playOn, [script, moves, env.SLOW ? 250 : 80]);
	if (tracing) {
		const done = new Promise(d => cdp.once('Tracing.tracingComplete', d));
		await cdp.send('Tracing.end');
		await done;
		if (trace) writeFileSync(trace, JSON.stringify({ traceEvents: events, lines: await linesOf(page, before) }));
	}
	const lines = await linesOf(page, before),
		frames = env.PAINT ? workOf(events) : (await framesOf(page)).slice(before);
	await context.close();
	return lines.map((line, i) => ({ line, frames: frames[i] ?? [] })).filter(p => p.frames.length);
}

const longest = p => Math.max(...p.frames);
const words = times =>
	`median ${quantile(times, 0.5)}, 95 % ${quantile(times, 0.95)} ms, ${share(times, limit)} % under ${limit} ms`;

for (const game of games) {
	const found = pages.map(() => new Map()); // by seed and line: the longest frame of each run
	for (let run = 0; run < runs; run++)
		for (const seed of seeds)
			for (const [i, url] of pages.entries()) {
				const trace = env.TRACE && `${env.TRACE}-${i + 1}-${game}-${seed}-${run + 1}.json`;
				for (const p of await measure(url, folders[i], game, seed, trace)) {
					if (env.EACH) console.log(i + 1, p.line, p.frames.map(f => f.toFixed(1)).join(' '));
					const key = `${seed}:${p.line}`;
					if (!found[i].has(key)) found[i].set(key, []);
					found[i].get(key).push(longest(p));
				}
			}
	const shared = [...found[0].keys()].filter(key => found.every(f => f.has(key)));
	const median = times => Number(quantile(times, 0.5));
	for (const [i, url] of pages.entries()) {
		const each = shared.map(key => [key, median(found[i].get(key))]);
		console.log(
			`${game}, ${url}: ${each.length} positions, ${runs} runs; each position's median: ` +
				`${words(each.map(e => e[1]))}; all: ${words(shared.flatMap(key => found[i].get(key)))}`,
		);
		const worst = each.toSorted((a, b) => b[1] - a[1]).slice(0, Number(env.WORST ?? 0));
		for (const [key, ms] of worst) console.log(`    seed and line ${key}: ${ms.toFixed(1)} ms`);
	}
}
await browser.close();
