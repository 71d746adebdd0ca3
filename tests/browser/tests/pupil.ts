// What a pupil does in a lesson: finds the thing that is spoken of, where nothing covers it, and touches it.
import { expect, games } from './lib';
import type { Page } from '@playwright/test';

// The first course of every game, and those beside it.
export const courses = [...games, 'hellas-alone'];

// What a pupil has: no open list of choices.
export const pupil = { list: 'off', speed: 'once', auto: 'off' };

interface Act {
	move?: string;
	want?: string[];
	all?: boolean;
	wrong?: { move: string; rule: string; text: string }[];
}
export interface Step {
	id: string;
	say: string;
	task: string;
	look: boolean;
	acts: Act[];
	right: string;
	otherwise: string;
}
export interface Doc {
	lessons: { steps: Step[] }[];
	words: Record<string, Record<string, string>>; // by language
}

export const owl = (page: Page) => page.getByRole('dialog', { name: 'The owl' });
const line = (page: Page) => page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')!.dataset.line));
export const plain = (text: string) => text.replaceAll('*', '');

// Where a pupil would touch for a move: a point on the thing that is not covered by anything else. Runs in the page,
// which keeps it as window.pupilFinds: a hand from outside and one inside look for the same things.
function finds(move: string, tried: readonly string[]): { key: string; top: Element; x: number; y: number } | null {
	const [verb, ...tokens] = move.split(' '),
		found: [string, Element][] = [];
	const add = (key: string, selector: string) =>
		document.querySelectorAll(selector).forEach(e => found.push([key, e]));
	add(
		'move',
		`.dock [data-move="${move}"], .stage [data-move="${move}"], .rail [data-move="${move}"], .hands ` +
			`[data-move="${move}"]`,
	);
	for (const token of tokens) add(token, `[data-lit][data-target$=":${CSS.escape(token)}"]`);
	add('verb', `[data-lit][data-target="verb:${verb}"], [data-verb="${verb}"]:not([data-move])`);
	for (const token of tokens)
		document
			.querySelectorAll('.steps button')
			.forEach(b => b.firstChild?.textContent === token && found.push(['n' + token, b]));
	add('seal', '.seal:not(:disabled)');
	for (const [key, e] of found) {
		if (tried.includes(key)) continue;
		e.scrollIntoView({ block: 'nearest' });
		const r = e.getBoundingClientRect();
		for (const [i, k] of [
			[4, 4],
			[2, 4],
			[6, 4],
			[4, 2],
			[4, 6],
			[1, 4],
			[7, 4],
			[4, 1],
			[4, 7],
			[2, 2],
			[6, 6],
			[2, 6],
			[6, 2],
			[3, 3],
			[5, 5],
			[3, 5],
			[5, 3],
		]) {
			const x = r.left + (r.width * i!) / 8,
				y = r.top + (r.height * k!) / 8,
				top = document.elementFromPoint(x, y);
			if (top && e.contains(top)) return { key, top, x, y };
		}
	}
	return null;
}
declare global {
	interface Window {
		pupilFinds: typeof finds;
	}
}
const teach = (page: Page) => page.evaluate(`window.pupilFinds ??= ${finds}`).then(() => {});

// The place of the next thing, once it stays there: a map that was scrolled follows a moment later.
async function where(page: Page, move: string, tried: string[], patience: number) {
	await teach(page);
	return page.evaluate(
		async ([move, tried, patience]) => {
			type At = ReturnType<typeof window.pupilFinds>;
			let at: At = null,
				was: At = null;
			for (let k = 0; k < 40; k++) {
				await window.hand.until(() => !!(at = window.pupilFinds(move, tried)), patience);
				if (!at || (was && was.x === at.x && was.y === at.y)) break;
				was = at;
				await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));
			}
			at = at as At;
			return at && { key: at.key, x: at.x, y: at.y };
		},
		[move, tried, patience] as const,
	);
}

// A hand comes later than the last part of the page shows the position.
const settled = (page: Page) => page.locator('.table[data-line]:not([data-turn=sent]):not([data-waits])').waitFor();

// What a touch may change: the position, what is picked of a move, what the owl says.
const state = (page: Page) =>
	page.evaluate(() => {
		const d = document.querySelector<HTMLElement>('.table')!.dataset;
		return [d.line, d.picked, document.querySelector('.owl__say')?.textContent].join('|');
	});

// Does a move by touching: 'played' when the table has gone on, 'answered' when the owl has said something to it. A
// thing that must be there may still be on its way to its place.
export async function touch(
	page: Page,
	move: string,
	patience = 0,
	finger = false,
): Promise<'played' | 'answered' | 'not found'> {
	await settled(page);
	const began = await line(page);
	const tried: string[] = [];
	for (;;) {
		const at = await where(page, move, tried, patience);
		if (!at) return 'not found';
		tried.push(at.key);
		const before = await state(page);
		await (finger ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
		await expect
			.poll(() => state(page), {
				intervals: [10, 20, 40],
				timeout: 20_000,
				message: `${move}: ${at.key} is touched`,
			})
			.not.toBe(before);
		await settled(page);
		if ((await line(page)) !== began) return 'played';
		const say = page.locator('.owl__say[data-state=answer]');
		if ((await say.count()) && !before.endsWith(`|${await say.textContent()}`)) return 'answered';
	}
}

// The same with a finger.
export const tap = (page: Page, move: string) => touch(page, move, 5000, true);

// A table that was just opened: the owl has seen what lights up, and has left it.
export const uncovered = (page: Page, token: string) =>
	expect
		.poll(
			() =>
				page.evaluate(token => {
					const e = document.querySelector(`[data-lit][data-target$=":${token}"]`),
						r = e?.getBoundingClientRect();
					return !!r && e!.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2));
				}, token),
			{ intervals: [20, 50] },
		)
		.toBe(true);

