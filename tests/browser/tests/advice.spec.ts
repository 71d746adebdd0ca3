// What a bot would do: for a person who plays against bots, on a server and without one.
import { axe, changes, expect, games, inAll, shot, start, startHere, test, turn } from './lib';

for (const game of games)
	test(`${game}: a bot gives advice, for one question`, inAll(game === 'elysium'), async ({ page }) => {
		await start(page, game);
		const ask = page.getByRole('button', { name: 'Hint', exact: true });
		// some questions have one answer only; there nobody needs advice
		while (!(await ask.isVisible())) await changes(page, () => page.locator('.choices button').first().click());
		await ask.click();
		const best = page.locator('.advice li').first();
		await expect(best).toContainText(/\d+ %/);
		expect(await page.locator('.advice li').count()).toBeLessThanOrEqual(3);
		await shot(page, `${game}-advice`);
		await axe(page, `${game} with advice`);
		// the advice is of this question alone
		const { line } = await turn(page);
		while ((await turn(page)).line === line)
			await changes(page, () => page.locator('.choices button:not(.back)').first().click());
		await expect(page.locator('.advice')).toHaveCount(0);
	});

test('people who play each other get no advice', async ({ page }) => {
	await startHere(page, 'elysium');
	await expect(page.locator('.choices button').first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
