// After the game: the analysis, on a server's table and in the browser alone.
import { axe, clickOn, expect, guest, inAll, keepTable, letBotFinish, recorded, shot, start, test } from './lib';

// A whole game without luck or hurry: a bot plays on for us.
async function finished(page: import('@playwright/test').Page, game: string) {
	await start(page, game);
	await letBotFinish(page);
}

test('chances, turning points, luck, better moves of a finished game; its link, until its owner shuts it', async ({
	page,
	browser,
	baseURL,
}) => {
	await finished(page, 'elysium');
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Share' }).click();
	const shut = page.getByRole('button', { name: 'Stop sharing' });
	await shut.waitFor();
	const link = /http\S+/.exec(await page.evaluate(() => navigator.clipboard.readText()))![0],
		other = await guest(browser, baseURL);
	await other.goto(link);
	await expect(other.locator('.prompt')).toHaveText('The beginning');
	await shut.click();
	await expect(shut).toHaveCount(0);
	await other.reload();
	await expect(other.getByRole('alert')).toContainText('no such table');
	await other.context().close();
	await page.locator('.curve').waitFor(); // unasked
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	const seats = await page.locator('.plates .plate').count();
	await expect(page.locator('.curve path.chance')).toHaveCount(seats);
	const after = page.locator('.after');
	await expect(after.getByRole('heading', { name: 'Luck' })).toBeVisible();
	await expect(after.locator('table').last().locator('tbody tr')).toHaveCount(seats);
	// the same as a table, each row leads to its position
	await after.getByText('The chances as a table').click();
	const row = after.locator('details tbody tr').nth(3),
		line = await row.getByRole('button').getAttribute('data-line');
	await expect(row.locator('td')).toHaveCount(seats);
	await shot(page, 'after');
	await axe(page, 'after the game');
	await row.getByRole('button').click();
	await expect(page).toHaveURL(new RegExp(`at=${line}$`));
	await page.locator(`.table[data-line="${line}"]:not([data-waits])`).waitFor();
	await expect(page.locator('.prompt')).toHaveText(/^Epoch I{1,3}V? · \S/);
	// the decisions of everybody can be looked at
	await after.getByLabel('Decisions of').selectOption('s2');
	await expect(after.locator('h3').last()).toHaveText('Better moves');
	// what was found stays while other pages are visited
	await page.goto('/#/about');
	await page.goBack();
	await expect(page.locator('.curve')).toBeVisible();
});

test('an analysis can be stopped', inAll(), async ({ page }) => {
	await finished(page, 'elysium');
	// the engine never arrives: the page waits until somebody stops it
	await page.route('**/engine.wasm', () => {});
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await expect(page.getByRole('progressbar', { name: 'Judging the game' })).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await page.unroute('**/engine.wasm');
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await page.locator('.curve').waitFor();
	// the home page knows who won, and leads back to the judgement
	await page.goto('/');
	const card = page.locator('.tablecard').first();
	await expect(card).toContainText('Winner:');
	await card.getByRole('link', { name: 'Analysis' }).click();
	await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveAttribute('aria-selected', 'true');
});

test('a game in this browser is analysed here', inAll(), async ({ page }) => {
	// the last moves of a recorded game
	const { record, seats } = recorded('elysium', /^15\d s\d /);
	await keepTable(page, { id: 'late', game: 'elysium', seats, bot: 'level:1', people: [0, 1], record, log: [] });
	expect(await clickOn(page, 400, 5)).toBeGreaterThan(0);
	await expect(page.locator('.result')).toBeVisible();
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await page.locator('.curve').waitFor();
});
