// The feel of play: others' moves one by one, questions that answer themselves, taking back step by step, a game
// without a face. What the state of a table decides of it is tried for every change without a browser (tests/page:
// playback, answer, lines), and here in ./test all.
import {
	clickOn,
	expect,
	inAll,
	keepTable,
	leaf,
	move,
	now,
	over,
	recorded,
	speak,
	start,
	test,
	turn,
	withoutNews,
} from './lib';
import { atRest } from './checks';
import { layoutFaults } from './layout';

test('others’ moves are shown one by one, never ahead of the story, and can be skipped', inAll(), async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('speed', 'fast'));
	await start(page, 'cyclades', 'Play now');
	// what was shown, each time something changed: the line of the stage, the newest line of the story
	await page.evaluate(() => {
		const seen: [stage: number, story: number][] = ((window as any).seen = []);
		const table = document.querySelector<HTMLElement>('.table')!;
		new MutationObserver(() => {
			const story = Number(document.querySelector<HTMLElement>('.story li[data-line]')?.dataset.line ?? 0),
				stage = Number(table.querySelector<HTMLElement>('.stage')!.dataset.line);
			if (seen.at(-1)?.[0] !== stage || seen.at(-1)?.[1] !== story) seen.push([stage, story]);
		}).observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-line'] });
	});
	const before = (await turn(page)).line;
	// until bots have had several moves in a row
	const steps = () =>
		page.evaluate(
			from => new Set(((window as any).seen as number[][]).map(s => s[0]!).filter(l => l > from)).size,
			before,
		);
	while ((await steps()) < 4) await move(page);
	await turn(page);
	const seen = await page.evaluate(() => (window as any).seen as [number, number][]);
	for (let i = 1; i < seen.length; i++) expect(seen[i]![0]).toBeGreaterThanOrEqual(seen[i - 1]![0]); // in order
	for (const [stage, story] of seen)
		expect(story).toBeLessThanOrEqual(Math.max(stage, story === stage + 1 ? story : stage));
	// skipping changes nothing but the time it takes: the newest position is the server's
	await page.evaluate(() => localStorage.setItem('speed', 'slow'));
	await move(page);
	await page.keyboard.press('Space');
	const { line } = await turn(page);
	const id = /table\/(\w+)/.exec(page.url())![1];
	expect(line).toBe(
		await page.evaluate(
			id =>
				fetch(`/api/tables/${id}/view`)
					.then(r => r.json())
					.then(v => v.line),
			id,
		),
	);
});

test(
	'a moot question answers itself, but not after an undo, which goes on to what was decided',
	inAll(),
	async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('auto', 'on'));
		await withoutNews(page);
		let free: string | undefined,
			all = false; // questions of another kind are moot; then all are
		await page.route(/\/view(\?|$)/, async route => {
			const answer = await route.fetch(),
				view = await answer.json();
			if (view.question?.moves && (all || (free && view.question.node !== free)))
				Object.assign(view.question, { moves: view.question.moves.slice(0, 1), moot: true });
			await route.fulfill({ json: view });
		});
		await start(page, 'elysium');
		const { line } = await turn(page),
			id = /table\/(\w+)/.exec(page.url())![1],
			prompt = await page.locator('.prompt').innerText();
		free = await page.evaluate(
			id =>
				fetch(`/api/tables/${id}/view`)
					.then(r => r.json())
					.then(v => v.question.node),
			id,
		);
		const own = () =>
			page.evaluate(async id => {
				const you = (await fetch(`/api/tables/${id}`).then(r => r.json())).you as string;
				return (await fetch(`/api/tables/${id}/record`).then(r => r.text()))
					.split('\n')
					.map(l => l.split(' '))
					.filter(w => Number(w[0]) > 0 && w[1] === you)
					.map(w => w.slice(2).join(' '));
			}, id);
		const before = (await own()).length; // what was moot in this game answered itself already
		await move(page);
		// the questions that follow are gone without a click, until one of the first kind
		await expect.poll(async () => (await own()).length).toBeGreaterThan(before + 1);
		await page.waitForFunction(
			() =>
				document.querySelector<HTMLElement>('.table')!.dataset.turn === 'mine' &&
				document.querySelectorAll('.choices button').length > 1,
		);
		const done = (await own()).length;
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect.poll(async () => (await own()).at(-1)).toBe(`undo ${line + 1}`);
		expect((await own()).slice(done)).toHaveLength(done - before); // one after the other
		await expect(page.locator('.prompt')).toHaveText(prompt);
		// nothing is before this one: it waits
		all = true;
		await page.clock.install();
		await page.reload();
		const at = (await turn(page)).line;
		await expect(page.locator('.choices button')).toHaveCount(1);
		await page.clock.fastForward(60_000); // nothing is to come later
		await page.evaluate(() => fetch('/healthz'));
		expect((await now(page))!.line).toBe(at);
	},
);

