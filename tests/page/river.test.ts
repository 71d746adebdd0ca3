// The river of chances: what it shows at its end is the result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { above, alongOf, H, lineAt, stream, W } from '../../clients/web/src/study/river.ts';

const game = [
	{ line: 1, chances: [0.5, 0.3, 0.1999] },
	{ line: 200, chances: [0.7, 0.2, 0.1] },
	{ line: 201, chances: [0, 0, 1] },
];
const points = (path: string) =>
	[...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('who wins by the last line of many has the whole width at its end, where it can be seen', () => {
	const won = points(stream(game, 2)).filter(([x]) => x > 0.965 * W),
		banks = won.filter(([x]) => x === W).map(([, y]) => y);
	assert.deepEqual(banks, [0, H]);
	assert.ok(W - Math.min(...won.filter(([, y]) => y === 0).map(([x]) => x)) >= 0.03 * W - 0.1);
	for (const k of [0, 1]) {
		const [a, b] = points(stream(game, k))
			.filter(([x]) => x === W)
			.map(([, y]) => y);
		assert.equal(a, b, 'a loser has no width there');
	}
});

test('the streams of several fill the bed; alone, what is not won is left dry', () => {
	assert.equal(above(game[0]!, 3), 1);
	assert.equal(above({ line: 1, chances: [0.25] }, 1), 0.25);
	assert.equal(above({ line: 2, chances: [0] }, 1), 0);
});

test('a touch leads to the line that is drawn there, at the end to the last', () => {
	for (const line of [0, 40, 200]) assert.equal(lineAt(201, alongOf(201)(line)), line);
	assert.equal(lineAt(201, 1), 201);
});
