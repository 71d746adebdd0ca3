// The table with other people and with trouble: two browsers, reconnect, wrong links, refusals.
import { click, clickOn, dice, expect, move, shot, start, test } from './lib';

test('two browsers at one table', async ({ page, browser }) => {
	await page.goto('/');
	const card = page.locator('#game-elysium');
	await card.getByText(/change$/).click();
	await card.getByLabel('Seats', { exact: true }).selectOption('2');
	await card.getByLabel('Seat 2').selectOption('open');
	await card.getByRole('button', { name: 'Open a table' }).click();
	const link = await page.getByLabel(/Send this link/).inputValue();
	await shot(page, 'waiting');
	const other = await (await browser.newContext()).newPage();
	await other.goto(link);
	await other.getByLabel('Your name').fill('Berenike');
	await shot(other, 'join');
	await other.getByRole('button', { name: 'Sit down' }).click();
	await expect(page.getByText('Berenike')).toBeVisible();
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.prompt')).toBeVisible();
	await expect(other.locator('.prompt')).toBeVisible();
	const random = dice(3);
	for (let i = 0; i < 12; i++) {
		await Promise.race([page, other].map(p => p.locator('.choices button').first().waitFor({ timeout: 20_000 })));
		for (const p of [page, other]) if (await p.locator('.choices button').count()) await click(p, random);
	}
	// what one says the other reads
	await other.getByLabel('Say something').fill('good move');
	await other.getByRole('button', { name: 'Send' }).click();
	await expect(page.locator('.chat')).toContainText('good move');
	// both see the same number of lines
	const line = (p: typeof page) => p.locator('.replay .quiet').innerText();
	await expect.poll(async () => (await line(page)) === (await line(other))).toBe(true);
	await other.context().close();
});

test('reconnect in the middle of a game', async ({ page, context }) => {
	await start(page, 'cyclades');
	const random = dice(4);
	for (let i = 0; i < 4; i++) await click(page, random);
	await context.setOffline(true);
	await move(page);
	await expect(page.getByText(/cannot be reached|Connection lost/).first()).toBeVisible({ timeout: 20_000 });
	await context.setOffline(false);
	await expect(page.locator('.trouble')).toBeEmpty({ timeout: 30_000 });
	await expect(page.getByText(/cannot be reached|Connection lost/)).toHaveCount(0, { timeout: 30_000 });
	const before = await page.locator('.log li').count();
	for (let i = 0; i < 4; i++) await click(page, random);
	await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
	// a reload brings the same table back
	await page.reload();
	await expect(page.locator('.log li').first()).toBeVisible();
});

test('a wrong link and a stranger', async ({ page, browser }) => {
	await page.goto('/#/table/nosuchtable');
	await expect(page.getByRole('alert')).toContainText('no such table');
	// a private table cannot be looked into by a stranger, nor by a wrong token
	await start(page, 'elysium');
	const url = page.url();
	const stranger = await (await browser.newContext()).newPage();
	await stranger.context().addCookies([{ name: 'petteia', value: 'wrong', url: new URL(url).origin }]);
	await stranger.goto(url);
	await expect(stranger.getByRole('alert')).toContainText('not allowed');
	await expect(stranger.locator('.choices')).toHaveCount(0);
	await stranger.context().close();
});

test('what the server says wrong is told in plain words and passes', async ({ page }) => {
	await start(page, 'cyclades');
	let answers = [503, 429, 409];
	await page.route('**/move', route => {
		const status = answers.shift();
		if (!status) return route.fallback();
		return route.fulfill({ status, json: { error: status === 409 ? 'line' : 'too_many', message: 'x', line: 1 } });
	});
	await move(page);
	await expect(page.locator('.trouble')).toContainText('server has a problem');
	await expect(page.locator('.trouble')).toContainText('Too many requests', { timeout: 5000 });
	await expect(page.getByRole('alert')).toContainText('moved on', { timeout: 10_000 });
	answers = [];
	await move(page);
	await expect(page.locator('.log li').first()).toBeVisible();
});

test('why not, rules, undo, hover and replay', async ({ page }) => {
	await start(page, 'cyclades');
	const random = dice(8);
	for (let i = 0; i < 6; i++) await click(page, random);
	await page.locator('.choices button').first().waitFor();
	// anything that is not lit says why
	await page.locator('.board .area:not(.lit)').first().click({ force: true });
	const note = page.locator('.ask [role=alert]');
	await expect(note).toBeVisible();
	await note.getByRole('button', { name: /^Rule/ }).click();
	await expect(page.locator('dialog .rules li').first()).toBeVisible();
	await page.getByLabel('Search in the rules').fill('metropolis');
	await expect(page.locator('dialog .rules li').first()).toContainText(/metropolis/i);
	await page.keyboard.press('Escape'); // clears the search
	await page.keyboard.press('Escape');
	await expect(page.locator('dialog')).toHaveCount(0);
	const lines = async () => Number((await page.locator('.replay .quiet').innerText()).split('/')[1]);
	const before = await lines();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(lines).toBeGreaterThan(before); // an undo is a line of its own
	await page.locator('.log li').nth(1).hover();
	await page.getByRole('button', { name: 'One step back' }).click();
	await expect(page).toHaveURL(/at=\d+/);
	await expect(page.locator('.prompt')).toContainText('The position after line');
	await page.getByRole('button', { name: 'Back to the game' }).click();
	await expect(page).not.toHaveURL(/at=/);
});

test('a finished game is replayed from a link, through any eyes', async ({ page }) => {
	await start(page, 'elysium');
	await clickOn(page, 4000, 2);
	await expect(page.locator('.result')).toBeVisible();
	const url = page.url();
	await page.goto('about:blank');
	await page.goto(url + '?at=20&as=s2');
	await expect(page.locator('.prompt')).toContainText('The position after line 20');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('.prompt')).toContainText('The position after line 22', { timeout: 15_000 });
	await page.getByRole('button', { name: 'Pause' }).click();
	await shot(page, 'replay');
	await page.getByRole('button', { name: 'Continue from here' }).click();
	await expect(page.locator('.choices button, .prompt').first()).toBeVisible();
});
