// A table that waits for its players, and the way to the next table where it is our turn.
import { expect, start, test } from './lib';

test('a waiting table asks the server only when there is news', async ({ page }) => {
	let asked = 0;
	page.on('request', r => (asked += /\/api\/tables\/\w+$/.test(r.url()) && r.method() === 'GET' ? 1 : 0));
	await page.goto('/');
	const card = page.locator('#game-cyclades');
	await card.getByRole('button', { name: 'Set up' }).click();
	await page.getByRole('dialog').getByLabel('Seat 2').selectOption('open');
	await page.getByRole('dialog').getByRole('button', { name: 'Open a table' }).click();
	await expect(page.getByLabel(/Send this link/)).toBeVisible();
	// a page that asks without end would be far ahead by the time these are answered
	const id = /table\/(\w+)/.exec(page.url())![1];
	for (let i = 0; i < 3; i++) await page.evaluate(id => fetch(`/api/tables/${id}`), id);
	expect(asked).toBeLessThan(20);
});

test('from one table to the next where it is our turn', async ({ page }) => {
	await start(page, 'elysium');
	const first = page.url();
	await page.locator('.table[data-turn=mine]').waitFor();
	await start(page, 'cyclades');
	await page.getByRole('link', { name: 'Your turn at 1 other table' }).click();
	await expect(page).toHaveURL(first);
	await expect(page.locator('.table[data-turn=mine]')).toBeVisible();
});
