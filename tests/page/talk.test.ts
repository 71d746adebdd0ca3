// What lines of a chat mean: which are new, when they were said, whom they call.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsIn, fresh, timeText } from '../../clients/web/src/table/talk';

const said = (id: number, user: string, name = user) => ({
	id,
	user,
	name,
	text: '',
	to: 'all' as const,
	at: 0,
	calls: [],
});

test('unread is what others said since, but not whom we do not hear', () => {
	const lines = [said(1, 'anna'), said(2, 'me'), said(3, 'bob'), said(4, 'cleo')];
	const ids = (read: number, silent: string[] = []) => fresh(lines, read, 'me', silent).map(l => l.id);
	assert.deepEqual(ids(0), [1, 3, 4]);
	assert.deepEqual(ids(1), [3, 4]);
	assert.deepEqual(ids(1, ['bob']), [4]);
	assert.deepEqual(ids(4), []);
});

test('a call by name is found, the longer name first, and none within a word', () => {
	const names = ['Anna', 'Anna 2', 'Jan'];
	const called = (text: string) => callsIn(text, names).flatMap(p => p.name ?? []);
	assert.deepEqual(called('@anna, you?'), ['Anna']);
	assert.deepEqual(called('@Anna 2 and @Jan!'), ['Anna 2', 'Jan']);
	assert.deepEqual(called('@Annabel, mail@home'), []);
	assert.equal(
		callsIn('well, @Jan?', names)
			.map(p => p.text)
			.join(''),
		'well, @Jan?',
	);
});

test('today by the hour, this week by the day, before that by the date', () => {
	const at = new Date(2026, 4, 20, 20, 41).getTime(),
		day = 86_400_000;
	assert.equal(timeText(at, 'en', at + 60_000), '20:41');
	assert.ok(/^Wed.* 20:41$/.test(timeText(at, 'en', at + 2 * day)));
	assert.ok(/May 20.* 20:41$/.test(timeText(at, 'en', at + 20 * day)));
});
