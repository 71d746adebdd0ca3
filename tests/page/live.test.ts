// Table, position and log: what is requested when, and what counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start, type TableState } from '../../clients/web/src/table/state/state';
import type { LogEntry } from '../../clients/web/src/play/types';
import { after, calm, kinds, line, news, opened, table, view } from './helpers';

const two = [line(1, '*'), line(2, 's1')];

test('a table is read once; what nobody asked for is not taken', () => {
	const { s, effects } = after(start(true), calm, { type: 'refresh' });
	assert.deepEqual(effects.at(-1), {
		do: 'read',
		id: 1,
		what: 'all',
		early: false,
		from: 0,
		at: undefined,
		as: undefined,
	});
	assert.equal(after(s, calm, { type: 'read', id: 7, table: table(2), view: view(2), log: two }).s, s);
	assert.equal(after(s, calm, { type: 'failed', id: 7, why: 'x', forever: false }).s, s);
	const read = opened(two);
	assert.deepEqual([read.log, read.view?.line, read.have, read.stage], [two, 2, 2, { view: read.view, log: two }]);
});

test('a table that has not begun has no lines; its news is read at once', () => {
	const open = after(
		start(true),
		calm,
		{ type: 'refresh' },
		{ type: 'read', id: 1, table: table(0, { status: 'open' }) },
	).s;
	assert.deepEqual([open.table?.status, open.view, open.stage, open.request], ['open', null, null, null]);
	const { effects } = after(open, calm, { type: 'news', kind: 'table', own: true, data: { table: 'here' } });
	assert.deepEqual(kinds(effects), ['stop retry', 'read']);
});

test('what changes while a request is under way is read after it', () => {
	const asked = after(opened(two), calm, { type: 'refresh' }).s;
	const twice = after(asked, calm, { type: 'refresh' });
	assert.deepEqual([twice.effects, twice.s.again], [[], true]);
	const answer = { type: 'read', id: 2, table: table(2), view: view(2), log: [] } as const;
	assert.deepEqual(kinds(after(twice.s, calm, answer).effects), ['read']);
	// a line that is heard of meanwhile, whose position does not come
	const heard = after(asked, calm, news(line(3, 's2'), { position: undefined }), { type: 'time', of: 'overdue' });
	assert.deepEqual([heard.effects, heard.s.want], [[], 3]);
	const then = after(heard.s, calm, answer);
	assert.deepEqual(
		then.effects.map(e => e.do === 'read' && e.what),
		['position'],
	);
	assert.deepEqual(then.s.log.length, 2, 'the story waits for the board');
	assert.equal(after(then.s, calm, { type: 'read', id: 3, view: view(3) }).s.log.length, 3);
});

test('the news of a line brings it all; the board of the table stays', () => {
	const { s, effects } = after(opened(two), calm, news(line(3, 's2'), { clock: { s1: 5 } }));
	assert.deepEqual(effects, []);
	assert.deepEqual(
		[s.log.length, s.view?.line, s.view?.board, s.table?.line, s.seen.has(3)],
		[3, 3, 'board', 3, true],
	);
	assert.deepEqual(s.table?.clock, { s1: 5 });
	// twice, or an older one: nothing changes, not even the clock
	const again = after(s, calm, news(line(2, 's1'), { clock: { s1: 9 } }));
	assert.deepEqual([again.effects, again.s.table?.clock, again.s.view], [[], { s1: 5 }, s.view]);
});

test('a late line does not cancel the wait for a newer one', () => {
	const gap = after(opened(two), calm, news(line(4, 's2')));
	assert.deepEqual([kinds(gap.effects), gap.s.overdue, gap.s.lines.length], [['wait overdue'], 4, 2]);
	const turned = after(opened(two), calm, news(line(5, 's2')), news(line(4, 's2'))).s;
	assert.equal(turned.overdue, 5);
	const late = after(gap.s, calm, news(line(1, '*')), news(line(3, 's2')));
	assert.deepEqual([late.s.overdue, late.s.lines.length, late.s.view?.line], [4, 3, 3]);
	const due = after(late.s, calm, { type: 'time', of: 'overdue' });
	assert.deepEqual(due.effects.at(-1), {
		do: 'read',
		id: 2,
		what: 'all',
		early: true,
		from: 3,
		at: undefined,
		as: undefined,
	});
});

