// The rules in the language of the page, and without a server.
import { axe, expect, shot, speak, test, view } from './lib';

test.use({ locale: 'ru-RU', serviceWorkers: 'allow' });

test('rules are in the chosen language, change with it, and stay without a server', async ({ page, context }) => {
	await page.goto('/#/rules/cyclades');
	const first = page.locator('.rules li').first();
	await expect(first).toContainText(/[а-яё]{3}/);
	await shot(page, 'rules-ru');
	await axe(page, 'rules in Russian');
	await expect(page.locator('.book h2').first()).toHaveText('Как играть');
	// the reference is folded
	await expect(page.locator('.book section:not(.book__prose) > details[open]')).toHaveCount(0);
	// a question in plain words, with a word of the same meaning: the rule itself says "победитель"
	await page.getByRole('searchbox').fill('как выиграть');
	await expect(page.locator('#CY-18\\.4')).toBeVisible();
	await page.getByRole('searchbox').fill('cy-2.15');
	await expect(page.locator('.rules ol > li')).toHaveCount(1);
	await page.getByText('Наше решение').click();
	await expect(page.locator('.rules details')).toHaveAttribute('open', '');
	await page.getByRole('searchbox').fill('');
	// the index leads to the rule that defines a term
	await page.getByRole('button', { name: 'Указатель' }).click();
	await view(page.locator('.book__index'), 'rules-index-ru');
	await page
		.locator('.book__index dl > div', { hasText: 'поле торговли' })
		.getByRole('link', { name: 'CY-2.6' })
		.click();
	await expect(page.locator('#CY-2\\.6.wanted')).toBeInViewport();
	await speak(page, 'Polski', 'Язык');
	await expect(first).toContainText(/[a-ząćęłńóśźż]{3}/);
	await expect(first).not.toContainText(/[а-яё]{3}/);
	// switching the language cached them
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		for (;;) {
			const shelf = await caches.open((await caches.keys())[0]!);
			if ((await shelf.match('/api/rules/hellas?lang=pl')) && (await shelf.match('/app.js'))) return;
			await new Promise(d => setTimeout(d, 100));
		}
	});
	await context.setOffline(true);
	await page.reload();
	await expect(page.locator('.rules li').first()).toContainText(/[a-ząćęłńóśźż]{3}/);
	await page.goto('/#/rules/hellas');
	await expect(page.locator('.rules li').first()).toBeVisible();
});
