// A server whose page was built without the engine for the browser (./run --online): matches on the server are
// played as ever, and what needs the engine says why there is none.
import { expect, now, start, test, turn } from './lib';

test.beforeEach(async ({ context }) => {
	for (const module of ['engine', 'painter', 'rules'])
		await context.route(`**/${module}.wasm`, route => route.fulfill({ status: 404, body: '' }));
});

test('without the engine: a match on the server is played', async ({ page }) => {
	await start(page, 'cyclades', 'Play now');
	const before = await turn(page);
	await page
		.getByRole('button', { name: /can be chosen/ })
		.first()
		.click();
	await expect
		.poll(async () => {
			const after = await now(page);
			return after?.line !== before.line || after?.picked !== before.picked;
		})
		.toBe(true);
});

test('without the engine: a match at this screen says why there is none', async ({ page }) => {
	await page.goto('/');
	await page.locator('#game-cyclades').getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption('2');
	await setup.getByLabel('Seat 2').selectOption('here');
	await setup.getByRole('button', { name: 'Start the game' }).click();
	await expect(setup.getByText('This server was built without the engine for the browser')).toBeVisible();
});

test('without the engine: a question to the rules leads to the chapters', async ({ page }) => {
	await page.goto('/#/rules/cyclades');
	await page.getByRole('searchbox').fill('how do I win');
	await expect(page.getByText('The search could not be loaded.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
	await page.getByRole('searchbox').fill('');
	await expect(page.getByText('The search could not be loaded.')).toBeHidden();
});
