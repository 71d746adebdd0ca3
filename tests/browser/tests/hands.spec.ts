// Played by hand: real clicks on what is lit on the board, and games by keyboard alone.
import type { Page } from '@playwright/test';
import { changes, click, dice, expect, games, over, start, test } from './lib';

// A point of a lit thing where a click reaches it, scrolled into sight; null where others cover it all.
function reach(page: Page, nth: number): Promise<{ x: number; y: number; what: string } | { covered: string }> {
	return page.evaluate(nth => {
		const thing = document.querySelectorAll('.table [data-lit]')[nth]!, what = thing.getAttribute('data-target')!;
		for (const block of ['center', 'end'] as const) {
			thing.scrollIntoView({ block, behavior: 'instant' });
			const box = thing.getBoundingClientRect(), parts = 9;
			// from the middle outwards: hands aim at the middle
			const spots = Array.from({ length: parts * parts }, (_, i) => ({ i: (i % parts) + 0.5 - parts / 2, k: Math.floor(i / parts) + 0.5 - parts / 2 })).sort((a, b) => Math.hypot(a.i, a.k) - Math.hypot(b.i, b.k));
			for (const s of spots) {
				const x = box.x + box.width * (0.5 + s.i / parts), y = box.y + box.height * (0.5 + s.k / parts);
				if (document.elementFromPoint(x, y)?.closest('[data-target]') === thing) return { x, y, what };
			}
		}
		return { covered: what };
	}, nth);
}

for (const game of games)
	test(`${game} by mouse, on the board`, async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off')); // it would lie over the board
		await start(page, game);
		const random = dice(17), wanted = 15;
		let clicks = 0;
		while (clicks < wanted && !(await over(page))) {
			const lit = await page.locator('.table [data-lit]').count();
			if (!lit) {
				// what has no place on the board is taken from the list
				await page.keyboard.press('l');
				await click(page, random);
				if (!(await over(page)) && (await page.locator('.allchoices').count())) await page.keyboard.press('l');
				continue;
			}
			const at = await reach(page, Math.floor(random() * lit));
			expect(at).not.toHaveProperty('covered');
			if ('x' in at) await changes(page, () => page.mouse.click(at.x, at.y));
			clicks++;
		}
		expect(clicks).toBe(wanted);
	});

// Presses Tab until the focus is on something like this; false after a whole round.
async function tabTo(page: Page, wanted: string): Promise<boolean> {
	const there = () => page.evaluate(w => !!document.activeElement?.closest(w), wanted);
	for (let k = 0; k < 300; k++) {
		if (await there()) return true;
		await page.keyboard.press('Tab');
	}
	return false;
}

// In the choices: some steps with the arrows, then Enter.
async function choose(page: Page, steps: number) {
	expect(await tabTo(page, '.choices')).toBe(true);
	for (let k = steps; k > 0; k--) await page.keyboard.press('ArrowRight');
	// "Back" leads to where the same keys would come again
	if (await page.evaluate(() => document.activeElement?.classList.contains('back'))) await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
}

for (const game of games)
	test(`${game} by keyboard, from the home page on`, async ({ page }) => {
		await page.goto('/');
		await page.locator(`#game-${game}`).waitFor();
		expect(await tabTo(page, `#game-${game} footer button:first-child`)).toBe(true);
		await page.keyboard.press('Enter');
		await page.waitForURL(/#\/table\//);
		// Elysium to its end, the longer ones for a good while; every third answer is given on the board
		let onBoard = 0;
		for (let i = 0; !(await over(page)) && (game === 'elysium' || i < 25); i++)
			await changes(page, async () => {
				if (i % 3 || !(await page.locator('.table [data-lit]').count())) return choose(page, i % 4);
				expect(await tabTo(page, '.table [data-lit]')).toBe(true);
				// the focus is shown
				expect(await page.evaluate(() => document.activeElement!.matches(':focus-visible'))).toBe(true);
				await page.keyboard.press('Enter');
				onBoard++;
			});
		expect(onBoard).toBeGreaterThan(0);
		if (game === 'elysium') await expect(page.locator('.result')).toBeVisible();
	});
