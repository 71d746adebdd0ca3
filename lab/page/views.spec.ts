// Pictures of the home page and of every moment of every game, at named sizes, by day and night, for before: taken in
// this tree or, copied there, in that of another commit, with its own moments and its own server.
//     SIZES='1366x768 390x844' THEMES='light dark' lab/page/run views
import { atRest } from '../../tests/browser/tests/checks';
import { games, relief, test, view } from '../../tests/browser/tests/lib';
import { visit } from '../../tests/browser/tests/moments';

type Page = Parameters<typeof visit>[0];
const words = (name: string, usual: string) => (process.env[name] ?? usual).split(' ');
const sizes = words('SIZES', '1366x768 390x844'),
	themes = words('THEMES', 'light dark');

async function pictures(page: Page, what: string) {
	for (const size of sizes) {
		const [width, height] = size.split('x').map(Number);
		await page.setViewportSize({ width: width!, height: height! });
		for (const theme of themes) {
			await page.evaluate(t => void (document.documentElement.dataset.theme = t), theme);
			await page.evaluate(atRest);
			await view(page, `views-${what}-${size}-${theme}`);
		}
	}
}

test('views: home', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('showing', 'on'));
	await page.goto('/');
	await page.locator('#game-elysium').waitFor();
	await page.waitForTimeout(4000); // a game of bots is shown there
	await pictures(page, 'home-page');
});

for (const game of games)
	test(`views: ${game}`, async ({ page }) => {
		await relief(page);
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await visit(page, game, 'en', m => pictures(page, `${game}-${m.name}`));
	});
