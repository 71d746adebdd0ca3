// Where few may march to, place and number are one touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byAim } from '../../clients/web/src/map/aims.ts';
import { move } from './helpers';

const rows = (...moves: string[]) =>
	byAim(moves.map(move), 3, 6)?.map(a => [a.way.map(w => w.label).join(' '), ...a.moves.map(m => m.move)]) ?? null;

test('the moves from one place are grouped by where they lead', () => {
	assert.deepEqual(rows('march a b 1', 'march a b 2', 'march a c 1', 'march a c 2'), [
		['a b', 'march a b 1', 'march a b 2'],
		['a c', 'march a c 1', 'march a c 2'],
	]);
});

test('several origins, verbs, too many places or numbers, and moves without a number are not', () => {
	assert.equal(rows('march a b 1', 'march d c 1'), null, 'two places differ');
	assert.equal(rows('march a b 1', 'murder a c 1'), null);
	assert.equal(rows('march a b 1', 'march a c 1', 'march a d 1', 'march a e 1'), null);
	assert.equal(rows(...[1, 2, 3, 4].flatMap(n => [`march a b ${n}`, `march a c ${n}`])), null);
	assert.equal(rows('go a b', 'go a c'), null);
	assert.equal(rows(), null);
});

test('a yes or no is no place', () => {
	const [without, fortified] = ['recruit a 1', 'recruit a 1'].map(move);
	for (const [m, value] of [
		[without!, false],
		[fortified!, true],
	] as const)
		m.args.push({ kind: 'flag', value, label: String(value) });
	assert.equal(byAim([without!, fortified!], 3, 6), null);
});
