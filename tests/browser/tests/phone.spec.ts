// A phone: whole games by taps alone, without the list of all choices; the sheet is as high as its question, and the
// map stays where it is.
import { atRest, sheetFaults } from './checks';
import { oneMove } from './hand';
import { axe, expect, games, inAll, keepTable, over, recorded, shot, startSeeded, test, turn } from './lib';
import { tableOf } from './moments';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const byFinger = 12; // by the fingers of the browser; the rest by the same taps from inside the page, which is quicker

for (const game of games)
	test(`a whole game of ${game} by taps on a phone`, inAll(game === 'elysium'), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		// of two others one is chosen; long games are over sooner than with two
		const again = await startSeeded(page, game, 3, 2);
		const frame = () =>
			page.evaluate(() => {
				const r = document.querySelector('.map__frame')?.getBoundingClientRect();
				return r && [r.top, r.width, r.height];
			});
		await page.evaluate(atRest); // the words above the map have their own letters
		const began = await frame(),
			heights = new Set<number>();
		for (let i = 0; i < byFinger && !(await over(page)); i++) {
			expect(await sheetFaults(page)).toEqual([]);
			heights.add(
				await page.evaluate(() => Math.round(document.querySelector('.dock')!.getBoundingClientRect().height)),
			);
			await oneMove(page, at => page.touchscreen.tap(at.x, at.y));
		}
		expect(heights.size, 'heights of the sheet').toBeGreaterThan(1);
		const rest = await page.evaluate(() => window.hand.game(2000, 5));
		expect(rest.wrong, again).toBe('');
		expect(await frame(), 'the place of the map').toEqual(began);
		await expect(page.locator('.allchoices')).toHaveCount(0);
		await expect(page.locator('.result')).toBeVisible();
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

test('while the upkeep of a creature is asked for, it is marked with its place, and in sight', async ({ page }) => {
	const { record, seats, asked } = recorded('legendary', /^\d+ s\d keep$/);
	await keepTable(page, { id: 'upkeep', game: 'legendary', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	const creature = page.locator('.map .map-piece.marked');
	await expect(creature).toHaveCount(1);
	await expect(page.locator('.map .area.marked')).toHaveCount(1);
	const dock = (await page.locator('.dock').boundingBox())!,
		y = async () => (await creature.boundingBox())!.y;
	await expect.poll(y).toBeGreaterThan((await page.locator('.stage').boundingBox())!.y);
	await expect.poll(y).toBeLessThan(dock.y - 20);
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

test('Lords of Hellas: a choice tells what it brings, a battle is seen whole, the map fills what is seen', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const at = async (line: RegExp) => {
		const { record, seats, asked } = recorded('hellas', line);
		await keepTable(page, {
			id: `hellas${line.source.length}`,
			game: 'hellas',
			seats,
			bot: 'level:1',
			people: [asked],
			record,
			log: [],
		});
		await turn(page);
	};
	await at(/^\d+ s\d choose attack/);
	await expect(page.locator('.dock .asked p')).toContainText(/attack kills/);
	await expect(page.locator('.map .map-piece.marked')).toHaveCount(1); // the monster that is asked about
	await at(/^\d+ s\d quest \d/);
	expect(await page.locator('.dock .act__signs .i').count()).toBeGreaterThan(2); // what the steps ask for
	await at(/^\d+ s\d walk/);
	await page.locator('.map__paint').waitFor({ state: 'attached' });
	const above = () =>
		page.evaluate(
			() =>
				document.querySelector('.map__paint')!.getBoundingClientRect().top -
				document.querySelector('.map__frame')!.getBoundingClientRect().top,
		);
	await expect.poll(above).toBeLessThan(1);
	// a battle while the count of the King of Kings has ended with nobody: both sides above one's own cards, the count
	// no number
	await at(/^553 s1 play local-support-bow/);
	const [sides, hand] = await page.evaluate(() => [
		Math.max(...[...document.querySelectorAll('.clash__side')].map(e => e.getBoundingClientRect().bottom)),
		document.querySelector('.hand > .card')!.getBoundingClientRect().top,
	]);
	expect(sides).toBeLessThan(hand! + 1);
	await page.locator('.tabbar button', { hasText: 'Players' }).click();
	await expect(page.locator('.plate .races').first()).toBeVisible();
	expect(await page.locator('.plate .races').allTextContents()).not.toContainEqual(expect.stringContaining('255'));
});

test('the map of a phone shows the own armies when nothing on it is asked', async ({ page }) => {
	const all = await tableOf('legendary', { name: 'mine', file: 'legendary', line: /^44 s1 troop/, sees: '' }, 0);
	await keepTable(page, all.table);
	await turn(page);
	const army = page.locator('.map-piece use[href$="#troop-yellow"]');
	await army.first().waitFor();
	const frame = (await page.locator('.stage').boundingBox())!,
		dock = (await page.locator('.dock').boundingBox())!;
	const inSight = () =>
		army.evaluateAll(
			(all, [top, foot, wide]) =>
				all.filter(u => {
					const b = u.getBoundingClientRect();
					return b.left >= 0 && b.right <= wide! && b.top >= top! && b.bottom <= foot!;
				}).length,
			[frame.y, dock.y, 390],
		);
	await expect.poll(inSight).toBe(await army.count());
});
