// The table with other people and with trouble: two browsers, reconnect, wrong links, refusals.
import type { Page } from '@playwright/test';
import { turnEnds } from '../../../clients/web/src/table/state/lines';
import type { LogEntry } from '../../../clients/web/src/play/types';
import {
	axeBoth,
	click,
	clickOn,
	dice,
	expect,
	finish,
	guest,
	inAll,
	leaf,
	move,
	now,
	shot,
	start,
	test,
	turn,
} from './lib';

test('two browsers at one table', inAll(), async ({ page, browser }) => {
	await page.goto('/');
	const card = page.locator('#game-elysium');
	await card.getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption('2');
	await setup.getByLabel('Seat 2').selectOption('open');
	await shot(page, 'setup');
	await setup.getByLabel('Your name').fill('Anaxandra');
	await setup.getByRole('button', { name: 'Open a table' }).click();
	const link = await page.getByLabel(/Send this link/).inputValue();
	await shot(page, 'waiting');
	const other = await guest(browser);
	await other.goto(link);
	await other.getByLabel('Your name').fill('Berenike');
	await shot(other, 'join');
	await axeBoth(other, 'join');
	await other.getByRole('button', { name: 'Sit down' }).click();
	await expect(page.getByRole('heading', { name: 'Berenike' })).toBeVisible();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(page.locator('.room__note')).toContainText('Everybody is ready');
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.prompt')).toBeVisible();
	await expect(other.locator('.prompt')).toBeVisible();
	const random = dice(3);
	// until each has clicked: whoever is asked
	const clicks = new Map<Page, number>([
		[page, 0],
		[other, 0],
	]);
	for (let i = 0; i < 12 || Math.min(...clicks.values()) === 0; i++) {
		let asked: Page | undefined;
		await expect
			.poll(async () => {
				for (const p of clicks.keys()) if ((await now(p))?.turn === 'mine') asked = p;
				return !!asked;
			})
			.toBe(true);
		await click(asked!, random);
		clicks.set(asked!, clicks.get(asked!)! + 1);
	}
	// the story says whose name is the reader's
	for (const [p, mine, theirs] of [
		[page, 'Anaxandra', 'Berenike'],
		[other, 'Berenike', 'Anaxandra'],
	] as const) {
		const story = p.locator('.rail__story .story');
		await expect(story).toContainText(`${mine} (you)`);
		await expect(story).toContainText(theirs);
		await expect(story).not.toContainText(`${theirs} (you)`);
	}
	// what one says the other reads
	for (const p of [page, other]) await p.getByRole('tab', { name: /^Chat/ }).click();
	await other.getByLabel('Say something').fill('good move');
	await other.getByRole('button', { name: 'Send' }).click();
	await expect(page.locator('.chat')).toContainText('good move');
	// both see the same number of lines
	await expect.poll(async () => (await now(page))!.line - (await now(other))!.line).toBe(0);
	await other.context().close();
});

test('reconnect in the middle of a game', async ({ page, context }) => {
	await start(page, 'cyclades');
	const random = dice(4);
	for (let i = 0; i < 4; i++) await click(page, random);
	const choice = await leaf(page);
	const { line } = await turn(page);
	await context.setOffline(true);
	await choice.click();
	await expect(page.getByText(/cannot be reached|Connection lost/).first()).toBeVisible();
	await context.setOffline(false);
	// the move arrives after all, and nobody complains any more
	await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(line);
	await expect(page.locator('.trouble')).toBeEmpty();
	await expect(page.getByText(/cannot be reached|Connection lost/)).toHaveCount(0);
	await move(page);
	// a reload brings the same table back
	const before = (await turn(page)).line;
	await page.reload();
	expect((await turn(page)).line).toBe(before);
});

test('a wrong link and a stranger', async ({ page, browser }) => {
	await page.goto('/#/table/nosuchtable');
	await expect(page.getByRole('alert')).toContainText('no such table');
	// a private table cannot be looked into by a stranger, nor by a wrong token
	await start(page, 'elysium');
	const url = page.url();
	const stranger = await guest(browser);
	await stranger.context().addCookies([{ name: 'petteia', value: 'wrong', url: new URL(url).origin }]);
	await stranger.goto(url);
	await expect(stranger.getByRole('alert')).toContainText(/no such table/i);
	await expect(stranger.locator('.choices')).toHaveCount(0);
	await stranger.context().close();
});