// What was picked of another move goes back.
export const put = async (page: Page) => {
	const back = page.getByRole('button', { name: 'Put back', disabled: false });
	if (await back.count()) await back.click();
};

// Something touched that is not to be chosen now: the owl says why. While one is only to look, nothing is to be chosen.
// False where nothing of the kind is visible.
export async function touchOther(page: Page, look: boolean): Promise<boolean> {
	await settled(page);
	const spots = await page.evaluate(look => {
		const spotsOf = (selector: string, within: (top: Element) => boolean) =>
			[...document.querySelectorAll(selector)]
				.flatMap(e => {
					const r = e.getBoundingClientRect(),
						x = r.left + r.width / 2,
						y = r.top + r.height / 2,
						top = document.elementFromPoint(x, y);
					return top && e.contains(top) && within(top) ? [{ x, y }] : [];
				})
				.slice(0, 3);
		const lit = look ? spotsOf('.table__main :is([data-lit], .dock [data-move])', () => true) : [];
		return [...lit, ...spotsOf('.table__main [data-target]:not([data-lit])', top => !top.closest('[data-lit]'))];
	}, look);
	const answer = page.locator('.owl__say[data-state=answer]');
	for (const { x, y } of spots) {
		await page.mouse.click(x, y);
		if (
			await page.evaluate(() =>
				window.hand.until(() => !!document.querySelector('.owl__say[data-state=answer]'), 1500),
			)
		)
			return (await answer.innerText()).length > 8;
	}
	return false;
}

// All steps in one go, in the page itself, quicker than a hand: each thing is found as above and clicked where nothing
// covers it. Gives what the owl did not say and what could not be touched.
export const allSteps = async (page: Page, steps: Step[], words: Record<string, string>): Promise<string[]> => {
	await teach(page);
	return page.evaluate(
		async ({ steps, words }) => {
			const plain = (id: string) => (words[id] ?? id).replaceAll('*', ''),
				wrong: string[] = [];
			const table = () => document.querySelector<HTMLElement>('.table')?.dataset,
				say = () => document.querySelector<HTMLElement>('.owl__say');
			const state = () => [table()?.line, table()?.picked, say()?.textContent].join('|');
			const { until } = window.hand;
			const play = async (move: string) => {
				// others of the script may still be moving
				await until(
					() => table()!.turn === 'mine' && table()!.waits === undefined && !!window.pupilFinds(move, []),
					3000,
				);
				const began = table()!.line,
					tried: string[] = [];
				while (table()!.line === began) {
					let at: ReturnType<Window['pupilFinds']> = null;
					// a thing may still be on its way to its place
					if (!(await until(() => !!(at = window.pupilFinds(move, tried)), 3000)) || !at) return false;
					const { key, top, x, y } = at as NonNullable<ReturnType<Window['pupilFinds']>>;
					tried.push(key);
					const before = state();
					top.dispatchEvent(
						new MouseEvent('click', {
							bubbles: true,
							cancelable: true,
							composed: true,
							clientX: x,
							clientY: y,
						}),
					);
					if (
						!(await until(
							() => state() !== before && table()!.turn !== 'sent' && table()!.waits === undefined,
						))
					)
						return false;
				}
				return true;
			};
			for (const [n, step] of steps.entries()) {
				if (
					!(await until(
						() => say()?.dataset.step === step.id && say()!.textContent!.includes(plain(step.say)),
					))
				)
					wrong.push(`${step.id}: does not say: ${plain(step.say)}`);
				for (const act of step.acts)
					for (const want of act.all ? act.want! : (act.want ?? []).slice(0, 1))
						if (!wrong.length && !(await play(want))) wrong.push(`${step.id}: ${want}`);
				if (wrong.length) return wrong;
				if (!step.look && !(await until(() => say()!.textContent!.includes(plain(step.right)))))
					wrong.push(`${step.id}: does not say: ${plain(step.right)}`);
				if (n + 1 < steps.length) document.querySelector<HTMLElement>('.owl footer .btn--main')!.click();
			}
			return wrong;
		},
		{ steps, words },
	);
};

// The same without playing, for a language in which the words alone are new: every step but the last is told, its task
// and its praise are translated, the first thing that it wants can be touched where longer words have moved things, and
// it is skipped. The last is played.
export const tellSteps = async (page: Page, steps: Step[], words: Record<string, string>): Promise<string[]> => {
	await teach(page);
	const wrong = await page.evaluate(
		async ({ steps, words }) => {
			const wrong: string[] = [],
				say = () => document.querySelector<HTMLElement>('.owl__say');
			const { until } = window.hand;
			for (const step of steps) {
				for (const text of [step.say, step.task, step.right])
					if (text && !words[text]) wrong.push(`${step.id}: not translated: ${text}`);
				const told = [step.say, step.task].map(text => (words[text] ?? text).replaceAll('*', ''));
				const heard = () =>
					say()?.dataset.step === step.id &&
					told.every(text => document.querySelector('.owl')!.textContent!.includes(text));
				if (!(await until(heard))) wrong.push(`${step.id}: does not say: ${told}`);
				const want = step.acts.find(a => a.want)?.want![0];
				if (want && !(await until(() => !!window.pupilFinds(want, []), 5000)))
					wrong.push(`${step.id}: nowhere to touch for ${want}`);
				if (wrong.length) return wrong;
				document
					.querySelector<HTMLElement>('.owl__skip:not([hidden]), .owl footer .btn--main:enabled')!
					.click();
			}
			return wrong;
		},
		{ steps: steps.slice(0, -1), words },
	);
	return wrong.length ? wrong : allSteps(page, steps.slice(-1), words);
};
