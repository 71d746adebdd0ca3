// Phones that are low, and phones that lie down: what is measured on every table, at moments of each game that need
// most room.
import { atRest, sheetFaults } from './checks';
import { layoutFaults } from './layout';
import { expect, games, inAll, test, turn } from './lib';
import { moments, visit } from './moments';

test.use({ hasTouch: true });

const sizes = [
	[844, 390],
	[375, 667],
] as const;
const chosen: Record<string, string[]> = {
	cyclades: ['auction', 'battle'],
	elysium: ['start', 'columns', 'end'],
	hellas: ['start', 'turn', 'hunt', 'battle'],
	legendary: ['offerings', 'hero', 'end'],
};

for (const game of games)
	test(`${game} on a low phone, and on one that lies down`, inAll(), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const wrong: string[] = [];
		await visit(
			page,
			game,
			'en',
			async m => {
				for (const [width, height] of sizes) {
					await page.setViewportSize({ width, height });
					await page.evaluate(atRest);
					const lies = width > height,
						over = m.name === 'end';
					const found = [
						...(await layoutFaults(page, false)),
						...(over ? [] : await sheetFaults(page, lies)),
					];
					// board and sheet side by side: neither hides anything of the other
					if (lies && !over)
						found.push(
							...(await page.evaluate(() => {
								const [board, sheet] = ['.stage', '.dock'].map(s =>
									document.querySelector(s)!.getBoundingClientRect(),
								);
								return sheet!.left < board!.right - 1
									? ['the sheet lies over the board']
									: board!.width < innerWidth * 0.4 || board!.height < innerHeight * 0.8
										? ['the board is small']
										: [];
							})),
						);
					wrong.push(...found.map(f => `${m.name} ${width}x${height}: ${f}`));
				}
			},
			moments[game]!.filter(m => chosen[game]!.includes(m.name)),
		);
		expect(wrong).toEqual([]);
	});

// A finger "hovers" before it touches: a card that moved away then would not be touched.
for (const [width, height] of [
	[390, 844],
	[844, 390],
] as const)
	test(`a card of the hand is played by a finger at ${width}x${height}`, inAll(width < height), async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		await visit(
			page,
			'hellas',
			'en',
			async () => {
				await page.setViewportSize({ width, height });
				await page.evaluate(atRest);
				const { line } = await turn(page),
					card = (await page.locator('.hand .card[data-lit]').first().boundingBox())!;
				await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
				await expect.poll(async () => (await turn(page)).line).toBeGreaterThan(line);
				await expect(page.locator('.rail__story .story')).toContainText('Wild Attack');
			},
			moments.hellas!.filter(m => m.name === 'battle'),
		);
	});

// What is lit in a theatre takes the focus, but not at every question is something lit; and not every browser gives it
// to whatever scrolls.
test('a theatre that is higher than the phone is scrolled by keys', inAll(), async ({ page }) => {
	await visit(
		page,
		'hellas',
		'en',
		async m => {
			await page.setViewportSize({ width: 360, height: 560 });
			await page.evaluate(atRest);
			const theatre = page.locator('.curtain'),
				at = () => theatre.evaluate(e => [e.scrollTop, e.scrollHeight - e.clientHeight] as const);
			expect((await at())[1], m.name).toBeGreaterThan(20);
			await expect(theatre, m.name).toHaveAttribute('tabindex', '0');
			await theatre.focus();
			await page.keyboard.press('End');
			await expect.poll(async () => (await at())[0], { message: m.name }).toBeGreaterThan(20);
		},
		moments.hellas!.filter(m => ['hunt', 'attack', 'battle'].includes(m.name)),
	);
});
