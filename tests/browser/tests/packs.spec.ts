// The values of one's own box, typed in by the host and played by two people, each in a browser of their own.
import { changes, expect, guest, inAll, menu, start, test, turn, view } from './lib';
import { moments, visit } from './moments';
import type { Page } from '@playwright/test';

// Three cards that pay at once, whatever column is put in, and no other card pays as much.
const box = [
	{ row: 'ZEU-01', name: 'Eagle of my Box', gold: 13 },
	{ row: 'ZEU-04', name: 'Shower of my Box', gold: 14 },
	{ row: 'ZEU-09', name: 'Thunder of my Box', gold: 15 },
];

async function fillIn(page: Page) {
	await page.getByRole('button', { name: 'Fill in' }).click();
	const form = page.getByRole('dialog', { name: 'Values of your own box' });
	await form.getByLabel('Name of the pack').fill('Box of Anaxandra');
	for (const card of box) {
		const rows = form.getByLabel('Row', { exact: true });
		await rows.selectOption((await rows.locator('option', { hasText: card.row }).getAttribute('value'))!);
		await form.getByLabel('name', { exact: true }).fill(card.name);
		await form.getByLabel('kind', { exact: true }).fill('instant');
		await form.getByLabel('columns', { exact: true }).fill('any');
		await form.getByLabel('power', { exact: true }).fill(`gain ${card.gold} gold`);
		await expect(form.getByLabel('As it will look')).toContainText(card.name);
		await expect(form.getByRole('alert')).toHaveCount(0);
	}
	await expect(form).toContainText('3 rows differ');
	await form.getByRole('button', { name: 'Play with it' }).click();
}

async function sitTogether(host: Page, other: Page) {
	await host.goto('/');
	await host.locator('#game-elysium').getByRole('button', { name: 'Set up' }).click();
	const setup = host.locator('dialog.setup');
	await setup.getByLabel('Seats', { exact: true }).selectOption('2');
	await setup.getByLabel('Seat 2').selectOption('open');
	if (await setup.getByLabel('Your name').count()) await setup.getByLabel('Your name').fill('Anaxandra');
	if (!(await setup.getByText('Box of Anaxandra').count())) await fillIn(host);
	await expect(setup.locator('[data-option=pack]')).toContainText('Box of Anaxandra · 3 rows differ');
	await setup.getByRole('button', { name: 'Open a table' }).click();
	await other.goto(await host.getByLabel(/Send this link/).inputValue());
	const card = other.getByLabel('Invitation');
	await expect(card).toContainText('Box of Anaxandra is played instead of the built-in values');
	await card.getByText('The differences in words').click();
	for (const { name, gold } of box) await expect(card).toContainText(new RegExp(`${name}.*${gold} gold`));
	if (await other.getByLabel('Your name').count()) await other.getByLabel('Your name').fill('Berenike');
	await other.getByRole('button', { name: 'Sit down' }).click();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(host.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
	await host.getByRole('button', { name: 'Start', exact: true }).click();
	for (const who of [host, other]) await who.locator('.table').waitFor();
	return /table\/(\w+)/.exec(host.url())![1]!;
}

// Any moves, until whoever is asked can take one of the cards: who that is and the move. null: the game is over first.
async function untilOffered(people: Page[], table: string): Promise<{ who: Page; move: string } | null> {
	const step = ([at, rows]: [string, string[]]) =>
		(async () => {
			const { line, question } = await (await fetch(at + '/view')).json();
			if (question.asked === null) return 'over';
			if (!question.you) return '';
			const moves: string[] = question.moves.map((m: { move: string }) => m.move);
			const wanted = moves.find(m => /^acquire /.test(m) && rows.some(r => m.includes(r)));
			if (wanted) return wanted;
			await fetch(at + '/move', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ line, move: moves[Math.floor(Math.random() * moves.length)] }),
			});
			return '';
		})();
	for (;;)
		for (const who of people) {
			const found = await who.evaluate(step, ['/api/tables/' + table, box.map(c => c.row)] as [string, string[]]);
			if (found === 'over') return null;
			if (found) return { who, move: found };
		}
}

