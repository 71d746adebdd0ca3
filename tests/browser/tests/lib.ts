// What the tests share: a page that notes what goes wrong, and players who click.
//
// Positions are random and bots take their time, so nothing here may depend on luck or speed. The
// table says of itself which line it shows, whose turn it is and how many steps of a choice are
// done (data-line, data-turn, data-picked): a player waits for the turn, and after a click for the
// line or the step to change. All parts of the page show that line then; while they do not (data-waits) it still
// tells the last one.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type Locator, type Page, type TestInfo } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { freePort } from '../playwright.config';
import { giveHand } from './hand';

export const shots = resolve(import.meta.dirname, '../../../build/screenshots');
mkdirSync(shots, { recursive: true });
// A picture of a thing, of what a screen shows, of a whole page. Packing one of a large screen as PNG takes Chromium
// half a second.
const jpeg = (name: string) => ({ path: resolve(shots, name + '.jpg'), quality: 90 });
export const view = (of: Page | Locator, name: string) =>
	seen('page' in of ? of.page() : of, () => of.screenshot(jpeg(name)));
// The screen pixel by pixel: a PNG that is packed quickly rather than well, in base64.
export async function pixels(page: Page): Promise<string> {
	const session = await page.context().newCDPSession(page);
	const { data } = await seen(page, () =>
		session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }),
	);
	await session.detach();
	return data;
}
export const keepPicture = (name: string, jpegInBase64: string) =>
	writeFileSync(jpeg(name).path, Buffer.from(jpegInBase64, 'base64'));
export const shot = (page: Page, name: string) => seen(page, () => page.screenshot({ ...jpeg(name), fullPage: true }));

// Painting takes a third of a long test's time, and mostly nobody looks: a curtain hangs before the page, behind which
// everything keeps its place and is touched as ever. It is drawn aside for a picture and for what judges colours
// (seen), in tests of the look for good (looked).
declare global {
	interface Window {
		curtain?: CSSStyleSheet;
	}
}
const hang = (page: Page) =>
	page.addInitScript(() => {
		window.curtain = new CSSStyleSheet();
		window.curtain.replaceSync('html { opacity: 0 }');
		document.adoptedStyleSheets.push(window.curtain);
	});
export const looked = (page: Page) => page.addInitScript(() => window.curtain && (window.curtain.disabled = true));
async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
	const was = await page.evaluate(() => {
		const was = window.curtain?.disabled;
		if (window.curtain) window.curtain.disabled = true;
		return was;
	});
	const saw = await look();
	await page.evaluate(was => window.curtain && (window.curtain.disabled = was!), was);
	return saw;
}

// Which tests are only for ./test all: test(title, inAll(), …), or in a loop inAll(unless this one is for every
// change). What a test does besides then: wide.
export const wide = process.env.PETTEIA_ALL === 'yes';
export const inAll = (unless = false) => ({ tag: unless ? [] : ['@all'] });

export const games = ['cyclades', 'elysium', 'hellas', 'legendary'];

// How the tests want the page: the complete list of choices open, others' moves at once, every question answered by the
// test, no coach (whom the engine must think for), maps plain (painting them is most of the work; painted() where they
// are looked at), no game of bots on the home page, and no sound (an open audio context takes a twentieth of a core all
// the time; whole games are played with it).
const wishes = {
	...{ list: 'on', speed: 'once', auto: 'off', relief: 'off', sound: 'off', coach: 'off' },
	showing: 'off',
};
export const relief = (page: Page) =>
	page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('relief', 'on'));
export const painted = async (page: Page) => {
	await relief(page);
	await looked(page);
};
export const wish = (page: Page, wanted: Record<string, string> = wishes) =>
	page.addInitScript(all => {
		if (location.protocol === 'about:') return; // keeps nothing
		for (const [key, value] of Object.entries(all))
			if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
	}, wanted);

// SLOW=4: pages have a fourth of the processor, as on a busy machine. What fails then is looked at too early, or is
// lost by the page.
const slow = Number(process.env.SLOW ?? 1);
async function slowed(page: Page) {
	if (slow > 1)
		await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow });
}

// The server knows this browser's guest by that name, from the next page on.
export async function known(page: Page, name: string) {
	await page.context().request.post('/api/guest', { data: { name } });
	await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('known', 'yes'));
}

