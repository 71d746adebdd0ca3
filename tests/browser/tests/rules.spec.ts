// The rules in the language of the page, and without a server.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { axe, expect, inAll, shot, speak, test, view } from './lib';

const root = resolve(import.meta.dirname, '../../..');

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
			const kept = ['/api/rules/hellas?lang=pl', '/app.js', '/rules.wasm'].map(file => shelf.match(file));
			if ((await Promise.all(kept)).every(file => file)) return;
			await new Promise(d => setTimeout(d, 100));
		}
	});
	await context.setOffline(true);
	await page.reload();
	await expect(page.locator('.rules li').first()).toContainText(/[a-ząćęłńóśźż]{3}/);
	await page.goto('/#/rules/hellas');
	await expect(page.locator('.rules li').first()).toBeVisible();
	// the search needs no server either
	await page.getByRole('searchbox').fill('ile ran ma potwór');
	await expect(page.locator('.rules ol > li > b').first()).toHaveText(/^LH-/);
});

// The first rules that the command finds, by their numbers; paragraphs of "How to play" have none.
const found = (game: string, lang: string, question: string) =>
	execFileSync(resolve(root, 'build/release/petteia'), ['--lang', lang, 'rules', game, ...question.split(' ')], {
		encoding: 'utf8',
	})
		.split('\n')
		.map(line => /^([A-Z]+-[\d.]+) {2}/.exec(line)?.[1])
		.filter(id => id)
		.slice(0, 5);

for (const [game, lang] of [
	['cyclades', 'en'],
	['legendary', 'pl'],
	['hellas', 'ru'],
	['elysium', 'ru'],
] as const)
	test.describe('the page', () => {
		test.use({ locale: lang });
		test(`finds what the command finds: ${game}, ${lang}`, inAll(lang === 'pl'), async ({ page }) => {
			const asked = readFileSync(resolve(root, `tests/questions/${game}.${lang}.txt`), 'utf8').split('\n');
			await page.goto('/#/rules/' + game);
			for (const question of asked.slice(0, 8).map(line => line.split('\t')[0]!)) {
				await page.getByRole('searchbox').fill(question);
				await expect
					.poll(async () =>
						(await page.locator('.rules ol > li > b:first-child').allTextContents())
							.filter(id => /^[A-Z]+-[\d.]+$/.test(id))
							.slice(0, 5),
					)
					.toEqual(found(game, lang, question));
			}
		});
	});
