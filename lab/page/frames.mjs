// How evenly the page draws while others' moves are played: node lab/page/frames.mjs URL [GAME...] against a running
// server, as root. The browser runs before all other programs (chromium-first); start the server that way, too (chrt -r
// 1 petteia serve …).
//
// Counted are the frames from the first moment at which something of others is shown until it is our turn again, on a
// screen of 1366 x 768 and on a phone, maps painted, others' moves fast; our own moves are sent without touching the
// page. Prints, for each game, how many frames took less than 20 ms, the median and the 95th percentile: of all of
// them, and of those in which something flew or a scene was shown. WEB=FOLDER takes the page from there (build/web of
// another version). Nothing fails: machines differ.
import { chromium, devices, first } from './browser.mjs';
import { loadavg } from 'node:os';
import { pageFrom } from './pagefrom.mjs';

const [url = 'http://127.0.0.1:8177', ...wanted] = process.argv.slice(2),
	enough = Number(process.env.FRAMES ?? 600);
const games = wanted.length ? wanted : ['cyclades', 'elysium', 'hellas', 'legendary'];
const screens = { '1366 x 768': { viewport: { width: 1366, height: 768 } }, phone: devices['Pixel 7'] };
const browser = await chromium.launch({ executablePath: first, args: ['--no-sandbox', '--disable-gpu'] });

// In the page: plays on until so many frames are counted or the game is over.
async function play(enough) {
	const data = () => document.querySelector('.table').dataset,
		all = [],
		moving = [];
	let last = 0,
		seed = 5;
	const random = n => Math.floor(((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff) * n);
	const tick = now => {
		const shown = data().turn === 'others';
		if (last && shown) {
			all.push(now - last);
			if (document.querySelector('.flight, .scene')) moving.push(now - last);
		}
		last = shown ? now : 0;
		requestAnimationFrame(tick);
	};
	requestAnimationFrame(tick);
	const table = `/api/tables/${/#\/table\/([^?]+)/.exec(location.hash)[1]}`;
	while (all.length < enough) {
		while (data().turn !== 'mine' && data().turn !== 'over') await new Promise(d => setTimeout(d, 20));
		if (data().turn === 'over') break;
		const was = data().line,
			{ question, line } = await (await fetch(`${table}/view`)).json();
		const { move } = question.moves[random(question.moves.length)];
		await fetch(`${table}/move`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ line, move }),
		});
		while (data().line === was) await new Promise(d => setTimeout(d, 10));
	}
	return { all, moving };
}

function told(frames) {
	const sorted = frames.toSorted((a, b) => a - b),
		at = q => sorted[Math.floor(q * (sorted.length - 1))]?.toFixed(1);
	return (
		`${frames.length} frames, ${((100 * frames.filter(f => f < 20).length) / frames.length).toFixed(1)} % ` +
		`under 20 ms, median ${at(0.5)}, 95 % ${at(0.95)} ms`
	);
}

for (const [screen, options] of Object.entries(screens))
	for (const game of games) {
		const context = await browser.newContext({
			...options,
			baseURL: url,
			locale: 'en-GB',
			serviceWorkers: 'block',
		});
		await pageFrom(context, process.env.WEB);
		const page = await context.newPage();
		await page.addInitScript(() =>
			Object.entries({ list: 'off', speed: 'fast', auto: 'off', sound: 'off' }).forEach(([k, v]) =>
				localStorage.setItem(k, v),
			),
		);
		await page.goto('/');
		await page.locator(`#game-${game} .btn--main`).first().click();
		await page.locator('.table[data-turn=mine]').waitFor();
		await page.waitForTimeout(4000); // the map is painted
		const { all, moving } = await page.evaluate(play, enough);
		console.log(
			`${game}, ${screen}: ${told(all)}; while something moves: ${told(moving)} (load ` +
				`${loadavg()[0].toFixed(1)})`,
		);
		await context.close();
	}
await browser.close();
