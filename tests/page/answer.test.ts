// Picking, sending, refusing, taking back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	againOf,
	anyPicked,
	begunOf,
	canTakeBack,
	chosenOf,
	isBegun,
	isSent,
	movesOf,
	pickedOf,
} from '../../clients/web/src/table/state/answer';
import { start, type Happening, type TableState } from '../../clients/web/src/table/state/state';
import { after, calm, kinds, line, move, news, opened, view } from './helpers';

const log = [line(1, '*'), line(2, 's2')];
const moves = ['march a b', 'march a c', 'march d b', 'pass'];
const asked = (more: object = {}, strict = false) => opened(log, moves, more, strict);
const touch = (value: string, kind = 'area'): Happening => ({ type: 'touch', kinds: [kind], value });
const told = (effects: ReturnType<typeof after>['effects']) => effects.filter(e => e.do !== 'stop' && e.do !== 'wait');

test('touching narrows until one move is left, and that is sent once', () => {
	const one = after(asked(), calm, touch('a'));
	assert.deepEqual([pickedOf(one.s).values.length, told(one.effects)], [1, []]);
	const two = after(one.s, calm, touch('c'));
	assert.deepEqual(told(two.effects), [{ do: 'send', line: 2, move: 'march a c' }]);
	assert.ok(isSent(two.s));
	assert.deepEqual(told(after(two.s, calm, { type: 'play', move: 'pass' }).effects), [], 'a line is answered once');
	assert.deepEqual(
		told(after(one.s, calm, touch('d'), touch('b')).effects),
		[{ do: 'send', line: 2, move: 'march d b' }],
		'another start',
	);
});

test('what cannot be chosen is asked about: the half-made move, else the thing', () => {
	assert.deepEqual(told(after(asked(), calm, touch('x')).effects), [
		{ do: 'explain', thing: 'x area', rule: 'XX-1' },
	]);
	const picked = after(asked(), calm, { type: 'pick', picked: { verb: 'march', values: [] } }).s;
	assert.deepEqual(told(after(picked, calm, touch('x')).effects), [
		{ do: 'explain', move: 'march x b', rule: 'XX-1' },
	]);
	assert.deepEqual(told(after(picked, calm, touch('x', 'card')).effects), [
		{ do: 'explain', thing: 'x card', rule: 'XX-1' },
	]);
	assert.deepEqual(told(after(asked(), calm, { type: 'why', move: 'march q r' }).effects), [
		{ do: 'explain', move: 'march q r', rule: 'XX-1' },
	]);
	assert.deepEqual(told(after(start(true), calm, touch('x'), { type: 'why', move: 'z' }).effects), [
		{ do: 'explain', move: 'z', rule: undefined },
	]);
});

test('why a thing could not be touched is no longer said once another one is', () => {
	const said = after(asked(), calm, touch('x'), { type: 'say', said: { text: 'not this' } }).s;
	assert.equal(said.said?.text, 'not this');
	assert.equal(after(said, calm, touch('a')).s.said, null);
});

test('who is careful, or cannot take back, confirms with the seal', () => {
	const careful = { ...calm, careful: true };
	const chosen = after(asked(), careful, touch('d'), touch('b'));
	assert.deepEqual([told(chosen.effects), chosenOf(chosen.s)?.move, anyPicked(chosen.s)], [[], 'march d b', true]);
	assert.deepEqual(told(after(chosen.s, careful, { type: 'confirm' }).effects), [
		{ do: 'send', line: 2, move: 'march d b' },
	]);
	assert.deepEqual(told(after(asked(), careful, { type: 'confirm' }).effects), []);
	assert.equal(chosenOf(after(asked({ undo: 'off' }), calm, { type: 'play', move: 'pass' }).s)?.move, 'pass');
	const only = opened(log, ['pass'], { undo: 'off' });
	assert.deepEqual(told(after(only, calm, { type: 'play', move: 'pass' }).effects), [
		{ do: 'send', line: 2, move: 'pass' },
	]);
	assert.deepEqual(
		told(after(asked(), calm, { type: 'play', move: 'march q r' }).effects),
		[],
		'a move of an earlier question',
	);
});

