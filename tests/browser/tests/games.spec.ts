// A whole game of each title by touching the board, without the list of all choices; pictures at start, middle and end.
// For every change that of Elysium is played on a phone instead (phone.spec.ts).
import { oneMove } from './hand';
import { axe, axeBoth, clickOn, expect, games, inAll, over, painted, shot, start, startSeeded, test } from './lib';

// games that two play for long are over sooner with three
const quick: Record<string, number> = { cyclades: 3, hellas: 3 };

for (const game of games)
	test(`a whole game of ${game} by touching the board`, inAll(game !== 'elysium'), async ({ page }) => {
		await page.addInitScript(() => (localStorage.setItem('list', 'off'), localStorage.setItem('sound', 'on')));
		const again = await startSeeded(page, game, quick[game] ?? 2, 1);
		await shot(page, `${game}-1-start`);
		if (game === 'cyclades') {
			// with three at the table, the gods that rest in an odd round are those of the next
			const resting = await page.locator('.rail--shared .god--resting h3').allTextContents();
			const next = await page
				.locator('.rail--shared .nextround [aria-label=Gods] li')
				.evaluateAll(all => all.map(e => e.getAttribute('data-tip')));
			expect(next.length).toBe(2);
			expect(next.sort()).toEqual(resting.sort());
		}
		// by the mouse first, then quicker
		for (let i = 0; i < 3 && !(await over(page)); i++) await oneMove(page, at => page.mouse.click(at.x, at.y));
		const half = await page.evaluate(() => window.hand.game(30, 7));
		expect(half.wrong, again).toBe('');
		await shot(page, `${game}-2-middle`);
		await axeBoth(page, `${game}, in the middle`);
		const rest = await page.evaluate(() => window.hand.game(2000, 8));
		expect(rest.wrong, again).toBe('');
		await expect(page.locator('.result')).toBeVisible();
		await expect(page.locator('.prompt')).toHaveText('The game is over.');
		await shot(page, `${game}-3-end`);
		await axe(page, `${game}, at the end`);
		console.log(
			`${game}: ${half.moves + rest.moves} moves of ${new Set([...half.kinds, ...rest.kinds]).size} kinds`,
		);
	});

// Every number of seats has a map of its own; the lone player meets Persians.
for (const [game, seats] of [
	['legendary', 3],
	['legendary', 4],
	['legendary', 5],
	['legendary', 6],
	['hellas', 1],
	['hellas', 4],
	['cyclades', 5],
	['elysium', 4],
] as const)
	test(`${game} with ${seats} at the table`, inAll(), async ({ page }) => {
		await painted(page);
		await page.goto('/');
		const card = page.locator(`#game-${game}`);
		await card.getByRole('button', { name: 'Set up' }).click();
		const setup = page.getByRole('dialog');
		await setup.getByLabel('Seats', { exact: true }).selectOption(String(seats));
		for (let n = 2; n <= seats; n++) await setup.getByLabel(`Seat ${n}`).selectOption('level:1');
		await setup.getByRole('button', { name: 'Start the game' }).click();
		await page.waitForURL(/#\/table\//);
		await clickOn(page, 12, seats);
		// its altars rotate: what the next round brings is known, and shown
		if (game === 'legendary')
			await expect(page.locator('.rail--shared .nextround [aria-label=Gods] .i')).toHaveCount(
				await page.locator('.rail--shared .god:not(.god--resting, .god--apollo)').count(),
			);
		await page.emulateMedia({ colorScheme: 'dark' });
		await shot(page, `${game}-${seats}-seats-dark`);
		if (game === 'hellas' && seats === 1) await axeBoth(page, 'the Persians'); // nowhere else to be seen
		await page.emulateMedia({ colorScheme: 'light' });
		await shot(page, `${game}-${seats}-seats`);
		if (game !== 'legendary' || seats < 5) return;
		await page.setViewportSize({ width: 1366, height: 768 }); // altars, creatures and heroes visible at once
		await expect
			.poll(() =>
				page
					.locator('.rail--shared')
					.evaluate(
						e =>
							[...e.querySelectorAll('.mini')].at(-1)!.getBoundingClientRect().bottom -
							e.getBoundingClientRect().bottom,
					),
			)
			.toBeLessThan(1);
	});

test('pieces move before our eyes', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await start(page, 'hellas');
	await page.evaluate(() => {
		new MutationObserver(all => {
			for (const m of all)
				for (const n of m.addedNodes)
					if (n instanceof HTMLElement && n.matches('.ghost, .flight--piece'))
						document.body.dataset.moved = 'yes';
		}).observe(document.querySelector('.table')!, { childList: true });
	});
	const moved = () => page.evaluate(() => document.body.dataset.moved === 'yes');
	while (!(await moved()) && !(await over(page))) await clickOn(page, 5, 21);
	expect(await moved()).toBe(true);
});
