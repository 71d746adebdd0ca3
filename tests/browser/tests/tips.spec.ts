// The house's own tooltip: by a pointer that rests, by the keyboard, by a long press; beside its thing, never over it.
import { expect, test } from './lib';
import { visit } from './moments';

test('a tooltip of our own', async ({ page }) => {
	await visit(
		page,
		'cyclades',
		'en',
		async () => {
			const tip = page.locator('#tip'),
				button = page.getByRole('button', { name: 'Rules', exact: true });
			expect(await page.locator('[title], svg title').count()).toBe(0);
			await button.hover();
			await expect(tip).toBeVisible();
			await expect(tip).toHaveText('Rules');
			const [a, b] = [(await tip.boundingBox())!, (await button.boundingBox())!];
			expect(a.y >= b.y + b.height || a.y + a.height <= b.y).toBe(true);
			await page.keyboard.press('Escape');
			await expect(tip).toBeHidden();
			await page.keyboard.press('Tab');
			await page.evaluate(() => document.querySelector<HTMLElement>('.strip [data-tip]')!.focus());
			await expect(tip).toBeVisible();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Escape');
			await expect(tip).toBeHidden();
			// a finger that stays asks; it touches nothing
			const line = await page.locator('.table').getAttribute('data-line');
			await button.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
			await expect(tip).toHaveText('Rules');
			await button.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
			await button.dispatchEvent('click', { bubbles: true });
			await expect(page.locator('dialog[open]')).toHaveCount(0);
			expect(await page.locator('.table').getAttribute('data-line')).toBe(line);
		},
		[{ name: 'start', file: 'cyclades', line: /^\d+ s\d offer/, sees: '.track .open[data-move]' }],
	);
});
