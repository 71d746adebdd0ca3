// Lessons: every step of every game, done by touching what it speaks of, with the mouse, where a pupil would. A wrong
// touch gets an answer, and the lesson goes on where it was left.
import { axe, expect, games, shot, test, wish } from './lib';
import type { Page } from '@playwright/test';

// What a pupil has: no open list of choices.
const pupil = { list: 'off', speed: 'once', auto: 'off' };

interface Act {
	move?: string;
	want?: string[];
	all?: boolean;
	wrong?: { move: string; rule: string; text: string }[];
}
interface Step {
	id: string;
	say: string;
	look: boolean;
	acts: Act[];
	right: string;
	otherwise: string;
}
interface Doc {
	lessons: { steps: Step[] }[];
}

const owl = (page: Page) => page.getByRole('dialog', { name: 'The owl' });
const line = (page: Page) => page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')!.dataset.line));
const plain = (text: string) => text.replaceAll('*', '');

// Where a pupil would touch for a move: a point on the thing that is not covered by anything else.
function where(page: Page, move: string, tried: string[]) {
	return page.evaluate(
		([move, tried]) => {
			const [verb, ...tokens] = (move as string).split(' ');
			const found: [string, Element][] = [];
			const add = (key: string, selector: string) => document.querySelectorAll(selector).forEach(e => found.push([key, e]));
			add('move', `.dock [data-move="${move}"], .stage [data-move="${move}"], .rail [data-move="${move}"], .hands [data-move="${move}"]`);
			for (const token of tokens) add(token, `[data-lit][data-target$=":${CSS.escape(token)}"]`);
			add('verb', `[data-lit][data-target="verb:${verb}"], [data-verb="${verb}"]:not([data-move])`);
			for (const token of tokens) document.querySelectorAll('.steps button').forEach(b => b.firstChild?.textContent === token && found.push(['n' + token, b]));
			add('seal', '.seal:not(:disabled)');
			for (const [key, e] of found) {
				if ((tried as string[]).includes(key)) continue;
				e.scrollIntoView({ block: 'nearest' });
				const r = e.getBoundingClientRect();
				for (const [i, k] of [[4, 4], [2, 4], [6, 4], [4, 2], [4, 6], [1, 4], [7, 4], [4, 1], [4, 7], [2, 2], [6, 6], [2, 6], [6, 2], [3, 3], [5, 5], [3, 5], [5, 3]]) {
					const x = r.left + (r.width * i!) / 8, y = r.top + (r.height * k!) / 8;
					const top = document.elementFromPoint(x, y);
					if (top && (e === top || e.contains(top))) return { key, x, y };
				}
			}
			return null;
		},
		[move, tried] as const,
	);
}

// What a touch may change: the position, what is picked of a move, what the owl says.
const state = (page: Page) =>
	page.evaluate(() => {
		const d = document.querySelector<HTMLElement>('.table')!.dataset;
		return [d.line, d.picked, document.querySelector('.owl__say')?.textContent].join('|');
	});

// Does a move by touching: 'played' when the table has gone on, 'answered' when the owl has said something to it.
async function touch(page: Page, move: string): Promise<'played' | 'answered' | 'not found'> {
	const began = await line(page);
	const tried: string[] = [];
	for (;;) {
		const at = await where(page, move, tried);
		if (!at) return 'not found';
		tried.push(at.key);
		const before = await state(page);
		await page.mouse.click(at.x, at.y);
		await expect.poll(() => state(page), { intervals: [10, 20, 40], timeout: 20_000, message: `${move}: ${at.key} is touched` }).not.toBe(before);
		await page.locator('.table:not([data-turn=sent])').waitFor();
		if ((await line(page)) !== began) return 'played';
		const say = page.locator('.owl__say[data-state=answer]');
		if ((await say.count()) && !before.endsWith(`|${await say.textContent()}`)) return 'answered';
	}
}

// What was picked of another move goes back.
const put = async (page: Page) => {
	const back = page.getByRole('button', { name: 'Put back' });
	if (await back.count()) await back.click();
};

for (const game of games)
	test(`every step of the lessons of ${game}`, async ({ page }) => {
		await wish(page, pupil);
		await page.goto('/');
		await page.evaluate(() => localStorage.setItem('list', 'off'));
		await page.locator(`#game-${game}`).getByRole('link', { name: 'Learn' }).click();
		const doc: Doc = await page.evaluate(g => fetch(`/games/${g}.lesson.json`).then(a => a.json()), game);
		const say = page.locator('.owl__say');
		const steps = doc.lessons.flatMap(l => l.steps);
		const missed: string[] = [];
		let answered = 0;
		for (const [n, step] of steps.entries()) {
			await expect(say).toHaveAttribute('data-step', step.id);
			await expect(say).toContainText(plain(step.say));
			await expect(page.locator('.veil__edge').first()).toBeVisible();
			for (const act of step.acts) {
				for (const want of act.all ? act.want! : (act.want ?? []).slice(0, 1)) {
					// the first wrong thing that can be touched gets its answer
					const wrong = want === act.want![0] && act.wrong!.find(w => !w.rule);
					if (wrong && (await touch(page, wrong.move)) === 'answered') {
						await expect(say).toContainText(plain(wrong.text));
						answered++;
					}
					await put(page);
					if ((await touch(page, want)) !== 'played') missed.push(`${step.id}: ${want}`);
				}
			}
			if (missed.length) break;
			if (!step.look) await expect(say).toContainText(plain(step.right));
			if (n === 3) await shot(page, `lesson-${game}`);
			if (n + 1 < steps.length) await owl(page).getByRole('button', { name: 'Next' }).click();
		}
		expect(missed).toEqual([]);
		expect(answered).toBeGreaterThan(8);
		await expect(owl(page).getByRole('button', { name: 'Play a first game with me' })).toBeVisible();
	});

test('a lesson goes on where it was left; the owl stays with the first game', async ({ page }) => {
	await wish(page, pupil);
	await page.goto('/');
	await page.evaluate(() => (localStorage.setItem('list', 'off'), localStorage.setItem('lesson elysium', 'pair')));
	await page.goto('/#/learn/elysium');
	const say = page.locator('.owl__say');
	await expect(say).toHaveAttribute('data-step', 'pair');
	await axe(page, 'a lesson');
	await owl(page).getByRole('button', { name: 'Back' }).click();
	await expect(say).toHaveAttribute('data-step', 'first');
	await page.reload();
	await expect(say).toHaveAttribute('data-step', 'first');
	// skipped, and the last step done
	await owl(page).getByRole('button', { name: 'Skip' }).click();
	await expect(say).toHaveAttribute('data-step', 'pair');
	await page.evaluate(() => localStorage.setItem('lesson elysium', 'win'));
	await page.reload();
	await expect(say).toHaveAttribute('data-step', 'win');
	expect(await touch(page, 'transfer HAD-02')).toBe('played');
	expect(await touch(page, 'onto p2 HEP-01')).toBe('played');
	await owl(page).getByRole('button', { name: 'Play a first game with me' }).click();
	// a novice at the other seat, and a word at the first turn, once
	await page.waitForURL(/#\/local\//);
	await expect(owl(page)).toContainText('Look at two cards, not one');
	await owl(page).getByRole('button', { name: 'I see' }).click();
	await expect(owl(page)).toHaveCount(0);
	await page.reload();
	await page.locator('.table[data-turn=mine]').waitFor();
	await expect(owl(page)).toHaveCount(0);
});
