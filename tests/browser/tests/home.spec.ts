// The home page of somebody who has not played here yet: one way to begin, and a table that bots play.
import type { Page } from '@playwright/test';
import { axe, expect, inAll, shot, start, test } from './lib';

const showing = (page: Page) => page.locator('.showing');
const line = async (page: Page) => Number(await showing(page).getAttribute('data-line'));

// Time passes as the test wants it: whether something rests is seen at once, without waiting for it.
async function visit(page: Page, motion: 'reduce' | 'no-preference') {
	await page.addInitScript(() => {
		if (!sessionStorage.getItem('came')) localStorage.removeItem('showing'); // as if no test had wished anything
		sessionStorage.setItem('came', 'yes');
		const post = Worker.prototype.postMessage;
		window.decisions = 0;
		Worker.prototype.postMessage = function (this: Worker, message: { what?: string }, ...more: []) {
			if (message.what === 'show') window.decisions++;
			post.call(this, message, ...more);
		} as typeof post;
	});
	await page.emulateMedia({ reducedMotion: motion });
	await page.clock.install();
	await page.goto('/');
	await page.locator('.home__showing').waitFor();
	await page.clock.runFor(5000);
	await showing(page).locator('.showing__story li').first().waitFor();
}
declare global {
	interface Window {
		decisions: number; // that the bots of the home page were asked for
	}
}
const asked = async (page: Page) => {
	await page.clock.runFor(20_000);
	return page.evaluate(() => window.decisions);
};

test('whoever is new sees one way to begin, and bots at a table, until they are stopped', async ({ page }) => {
	await visit(page, 'no-preference');
	await expect(page.getByRole('link', { name: /^New here\? Start with/ })).toHaveCount(1);
	await expect(page.getByRole('link', { name: /^New here\? Start with/ })).toHaveAttribute('href', /^#\/learn\//);
	// the game goes on, by the engine: the board and the story with it
	const before = await line(page);
	await expect
		.poll(async () => {
			await page.clock.runFor(3000);
			return line(page);
		})
		.toBeGreaterThan(before);
	await expect(showing(page)).toHaveAttribute('data-state', 'runs');
	await expect(showing(page).locator('.showing__stage [data-target]').first()).toBeVisible();
	// nothing of it can be touched or reached, but the button
	expect(
		await showing(page).evaluate(e => [
			!!e.querySelector('.showing__stage[inert]'),
			e.querySelectorAll(':is(button, a, input):not([inert] *)').length,
		]),
	).toEqual([true, 1]);
	await axe(page, 'home, with a table being played');
	await shot(page, 'home-showing');
	// nobody looks: it rests
	const turn = (hidden: boolean) =>
		page.evaluate(hidden => {
			Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
			document.dispatchEvent(new Event('visibilitychange'));
		}, hidden);
	await turn(true);
	await asked(page); // what was on its way comes
	const rested = await asked(page);
	expect(await asked(page)).toBe(rested);
	await turn(false);
	await expect.poll(() => asked(page)).toBeGreaterThan(rested);
	// it is stopped, and stays so: the next visit asks first, and loads nothing
	await showing(page).getByRole('button', { name: 'Pause' }).click();
	await expect(showing(page)).toHaveAttribute('data-state', 'rests');
	await asked(page);
	const stopped = await asked(page);
	expect(await asked(page)).toBe(stopped);
	await page.reload();
	const watch = page.getByRole('button', { name: 'Watch a game' });
	await watch.waitFor();
	expect(await asked(page)).toBe(0);
	await watch.click();
	await expect.poll(() => asked(page)).toBeGreaterThan(0);
});

test(
	'where motion is not wanted the table rests; whoever has a table of their own needs none',
	inAll(),
	async ({ page }) => {
		await visit(page, 'reduce');
		await expect(showing(page)).toHaveAttribute('data-state', 'rests');
		const shown = await line(page);
		expect(shown).toBeGreaterThan(0);
		await asked(page);
		expect(await line(page)).toBe(shown);
		await showing(page).getByRole('button', { name: 'Play' }).click();
		await expect
			.poll(async () => {
				await page.clock.runFor(3000);
				return line(page);
			})
			.toBeGreaterThan(shown);
		await page.clock.resume();
		await start(page, 'elysium');
		await page.goto('/');
		await page.locator('.tablecard').waitFor();
		await expect(page.locator('.home__showing')).toHaveCount(0);
	},
);
