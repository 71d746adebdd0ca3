// How long a new position takes until it is drawn and laid out, printed and never asserted: the machine may be busy.
// The browser runs before all other programs (chrt, as root), which is what a player's own machine gives it.
//     cd tests/browser && npx playwright test -c measure
import { test } from '@playwright/test';
import { clickOn, games, start, wish } from '../tests/lib';

for (const game of games)
	test(`repaint: ${game}`, async ({ page }) => {
		await wish(page);
		await start(page, game);
		await clickOn(page, 150, 5);
		const times = await page.evaluate(() => performance.getEntriesByName('repaint').slice(3).map(e => e.duration).sort((a, b) => a - b));
		const at = (q: number) => times[Math.floor(q * (times.length - 1))]!.toFixed(1);
		console.log(`${game}: ${times.length} positions, drawn in ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${((100 * times.filter(t => t < 16).length) / times.length).toFixed(1)} % under 16 ms`);
	});