test('taking back goes on step by step', inAll(), async ({ page }) => {
	await start(page, 'elysium');
	const prompts: string[] = [],
		prompt = page.locator('.prompt');
	for (let i = 0; i < 3; i++) {
		await turn(page);
		prompts.push(await prompt.innerText());
		await move(page);
	}
	await turn(page);
	const id = /table\/(\w+)/.exec(page.url())![1];
	const own = () =>
		page.evaluate(async id => {
			const you = (await fetch(`/api/tables/${id}`).then(r => r.json())).you as string;
			const record = await fetch(`/api/tables/${id}/record`).then(r => r.text());
			return record
				.split('\n')
				.map(l => l.split(' '))
				.filter(w => Number(w[0]) > 0 && w[1] === you && w[2] !== 'undo')
				.map(w => w.slice(2).join(' '));
		}, id);
	const done = await own();
	expect(done.length).toBe(3);
	for (const before of prompts.reverse()) {
		const { line } = await turn(page);
		await page.getByRole('button', { name: 'Undo' }).click();
		await page.waitForFunction(
			line => Number(document.querySelector<HTMLElement>('.table')!.dataset.line) > line,
			line,
		);
		await turn(page);
		await expect(prompt).toHaveText(before);
	}
	// all tools at once, on small laptops
	for (const [tongue, language] of [
		['Language', 'Русский'],
		['Язык', 'Polski'],
		['Język', 'English'],
	] as const) {
		await speak(page, language, tongue);
		for (const [width, height] of [
			[1280, 720],
			[1366, 768],
		] as const) {
			await page.setViewportSize({ width, height });
			await turn(page);
			await page.evaluate(atRest);
			expect(await page.locator('.dock__tools button').count()).toBeGreaterThan(5);
			// the list of all choices lies over the board
			const faults = await layoutFaults(page, true);
			expect(faults.filter(f => !f.startsWith('words are covered'))).toEqual([]);
		}
	}
	// and forward again, as long as the bot does what it did before: it thinks anew, and may do otherwise
	const redo = page.getByRole('button', { name: 'Redo' });
	await expect(redo).toBeVisible();
	for (let i = 0; i < 2 && (await redo.isVisible()); i++) {
		const { line } = await turn(page);
		await redo.click();
		await page.waitForFunction(
			line => Number(document.querySelector<HTMLElement>('.table')!.dataset.line) > line,
			line,
		);
		await turn(page);
		expect((await own()).slice(3)).toEqual(done.slice(0, i + 1));
	}
});

test('what happened while one was away is told and can be watched; things fly where motion is wanted', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await start(page, 'cyclades', 'Play now');
	const flights = () => page.evaluate(() => (window as any).flights as number);
	const watch = () =>
		page.evaluate(() => {
			(window as any).flights = 0;
			new MutationObserver(all =>
				all.forEach(m =>
					m.addedNodes.forEach(
						n => n instanceof HTMLElement && n.classList.contains('flight') && (window as any).flights++,
					),
				),
			).observe(document.querySelector('.table')!, { childList: true });
		});
	await watch();
	while ((await now(page))!.line < 25 || !(await flights())) await move(page);
	await turn(page);
	// as if the table had last been looked at long ago: until others have done enough since our last move
	const dialog = page.getByRole('dialog', { name: 'While you were away' });
	for (;;) {
		await page.evaluate(() => localStorage.setItem(`seen ${/table\/(\w+)/.exec(location.hash)![1]}`, '2'));
		await page.reload();
		await turn(page);
		if (await dialog.count()) break;
		await move(page);
	}
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await watch();
	const { line } = await turn(page);
	await dialog.getByRole('button', { name: 'Watch it' }).click();
	await page.locator('.table[data-turn=others]').waitFor();
	await expect(dialog).toHaveCount(0);
	await page.keyboard.press('Space');
	expect((await turn(page)).line).toBe(line);
	expect(await flights()).toBe(0);
});

// Game, the line at which a card is taken, how many lines that is.
const taken: [game: string, line: RegExp, lines: number][] = [
	['cyclades', /^\d+ s\d buy /, 1],
	['legendary', /^\d+ s\d creature$/, 2],
	['elysium', /^\d+ s\d acquire /, 2],
];
for (const [game, line, lines] of taken)
	test(`${game}: a card that flies to its owner shows its face`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await page.addInitScript(() => localStorage.setItem('list', 'off'));
		const { record, seats, asked, then } = recorded(game, line);
		await keepTable(page, { id: 'flight', game, seats, bot: 'level:1', people: [asked], record, log: [] });
		await turn(page);
		await page.evaluate(() => {
			const flown: string[] = ((window as any).flown = []);
			new MutationObserver(all =>
				all.forEach(m =>
					m.addedNodes.forEach(
						n =>
							n instanceof HTMLElement &&
							n.matches('.flight--card') &&
							flown.push(n.querySelector('.card__art svg') ? n.textContent! : 'blank'),
					),
				),
			).observe(document.querySelector('.table')!, { childList: true });
		});
		for (const move of then.slice(0, lines)) expect(await page.evaluate(m => window.hand.play(m), move)).toBe('');
		const flown = () => page.evaluate(() => (window as any).flown as string[]);
		await expect.poll(async () => (await flown()).length).toBeGreaterThan(0);
		expect((await flown())[0]).toMatch(/[a-z]{3}/i);
		expect(await flown()).not.toContain('blank');
	});

