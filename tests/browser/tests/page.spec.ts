// The pages themselves: languages, phone, colours, weight, offline.
import { axe, axeBoth, clickOn, expect, games, inAll, shot, speak, start, startHere, test, turn, view } from './lib';
import { allSteps, type Doc } from './pupil';

test('every page is axe-clean, light and dark', async ({ page }) => {
	for (const [name, url, last] of [
		['home', '/', '.cover'],
		['rules', '/#/rules/cyclades', '.rules li'],
		['about', '/#/about', 'h1'],
		['join', '/#/join/abc', 'form.join'],
		['lost', '/#/table/abc', '[role=alert]'],
	] as const) {
		await page.goto(url);
		await page.locator(`main ${last}`).first().waitFor();
		if (name === 'home')
			await expect(page.locator('#game-elysium')).toContainText('2 to 4 players · about 60 minutes');
		for (const colorScheme of ['dark', 'light'] as const) {
			await page.emulateMedia({ colorScheme });
			await view(page, `${name}-${colorScheme}`); // the rules are long
		}
		await axeBoth(page, name, true);
	}
});

// every title in every language is looked at by look.spec.ts
for (const [lang, locale, tongue, some] of [
	['ru', 'ru-RU', 'Язык', ['cyclades', 'hellas']],
	['pl', 'pl-PL', 'Język', ['elysium', 'legendary']],
] as const)
	test.describe(`in ${lang}`, () => {
		test.use({ locale });
		for (const game of some)
			test(
				`the browser's language is spoken: ${game} in ${lang}`,
				inAll(game === 'cyclades'),
				async ({ page }) => {
					await start(page, game);
					await expect(page.locator('html')).toHaveAttribute('lang', lang);
					// what is printed on it is the engine's
					const god = page.locator('.rail--shared .god:not(.god--resting, .god--apollo)').first();
					if (await god.count())
						(await expect(god).toContainText(/0·\d/),
							await expect(god.locator('.track > *')).toHaveCount(10));
					await shot(page, `${game}-${lang}`);
					await axe(page, `${game} in ${lang}`);
					// and can be switched
					await speak(page, 'English', tongue);
					await expect(page.locator('html')).toHaveAttribute('lang', 'en');
					await expect(page.getByRole('heading', { name: 'Players' }).first()).toBeVisible();
				},
			);
	});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	for (const game of games)
		test(`${game} fits 360 pixels`, inAll(), async ({ page }) => {
			await page.goto('/');
			await page.locator('.cover').first().waitFor();
			const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
			expect(await wide()).toBeLessThanOrEqual(360);
			await start(page, game);
			await clickOn(page, 15, 6);
			expect(await wide()).toBeLessThanOrEqual(360);
			await shot(page, `${game}-phone`);
			await axe(page, `${game} on a phone`);
			// board above, sheet and tabs below, nothing too small for a finger
			const [stage, sheet] = [
				(await page.locator('.stage').boundingBox())!,
				(await page.locator('.dock').boundingBox())!,
			];
			expect(sheet.height).toBeLessThanOrEqual(740 * 0.48 + 1);
			expect(stage.height).toBeGreaterThan(740 * 0.3); // what is left between seats and sheet
			for (const tab of ['Table', 'Players', 'Story']) {
				await page.locator('.tabbar').getByRole('button', { name: tab }).click();
				expect(await wide()).toBeLessThanOrEqual(360);
			}
			const small = await page
				.locator('.tabbar button, .dock button:visible')
				.evaluateAll(all =>
					all
						.filter(
							b =>
								b.getClientRects().length &&
								b.getBoundingClientRect().height < 44 &&
								!b.matches('.link'),
						)
						.map(b => b.textContent),
				);
			expect(small).toEqual([]);
		});
});

