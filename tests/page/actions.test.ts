// The dock's actions: each keeps its place, whatever a touched place leaves of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionsOf, keptPlaces } from '../../clients/web/src/table/actions.ts';
import { narrowed } from '../../clients/web/src/table/choices.ts';
import type { Choice } from '../../clients/web/src/play/types.ts';

const choice = (verb: string, ...islands: string[]) =>
	({
		move: [verb, ...islands].join(' '),
		verb,
		text: [verb, ...islands].join(' '),
		args: islands.map(value => ({ kind: 'island', value, label: value })),
	}) as Choice;
const all = [
	choice('troop', 'Naxos'),
	choice('troop', 'Delos'),
	choice('build', 'Delos'),
	choice('march', 'Naxos', 'Delos'),
	choice('march', 'Naxos', 'Paros'),
	choice('done'),
];
const places = (touched: string | null, verb?: string) => {
	const picked = { ...(verb && { verb }), values: touched ? [{ kinds: ['island'], value: touched }] : [] };
	return actionsOf(narrowed(all, picked), picked, [], all).map(a => [a.verb, a.moves.length]);
};

test('the actions of the dock keep their places when an own place was touched', () => {
	assert.deepEqual(places(null), [
		['troop', 2],
		['build', 1],
		['march', 2],
		['done', 1],
	]);
	assert.deepEqual(places('Naxos'), [
		['troop', 1],
		['build', 0],
		['march', 2],
		['done', 0],
	]);
	assert.deepEqual(places('Delos'), [
		['troop', 1],
		['build', 1],
		['march', 0],
		['done', 0],
	]);
});

test('what a turn offers no more keeps its place, until something new needs one', () => {
	const row = (was: string, now: string) => keptPlaces([...was], [...now], x => x).join('');
	assert.equal(row('', 'abc'), 'abc');
	assert.equal(row('abc', 'ac'), 'abc');
	assert.equal(row('abc', 'acd'), 'adc');
	assert.equal(row('abc', 'abcd'), 'abcd');
	assert.equal(row('adc', 'abcd'), 'adcb');
});

test('the only action that is left shows its own choices', () => {
	assert.deepEqual(places('Paros'), [['march', 1]]);
});

test('an action that was chosen shows its own choices', () => {
	assert.deepEqual(places(null, 'march'), [
		['march', 1],
		['march', 1],
	]);
});

test('whom an action is done to is chosen at once, beside what else may be done', () => {
	const rob = ['s1', 's2'].map(
			s =>
				({
					move: `rob ${s}`,
					verb: 'rob',
					text: `Take from ${s}`,
					args: [{ kind: 'seat', value: s, label: s }],
				}) as Choice,
		),
		told = actionsOf([...rob, choice('waive')], { values: [] });
	assert.deepEqual(
		told.map(a => a.label),
		['Take from s1', 'Take from s2', 'waive'],
	);
});
