// What the tests share: a page that notes what goes wrong, and a player who clicks.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const shots = resolve(import.meta.dirname, '../../../build/screenshots');
mkdirSync(shots, { recursive: true });
export const shot = (page: Page, name: string) => page.screenshot({ path: resolve(shots, name + '.png'), fullPage: true });

export const games = ['cyclades', 'elysium', 'hellas', 'legendary'];

// Every page: no script error, no request to anybody else.
export const test = base.extend<{ watch: void }>({
	watch: [
		async ({ page, baseURL }, use) => {
			const wrong: string[] = [];
			page.on('pageerror', e => wrong.push(`script error: ${e.message}`));
			page.on('request', r => {
				if (!r.url().startsWith(baseURL!) && !/^(data|blob):/.test(r.url())) wrong.push(`asked outside: ${r.url()}`);
			});
			await use();
			expect(wrong).toEqual([]);
		},
		{ auto: true },
	],
});
export { expect };

// From the home page to a table against bots, in two clicks.
export async function start(page: Page, game: string, button = 'First game, guided') {
	await page.goto('/');
	await page.locator(`#game-${game}`).getByRole('button', { name: button }).click();
	await page.waitForURL(/#\/(table|local)\//);
	await page.locator('.choices button, .result').first().waitFor({ timeout: 30_000 });
}

export const over = (page: Page) => page.locator('.result').isVisible();

// Clicks one of the choices as a person would, and waits until the page has taken it.
export async function click(page: Page, random: () => number) {
	const buttons = page.locator('.choices button:not(.back)');
	await page.locator('.choices button:not(.back), .result').first().waitFor({ timeout: 30_000 });
	if (await over(page)) return;
	const n = await buttons.count();
	if (n) await buttons.nth(Math.floor(random() * n)).click({ timeout: 5000 }).catch(() => {});
}

// Goes on until a click is a move, not only a step towards one.
export async function move(page: Page) {
	for (let i = 0; i < 6; i++) {
		const leaf = page.locator('.choices button[data-move]').first();
		await page.locator('.choices button').first().waitFor({ timeout: 30_000 });
		if (await leaf.count()) return leaf.click();
		await page.locator('.choices button').first().click();
	}
}

export function dice(seed: number) {
	let s = seed;
	return () => ((s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
}

// Clicks on inside the page, quicker than a hand: until the game is over or so many clicks are done.
export async function clickOn(page: Page, clicks: number, seed: number): Promise<number> {
	return page.evaluate(
		async ([clicks, seed]) => {
			let s = seed!, done = 0, idle = 0;
			const random = () => ((s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
			while (done < clicks! && !document.querySelector('.result') && idle < 3000) {
				const buttons = [...document.querySelectorAll<HTMLElement>('.choices button:not(.back)')];
				if (buttons.length) {
					const before = document.querySelector('.choices')?.textContent;
					buttons[Math.floor(random() * buttons.length)]!.click();
					done++;
					idle = 0;
					for (let i = 0; i < 40 && document.querySelector('.choices')?.textContent === before; i++) await new Promise(d => setTimeout(d, 5));
				} else {
					idle++;
					await new Promise(d => setTimeout(d, 10));
				}
			}
			return done;
		},
		[clicks, seed],
	);
}

export async function axe(page: Page, where: string) {
	const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']).analyze();
	expect(found.violations.map(v => `${where}: ${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