// A second person with a browser of their own.
export async function guest(browser: Browser, baseURL?: string): Promise<Page> {
	const page = await (await browser.newContext({ baseURL })).newPage();
	await wish(page);
	await hang(page);
	await slowed(page);
	return page;
}

// A server for one test alone, with settings that no other test wants.
// `again` ends it, changes something of its data, and starts it again.
export async function ownServer(flags: string[]): Promise<OwnServer> {
	const root = resolve(import.meta.dirname, '../../..'),
		at = await freePort(), // a test beside this one has another
		url = `http://127.0.0.1:${at}`;
	const data = mkdtempSync(resolve(root, 'build/browser/own-'));
	const begin = async () => {
		const begun = spawn(
			'build/release/petteia',
			['serve', '--port', String(at), '--data', data, '--no-limits', ...flags],
			{ cwd: root, stdio: 'ignore' },
		);
		await expect
			.poll(() =>
				fetch(url + '/healthz').then(
					r => r.ok,
					() => false,
				),
			)
			.toBe(true);
		return begun;
	};
	let server = await begin();
	return {
		url,
		data,
		again: async change => {
			const ended = new Promise(done => server.once('exit', done));
			server.kill('SIGKILL');
			await ended;
			change();
			server = await begin();
		},
		stop: () => {
			server.kill();
			rmSync(data, { recursive: true, force: true });
		},
	};
}

interface OwnServer {
	url: string;
	data: string;
	again: (change: () => void) => Promise<void>;
	stop: () => void;
}

// For tests that change what /view answers: the news brings no position, so the page asks for it.
export const withoutNews = (page: Page) =>
	page.addInitScript(() => {
		const listen = EventSource.prototype.addEventListener;
		EventSource.prototype.addEventListener = function (
			this: EventSource,
			kind: string,
			hear: (e: MessageEvent) => void,
		) {
			listen.call(this, kind, e =>
				hear(
					kind === 'line'
						? new MessageEvent(kind, {
								data: JSON.stringify({ ...JSON.parse((e as MessageEvent).data), position: undefined }),
							})
						: (e as MessageEvent),
				),
			);
		} as typeof listen;
	});

// Seconds of processor that this worker and all that it started have taken: the browser, its pages, those that have
// ended.
function processor(): number {
	const all = new Map<number, { parent: number; ticks: number }>();
	for (const pid of readdirSync('/proc').filter(n => /^\d+$/.test(n))) {
		try {
			const f = readFileSync(`/proc/${pid}/stat`, 'utf8')
				.replace(/^.*\) /s, '')
				.split(' ')
				.map(Number);
			all.set(Number(pid), { parent: f[1]!, ticks: f[11]! + f[12]! + f[13]! + f[14]! });
		} catch {} // it has just ended
	}
	const ours = (pid: number): boolean =>
		pid === process.pid || (pid > 1 && all.has(pid) && ours(all.get(pid)!.parent));
	return [...all].reduce((sum, [pid, { ticks }]) => sum + (ours(pid) ? ticks : 0), 0) / 100;
}

// What a page shows when its test has failed.
async function pictureOf(page: Page, info: TestInfo) {
	const path = info.outputPath('failed.jpg');
	await seen(page, () => page.screenshot({ path, timeout: 30_000 })).then(
		() => info.attachments.push({ name: 'picture', path, contentType: 'image/jpeg' }),
		() => {}, // the page is gone
	);
}

// Every page: no script error, no request to anybody else.
export const test = base.extend<{ watch: void; cost: void }>({
	cost: [
		async ({}, use, info) => {
			const before = processor();
			await use();
			info.annotations.push({ type: 'processor', description: String(processor() - before) });
		},
		{ auto: true },
	],
	watch: [
		async ({ page, baseURL }, use, info) => {
			const wrong: string[] = [];
			page.on('pageerror', e => wrong.push(`script error: ${e.message}`));
			page.on('request', r => {
				if (!r.url().startsWith(baseURL!) && !/^(data|blob):/.test(r.url()))
					wrong.push(`asked outside: ${r.url()}`);
			});
			await wish(page);
			await giveHand(page);
			await hang(page);
			await slowed(page);
			await use();
			if (info.status !== info.expectedStatus) await pictureOf(page, info);
			expect(wrong).toEqual([]);
		},
		{ auto: true },
	],
});
export { expect };

