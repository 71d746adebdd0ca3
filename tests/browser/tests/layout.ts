// What is wrong with the layout of a table as it stands, in one look: scrolling, things and words that are cut off,
// words over words and under things, small print, and what a question is decided by if it is not in sight at once.
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		wordsInSight?: {
			e: Element;
			text: string;
			px: number;
			boxes: { left: number; top: number; right: number; bottom: number }[];
		}[];
	}
}

export const layoutFaults = (page: Page, oneScreen: boolean) => page.evaluate(find, oneScreen);

function find(oneScreen: boolean): string[] {
	const wrong: string[] = [],
		{ innerWidth: w, innerHeight: h } = window,
		root = document.documentElement,
		table = document.querySelector('.table')!;
	const over = table.getAttribute('data-turn') === 'over',
		finale = !!table.querySelector('.finale');
	// the curtain (lib.ts) is drawn aside, and closed again before anything is painted
	const curtain = window.curtain,
		drawn = curtain?.disabled;
	if (curtain) curtain.disabled = true;
	type Box = { left: number; top: number; right: number; bottom: number };
	const meet = (a: Box, b: Box): Box => ({
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	});
	const size = (b: Box) => Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top);
	const tell = (b: Box) => [b.left, b.top, b.right, b.bottom].map(Math.round).join(' ');

	// ---- one screen ----
	if (root.scrollWidth > w) wrong.push(`scrolls sideways: ${root.scrollWidth} > ${w}`);
	if (root.scrollHeight > h) wrong.push(`scrolls: ${root.scrollHeight} > ${h}`);
	const inside = (e: Element | null, what: string) => {
		const b = e?.getBoundingClientRect();
		if (!b || b.width < 40 || b.height < 20) wrong.push(`${what} is not to be seen`);
		else if (b.left < -1 || b.top < -1 || b.right > w + 1 || b.bottom > h + 1)
			wrong.push(`${what} is cut off: ${tell(b)}`);
	};
	const parts = finale
		? ['.finale']
		: oneScreen
			? ['.stage', '.dock', '.rail--shared', '.rail--seats']
			: ['.stage', '.dock', '.tabbar'];
	for (const what of parts) inside(table.querySelector(what), what);
	// over the map
	for (const what of ['.battle', '.map-ask']) for (const panel of table.querySelectorAll(what)) inside(panel, what);
	for (const b of table.querySelectorAll('.trail [aria-current] b'))
		if (b.scrollWidth > b.clientWidth + 1) wrong.push(`the phase is cut off: ${b.textContent}`);
	// gods and map, or temple and Domain, are in sight together
	if (oneScreen && !finale) {
		inside(table.querySelector('.stage .map__frame, .stage .domain'), 'the board');
		for (const god of table.querySelectorAll('.rail--shared .god')) {
			const b = god.getBoundingClientRect(),
				rail = god.closest('.rail')!.getBoundingClientRect();
			if (size(meet(b, rail)) < b.width * b.height * 0.99)
				wrong.push(`a god is cut off: ${god.querySelector('h3')?.textContent} ${tell(b)}`);
		}
	}
	// the question stands whole in the dock, and its buttons do
	const dock = table.querySelector('.dock')!,
		frame = dock.getBoundingClientRect(),
		prompt = dock.querySelector('.prompt')!.getBoundingClientRect();
	if (
		!over &&
		(!prompt.height ||
			prompt.top < frame.top ||
			(oneScreen && prompt.bottom > frame.bottom + 1) ||
			prompt.right > frame.right)
	)
		wrong.push('the question is not in the dock');
	if (oneScreen && !finale)
		for (const b of dock.querySelectorAll('button')) {
			const r = b.getBoundingClientRect();
			if (
				r.width &&
				(r.left < frame.left - 1 ||
					r.right > frame.right + 1 ||
					r.top < frame.top - 13 ||
					r.bottom > frame.bottom + 1)
			)
				wrong.push(`a button leaves the dock: ${b.textContent} ${tell(r)}`);
		}
	// what acts on the game stands apart from what is chosen
	const chosen = dock.querySelector('.dock__objects')?.getBoundingClientRect();
	if (oneScreen && chosen)
		for (const b of dock.querySelectorAll('.dock__tools button')) {
			const r = b.getBoundingClientRect();
			if (size(meet(r, chosen)) > r.height)
				wrong.push(`a tool lies among the choices: ${b.textContent} ${tell(r)}`);
		}

	// ---- words ----
	type Cuts = { e: Element; box: Box; mayX: boolean; mayY: boolean; dots: boolean }[];
	interface Words {
		e: Element;
		text: string;
		boxes: Box[];
		px: number;
		part?: boolean;
	} // part: most of it is out of sight
	const words: Words[] = [],
		walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT),
		range = document.createRange();
	const styles = new Map<Element, CSSStyleDeclaration>();
	const styleOf = (e: Element) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e)!);
	const classOf = (e?: Element | null) => e?.getAttribute('class')?.slice(0, 30);
	const name = (x: Words) =>
		`"${x.text.slice(0, 28)}" (${classOf(x.e) ?? classOf(x.e.parentElement) ?? x.e.tagName})`;
	// what overflow cuts at: the inner edge of the border
	const inner = (e: Element): Box => {
		const r = e.getBoundingClientRect(),
			{ borderTopWidth: t, borderRightWidth: i, borderBottomWidth: b, borderLeftWidth: l } = styleOf(e);
		const k = e instanceof HTMLElement && e.offsetWidth ? r.width / e.offsetWidth : 1; // enlarged
		return {
			left: r.left + parseFloat(l) * k,
			top: r.top + parseFloat(t) * k,
			right: r.right - parseFloat(i) * k,
			bottom: r.bottom - parseFloat(b) * k,
		};
	};
	// what may cut words, from the inside out; null: they are for the ears only
	const frames = new Map<Element, Cuts | null>();
	function framesOf(e: Element): Cuts | null {
		const known = frames.get(e);
		if (known !== undefined) return known;
		const s = styleOf(e),
			outer = e.parentElement && e !== table ? framesOf(e.parentElement) : [];
		const cuts = s.overflowX !== 'visible' || s.overflowY !== 'visible';
		const dots = s.textOverflow === 'ellipsis',
			own = {
				e,
				box: inner(e),
				dots,
				mayX: /auto|scroll/.test(s.overflowX) || dots,
				mayY: /auto|scroll/.test(s.overflowY) || s.getPropertyValue('-webkit-line-clamp') !== 'none',
			};
		const all = !outer || s.clipPath === 'inset(50%)' ? null : cuts ? [own, ...outer] : outer;
		frames.set(e, all);
		return all;
	}
	// a map that is enlarged goes on beyond its frame; cards in the hand show their heads until they are to be chosen
	const bare = (e: Element) => (!oneScreen && e.closest('.map__drawing')) || e.closest('.hand .card:not([data-lit])');
	for (let n = walker.nextNode(); n; n = walker.nextNode()) {
		const e = n.parentElement!,
			text = n.textContent!.trim();
		if (
			!text ||
			e.closest('.sr, title, desc, option') ||
			!e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
			!framesOf(e)
		)
			continue;
		range.selectNodeContents(n);
		const svg = e as unknown as SVGGraphicsElement,
			scale = typeof svg.getScreenCTM === 'function' && svg.getScreenCTM() ? Math.abs(svg.getScreenCTM()!.d) : 1;
		const px = parseFloat(styleOf(e).fontSize) * scale,
			boxes = [...range.getClientRects()].filter(b => b.width > 1 && b.height > 1);
		if (!boxes.length || px === 0) continue;
		const x: Words = { e, text, boxes: [], px };
		// what is left of it within the boxes that cut; no fault: a scrolled part, few lines that are wanted, or dots
		// for less than half of it
		for (const b of boxes) {
			let seen: Box = b,
				cut = '';
			const slack = px * 0.3; // of a line that is higher than its letters
			let rolls = false; // it lies in a part that scrolls
			for (const { e: a, box: r, mayX, mayY, dots } of framesOf(e)!) {
				const across = dots
						? r.right - b.left < (b.right - b.left) / 2
						: !mayX && (b.left < r.left - 1.5 || b.right > r.right + 1.5),
					down = !mayY && !rolls && (b.top < r.top - slack || b.bottom > r.bottom + slack);
				if ((across || down) && !bare(e)) cut ||= a.getAttribute('class') ?? a.tagName;
				rolls ||= mayY;
				seen = meet(seen, r);
				if (mayX && mayY && !size(seen)) cut = '';
				if (!size(seen)) break;
			}
			if (cut) wrong.push(`words are cut off: ${name(x)} by ${cut.slice(0, 40)}`);
			const button = e.closest('button');
			if (button && size(seen)) {
				const r = button.getBoundingClientRect();
				if (b.left < r.left - 1.5 || b.right > r.right + 1.5)
					wrong.push(`words leave their button: ${name(x)}`);
			}
			// its upper edge is a band
			const band = frame.top + parseFloat(styleOf(dock).paddingTop);
			if (oneScreen && dock.contains(e) && !e.closest('.tip') && (b.top + b.bottom - px) / 2 < band - 1)
				wrong.push(`words lie on the edge of the dock: ${name(x)}`);
			const sentence = e.closest('.card__text') && e.closest('.card')!.getBoundingClientRect();
			if (sentence && (b.top < sentence.top || b.bottom > sentence.bottom + 0.5))
				wrong.push(`words leave their card: ${name(x)}`);
			// lines may be higher than what holds them: the letters are whole
			if (size(seen) < size(b) * 0.5) x.part = true;
			if (size(seen) > 4) x.boxes.push(seen);
		}
		if (!x.boxes.length) continue;
		if (px < 10.95) wrong.push(`small print, ${px.toFixed(1)} px: ${name(x)}`);
		words.push(x);
	}

	// ---- words over words, and under things ----
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('* { pointer-events: auto !important }'); // else what lets clicks through is not found
	document.adoptedStyleSheets.push(sheet);
	const alpha = (c: string) =>
		c === 'none' || c === 'transparent'
			? 0
			: Number(/(?:,\s*|\/\s*)([\d.]+)\)$/.exec(/rgba|\//.test(c) ? c : '')?.[1] ?? 1);
	const solid = new Map<Element, boolean>();
	const opaque = (e: Element) => solid.get(e) ?? (solid.set(e, isOpaque(e)), solid.get(e)!);
	const isOpaque = (e: Element) => {
		const s = styleOf(e);
		if (Number(s.opacity) < 0.4) return false;
		if (e instanceof SVGElement && e.tagName !== 'svg')
			return (
				/^(path|circle|rect|ellipse|polygon|use|image)$/.test(e.tagName) &&
				alpha(s.fill) * Number(s.fillOpacity) > 0.5
			);
		return /^(IMG|CANVAS)$/.test(e.tagName) || alpha(s.backgroundColor) > 0.5 || s.backgroundImage !== 'none';
	};
	const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);
	// what lies over a point of some words
	const above = (x: Words, px: number, py: number): Element | null => {
		// nearly always, and much faster than to ask for all
		if (related(document.elementFromPoint(px, py) ?? x.e, x.e)) return null;
		for (const e of document.elementsFromPoint(px, py)) {
			if (related(e, x.e)) return null;
			const r = e.getBoundingClientRect(); // a part that is larger than its thing is there for fingers
			if (px >= r.left && px <= r.right && py >= r.top && py <= r.bottom && opaque(e)) return e;
		}
		return null;
	};
	// Whatever lies over the board (theatre, cards to choose from, messages) hides the board on purpose, but not each
	// other; cards in a fan or a pile hide their neighbours, and the dock hides the feet of the hand.
	const layers =
		'.theatre, .battle, .curtain, .offer, .shop, .map-ask, .hands, .messages, .away, .finale, .dock, ' +
		'dialog, .map-mini-whole, .map-zoom, .stage__head, .tabbar, .cardzoom';
	const layer = (e: Element) => e.closest(layers),
		card = (e: Element) => e.closest('.card');
	const meant = (e: Element, hit: Element) => {
		if (layer(hit) !== layer(e) && (!layer(e) || (e.closest('.hand .card') && hit.closest('.dock')))) return true;
		const [own, other] = [card(e), card(hit)];
		return own && other && own !== other && own.parentElement!.parentElement!.contains(other);
	};
	const hidden = new Set<Words>();
	for (const x of words) {
		for (const b of x.boxes) {
			const y = (b.top + b.bottom) / 2,
				wide = b.right - b.left,
				n = wide > 2 * x.px ? Math.min(12, Math.max(3, Math.ceil(wide / (1.5 * x.px)))) : 1;
			let hit: Element | null = null; // looked for at every second letter or so
			for (let i = 0; i < n && !hit; i++)
				hit = above(x, b.left + wide * (n === 1 ? 0.5 : 0.08 + (0.84 * i) / (n - 1)), y);
			if (!hit) continue;
			hidden.add(x);
			if (meant(x.e, hit)) continue;
			wrong.push(
				`words are covered: ${name(x)} at ${tell(b)} by ` +
					`${hit.getAttribute('class') ?? hit.parentElement?.getAttribute('class') ?? hit.tagName}`,
			);
		}
	}
	// the name of a card over the columns that it needs
	for (const x of words)
		for (const sign of x.e.closest('.card__title')?.closest('.card')!.querySelectorAll('.card__edge > *') ?? [])
			for (const b of x.boxes) {
				const both = meet(b, sign.getBoundingClientRect());
				if (both.right - both.left > 2 && both.bottom - both.top > 3)
					wrong.push(`words over columns: ${name(x)} at ${tell(both)}`);
			}
	for (const [i, x] of words.entries())
		for (const z of words.slice(i + 1)) {
			for (const a of x.boxes)
				for (const b of z.boxes) {
					if (a.left > b.right - 2 || b.left > a.right - 2) continue; // most pairs
					const both = meet(a, b),
						low = Math.min(a.bottom - a.top, b.bottom - b.top);
					if (
						both.right - both.left < 2 ||
						both.bottom - both.top < low * 0.35 ||
						related(x.e, z.e) ||
						layer(x.e) !== layer(z.e)
					)
						continue;
					const px = (both.left + both.right) / 2,
						py = (both.top + both.bottom) / 2;
					if (above(x, px, py) || above(z, px, py)) continue; // one of them is out of sight here
					wrong.push(`words over words: ${name(x)} and ${name(z)} at ${tell(both)}`);
				}
		}

	// ---- what a question is decided by: in sight before anything is scrolled, and under nothing ----
	const board = '.agora .card, .questtile, .post, .fan, .begin',
		// of many things a part may be further down
		cards = table.querySelector(`:is(${board})[data-lit]`) ? '' : ', .domain .card[data-lit] .card__title';
	for (const e of table.querySelectorAll(`.curtain :is(.slot, .fate), .clash__side, .offer > .card${cards}`)) {
		const b = e.getBoundingClientRect(),
			seen = (framesOf(e) ?? []).reduce((s: Box, { box }) => meet(s, box), b),
			what = (e.textContent || e.getAttribute('data-tip') || '').trim().slice(0, 28);
		const x: Words = { e, text: what, boxes: [], px: 0 };
		if (!b.width) continue; // not shown at this size
		if (size(seen) < size(b) * 0.97) wrong.push(`not in sight at once: ${what} at ${tell(b)}`);
		else if (
			[0.06, 0.5, 0.94].some(i =>
				[0.06, 0.5, 0.94].some(k => above(x, b.left + b.width * i, b.top + b.height * k)),
			)
		)
			wrong.push(`something lies over what is to be decided: ${what} at ${tell(b)}`);
	}
	window.wordsInSight = words.filter(x => !hidden.has(x) && !x.part); // for contrast.ts
	document.adoptedStyleSheets = document.adoptedStyleSheets.filter(s => s !== sheet);
	if (curtain) curtain.disabled = drawn!;
	return [...new Set(wrong)].slice(0, 15);
}