test('Escape leaves an action that is half made', inAll(), async ({ page }) => {
	// until a move was only a step, as building is before its place is known: it changed nothing yet; a game may end
	// without one
	const step = () =>
		page.evaluate(
			async id => {
				const log: { seat: string; events: unknown[] }[] = await fetch(`/api/tables/${id}/log?from=0`).then(r =>
					r.json(),
				);
				return log.at(-1)?.seat === 's1' && !log.at(-1)!.events.length;
			},
			/table\/(\w+)/.exec(page.url())![1],
		);
	for (let i = 3, on = false; !on; i++) {
		if (i === 3 || (await over(page))) await start(page, 'legendary');
		await clickOn(page, 1, i);
		on = !(await over(page)) && (await step());
	}
	const { line } = await turn(page),
		asked = await page.locator('.prompt').innerText();
	await page.keyboard.press('Escape');
	await page.waitForFunction(
		line => Number(document.querySelector<HTMLElement>('.table')!.dataset.line) > line,
		line,
	);
	await turn(page);
	await expect(page.locator('.prompt')).not.toHaveText(asked);
});

test.describe('without a face', () => {
	test.use({ serviceWorkers: 'block' }); // it would bring the face all the same
	test('a game is told in words and played from the list', async ({ page }) => {
		await page.route('**/games/elysium.js', route => route.abort());
		await start(page, 'elysium');
		await expect(page.locator('.stage > .describe')).toBeVisible();
		expect(await clickOn(page, 25, 3)).toBe(25);
		expect((await now(page))!.line).toBeGreaterThan(20);
	});
});

test('tables in this browser do not run out', async ({ page }) => {
	await page.goto('/');
	// more than the engine has room for, asked of the worker as the page asks it; the first has long left the engine
	// then, and is still there
	const lines = await page.evaluate(async () => {
		const worker = new Worker('/worker.js', { type: 'module' }),
			words = ['You', 'Player', 'Kleon', 'Lykos'],
			tables: string[] = [];
		let id = 0;
		const ask = (what: string, body: object) =>
			new Promise<unknown>((done, fail) => {
				const mine = ++id;
				worker.onmessage = e =>
					e.data.id === mine && (e.data.error ? fail(new Error(e.data.error)) : done(e.data.answer));
				worker.postMessage({ id: mine, what, lang: 'en', words, ...body });
			});
		while (tables.length < 30)
			tables.push(
				(await ask('new', {
					game: 'elysium',
					seats: 2,
					bot: 'level:1',
					people: [0, 1],
					options: {},
				})) as string,
			);
		const seen = [];
		for (const table of tables) seen.push(((await ask('view', { table })) as { line: number }).line);
		worker.terminate();
		return seen;
	});
	expect(lines.length).toBe(30);
	for (const line of lines) expect(line).toBeGreaterThan(0);
});

test('every choice says what it costs', inAll(), async ({ page }) => {
	await start(page, 'cyclades');
	const id = /table\/(\w+)/.exec(page.url())![1];
	const asked = () =>
		page.evaluate(
			id =>
				fetch(`/api/tables/${id}/view`)
					.then(r => r.json())
					.then(v => v.question.moves as { price: number; cost: string }[]),
			id,
		);
	// until something is for sale
	for (let i = 0; ; i++) {
		const moves = await asked(),
			dear = moves.find(m => m.price > 0);
		for (const m of moves) {
			expect(typeof m.price).toBe('number');
			expect(m.cost !== '').toBe(m.price > 0);
		}
		if (dear) return expect(dear.cost).toBe(`${dear.price} GP`);
		expect(await clickOn(page, 1, i)).toBe(1); // not over yet
	}
});

test('who wants it confirms every move with the seal', inAll(), async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('careful', 'on'));
	await start(page, 'cyclades');
	const { line } = await turn(page);
	await (await leaf(page)).click();
	const seal = page.locator('.dock .seal');
	await expect(seal).toBeEnabled();
	expect((await now(page))!.line).toBe(line);
	// cancelled
	await page.keyboard.press('Escape');
	await expect(seal).toHaveCount(0);
	await (await leaf(page)).click();
	await seal.click();
	await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(line);
});
