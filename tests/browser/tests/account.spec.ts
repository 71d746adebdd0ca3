// Accounts: a guest registers and keeps the table, logs out, logs in elsewhere; what goes wrong is
// told in plain words.
import { axe, expect, guest, inAll, finish, menu, shot, start, test, turn } from './lib';

// Names are taken once and for all on a server: every run takes its own.
const fresh = () => 'Anna' + Math.random().toString(36).slice(2, 10);

test(
	'register as a guest with a table, log out, log in from another browser',
	inAll(),
	async ({ page, browser, baseURL }) => {
		const name = fresh(),
			password = 'amphora and olives';
		await start(page, 'elysium');
		const table = page.url();
		await page.goto('/');
		await page.getByRole('link', { name: 'Log in' }).click();
		const form = page.getByRole('form', { name: 'Register' });
		await expect(form).toContainText('Your 1 table stays yours.');
		await shot(page, 'account');
		await axe(page, 'account');
		await form.getByLabel('Name').fill(name);
		await form.getByLabel(/Password/).fill(password);
		await form.getByRole('button', { name: 'Register' }).click();
		await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
		await expect(page.getByRole('heading', { name: /^(My tables|Your turn)$/ })).toBeVisible();
		// the profile says what there is to say
		await page.getByRole('banner').getByRole('link', { name }).click();
		await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
		await expect(page.getByText('No finished rated games yet.')).toBeVisible();
		await axe(page, 'profile');
		await page.getByRole('button', { name: 'Log out' }).click();
		await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
		await expect(page.getByRole('heading', { name: /^(My tables|Your turn)$/ })).toHaveCount(0);

		const other = await guest(browser, baseURL);
		await other.goto('/#/account');
		const way = other.getByRole('form', { name: 'Log in' });
		await way.getByLabel('Name').fill(name);
		await way.getByLabel(/Password/).fill('something else');
		await way.getByRole('button', { name: 'Log in' }).click();
		await expect(way.getByRole('alert')).toHaveText('Name or password is wrong.');
		await way.getByLabel(/Password/).fill(password);
		await way.getByRole('button', { name: 'Log in' }).click();
		await expect(other.getByRole('banner').getByRole('link', { name })).toBeVisible();
		await other.goto(table);
		await expect(other.locator('.plates')).toContainText('you');

		// both logins are listed; ending one logs that browser out
		await page.goto('/#/account');
		const again = page.getByRole('form', { name: 'Log in' });
		await again.getByLabel('Name').fill(name);
		await again.getByLabel(/Password/).fill(password);
		await again.getByRole('button', { name: 'Log in' }).click();
		await page.getByRole('banner').getByRole('link', { name }).click();
		const logins = page.getByRole('region', { name: 'Where you are logged in' });
		await expect(logins.locator('tbody tr')).toHaveCount(2);
		await expect(logins.getByRole('row', { name: /Chrome, Linux.*this browser/ })).toHaveCount(1);
		await shot(page, 'logins');
		await axe(page, 'logins');
		await logins.getByRole('button', { name: 'End it' }).click();
		await expect(logins.locator('tbody tr')).toHaveCount(1);
		expect(await other.evaluate(() => fetch('/api/logins').then(r => r.status))).toBe(401);
		await other.context().close();
	},
);

test('a taken name is refused in plain words', async ({ page, browser, baseURL }) => {
	const name = fresh();
	const register = async (p: typeof page) => {
		await p.goto('/#/account');
		const form = p.getByRole('form', { name: 'Register' });
		await form.getByLabel('Name').fill(name);
		await form.getByLabel(/Password/).fill('twelve figs');
		await form.getByRole('button', { name: 'Register' }).click();
		return form;
	};
	await register(page);
	await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
	const other = await guest(browser, baseURL);
	await expect((await register(other)).getByRole('alert')).toHaveText('This name is taken. Choose another one.');
	await other.context().close();
});

test('a finished game counts in the profile and among the best players', inAll(), async ({ page }) => {
	const name = fresh();
	await page.goto('/#/account');
	const form = page.getByRole('form', { name: 'Register' });
	await form.getByLabel('Name').fill(name);
	await form.getByLabel(/Password/).fill('twelve figs');
	await form.getByRole('button', { name: 'Register' }).click();
	await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
	await page.locator('#game-elysium').getByRole('button', { name: 'Set up' }).click();
	await page.getByRole('radio', { name: 'It counts' }).click();
	await page.getByRole('button', { name: 'Start the game' }).click();
	await turn(page);
	await finish([page], /table\/(\w+)/.exec(page.url())![1]!);
	await page.locator('.result').waitFor();
	await page.goto('/');
	await page.getByRole('banner').getByRole('link', { name }).click();
	await expect(page.getByRole('row', { name: /^Elysium/ })).toContainText('25.0 ± 8.3');
	await shot(page, 'profile');
	await page.getByRole('link', { name: 'Elysium' }).click();
	await expect(page.getByRole('heading', { name: 'Best players: Elysium' })).toBeVisible();
	await axe(page, 'best players');
});

test('a registration whose answer was lost is done once, and told again', async ({ page, context }) => {
	let sent = 0;
	await page.route('**/api/account', async route => {
		if (sent++) return route.continue();
		const before = await context.cookies();
		await route.fetch(); // the server has done it; this browser hears of nothing
		await context.clearCookies();
		await context.addCookies(before);
		await route.abort();
	});
	const name = fresh();
	await page.goto('/#/account');
	const form = page.getByRole('form', { name: 'Register' });
	await form.getByLabel('Name').fill(name);
	await form.getByLabel(/Password/).fill('amphora and olives');
	await form.getByRole('button', { name: 'Register' }).click();
	await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
	expect(sent).toBe(2);
	expect(await page.evaluate(() => fetch('/api/me').then(r => r.json()))).toMatchObject({ user: { name } });
});
