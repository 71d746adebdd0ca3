// The theatre of a battle, at a recorded game that stands in the middle of a battle.
import type { Page } from '@playwright/test';
import { axe, expect, inAll, keepTable, now, recorded, shot, test, turn } from './lib';

// At the first question whether to fight on.
async function keep(page: Page, game: string) {
	const { record, seats, asked } = recorded(game, /^\d+ s\d (fight|retreat)/);
	await keepTable(page, { id: 'battle', game, seats, bot: 'level:1', people: [asked], record, log: [] });
}

// one face draws the battles and marches of both Cyclades: Legendary's are for ./test all
for (const game of ['cyclades', 'legendary'])
	test(`${game}: sides and odds of a battle come from the engine`, inAll(game === 'cyclades'), async ({ page }) => {
		await keep(page, game);
		const theatre = page.getByRole('region', { name: /^Battle\b/ });
		await expect(theatre).toBeVisible();
		await expect(theatre.locator('.battle__side')).toHaveCount(2);
		// as the plate calls whoever looks, not by a colour
		await expect(theatre.getByRole('heading', { name: 'You' })).toHaveCount(1);
		// as many figures as fight, five at most on a side
		await expect(theatre.locator('.frieze__host')).toHaveCount(2);
		for (const i of [0, 1])
			expect(await theatre.locator('.frieze__host').nth(i).locator('> g').count()).toBe(
				Math.min(
					5,
					Number(
						/\d+/.exec(
							(await theatre
								.locator('.battle__side p > span:first-child')
								.nth(i)
								.getAttribute('data-tip'))!,
						)![0],
					),
				),
			);
		// who holds the place afterwards, in percent: attacker, nobody, defender
		const odds = theatre.locator('.odds');
		await expect(odds).toHaveAttribute('aria-label', /\d+ %.*\d+ %.*\d+ %/);
		const parts = [...(await odds.getAttribute('aria-label'))!.matchAll(/(\d+) %/g)].map(m => Number(m[1]));
		expect(parts).toHaveLength(3);
		expect(Math.abs(parts.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2); // rounded
		// it can be put aside to see the map
		await theatre.getByRole('button', { name: 'Look at the map' }).click();
		await expect(theatre).toHaveCount(0);
		await page.getByRole('button', { name: /^Battle\b/ }).click();
		await expect(theatre).toBeVisible();
		await shot(page, `${game}-battle`);
		await axe(page, `${game} in battle`);
	});

test('Lords of Hellas: where a combat card asks for a place on the map, the curtain opens', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked, then } = recorded('hellas', /^\d+ s\d bring /),
		[, region] = then[0]!.split(' ');
	await keepTable(page, { id: 'battle', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await expect(page.locator('.curtain--aside')).toContainText('The battle:');
	await shot(page, 'hellas-battle-map');
	const { line } = await turn(page);
	await page.locator(`.map [data-lit][data-target="region:${region}"]`).first().click();
	await expect
		.poll(async () => {
			const is = (await now(page))!;
			return is.picked > 0 || is.line > line;
		})
		.toBe(true);
});

test('Lords of Hellas: an artifact wounds a monster without a hunt, by its symbols in the dock', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('hellas', /^1892 s2 slot 1/); // of Thunder of Zeus
	await keepTable(page, { id: 'wound', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await expect(page.locator('.prompt')).toContainText('Which wound symbol');
	await expect(page.locator('.dock [data-move^="slot "]').first()).toBeVisible();
	await shot(page, 'hellas-wound');
});

// The number of a march stands on the map beside where it goes, each with its chance; the same moves are played from
// there.
for (const [game, line, places] of [
	['cyclades', /^507 s2 march is4 2 is3/, ['island:is4', 'island:is3']],
	['legendary', /^729 s2 go 2 2/, []],
	['hellas', /^3499 s1 march messenia elis 3/, ['region:messenia', 'region:elis']],
] as const)
	test(`${game}: a march is counted on the map, with its chances`, inAll(game !== 'legendary'), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const { record, seats, asked, then } = recorded(game, line);
		await keepTable(page, { id: 'march', game, seats, bot: 'level:1', people: [asked], record, log: [] });
		await turn(page);
		for (const [i, place] of places.entries()) {
			await page.locator(`.map [data-lit][data-target="${place}"]`).first().click();
			// on the places that are defended
			if (!i) await expect(page.locator('.map-chip__odds').first()).toHaveText(/ %$/);
		}
		const numbers = page.locator('.map-ask [data-move]');
		await numbers.nth(2).waitFor();
		for (const n of await numbers.all()) await expect(n.locator('small')).toHaveText(/^[<>]?\d+ %$/);
		// more of the same kind are not worth less
		const chances = (await numbers.locator('small').allTextContents()).map(s => Number(/\d+/.exec(s)![0]));
		expect(chances.at(-1)!).toBeGreaterThanOrEqual(chances[0]!);
		await shot(page, `${game}-march`);
		const { line: before } = await turn(page);
		await page.locator(`.map-ask [data-move="${then[0]}"]`).click();
		await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(before);
	});

test('Lords of Hellas: a battle tells what follows if either side wins', async ({ page }) => {
	const { record, seats, asked } = recorded('hellas', /^482 s2 play wild-axe/);
	await keepTable(page, { id: 'stakes', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await expect(page.locator('.curtain--battle .fate h3')).toHaveText(['If you win', 'If you lose']);
	for (const fate of await page.locator('.curtain--battle .fate p').all())
		await expect(fate).toHaveText(/(control|keeps).*Losses: \S+( \(you\))? \d+, \S+( \(you\))? \d+\./);
});