test('first load weighs little', async ({ page }) => {
	// all that was asked for until the games stood there; what only pleases comes later
	await page.addInitScript(() => {
		localStorage.setItem('showing', 'on');
		const watch = new MutationObserver(() => {
			if (!document.querySelector('.cover')) return;
			document.documentElement.dataset.stood = String(performance.now());
			watch.disconnect();
		});
		watch.observe(document, { childList: true, subtree: true });
	});
	await page.goto('/');
	await page.locator('html[data-stood]').waitFor();
	const loaded = await page.evaluate(() =>
		(
			[
				...performance.getEntriesByType('navigation'),
				...performance.getEntriesByType('resource'),
			] as PerformanceResourceTiming[]
		)
			.filter(e => e.startTime <= Number(document.documentElement.dataset.stood) && !e.name.includes('/fonts/'))
			.map(e => ({ name: e.name, sent: e.transferSize, plain: e.encodedBodySize === e.decodedBodySize })),
	);
	expect(loaded.filter(e => e.plain && e.sent > 2048)).toEqual([]); // all that is worth it is compressed
	const bytes = loaded.reduce((n, e) => n + e.sent, 0);
	console.log(`first load: ${(bytes / 1024).toFixed(0)} KB over the wire`);
	expect(bytes).toBeGreaterThan(10 * 1024);
	expect(bytes).toBeLessThan(210 * 1024);
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });
	test('without a server: installed page, engine and bots in the browser', async ({ page, context }) => {
		await page.goto('/');
		await page.evaluate(() => navigator.serviceWorker.ready);
		for (const file of ['/worker.js', '/engine.wasm'])
			await expect
				.poll(() => page.evaluate(async f => !!(await caches.match(f)), file), {
					message: `${file} is kept for later`,
				})
				.toBe(true);
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByText('No server: games are played in this browser.')).toBeVisible();
		const card = page.locator('#game-cyclades');
		await card.getByRole('button', { name: 'Set up' }).click();
		for (const level of ['1: novice', '7: master'])
			await expect(page.getByLabel('Seat 2').locator('option', { hasText: level })).toHaveCount(1);
		await page.keyboard.press('Escape');
		await start(page, 'cyclades');
		await page.locator('.choices button').first().waitFor();
		await clickOn(page, 60, 3);
		expect(await page.locator('.story li').count()).toBeGreaterThan(5);
		await shot(page, 'offline');
		// kept over a reload
		const { line } = await turn(page),
			table = page.url();
		await page.reload();
		expect((await turn(page)).line).toBe(line);
		// a lesson, too
		await page.evaluate(() => localStorage.setItem('list', 'off'));
		await page.goto('/#/learn/elysium');
		const doc: Doc = await page.evaluate(() => fetch('/games/elysium.lesson.json').then(a => a.json()));
		await page.locator('.owl__say').waitFor();
		expect(await allSteps(page, doc.lessons[0]!.steps, {})).toEqual([]);
		// a new version of the page comes while the game is open: it goes on, and nothing of it is lost
		await context.setOffline(false);
		await page.goto(table);
		await turn(page);
		await page.evaluate(async () => {
			const next = await navigator.serviceWorker.register('/sw.js?next'),
				worker = next.installing ?? next.waiting;
			if (worker)
				await new Promise<void>(done =>
					worker.addEventListener('statechange', () => worker.state === 'activated' && done()),
				);
			if (!next.active!.scriptURL.endsWith('?next')) throw new Error('the new version did not take over');
		});
		expect((await turn(page)).line).toBe(line);
		await page.evaluate(() => localStorage.setItem('list', 'on'));
		await page.reload();
		expect((await turn(page)).line).toBe(line);
		await clickOn(page, 4, 5);
		expect((await turn(page)).line).toBeGreaterThan(line);
	});
});

test('two people at one screen', async ({ page }) => {
	await startHere(page, 'cyclades');
	await clickOn(page, 40, 7);
	await expect(page.locator('.story')).toContainText('Red');
	await expect(page.locator('.story')).toContainText('Blue');
});
