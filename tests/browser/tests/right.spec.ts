// The right thing is shown: each kind of unit and building has its own shape, a question about a card shows the card,
// and a building stands where it was touched.
import type { Page } from '@playwright/test';
import { changes, expect, inAll, keepTable, recorded, test, turn } from './lib';
import { visit } from './moments';

const open = async (page: Page, game: string, line: RegExp) => {
	const r = recorded(game, line);
	await keepTable(page, { id: 'right', game, seats: r.seats, people: [r.asked], bot: 'level:1', log: [], ...r });
	await turn(page);
	await page.locator('.stage .map__drawing').first().waitFor();
};
const signsIn = (page: Page, where: string) =>
	page.locator(`${where} svg`).evaluateAll(all => all.map(svg => svg.innerHTML));

test('what is built has its own sign and stays on its slot', async ({ page }) => {
	await visit(
		page,
		'cyclades',
		'en',
		async () => {
			const [sign] = await signsIn(page, '.act[data-verb=build]'); // as on the tile of the god who builds it
			expect(await signsIn(page, '.god:has(.god__note) .god__head')).toContain(sign);
			await page.locator('.act[data-verb=build]').click();
			const slot = page.locator('[data-target="spot:is2-place"]'),
				coming = slot.locator('.map-coming');
			await expect(coming).toHaveCount(1);
			const at = (await coming.boundingBox())!;
			await changes(page, () => slot.click());
			const built = page.locator('.map-mark use[href$="#tile-university"]');
			const near = async () => {
				const boxes = await built.evaluateAll(all => all.map(u => u.getBoundingClientRect().toJSON()));
				return Math.min(
					...boxes.map(b =>
						Math.hypot(b.x + b.width / 2 - at.x - at.width / 2, b.y + b.height / 2 - at.y - at.height / 2),
					),
				);
			};
			await expect.poll(near).toBeLessThan(3);
		},
		[{ name: 'build', file: 'cyclades', line: /^219 s1 build is2/, sees: '.map [data-lit]' }],
	);
});

test('mercenaries do not look like troops', async ({ page }) => {
	await visit(
		page,
		'legendary',
		'en',
		async () => {
			await expect(page.locator('.map-piece use[href$="#mercenary-blue"]').first()).toBeAttached();
			await expect(page.locator('.map-piece use[href$="#troop-blue"]').first()).toBeAttached();
		},
		[{ name: 'troops', file: 'legendary', line: /^538 s4 go 1 2/, sees: '.steps button' }],
	);
});

test('any building of four: four signs', inAll(), async ({ page }) => {
	await open(page, 'legendary', /^\d+ s\d kind /);
	await page.locator('.dock [data-move^="kind "]').first().waitFor();
	const signs = await signsIn(page, '.dock [data-move^="kind "]');
	expect(signs.length).toBeGreaterThan(1);
	expect(new Set(signs).size).toBe(signs.length);
});

test('a card that was looked at is shown beside the question whether to play it', async ({ page }) => {
	await open(page, 'legendary', /^\d+ s\d (put_back|play)$/);
	await expect(page.locator('.peeked .seencard')).toBeVisible();
	await expect(page.locator('.prompt')).toHaveText('Do you play the card you have seen for 1 GP, or put it back?');
});
