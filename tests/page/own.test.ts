// A finished game looked at with the eyes of all: what each seat was told of its own things is put together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenByAll } from '../../clients/web/src/table/state/own.ts';
import type { ViewAnswer } from '../../clients/web/src/play/types.ts';

const row = (token: string, seat: string, value: number) => ({ topic: 'own', token, about: `seat:${seat}`, value });
const seen = (...facts: object[]) => ({ line: 7, you: null, facts }) as unknown as ViewAnswer;
const open = [row('troops', 's1', 3), row('troops', 's2', 4), { topic: 'round', token: 'round', value: 2 }];

test('purses behind screens are told after the end, open things once', async () => {
	const views: Record<string, ViewAnswer> = {
		s1: seen(...open, row('gold', 's1', 11)),
		s2: seen(...open, row('gold', 's2', 5), { topic: 'points', token: 'total', about: 'seat:s2', value: 9 }),
	};
	const all = await seenByAll(seen(...open), ['s1', 's2', 's3'], async s => {
		if (!views[s]) throw new Error('nobody may look');
		return views[s];
	});
	assert.deepEqual(all.facts, [...open, row('gold', 's1', 11), row('gold', 's2', 5)]);
});

test('where nothing is hidden nobody else is asked', async () => {
	const asked: string[] = [],
		view = seen(...open);
	const same = await seenByAll(view, ['s1', 's2'], async s => (asked.push(s), seen(...open)));
	assert.equal(same, view);
	assert.deepEqual(asked, ['s1']);
});
