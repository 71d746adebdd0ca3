// The look of every table: pictures at six sizes, by day and night, in three languages, with a sheet of them all; and what
// can be measured on each: one screen without scrolling, nothing cut off, no small print.
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { atRest, tableFaults } from './checks';
import { clickOn, expect, games, painted, shots, start, test, turn, view } from './lib';

const wide = [[1366, 768], [1440, 900], [1920, 1080], [2560, 1440]] as const;
const small = [[390, 844], [820, 1180]] as const;

const taken: { file: string; title: string }[] = [];

async function look(page: Page, name: string, width: number, height: number, theme: 'light' | 'dark') {
	await page.setViewportSize({ width, height });
	await page.evaluate(t => (document.documentElement.dataset.theme = t), theme);
	// a map is painted in a worker
	await page.waitForFunction(() => !document.querySelector('.stage .map__sheet:not(.painted)'));
	await page.evaluate(atRest);
	const picture = `${name}-${width}x${height}-${theme}`, file = picture + '.jpg';
	await view(page, picture);
	taken.push({ file, title: `${name}, ${width}x${height}, ${theme}` });
	return (await tableFaults(page, width >= 1100)).map(f => `${file}: ${f}`);
}

for (const game of games)
	test(`the table of ${game} at every size, by day and night`, async ({ page }) => {
		await painted(page);
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await start(page, game, 'Play now');
		const wrong: string[] = [];
		for (const [moment, clicks] of [['start', 0], ['middle', 18]] as const) {
			if (clicks) {
				await page.keyboard.press('l');
				await clickOn(page, clicks, 5);
				await turn(page);
				if (await page.locator('.allchoices').count()) await page.keyboard.press('l');
			}
			for (const [w, h] of [...wide, ...small]) for (const theme of ['dark', 'light'] as const) wrong.push(...(await look(page, `look-${game}-${moment}`, w, h, theme)));
		}
		expect(wrong).toEqual([]);
	});

// The most that lies in the rail: an altar for every seat but one, four creatures and two heroes.
for (const seats of [2, 3, 4, 5, 6])
	test(`what all share in Legendary is in sight without scrolling, ${seats} seats`, async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await start(page, 'legendary', undefined, seats);
		const cut: string[] = [];
		for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900], [1600, 1000], [1440, 1030], [1920, 1080], [1440, 1250]] as const) {
			await page.setViewportSize({ width, height });
			await page.evaluate(atRest);
			const below = await page.locator('.rail--shared').evaluate(rail => rail.scrollHeight - rail.clientHeight);
			if (below > 0) cut.push(`${width}x${height}: ${below} px`);
		}
		expect(cut).toEqual([]);
	});

for (const [lang, locale] of [['ru', 'ru-RU'], ['pl', 'pl-PL']] as const)
	test.describe(lang, () => {
		test.use({ locale });
		test(`the tables in ${lang}`, async ({ page }) => {
			await painted(page);
			await page.addInitScript(() => localStorage.setItem('list', 'off'));
			const wrong: string[] = [];
			for (const game of games) {
				await page.goto('/');
				await page.locator(`#game-${game} .btn--main`).click();
				await page.waitForURL(/#\/table\//);
				await turn(page);
				for (const [w, h] of [[1366, 768], [390, 844]] as const) wrong.push(...(await look(page, `look-${game}-${lang}`, w, h, 'light')));
			}
			expect(wrong).toEqual([]);
		});
	});

// One page with all of them, to be looked at picture by picture.
test.afterAll(() => {
	const row = (t: (typeof taken)[0]) => `<figure><a href="${t.file}"><img loading="lazy" src="${t.file}" alt=""></a><figcaption>${t.title}</figcaption></figure>`;
	const worker = process.env.TEST_WORKER_INDEX ?? '0';
	if (taken.length)
		writeFileSync(resolve(shots, `sheet-${worker}.html`), `<!doctype html><meta charset="utf-8"><title>Petteia: the tables</title><style>body{font:14px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(420px,1fr));gap:16px}img{width:100%;height:260px;object-fit:contain;background:#222}figure{margin:0}</style>${taken.map(row).join('\n')}\n`);
});
