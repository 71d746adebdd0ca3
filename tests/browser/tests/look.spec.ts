// The look of every table: each moment that has an object of its own, by day and night, in three languages: what can be
// measured, and pictures. A sheet of them all is made when the tests end (sheet.ts). Every moment stands on the
// smallest screen, on a phone and, by turns, on one of the other sizes; by day on one of the first two and by night on
// the other, and the next moment the other way round. Words of other languages have other lengths, while colours are
// the same: each moment stands in Russian on one of the two and in Polish on the other. LOOK=all: everything at every
// size.
import type { Page } from '@playwright/test';
import { atRest } from './checks';
import { contrastFaults } from './contrast';
import { layoutFaults } from './layout';
import { expect, games, inAll, keepPicture, pixels, relief, start, test, view } from './lib';
import { moments, visit, type Moment } from './moments';

type Size = readonly [width: number, height: number];
type Theme = 'light' | 'dark';
const screen: Size = [1366, 768],
	phone: Size = [390, 844],
	others: Size[] = [
		[1440, 900],
		[820, 1180],
		[1920, 1080],
		[2560, 1440],
	];
const every = process.env.LOOK === 'all';

// The layout is measured, and contrast where a theme is named, in a picture that is kept.
async function look(page: Page, name: string, [width, height]: Size, themes: Theme[]) {
	await page.setViewportSize({ width, height });
	const wrong: string[] = [],
		size = `${width}x${height}`,
		oneScreen = width >= 1100;
	await page.evaluate(t => void (document.documentElement.dataset.theme = t), themes[0] ?? 'light');
	await page.evaluate(atRest);
	let faults = await layoutFaults(page, oneScreen);
	for (const theme of themes) {
		const file = `look-${name}-${size}-${theme}`;
		if (theme !== themes[0]) {
			await page.evaluate(t => void (document.documentElement.dataset.theme = t), theme);
			await page.evaluate(atRest);
		}
		if (width !== screen[0] && width !== phone[0]) {
			await view(page, file); // contrast does not depend on the size
			continue;
		}
		let faint = await compare(page, file);
		// the chances of a battle may have come between measure and picture, and moved what was measured
		if (faint.length) {
			faults = await layoutFaults(page, oneScreen);
			faint = await compare(page, file);
		}
		wrong.push(...faint.map(f => `${theme}: ${f}`));
	}
	return [...faults, ...wrong].map(f => `${name} ${size}: ${f}`);
}

// Contrast, and the picture in which it was measured.
async function compare(page: Page, file: string) {
	const { wrong, jpeg } = await contrastFaults(page, await pixels(page));
	keepPicture(file, jpeg);
	return wrong;
}

type Look = [lang: string, size: Size, themes: Theme[]];
const byTurns = (nth: number): Look[] => {
	const [first, second]: [Theme, Theme] = nth % 2 ? ['dark', 'light'] : ['light', 'dark'];
	return [
		['en', screen, [first]],
		['en', phone, [second]],
		['en', others[nth % others.length]!, []],
	];
};
const inWords = (nth: number): Look[] => [
	['ru', nth % 2 ? screen : phone, []],
	['pl', nth % 2 ? phone : screen, []],
];
const everything: Look[] = ['en', 'ru', 'pl'].flatMap(lang =>
	[screen, phone, ...others].map((size): Look => [lang, size, ['light', 'dark']]),
);

async function lookAt(page: Page, game: string, lang: string, looks: (nth: number) => Look[], chosen?: Moment[]) {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const wrong: string[] = [];
	let nth = games.indexOf(game);
	await visit(
		page,
		game,
		lang,
		async m => {
			for (const [of, size, themes] of looks(nth))
				if (of === lang) wrong.push(...(await look(page, `${game}-${m.name}-${lang}`, size, themes)));
			nth++;
		},
		chosen,
	);
	expect(wrong).toEqual([]);
}

// For every change: a quarter of the moments of a game, each on a screen and on a phone, by day. ./test all looks at
// all of them instead.
// What maps are made of is seen on that of Cyclades: the two others are for ./test all.
for (const game of ['cyclades', 'elysium'])
	test(`${game} on a screen and on a phone`, { tag: '@usual' }, async ({ page }) => {
		await relief(page);
		const both: Look[] = [screen, phone].map(size => ['en', size, ['light']]);
		await lookAt(
			page,
			game,
			'en',
			() => both,
			moments[game]!.filter((m, i) => i % 4 === 1),
		);
	});

for (const game of games)
	test(`${game} at every moment and size, by day and night`, inAll(), async ({ page }) => {
		await relief(page);
		await lookAt(page, game, 'en', every ? () => everything : byTurns);
	});

for (const [lang, locale] of [
	['ru', 'ru-RU'],
	['pl', 'pl-PL'],
] as const)
	test.describe(lang, () => {
		test.use({ locale });
		for (const game of games)
			test(`${game} at every moment in ${lang}`, inAll(), async ({ page }) => {
				if (every) await relief(page);
				await lookAt(page, game, lang, every ? () => everything : inWords);
			});
	});

// The most that lies in the rail: an altar for every seat but one, four creatures and two heroes.
for (const seats of [2, 4, 6])
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
