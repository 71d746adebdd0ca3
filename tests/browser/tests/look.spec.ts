// The look of every table: each moment that has an object of its own, at six sizes, by day and night, in three
// languages: what can be measured, and pictures. A sheet of them all is made when the tests end (sheet.ts).
import type { Page } from '@playwright/test';
import { atRest } from './checks';
import { contrastFaults } from './contrast';
import { layoutFaults } from './layout';
import { expect, games, inAll, keepPicture, pixels, relief, start, test, view } from './lib';
import { moments, visit } from './moments';

const sizes = [
	[1366, 768],
	[1440, 900],
	[1920, 1080],
	[2560, 1440],
	[390, 844],
	[820, 1180],
] as const;
const themes = ['light', 'dark'] as const;
// Pictures are for people and take most of the time, so that usually there are those in which contrast is measured. In
// Russian and Polish words have other lengths, colours are the same: by day, on the smallest screen and the smallest
// phone. LOOK=all: everything.
const every = process.env.LOOK === 'all';

// A picture in each theme; the layout is measured once, it does not depend on colours, and contrast at two sizes, it
// does not depend on them.
async function look(
	page: Page,
	name: string,
	width: number,
	height: number,
	shown: readonly ('light' | 'dark')[] = themes,
) {
	await page.setViewportSize({ width, height });
	const wrong: string[] = [],
		size = `${width}x${height}`,
		contrast = width === 1366 || width === 390;
	for (const theme of contrast || every ? shown : shown.slice(0, 1)) {
		await page.evaluate(t => void (document.documentElement.dataset.theme = t), theme);
		await page.evaluate(atRest);
		const file = `look-${name}-${size}-${theme}`;
		let faults = theme === shown[0] ? await layoutFaults(page, width >= 1100) : [],
			faint: string[] = [];
		if (contrast) faint = await compare(page, file);
		else if (every) await view(page, file);
		// the chances of a battle may have come between measure and picture, and moved what was measured
		if (faint.length) {
			const again = await layoutFaults(page, width >= 1100);
			if (theme === shown[0]) faults = again;
			faint = await compare(page, file);
		}
		wrong.push(...faults, ...faint.map(f => `${theme}: ${f}`));
	}
	return wrong.map(f => `${name} ${size}: ${f}`);
}

// Contrast, and the picture in which it was measured.
async function compare(page: Page, file: string) {
	const { wrong, jpeg } = await contrastFaults(page, await pixels(page));
	keepPicture(file, jpeg);
	return wrong;
}

// For every change: a quarter of the moments of a game, each on a screen and on a phone, by day. ./test all looks at
// everything instead.
// What maps are made of is seen on that of Cyclades: the two others are for ./test all.
for (const game of ['cyclades', 'elysium'])
	test(`${game} on a screen and on a phone`, { tag: '@usual' }, async ({ page }) => {
		await relief(page);
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const wrong: string[] = [];
		await visit(
			page,
			game,
			'en',
			async m => {
				for (const [w, h] of [sizes[0], sizes[4]])
					wrong.push(...(await look(page, `${game}-${m.name}-en`, w, h, ['light'])));
			},
			moments[game]!.filter((m, i) => i % 4 === 1),
		);
		expect(wrong).toEqual([]);
	});

for (const game of games)
	test(`${game} at every moment and size, by day and night`, inAll(), async ({ page }) => {
		test.setTimeout(900_000); // a hundred pictures and more
		await relief(page);
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const wrong: string[] = [];
		await visit(page, game, 'en', async m => {
			for (const [w, h] of sizes) wrong.push(...(await look(page, `${game}-${m.name}-en`, w, h)));
		});
		expect(wrong).toEqual([]);
	});

for (const [lang, locale] of [
	['ru', 'ru-RU'],
	['pl', 'pl-PL'],
] as const)
	test.describe(lang, () => {
		test.use({ locale });
		for (const game of games)
			test(`${game} at every moment in ${lang}`, inAll(), async ({ page }) => {
				test.setTimeout(900_000);
				await relief(page);
				await page.addInitScript(() => localStorage.setItem('list', 'off'));
				const wrong: string[] = [];
				await visit(page, game, lang, async m => {
					for (const [w, h] of every ? sizes : [sizes[0], sizes[4]])
						wrong.push(
							...(await look(page, `${game}-${m.name}-${lang}`, w, h, every ? themes : ['light'])),
						);
				});
				expect(wrong).toEqual([]);
			});
	});

// The most that lies in the rail: an altar for every seat but one, four creatures and two heroes.
for (const seats of [2, 3, 4, 5, 6])
	test(`what all share in Legendary is in sight without scrolling, ${seats} seats`, inAll(), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await start(page, 'legendary', undefined, seats);
		const cut: string[] = [];
		for (const [width, height] of [
			[1280, 720],
			[1366, 768],
			[1440, 900],
			[1600, 1000],
			[1440, 1030],
			[1920, 1080],
			[1440, 1250],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.evaluate(atRest);
			const below = await page.locator('.rail--shared').evaluate(rail => rail.scrollHeight - rail.clientHeight);
			if (below > 0) cut.push(`${width}x${height}: ${below} px`);
		}
		expect(cut).toEqual([]);
	});
