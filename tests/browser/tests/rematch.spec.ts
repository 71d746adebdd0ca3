// A rematch is an offer: who played sees it where the game ended and on the home page, takes the seat or declines.
import { expect, finish, guest, inAll, test } from './lib';
import type { Page } from '@playwright/test';

// Two people who have played to the end; both look at it.
async function over(page: Page, other: Page) {
	await page.goto('/');
	await page.locator('#game-elysium').getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption('2');
	await setup.getByLabel('Seat 2').selectOption('open');
	await setup.getByLabel('Your name').fill('Anaxandra');
	await setup.getByRole('button', { name: 'Open a table' }).click();
	const link = await page.getByLabel(/Send this link/).inputValue();
	await other.goto(link);
	await other.getByLabel('Your name').fill('Berenike');
	await other.getByRole('button', { name: 'Sit down' }).click();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(page.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
	await page.getByRole('button', { name: 'Start' }).click();
	await page.locator('.table').waitFor();
	await other.locator('.table').waitFor();
	await finish([page, other], /table\/(\w+)/.exec(page.url())![1]!);
	for (const who of [page, other]) await expect(who.locator('.finale')).toBeVisible();
}

test('a rematch is offered at the end, accepted there, and played', async ({ page, browser, baseURL }) => {
	const other = await guest(browser, baseURL);
	await over(page, other);
	await page.getByRole('button', { name: 'Rematch, seats rotated' }).click();
	await expect(page.getByText('Asked, and not answered yet: Berenike')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
	await expect(other.locator('.finale').getByText(/offers a rematch/)).toBeVisible();
	await other.locator('.finale').getByRole('button', { name: 'Accept', exact: true }).click();
	await expect(page.getByText('Everybody is ready. The host can start.')).toBeVisible();
	await page.getByRole('button', { name: 'Start' }).click();
	for (const who of [page, other]) await expect(who.locator('.table')).toBeVisible();
});

test('a rematch is found on the home page and declined', inAll(), async ({ page, browser, baseURL }) => {
	const other = await guest(browser, baseURL);
	await over(page, other);
	await other.goto('/');
	await page.getByRole('button', { name: 'Rematch', exact: false }).first().click();
	await expect(page.getByText('Asked, and not answered yet: Berenike')).toBeVisible();
	await expect(other.locator('.tablecard .tag').getByText(/offers a rematch/)).toBeVisible();
	await other.locator('.tablecard', { hasText: 'offers a rematch' }).getByRole('link').first().click();
	await other.getByRole('button', { name: 'Decline' }).click();
	await expect(page.getByText(/1 free seat/)).toBeVisible();
});
