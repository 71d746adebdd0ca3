// The moments of the games that have an object of their own, each a live table with its question: games of bots
// (tests/browser/games), stopped before a line; the story is what the engine tells of the lines before it, in the
// language of the reader.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHANCE, Engine } from '../../../clients/web/src/play/engine';
import { expect, keepTables } from './lib';

export interface Moment {
	name: string;
	file: string; // in tests/browser/games
	line: RegExp; // the table stands before it; the last line of the record: the end
	sees: string; // what has to be on the table then
	begun?: boolean; // things of the move that follows are touched until then
}

const of =
	(file: string) =>
	(name: string, line: RegExp, sees: string, begun?: boolean): Moment => ({ name, file, line, sees, begun });
const cyclades = of('cyclades'),
	legendary = of('legendary'),
	[first, second, third] = [of('hellas-1'), of('hellas-2'), of('hellas-3')],
	elysium = of('elysium');
const end = /^\d+ end /;

export const moments: Record<string, Moment[]> = {
	cyclades: [
		cyclades('start', /^\d+ s\d offer/, '.track .open[data-move]'),
		cyclades('auction', /^462 s2 offer poseidon 7/, '.track .open[data-move]'),
		cyclades('build', /^219 s1 build is2/, '.map [data-lit]'),
		cyclades('recruit', /^401 s2 troop is3/, '.map [data-lit]'),
		cyclades('march', /^334 s3 march is9 3 is10/, '.steps button', true),
		cyclades('creature', /^394 s1 buy medusa/, '.rail--shared .card[data-lit]'),
		cyclades('battle', /^336 s3 fight/, '.battle__side'),
		cyclades('retreat', /^338 s3 retreat is9/, '.map [data-lit]'),
		cyclades('end', end, '.podium'),
	],
	legendary: [
		legendary('start', /^\d+ s\d offer/, '.track .open[data-move]'),
		legendary('offerings', /^379 s2 offer zeus 5/, '.track .open[data-move]'),
		legendary('hero', /^473 s1 hire ajax/, '.card[data-lit]'),
		legendary('creature', /^329 s3 buy chimera/, '.card[data-lit]'),
		legendary('fleets', /^627 s2 count 2/, '.steps button'),
		legendary('troops', /^538 s4 go 1 2/, '.steps button, .dock [data-move^="go "]'),
		legendary('battle', /^543 s1 fight/, '.battle__side'),
		legendary('losses', /^542 s1 lose ajax/, '.battle__side'),
		legendary('end', end, '.podium'),
	],
	hellas: [
		first('start', /^\d+ s\d hero /, '.offer .card[data-lit]'),
		first('turn', /^158 s1 hoplites/, '.board-acts .act--clay'),
		first('special', /^186 s2 special usurp/, '.board-acts .act--clay'),
		first('hunt', /^131 s3 strike 2/, '.curtain--hunt .curtain__chance'),
		first('attack', /^137 s3 hurt strength/, '.curtain--hunt .curtain__chance'),
		first('artifact', /^152 s3 use ariadnes-thread/, '.card[data-lit], .dock [data-move]'),
		second('quest', /^114 s2 quest 1/, '.dock [data-move]'),
		second('monument', /^116 s2 build zeus/, '.monument .spotring.lit'),
		second('prayer', /^275 s3 pray athena/, '.monument .spotring.lit'),
		second('monsters', /^13[6-9] s3 next /, '[data-lit]'),
		third('blessing', /^274 s1 pick armory/, '.card[data-lit]'),
		third('usurp', /^247 s3 recruit euboea/, '.map [data-lit]'),
		third('march', /^252 s2 march chalkidiki euboea 6/, '.steps button', true),
		third('battle', /^254 s2 play wild-sword/, '.clash__odds'),
		third('end', end, '.podium'),
	],
	elysium: [
		elysium('start', /^\d+ s\d acquire/, '.agora .card[data-lit]'),
		elysium('acquire', /^207 s1 acquire ATH-10/, '.agora .card[data-lit]'),
		elysium('columns', /^208 s1 column red/, '.post[data-lit]'),
		elysium('quest', /^209 s2 quest q4/, '.questtile[data-lit]'),
		elysium('discard', /^201 s2 discard ATH-01/, '.card[data-lit]'),
		elysium('transfer', /^251 s2 transfer POS-03/, '.domain .card[data-lit]'),
		elysium('legend', /^179 s2 onto p3 ATH-03/, '[data-lit]'),
		elysium('end', end, '.podium'),
	],
};

export const languages = ['en', 'ru', 'pl'];
const names = ['Kleon', 'Lykos', 'Daphne', 'Ariadne', 'Myron', 'Thais'];
const told = 150; // lines of the story that a live table shows; a finished one shows all, for its awards