// From the home page to a table: by a button of the game's cover, or set up against novices, one unless more seats are
// wanted. It is our turn then.
export async function start(page: Page, game: string, button?: string, seats = 2) {
	await page.goto('/');
	const card = page.locator(`#game-${game}`);
	if (button) await card.getByRole('button', { name: button }).click();
	else await setUp(page, card, seats);
	await page.waitForURL(/#\/(table|local)\//);
	await turn(page);
	if (game === 'elysium') await askedFirst(page);
}

// A bot's first card of Elysium may ask us something before our first turn, one time in a hundred: answered by any
// move, behind the page.
async function askedFirst(page: Page) {
	const answered = (at: string) =>
		(async () => {
			const { line, question } = await (await fetch(at + '/view')).json();
			const moves = question.moves.map((m: { move: string }) => m.move);
			if (!question.you || moves.some((m: string) => m.startsWith('acquire '))) return null;
			const answer = await fetch(at + '/move', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ line, move: moves[0] }),
			});
			await answer.text(); // a request whose answer is not read never ends
			return line;
		})();
	const at = '/api/tables/' + /#\/table\/([^/?]+)/.exec(page.url())![1];
	for (let line; (line = await page.evaluate(answered, at)) !== null;) {
		await expect.poll(async () => (await now(page))!.line).toBeGreaterThan(line);
		await turn(page);
	}
}

// So many seats, novices on all but the first; in any language.
async function setUp(page: Page, card: Locator, seats: number) {
	await card.locator('footer button').last().click();
	const setup = page.locator('dialog.setup');
	await setup.locator('select').first().selectOption(String(seats));
	for (let k = 0; k + 1 < seats; k++) await setup.locator('.seat select').nth(k).selectOption('level:1');
	await setup.locator('footer .btn--main').click();
}

interface Now {
	line: number;
	turn: string; // mine, sent, others, over, past
	picked: number;
}

// What the table says of itself; null where there is none yet.
export const now = (page: Page): Promise<Now | null> =>
	page.evaluate(() => {
		const d = document.querySelector<HTMLElement>('.table')?.dataset;
		return d ? { line: Number(d.line), turn: d.turn!, picked: Number(d.picked) } : null;
	});

// Waits until we are asked, or the game is over, and every part of the page shows it: right after a move the last
// question may still stand.
export async function turn(page: Page): Promise<Now> {
	await page.locator('.table:is([data-turn=mine], [data-turn=over]):not([data-waits])').waitFor();
	return (await now(page))!;
}

// A table in this browser at which everything follows from the seed: dice, decks, bots. SEED=N plays another game,
// SEED=new one that nobody has seen. Returns how to play the same again.
export async function startSeeded(page: Page, game: string, seats: number, usual: number): Promise<string> {
	const { SEED } = process.env,
		seed = SEED === 'new' ? Date.now() % 1_000_000 : Number(SEED ?? usual);
	// fetched beforehand: an answer that is read after the page has moved on is gone
	const worker = await (await page.request.get('/worker.js')).text(),
		thrown = `let thrown = ${seed};
			crypto.getRandomValues = into => {
				const next = () => (thrown = (Math.imul(thrown, 1664525) + 1013904223) >>> 0);
				for (let i = 0; i < into.length; i++) into[i] = next();
				return into;
			};\n`;
	await page.route('**/worker.js', route => route.fulfill({ contentType: 'text/javascript', body: thrown + worker }));
	await page.goto('/');
	const record = await page.evaluate(
		([game, seats]) =>
			new Promise<string>((done, fail) => {
				const engine = new Worker('/worker.js', { type: 'module' });
				const ask = (id: number, what: string, more: object) =>
					engine.postMessage({ id, what, lang: 'en', ...more });
				engine.onerror = e => fail(new Error(e.message));
				engine.onmessage = ({ data }) => {
					if (data.error) fail(new Error(data.error));
					if (data.id === 1) ask(2, 'record', { table: data.answer });
					if (data.id === 2) (engine.terminate(), done(data.answer));
				};
				ask(1, 'new', { words: [], game, seats, bot: 'level:1', people: [0] });
			}),
		[game, seats] as const,
	);
	const head = record.replace(/^\d+ .*\n/gm, '');
	await keepTable(page, { id: 'seeded', game, seats, bot: 'level:1', people: [0], record: head, log: [] });
	await turn(page);
	return `SEED=${seed} tests/browser/run ${basename(test.info().file)} -g '${test.info().title}'`;
}

