// Played by keyboard alone: from the home page to a table, a while on the board itself, then the whole game.
import type { Page } from '@playwright/test';
import { oneMove } from './hand';
import { expect, games, inAll, over, startSeeded, test, turn } from './lib';

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

// Arrow keys lead from any place, card or lit piece of the board to every other; those that they do not come to.
const nothing = 'nothing to go to';
const missedByArrows = (page: Page) =>
	page.evaluate(nothing => {
		const things = [
			...document.querySelectorAll<HTMLElement | SVGElement>(
				'.stage :is([data-area], [data-target][data-lit], .card[data-target])',
			),
		];
		const reached = new Set<Element>(things.slice(0, 1)),
			left = [...reached] as (HTMLElement | SVGElement)[];
		for (let from = left.pop(); from; from = left.pop())
			for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
				from.focus();
				from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
				const to = document.activeElement as HTMLElement | SVGElement;
				if (!reached.has(to)) (reached.add(to), left.push(to));
			}
		return things.length > 3
			? things.filter(e => !reached.has(e)).map(e => e.dataset.area ?? e.dataset.target)
			: [nothing];
	}, nothing);

for (const game of games)
	test(`${game} by keyboard, from the home page on`, inAll(), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await page.goto('/');
		await page.locator(`#game-${game}`).waitFor();
		expect(await tabTo(page, `#game-${game} footer button:first-child`)).toBe(true);
		await page.keyboard.press('Enter');
		await page.waitForURL(/#\/table\//);
		await byKeys(page);
		const again = await startSeeded(page, game, 2, 3);
		for (let i = 0; i < 8 && !(await over(page)); i++) await byKeys(page);
		let missed = await missedByArrows(page);
		// an Agora that is nearly empty is filled again
		for (; missed[0] === nothing && !(await over(page)); missed = await missedByArrows(page)) await byKeys(page);
		expect(missed, again).toEqual([]);
		// the rest in the complete list, which keeps the focus
		await turn(page);
		await page.keyboard.press('l');
		expect(await tabTo(page, '.choices')).toBe(true);
		// one game to its end: the list is the same in all
		const whole = game === 'elysium';
		const { answers, wrong } = await page.evaluate(most => window.hand.keys(most, 9), whole ? 4000 : 100);
		expect(wrong, again).toBe('');
		console.log(`${game}: ${answers} answers by keyboard`);
		if (whole) await expect(page.locator('.result')).toBeVisible();
	});