test('what the server says wrong is told in plain words and passes', async ({ page }) => {
	await start(page, 'cyclades');
	// each trouble lasts until the test has read what the page says of it
	const answers = [503, 429, 409],
		read: (() => void)[] = [];
	const seen = answers.map(() => new Promise<void>(done => read.push(done)));
	let asked = 0;
	await page.route('**/move', async route => {
		const n = asked++,
			status = answers[n];
		if (!status) return route.fallback();
		if (n > 0) await seen[n - 1];
		await route.fulfill({ status, json: { error: status === 409 ? 'line' : 'too_many', message: 'x', line: 1 } });
	});
	await (await leaf(page)).click();
	await expect(page.locator('.trouble')).toContainText('server has a problem');
	read[0]!();
	await expect(page.locator('.trouble')).toContainText('Too many requests');
	read[1]!();
	await expect(page.getByRole('alert')).toContainText('moved on');
	await expect(page.locator('.trouble')).toBeEmpty();
	await move(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('why not, rules, undo, hover and replay', async ({ page }) => {
	await start(page, 'cyclades');
	// gods are asked for: the sea cannot be chosen, the god that lies face down has a reason of its own
	const note = page.locator('.messages [role=alert]');
	await page.locator('.board .area.sea').first().click();
	await expect(note).toContainText('This is not what is to be chosen now'); // with what is asked, and its rule
	await expect(note).toContainText('CY-7.2');
	await page.locator('.rail [data-target^="god:"]:not([data-lit])').first().click();
	await expect(note).toContainText('CY-5.9');
	await note.getByRole('button', { name: /^Rule/ }).click();
	await expect(page.locator('dialog .rules li').first()).toBeVisible();
	await axeBoth(page, 'rules at the table');
	await page.getByRole('searchbox').fill('metropolis');
	await expect(page.locator('dialog .rules li').first()).toContainText(/metropolis/i);
	await page.keyboard.press('Escape'); // clears the search
	await page.keyboard.press('Escape');
	await expect(page.locator('dialog')).toHaveCount(0);
	await move(page);
	const before = (await turn(page)).line;
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(before); // an undo is a line of its own
	await page.locator('.story li').nth(1).hover();
	await page.locator('.story li').nth(1).click();
	await expect(page.locator('.prompt')).toHaveText(/^Round 1 · \S/);
	const shown = page.url();
	await page.getByRole('button', { name: 'One step back' }).click();
	await expect(page).not.toHaveURL(shown);
	await expect(page).toHaveURL(/at=\d+/);
	// who goes first has nothing before the own turn
	await expect(page.locator('.prompt')).toHaveText(/^(Round 1 · \S|The beginning)/);
	await page.getByRole('button', { name: 'Back to the game' }).click();
	await expect(page).not.toHaveURL(/at=/);
});

test('a finished game is replayed from a link, through any eyes', inAll(), async ({ page }) => {
	await start(page, 'elysium');
	await finish([page], /table\/(\w+)/.exec(page.url())![1]!);
	await expect(page.locator('.result')).toBeVisible();
	for (const name of ['Rematch', 'Rematch, seats rotated', 'New game', 'Share', 'Analyse the game'])
		await expect(page.getByRole('button', { name, exact: name !== 'Rematch' }).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Awards' })).toBeVisible();
	const url = page.url();
	await page.goto('about:blank');
	await page.goto(url + '?at=20&as=s2');
	// arrow keys go by whole turns: to where another seat begins
	await page.locator('.table[data-line="20"]:not([data-waits])').waitFor();
	await expect(page.locator('.prompt')).toHaveText(/^Epoch I · \S/);
	await expect(page.getByRole('button', { name: 'One step on' })).toBeEnabled(); // turns are known from the story
	await page.keyboard.press('ArrowRight');
	const id = /table\/(\w+)/.exec(url)![1];
	const log: LogEntry[] = await page.evaluate(id => fetch(`/api/tables/${id}/log?from=0`).then(r => r.json()), id);
	await page.locator(`.table[data-line="${turnEnds(log).find(n => n > 20)}"]:not([data-waits])`).waitFor();
	await page.goto(url + '?at=20&as=s2');
	await page.locator('.table[data-line="20"]:not([data-waits])').waitFor();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.table')!.dataset.line) >= 22);
	await page.getByRole('button', { name: 'Pause' }).click();
	await shot(page, 'replay');
	await axeBoth(page, 'replay');
	await page.getByRole('button', { name: 'Continue from here' }).click();
	await page.waitForURL(to => /#\/table\//.test(to.hash) && !to.href.startsWith(url));
	await turn(page);
});

// tests/page/live.test.ts tries the same for every change
test('who looks elsewhere while a position is on its way sees what was asked for last', inAll(), async ({ page }) => {
	await start(page, 'elysium');
	await clickOn(page, 4, 2);
	const url = page.url();
	let asked = () => {},
		answer = () => {};
	const asks = new Promise<void>(done => (asked = done)),
		held = new Promise<void>(done => (answer = done));
	await page.route(/\/view\?(.*&)?at=2(&|$)/, async route => {
		asked();
		await held;
		await route.fallback();
	});
	await page.goto(url + '?at=2');
	await asks;
	await page.goto(url + '?at=1');
	const came = page.waitForResponse(/\/view\?(.*&)?at=2(&|$)/);
	answer();
	await came;
	await page.locator('.table[data-line="1"]:not([data-waits])').waitFor();
});
