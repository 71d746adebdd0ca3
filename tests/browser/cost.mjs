// What a new position costs the page: node cost.mjs URL [GAME...] against a running server. Clicks on through games against a novice
// as the tests do (list of choices open, others' moves at once, no motion, plain maps) and prints, for each game, the milliseconds of the page's own thread
// a position (processor time, not the clock: other programs do not count), and how often and how much was styled and laid out.
// TRACE=FILE leaves a trace of it for Chromium's performance panel; with WHY=1 it tells what made each thing be styled anew, instead of
// where scripts spend their time.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';

const [url = 'http://127.0.0.1:8177', ...wanted] = process.argv.slice(2), clicks = Number(process.env.CLICKS ?? 80);
const games = wanted.length ? wanted : ['cyclades', 'elysium', 'hellas', 'legendary'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const more = process.env.WHY ? ['devtools.timeline.stack', 'devtools.timeline.invalidationTracking'] : ['v8.cpu_profiler'];
const kinds = ['devtools.timeline', 'blink.user_timing', ...more.map(kind => `disabled-by-default-${kind}`)];

async function sit(page, game) {
	await page.addInitScript(() => Object.entries({ list: 'on', speed: 'once', auto: 'off', relief: 'off' }).forEach(([k, v]) => localStorage.setItem(k, v)));
	await page.goto('/');
	await page.locator(`#game-${game} footer button`).last().click();
	const setup = page.locator('dialog.setup');
	await setup.locator('select').first().selectOption('2');
	await setup.locator('.seat select').first().selectOption('level:1');
	await setup.locator('footer .btn--main').click();
	await page.locator('.table[data-turn=mine]').waitFor();
	await page.waitForTimeout(1000);
}

const clickOn = (page, clicks) =>
	page.evaluate(async clicks => {
		let seed = 5;
		const random = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
		const table = () => document.querySelector('.table').dataset;
		const until = async ready => {
			while (!ready()) await new Promise(d => setTimeout(d, 5));
		};
		for (let done = 0; ; done++) {
			await until(() => table().turn === 'mine' || table().turn === 'over');
			if (done >= clicks || table().turn === 'over') return;
			const { line, picked } = table(), buttons = [...document.querySelectorAll('.choices button:not(.back)')];
			buttons[Math.floor(random() * buttons.length)].click();
			await until(() => table().line !== line || (table().turn !== 'sent' && table().picked !== picked));
		}
	}, clicks);

for (const game of games) {
	const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1400, height: 1000 }, locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
	await sit(page, game);
	const cdp = await page.context().newCDPSession(page), events = [];
	await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
	const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(m => [m.name, m.value]));
	cdp.on('Tracing.dataCollected', e => events.push(...e.value));
	if (process.env.TRACE) await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: kinds } });
	const drawn = () => page.evaluate(() => performance.getEntriesByName('repaint').length), first = await drawn(), before = await metrics();
	await clickOn(page, clicks);
	const after = await metrics(), positions = (await drawn()) - first;
	if (process.env.TRACE) {
		const done = new Promise(d => cdp.once('Tracing.tracingComplete', d));
		await cdp.send('Tracing.end');
		await done;
		writeFileSync(`${process.env.TRACE}-${game}.json`, JSON.stringify({ traceEvents: events }));
	}
	const each = (name, by = 1000) => ((by * (after[name] - before[name])) / positions).toFixed(1);
	console.log(`${game}: ${positions} positions, each ${each('TaskDuration')} ms (script ${each('ScriptDuration')}, style ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')}), styled ${each('RecalcStyleCount', 1)} times, laid out ${each('LayoutCount', 1)} times`);
	await page.close();
}
await browser.close();