test('where nobody is asked any more the table has changed, too', () => {
	assert.deepEqual(kinds(after(opened(two), calm, news(line(3, 's2'), { question_for: null })).effects), [
		'stop retry',
		'read',
	]);
});

test('a position of the news is not for one who looks elsewhere', () => {
	const past = after(opened(two), calm, { type: 'look', at: 1, as: undefined });
	assert.deepEqual(
		past.effects.map(e => e.do === 'read' && e.at),
		[1],
	);
	const there = after(past.s, calm, { type: 'read', id: 2, table: table(2), view: view(1), log: [] }).s;
	assert.deepEqual([there.view?.line, there.log.length, there.have], [1, 2, 2]);
	assert.deepEqual(kinds(after(there, calm, news(line(3, 's2'))).effects), ['wait overdue']);
	assert.equal(after(there, calm, { type: 'look', at: 1, as: undefined }).s, there, 'where we are already');
	const eyes = after(
		opened(two),
		calm,
		{ type: 'look', at: undefined, as: 's2' },
		{ type: 'read', id: 2, table: table(2), view: view(2), log: [] },
	).s;
	assert.deepEqual(kinds(after(eyes, calm, news(line(3, 's2'))).effects), ['wait overdue']);
	// an answer for the look before comes too late
	const quick = after(
		opened(two),
		calm,
		{ type: 'look', at: 1, as: undefined },
		{ type: 'look', at: undefined, as: undefined },
	);
	assert.equal(after(quick.s, calm, { type: 'read', id: 2, table: table(2), view: view(1), log: [] }).s, quick.s);
});

test('a failure may pass, unless the link is wrong; a table in this browser has no second try', () => {
	const asked = after(opened(two), calm, { type: 'refresh' }).s,
		fail = (forever: boolean) => ({ type: 'failed', id: 2, why: 'no', forever }) as const;
	const once = after(asked, calm, fail(false));
	assert.deepEqual([kinds(once.effects), once.s.lost, once.s.request], [['wait retry'], 'no', null]);
	assert.deepEqual(kinds(after(once.s, calm, { type: 'time', of: 'retry' }).effects), ['stop retry', 'read']);
	assert.deepEqual(after(asked, calm, fail(true)).effects, []);
	const local = after(opened(two, [], {}, false, false), calm, { type: 'refresh' }).s;
	assert.deepEqual(after(local, calm, fail(false)).effects, []);
	const back = after(
		once.s,
		calm,
		{ type: 'time', of: 'retry' },
		{ type: 'read', id: 3, table: table(2), view: view(2), log: [] },
	).s;
	assert.equal(back.lost, '');
});

test('the stream: closed it is said, opened everything is read', () => {
	const down = after(opened(two), calm, { type: 'stream', up: false });
	assert.deepEqual([down.s.up, down.effects], [false, []]);
	const up = after(down.s, calm, { type: 'stream', up: true });
	assert.deepEqual([up.s.up, kinds(up.effects)], [true, ['stop retry', 'read']]);
});

