// The faces of Elysium and Lords of Hellas: what lies on the table is there, is drawn whole, and is played where it
// lies.
import { test as without } from '@playwright/test'; // a page
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { creatureArt } from '../../../games/aegean/web/art';
import { elysiumArt } from '../../../games/elysium/web/art';
import { artOf } from '../../../games/hellas/web/cards';
import { layersOf } from '../../../clients/web/src/cards/tondo';
import { atRest, lost, spilt } from './checks';
import { expect, now, start, test, turn } from './lib';

const web = resolve(import.meta.dirname, '../../../clients/web');
const words = (file: string) => readFileSync(resolve(web, file), 'utf8').split(/\s+/).filter(Boolean);

for (const [game, recipes] of [
	['elysium', Object.values(elysiumArt)],
	['hellas', artOf()],
	['cyclades', creatureArt()],
	['legendary', creatureArt()],
] as const)
	without(`every silhouette of a card is in the sprite: ${game}`, () => {
		const known = new Set([...words('glyphs.txt'), ...words(`../../games/${game}/web/glyphs.txt`)]);
		const missing = recipes
			.flatMap(r => layersOf(r))
			.map(l => l.glyph)
			.filter(g => !known.has(g));
		expect([...new Set(missing)]).toEqual([]);
	});

without('all 88 designs of Elysium have a medallion', () => {
	const rows = readFileSync(resolve(web, '../../games/elysium/cards.def'), 'utf8').matchAll(
		/^CARD\("(\w{3}-\d\d)"/gm,
	);
	const ids = [...rows].map(m => m[1]!);
	expect(ids).toHaveLength(88);
	expect(ids.filter(id => !elysiumArt[id])).toEqual([]);
});

// Without the list of choices: it would lie over the board.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('list', 'off')));

test('Elysium: a card is read, taken and paid for where it lies', async ({ page }) => {
	await start(page, 'elysium');
	const seats = await page.locator('.plate').count();
	// a bot may have been first
	await expect(page.locator('.agora .card:not(.card--back), .agora .place')).toHaveCount(3 * seats + 1);
	await expect.poll(() => lost(page)).toEqual([]);
	await page.evaluate(atRest); // words are measured in their own letters
	expect(await spilt(page)).toEqual([]);
	await expect(page.locator('.temple .questtile')).toHaveCount(seats);

	const card = page.locator('.agora .card[data-lit]').first();
	const title = await card.locator('.card__title').innerText();
	await card.hover();
	const large = page.locator('.cardzoom .card--l');
	await expect(large.locator('.card__title')).toHaveText(title);
	await expect(large.locator('.card__text')).toHaveText(/\.$/);
	expect(await spilt(page)).toEqual([]);
	await page.mouse.move(2, 2);
	await expect(large).toHaveCount(0);

	const before = await now(page);
	await card.click();
	await turn(page);
	expect((await now(page))!.line).toBeGreaterThan(before!.line);
	while ((await page.locator('.post[data-lit]').count()) === 0) {
		// an instant power may ask first
		await page.locator('.act, .seal, [data-lit]').first().press('Enter');
		await turn(page);
	}
	await page.locator('.post[data-lit]').first().click();
	await expect(page.locator('.domain').getByText(title).first()).toBeAttached();
});

test('Lords of Hellas: hero, board of actions, monuments and own cards', async ({ page }) => {
	await start(page, 'hellas');
	await expect.poll(() => lost(page)).toEqual([]);
	const heroes = page.locator('.offer .card[data-lit]');
	if (await heroes.count()) {
		await page.evaluate(atRest);
		expect(await spilt(page)).toEqual([]);
		await heroes.first().click();
		await turn(page);
	}
	for (let i = 0; i < 8 && (await page.locator('.board-acts').count()) === 0; i++) {
		await page.locator('.acts .act:enabled, .seal:enabled, .map .area[data-lit]').first().press('Enter');
		await turn(page);
	}
	await expect(page.locator('.board-acts .act--clay')).toHaveCount(7);
	await expect(page.locator('.monument')).toHaveCount(3);
	await expect(page.locator('.questcards .card, .abroad > div').first()).toBeVisible();
	await expect.poll(() => lost(page)).toEqual([]);
	const own = page.locator('.hand .card').first();
	if (await own.count()) {
		await own.hover({ position: { x: 40, y: 20 } }); // its foot is behind the dock
		await expect(page.locator('.cardzoom .card__text')).toHaveText(/\.$/);
		await page.mouse.move(2, 2);
	}
	const line = (await now(page))!.line;
	await page.locator('.board-acts .act--clay:enabled').first().click();
	await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(line);
});
