// The server was replaced by one of another version while a page was open: what the page asks for now does not fit.
import { expect, inAll, start, test } from './lib';

test('a face of another version is not put into an old page: the page is opened anew', async ({ page }) => {
	await start(page, 'cyclades');
	let asked = 0;
	await page.route('**/games/cyclades.js', route =>
		asked++ ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: 'export default {}' }),
	);
	await page.reload();
	await expect(page.locator('.map')).toBeVisible();
	expect(asked).toBeGreaterThan(1);
});

test('a room that the new server does not have is looked for in its own page', inAll(), async ({ page }) => {
	await page.goto('/');
	let gone = true;
	await page.route('**/part-*.js', route => (gone ? route.fulfill({ status: 404 }) : route.continue()));
	page.on('request', r => r.isNavigationRequest() && (gone = false)); // opened anew, it finds what is there now
	await page.evaluate(() => (location.hash = '#/about'));
	await expect(page.locator('.about h1')).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem('renewed'))).not.toBeNull();
});
