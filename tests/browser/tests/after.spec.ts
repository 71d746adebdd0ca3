// After the game: the analysis, on a server's table and in the browser alone.
import {
	axe,
	clickOn,
	expect,
	guest,
	inAll,
	keepTable,
	letBotFinish,
	move,
	recorded,
	shot,
	start,
	test,
	turn,
} from './lib';
import { moments, tableOf } from './moments';

// A whole game without luck or hurry: a bot plays on for us.
async function finished(page: import('@playwright/test').Page, game: string) {
	await start(page, game);
	await letBotFinish(page);
}

test(
	'chances, turning points, luck, better moves of a finished game; its link, until its owner shuts it',
	inAll(),
	async ({ page, browser, baseURL }) => {
		await finished(page, 'elysium');
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.getByRole('button', { name: 'Share' }).click();
		const shut = page.getByRole('button', { name: 'Stop sharing' });
		await shut.waitFor();
		const link = /http\S+/.exec(await page.evaluate(() => navigator.clipboard.readText()))![0],
			other = await guest(browser, baseURL);
		await other.goto(link);
		await expect(other.locator('.prompt')).toHaveText('The beginning');
		await shut.click();
		await expect(shut).toHaveCount(0);
		await other.reload();
		await expect(other.getByRole('alert')).toContainText('no such table');
		await other.context().close();
		await page.locator('.curve').waitFor(); // unasked
		await page.getByRole('button', { name: 'Analyse the game' }).click();
		const seats = await page.locator('.plates .plate').count();
		await expect(page.locator('.curve path.chance')).toHaveCount(seats);
		const after = page.locator('.after');
		await expect(after.getByRole('heading', { name: 'Luck' })).toBeVisible();
		await expect(after.locator('table').last().locator('tbody tr')).toHaveCount(seats);
		// the same as a table, each row leads to its position
		await after.getByText('The chances as a table').click();
		const row = after.locator('details tbody tr').nth(3),
			line = await row.getByRole('button').getAttribute('data-line');
		await expect(row.locator('td')).toHaveCount(seats);
		await shot(page, 'after');
		await axe(page, 'after the game');
		await row.getByRole('button').click();
		await expect(page).toHaveURL(new RegExp(`at=${line}$`));
		await page.locator(`.table[data-line="${line}"]:not([data-waits])`).waitFor();
		await expect(page.locator('.prompt')).toHaveText(/^Epoch I{1,3}V? · \S/);
		// the decisions of everybody can be looked at
		await after.getByLabel('Decisions of').selectOption('s2');
		await expect(after.locator('h3').last()).toHaveText('Better moves');
		// what was found stays while other pages are visited
		await page.goto('/#/about');
		await page.goBack();
		await expect(page.locator('.curve')).toBeVisible();
	},
);

test('an analysis can be stopped', inAll(), async ({ page }) => {
	await finished(page, 'elysium');
	// the engine never arrives: the page waits until somebody stops it
	await page.route('**/engine.wasm', () => {});
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await expect(page.getByRole('progressbar', { name: 'Judging the game' })).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await page.unroute('**/engine.wasm');
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await page.locator('.curve').waitFor();
	// the home page knows who won, and leads back to the judgement
	await page.goto('/');
	const card = page.locator('.tablecard').first();
	await expect(card).toContainText('Winner:');
	await card.getByRole('link', { name: 'Analysis' }).click();
	await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveAttribute('aria-selected', 'true');
});

