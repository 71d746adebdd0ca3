// What a new position costs the page: node lab/page/cost.mjs URL [GAME...] against a running server, as root. Plays on
// against a novice (others' moves at once, no motion, plain maps) and prints, for each game, the milliseconds of the
// page's own thread per position (processor time, not the clock: other programs do not count), how often the page was
// styled and laid out, and how long the frames of a position took until they were laid out (positions.mjs: by the
// clock, but the browser runs before all other programs, chromium-first). WORK=1 counts all that the page's thread did
// for these frames instead, painting included, in processor time (work.mjs). CALLS=1 counts the functions that scripts
// called instead of all times: a figure that no other program disturbs.
//
// The list of all choices is open and clicked, as in the tests; with LIST=off it is closed, as a player sees the table,
// and moves are sent without touching the page. WEB=FOLDER takes the page from there (build/web of another version).
// TRACE=FILE leaves a trace of it for Chromium's performance panel; with WHY=1 it tells what caused each restyle,
// instead of where scripts spend their time.
import { chromium, first } from './browser.mjs';
import { writeFileSync } from 'node:fs';
import { framesOf, told } from './positions.mjs';
import { kinds, workOf } from './work.mjs';
import { pageFrom } from './pagefrom.mjs';

const [url = 'http://127.0.0.1:8177', ...wanted] = process.argv.slice(2),
	clicks = Number(process.env.CLICKS ?? 80),
	list = process.env.LIST ?? 'on',
	tracing = !!(process.env.TRACE || process.env.WORK),
	counting = !!process.env.CALLS;
const games = wanted.length ? wanted : ['cyclades', 'elysium', 'hellas', 'legendary'];
const browser = await chromium.launch({ executablePath: first, args: ['--no-sandbox', '--disable-gpu'] });
const more = process.env.WHY
	? ['devtools.timeline.stack', 'devtools.timeline.invalidationTracking']
	: ['v8.cpu_profiler'];
const categories = [...kinds, ...(process.env.TRACE ? more.map(kind => `disabled-by-default-${kind}`) : [])];

async function sit(page, game) {
	await page.addInitScript(
		list =>
			Object.entries({ list, speed: 'once', auto: 'off', relief: 'off', sound: 'off' }).forEach(([k, v]) =>
				localStorage.setItem(k, v),
			),
		list,
	);
	await page.goto('/');
	await page.locator(`#game-${game} footer button`).last().click();
	const setup = page.locator('dialog.setup');
	await setup.locator('select').first().selectOption('2');
	await setup.locator('.seat select').first().selectOption('level:1');
	await setup.locator('footer .btn--main').click();
	await page.locator('.table[data-turn=mine]').waitFor();
	await page.mouse.move(1, 1); // lines of the story that come under the pointer would light their places
	await page.waitForTimeout(1000);
}

const playOn = (page, clicks) =>
	page.evaluate(
		async ([clicks, list]) => {
			let seed = 5;
			const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
			const table = () => document.querySelector('.table').dataset;
			const until = async ready => {
				while (!ready()) await new Promise(d => setTimeout(d, 5));
			};
			// any verb, so that rare ones come too, and one of its moves
			const send = async () => {
				const at = `/api/tables/${/#\/table\/([^?]+)/.exec(location.hash)[1]}`,
					{ question, line } = await (await fetch(`${at}/view`)).json();
				const any = all => all[Math.floor(random() * all.length)],
					verb = any([...new Set(question.moves.map(m => m.verb))]);
				await new Promise(d => setTimeout(d, 60)); // what the last position left to do is done
				await fetch(`${at}/move`, {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify({ line, move: any(question.moves.filter(m => m.verb === verb)).move }),
				});
			};
			for (let done = 0; ; done++) {
				await until(() => table().turn === 'mine' || table().turn === 'over');
				if (done >= clicks || table().turn === 'over') return;
				const { line, picked } = table(),
					buttons = [...document.querySelectorAll('.choices button:not(.back)')];
				if (list === 'on') buttons[Math.floor(random() * buttons.length)].click();
				else await send();
				await until(() => table().line !== line || (table().turn !== 'sent' && table().picked !== picked));
			}
		},
		[clicks, list],
	);

for (const game of games) {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width: 1400, height: 1000 },
		locale: 'en-GB',
		reducedMotion: 'reduce',
		serviceWorkers: 'block',
	});
	await pageFrom(context, process.env.WEB);
	const page = await context.newPage();
	await sit(page, game);
	const cdp = await page.context().newCDPSession(page),
		events = [];
	await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
	const metrics = async () =>
		Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(m => [m.name, m.value]));
	cdp.on('Tracing.dataCollected', e => events.push(...e.value));
	if (tracing)
		await cdp.send('Tracing.start', {
			transferMode: 'ReportEvents',
			traceConfig: { includedCategories: categories },
		});
	if (counting) {
		await cdp.send('Profiler.enable');
		await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
	}
	const drawn = () => page.evaluate(() => performance.getEntriesByName('repaint').length),
		first = await drawn(),
		before = await metrics();
	await playOn(page, clicks);
	const after = await metrics(),
		positions = (await drawn()) - first;
	if (tracing) {
		const done = new Promise(d => cdp.once('Tracing.tracingComplete', d));
		await cdp.send('Tracing.end');
		await done;
		if (process.env.TRACE)
			writeFileSync(`${process.env.TRACE}-${game}.json`, JSON.stringify({ traceEvents: events }));
	}
	if (counting) {
		const { result } = await cdp.send('Profiler.takePreciseCoverage'),
			calls = result.flatMap(of => of.functions.map(f => f.ranges[0].count)).reduce((a, b) => a + b, 0);
		console.log(`${game}: ${positions} positions, each ${(calls / positions).toFixed(0)} calls of functions`);
		await context.close();
		continue;
	}
	const frames = (await framesOf(page)).slice(first);
	const each = (name, by = 1000) => ((by * (after[name] - before[name])) / positions).toFixed(1);
	console.log(
		`${game}: ${positions} positions, each ${each('TaskDuration')} ms (script ${each('ScriptDuration')}, ` +
			`style ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')}), styled ` +
			`${each('RecalcStyleCount', 1)} times, laid out ${each('LayoutCount', 1)} times; ` +
			`${told(tracing ? workOf(events) : frames)}`,
	);
	await context.close();
}
await browser.close();
