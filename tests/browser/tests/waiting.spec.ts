// A table that waits for its players, and the way to the next table where it is our turn.
import { axeBoth, expect, guest, menu, now, shot, start, test } from './lib';
import type { Page } from '@playwright/test';

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

// Opens a table with so many seats, all but ours free; gives its link.
async function openTable(page: Page, game: string, seats: number): Promise<string> {
	await page.goto('/');
	await page.locator(`#game-${game}`).getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption(String(seats));
	for (let n = 2; n <= seats; n++) await setup.getByLabel(`Seat ${n}`).selectOption('open');
	await setup.getByRole('button', { name: 'Open a table' }).click();
	return page.getByLabel(/Send this link/).inputValue();
}

test('from the link to the first move; who is sent away, who watches, who sees nothing', async ({ page, browser, baseURL }) => {
	const link = await openTable(page, 'elysium', 3);
	await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
	await shot(page, 'waiting-host');
	await axeBoth(page, 'the host waits');
	// whoever opens the link sees the card before anything is taken
	const other = await guest(browser, baseURL), third = await guest(browser, baseURL);
	for (const [who, name] of [[other, 'Berenike'], [third, 'Kleon']] as const) {
		await who.goto(link);
		await expect(who.getByLabel('Invitation')).toContainText('Elysium');
		await expect(page.getByText(name)).toHaveCount(0);
		await who.getByLabel('Your name').fill(name);
		await who.getByRole('button', { name: 'Sit down' }).click();
		await expect(page.locator('.chair', { hasText: name }).getByText('here')).toBeVisible();
	}
	// two change places, and a third is sent away: the chair is free, and the table none of his any more
	await page.getByRole('button', { name: 'Swap seats: Berenike' }).click();
	await page.getByRole('button', { name: 'Swap seats: Kleon' }).click();
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('Kleon');
	await page.getByRole('button', { name: 'Send away: Kleon' }).click();
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('free seat');
	await third.goto(link);
	await expect(third.getByRole('alert').first()).toBeVisible();
	await expect(third.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
	// a bot in his place, and the game begins
	await page.getByRole('button', { name: 'Add a bot' }).click();
	await page.getByRole('radio', { name: 'apprentice' }).click();
	await page.getByRole('button', { name: 'On this seat' }).click();
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('apprentice');
	await page.getByRole('button', { name: 'Start', exact: true }).click();
	for (const who of [page, other]) await who.locator('.table').waitFor();
	await expect.poll(async () => [(await now(page))?.turn, (await now(other))?.turn]).toContain('mine');
	// too late for the link: it offers to watch; without it there is nothing
	const fourth = await guest(browser, baseURL);
	await fourth.goto(link);
	await expect(fourth.getByText('The game has begun. You can watch it.')).toBeVisible();
	await expect(fourth.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
	await fourth.getByRole('link', { name: 'Just watch' }).click();
	await expect(fourth.getByText('You are watching.')).toBeVisible();
	const stranger = await guest(browser, baseURL);
	await stranger.goto(link.replace(/\?.*/, ''));
	await expect(stranger.getByText('This link opens no table.')).toBeVisible();
	await expect(stranger.locator('.chair')).toHaveCount(0);
	// a phrase is read by everyone in their own language; whoever is not wanted is not heard
	for (const who of [page, other]) await who.getByRole('tab', { name: /^Chat/ }).click();
	await other.getByRole('button', { name: 'Well played!' }).click();
	const said = page.locator('.chat li', { hasText: 'Berenike' });
	await expect(said).toContainText('Well played!');
	await said.hover();
	await said.getByRole('button', { name: 'Mute Berenike' }).click();
	await expect(said).not.toContainText('Well played!');
	await said.getByRole('button', { name: 'Hear Berenike again' }).click();
	await page.evaluate(() => localStorage.setItem('lang', 'pl'));
	await page.reload();
	await page.getByRole('tab', { name: /^Czat/ }).click();
	await expect(page.locator('.chat li', { hasText: 'Berenike' })).toContainText('Dobre zagranie!');
	await page.evaluate(() => localStorage.setItem('lang', 'en'));
	await page.reload();
	await page.locator('.plate', { hasText: 'Berenike' }).getByRole('img', { name: 'here' }).waitFor();
	// one lets a bot play and comes back: the others are told
	await menu(other, 'Let a bot play for me');
	await expect(page.getByText('A bot plays for Berenike now.')).toBeVisible();
	await menu(other, 'Play on myself');
	await expect(page.getByText('Berenike is back.')).toBeVisible();
	// one closes the browser: away at the plate
	await other.context().close();
	await expect(page.locator('.plate .presence[data-state=away]')).toBeVisible();
	// and giving up is asked in the page
	await menu(page, 'Resign');
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
	await expect(page.locator('.plate', { hasText: 'you' }).first()).not.toHaveAttribute('data-state', 'gone');
	for (const who of [third, fourth, stranger]) await who.context().close();
});

test('set up as last time, installable, and my tables', async ({ page }) => {
	await openTable(page, 'cyclades', 4);
	await page.goto('/');
	await page.locator('#game-cyclades').getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await expect(setup.getByLabel('Seats', { exact: true })).toHaveValue('4');
	await expect(setup.getByLabel('Seat 4')).toHaveValue('open');
	await setup.getByRole('button', { name: 'As usual' }).click();
	await expect(setup.getByLabel('Seats', { exact: true })).toHaveValue('3');
	await page.keyboard.press('Escape');
	// what a browser wants before it offers to install the page
	const manifest = await page.evaluate(() => fetch('/manifest.webmanifest').then(a => a.json()));
	expect(manifest.icons.map((i: { purpose: string }) => i.purpose)).toContain('maskable');
	for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
		const size = await page.evaluate(async ([src, type]) => {
			const answer = await fetch(src!), blob = await answer.blob();
			if (blob.type !== type) return blob.type;
			const image = new Image();
			image.src = URL.createObjectURL(blob);
			await image.decode();
			return `${image.naturalWidth}x${image.naturalHeight}`;
		}, [src, type]);
		if (sizes !== 'any') expect(`${src} ${size}`).toBe(`${src} ${sizes}`);
	}
	// the way to the table where it is our turn, and how many there are in the title
	await start(page, 'elysium');
	const table = page.url();
	await page.goto('/');
	await expect(page).toHaveTitle('(1) Petteia');
	await page.getByRole('link', { name: 'Your turn at 1 table' }).click();
	await expect(page).toHaveURL(table);
});
