// How long the frames of a new position take until they are drawn and laid out, printed and never asserted: the machine
// may be busy. The browser runs before all other programs (chrt, as root), which is what a player's own machine gives
// it.
//     lab/page/run repaint
import { clickOn, games, start, test } from '../../tests/browser/tests/lib';
import { framesOf, told } from './positions.mjs';

for (const game of games)
	test(`repaint: ${game}`, async ({ page }) => {
		await start(page, game);
		await clickOn(page, 150, 5);
		const positions = (await framesOf(page)).slice(3);
		console.log(`${game}: ${positions.length} positions, ${told(positions)}`);
	});
