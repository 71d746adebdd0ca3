// The hand: does a move inside the page, quicker than round trips, by touching what stands on the table as a person
// would. A thing is touched only at a point where nothing covers it; the list of all choices is never opened.
//
// window.hand is there on every page of the tests (lib.ts).
import type { Page } from '@playwright/test';

export interface Hand {
	now(): { line: number; turn: string; picked: number; say: string };
	until(ready: () => boolean, ms?: number): Promise<boolean>;
	find(
		move: string,
		tried: string[],
		verbFirst?: boolean,
	): { key: string; thing: Element; x: number; y: number } | null; // where to touch next
	covers(move: string): string[]; // what lies over the things that it names, for a report
	touch(at: { x: number; y: number }): void;
	play(move: string): Promise<string>; // '' when it was played, else what went wrong
	any(): Promise<{ node: string; verb: string; move: string }>; // a legal move
	game(most: number, seed: number): Promise<{ moves: number; kinds: string[]; wrong: string }>; // until it is over
	keys(most: number, seed: number): Promise<{ answers: number; wrong: string }>; // the same by keyboard
}

declare global {
	interface Window {
		hand: Hand;
	}
}

function install() {
	if (location.protocol === 'about:') return;
	const table = () => document.querySelector<HTMLElement>('.table')?.dataset;
	const now = () => ({
		line: Number(table()?.line),
		turn: table()?.turn ?? '',
		picked: Number(table()?.picked),
		say: document.querySelector('.owl__say')?.textContent ?? '',
	});
	// A busy machine draws fewer frames: then it waits longer, for as many frames as it would have seen.
	const until = async (ready: () => boolean, ms = 30_000) => {
		let frames = 0,
			waits = true;
		const count = () => waits && (frames++, requestAnimationFrame(count));
		count();
		for (const end = Date.now() + ms; !ready() && (Date.now() < end || frames < ms / 40);)
			await new Promise(d => setTimeout(d, 5));
		waits = false;
		return ready();
	};
	// from the middle outwards: hands aim at the middle
	const parts = 9,
		half = parts / 2;
	const spots = Array.from(
		{ length: parts * parts },
		(_, i) => [(i % parts) + 0.5 - half, Math.floor(i / parts) + 0.5 - half] as const,
	).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
	const finger = matchMedia('(pointer: coarse)').matches;
	// A map follows a scroll a moment later: scrolling again before that goes too far.
	let scrolls = 0,
		scrolledAt = 0;
	const reach = (thing: Element) => {
		const r = thing.getBoundingClientRect();
		const seen = (x: number, y: number) =>
			document.elementFromPoint(x, y)?.closest('[data-target], button') === thing;
		// a finger that may choose does not aim at the last pixels beside something else
		for (const beside of finger ? [5, 0] : [0])
			for (const [i, k] of r.width && r.height ? spots : []) {
				const x = r.x + r.width * (0.5 + i / parts),
					y = r.y + r.height * (0.5 + k / parts);
				if (seen(x, y) && (!beside || (seen(x, y - beside) && seen(x, y + beside)))) return { x, y };
			}
		if (Date.now() - scrolledAt > 150) {
			scrolledAt = Date.now();
			thing.scrollIntoView({ block: scrolls++ % 2 ? 'center' : 'nearest', behavior: 'instant' });
		}
		return null;
	};
	// Where the hand goes next for a move: its own button, a thing that it names, its number, its action, the seal.
	const find: Hand['find'] = (move, tried, verbFirst = false) => {
		const [verb, ...tokens] = move.split(' '),
			found: [string, Element][] = [],
			verbs: [string, Element][] = [];
		const add = (list: typeof found, key: string, what: string) =>
			document.querySelectorAll(`.table ${what}`).forEach(e => !e.closest('.allchoices') && list.push([key, e]));
		add(verbs, 'verb', `[data-lit][data-target="verb:${verb}"]`);
		add(verbs, 'verb', `[data-verb="${verb}"]:not([data-move])`);
		add(found, 'move', `[data-move="${move}"]`);
		if (verbFirst) found.push(...verbs);
		for (const token of tokens) add(found, token, `[data-lit][data-target$=":${CSS.escape(token)}"]:not(.chosen)`);
		for (const token of tokens)
			document
				.querySelectorAll('.table .steps button')
				.forEach(b => b.firstChild?.textContent === token && found.push(['n' + token, b]));
		found.push(...verbs);
		add(found, 'seal', '.seal:not(:disabled)');
		for (const [key, thing] of found) {
			const at = tried.includes(key) ? null : reach(thing);
			if (at) return { key, thing, ...at };
		}
		return null;
	};
	const touch = ({ x, y }: { x: number; y: number }) => {
		const about = {
			bubbles: true,
			cancelable: true,
			composed: true,
			clientX: x,
			clientY: y,
			isPrimary: true,
			pointerType: finger ? 'touch' : 'mouse',
			pointerId: 1,
		};
		const top = document.elementFromPoint(x, y)!;
		top.dispatchEvent(new PointerEvent('pointerdown', about));
		top.dispatchEvent(new PointerEvent('pointerup', about));
		top.dispatchEvent(new MouseEvent('click', about));
	};
	// what the page sends
	let sent = '';
	const ask = window.fetch;
	window.fetch = (what, how) => {
		if (/\/move$/.test(String(what)) && typeof how?.body === 'string') sent = JSON.parse(how.body).move;
		return ask(what, how);
	};
	// the same at a table in the browser, whose engine is a worker
	let engine: Worker | undefined;
	window.Worker = class extends Worker {
		postMessage(message: { what?: string; table?: string; move?: string }, ...more: []) {
			if (message.table) engine = this;
			if (message.what === 'move') sent = message.move!;
			super.postMessage(message, ...more);
		}
	};
	type View = { question: { node: string; moves: { move: string; verb: string }[] } };
	const view = async (): Promise<View> => {
		const [, where, id] = /#\/(table|local)\/([^?]+)/.exec(location.hash)!;
		if (where === 'table') return (await ask(`/api/tables/${id}/view`)).json();
		return new Promise(done => {
			const mine = (e: MessageEvent) => {
				if (e.data.id !== 'hand') return;
				engine!.removeEventListener('message', mine);
				done(e.data.answer);
			};
			engine!.addEventListener('message', mine);
			engine!.postMessage({ id: 'hand', what: 'view', table: id, lang: 'en' });
		});
	};
	const settled = (was: ReturnType<typeof now>) => () => {
		const is = now();
		return (
			table()?.waits === undefined &&
			is.turn !== 'sent' &&
			(is.line !== was.line || is.picked !== was.picked || is.say !== was.say)
		);
	};
	const covers: Hand['covers'] = move =>
		move
			.split(' ')
			.flatMap(token => [...document.querySelectorAll(`.table [data-lit][data-target$=":${CSS.escape(token)}"]`)])
			.map(e => {
				const r = e.getBoundingClientRect(),
					top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
				return (
					`(${e.getAttribute('data-target')} at ${[r.x, r.y, r.width, r.height].map(Math.round)} under ` +
					`${top?.closest('[class]')?.getAttribute('class')})`
				);
			});
	const play = async (move: string) => {
		const began = now();
		let log = '';
		for (const way of ['thing', 'verb', 'whole']) {
			const tried: string[] = [],
				verbFirst = way === 'verb';
			// the edge of an enlarged map may lie under its own tools
			if (way === 'whole') document.querySelector<HTMLElement>('.map-zoom button:last-child')?.click();
			for (;;) {
				let at: ReturnType<typeof find> = null;
				// a thing may still be on its way to its place
				if (!(await until(() => !!(at = find(move, tried, verbFirst)), tried.length ? 700 : 2000)) || !at)
					break;
				const { key } = at as { key: string };
				tried.push(key);
				log += ` ${key}`;
				const was = now();
				sent = '';
				touch(at);
				if (!(await until(settled(was)))) return `${move}: nothing came of touching${log}`;
				if (now().line !== began.line)
					return !sent || sent === move ? '' : `${move}: touching${log} played ${sent}`;
			}
			log += ' |';
			for (let was = now(); now().picked; was = now()) {
				dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
				if (!(await until(settled(was), 1000))) break;
			}
		}
		return `${move}: nowhere to touch after${log} ${covers(move)}`;
	};
	// One of the legal moves, verb by verb, so that rare ones come too.
	let seed = 1;
	const random = (n: number) => Math.floor(((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff) * n);
	const any = async () => {
		const { question } = await view();
		const verbs = [...new Set(question.moves.map(m => m.verb))],
			verb = verbs[random(verbs.length)]!,
			some = question.moves.filter(m => m.verb === verb);
		return { node: question.node, verb, move: some[random(some.length)]!.move };
	};
	const asked = async () =>
		(await until(() => table()?.waits === undefined && ['mine', 'over'].includes(now().turn), 120_000)) &&
		now().turn === 'mine';
	const game: Hand['game'] = async (most, from) => {
		const kinds = new Set<string>();
		let moves = 0;
		for (seed = from; moves < most && (await asked()); moves++) {
			const { node, verb, move } = await any(),
				wrong = await play(move);
			kinds.add(`${node} ${verb}`);
			if (wrong) return { moves, kinds: [...kinds], wrong: `${node}: ${wrong}` };
		}
		return { moves, kinds: [...kinds], wrong: '' };
	};
	// What a key does where the focus is; Enter on a button is a click of it.
	const press = (key: string) => {
		const on = document.activeElement ?? document.body;
		if (
			on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) &&
			key === 'Enter' &&
			on.matches('button')
		)
			(on as HTMLElement).click();
	};
	// On with the keyboard in the list of all choices: the page itself has to keep the focus there.
	const keys: Hand['keys'] = async (most, from) => {
		let answers = 0;
		for (seed = from; answers < most && (await asked()); answers++) {
			const was = now(),
				here = () => document.activeElement?.closest('.choices button');
			if (!(await until(() => !!here(), 3000)))
				return { answers, wrong: `the focus is lost: ${document.activeElement?.outerHTML.slice(0, 80)}` };
			for (let k = random(document.querySelectorAll('.choices button').length); k > 0; k--) press('ArrowRight');
			if (here()!.matches('.back')) press('ArrowRight'); // else the same keys would lead back here
			press('Enter');
			if (!(await until(settled(was)))) return { answers, wrong: 'nothing came of Enter' };
		}
		return { answers, wrong: '' };
	};
	window.hand = { now, until, find, covers, touch, play, any, game, keys };
}

