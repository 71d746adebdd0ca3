// What choices cost comes from the engine: on the track, on the seal, in the list. What cannot be chosen says why.
import { expect, keepTable, recorded, shot, start, test } from './lib';

test('the price of an offering is what the engine says, on the track and on the seal', async ({ page }) => {
	await start(page, 'cyclades', 'Play now');
	await page.locator('.track .open[data-move]').first().waitFor();
	const id = page.url().split('/table/')[1]!.split('?')[0]!;
	const { question } = await page.evaluate(id => fetch(`/api/tables/${id}/view`).then(r => r.json()), id);
	const offers = question.moves.filter((m: { verb: string }) => m.verb === 'offer');
	expect(offers.length).toBeGreaterThan(3);
	for (const m of offers.slice(0, 4)) {
		expect(m.price).toBeGreaterThan(0);
		const space = page.locator(`.track [data-move="${m.move}"]`);
		await expect(space.locator('small')).toHaveText(String(m.price));
		await space.hover();
		await expect(page.locator('.dock .seal')).toContainText(`you pay ${m.price} of ${question.purse}`);
	}
	await shot(page, 'outlook');

	// a place that no offering names, a bid beyond the purse, a god who rests: each says why, with a rule
	const said = page.locator('.messages .toast[role=alert]'), rule = said.getByRole('button', { name: /^Rule CY-7/ });
	await page.locator('[data-target^="island:"]').first().dispatchEvent('click');
	await expect(said).toContainText('This is not what is to be chosen now');
	await expect(rule).toBeVisible();
	await said.getByRole('button', { name: 'Close' }).click();
	await page.locator('.track').first().locator('span:not(:has(*))').last().click();
	await expect(said).toContainText('You cannot pay this offering');
	await expect(rule).toBeVisible();
	await shot(page, 'whynot');
});

test('a hunt tells its chance before it begins and while it goes on', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('hellas', /^\d+ s\d special hunt/);
	await keepTable(page, { id: 'hunt', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	const hunt = page.locator('.act[data-move="special hunt"]');
	await expect(hunt.locator('.act__badge')).toHaveText(/^\d+ %$/);
	await expect(hunt).toHaveAttribute('title', /you slay it: \d+ %/);
	await hunt.click();
	await expect(page.locator('.curtain--hunt')).toContainText(/slain in this hunt: \d+ %/);
	await shot(page, 'hunt');
});
