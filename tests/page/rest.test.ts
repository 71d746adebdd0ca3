// A thing is asked about by a pointer that moved over it and then rests, and by nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { rest, resting } from '../../clients/web/src/kit/rest.ts';

const at = (clientX: number, more: object = {}) =>
	({ pointerType: 'mouse', buttons: 0, clientX, clientY: 5, ...more }) as PointerEvent;

test('after a movement and stillness', () => {
	mock.timers.enable({ apis: ['setTimeout'] });
	const r = resting();
	let asked = 0;
	const ask = () => void asked++;
	r.moved(at(1), ask);
	mock.timers.tick(rest - 1);
	r.moved(at(2), ask); // still on its way
	mock.timers.tick(rest - 1);
	assert.equal(asked, 0);
	mock.timers.tick(1);
	assert.equal(asked, 1);
	r.moved(at(2), ask); // the page moved, not the hand
	mock.timers.tick(rest * 2);
	assert.equal(asked, 1);
	r.moved(at(3), ask);
	r.left();
	r.moved(at(4, { buttons: 1 }), ask);
	r.moved(at(5, { pointerType: 'touch' }), ask);
	mock.timers.tick(rest * 2);
	assert.equal(asked, 1);
	mock.timers.reset();
});

// The name of the element that a JSX attribute at this place belongs to.
function elementAt(source: string, place: number): string {
	for (let i = place, depth = 0; i >= 0; i--) {
		if (source[i] === '}') depth++;
		else if (source[i] === '{') depth--;
		else if (source[i] === '<' && !depth && /[A-Za-z]/.test(source[i + 1]!))
			return /^<([\w.]+)/.exec(source.slice(i))![1]!;
	}
	return '';
}

test('no element has a tooltip of the browser: they say data-tip (kit/tip.ts)', () => {
	const root = new URL('../../', import.meta.url),
		native: string[] = [];
	for (const folder of ['clients/web/src', 'games'])
		for (const file of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
			if (!file.endsWith('.tsx')) continue;
			const source = readFileSync(new URL(`${folder}/${file}`, root), 'utf8');
			for (const m of source.matchAll(/\btitle=|<title>/g))
				if (m[0] === '<title>' || /^[a-z]/.test(elementAt(source, m.index - 1))) native.push(file);
		}
	assert.deepEqual(native, []);
});
