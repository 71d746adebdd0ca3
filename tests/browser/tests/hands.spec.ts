// Played by keyboard alone: from the home page to a table, a while on the board itself, then the whole game.
import type { Page } from '@playwright/test';
import { oneMove } from './hand';
import { expect, games, over, test, turn } from './lib';

// Presses Tab until the focus is on something like this; false after a whole round.
async function tabTo(page: Page, wanted: string): Promise<boolean> {
	const there = () => page.evaluate(w => !!document.activeElement?.closest(w), wanted);
	for (let k = 0; k < 300; k++) {
		if (await there()) return true;
		await page.keyboard.press('Tab');
	}
	return false;
}

// Tab leads to the thing, Enter takes it.
const byKeys = (page: Page) =>
	oneMove(page, async (_, what) => {
		expect(await tabTo(page, '[data-aim]'), `Tab comes to ${what}`).toBe(true);
		expect(await page.evaluate(() => document.activeElement!.matches(':focus-visible'))).toBe(true);
		await page.keyboard.press('Enter');
	});

for (const game of games)
	test(`${game} by keyboard, from the home page on`, async ({ page }) => {
		test.setTimeout(600_000); // games have no fixed length
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await page.goto('/');
		await page.locator(`#game-${game}`).waitFor();
		expect(await tabTo(page, `#game-${game} footer button:first-child`)).toBe(true);
		await page.keyboard.press('Enter');
		await page.waitForURL(/#\/table\//);
		for (let i = 0; i < 8 && !(await over(page)); i++) await byKeys(page);
		if (game !== 'elysium') {
			// arrow keys go from place to place
			const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.area);
			expect(await page.evaluate(() => { const a = document.querySelector<SVGElement>('.map__sheet [data-area]'); a?.focus(); return !!a; })).toBe(true);
			const first = await focused(), seen = new Set([first]);
			for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) (await page.keyboard.press(key), seen.add(await focused()));
			expect(seen.size, 'places that arrows lead to').toBeGreaterThan(1);
		}
		// the rest in the complete list, which keeps the focus
		await turn(page);
		await page.keyboard.press('l');
		expect(await tabTo(page, '.choices')).toBe(true);
		const { answers, wrong } = await page.evaluate(() => window.hand.keys(4000, 9));
		expect(wrong).toBe('');
		console.log(`${game}: ${answers} answers by keyboard`);
		await expect(page.locator('.result')).toBeVisible();
	});
