// The theatre of a battle, at a recorded game that stands in the middle of a battle.
import type { Page } from '@playwright/test';
import { axe, expect, keepTable, now, recorded, shot, test, turn } from './lib';

// At the first question whether to fight on.
async function keep(page: Page, game: string) {
	const { record, seats, asked } = recorded(game, /^\d+ s\d (fight|retreat)/);
	await keepTable(page, { id: 'battle', game, seats, bot: 'level:1', people: [asked], record, log: [] });
}

for (const game of ['cyclades', 'legendary'])
	test(`${game}: sides and odds of a battle come from the engine`, async ({ page }) => {
		await keep(page, game);
		const theatre = page.getByRole('region', { name: /^Battle: / });
		await expect(theatre).toBeVisible();
		await expect(theatre.locator('.battle__side')).toHaveCount(2);
		// who holds the place afterwards, in percent: attacker, nobody, defender
		const odds = theatre.locator('.odds');
		await expect(odds).toHaveAttribute('aria-label', /\d+ %.*\d+ %.*\d+ %/);
		const parts = [...(await odds.getAttribute('aria-label'))!.matchAll(/(\d+) %/g)].map(m => Number(m[1]));
		expect(parts).toHaveLength(3);
		expect(Math.abs(parts.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2); // rounded
		// it can be put aside to see the map
		await theatre.getByRole('button', { name: 'Look at the map' }).click();
		await expect(theatre).toHaveCount(0);
		await page.getByRole('button', { name: /^Battle: / }).click();
		await expect(theatre).toBeVisible();
		await shot(page, `${game}-battle`);
		await axe(page, `${game} in battle`);
	});

test('Lords of Hellas: where a combat card asks for a place on the map, the curtain opens', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked, then } = recorded('hellas', /^\d+ s\d bring /), [, region] = then[0]!.split(' ');
	await keepTable(page, { id: 'battle', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await expect(page.locator('.curtain--aside')).toContainText('The battle:');
	await shot(page, 'hellas-battle-map');
	const { line } = await turn(page);
	await page.locator(`.map [data-lit][data-target="region:${region}"]`).first().click();
	await expect.poll(async () => { const is = (await now(page))!; return is.picked > 0 || is.line > line; }).toBe(true);
});

test('Lords of Hellas: an artifact wounds a monster without a hunt, by its symbols in the dock', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('hellas', /^1892 s2 slot 1/); // of Thunder of Zeus
	await keepTable(page, { id: 'wound', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await expect(page.locator('.prompt')).toContainText('Which wound symbol');
	await expect(page.locator('.dock [data-move^="slot "]').first()).toBeVisible();
	await shot(page, 'hellas-wound');
});
