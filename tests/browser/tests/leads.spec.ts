// Who leads, and why: what the plates say is what the engine tells of the position.
import { axe, expect, keepTable, recorded, test, turn } from './lib';

test('elysium: plates show what everybody would score now, and a seat opens with where it comes from', async ({
	page,
}) => {
	const { record, seats, asked } = recorded('elysium', /^\d+ s\d transfer /);
	await keepTable(page, { id: 'lead', game: 'elysium', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	const totals = page.locator('.plates .plate__total');
	await expect(totals).toHaveCount(seats);
	const shown = (await totals.allInnerTexts()).map(Number).sort((a, b) => b - a);
	const lead = shown[0]! - shown[1]!;
	await expect(page.locator('.plates__lead')).toContainText(lead ? new RegExp(`leads? by ${lead} `) : 'Level');
	await page.locator('.plate__band').first().click();
	const things = page.locator('dialog.seatthings');
	const parts = (await things.locator('section').first().locator('dd').allInnerTexts()).map(Number);
	expect(parts[0]).toBe(parts.slice(1).reduce((a, b) => a + b));
	expect(shown).toContain(parts[0]);
	await axe(page, 'what a seat has');
});

test('hellas: the nearest way to win is named, and a seat opens with all of its ways', async ({ page }) => {
	const { record, seats, asked } = recorded('hellas', /^\d+ s\d special march$/);
	await keepTable(page, { id: 'lead', game: 'hellas', seats, bot: 'level:1', people: [asked], record, log: [] });
	await turn(page);
	await page.locator('.plate__band').first().click();
	await expect(page.locator('dialog.seatthings')).toContainText('monsters slain');
});
