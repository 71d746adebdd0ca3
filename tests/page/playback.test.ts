// What others did, move by move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogEntry } from '../../clients/web/src/play/types';
import { movesOf } from '../../clients/web/src/table/state/answer';
import { stopsAfter, type Weight } from '../../clients/web/src/table/state/playback';
import type { Shown, TableState } from '../../clients/web/src/table/state/state';
import { after, calm, kinds, line, news, opened, table, view } from './helpers';

const slow = { ...calm, pace: 700 };
const begun = () => opened([line(1, '*'), line(2, 's1')]);
const read = (s: TableState, n: number, ...more: ReturnType<typeof line>[]) =>
	after(
		s,
		slow,
		{ type: 'refresh' },
		{ type: 'read', id: s.requests + 1, table: table(n), view: view(n), log: more },
	);

test('the stage stops where somebody has done something, with the dice that followed', () => {
	assert.deepEqual(
		stopsAfter(
			[line(1, '*'), line(2, 's1', 'from', 0), line(3, 's1', 'to'), line(4, '*'), line(5, 's2')],
			0,
			calm.apart,
		),
		[1, 4, 5],
	);
	assert.deepEqual(stopsAfter([line(1, 's1')], 1, calm.apart), []);
	const acts = (l: LogEntry) => l.line === 3 || l.line === 5;
	assert.deepEqual(
		stopsAfter([line(1, 's1'), line(2, '*'), line(3, '*'), line(4, '*'), line(5, '*'), line(6, 's1')], 0, acts),
		[2, 4, 5, 6],
		'what acts for itself is seen step by step',
	);
});

test('several moves that come at once are shown one after the other; the last is the position that stands', () => {
	const first = read(begun(), 5, line(3, 's2'), line(4, 's3'), line(5, 's2'));
	assert.deepEqual([kinds(first.effects), first.s.play?.fetching, first.s.stage?.view.line], [['fetch'], 3, 2]);
	assert.equal(
		after(first.s, slow, { type: 'fetched', line: 4, view: view(4) }).s.play?.fetching,
		3,
		'not what was asked for',
	);
	const third = after(first.s, slow, { type: 'fetched', line: 3, view: view(3) });
	assert.deepEqual(
		[
			third.s.stage?.view.line,
			third.s.stage?.log.length,
			third.effects[0]?.do === 'wait' && third.effects[0].ms,
			third.s.play?.held?.weight,
		],
		[3, 3, 700, 'move'],
	);
	const fourth = after(third.s, slow, { type: 'time', of: 'held' }, { type: 'fetched', line: 4, view: view(4) });
	assert.equal(fourth.s.stage?.view.line, 4);
	const end = after(fourth.s, slow, { type: 'time', of: 'held' });
	assert.deepEqual([end.s.play, end.s.stage?.view.line, end.s.shownTo, end.s.stage?.log.length], [null, 5, 5, 5]);
});

test('many moves are shown faster', () => {
	const lines = Array.from({ length: 40 }, (_, i) => line(i + 3, i % 2 ? 's2' : 's3'));
	const { s } = read(begun(), 42, ...lines),
		{ effects } = after(s, slow, { type: 'fetched', line: 3, view: view(3) });
	assert.equal(effects[0]?.do === 'wait' && effects[0].ms, 9000 / 40);
});

test('skipping goes to the newest position, also while one is on its way', () => {
	const first = read(begun(), 4, line(3, 's2'), line(4, 's3')).s;
	for (const s of [first, after(first, slow, { type: 'fetched', line: 3, view: view(3) }).s]) {
		const end = after(s, slow, { type: 'skip' });
		assert.deepEqual([kinds(end.effects), end.s.play, end.s.stage?.view.line], [['stop held'], null, 4]);
		assert.equal(after(end.s, slow, { type: 'fetched', line: 3, view: view(3) }).s.stage?.view.line, 4);
	}
	assert.equal(after(begun(), slow, { type: 'skip' }).s.stage?.view.line, 2);
});

test('a position that cannot be had ends it', () => {
	const { s } = read(begun(), 4, line(3, 's2'), line(4, 's3'));
	assert.deepEqual(after(s, slow, { type: 'fetched', line: 3, view: null }).s.play, null);
});