test('what was picked for one question means nothing for the next, and is there again after looking back', () => {
	const picked = after(asked(), calm, touch('a'), { type: 'say', said: { text: 'x' } }).s;
	const past = after(
		picked,
		calm,
		{ type: 'look', at: 1, as: undefined },
		{ type: 'read', id: 2, table: picked.table!, view: view(1, moves), log: [] },
	).s;
	assert.deepEqual([movesOf(past), anyPicked(past)], [[], false]);
	const back = after(
		past,
		calm,
		{ type: 'look', at: undefined, as: undefined },
		{ type: 'read', id: 3, table: picked.table!, view: view(2, moves), log: [] },
	).s;
	assert.deepEqual(pickedOf(back), pickedOf(picked));
	const next = after(picked, calm, news(line(3, 's2'), { position: view(3, moves) })).s;
	assert.deepEqual([anyPicked(next), next.said, isSent(next)], [false, null, false]);
});

test('a refused move is told, its picks are given up, the table is read', () => {
	const sent = after(asked(), calm, touch('a'), touch('c')).s;
	const refused = after(sent, calm, { type: 'refused', line: 2, said: { text: 'no', bad: true } });
	assert.deepEqual([isSent(refused.s), refused.s.said?.text, anyPicked(refused.s)], [false, 'no', false]);
	assert.deepEqual(kinds(refused.effects), ['stop retry', 'read']);
	const next = after(sent, calm, news(line(3, 's2'), { position: view(3, moves) }), touch('a')).s;
	assert.ok(
		anyPicked(after(next, calm, { type: 'refused', line: 2, said: { text: 'late' } }).s),
		'the next question stands already',
	);
});

test('an accepted move is told by the news; without it the table is read', () => {
	const sent = after(asked(), calm, { type: 'play', move: 'pass' }).s;
	assert.deepEqual(kinds(after(sent, calm, { type: 'accepted', line: 2, move: 'pass' }).effects), []);
	const down = after(sent, calm, { type: 'stream', up: false }, { type: 'accepted', line: 2, move: 'pass' });
	assert.deepEqual(kinds(down.effects), ['stop retry', 'read']);
	const local = after(
		opened(log, moves, {}, false, false),
		calm,
		{ type: 'play', move: 'pass' },
		{ type: 'accepted', line: 2, move: 'pass' },
	);
	assert.deepEqual(kinds(local.effects), ['stop retry', 'read']);
});

test('cancelling leaves what was picked, then what is half made; taking back goes on to the last decision', () => {
	const half = opened([...log, line(3, 's1', 'march', 0)], moves);
	assert.ok(isBegun(half) && canTakeBack(half));
	const picked = after(half, calm, touch('a')).s;
	const first = after(picked, calm, { type: 'cancel' });
	assert.deepEqual([anyPicked(first.s), told(first.effects)], [false, []]);
	assert.deepEqual(told(after(first.s, calm, { type: 'cancel' }).effects), [{ do: 'undo' }]);
	assert.deepEqual(told(after(asked(), calm, { type: 'cancel' }).effects), [], 'nothing is half made');
	assert.deepEqual(told(after(asked(), calm, { type: 'back' }).effects), [{ do: 'undo' }]);
	assert.ok(!anyPicked(after(picked, calm, { type: 'back' }).s));
	for (const s of [
		asked({ undo: 'off' }),
		asked({}, true),
		asked({ you: null }),
		asked({ status: 'over' }),
		opened([], moves),
		start(true),
	])
		assert.deepEqual([canTakeBack(s), told(after(s, calm, { type: 'back' }).effects)], [false, []]);
	const past = after(asked(), calm, { type: 'look', at: 1, as: undefined }).s;
	assert.equal(canTakeBack(past), false);
});

