// Cyclades: a building stays on the slot where it was laid.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slotsOf } from '../../games/cyclades/web/slots.ts';
import type { LogEntry } from '../../clients/web/src/play/types.ts';

let n = 0;
const line = (move: string, ...events: string[]): LogEntry =>
	({
		line: ++n,
		seat: 's1',
		move,
		text: move,
		events: events.map(e => {
			const [event, ...args] = e.split(' ');
			return { event, text: e, args: args.map(value => ({ kind: 'x', value, label: value })) };
		}),
	}) as unknown as LogEntry;
const build = (kind: string, spot = 'side') => line(`build is1 ${spot}`, `built ${kind} is1 ${spot}`);

test('the first building does not make room for a kind that comes before it in the rules', () => {
	const log = [build('university'), build('port')];
	assert.deepEqual(slotsOf(log, 'is1', 'side', 2, ['port', 'university']), ['university', 'port']);
});

test('what goes leaves its slot free, and the next one is laid there', () => {
	const log = [build('temple'), build('port')];
	log.push(line('discard is1 side', 'given temple is1'));
	assert.deepEqual(slotsOf([...log], 'is1', 'side', 2, ['port']), [undefined, 'port']);
	log.push(line('destroy is1 side-port', 'crushed port is1'));
	log.push(build('fortress'), build('fortress'));
	assert.deepEqual(slotsOf([...log], 'is1', 'side', 2, ['fortress', 'fortress']), ['fortress', 'fortress']);
});

test('another building in its place, and one that was taken back', () => {
	const log = [build('temple'), build('port')];
	log.push(line('change is1 side-temple university', 'changed temple university is1'));
	assert.deepEqual(slotsOf([...log], 'is1', 'side', 2, ['port', 'university']), ['university', 'port']);
	log.push(line(`undo ${log[1]!.line}`));
	assert.deepEqual(slotsOf([...log], 'is1', 'side', 2, ['temple']), ['temple', undefined]);
});

test('a metropolis clears its place, and a story that begins late is completed by the position', () => {
	const log = [build('port', 'place'), line('metropolis is1', 'destroyed port is1', 'metropolis is1')];
	assert.deepEqual(slotsOf(log, 'is1', 'place', 2, []), [undefined, undefined]);
	assert.deepEqual(slotsOf([build('port')], 'is1', 'side', 2, ['port', 'temple']), ['port', 'temple']);
	assert.deepEqual(slotsOf([], 'is1', 'side', 2, ['temple']), ['temple', undefined]);
});
