// What the engine calls a thing is one name: a sea of the board is called as in the moves; a verb that two gods share
// says what the god of the turn gives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { CHANCE, Engine } from '../../clients/web/src/play/engine.ts';
import { partsOf } from '../../clients/web/src/table/told.ts';
import type { Choice } from '../../clients/web/src/play/types.ts';

const engine = WebAssembly.instantiate(readFileSync(process.env.ENGINE!), {}).then(Engine.from);

const LANGUAGES = 3;

// Every question of a recorded game, in turn in each language.
async function questions(file: string, look: (e: Engine, table: number, moves: Choice[], lang: number) => void) {
	const e = await engine,
		text = readFileSync(new URL(`../browser/games/${file}.petteia`, import.meta.url), 'utf8'),
		table = e.read(text.slice(0, text.search(/^1 /m)));
	let asked = 0;
	for (const [, move] of text.matchAll(/^\d+ (?:\*|s\d) (?!end )(.*)$/gm)) {
		const seat = e.asked(table);
		if (seat !== CHANCE)
			look(e, table, e.question(table, seat, asked % LANGUAGES).moves ?? [], asked++ % LANGUAGES);
		e.play(table, seat, move!, 0, 0);
	}
	e.free(table);
}

for (const game of ['cyclades', 'legendary'])
	test(`the seas of ${game} have one name each`, async () => {
		const boards = new Map<number, Map<string, string>>();
		let seen = 0;
		await questions(game, (e, table, moves, lang) => {
			for (const a of moves.flatMap(m => m.args))
				if (a.kind === 'sea' && a.value !== null) {
					if (!boards.has(lang)) {
						const { areas } = e.board(table, 0, lang) as { areas: { id: string; name: string }[] };
						boards.set(lang, new Map(areas.map(x => [x.id, x.name])));
					}
					assert.equal(boards.get(lang)!.get(String(a.value)), a.label);
					seen++;
				}
		});
		assert.ok(seen > 100, `${seen} seas`);
	});

test('who recruits in Cyclades is told whom', async () => {
	const told = new Set<string>();
	await questions('cyclades', (e, table, moves, lang) => {
		const recruit = moves.find(m => m.verb === 'recruit');
		if (!recruit || lang) return;
		const { flow } = e.view(table, e.asked(table)) as { flow: { god?: string }[] };
		told.add(`${flow.findLast(f => f.god)?.god}: ${recruit.text}`);
	});
	assert.deepEqual([...told].sort(), ['athena: Recruit a philosopher', 'zeus: Recruit a priest']);
});

test('a founding is the headline of its line, whatever made room for it', () => {
	const event = (name: string, text: string) => ({ event: name, who: 's1', text, args: [] });
	const line = {
		...{ line: 1, seat: 's1', move: 'metropolis is2', text: '' },
		events: [event('destroyed', 'a university goes'), event('metropolis', 'a metropolis stands')],
	};
	const [told] = partsOf(line, { destroyed: 'loss', metropolis: 'founding metropolis' });
	assert.deepEqual([told?.did, told?.came], ['a metropolis stands', ['a university goes']]);
});