test('our move that another server has taken is told, or asked for, or another one stands in its place', () => {
	const taken = { line: 4, mark: 7 },
		accepted = { type: 'accepted', line: 2, move: 'pass', taken } as const,
		sent = after(opened(two, ['pass', 'go']), calm, { type: 'play', move: 'pass' }).s;
	const owed = after(sent, calm, accepted);
	assert.deepEqual(kinds(owed.effects), ['wait owed']);
	// it is told
	const told = after(owed.s, calm, news(line(3, 's1', 'pass')));
	assert.deepEqual([kinds(told.effects), told.s.owed, told.s.back], [['stop owed'], null, undefined]);
	assert.equal(after(told.s, calm, { type: 'time', of: 'owed' }).effects.length, 0, 'nothing is missed');
	// the news was quicker than the answer
	const quick = after(sent, calm, news(line(3, 's1', 'pass')), accepted).s;
	assert.deepEqual([quick.owed, quick.back], [null, undefined]);
	// nothing comes: it is asked for, also when the stream opens again
	const check = { do: 'check', taken } as const;
	assert.deepEqual(after(owed.s, calm, { type: 'time', of: 'owed' }).effects, [check]);
	assert.deepEqual(after(owed.s, calm, { type: 'stream', up: true }).effects[0], check);
	const lost = after(owed.s, calm, { type: 'news', kind: 'back', own: true, data: {} });
	assert.deepEqual(
		[lost.s.back, lost.s.sent, lost.s.owed, kinds(lost.effects)],
		[null, -1, null, ['stop retry', 'read']],
	);
	// others have gone on without it
	for (const other of [line(3, 's2', 'pass'), line(3, 's1', 'go')]) {
		const gone = after(owed.s, calm, news(other));
		assert.deepEqual([gone.s.back, gone.s.owed, gone.s.lines], [null, null, []]);
		assert.ok(kinds(gone.effects).includes('read'));
	}
	// what is read then tells how far the table went back: to the last line that is as we knew it
	const read = (s: TableState, ...log: LogEntry[]) =>
		after(s, calm, { type: 'read', id: s.requests, table: table(log.length), view: view(log.length), log }).s;
	assert.deepEqual([read(lost.s, two[0]!).back, read(lost.s, two[0]!).were], [1, null]);
	assert.equal(read(lost.s, two[0]!, line(2, 's2', 'other')).back, 1);
	assert.equal(read(lost.s, ...two).back, 2);
	assert.equal(read(lost.s, line(1, 's2', 'other')).back, 0);
	const stolen = after(owed.s, calm, news(line(3, 's2', 'pass'))).s;
	assert.equal(read(stolen, ...two, line(3, 's2', 'pass')).back, 2);
	assert.equal(read(after(lost.s, calm, { type: 'forgiven' }).s, two[0]!).back, undefined);
	// what was asked for before is not taken: it began behind lines that are gone
	const upAgain = after(owed.s, calm, { type: 'stream', up: true }).s,
		late = after(upAgain, calm, { type: 'news', kind: 'back', own: true, data: {} }).s;
	assert.ok(late.requests > upAgain.requests);
	assert.equal(
		after(late, calm, { type: 'read', id: upAgain.requests, table: table(1), view: view(1), log: [] }).s,
		late,
	);
	assert.equal(read(late, two[0]!).back, 1);
	// a table in this browser has no server that could lose it
	const local = after(opened(two, ['pass'], {}, false, false), calm, { type: 'play', move: 'pass' }, accepted);
	assert.equal(local.s.owed, null);
});

test('who comes and goes is shown when they stay', () => {
	const seat = (on: boolean) =>
		({ type: 'news', kind: 'connected', own: true, data: { table: 'here', seat: 's2', on } }) as const;
	const gone = after(opened(two), calm, seat(false));
	assert.deepEqual([kinds(gone.effects), gone.s.table?.seats[1]?.connected], [['wait presence'], true]);
	assert.equal(after(gone.s, calm, seat(true), { type: 'time', of: 'presence' }).s.table?.seats[1]?.connected, true);
	const left = after(gone.s, calm, { type: 'time', of: 'presence' }).s;
	assert.deepEqual([left.table?.seats[1]?.connected, left.came], [false, {}]);
	assert.equal(after(start(true), calm, { type: 'time', of: 'presence' }).s.table, null);
});

test('chat is counted, turns elsewhere are kept', () => {
	const elsewhere = (table: string, you: boolean) =>
		({ type: 'news', kind: 'turn', own: false, data: { table, you } }) as const;
	const s = after(
		opened(two),
		calm,
		{ type: 'news', kind: 'chat', own: true, data: {} },
		elsewhere('a', true),
		elsewhere('b', true),
		elsewhere('a', false),
	).s;
	assert.deepEqual([s.chat, s.elsewhere], [1, ['b']]);
	assert.equal(after(s, calm, { type: 'news', kind: 'line', own: false, data: { table: 'a' } }).s, s);
	const turn = after(s, calm, { type: 'news', kind: 'turn', own: true, data: { table: 'here', line: 3 } });
	assert.deepEqual(kinds(turn.effects), ['wait overdue']);
	assert.equal(
		after(s, calm, { type: 'news', kind: 'turn', own: true, data: { table: 'here', line: 2 } }).s,
		s,
		'known already',
	);
});

test('only the last positions are kept', () => {
	let s = opened(two);
	for (let n = 3; n < 150; n++) s = after(s, calm, news(line(n, 's2'))).s;
	assert.deepEqual([s.seen.size, s.seen.has(149), s.seen.has(49)], [100, true, false]);
});