test('what we took back may be done again', () => {
	const back = [...log, line(3, 's1', 'march a b'), line(4, 's1', 'undo 3', 0)];
	assert.equal(againOf(opened(back, moves))?.move, 'march a b');
	assert.equal(againOf(opened(back, ['pass'])), undefined);
	assert.equal(
		againOf(opened([...log, line(3, 's2', 'march a b'), line(4, 's2', 'undo 3', 0)], moves)),
		undefined,
		'not ours',
	);
	assert.equal(againOf(opened(back)), undefined, 'not asked');
});

test('a question with one answer answers itself, but not after an undo, in a lesson or for one who is careful', () => {
	const auto = { ...calm, auto: true };
	const of = (s: TableState, world = auto) => after(s, world, { type: 'say', said: null });
	const one = of(opened(log, ['pass']));
	assert.deepEqual([kinds(one.effects), one.s.auto], [['wait auto'], 2]);
	assert.deepEqual(told(after(one.s, auto, { type: 'time', of: 'auto' }).effects), [
		{ do: 'send', line: 2, move: 'pass' },
	]);
	assert.deepEqual(told(after(one.s, calm, { type: 'time', of: 'auto' }).effects), [], 'switched off meanwhile');
	assert.deepEqual(kinds(of(one.s, calm).effects), ['stop auto']);
	for (const s of [
		opened([...log, line(3, 's1', 'undo 1', 0)], ['pass']),
		opened(log, ['pass'], {}, true),
		opened(log, moves),
		start(true),
	])
		assert.deepEqual([of(s).effects, of(s).s.auto], [[], -1]);
	assert.deepEqual(of(opened(log, ['pass']), { ...auto, careful: true }).effects, []);
	const short = { ...opened(log, ['pass']), log: log.slice(0, 1) };
	assert.deepEqual(of(short).effects, [], 'the story has not come so far');
});

test('every move of a table is one of the question', () => {
	assert.deepEqual(
		movesOf(asked()).map(m => m.move),
		moves,
	);
	assert.deepEqual(movesOf(asked())[0], move('march a b'));
	assert.deepEqual(movesOf({ ...asked(), play: { pace: 1, fetching: null } }), [], 'others’ moves are being shown');
});

test('the only aim of a move is touched, too; what costs by an action that nobody chose waits for the seal', () => {
	const aimed = after(asked(), calm, touch('d'));
	assert.deepEqual([told(aimed.effects), pickedOf(aimed.s).values.length], [[], 1]);
	const s = opened(log, ['build a', 'pass']);
	s.view!.question.moves![0]!.price = 2;
	const dear = after(s, calm, touch('a'));
	assert.deepEqual([told(dear.effects), chosenOf(dear.s)?.move], [[], 'build a']);
	assert.deepEqual(told(after(dear.s, calm, { type: 'confirm' }).effects), [
		{ do: 'send', line: 2, move: 'build a' },
	]);
});

test('what every answer costs was agreed to before: the last step of such an action needs no seal', () => {
	const s = opened(log, ['onto a', 'new']);
	for (const m of s.view!.question.moves!) m.price = 2;
	assert.deepEqual(told(after(s, calm, touch('a')).effects), [{ do: 'send', line: 2, move: 'onto a' }]);
	s.view!.question.moves![1]!.price = 0;
	assert.deepEqual(told(after(s, calm, touch('a')).effects), [], 'ending it another way is cheaper');
});

test('the rest of a turn is given up by a button of its own, or by the seal', () => {
	const ending = () => {
		const s = asked();
		s.view!.question.moves!.at(-1)!.ends = true;
		return s;
	};
	const sent = [{ do: 'send', line: 2, move: 'pass' }];
	assert.deepEqual(told(after(ending(), calm, { type: 'play', move: 'pass', button: true }).effects), sent);
	const rash = after(ending(), calm, { type: 'play', move: 'pass' });
	assert.deepEqual([told(rash.effects), chosenOf(rash.s)?.move], [[], 'pass']);
	assert.deepEqual(told(after(rash.s, calm, { type: 'confirm' }).effects), sent);
	assert.equal(chosenOf(after(rash.s, calm, { type: 'back' }).s), null);
	const only = opened(log, ['pass']);
	only.view!.question.moves![0]!.ends = true;
	assert.deepEqual(told(after(only, calm, { type: 'play', move: 'pass' }).effects), sent, 'nothing is given up');
});