test('a game in this browser is analysed here', inAll(), async ({ page }) => {
	// the last moves of a recorded game
	const { record, seats } = recorded('elysium', /^15\d s\d /);
	await keepTable(page, { id: 'late', game: 'elysium', seats, bot: 'level:1', people: [0, 1], record, log: [] });
	expect(await clickOn(page, 400, 5)).toBeGreaterThan(0);
	await expect(page.locator('.result')).toBeVisible();
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await page.locator('.curve').waitFor();
	// a mistake is told with its round, its author and its price, and what was better can be tried here
	const first = page.locator('.mistakes li button').first();
	await expect(first).toHaveText(/^(Round \d+)?Player \d: “.+” instead of “.+”−\d+ %$/);
	await first.click();
	const better = page.locator('.better'),
		was = page.url();
	await better.waitFor();
	const line = Number(/at=(\d+)/.exec(was)![1]);
	await better.getByRole('button', { name: 'Try it' }).click();
	await expect.poll(() => page.url()).not.toBe(was);
	await expect(page).toHaveURL(/#\/local\/(?!late)\w+$/);
	expect(await turn(page)).toEqual({ line, turn: 'mine', picked: 0 });
	await move(page);
	// the game that was analysed stays as it was
	await page.goto('/#/local/late');
	await expect(page.locator('.result')).toBeVisible();
});

declare global {
	interface Window {
		judged: object; // a line of an analysis
	}
}

// What the engine would find is told to the page instead: here it has to find the places of the moves.
test('a better move that leads somewhere is drawn on the map, with its chance', async ({ page }) => {
	await page.addInitScript(() => {
		window.Worker = class extends Worker {
			override postMessage(message: { what?: string }, ...more: []) {
				if (message.what !== 'analyse') return super.postMessage(message, ...more);
				const answer = { lines: [window.judged], turns: [], iterations: 400 };
				this.onmessage!({ data: { id: 1, answer } } as MessageEvent);
			}
		};
	});
	const { record, seats } = recorded('cyclades', /^459 end s2 /),
		whole = record + '459 end s2 1.0\n';
	await keepTable(page, {
		id: 'ended',
		game: 'cyclades',
		seats,
		bot: 'level:1',
		people: [0],
		record: whole,
		log: [],
	});
	await page.evaluate(() => {
		const from = 'Move 1 fleet from the sea north-east of Delos to the sea',
			better = { text: `${from} south-west of Kythnos`, share: 0.6, played: 0.3, because: '', given_up: '' };
		window.judged = {
			...{ line: 109, seat: 's1', text: `${from} west of Serifos`, better },
			chances: [0.4, 0.3, 0.3],
		};
	});
	await page.getByRole('button', { name: 'Analyse the game' }).click();
	await page.getByRole('button', { name: 'Next mistake' }).first().click();
	await expect(page.locator('.chancepill[data-state=better]')).toHaveText('better 60 %');
	await expect(page.locator('.chancepill[data-state=played]')).toHaveText('played 30 %');
	// both ways begin at the fleet; each ends at its aim
	const ends = (way: string) =>
		page.locator(`.chanceways path[data-state=${way}]`).evaluate(path => {
			const numbers = path
				.getAttribute('d')!
				.match(/[\d.]+/g)!
				.map(Number);
			const fields = [...document.querySelectorAll('.map [data-area]')].map(e => {
				const r = e.getBoundingClientRect();
				return { area: e.getAttribute('data-area'), x: r.x + r.width / 2, y: r.y + r.height / 2 };
			});
			const nearest = (x: number, y: number) =>
				fields.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]!.area;
			return [nearest(numbers[0]!, numbers[1]!), nearest(numbers[4]!, numbers[5]!)];
		});
	expect(await ends('better')).toEqual(['I2', 'H3']);
	expect(await ends('played')).toEqual(['I2', 'I3']);
	// and nothing of it lies under what is said about it
	for (const size of [
		{ width: 1366, height: 768 },
		{ width: 820, height: 1180 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(size);
		await expect
			.poll(() =>
				page.evaluate(() => {
					const card = document.querySelector('.better')!.getBoundingClientRect();
					return [...document.querySelectorAll('.chancepill')].filter(e => {
						const r = e.getBoundingClientRect();
						return r.left < card.right && r.right > card.left && r.top < card.bottom && r.bottom > card.top;
					}).length;
				}),
			)
			.toBe(0);
		await expect(page.locator('.chancepill')).toHaveCount(2);
	}
	await shot(page, 'better-way');
});

test('the end is not told before the last moves were shown', inAll(), async ({ page }) => {
	await page.addInitScript(() => (localStorage.setItem('speed', 'normal'), localStorage.setItem('list', 'off')));
	const { record, seats, asked } = recorded('legendary', /^1055 s4 end$/); // in round 24, which is made the last one
	await keepTable(page, {
		...{ id: 'end', game: 'legendary', seats, bot: 'level:1', people: [asked], log: [] },
		record: record.replace('max_rounds=40', 'max_rounds=24'),
	});
	await turn(page);
	await page.locator('.dock [data-move=end]').click();
	await page.locator('.passing').waitFor();
	await expect(page.locator('.dock')).not.toContainText('The game is over.');
	await expect(page.locator('.replay')).toHaveCount(0);
	await page.keyboard.press('Space');
	await expect(page.locator('.prompt')).toHaveText('The game is over.');
	await page.locator('.finale').waitFor();
});

test('a turning point is told and can be tried out, before the game is analysed', inAll(), async ({ page }) => {
	const end = moments.cyclades!.find(m => m.name === 'end')!;
	await keepTable(page, (await tableOf('cyclades', end, 0)).table);
	await page.locator('.river__turn').first().click();
	const told = page.locator('.stage .better');
	await expect(told.getByRole('heading')).toHaveText(/^\S.*: \S/);
	await expect(told.locator('.better__plates b').first()).toHaveText(/%/);
	await told.getByRole('button', { name: 'Try it' }).click();
	await page.locator('.table[data-turn=mine]').waitFor();
});
