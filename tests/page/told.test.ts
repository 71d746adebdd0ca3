// What the story's words say of a step of an action.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doneBy } from '../../clients/web/src/table/told.ts';
import type { JudgedLine, LogEntry } from '../../clients/web/src/play/types.ts';
import { line } from './helpers';

// A line whose events say so.
const came = (n: number, seat: string, ...texts: string[]): LogEntry => ({
	...line(n, seat, 'go', 0),
	events: texts.map(text => ({ event: text.startsWith('Pays') ? 'paid' : 'x', text, who: seat }) as never),
});
const judged = (line: number, told?: number): JudgedLine => ({
	line,
	told,
	seat: 's1',
	text: 'Move from A',
	chances: [],
});

test('a step of an action is told by what came of all of them, and a line of its own by what was chosen', () => {
	const log = [
		came(1, 's1', 'Builds.'),
		line(2, 's1', 'step', 0),
		came(3, 's1', 'Pays 1.', 'Moves 2 troops from A to B.', 'Attacks C.'),
	];
	const whole = ['Moves 2 troops from A to B.', 'Pays 1.', 'Attacks C.'];
	for (const n of [2, 3]) assert.deepEqual(doneBy(judged(n, 3), log, { paid: 'pay' }), whole);
	assert.deepEqual(doneBy(judged(1), log), ['Move from A']);
	assert.deepEqual(doneBy(judged(9, 10), log), ['Move from A'], 'the story does not go so far');
});
