// How evenly the page draws while others' moves are played: node frames.mjs URL [GAME...] against a running server.
// Frames are counted from the first moment at which something of others is shown until it is our turn again; prints, for
// each game, how many frames took less than 20 ms, the median and the 95th of 100. Nothing fails: machines differ.
import { chromium } from '@playwright/test';
import { loadavg } from 'node:os';

const [url = 'http://127.0.0.1:8177', ...wanted] = process.argv.slice(2), turns = 12;
const games = wanted.length ? wanted : ['cyclades', 'legendary', 'hellas', 'elysium'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
for (const game of games) {
	const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })).newPage();
	await page.addInitScript(() => (localStorage.setItem('list', 'on'), localStorage.setItem('speed', 'fast'), localStorage.setItem('auto', 'off')));
	await page.goto('/');
	await page.locator(`#game-${game} .btn--main`).first().click();
	await page.locator('.table[data-turn=mine]').waitFor();
	await page.waitForTimeout(4000); // the map is painted
	const frames = await page.evaluate(async turns => {
		const data = () => document.querySelector('.table').dataset, found = [];
		let last = 0, seed = 5;
		const random = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
		const tick = now => {
			if (last && data().turn === 'others') found.push(now - last);
			last = data().turn === 'others' ? now : 0;
			requestAnimationFrame(tick);
		};
		requestAnimationFrame(tick);
		for (let i = 0; i < turns * 6 && found.length < 2400; i++) {
			while (data().turn !== 'mine' && data().turn !== 'over') await new Promise(d => setTimeout(d, 20));
			if (data().turn === 'over') break;
			const buttons = [...document.querySelectorAll('.choices button:not(.back)')], { line, picked } = data();
			buttons[Math.floor(random() * buttons.length)].click();
			while (data().line === line && data().picked === picked) await new Promise(d => setTimeout(d, 10));
		}
		return found.sort((a, b) => a - b);
	}, turns);
	const at = q => frames[Math.floor(q * (frames.length - 1))]?.toFixed(1);
	console.log(`${game}: ${frames.length} frames, ${((100 * frames.filter(f => f < 20).length) / frames.length).toFixed(1)} % under 20 ms, median ${at(0.5)} ms, 95 %: ${at(0.95)} ms (load ${loadavg()[0].toFixed(1)})`);
	await page.close();
}
await browser.close();
