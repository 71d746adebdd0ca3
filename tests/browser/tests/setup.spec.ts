// Setting up a table: options in pictures and words, refused by the engine with its reason; the map of Legendary built
// by hand.
import { readFileSync } from 'node:fs';
import { axe, axeBoth, expect, inAll, menu, painted, shot, speak, test, turn } from './lib';
import type { Page } from '@playwright/test';

async function open(page: Page, game: string, seats?: string) {
	await page.goto('/');
	await page.locator(`#game-${game} footer button`).last().click();
	const card = page.locator('dialog.setup');
	await card.locator('.option').first().waitFor();
	if (seats) await card.locator('select').first().selectOption(seats);
	return card;
}

test(
	'options say what they mean; what cannot be is barred by the engine, with its reason',
	inAll(),
	async ({ page }) => {
		await painted(page);
		const card = await open(page, 'legendary', '3');
		const teams = card.locator('[data-option=teams]'),
			goal = card.locator('[data-option=goal]');
		await expect(teams).toContainText('teams need two, four or six players');
		await expect(teams.getByRole('checkbox')).toBeDisabled();
		await expect(goal.locator('[data-value="4"]')).toBeDisabled();
		await card.locator('select').first().selectOption('4');
		await teams.getByRole('checkbox').check();
		await goal.locator('[data-value="4"]').click();
		await expect(goal).toContainText('four metropolises end it');
		await expect(card.locator('.mappicture[data-state=painted]').first()).toBeVisible();
		// five seats have no teams: the set-up is refused, in words, until it is corrected
		await card.locator('select').first().selectOption('5');
		await expect(card.getByRole('alert')).toContainText('teams need two, four or six players');
		await expect(card.getByRole('button', { name: 'Start the game' })).toBeDisabled();
		await card.locator('select').first().selectOption('4');
		await expect(card.getByRole('alert')).toHaveCount(0);
		await axeBoth(page, 'setting up');
		await shot(page, 'setup-legendary');
		// families as pictures; by hand: any five
		const elysium = await open(page, 'elysium');
		await elysium.locator('[data-value=splendour]').click();
		await expect(elysium.locator('[data-value=splendour] .medal')).toHaveCount(5);
		await elysium.locator('[data-value=chosen]').click();
		await elysium.getByRole('button', { name: 'Ares' }).click();
		await expect(elysium.getByRole('alert')).toBeVisible();
		await elysium.getByRole('button', { name: 'Apollo' }).click();
		await expect(elysium.getByRole('alert')).toHaveCount(0);
		await shot(page, 'setup-elysium');
	},
);

test('the values of one’s own box: a file says what it changes or what is wrong, and the table says it, too', async ({
	page,
}) => {
	const card = await open(page, 'elysium'),
		pack = card.locator('[data-option=pack]');
	const choose = (row: string) =>
		pack.locator('input').setInputFiles({
			name: 'mine.pack',
			mimeType: 'text/plain',
			buffer: Buffer.from(`petteia-pack 1 elysium\nname My box\n${row}\n`),
		});
	await choose('quest two-1 | 5 | many | 2');
	await expect(card.getByRole('alert')).toContainText('line 3');
	await choose('quest two-1 | 5 | 1 | 2');
	await expect(pack).toContainText('My box · 1 row differs');
	await expect(card.getByRole('alert')).toHaveCount(0);
	await shot(page, 'setup-pack');
	await card.getByRole('button', { name: 'Start the game' }).click();
	await turn(page);
	await menu(page, 'The contract of the table');
	await expect(page.getByRole('dialog')).toContainText('My box is played instead of the built-in values');
});

test(
	'the values of one’s own box are typed beside the card as it will look, saved, loaded again and played',
	inAll(),
	async ({ page }) => {
		const card = await open(page, 'elysium');
		await card.getByRole('button', { name: 'Fill in' }).click();
		const form = page.getByRole('dialog', { name: 'Values of your own box' }),
			live = form.getByLabel('As it will look');
		await expect(live).toContainText('Eagle Above the Storm');
		await form.getByLabel('name', { exact: true }).fill('Eagle of my Box');
		await form.getByLabel('power', { exact: true }).fill('gain 99 vp');
		await expect(form.getByRole('alert')).toContainText('line 3');
		await expect(form.getByRole('button', { name: 'Play with it' })).toBeDisabled();
		await form.getByLabel('power', { exact: true }).fill('gain 2 vp');
		await expect(form.getByRole('alert')).toHaveCount(0);
		await expect(live).toContainText('Eagle of my Box');
		await expect(form).toContainText('1 row differs');
		await axeBoth(page, 'filling in a pack');
		await shot(page, 'packform');
		const saved = page.waitForEvent('download');
		await form.getByRole('button', { name: 'Save as a file' }).click();
		const file = await (await saved).path();
		await form.getByRole('button', { name: 'Close' }).click();
		const pack = card.locator('[data-option=pack]');
		await expect(pack).toContainText('As built in');
		await pack
			.locator('input')
			.setInputFiles({ name: 'saved.pack', mimeType: 'text/plain', buffer: readFileSync(file) });
		await expect(pack).toContainText('My box · 1 row differs');
		await pack.getByRole('button', { name: 'Change it' }).click();
		await expect(form.getByLabel('name', { exact: true })).toHaveValue('Eagle of my Box');
		await form.getByRole('button', { name: 'As built in' }).click();
		await form.getByLabel('Part', { exact: true }).selectOption({ index: 1 });
		await form.getByLabel('gold', { exact: true }).fill('6');
		await expect(live).toContainText('gold 6');
		await form.getByRole('button', { name: 'Play with it' }).click();
		await expect(pack).toContainText('My box · 1 row differs');
		await card.getByRole('button', { name: 'Start the game' }).click();
		await turn(page);
		await menu(page, 'The contract of the table');
		await expect(page.getByRole('dialog')).toContainText('My box is played instead of the built-in values');
	},
);