export const giveHand = (page: Page) => page.addInitScript(install);

// One legal move with real mouse or keys: `take` goes to each thing in turn, which bears the mark [data-aim].
export async function oneMove(page: Page, take: (at: { x: number; y: number }, what: string) => Promise<unknown>) {
	// who begins is drawn: a table that was just sat down at may ask somebody else first
	await page.locator('.table[data-turn=mine]:not([data-waits])').waitFor();
	const { move } = await page.evaluate(() => window.hand.any()),
		tried: string[] = [];
	const { line } = await page.evaluate(() => window.hand.now());
	let whole = false;
	for (;;) {
		const at = await page.evaluate(
			async ([move, tried]) => {
				document.querySelector('[data-aim]')?.removeAttribute('data-aim');
				let at: ReturnType<Hand['find']> = null;
				await window.hand.until(() => !!(at = window.hand.find(move, tried)), 3000);
				at = at as ReturnType<Hand['find']>;
				at?.thing.setAttribute('data-aim', '');
				return at && { key: at.key, x: at.x, y: at.y };
			},
			[move, tried] as const,
		);
		// what lies beyond the left or the upper edge of an enlarged map comes into sight with the whole of it
		if (!at && !whole && (await page.locator('.map-zoom button').count())) {
			whole = true;
			await page
				.locator('.map-zoom button')
				.last()
				.evaluate(e => (e as HTMLElement).click());
			continue;
		}
		if (!at)
			throw new Error(
				`${move}: nowhere to go after ${tried} ${await page.evaluate(move => window.hand.covers(move), move)}`,
			);
		tried.push(at.key);
		const was = await page.evaluate(() => window.hand.now());
		await take(at, `${at.key} of ${move}`);
		await page.waitForFunction(was => {
			const is = window.hand.now();
			return ['mine', 'over'].includes(is.turn) && (is.line !== was.line || is.picked !== was.picked);
		}, was);
		if ((await page.evaluate(() => window.hand.now())).line !== line) return;
	}
}
