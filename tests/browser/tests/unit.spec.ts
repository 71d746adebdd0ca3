// Parts of the client that need no browser.
import { expect, test } from '@playwright/test';
import { groups, lit, narrowed, nothing } from '../../../clients/web/src/choices';
import { stopsAfter } from '../../../clients/web/src/table/playback';
import { readPo } from '../../../clients/web/po.mjs';
import type { Choice } from '../../../clients/web/src/types';

const sail = (from: string, n: number, to: string): Choice => ({
	move: `sail ${from} ${n} ${to}`, verb: 'sail', text: `sail ${n} from ${from} to ${to}`,
	args: [{ kind: 'sea', value: from, label: from }, { kind: 'number', value: n, label: String(n) }, { kind: 'sea', value: to, label: to }],
});
const moves = [sail('A', 1, 'B'), sail('A', 2, 'B'), sail('B', 1, 'A'), { move: 'end', verb: 'end', text: 'end the turn', args: [] }];
const click = (value: string) => ({ kinds: ['sea'], value });

test('a first click means "from here" before it means "to here"', () => {
	expect(narrowed(moves, { values: [click('A')] }).map(m => m.move)).toEqual(['sail A 1 B', 'sail A 2 B']);
	expect(narrowed(moves, { values: [click('A'), click('B')] }).length).toBe(2);
	expect(narrowed(moves, { values: [click('C')] })).toEqual([]);
});

test('the next thing to click is lit', () => {
	expect([...lit(moves, nothing).keys()].sort()).toEqual(['sea:A', 'sea:B']);
	expect([...lit(narrowed(moves, { values: [click('A')] }), { values: [click('A')] }).keys()]).toEqual(['sea:B']);
});

test('long lists are asked for in steps that lose nothing', () => {
	const many = [...Array(30).keys()].map(i => sail('ABC'[i % 3]!, 1 + (i % 2), `z${i}`)).concat(moves);
	const all = new Set<string>();
	const walk = (picked = nothing, depth = 0): void => {
		const some = narrowed(many, picked), folded = depth < 5 ? groups(some, picked) : null;
		if (!folded) return some.forEach(m => void all.add(m.move));
		folded.forEach(g => (g.moves.length === 1 ? void all.add(g.moves[0]!.move) : walk(g.pick, depth + 1)));
	};
	walk();
	expect(all.size).toBe(new Set(many.map(m => m.move)).size);
});

test('others’ moves stop where something was done, with the dice that followed', () => {
	const did = [{ event: 'x', text: 'x' }];
	const log = [
		{ line: 1, seat: 's1', events: did }, { line: 2, seat: '*', events: did }, // done, and its dice
		{ line: 3, seat: 's2', events: [] }, { line: 4, seat: 's2', events: [] }, { line: 5, seat: 's2', events: did }, // whence, whither, done
		{ line: 6, seat: 's3', events: did },
	].map(l => ({ ...l, move: '', text: '' }));
	expect(stopsAfter(log, 0)).toEqual([2, 5, 6]);
	expect(stopsAfter(log, 2)).toEqual([5, 6]);
	expect(stopsAfter(log, 6)).toEqual([]);
});

test('translations are read with their plural forms', () => {
	expect(readPo('msgid "a"\nmsgstr "b"\n\nmsgid "{n} x"\nmsgid_plural "{n} xs"\nmsgstr[0] "1"\nmsgstr[1] "2"\nmsgstr[2] "3"\n')).toEqual({ a: 'b', '{n} x': ['1', '2', '3'] });
});
