// What the story's words say of a step of an action.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionAt } from '../../clients/web/src/table/told.ts';
import type { LogEntry } from '../../clients/web/src/play/types.ts';
import { line } from './helpers';

// A line whose events say so.
const came = (n: number, seat: string, ...texts: string[]): LogEntry => ({
	...line(n, seat, 'go', 0),
	events: texts.map(text => ({ event: text.startsWith('Pays') ? 'paid' : 'x', text, who: seat }) as never),
});
const silent = (n: number, seat: string) => line(n, seat, 'step', 0);

test('each step of an action is told by what came of all of them', () => {
	const log = [
		came(1, 's1', 'Builds.'),
		silent(2, 's1'),
		silent(3, 's1'),
		came(4, 's1', 'Pays 1.', 'Moves 2 troops from A to B.', 'Attacks C.'),
		came(5, 's1', 'Ends the turn.'),
		silent(6, 's2'),
	];
	const whole = ['Moves 2 troops from A to B.', 'Pays 1.', 'Attacks C.'];
	for (const n of [2, 3, 4]) assert.deepEqual(actionAt(log, n, { paid: 'pay' }), whole);
	for (const n of [1, 5]) assert.equal(actionAt(log, n), undefined, 'a line is its own action');
	assert.equal(actionAt(log, 6), undefined, 'nothing came of it');
	assert.equal(actionAt(log, 7), undefined, 'no such line');
});

test('what was taken back is no step, nor what somebody else did', () => {
	const log = [silent(1, 's1'), silent(2, 's2'), line(3, 's2', 'undo 2', 0), came(4, 's2', 'Waits.')];
	assert.equal(actionAt(log, 1), undefined);
	assert.equal(actionAt(log, 2), undefined);
	assert.equal(actionAt(log, 4), undefined);
});
