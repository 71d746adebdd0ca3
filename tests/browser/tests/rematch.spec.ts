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

test('a rematch is offered at the end, accepted there, and played', inAll(), async ({ page, browser, baseURL }) => {
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

test(
	'who plays on from earlier sits where they looked from and asks the other in; links say who opens them',
	inAll(),
	async ({ page, browser, baseURL }) => {
		const other = await guest(browser, baseURL);
		await over(page, other);
		const url = page.url().replace(/\?.*/, '');
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto(url + '?at=20&as=s2');
		await page.locator('.table[data-line="20"][data-turn=past]').waitFor();
		const link = () => page.getByRole('button', { name: 'Link to this position' }).click();
		await link();
		await expect(page.getByText('Only who played can open it, until the game is shared.')).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		const stranger = await guest(browser, baseURL);
		await stranger.goto(copied);
		await expect(
			stranger.getByRole('alert').or(stranger.getByText('This link opens no table.')).first(),
		).toBeVisible();
		await expect(stranger.locator('.table[data-line]')).toHaveCount(0);
		// where it was shared, it opens
		await page.goto(url);
		await page.getByRole('button', { name: 'Share' }).click();
		await page.getByRole('button', { name: 'Stop sharing' }).waitFor();
		await page.goto(url + '?at=20&as=s2');
		await page.locator('.table[data-line="20"][data-turn=past]').waitFor();
		await link();
		await expect(page.getByText('The link to this position is copied.')).toBeVisible();
		await stranger.goto('about:blank');
		await stranger.goto(await page.evaluate(() => navigator.clipboard.readText()));
		await expect(stranger.locator('.table[data-line="20"]')).toBeVisible();
		// Berenike sat where Anaxandra looks from: she is asked to take the other seat
		await page.getByRole('button', { name: 'Continue from here' }).click();
		await expect(page.getByText('Asked, and not answered yet: Berenike')).toBeVisible();
		await expect(page.locator('.chair[data-seat=s2]')).toContainText('Anaxandra');
		await other.goto('/');
		const offer = other.locator('.tablecard', { hasText: 'plays on from an earlier position' });
		await offer.getByRole('link').first().click();
		await other.getByRole('button', { name: 'Accept', exact: true }).click();
		await expect(page.getByText('Everybody is ready. The host can start.')).toBeVisible();
		await page.getByRole('button', { name: 'Start' }).click();
		for (const who of [page, other]) await expect(who.locator('.table[data-line]')).toBeVisible();
		await expect(page.locator('.plate[data-plate=s2]')).toContainText('you');
		for (const who of [other, stranger]) await who.context().close();
	},
);