// Two people at one screen: a table of this browser alone.
export async function startHere(page: Page, game: string) {
	await page.goto('/');
	const card = page.locator(`#game-${game}`);
	await card.getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption('2');
	await setup.getByLabel('Seat 2').selectOption('here');
	await setup.getByRole('button', { name: 'Start the game' }).click();
	await page.waitForURL(/#\/local\//);
	await page.locator('.choices button').first().waitFor();
}

interface Saved {
	id: string;
	game: string;
	seats: number;
	people: number[];
	record: string;
	[more: string]: unknown;
}
// Tables kept in this browser: records that go on with these people.
export async function keepTables(page: Page, all: Saved[]) {
	await page.goto('/healthz'); // the browser's store for the page, without the page
	await page.evaluate(async all => {
		const db = await new Promise<IDBDatabase>((done, fail) => {
			const open = indexedDB.open('petteia', 1);
			open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
			open.onsuccess = () => done(open.result);
			open.onerror = () => fail(open.error);
		});
		await new Promise((done, fail) => {
			const writing = db.transaction('tables', 'readwrite');
			for (const saved of all) writing.objectStore('tables').put(saved);
			writing.oncomplete = done;
			writing.onerror = fail;
		});
		db.close();
	}, all);
}
export async function keepTable(page: Page, saved: Saved) {
	await keepTables(page, [saved]);
	await page.goto(`/#/local/${saved.id}`);
}

// A recorded game (games/<id>/tests/fixtures) up to the first line of this kind; that line and what its seat did next.
const fixtures = (game: string) => resolve(import.meta.dirname, '../../../games', game, 'tests/fixtures');
export function recorded(game: string, line: RegExp): { record: string; seats: number; asked: number; then: string[] } {
	for (const name of readdirSync(fixtures(game))
		.filter(f => f.endsWith('.petteia'))
		.sort()) {
		const lines = readFileSync(resolve(fixtures(game), name), 'utf8').split('\n'),
			at = lines.findIndex(l => line.test(l));
		if (at < 0) continue;
		const who = lines[at]!.split(' ')[1]!,
			then: string[] = [];
		for (const l of lines.slice(at)) {
			if (l.split(' ')[1] !== who) break;
			then.push(l.split(' ').slice(2).join(' '));
		}
		return {
			record: lines.slice(0, at).join('\n') + '\n',
			seats: Number(/^seats (\d)/m.exec(lines.join('\n'))![1]),
			asked: Number(who.slice(1)) - 1,
			then,
		};
	}
	throw new Error(`${line} is not in the records of ${game}`);
}

export const over = async (page: Page) => (await turn(page)).turn === 'over';

// Does something that must change the position or the choice, and waits until it has.
export async function changes(page: Page, act: () => Promise<unknown>) {
	const before = await turn(page);
	await act();
	await page.waitForFunction(b => {
		const d = document.querySelector<HTMLElement>('.table')!.dataset;
		return Number(d.line) !== b.line || (d.turn !== 'sent' && Number(d.picked) !== b.picked);
	}, before);
}

// The people of a table play it to its end behind their pages, by any moves: a game is never finished by bots alone.
// They look elsewhere meanwhile, so that nothing is drawn that nobody sees, and come back to its end.
export async function finish(people: Page[], table: string) {
	await unseen(people, () => playOut(people, table));
}

async function playOut(people: Page[], table: string) {
	const turns = (at: string) =>
		(async () => {
			for (;;) {
				const { line, question } = await (await fetch(at + '/view')).json();
				if (question.asked === null) return true;
				if (!question.you) return false;
				const { move } = question.moves[Math.floor(Math.random() * question.moves.length)];
				await fetch(at + '/move', {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify({ line, move }),
				});
			}
		})();
	for (let over = false; !over;)
		for (const who of people) over = (await who.evaluate(turns, '/api/tables/' + table)) || over;
}

// A bot plays on for us, to the end.
export async function letBotFinish(page: Page) {
	await Promise.all([page.waitForResponse(/\/takeover$/), menu(page, 'Let a bot play for me')]);
	const table = /table\/(\w+)/.exec(page.url())![1];
	await unseen([page], () =>
		expect
			.poll(() =>
				page.evaluate(async at => (await (await fetch(at)).json()).question.asked, `/api/tables/${table}/view`),
			)
			.toBeNull(),
	);
	await page.locator('.result').waitFor();
}

async function unseen(people: Page[], what: () => Promise<unknown>) {
	const at = people.map(who => who.url());
	for (const who of people) {
		await who.goto('/#/about');
		await who.locator('.table').waitFor({ state: 'detached' });
	}
	await what();
	for (const [i, who] of people.entries()) await who.goto(at[i]!);
}

// The menu of the strip.
export async function menu(page: Page, item: string) {
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	await page.locator('.menu').getByText(item).click();
}

export async function speak(page: Page, language: string, button = 'Language') {
	await page.getByRole('button', { name: button, exact: true }).click();
	await page.locator('.menu').getByRole('button', { name: language }).click();
}

const choices = (page: Page) => page.locator('.choices button:not(.back)');

// One of the choices by a click of the mouse: a move, or a step towards one. False when the game is over.
export async function click(page: Page, random: () => number): Promise<boolean> {
	if (await over(page)) return false;
	const n = await choices(page).count(); // while we are asked they stay
	expect(n).toBeGreaterThan(0);
	await changes(page, () =>
		choices(page)
			.nth(Math.floor(random() * n))
			.click(),
	);
	return true;
}

// Steps until a choice is a move, and leads to it.
export async function leaf(page: Page): Promise<Locator> {
	for (;;) {
		await turn(page);
		const found = page.locator('.choices button[data-move]').first();
		if (await found.count()) return found;
		await changes(page, () => choices(page).first().click());
	}
}

// One whole move.
export async function move(page: Page) {
	const { line } = await turn(page);
	await (await leaf(page)).click();
	await page.waitForFunction(
		line => Number(document.querySelector<HTMLElement>('.table')!.dataset.line) > line,
		line,
	);
}

export function dice(seed: number) {
	let s = seed;
	return () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

// Clicks on inside the page, quicker than a hand: until the game is over or so many clicks are done.
export async function clickOn(page: Page, clicks: number, seed: number): Promise<number> {
	await turn(page);
	return page.evaluate(
		async ([clicks, seed]) => {
			let s = seed!,
				done = 0;
			const random = () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
			const table = () => document.querySelector<HTMLElement>('.table')!.dataset;
			const until = async (ready: () => boolean) => {
				while (!ready()) await new Promise(d => setTimeout(d, 5));
			};
			for (;;) {
				// the list is one of the parts that are drawn last
				await until(
					() =>
						table().waits === undefined &&
						(table().turn === 'over' ||
							(table().turn === 'mine' && !!document.querySelector('.choices button:not(.back)'))),
				);
				if (done >= clicks! || table().turn === 'over') return done;
				const { line, picked } = table();
				const buttons = [...document.querySelectorAll<HTMLElement>('.choices button:not(.back)')];
				buttons[Math.floor(random() * buttons.length)]!.click();
				done++;
				await until(() => table().line !== line || (table().turn !== 'sent' && table().picked !== picked));
			}
		},
		[clicks, seed],
	);
}

// Reports violations only, from the page itself: with all that passes, merged on a second page (for frames of other
// sites, of which there are none), a check takes four to six times as long.
const checker = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

const told = (found: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
	found.violations.map(
		v =>
			`${v.id}: ${v.help}: ${v.nodes
				.slice(0, 3)
				.map(n => n.html.slice(0, 160))
				.join(' | ')}`,
	);

// In both colour schemes, light last. Only colours differ at night, so only they are looked at twice: for every change
// on the pages that everybody passes, in ./test all wherever this is asked for.
export async function axeBoth(page: Page, where: string, atNight = wide) {
	if (atNight) {
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(
			told(await seen(page, () => checker(page).withRules(['color-contrast', 'link-in-text-block']).analyze())),
			`${where}, dark`,
		).toEqual([]);
		await page.emulateMedia({ colorScheme: 'light' });
	}
	await axe(page, where);
}

export const axeFaults = async (page: Page) =>
	told(
		await seen(page, () =>
			checker(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']).analyze(),
		),
	);

export async function axe(page: Page, where: string) {
	expect(await axeFaults(page), where).toEqual([]);
}
