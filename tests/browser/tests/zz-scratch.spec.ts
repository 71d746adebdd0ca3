import { appendFileSync } from 'node:fs';
import { atRest } from './checks';
import { layoutFaults } from './layout';
import { games, painted, test, view } from './lib';
import { moments, visit } from './moments';
const sizes = (process.env.SZ ?? '1366x768,390x844').split(',').map(s => s.split('x').map(Number));
const lang = process.env.LG ?? 'en', only = process.env.MO;
if (only) for (const g of games) moments[g] = moments[g]!.filter(m => only.split(',').includes(m.name));
for (const game of games)
	test(`scratch ${game}`, async ({ page }) => {
		test.setTimeout(900_000);
		if (process.env.PAINT) await painted(page); else await page.addInitScript(() => window.curtain && (window.curtain.disabled = true));
		await page.addInitScript(l => { localStorage.setItem('list', 'off'); localStorage.setItem('lang', l); }, lang);
		await visit(page, game, lang, async m => {
			for (const [width, height] of sizes) for (const theme of (process.env.TH ?? 'light').split(',')) {
				await page.setViewportSize({ width: width!, height: height! });
				await page.evaluate(t => (document.documentElement.dataset.theme = t), theme);
				if (process.env.PAINT) await page.waitForFunction(() => !document.querySelector('.stage .map__sheet:not(.painted)'));
				await page.evaluate(atRest);
				await view(page, `s-${game}-${m.name}-${lang}-${width}x${height}-${theme}`);
				const t0 = Date.now(), f = await layoutFaults(page, width! >= 1100);
				appendFileSync('/tmp/proof-faults.txt', [`# ${game} ${m.name} ${lang} ${width}x${height} ${Date.now() - t0} ms`, ...f].join('\n') + '\n');
			}
		}).catch(async e => { await view(page, `s-${game}-failed`); appendFileSync('/tmp/proof-faults.txt', String(e).slice(0, 600) + '\n'); throw e; });
	});