let engine: Promise<Engine> | undefined;
const load = async () =>
	Engine.from(
		await WebAssembly.instantiate(
			readFileSync(resolve(import.meta.dirname, '../../../build/wasm/engine.wasm')),
			{},
		),
	);

export const engineHere = () => (engine ??= load());

// What was played, as the worker of the page notes it (worker.ts).
function storyOf(e: Engine, head: string, lines: string[], seats: number, eyes: number, lang: number, from: number) {
	const t = e.read(head),
		log = [];
	for (let i = 0; i < seats; i++) e.name(t, i, names[i]!);
	for (const [i, l] of lines.entries()) {
		const [, line, who, move] = /^(\d+) (\S+) (.*)$/.exec(l)!,
			seat = who === '*' ? CHANCE : Number(who!.slice(1)) - 1;
		const text =
			i >= from && seat !== CHANCE
				? (e.question(t, seat, lang).moves?.find(m => m.move === move)?.text ?? move)
				: '';
		const events = e.play(t, seat, move!, eyes, lang);
		if (i >= from) log.push({ line: Number(line), seat: who, move: seat === CHANCE ? '' : move, text, events });
	}
	e.free(t);
	return log;
}

// The table of a moment as the browser keeps it.
export async function tableOf(game: string, m: Moment, lang: number) {
	const all = readFileSync(resolve(import.meta.dirname, `../games/${m.file}.petteia`), 'utf8')
		.split('\n')
		.filter(l => l && !l.startsWith('#'));
	const at = all.findIndex(l => m.line.test(l)),
		body = all.findIndex(l => /^1 /.test(l));
	if (at < 0) throw new Error(`${m.line} is not in ${m.file}`);
	const over = m.line === end,
		[, who, ...words] = all[at]!.split(' '),
		asked = over ? 0 : Number(who!.slice(1)) - 1;
	const seats = Number(/^seats (\d)/m.exec(all.join('\n'))![1]),
		lines = all.slice(body, at);
	const log = storyOf(
		await engineHere(),
		all.slice(0, body).join('\n') + '\n',
		lines,
		seats,
		asked,
		lang,
		over ? 0 : Math.max(0, lines.length - told),
	);
	return {
		table: {
			id: `${m.file}-${m.name}`,
			game,
			seats,
			bot: 'level:1',
			people: [asked],
			record: all.slice(0, over ? at + 1 : at).join('\n') + '\n',
			log,
		},
		then: words.join(' '),
	};
}

// Moments of a game in one page: `look` is called at each, and gets what leads back to it after something was touched.
// Only the part of the address after # changes, so that nothing is loaded twice.
export async function visit(
	page: Page,
	game: string,
	lang: string,
	look: (m: Moment, again: () => Promise<void>) => Promise<unknown>,
	chosen = moments[game]!,
) {
	const all = await Promise.all(chosen.map(m => tableOf(game, m, languages.indexOf(lang))));
	await keepTables(
		page,
		all.map(a => a.table),
	);
	for (const [i, m] of chosen.entries()) {
		await page.setViewportSize({ width: 1366, height: 768 });
		await page.goto(`/#/local/${all[i]!.table.id}`);
		const lines = all[i]!.table.log.at(-1)?.line ?? 0;
		await page
			.locator(
				`.table[data-game=${game}][data-line="${lines}"]:is([data-turn=mine], ` +
					'[data-turn=over]):not([data-waits])',
			)
			.waitFor();
		await page.locator('.stage').locator('.map__drawing, .domain').first().waitFor();
		const begin = async () => {
			for (let k = 0; m.begun && k < 4 && !(await page.locator(m.sees).count()); k++)
				await touch(page, all[i]!.then);
		};
		await begin();
		await expect(page.locator(m.sees).first(), `${game}, ${m.name}`).toBeVisible();
		if (m.line === end) await page.locator('.curve').waitFor();
		await look(m, () => putBack(page).then(begin));
	}
}

// Nothing is chosen any more.
async function putBack(page: Page) {
	await page.keyboard.press('Escape');
	await page.locator('.table[data-picked="0"]:not([data-waits])').waitFor();
}

// The next thing of a move.
async function touch(page: Page, move: string) {
	const wrong = await page.evaluate(async move => {
		const was = window.hand.now().picked,
			shown = () => !document.querySelector('.table[data-waits]');
		let at: ReturnType<typeof window.hand.find> = null;
		if (!(await window.hand.until(() => shown() && !!(at = window.hand.find(move, []))))) return 'nowhere to touch';
		window.hand.touch(at!);
		return (await window.hand.until(() => shown() && window.hand.now().picked > was)) ? '' : 'nothing came of it';
	}, move);
	expect(wrong, move).toBe('');
}
