// Lessons on phones: every step lights something in sight, and what it wants is done by real taps on things that
// nothing covers. For every change those of Lords of Hellas, which have the most kinds of things to tap, on a phone of
// the usual size; ./test all: those of every title, and by turns also on a narrow, a wide or a lying one.
import { expect, inAll, test, wish } from './lib';
import { courses, owl, pupil, tap, type Doc } from './pupil';

const others: [number, number][] = [
	[844, 390],
	[360, 740],
	[412, 915],
];
const phones: [number, number, string[]][] = [
	[390, 844, courses],
	...others.map(([w, h], k): [number, number, string[]] => [w, h, courses.filter((c, i) => i % others.length === k)]),
];

for (const [width, height, told] of phones)
	test.describe(`${width} x ${height}`, () => {
		test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
		for (const course of told)
			test(`the lessons of ${course}`, inAll(width === 390 && course === 'hellas'), async ({ page }) => {
				await wish(page, pupil);
				await page.goto('/');
				await page.evaluate(() => localStorage.setItem('list', 'off'));
				const doc: Doc = await page.evaluate(g => fetch(`/games/${g}.lesson.json`).then(a => a.json()), course);
				await page.goto(`/#/learn/${course}`);
				const say = page.locator('.owl__say'),
					missed: string[] = [];
				for (const step of doc.lessons.flatMap(l => l.steps)) {
					await expect(say).toHaveAttribute('data-step', step.id);
					await expect(page.locator('.veil__edge').first(), `${step.id} lights nothing`).toBeVisible();
					const cut = await owl(page).evaluate(e => {
						const frame = e.getBoundingClientRect();
						return [...e.querySelectorAll('button, .lesson__task')]
							.map(b => [b.textContent, b.getBoundingClientRect()] as const)
							.filter(([, b]) => b.width && (b.bottom > frame.bottom || b.right > frame.right))
							.map(([name]) => name);
					});
					expect(cut, `${step.id}: cut off in the owl's card`).toEqual([]);
					for (const act of step.acts)
						for (const want of act.all ? act.want! : (act.want ?? []).slice(0, 1))
							if ((await tap(page, want)) !== 'played') missed.push(`${step.id}: ${want}`);
					if (missed.length) break;
					const next = owl(page).getByRole('button', { name: 'Next' });
					if (await next.count()) await next.tap();
				}
				expect(missed).toEqual([]);
				await expect(owl(page).getByRole('button', { name: 'Play a first game with me' })).toBeVisible();
			});
	});
