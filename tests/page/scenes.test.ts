// A scene speaks of what it shows: in recorded games of every title the card, creature or monster of a banner is the
// one that its sentence names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moments as cyclades } from '../../games/cyclades/web/moments.ts';
import { moments as hellas } from '../../games/hellas/web/moments.ts';
import { moments as legendary } from '../../games/legendary/web/moments.ts';
import type { LogEntry } from '../../clients/web/src/play/types.ts';
import { sceneOf, standsApart, weightOf } from '../../clients/web/src/table/scene.ts';
import { line } from './helpers';
import { recorded } from './recorded.ts';

const games: [file: string, moments: Record<string, string>][] = [
	['cyclades', cyclades],
	['legendary', legendary],
	['hellas-1', hellas],
	['hellas-2', hellas],
	['hellas-3', hellas],
];
const who = ['card', 'creature', 'figurine', 'figure', 'hero', 'monster'];

for (const [file, moments] of games)
	test(`${file}: who is shown is who is named`, async () => {
		const r = await recorded(file, 0, 700);
		let shown = 0;
		for (const [i, l] of r.lines.entries()) {
			const p = { log: r.lines.slice(0, i + 1), view: r.views[i + 1]! },
				scene = sceneOf({ moments }, p, [l], ['s1']);
			if (!scene || scene.kind === 'reveal') continue; // that shows everything new and names the round
			for (const thing of scene.things.filter(a => who.includes(a.kind))) {
				shown++;
				assert.ok(scene.title.includes(thing.label), `line ${l.line}: ${thing.label} for "${scene.title}"`);
			}
		}
		if (moments === hellas) assert.ok(shown > 10, `only ${shown} scenes show somebody`);
	});

test('who withdraws from a battle is told to, not to have nobody left', async () => {
	const seatKinds = ['seat', 'army'],
		host = () => ({ owner: null, units: () => 0 });
	let seen = 0;
	for (const [file, moments] of games) {
		const r = await recorded(file, 0, 700);
		for (const [i, l] of r.lines.entries()) {
			const p = { log: r.lines.slice(0, i + 1), view: r.views[i + 1]! },
				gone = l.events.find(e => moments[e.event] === 'retreat'),
				scene = gone && sceneOf({ moments, host, seatKinds }, p, [l], ['s1']);
			if (scene?.kind !== 'battle') continue;
			const army = gone!.args?.find(a => seatKinds.includes(a.kind))?.value ?? gone!.who,
				told = scene.sides!.filter(s => s.withdrew).map(s => s.owner);
			assert.deepEqual(told, [army], `${file}, line ${l.line}`);
			seen++;
		}
	}
	assert.ok(seen > 3, `only ${seen} battles end so`);
});

test('a battle that ends by what its loser chooses to lose has a scene, other losses have none', () => {
	const told = (n: number, seat: string, ...events: string[]): LogEntry => ({
		...line(n, seat, 'go', 0),
		events: events.map(event => ({
			event,
			text: event,
			who: event === 'battle' ? 's2' : 's1',
			args: event === 'battle' ? [{ kind: 'seat', value: 's1' }] : [],
		})) as never,
	});
	const face = { moments: legendary, seatKinds: ['seat'] },
		log = [told(1, 's2', 'marched', 'battle'), told(2, '*', 'die'), told(3, '*', 'die', 'totals')];
	const weigh = (last: LogEntry, battle: object | null) =>
		weightOf(face, { log: [...log, last], view: { battle } as never }, [last], ['s1']);
	assert.equal(weigh(told(4, 's1', 'lost', 'control'), null), 'result');
	assert.ok(weigh(told(4, 's1', 'lost'), {}) !== 'result', 'it goes on');
	assert.ok(weigh(told(4, 's2', 'bought', 'lost'), null) !== 'result', 'a card destroys something');
});

test('each script of the Persians stands by itself, as a scene', async () => {
	const r = await recorded('../../../games/hellas/tests/fixtures/seats1-seed1', 0, 700),
		told = { moments: hellas };
	const scripts = r.lines.filter(
		l => l.seat === '*' && l.events.some(e => e.event === 'token' || e.event === 'falls'),
	);
	assert.ok(scripts.length > 5, `only ${scripts.length} scripts`);
	for (const l of scripts) {
		assert.ok(standsApart(told, l), `line ${l.line}`);
		const i = r.lines.indexOf(l),
			p = { log: r.lines.slice(0, i + 1), view: r.views[i + 1]! };
		assert.ok(['scene', 'ours', 'result'].includes(weightOf(told, p, [l], ['s1'])), `line ${l.line}`);
	}
	assert.ok(
		!standsApart(
			{ moments: legendary },
			{ ...line(1, '*', 'die', 0), events: [{ event: 'die', who: null, text: '' }] },
		),
	);
});

test('what is new in a round is shown under that round, not under the turn that was over before', async () => {
	const { lines, views } = await recorded('cyclades', 0, 700);
	let seen = 0;
	for (const [i, l] of lines.entries()) {
		if (l.seat === '*') continue;
		const next = lines.findIndex((x, k) => k > i && x.seat !== '*'),
			end = next < 0 ? lines.length : next,
			fresh = lines.slice(i, end), // with the draws that followed
			p = { log: lines.slice(0, end), view: views[end]! },
			scene = sceneOf({ moments: cyclades }, p, fresh, ['s1']),
			round = fresh.flatMap(x => x.events).find(e => e.event === 'round');
		if (scene?.kind !== 'reveal' || !round) continue;
		assert.equal(scene.title, round.text, `after line ${l.line}`);
		seen++;
	}
	assert.ok(seen > 3, `only ${seen} rounds begin with something new`);
});

test('an island of ours that is taken without a battle, and a building that the Giant destroys, are scenes', () => {
	const seat = { kind: 'seat', value: 's1', label: 'Red' },
		island = { kind: 'island', value: 'is1', label: 'Naxos' };
	for (const [event, kind] of [
		['taken', 'seizure'],
		['crushed', 'strike'],
	] as const) {
		const told = { event, who: 's2', args: [island, seat], text: 'Blue takes Naxos from Red.' },
			log: LogEntry[] = [{ ...line(2, 's2', 'march', 0), events: [told] }],
			p = { log, view: { battle: null, question: {} } as never };
		const ours = sceneOf({ moments: cyclades }, p, log, ['s1']);
		assert.deepEqual([ours?.kind, ours?.own], [kind, true]);
	}
});
