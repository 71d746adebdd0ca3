// An evening of a circle: founded, joined by its link, a date, talk, a table that its members find, a season's
// standings.
import { axeBoth, expect, guest, inAll, known, test, view } from './lib';
import type { Page } from '@playwright/test';

// The people at a table answer by whatever comes first, until it is over.
async function playOut(at: string, people: Page[]) {
	for (let status = ''; status !== 'over';)
		for (const page of people) {
			const { request } = page.context(),
				{ line, question } = await (await request.get(`${at}/view`)).json();
			if (question.moves) await request.post(`${at}/move`, { data: { line, move: question.moves[0].move } });
			status = (await (await request.get(at)).json()).status;
		}
}

test('four people make a circle, meet, play and see who leads', inAll(), async ({ browser, baseURL }) => {
	const names = ['Kasia', 'Daphne', 'Tomek', 'Markos'],
		pages: Page[] = [];
	for (const _ of names) pages.push(await guest(browser, baseURL));
	const [kasia, daphne, tomek] = pages as [Page, Page, Page, Page];
	await known(kasia, 'Kasia');
	await kasia.goto('/#/circles');
	await kasia.getByLabel('A new circle').fill('Friday evenings');
	await kasia.getByRole('button', { name: 'Found it' }).click();
	await expect(kasia.getByRole('heading', { name: 'Friday evenings' })).toBeVisible();
	const link = await kasia.getByLabel('Bring a friend: send this link').inputValue();
	// by the link, with nothing but a name; without it there is nothing
	for (const [i, page] of pages.slice(1).entries()) {
		await page.goto(link);
		await expect(page.getByText('Kasia invites you to this circle.')).toBeVisible();
		await page.getByLabel('Your name').fill(names[i + 1]!);
		await page.getByRole('button', { name: 'Join the circle' }).click();
		await expect(page.getByRole('complementary', { name: /^Members/ })).toContainText(names[i + 1]!);
		await expect(kasia.getByRole('complementary', { name: /^Members/ })).toContainText(names[i + 1]!);
	}
	const stranger = await guest(browser, baseURL);
	await stranger.goto(link.replace(/\?.*/, ''));
	await expect(stranger.getByRole('alert')).toHaveText(/^There is no such circle/);
	// a date, and who comes
	await kasia.getByRole('button', { name: 'Set a date' }).click();
	await kasia.getByLabel('What').fill('Teams of two');
	await kasia.getByRole('button', { name: 'Set the date' }).click();
	await daphne.getByRole('radio', { name: 'I come' }).click();
	await tomek.getByRole('radio', { name: 'perhaps' }).click();
	await expect(kasia.locator('.evening')).toContainText('They come: Daphne, Kasia');
	await expect(kasia.locator('.evening')).toContainText('Perhaps: Tomek');
	const file = await kasia
		.context()
		.request.get((await kasia.getByRole('link', { name: 'Into my calendar' }).getAttribute('href'))!);
	expect(await file.text()).toContain('SUMMARY:Friday evenings: Teams of two');
	// talk
	await tomek.getByLabel('Say something').fill('I bring the olives, @Daphne');
	await tomek.getByRole('button', { name: 'Send' }).click();
	await expect(daphne.locator('.chat li').last()).toContainText('I bring the olives');
	await expect(daphne.locator('.chat mark')).toHaveText('@Daphne');
	// a table for the circle: the others find it and sit down without a link
	await kasia.getByRole('button', { name: 'New table for the circle' }).click();
	const dialog = kasia.getByRole('dialog');
	await dialog.getByLabel('Game').selectOption('elysium');
	await dialog.getByLabel('Seats').selectOption('3');
	await dialog.getByRole('button', { name: 'Call the circle' }).click();
	await expect(kasia).toHaveURL(/table\//);
	const at = '/api/tables/' + /table\/(\w+)/.exec(kasia.url())![1];
	for (const page of [daphne, tomek]) {
		await page.locator('.circle .tables a').first().click();
		await page.getByRole('button', { name: 'Sit down' }).click();
		await page.getByRole('button', { name: 'I am ready' }).click();
	}
	await expect(kasia.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
	await kasia.getByRole('button', { name: 'Start', exact: true }).click();
	await kasia.locator('.table[data-line]').waitFor();
	await playOut(at, [kasia, daphne, tomek]);
	// the standings of the season
	await kasia.goto(link.replace(/\?.*/, ''));
	const table = kasia.getByRole('region', { name: /^Season 1/ });
	for (const name of names.slice(0, 3))
		await expect(table.getByRole('row', { name: new RegExp(name) })).toContainText('±');
	await expect(kasia.getByText('A place is given after 5 games.')).toBeVisible();
	await axeBoth(kasia, 'a circle');
	for (const [width, height, name] of [
		[1366, 768, '1366'],
		[820, 1180, 'tablet'],
		[390, 844, 'phone'],
	] as const) {
		await kasia.setViewportSize({ width, height });
		expect(await kasia.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await view(kasia, `circle-${name}`);
	}
	// and the people one has played with
	await daphne.goto('/#/circles');
	await expect(daphne.getByRole('region', { name: 'People you have played with' })).toContainText('Tomek');
	for (const page of [...pages, stranger]) await page.context().close();
});
