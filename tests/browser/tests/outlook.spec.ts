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
	const said = page.locator('.messages .toast[role=alert]'),
		rule = said.getByRole('button', { name: /^Rule CY-7/ });
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
	await expect(hunt).toHaveAttribute('data-tip', /you slay it: \d+ %/);
	await hunt.click();
	await expect(page.locator('.curtain--hunt')).toContainText(/slain in this hunt: \d+ %/);
	await shot(page, 'hunt');
});

test('what writing a card brings stands on the card, on each Legend it may join, in a sum with the way there', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('elysium', /^392 s1 transfer/);
	await keepTable(page, { id: 'write', game: 'elysium', seats, bot: 'level:1', people: [asked], record, log: [] });
	// the engine in the browser counts as the server's does
	const sum = page.locator('.reckon'),
		card = page.locator('.domain [data-target="card:ARE-04"]');
	await expect(sum).toContainText('If the game ended now');
	await expect(sum.locator('.reckon__total')).toHaveText('points in all 40');
	await expect(card.locator('.gain')).toHaveText('+2');
	await card.hover();
	await expect(sum).toContainText('at the best place');
	await expect(sum.locator('.reckon__total')).toHaveText('points in all 40 → 42');
	await expect(sum.locator('li').last()).toHaveText('gold in hand−1then 4');
	await card.click();
	// now every place says what it brings; what is pointed at is reckoned, with a dotted way
	await expect(page.locator('.way path')).toHaveCount(1);
	await expect(page.locator('.elysium .fan[data-lit] .gain').first()).toHaveText('+2');
	await page.locator('[data-target="verb:new"]').focus();
	await expect(sum).toContainText('begins a Legend');
	await expect(sum).toContainText('no points yet');
	await shot(page, 'reckon');
});

test('a creature to be bought tells what it leaves of the gold; one in the rail its price when looked at', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const { record, seats, asked } = recorded('legendary', /^\d+ s\d buy /);
	await keepTable(page, { id: 'shop', game: 'legendary', seats, bot: 'level:1', people: [asked], record, log: [] });
	const sum = page.locator('.shop__sum span').first();
	await expect(sum).toHaveText(/^\d+ − \d+ = \d+$/);
	const [purse, price, left] = (await sum.textContent())!.match(/\d+/g)!.map(Number) as [number, number, number];
	expect(purse - price).toBe(left);
	await shot(page, 'shop');
	const called = recorded('cyclades', /^\d+ s\d buy /);
	await keepTable(page, {
		id: 'buy',
		game: 'cyclades',
		seats: called.seats,
		bot: 'level:1',
		people: [called.asked],
		record: called.record,
		log: [],
	});
	await page.locator('.mini [data-lit][data-target="card:pegasus"]').hover();
	await expect(page.locator('.dock .seal')).toContainText('you pay 2 of 2');
	await shot(page, 'buy');
});
