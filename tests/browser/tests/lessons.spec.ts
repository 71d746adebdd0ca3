// Lessons: every step of every game, done by touching what it speaks of, where a pupil would: with the mouse in
// English, where a wrong touch at every step gets an answer; in ./test all then told in Russian and Polish. And a
// lesson goes on where it was left.
import { axe, changes, expect, inAll, shot, test, turn, wide, wish } from './lib';
import { courses, owl, plain, pupil, put, tellSteps, touch, touchOther, uncovered, type Doc } from './pupil';

for (const game of courses)
	test(
		`every step of the lessons of ${game}, and in other languages`,
		inAll(game === 'elysium'),
		async ({ page }) => {
			await wish(page, pupil);
			await page.goto('/');
			await page.evaluate(() => localStorage.setItem('list', 'off'));
			const card = page.locator(`#game-${game.split('-')[0]}`),
				alone = game.includes('-'); // reached where a table for one is set up
			if (alone) {
				await card.getByRole('button', { name: 'Set up' }).click();
				await page.locator('dialog select').first().selectOption('1');
			}
			await (alone ? page.locator('dialog') : card).getByRole('link', { name: 'Learn' }).click();
			const doc: Doc = await page.evaluate(g => fetch(`/games/${g}.lesson.json`).then(a => a.json()), game);
			const say = page.locator('.owl__say');
			const steps = doc.lessons.flatMap(l => l.steps);
			const missed: string[] = [];
			for (const [n, step] of steps.entries()) {
				await expect(say).toHaveAttribute('data-step', step.id);
				await expect(say).toContainText(plain(step.say));
				await expect(page.locator('.veil__edge').first()).toBeVisible();
				let answered = false;
				for (const act of step.acts) {
					for (const want of act.all ? act.want! : (act.want ?? []).slice(0, 1)) {
						// the first wrong thing that can be touched gets its answer
						const wrong = want === act.want![0] && act.wrong!.find(w => !w.rule);
						if (wrong && (await touch(page, wrong.move)) === 'answered') {
							// the hand came before the position was drawn
							if (!(await say.textContent())!.includes(plain(wrong.text))) await touch(page, wrong.move);
							await expect(say).toContainText(plain(wrong.text));
							answered = true;
						}
						await put(page);
						if (!answered) answered = await touchOther(page, false);
						if ((await touch(page, want, 5000)) !== 'played') missed.push(`${step.id}: ${want}`);
					}
				}
				if (!answered && !(await touchOther(page, step.look)))
					missed.push(`${step.id}: a wrong touch has no answer`);
				if (missed.length) break;
				if (!step.look) await expect(say).toContainText(plain(step.right));
				if (n === 3) await shot(page, `lesson-${game}`);
				if (n + 1 < steps.length) await owl(page).getByRole('button', { name: 'Next' }).click();
			}
			expect(missed).toEqual([]);
			await expect(owl(page).getByRole('button', { name: 'Play a first game with me' })).toBeVisible();
			for (const lang of wide ? ['ru', 'pl'] : []) {
				await page.evaluate(
					([lang, game]) => (localStorage.setItem('lang', lang!), localStorage.removeItem('lesson ' + game)),
					[lang, game],
				);
				await page.reload();
				await page.locator('.owl__say').waitFor();
				expect(await tellSteps(page, steps, doc.words[lang]!), lang).toEqual([]);
				await expect(page.locator('.owl footer a.btn')).toBeVisible();
			}
		},
	);

test('a lesson goes on where it was left; the owl stays with the first game', inAll(), async ({ page }) => {
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
	await owl(page).getByRole('button', { name: 'Skip' }).press('Enter');
	await expect(say).toHaveAttribute('data-step', 'pair');
	// by keys one stays in it
	await expect(page.locator('.owl--lesson:focus-within')).toHaveCount(1);
	await page.evaluate(() => localStorage.setItem('lesson elysium', 'win'));
	await page.reload();
	await expect(say).toHaveAttribute('data-step', 'win');
	await uncovered(page, 'HAD-02');
	expect(await touch(page, 'transfer HAD-02')).toBe('played');
	expect(await touch(page, 'onto p2 HEP-01')).toBe('played');
	await owl(page).getByRole('button', { name: 'Play a first game with me' }).click();
	// a novice at the other seat, and a word at the first turn, once
	await page.waitForURL(/#\/local\//);
	// who may have been first, and taken a card that asks us something else before that
	// the seal: a question with a single answer
	const answer = '.dock :is([data-move], [data-lit], .seal:not(:disabled))';
	const asked = async () => {
		await turn(page);
		await page.locator('.table:not([data-waits])').waitFor(); // cards are drawn after the question
		await page.locator(`.agora [data-lit], ${answer}`).first().waitFor();
		return page.locator('.agora [data-lit]').count();
	};
	while (!(await asked())) await changes(page, () => page.locator(answer).first().click());
	await expect(owl(page)).toContainText('Look at two cards, not one');
	await owl(page).getByRole('button', { name: 'I see' }).click();
	await expect(owl(page)).toHaveCount(0);
	await page.reload();
	await page.locator('.table[data-turn=mine]').waitFor();
	await expect(owl(page)).toHaveCount(0);
});