const goldOf = (who: Page, table: string, seat: string): Promise<number> =>
	who.evaluate(
		async ([at, seat]) => (await (await fetch(at! + '/view')).json()).view.pub.gold[seat!],
		['/api/tables/' + table, seat],
	);

test(
	'two people play with three cards of the host’s box, to the effect of one of them',
	inAll(),
	async ({ page, browser, baseURL }) => {
		const other = await guest(browser, baseURL);
		// a game deals a third of its cards: mostly one of the six is among them
		for (let tables = 0; tables < 10; tables++) {
			const table = await sitTogether(page, other);
			await menu(other, 'The contract of the table');
			await expect(other.getByRole('dialog')).toContainText('Box of Anaxandra is played');
			await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
			const offered = await untilOffered([page, other], table);
			if (!offered) continue;
			const { who, move } = offered,
				card = box.find(c => move.includes(c.row))!;
			await turn(who);
			for (const each of [page, other]) await expect(each.getByText(card.name).first()).toBeVisible();
			const seat = await who.evaluate(
				async at => (await (await fetch(at)).json()).you as string,
				`/api/tables/${table}/view`,
			);
			const before = await goldOf(who, table, seat);
			await changes(who, () => who.locator(`.choices [data-move="${move}"]`).click());
			// with several columns left, one of them is chosen
			const columns = await who.evaluate(
				async at => (await (await fetch(at)).json()).question.moves?.[0]?.verb === 'column',
				`/api/tables/${table}/view`,
			);
			if (columns) await changes(who, () => who.locator('.choices [data-move^=column]').first().click());
			for (const each of [page, other])
				await expect.poll(() => goldOf(each, table, seat)).toBe(before + card.gold);
			for (const each of [page, other]) await expect(each.getByText(card.name).first()).toBeVisible();
			return;
		}
		throw new Error('none of the cards was dealt in ten games');
	},
);

for (const [game, moment, card, from, table] of [
	['elysium', 'acquire', '.agora .card[data-lit]', 'designed by us', 'Board: designed by us'],
	[
		'hellas',
		'quest',
		'.questcards .card',
		'printed on the cards of the box; the rulebook does not list them',
		'Board: printed in the rulebook · Die: designed by us',
	],
	['legendary', 'start', '.mini .card', 'printed in the rulebook', 'Board: designed by us · Die: our ruling'],
] as const)
	test(
		`${game}: where values come from stands below the large view of a card and in the contract`,
		inAll(game === 'elysium'),
		async ({ page }) => {
			await visit(
				page,
				game,
				'en',
				async () => {
					await page.locator(card).first().hover();
					await expect(page.locator('.cardzoom .cardfrom')).toHaveText(from);
					await view(page, `from-${game}`);
				},
				moments[game]!.filter(m => m.name === moment),
			);
			await start(page, game);
			await menu(page, 'The contract of the table');
			await expect(page.getByRole('dialog')).toContainText(table);
		},
	);

test('the map of a pack is shown while a table is set up', async ({ page }) => {
	await page.goto('/');
	await page.locator('#game-legendary').getByRole('button', { name: 'Set up' }).click();
	const setup = page.locator('dialog.setup'),
		map = setup.locator('[data-value=quick] .mappicture');
	await setup.locator('select').first().selectOption('3');
	await expect(map.locator('path').first()).toBeAttached();
	const built = await map.innerHTML();
	await setup.locator('[data-option=pack] input').setInputFiles({
		name: 'turned.pack',
		mimeType: 'text/plain',
		buffer: Buffer.from(
			'petteia-pack 1 legendary\nname Turned\n' + 'layout 3 | 2A1@0,2 3A0@1,0 4A0@0,1 6A4@2,0 7A1@1,1 10A5@0,0\n',
		),
	});
	await expect(setup.locator('[data-option=pack]')).toContainText('Turned · 1 row differs');
	await expect.poll(() => map.innerHTML()).not.toBe(built);
	await setup.getByRole('button', { name: 'Remove' }).click();
	await expect.poll(() => map.innerHTML()).toBe(built);
});
