// Recorded games over a bad line: whatever is lost, doubled, late or out of order, in the end the page shows what the
// server has, and never the story ahead of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dice, Network, type Weather } from './network';
import { recorded } from './recorded';

const world = { pace: 300, careful: false, auto: false, apart: () => false, weigh: () => 'move' as const };
const fair: Weather = { lost: 0, doubled: 0, late: 20, breaks: 0, refused: 0 };
const weathers: Record<string, Weather> = {
	fair,
	lost: { ...fair, lost: 0.4 },
	doubled: { ...fair, doubled: 0.6, late: 400 },
	late: { ...fair, late: 2500 },
	'out of order': { ...fair, late: 700 },
	breaking: { ...fair, breaks: 0.1 },
	refusing: { ...fair, refused: 0.3 },
	'all of it': { lost: 0.3, doubled: 0.3, late: 1500, breaks: 0.05, refused: 0.2 },
};
const games = [
	['cyclades', 0, 260],
	['elysium', 1, 200],
	['hellas-1', 2, 260],
] as const;

for (const [file, seat, most] of games)
	for (const [name, weather] of Object.entries(weathers))
		test(`${file}, ${name}`, async () => {
			const r = await recorded(file, seat, most);
			for (let seed = 1; seed <= 6; seed++)
				for (const pace of [0, world.pace]) {
					const n = new Network(r, weather, dice(seed), { ...world, pace });
					n.play();
					const s = n.state,
						last = r.views.at(-1)!;
					assert.deepEqual(s.log, r.lines, `seed ${seed}: the story`);
					assert.equal(s.view?.line, last.line);
					assert.deepEqual(s.view?.question, last.question);
					assert.deepEqual([s.request, s.play, s.lost, s.stage?.view], [null, null, '', s.view]);
					if (weather.refused) continue;
					for (const [line, moves] of n.answered)
						assert.equal(moves.length, 1, `seed ${seed}: line ${line} once`);
				}
		});

test('in fair weather the news brings everything: the table is read once', async () => {
	const r = await recorded('cyclades', 0, 260),
		n = new Network(r, { ...fair, late: 0 }, dice(1), world);
	n.play();
	assert.ok(n.requests <= 2, `${n.requests} requests`);
});

test('a table in this browser has no news but that something happened', async () => {
	const r = await recorded('elysium', 0, 120),
		n = new Network(r, fair, dice(3), { ...world, auto: true }, false);
	n.play();
	assert.deepEqual(n.state.log, r.lines);
});
