// Touching and dragging: how many clicks the usual actions take (counted, and held to what docs/LOOK.md says), pieces
// and cards that are dragged, and a finger that comes down beside a small thing. All at recorded games, so nothing is
// left to luck.
import type { Page } from '@playwright/test';
import { expect, inAll, keepTable, recorded, test } from './lib';

test.use({ viewport: { width: 1366, height: 768 } });

// The table as it stood before a line of this kind; what its seat did then.
async function open(page: Page, game: string, line: RegExp): Promise<string[]> {
	const { record, seats, asked, then } = recorded(game, line),
		id = `${game}-${line.source.replace(/\W/g, '')}`;
	await keepTable(page, { id, game, seats, bot: 'level:1', people: [asked], record, log: [] });
	await page.locator('.table[data-turn=mine]').waitFor();
	await page.locator('.map__drawing, .domain').first().waitFor();
	return then;
}

interface Now {
	line: string;
	picked: string;
	turn: string;
}
// once all parts of the page show the same
const now = async (page: Page) => (
	await page.locator('.table:not([data-waits])').waitFor(),
	page.evaluate(() => ({
		...document.querySelector<HTMLElement>('.table')!.dataset,
	})) as Promise<unknown> as Promise<Now>
);
const changed = (page: Page, before: Now) =>
	page.waitForFunction(b => {
		const d = document.querySelector<HTMLElement>('.table')!.dataset;
		return d.turn !== 'sent' && (d.line !== b.line || d.picked !== b.picked);
	}, before);

// Where the hand goes next to play this move. What lies beyond the edge of its part of the page comes into sight first.
async function next(page: Page, move: string): Promise<{ x: number; y: number }> {
	const { at, covers } = await page.evaluate(async move => {
		let at: ReturnType<typeof window.hand.find> = null;
		await window.hand.until(() => !!(at = window.hand.find(move, [])), 3000);
		at = at as ReturnType<typeof window.hand.find>;
		return { at: at && { x: at.x, y: at.y }, covers: window.hand.covers(move) };
	}, move);
	if (!at) throw new Error(`nowhere to click for ${move} ${covers}`);
	return at;
}

// Plays a recorded move by the mouse alone. How many clicks that took.
async function byHand(page: Page, move: string): Promise<number> {
	const before = await now(page);
	for (let clicks = 0; clicks < 6;) {
		const was = await now(page),
			at = await next(page, move);
		await page.mouse.click(at.x, at.y);
		clicks++;
		await changed(page, was);
		if ((await now(page)).line !== before.line) return clicks;
	}
	throw new Error(`${move} takes more than six clicks`);
}

test('a table that says whose turn it is shows all that may be chosen', async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('list', 'off');
		const watch = new MutationObserver(() => {
			if (!document.querySelector('.table[data-turn]:not([data-waits])')) return;
			watch.disconnect();
			window.firstLit = document.querySelectorAll('.agora .card[data-lit]').length;
		});
		watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-turn', 'data-waits'] });
	});
	await open(page, 'elysium', /^\d+ s\d acquire /);
	await page.locator('.agora .card[data-lit]').first().waitFor();
	await now(page);
	expect(await page.evaluate(() => window.firstLit)).toBe(await page.locator('.agora .card[data-lit]').count());
});
declare global {
	interface Window {
		firstLit: number;
	}
}

// The action, where it is found, how many of the recorded steps belong to it, how many clicks it may take.
const cases: [action: string, game: string, line: RegExp, steps: number, most: number][] = [
	['bid', 'cyclades', /^\d+ s\d offer /, 1, 1],
	['build', 'cyclades', /^\d+ s\d build /, 1, 2],
	['march', 'cyclades', /^\d+ s\d march /, 1, 3],
	['move fleets', 'legendary', /^\d+ s\d sea_move/, 4, 4],
	['march with hoplites', 'hellas', /^\d+ s\d special march/, 2, 3],
	['pray', 'hellas', /^\d+ s\d prayer/, 2, 2],
	['acquire', 'elysium', /^\d+ s\d acquire /, 1, 1],
	['transfer', 'elysium', /^\d+ s\d transfer /, 2, 2],
];

// The same actions are counted for every change in touches.spec.ts, without the mouse.
test('the usual actions take few clicks', inAll(), async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const counted: string[] = [];
	for (const [action, game, line, steps, most] of cases) {
		const then = await open(page, game, line);
		let clicks = 0;
		for (const move of then.slice(0, steps)) clicks += await byHand(page, move);
		counted.push(`${action} ${clicks}`);
		expect.soft(clicks, `${action} in ${game}`).toBeLessThanOrEqual(most);
		await expect(page.locator('.allchoices')).toHaveCount(0);
	}
	console.log(`clicks: ${counted.join(', ')}`);
});

// The middle of a thing on the board.
const middle = async (page: Page, what: string) => {
	const b = (await page.locator(what).first().boundingBox())!;
	return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
};
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	for (let i = 1; i <= 6; i++)
		await page.mouse.move(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6);
	await expect(page.locator('.dragged')).toHaveCount(1); // it goes along
	await page.mouse.up();
	await expect(page.locator('.dragged')).toHaveCount(0);
}

test('a fleet is dragged to its place, and put back where it cannot go; a card is dragged to the Domain', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('list', 'off'));
	const [move] = await open(page, 'cyclades', /^\d+ s\d sail \S+ \d /),
		[, from, n, to] = move!.split(' '),
		before = await now(page);
	const fleet = await middle(page, `.map-piece[data-on="${from}"]`),
		island = await middle(page, '.map-name');
	// dropped on a name in the water or on an island: nothing was chosen
	await drag(page, fleet, island);
	expect(await now(page)).toMatchObject({ line: before.line, picked: before.picked });
	await drag(page, fleet, await middle(page, `[data-area="${to}"]`));
	// it is played, or asks how many; what is picked changes before either
	const steps = page.locator('.steps > button');
	const asks = async () => (await steps.count()) >= Number(n);
	await expect.poll(async () => (await now(page)).line !== before.line || (await asks())).toBe(true);
	if (await asks()) await steps.nth(Number(n) - 1).click();
	await expect(page.locator('.rail__story .story')).toContainText('fleet from');
	// Elysium: from the Agora into our own Domain
	const [acquire] = await open(page, 'elysium', /^\d+ s\d acquire /),
		card = acquire!.split(' ')[1]!,
		line = (await now(page)).line;
	await drag(page, await middle(page, `.agora [data-target="card:${card}"]`), await middle(page, '.domain'));
	await expect.poll(async () => (await now(page)).line).not.toBe(line);
	await expect(page.locator(`.agora [data-target="card:${card}"]`)).toHaveCount(0);
});
