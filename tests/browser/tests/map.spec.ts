// The painted maps: painted by workers, kept, large enough to read, reached by keys.
import { expect, inAll, move, painted, start, test } from './lib';

const sheet = '.map__sheet.painted';

test('a map is painted once, and comes from the cache then', async ({ page }) => {
	await painted(page);
	await start(page, 'cyclades');
	await page.locator(sheet).waitFor();
	expect(await page.evaluate(() => performance.getEntriesByName('paint-map').length)).toBeGreaterThan(0);
	// a painting, not one colour
	const colours = await page.evaluate(() => {
		const c = document.querySelector<HTMLCanvasElement>('.map__paint')!,
			pixels = c.getContext('2d')!.getImageData(0, 0, c.width, c.height).data,
			seen = new Set<number>();
		for (let i = 0; i < pixels.length; i += 4 * 997)
			seen.add((pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!);
		return seen.size;
	});
	expect(colours).toBeGreaterThan(500);
	const painting = () => page.evaluate(() => performance.getEntriesByName('paint-map').length);
	// the small one of the set-up card has a cache of its own
	const kept = () =>
		page.evaluate(async () =>
			(
				await Promise.all(
					(await caches.keys())
						.filter(k => k.startsWith('petteia-maps'))
						.map(async k => (await (await caches.open(k)).keys()).length),
				)
			).reduce((a, b) => a + b, 0),
		);
	await expect.poll(kept).toBeGreaterThanOrEqual(await painting());
	await page.reload();
	await page.locator(sheet).waitFor();
	expect(await painting()).toBe(0);
	// switched off, the map is plain at once
	await page.getByRole('button', { name: 'Settings', exact: true }).click();
	await page.getByLabel('Painted maps').uncheck();
	await expect(page.locator(sheet)).toHaveCount(0);
	await page.getByLabel('Painted maps').check();
	await page.locator(sheet).waitFor();
});

for (const game of ['cyclades', 'legendary', 'hellas'])
	test(`names and pieces of ${game} can be read at 1366 x 768`, inAll(game === 'cyclades'), async ({ page }) => {
		await painted(page);
		await page.setViewportSize({ width: 1366, height: 768 });
		await start(page, game);
		await page.locator(sheet).waitFor();
		const found = await page.evaluate(() => {
			const boxes = [...document.querySelectorAll('.map-name text')].map(e => ({
				text: e.textContent!,
				size: parseFloat(getComputedStyle(e).fontSize),
				box: e.getBoundingClientRect(),
			}));
			const pieces = [...document.querySelectorAll('.map-piece use')]
				.filter(e => /^#(troop|fleet)-\w+$/.test(e.getAttribute('href')!))
				.map(e => e.getBoundingClientRect().width);
			const touching = boxes.flatMap((a, i) =>
				boxes
					.slice(0, i)
					.filter(
						b =>
							a.box.left < b.box.right &&
							b.box.left < a.box.right &&
							a.box.top + 3 < b.box.bottom - 3 &&
							b.box.top + 3 < a.box.bottom - 3,
					)
					.map(b => `${a.text} and ${b.text}`),
			);
			return {
				names: boxes.length,
				small: boxes.filter(b => b.size < 11).map(b => b.text),
				pieces: pieces.length,
				least: Math.min(...pieces),
				touching,
			};
		});
		expect(found.names).toBeGreaterThan(5);
		expect(found.small).toEqual([]);
		expect(found.touching).toEqual([]);
		// of a stack each shield is a little smaller than its place of 28 px; in Hellas shields also mark owners
		if (game === 'cyclades') expect(found.pieces).toBeGreaterThan(0);
		if (game !== 'hellas' && found.pieces) expect(found.least).toBeGreaterThan(24);
	});

test('the areas of a map are reached by arrow keys, and the focus is seen', async ({ page }) => {
	await start(page, 'cyclades');
	const first = page.locator('.map .area').first();
	await first.waitFor();
	await first.focus();
	const name = () => page.evaluate(() => document.activeElement?.getAttribute('data-area'));
	const from = await name();
	await page.keyboard.press('ArrowDown');
	expect(await name()).not.toBe(from);
	await expect(page.locator('.map__focus path')).toHaveCount(2);
	await expect(page.locator('.map-about')).toBeVisible();
});

test('a map is enlarged by a button, and made whole again', inAll(), async ({ page }) => {
	await start(page, 'legendary');
	await page.locator('.map .area').first().waitFor();
	const sheet = () => page.locator('.map__sheet').evaluate(e => e.getBoundingClientRect().width);
	const before = await sheet();
	await page.getByRole('button', { name: 'Larger' }).click();
	await expect.poll(sheet).toBeGreaterThan(before * 1.4);
	await page.getByRole('button', { name: 'Whole board' }).click();
	await expect.poll(sheet).toBeCloseTo(before, 0);
});

test('on an enlarged map whatever gets the focus comes into sight, on every side', inAll(), async ({ page }) => {
	await start(page, 'legendary');
	await page.locator('.map .area').first().waitFor();
	for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Larger' }).click();
	await page.keyboard.press('Tab'); // by keys from here on: under a pointer the map stays where it is
	const hidden = await page.evaluate(async () => {
		const frame = document.querySelector('.map__frame')!,
			out: string[] = [],
			rest = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
		for (const [i, area] of [...document.querySelectorAll<HTMLElement>('.map .area')].entries()) {
			if (i % 3) continue;
			area.focus();
			await rest();
			const a = area.getBoundingClientRect(),
				f = frame.getBoundingClientRect(),
				x = (a.left + a.right) / 2,
				y = (a.top + a.bottom) / 2;
			if (x < f.left || x > f.right || y < f.top || y > f.bottom) out.push(area.dataset.area!);
		}
		return out;
	});
	expect(hidden).toEqual([]);
});

test('while one thinks, what may be chosen glows without being painted again', inAll(), async ({ page }) => {
	await painted(page);
	await start(page, 'hellas');
	const glow = page.locator('.map__breath');
	for (let i = 0; i < 12 && !(await glow.count()); i++) await move(page);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	// it moves, and not by styles that the page has to work out for every frame
	const opacity = () => glow.evaluate(e => getComputedStyle(e).opacity),
		was = await opacity();
	await expect.poll(opacity).not.toBe(was);
	const browser = await page.context().newCDPSession(page);
	await browser.send('Performance.enable');
	const styled = async () =>
		(await browser.send('Performance.getMetrics')).metrics.find(m => m.name === 'RecalcStyleCount')!.value;
	// by the clock of the animation, which tells without a pass
	const clock = () => page.evaluate(() => Number(document.timeline.currentTime));
	const passes = async () => {
		const [before, began] = [await styled(), await clock()];
		await expect.poll(clock).toBeGreaterThan(began + 1500);
		return (await styled()) - before;
	};
	// one per frame would be 90; other things may still come to rest
	await expect.poll(passes, { intervals: [100] }).toBeLessThan(15);
});