test('a question with one answer that matters does not answer itself', () => {
	const s = opened(log, ['pass']);
	s.view!.question.moot = false;
	assert.deepEqual(after(s, { ...calm, auto: true }, { type: 'say', said: null }).effects, []);
});

const where = (token: string, value: string[]) => ({
	facts: [{ topic: 'where', token, kind: 'area', value, name: '' }],
});

test('touching the place where an action may begin chooses the action and is its first step', () => {
	const s = { ...opened([line(1, '*')], ['march', 'end']), view: view(1, ['march', 'end'], where('march', ['a'])) };
	const begun = after(s, calm, { type: 'touch', kinds: ['area'], value: 'a' });
	assert.deepEqual(begun.effects, [{ do: 'send', line: 1, move: 'march' }]);
	const next = (moves: string[]) =>
		after(begun.s, calm, news(line(2, 's1', 'march', 0), { position: view(2, moves), question_for: 's1' }));
	assert.deepEqual(next(['from a', 'from b']).effects, [{ do: 'send', line: 2, move: 'from a' }]);
	assert.deepEqual(
		[next(['from b', 'from c']).effects, next(['from b', 'from c']).s.plan],
		[[], null],
		'not asked for',
	);
	const careful = after(s, { ...calm, careful: true }, { type: 'touch', kinds: ['area'], value: 'a' });
	assert.deepEqual(kinds(careful.effects), ['explain']);
	assert.deepEqual(kinds(after(s, calm, { type: 'touch', kinds: ['area'], value: 'b' }).effects), ['explain']);
	assert.equal(after(begun.s, calm, { type: 'refused', line: 1, said: { text: 'no' } }).s.plan, null);
	assert.equal(after({ ...begun.s, sent: -1 }, calm, { type: 'back' }).s.plan, null);
});

test('several moves are made in turn as far as they are asked for, and what comes between is answered by hand', () => {
	const of = (n: number, moves: string[], quiet = false) => {
		const v = view(n, moves);
		return { ...v, question: { ...v.question, quiet } };
	};
	const told = (n: number, moves: string[], quiet = false) =>
		news(line(n, 's1', 'next'), { position: of(n, moves, quiet), question_for: 's1' });
	const s = { ...opened([line(1, '*')], ['next a']), view: of(1, ['next a', 'next b', 'next c']) };
	const first = after(s, calm, { type: 'all', moves: ['next a', 'next b', 'next c'] });
	assert.deepEqual(first.effects, [{ do: 'send', line: 1, move: 'next a' }]);
	const between = after(first.s, calm, told(2, ['go x', 'go y']));
	assert.deepEqual([between.effects, between.s.plan === null], [[], false]);
	const second = after(between.s, calm, { type: 'play', move: 'go x' }, told(3, ['next b', 'next c']));
	assert.deepEqual(second.effects, [{ do: 'send', line: 3, move: 'next b' }]);
	assert.equal(after(second.s, calm, told(4, ['end'], true)).s.plan, null, 'another action may begin');
	const last = after(second.s, calm, told(4, ['next c']));
	assert.equal(after(last.s, calm, told(5, ['go x', 'go y'])).s.plan, null, 'nothing of it is left');
	assert.equal(after(s, calm, { type: 'all', moves: ['next z'] }).s.plan, null);
	const careful = after(s, { ...calm, careful: true }, { type: 'all', moves: ['next a', 'next b'] });
	assert.deepEqual([careful.effects, careful.s.choice.chosen?.move, careful.s.plan], [[], 'next a', null]);
});

test('an answer without an event that ends an action is no step that could be put back', () => {
	const done = opened([line(1, 's2'), line(2, 's1', 'use horn'), line(3, 's1', 'done', 0)], moves);
	assert.deepEqual([isBegun(done), begunOf(done)], [true, ['done']], 'within the action');
	done.view!.question.quiet = true;
	assert.deepEqual([isBegun(done), begunOf(done)], [false, []], 'where none is half made');
});
