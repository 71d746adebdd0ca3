// The pages themselves: languages, phone, colours, weight, offline.
import { axe, clickOn, expect, games, shot, start, startHere, test, turn } from './lib';

test('every page is axe-clean, light and dark', async ({ page }) => {
	for (const scheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme: scheme });
		for (const [name, url, last] of [['home', '/', '.card'], ['rules', '/#/rules/cyclades', '.rules li'], ['about', '/#/about', 'h1'], ['join', '/#/join/abc', 'form.join'], ['lost', '/#/table/abc', '[role=alert]']] as const) {
			await page.goto(url);
			await page.locator(`main ${last}`).first().waitFor();
			await shot(page, `${name}-${scheme}`);
			await axe(page, `${name}, ${scheme}`);
		}
	}
});

for (const [lang, locale, word] of [['ru', 'ru-RU', 'Первая игра с подсказками'], ['pl', 'pl-PL', 'Pierwsza gra z przewodnikiem']] as const)
	test.describe(`in ${lang}`, () => {
		test.use({ locale });
		test(`the browser's language is spoken: ${lang}`, async ({ page }) => {
			for (const game of games) {
				await start(page, game, word);
				await expect(page.locator('html')).toHaveAttribute('lang', lang);
				await shot(page, `${game}-${lang}`);
				await axe(page, `${game} in ${lang}`);
			}
			// and can be switched
			await page.locator('.head nav > select').selectOption('en');
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
			await expect(page.getByRole('heading', { name: 'Players' }).first()).toBeVisible();
		});
	});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	for (const game of games)
		test(`${game} fits 360 pixels`, async ({ page }) => {
			await page.goto('/');
			await page.locator('.card').first().waitFor();
			const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
			expect(await wide()).toBeLessThanOrEqual(360);
			await start(page, game);
			await clickOn(page, 40, 6);
			expect(await wide()).toBeLessThanOrEqual(360);
			await shot(page, `${game}-phone`);
			await axe(page, `${game} on a phone`);
			// a map is larger than the screen until the whole of it is wanted
			if (game === 'elysium') return;
			const map = () => page.locator('.canvas svg').evaluate(e => e.getBoundingClientRect().width);
			await expect.poll(map).toBeGreaterThan(500);
			await page.getByRole('button', { name: 'Whole board' }).click();
			await expect.poll(map).toBeLessThanOrEqual(360);
			await shot(page, `${game}-phone-whole`);
			await page.getByRole('button', { name: 'Larger' }).click();
			await expect.poll(map).toBeGreaterThan(500);
		});
});

test('first load weighs little', async ({ page }) => {
	await page.goto('/');
	await page.locator('.card').first().waitFor();
	// the games come last: everything is loaded by then
	const bytes = await page.evaluate(() =>
		([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[]).reduce((n, e) => n + e.transferSize, 0),
	);
	console.log(`first load: ${(bytes / 1024).toFixed(0)} KB over the wire`);
	expect(bytes).toBeGreaterThan(10 * 1024);
	expect(bytes).toBeLessThan(250 * 1024);
});

test('without a server: installed page, engine and bots in the browser', async ({ page, context }) => {
	await page.goto('/');
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		const shelf = await caches.open((await caches.keys())[0]!);
		while (!(await shelf.match('/engine.wasm'))) await new Promise(d => setTimeout(d, 200));
	});
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText('No server: games are played in this browser.')).toBeVisible();
	const card = page.locator('#game-cyclades');
	for (const level of ['1: novice', '6: demigod']) await expect(card.getByLabel('Seat 2').locator('option', { hasText: level })).toHaveCount(1);
	await card.getByRole('button', { name: 'First game, guided' }).click();
	await page.locator('.choices button').first().waitFor();
	await clickOn(page, 60, 3);
	expect(await page.locator('.log li').count()).toBeGreaterThan(5);
	await shot(page, 'offline');
	// kept over a reload
	const { line } = await turn(page);
	await page.reload();
	expect((await turn(page)).line).toBe(line);
});

test('two people at one screen', async ({ page }) => {
	await startHere(page, 'cyclades');
	await clickOn(page, 40, 7);
	await expect(page.locator('.log')).toContainText('Player 1');
	await expect(page.locator('.log')).toContainText('Player 2');
});
