// What can be measured on any table as it stands: each answers with what is wrong.
import type { Page } from '@playwright/test';

// One screen without scrolling, nothing cut off, no small print.
export const tableFaults = (page: Page, oneScreen: boolean) =>
	page.evaluate(oneScreen => {
		const wrong: string[] = [], { innerWidth: w, innerHeight: h } = window, root = document.documentElement;
		if (root.scrollWidth > w) wrong.push(`scrolls sideways: ${root.scrollWidth} > ${w}`);
		if (root.scrollHeight > h) wrong.push(`scrolls: ${root.scrollHeight} > ${h}`);
		const inside = (what: string) => {
			const e = document.querySelector(what), b = e?.getBoundingClientRect();
			if (!e || !b || b.width < 40 || b.height < 40) return wrong.push(`${what} is not to be seen`);
			if (b.left < -1 || b.top < -1 || b.right > w + 1 || b.bottom > h + 1) wrong.push(`${what} is cut off: ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
		};
		for (const what of oneScreen ? ['.stage', '.dock', '.rail--shared', '.rail--seats'] : ['.stage', '.dock', '.tabbar']) inside(what);
		// the question stands whole in the dock
		const dock = document.querySelector('.dock')!.getBoundingClientRect(), prompt = document.querySelector('.dock .prompt')!.getBoundingClientRect();
		if (oneScreen && (!prompt.height || prompt.top < dock.top || prompt.bottom > dock.bottom + 1 || prompt.right > dock.right)) wrong.push('the question is not in the dock');
		// letters that a person reads: at least 11 px
		const walker = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
		for (let n = walker.nextNode(); n; n = walker.nextNode()) {
			const e = n.parentElement!;
			if (!n.textContent!.trim() || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest('.sr, title, desc')) continue;
			const box = e.getBoundingClientRect();
			if (!box.width || !box.height) continue;
			// inside a drawing the size is that of the drawing on the screen
			const svg = e as unknown as SVGGraphicsElement, scale = typeof svg.getScreenCTM === 'function' && svg.getScreenCTM() ? Math.abs(svg.getScreenCTM()!.d) : 1;
			const size = parseFloat(getComputedStyle(e).fontSize) * scale;
			if (size < 10.95) wrong.push(`small print, ${size.toFixed(1)} px: ${n.textContent!.trim().slice(0, 30)} (${e.className.toString().slice(0, 40)})`);
		}
		return [...new Set(wrong)].slice(0, 12);
	}, oneScreen);

// The sheet of a phone: in sight, no higher than it need be, with buttons large enough for a finger.
export const sheetFaults = (page: Page) =>
	page.evaluate(() => {
		const wrong: string[] = [], dock = document.querySelector('.dock')!, box = dock.getBoundingClientRect(), root = document.documentElement;
		if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push('the page scrolls');
		if (document.querySelector('.dock .prompt')!.getBoundingClientRect().top < box.top) wrong.push('the question is not in sight');
		const last = Math.max(...[...dock.querySelectorAll('.ask, .dock__objects > *, .seal')].map(e => e.getBoundingClientRect()).filter(r => r.height).map(r => r.bottom));
		if (box.bottom - last > 40) wrong.push(`the sheet is empty for ${Math.round(box.bottom - last)} px`);
		if (box.height > innerHeight * 0.48 + 1) wrong.push(`the sheet is ${Math.round(box.height)} px high`);
		for (const b of dock.querySelectorAll('button:not(.link, :disabled)')) {
			const r = b.getBoundingClientRect();
			if (r.height && Math.min(r.width, r.height) < 43.5) wrong.push(`${Math.round(r.width)}x${Math.round(r.height)}: ${b.textContent}`);
			if (r.right > innerWidth + 1) wrong.push(`cut off: ${b.textContent}`);
		}
		return wrong;
	});

// What is drawn refers to symbols that are there.
export const lost = (page: Page) => page.evaluate(() => [...document.querySelectorAll('use')].map(u => u.getAttribute('href')!).filter(h => !document.querySelector(h)));
// No words leave their card.
export const spilt = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll('.card')].filter(c => c.clientWidth > 88 && [...c.querySelectorAll('.card__title span, .card__text')].some(x => x.scrollWidth > x.clientWidth + 1 || x.getBoundingClientRect().bottom > c.getBoundingClientRect().bottom + 2)).map(c => c.getAttribute('aria-label')));

// Waits until fonts are loaded, the new size is laid out, and animations have ended.
export async function atRest() {
	const frame = () => new Promise(requestAnimationFrame);
	await document.fonts.ready;
	await frame();
	await frame();
	await Promise.all(document.getAnimations().filter(a => a.effect?.getComputedTiming().endTime !== Infinity).map(a => a.finished.catch(() => {})));
	await frame();
}
