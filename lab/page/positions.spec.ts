// All that can be measured on a table, in many more positions than ./test sees: games by random moves at several sizes,
// by day and night. What is found is printed at the end; nothing stops at the first.
//     lab/page/run positions
//     GAMES=3 lab/page/run positions -g phone
import { lost, sheetFaults, spilt } from '../../tests/browser/tests/checks';
import { layoutFaults } from '../../tests/browser/tests/layout';
import { axeFaults, expect, games, looked, over, start, test } from '../../tests/browser/tests/lib';

const rounds = Number(process.env.GAMES ?? 1),
	every = 9; // moves between two looks
const seats: Record<string, number[]> = {
	cyclades: [2, 3, 5],
	elysium: [2, 3, 4],
	hellas: [3, 2, 4],
	legendary: [2, 4, 6],
};
const sizes = {
	desk: { width: 1366, height: 768 },
	wide: { width: 1920, height: 1080 },
	tablet: { width: 820, height: 1180 },
	phone: { width: 390, height: 844 },
};

for (const [name, viewport] of Object.entries(sizes))
	for (const game of games)
		test.describe(name, () => {
			const phone = name === 'phone',
				touch = phone || name === 'tablet';
			test.use({ viewport, ...(touch ? { hasTouch: true, isMobile: true } : {}) });
			test(`${game}, ${name}`, async ({ page }) => {
				await looked(page);
				await page.addInitScript(() => localStorage.setItem('list', 'off'));
				const found = new Map<string, string>();
				for (let round = 0; round < rounds; round++) {
					await start(page, game, undefined, seats[game]![round % 3]);
					for (let n = 0; n < 60 && !(await over(page)); n++) {
						await page.emulateMedia({ colorScheme: n % 2 ? 'dark' : 'light' });
						// what is told lies over the board for a while
						await expect(page.locator('.scene')).toHaveCount(0, { timeout: 20_000 });
						const wrong = [
							...(phone ? await sheetFaults(page) : await layoutFaults(page, !touch)),
							...(await lost(page)).map(x => `no symbol ${x}`),
							...(await spilt(page)).map(x => `words leave the card ${x}`),
							...(n % 3 ? [] : await axeFaults(page)),
						];
						for (const w of wrong)
							if (!found.has(w))
								found.set(
									w,
									`${page.url()} line ${await page.locator('.table').getAttribute('data-line')}`,
								);
						if (wrong.length) await page.screenshot({ path: test.info().outputPath(`${round}-${n}.png`) });
						const played = await page.evaluate(
							([most, seed]) => window.hand.game(most!, seed!),
							[every, 100 * round + n],
						);
						if (!played.wrong) continue;
						found.set(played.wrong, page.url());
						await page.screenshot({ path: test.info().outputPath(`${round}-${n}-stuck.png`) });
						break;
					}
				}
				for (const [w, where] of found) console.log(`${game}, ${name}: ${w}\n    ${where}`);
				expect([...found.keys()]).toEqual([]);
			});
		});
