// What a screen reader says during one whole turn of each game: the question as it is announced, what is chosen, and
// what the story adds. The golden files are read by people; PETTEIA_GOLDEN=write rewrites them when words have changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, games, inAll, startHere, test } from './lib';

const golden = resolve(import.meta.dirname, '../golden');
const whole = 4,
	most = 60; // decisions: of a turn that is worth reading, and in all
// what the story says then, where a set-up of many questions comes before
const begins: Record<string, string> = { hellas: 'begins a turn' };

// Plays inside the page, quicker than a hand, and writes down the first turn in which somebody decides several times in
// a row; before it: the set-up, the first offerings.
const transcript = (page: import('@playwright/test').Page, begins = '') =>
	page.evaluate(
		async ({ whole, most, begins }) => {
			let turn = !begins,
				heard = '',
				s = 3,
				said: string[] = [],
				decided = 0,
				seat: string | undefined;
			const random = () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
			const table = () => document.querySelector<HTMLElement>('.table')!.dataset,
				plain = (e: Element | null | undefined) => (e as HTMLElement)?.innerText.replace(/\s+/g, ' ').trim();
			const until = async (ready: () => boolean) => {
				while (!ready()) await new Promise(d => setTimeout(d, 5));
			};
			for (let i = 0; i < most; i++) {
				await until(() => table().turn === 'mine');
				const now = document.querySelector<HTMLElement>('.plates [aria-current=true]')?.dataset.plate,
					line = table().line;
				if (now !== seat && decided >= whole && turn) break;
				if (now !== seat) [said, decided, seat] = [[], 0, now];
				const ask = document.querySelector('.dock .prompt[aria-live=polite]');
				let chosen = '';
				said.push(`? ${plain(ask)}`);
				while (table().line === line) {
					const all = [...document.querySelectorAll<HTMLElement>('.choices button:not(.back)')],
						button = all[Math.floor(random() * all.length)]!,
						{ picked } = table();
					chosen = plain(button);
					button.click();
					await until(() => table().line !== line || (table().turn === 'mine' && table().picked !== picked));
				}
				await until(() => table().turn === 'mine');
				const lines = [
					...document.querySelectorAll<HTMLElement>('.rail__story .story[aria-live=polite] > li[data-line]'),
				]
					.filter(l => Number(l.dataset.line) > Number(line))
					.reverse()
					.map(l => plain(l)!);
				// a line that grows is not read again from its beginning
				const told = lines
					.map(l => (heard && l.startsWith(heard) ? l.slice(heard.length).trim() : l))
					.filter(Boolean);
				heard = lines.at(-1) ?? heard;
				said.push(`> ${chosen}`, ...told.map(l => `  ${l}`));
				decided++;
				const next = !!begins && told.some(l => l.includes(begins));
				if (next && turn && decided >= whole) break;
				if (next) [said, decided, turn] = [[], 0, true];
			}
			return said;
		},
		{ whole, most, begins },
	);

// Legendary says most of it in the words of Cyclades: it is heard in ./test all
for (const game of games)
	test(`a turn of ${game} reads like speech`, inAll(game === 'elysium'), async ({ page }) => {
		// dice that always fall the same
		await page.route('**/worker.js', async route => {
			const answer = await route.fetch();
			await route.fulfill({
				response: answer,
				body: `Crypto.prototype.getRandomValues = a => a.fill(7);\n${await answer.text()}`,
			});
		});
		await startHere(page, game);
		const said = await transcript(page, begins[game]);
		const text = said.join('\n') + '\n',
			file = resolve(golden, `speech-${game}.txt`);
		if (process.env.PETTEIA_GOLDEN === 'write') {
			mkdirSync(golden, { recursive: true });
			writeFileSync(file, text);
		}
		expect(text).toBe(readFileSync(file, 'utf8'));
		// a seat is called by its name, a thing by its word
		expect(text).not.toMatch(/\bs\d\b|_|undefined|\bnull\b|\{|\}/);
	});