for (const [game, part, row, field, value, seen] of [
	['hellas', 0, 4, 'wound symbols', 'spear+priest axe', 'spear'],
	['legendary', 2, 0, 'horns', '3', 'horns 3'],
	['cyclades', 0, 0, 'fleets', 'C2 F1', 'C2 F1'],
] as const)
	test(`a pack of ${game} is filled in`, inAll(game === 'hellas'), async ({ page }) => {
		const card = await open(page, game);
		await card.getByRole('button', { name: 'Fill in' }).click();
		const form = page.getByRole('dialog', { name: 'Values of your own box' });
		await form.getByLabel('Part', { exact: true }).selectOption({ index: part });
		await form.getByLabel('Row', { exact: true }).selectOption({ index: row });
		await form.getByLabel(field, { exact: true }).fill(value);
		await expect(form.getByLabel('As it will look')).toContainText(seen);
		await expect(form.getByRole('alert')).toHaveCount(0);
		await shot(page, `packform-${game}`);
		await form.getByRole('button', { name: 'Play with it' }).click();
		await expect(card.locator('[data-option=pack]')).toContainText('1 row differs');
	});

test(
	'a map is built by touch, drag, keys; the engine says why it cannot be, then the game begins on it',
	inAll(),
	async ({ page }) => {
		const card = await open(page, 'legendary', '3');
		await card.locator('[data-value=custom]').click();
		const builder = card.locator('.builder'),
			word = builder.getByRole('status'),
			begin = card.getByRole('button', { name: 'Start the game' });
		await expect(word).toContainText('This map can be played on');
		// a tile from the middle is taken away: too few, and no start
		await builder.locator('.builder__tile[data-tile="7"]').click();
		await builder.getByRole('button', { name: 'Back to the box' }).click();
		await expect(word).toContainText('5 tiles of 6');
		await expect(begin).toBeDisabled();
		// laid far out by touch: six, but it must hang together
		await builder.locator('.builder__tile[data-tile="2"]').click();
		await builder.getByRole('button', { name: 'Back to the box' }).click();
		await builder.locator('.builder__box [data-tile="2"]').click();
		await builder.locator('.builder__place[data-place="3,0"]').click();
		await builder.locator('.builder__box [data-tile="7"]').click();
		await builder.locator('.builder__place[data-place="4,0"]').click();
		await builder.locator('.builder__tile[data-tile="2"]').press('Delete');
		await builder.locator('.builder__box [data-tile="2"]').click();
		await builder.locator('.builder__place[data-place="0,2"]').click();
		await expect(word).toContainText('The tiles do not form one piece.');
		await expect(card.getByRole('alert')).toContainText('The tiles do not form one piece.');
		await expect(begin).toBeDisabled();
		await shot(page, 'builder-illegal');
		// dragged back to where it was
		const from = (await builder.locator('.builder__tile[data-tile="7"]').boundingBox())!,
			to = (await builder.locator('.builder__place[data-place="1,1"]').boundingBox())!;
		const mid = (b: { x: number; y: number; width: number; height: number }) =>
			[b.x + b.width / 2, b.y + b.height / 2] as const;
		await page.mouse.move(...mid(from));
		await page.mouse.down();
		await page.mouse.move(...mid(to), { steps: 4 });
		await page.mouse.up();
		await expect(builder.locator('.builder__tile[data-tile="7"]')).toBeVisible();
		await expect(word).toContainText('This map can be played on');
		// turned: once by touching it again, once by its key
		const turns = async () =>
			Number(
				/turned (\d)/.exec(
					(await builder.locator('.builder__tile[data-tile="10"]').getAttribute('aria-label'))!,
				)![1],
			);
		const before = await turns();
		await builder.locator('.builder__tile[data-tile="10"]').click();
		await builder.locator('.builder__tile[data-tile="10"]').click();
		await builder.locator('.builder__tile[data-tile="10"]').press('r');
		await expect.poll(turns).toBe((before + 2) % 6);
		// by chance: always one that can be played on; the rough side, too
		await builder.getByRole('radio', { name: 'B, rough' }).click();
		const lies = () =>
			builder.locator('.builder__tile').evaluateAll(all => all.map(e => e.getAttribute('aria-label')).join());
		const calm = await lies();
		await builder.getByRole('button', { name: 'Shuffle' }).click();
		await expect.poll(lies).not.toBe(calm);
		await expect(word).toContainText('This map can be played on');
		const tiles = await builder
			.locator('.builder__tile')
			.evaluateAll(all => all.map(e => (e as HTMLElement).dataset.tile!).sort());
		await axe(page, 'building a map');
		await begin.click();
		await page.waitForURL(/#\/table\//);
		await turn(page);
		const id = /table\/(\w+)/.exec(page.url())![1];
		const { board } = await page.evaluate(id => fetch(`/api/tables/${id}/view`).then(a => a.json()), id);
		expect(board.face).toBe('B');
		expect(board.tiles.map((t: { tile: string }) => t.tile).sort()).toEqual(tiles);
	},
);

test('the reason is told in the language of the page', inAll(), async ({ page }) => {
	for (const [language, said] of [
		['Русский', 'Фрагменты не образуют единого целого.'],
		['Polski', 'Kafelki nie tworzą jednej całości.'],
	] as const) {
		await page.goto('/');
		await speak(page, language, { Русский: 'Language', Polski: 'Язык' }[language]);
		const card = await open(page, 'legendary', '3');
		await card.locator('[data-value=custom]').click();
		for (const tile of ['4', '7', '2']) {
			await card.locator(`.builder__tile[data-tile="${tile}"]`).press('Delete');
			await card.locator(`.builder__box [data-tile="${tile}"]`).waitFor();
		}
		const lay = async (tile: string, place: string) => {
			await card.locator(`.builder__box [data-tile="${tile}"]`).click();
			await card.locator(`.builder__place[data-place="${place}"]`).click();
		};
		await lay('4', '3,0');
		await lay('7', '4,0');
		await lay('2', '5,0');
		await card.locator('.builder__tile[data-tile="4"]').press('Delete');
		await lay('4', '0,1');
		await expect(card.locator('.builder__word')).toContainText(said);
	}
});

test('an option that more seats do not allow goes back to what is usual', async ({ page }) => {
	const card = await open(page, 'hellas', '1'),
		persians = card.locator('[data-option=persians]');
	await persians.locator('[data-value=fair]').click();
	await expect(persians.locator('[data-value=fair]')).toHaveAttribute('aria-checked', 'true');
	await card.locator('select').first().selectOption('3');
	await expect(persians.locator('[data-value=usual]')).toHaveAttribute('aria-checked', 'true');
	await expect(persians.locator('[data-value=fair]')).toBeDisabled();
	await expect(card.getByRole('alert')).toHaveCount(0);
	await expect(card.getByRole('button', { name: 'Start the game' })).toBeEnabled();
});

test('both readings of a rule stand on the card; the later answers are one touch', async ({ page }) => {
	const card = await open(page, 'hellas');
	const readings = card.locator('.readings');
	await expect(readings.locator('[data-value=book]')).toHaveAttribute('aria-checked', 'true');
	await readings.locator('summary').click();
	const control = readings.locator('li[data-option=control]');
	await expect(control).toContainText('the winner rulebook');
	await expect(control).toContainText('only an army as large as its population strength later answer');
	await expect(control.getByRole('link')).toHaveAttribute('href', '#/rules/hellas?id=LH-14.8');
	await readings.locator('[data-value=answers]').click();
	await expect(control.getByRole('radio').last()).toBeChecked();
	await control.getByRole('radio').first().check();
	await expect(readings.locator('[aria-checked=true]')).toHaveCount(0);
	await axeBoth(page, 'the readings of rules');
});

test('the one card value that the rulebook states is a reading like the others', async ({ page }) => {
	const card = await open(page, 'elysium'),
		readings = card.locator('.readings', { hasText: 'How the rules are read' });
	await readings.locator('summary').click();
	const wings = readings.locator('li[data-option=cards]');
	await expect(wings).toContainText('gold of Winged Heels when a card of Hermes is transferred');
	await expect(wings.getByRole('link')).toHaveAttribute('href', '#/rules/elysium?id=EL-1.15');
	await expect(wings.locator('label').first()).toContainText('1 (our newest set of cards) rulebook');
	await expect(wings.getByRole('radio').first()).toBeChecked();
	await wings.getByRole('radio', { name: '2 (our third set of cards)' }).check();
	await expect(readings).toContainText('Your own choice of readings.');
});

test('the map of Greece is drawn where a table is set up', async ({ page }) => {
	await page.goto('/');
	await page.locator('#game-hellas').getByRole('button', { name: 'Set up' }).click();
	// plain where no painting is wanted, as in these tests
	await expect(page.locator('dialog.setup .mappicture__plain')).not.toHaveCount(0);
	await expect(page.locator('dialog.setup .mappicture__plain').first()).toBeVisible();
});
