// What can be measured on any table as it stands: each answers with what is wrong.
import type { Page } from '@playwright/test';

// The sheet of a phone: in sight, no higher than it need be, with buttons large enough for a finger. Beside the board,
// on a phone that lies down, it is as high as that.
export const sheetFaults = (page: Page, beside = false) =>
	page.evaluate(beside => {
		const wrong: string[] = [],
			dock = document.querySelector('.dock')!,
			box = dock.getBoundingClientRect(),
			root = document.documentElement;
		if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push('the page scrolls');
		if (document.querySelector('.dock .prompt')!.getBoundingClientRect().top < box.top)
			wrong.push('the question is not in sight');
		const last = Math.max(
			...[...dock.querySelectorAll('.ask, .dock__tools, .dock__objects > *, .seal')]
				.map(e => e.getBoundingClientRect())
				.filter(r => r.height)
				.map(r => r.bottom),
		);
		if (!beside && box.bottom - last > 40) wrong.push(`the sheet is empty for ${Math.round(box.bottom - last)} px`);
		if (!beside && box.height > innerHeight * 0.48 + 1)
			wrong.push(`the sheet is ${Math.round(box.height)} px high`);
		for (const b of dock.querySelectorAll('button:not(.link, :disabled)')) {
			const r = b.getBoundingClientRect();
			if (r.height && Math.min(r.width, r.height) < 43.5)
				wrong.push(`${Math.round(r.width)}x${Math.round(r.height)}: ${b.textContent}`);
			if (r.right > innerWidth + 1) wrong.push(`cut off: ${b.textContent}`);
		}
		return wrong;
	}, beside);

// What is drawn refers to symbols that are there.
export const lost = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('use')].map(u => u.getAttribute('href')!).filter(h => !document.querySelector(h)),
	);
// No words leave their card. They are measured themselves: a box that holds them in a line tells no width.
export const spilt = (page: Page) =>
	page.evaluate(() => {
		const words = document.createRange();
		const leaves = (x: Element, card: DOMRect) => {
			words.selectNodeContents(x);
			return (
				x.getBoundingClientRect().bottom > card.bottom + 2 ||
				[...words.getClientRects()].some(r => r.left < card.left - 1 || r.right > card.right + 1)
			);
		};
		return [...document.querySelectorAll('.card')]
			.filter(
				c =>
					c.clientWidth > 88 &&
					[...c.querySelectorAll('.card__title span, .card__text')].some(x =>
						leaves(x, c.getBoundingClientRect()),
					),
			)
			.map(c => c.getAttribute('aria-label'));
	});

// Waits until fonts are loaded, the new size is laid out, its map is painted (in a worker; the last one is shown until
// then), and animations have ended.
export async function atRest() {
	const frame = () => new Promise(requestAnimationFrame);
	const painting = () =>
		[...document.querySelectorAll<HTMLElement>('.stage .map__paint')].some(
			c => (c.dataset.shows ?? '') !== c.dataset.wants,
		);
	await document.fonts.ready;
	await frame();
	await frame();
	while (painting()) await frame();
	await Promise.all(
		document
			.getAnimations()
			.filter(a => a.effect?.getComputedTiming().endTime !== Infinity)
			.map(a => a.finished.catch(() => {})),
	);
	await frame();
}
