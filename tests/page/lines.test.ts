// What the lines of a log mean together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	chanceJoined,
	halfMade,
	standing,
	takenBack,
	tellable,
	turnEnds,
	turnOf,
	undoOf,
} from '../../clients/web/src/table/state/lines';
import { line } from './helpers';

const numbers = (all: { line: number }[]) => all.map(l => l.line);
const undo = (n: number, seat: string, to: number) => line(n, seat, `undo ${to}`, 0);

test('an undo and what it took back do not count, also an undo of what came after an undo', () => {
	const log = [line(1, 's1'), line(2, 's1'), line(3, '*'), undo(4, 's1', 2), line(5, 's1'), undo(6, 's1', 1)];
	assert.deepEqual(numbers(standing(log.slice(0, 3))), [1, 2, 3]);
	assert.deepEqual(numbers(standing(log.slice(0, 5))), [1, 5]);
	assert.deepEqual(standing(log), []);
	assert.deepEqual([undoOf(log[3]!), undoOf(log[0]!)], [2, undefined]);
});

test('a story tells that something was taken back: alone until something else is done', () => {
	const log = [line(1, 's1'), line(2, 's1'), undo(3, 's1', 2), undo(4, 's1', 1), line(5, 's1')];
	assert.deepEqual(numbers(tellable(log.slice(0, 4), false)), [4]);
	assert.deepEqual(numbers(tellable(log, false)), [5]);
	assert.deepEqual(numbers(tellable(log, true)), [4, 5]);
});

test('what was taken back may be done again in its order, until something else is done', () => {
	const log = [line(1, 's1', 'a'), line(2, 's1', 'b'), undo(3, 's1', 2), undo(4, 's1', 1)];
	assert.deepEqual(
		takenBack(log).map(l => l.move),
		['a', 'b'],
	);
	assert.deepEqual(
		takenBack([...log, line(5, 's1', 'a')]).map(l => l.move),
		['b'],
	);
	assert.deepEqual(takenBack([...log, line(5, 's1', 'c')]), []);
	assert.deepEqual(takenBack([...log, line(5, 's2', 'a')]), [], 'somebody else');
	assert.deepEqual(takenBack([undo(1, 's1', 9)]), []);
});

test('an action is half made as long as its steps have no events', () => {
	assert.ok(halfMade([line(1, 's1', 'from', 0)], 's1'));
	assert.ok(!halfMade([line(1, 's1', 'from', 1)], 's1') && !halfMade([line(1, 's2', 'from', 0)], 's1'));
	assert.ok(!halfMade([line(1, 's1', 'from', 0)], null) && !halfMade([], 's1'));
	assert.ok(!halfMade([line(1, 's1', 'from', 0), undo(2, 's1', 1)], 's1'));
});

test('turns, with the dice in them', () => {
	const log = [line(1, '*'), line(2, 's1'), line(3, '*'), line(4, 's1'), line(5, 's2'), line(6, '*')];
	assert.deepEqual(turnEnds(log), [1, 4, 6]);
	assert.deepEqual(
		[turnOf(log, 2), turnOf(log, 4), turnOf(log, 0)],
		[
			[1, 3],
			[4, 5],
			[0, 0],
		].map(x => x),
	);
});

test('dice and draws that follow each other are one line', () => {
	const joined = chanceJoined([line(1, '*'), line(2, '*', 'go', 2), line(3, 's1'), line(4, '*')]);
	assert.deepEqual(
		joined.map(l => [l.line, l.events.length]),
		[
			[2, 3],
			[3, 1],
			[4, 1],
		],
	);
});