test('positions of the news are not asked for again, and what we did is not held', () => {
	let s = begun();
	for (const n of [3, 4, 5]) s = after(s, calm, news(line(n, n === 3 ? 's1' : 's2'))).s;
	const { s: watched, effects } = after(s, slow, { type: 'watch', from: 2, pace: 300 });
	assert.deepEqual([watched.stage?.view.line, kinds(effects)], [4, ['wait held']]);
	assert.equal(after(watched, slow, { type: 'watch', from: 0, pace: 300 }).s, watched, 'it is being shown');
	assert.equal(after(s, slow, { type: 'watch', from: 5, pace: 300 }).s.play, null, 'nothing came after it');
});

test('news that comes meanwhile is shown in its turn', () => {
	let s = after(read(begun(), 4, line(3, 's2'), line(4, 's3')).s, slow, {
		type: 'fetched',
		line: 3,
		view: view(3),
	}).s;
	s = after(s, slow, news(line(5, 's2'))).s;
	assert.equal(s.stage?.view.line, 3);
	const next = after(s, slow, { type: 'time', of: 'held' });
	assert.deepEqual([next.s.play?.fetching, kinds(next.effects)], [4, ['fetch']]);
});

test('nothing is played for one who looks back, nor at the opening of a table', () => {
	const playing = read(begun(), 4, line(3, 's2'), line(4, 's3')).s;
	const past = after(playing, slow, { type: 'look', at: 1, as: undefined }).s;
	assert.equal(past.play, null);
	const there = after(past, slow, {
		type: 'read',
		id: past.requests,
		table: table(6),
		view: view(1),
		log: [line(5, 's2'), line(6, 's3')],
	}).s;
	assert.deepEqual([there.play, there.shownTo, there.stage?.view.line], [null, 6, 1]);
	assert.equal(begun().play, null);
});

test('a table that goes back to its waiting room shows nothing', () => {
	const playing = read(begun(), 4, line(3, 's2'), line(4, 's3')).s;
	const open = { type: 'read', id: playing.requests + 1, table: table(0, { status: 'open' }) } as const;
	const s = after(playing, slow, { type: 'refresh' }, open).s;
	assert.deepEqual([s.play, s.stage], [null, null]);
});

// A world in which these lines mean something.
const weighing = (weights: Record<number, Weight>) => ({
	...slow,
	weigh: (_shown: Shown, lines: LogEntry[]) => weights[lines.at(-1)?.line ?? 0] ?? 'move',
});

test('a consequence is held before the next question, also when it is the only thing that came', () => {
	const world = weighing({ 3: 'beat' });
	const { s, effects } = after(begun(), world, news(line(3, 's2')));
	assert.deepEqual([effects, s.play?.held?.weight], [[{ do: 'wait', for: 'held', ms: 749 }], 'beat']);
	assert.deepEqual([s.stage?.view.line, movesOf({ ...s, view: view(3, ['a', 'b']) })], [3, []]);
	assert.equal(after(s, world, { type: 'time', of: 'held' }).s.play, null);
	assert.equal(after(begun(), weighing({}), news(line(3, 's2'))).s.play, null, 'a move alone is seen as it stands');
});

test('fast is shorter, all at once holds nothing, and a lesson goes on by itself', () => {
	const held = (pace: number) =>
		after(begun(), { ...weighing({ 3: 'result' }), pace }, news(line(3, 's2'))).s.play?.held?.ms;
	assert.deepEqual([held(1400), held(700), held(300), held(0)], [4000, 4000, 2400, undefined]);
	const lesson = opened([line(1, '*'), line(2, 's1')], [], {}, true);
	assert.equal(after(lesson, weighing({ 3: 'result' }), news(line(3, 's1'))).s.play, null);
});

test('the result of our own battle stands until it is touched, and then what follows is shown', () => {
	const world = weighing({ 3: 'result', 4: 'scene' });
	let s = after(begun(), world, news(line(3, 's1'))).s;
	assert.deepEqual([s.play?.held?.weight, s.stage?.view.line], ['result', 3]);
	s = after(s, world, news(line(4, 's2')), news(line(5, 's3'))).s;
	assert.equal(s.stage?.view.line, 3, 'what others do waits');
	const gone = after(s, world, { type: 'skip' });
	assert.deepEqual(
		[gone.s.play?.held?.weight, gone.s.stage?.view.line],
		['scene', 4],
		'one touch ends the result alone',
	);
	assert.deepEqual([after(gone.s, world, { type: 'skip' }).s.play], [null], 'the next skips the rest');
	assert.equal(after(s, world, { type: 'time', of: 'held' }).s.stage?.view.line, 4, 'its time has run out');
});
