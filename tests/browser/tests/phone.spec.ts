// A phone: games by taps alone, without the list of all choices; the sheet is as high as its question, and the map stays where it is.
import { sheetFaults } from './checks';
import { oneMove } from './hand';
import { axe, expect, keepTable, over, recorded, shot, start, test, turn } from './lib';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// A game of cards has an end; the others are left after so many decisions.
const decisions = { elysium: Infinity, cyclades: 40, legendary: 40, hellas: 40 };
const byFinger = 12; // by the fingers of the browser; the rest by the same taps from inside the page, which is quicker

for (const [game, most] of Object.entries(decisions))
	test(`${most < Infinity ? `${most} decisions` : 'a whole game'} of ${game} by taps on a phone`, async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await start(page, game, undefined, game === 'elysium' ? 3 : 2); // of two others one is chosen
		const frame = () => page.evaluate(() => { const r = document.querySelector('.map__frame')?.getBoundingClientRect(); return r && [r.top, r.width, r.height]; });
		const began = await frame(), heights = new Set<number>();
		for (let i = 0; i < byFinger && !(await over(page)); i++) {
			expect(await sheetFaults(page)).toEqual([]);
			heights.add(await page.evaluate(() => Math.round(document.querySelector('.dock')!.getBoundingClientRect().height)));
			await oneMove(page, at => page.touchscreen.tap(at.x, at.y));
		}
		expect(heights.size, 'heights of the sheet').toBeGreaterThan(1);
		const rest = await page.evaluate(most => window.hand.game(most, 5), Math.min(2000, most - byFinger));
		expect(rest.wrong).toBe('');
		expect(await frame(), 'the place of the map').toEqual(began);
		await expect(page.locator('.allchoices')).toHaveCount(0);
		if (most === Infinity) await expect(page.locator('.result')).toBeVisible();
		else expect(await sheetFaults(page)).toEqual([]);
		await shot(page, `phone-${game}`);
		await axe(page, `${game} on a phone`);
	});

test('slots of an area lie close together on a phone: they are buttons too', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('legendary', /^\d+ s\d replace /);
	await keepTable(page, { id: 'slots', game: 'legendary', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	expect(await page.locator('.dock [data-move^="replace "]').count()).toBeGreaterThan(1);
	expect(await sheetFaults(page)).toEqual([]);
});

test('cards that lie behind a tab are buttons too', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('legendary', /^758 s3 pick minotaur/); // of twelve, by the Chimera
	await keepTable(page, { id: 'cards', game: 'legendary', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	await shot(page, 'phone-legendary-cards');
	await expect(page.locator('.dock [data-move^="pick "]')).toHaveCount(12);
	expect(await page.evaluate(() => window.hand.find('pick minotaur', [])?.key)).toBe('move');
	expect(await sheetFaults(page)).toEqual([]);
});
