// A server, a bad line to it and a person who answers, around the state of a table: news comes late, twice, in another
// order or never, answers take their time, the stream breaks and opens again. A seed decides it all; time is counted,
// not waited for.
import assert from 'node:assert/strict';
import { isSent, movesOf } from '../../clients/web/src/table/state/answer.ts';
import {
	reduce,
	start,
	type Effect,
	type Happening,
	type TableState,
	type World,
} from '../../clients/web/src/table/state/state.ts';
import { newsAt, tableAt, type Recorded } from './recorded.ts';

export interface Weather {
	lost: number; // shares of the news
	doubled: number;
	late: number; // milliseconds at most
	breaks: number; // share of the lines at which the stream breaks
	refused: number; // share of our moves for which somebody is quicker than the answer
}

// A generator of random numbers below 1 (mulberry32).
export function dice(seed: number): () => number {
	let a = seed;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export class Network {
	state: TableState;
	requests = 0;
	answered = new Map<number, string[]>(); // what we sent, by line
	up = true;
	private now = 0;
	private due: { at: number; n: number; act: () => void; timer?: string }[] = [];
	private count = 0;
	private lines = 0; // that the server has

	private r!: Recorded;
	private weather!: Weather;
	private random!: () => number;
	private world!: World;

	constructor(r: Recorded, weather: Weather, random: () => number, world: World, online = true) {
		Object.assign(this, { r, weather, random, world });
		this.state = start(online);
		while (this.lines < r.lines.length && !this.ours()) this.lines++; // it was begun before we came
	}

	private ours = () => this.r.asked[this.lines] === this.r.you;
	private soon = (most: number) => 1 + this.random() * most;

	private later(ms: number, act: () => void, timer?: string) {
		if (timer) this.due = this.due.filter(d => d.timer !== timer);
		this.due.push({ at: this.now + ms, n: this.count++, act, timer });
	}

	tell(e: Happening) {
		const before = this.state,
			{ state, effects } = reduce(before, e, this.world);
		this.state = state;
		this.check(before, e);
		for (const effect of effects) this.run(effect);
	}

	// What holds after everything that happens.
	private check(before: TableState, e: Happening) {
		const s = this.state,
			what = JSON.stringify(e).slice(0, 80);
		s.lines.forEach((l, i) => assert.equal(l.line, i + 1, `a gap or a line twice after ${what}`));
		assert.ok(
			!s.view || (s.log.at(-1)?.line ?? 0) <= s.view.line,
			`the story is ahead of the position after ${what}`,
		);
		if (s.stage)
			assert.ok(
				(s.stage.log.at(-1)?.line ?? 0) <= s.stage.view.line,
				`the story is ahead of the board after ${what}`,
			);
		if (before.view && s.view && s.at === before.at)
			assert.ok(s.view.line >= before.view.line, `an older position after ${what}`);
		if (before.stage && s.stage && s.at === before.at && e.type !== 'watch')
			assert.ok(s.stage.view.line >= before.stage.view.line, `the board goes back after ${what}`);
	}

	private run(e: Effect) {
		if (e.do === 'wait') this.later(e.ms, () => this.tell({ type: 'time', of: e.for }), e.for);
		else if (e.do === 'stop') this.due = this.due.filter(d => d.timer !== e.for);
		else if (e.do === 'fetch')
			this.later(this.soon(300), () => this.tell({ type: 'fetched', line: e.line, view: this.r.views[e.line]! }));
		else if (e.do === 'read') this.read(e);
		else if (e.do === 'send') this.later(this.soon(100), () => this.take(e.line, e.move));
		else if (e.do === 'check') this.later(this.soon(200), () => this.tell({ type: 'refresh' }));
		else assert.fail(`nobody asked for ${e.do}`);
	}

	private read(e: Extract<Effect, { do: 'read' }>) {
		this.requests++;
		assert.equal(this.state.request?.id, e.id, 'one request at a time');
		// the server answers with what it has when the question arrives
		this.later(this.soon(200), () => {
			const n = this.lines,
				view = this.r.views[e.at ?? n]!,
				rest = e.what === 'all' ? { table: tableAt(this.r, n), log: this.r.lines.slice(e.from, n) } : {};
			const failing = this.random() < this.weather.lost / 4;
			this.later(this.soon(this.weather.late), () =>
				this.tell(
					failing
						? { type: 'failed', id: e.id, why: 'no answer', forever: false }
						: { type: 'read', id: e.id, view, ...rest },
				),
			);
		});
	}

	private take(line: number, move: string) {
		const list = this.answered.get(line) ?? [];
		this.answered.set(line, [...list, move]);
		const late = this.random() < this.weather.refused;
		if (line !== this.lines || late)
			return this.later(this.soon(100), () => this.tell({ type: 'refused', line, said: { text: 'too late' } }));
		assert.equal(move, this.r.lines[line]!.move);
		this.later(this.soon(100), () =>
			this.tell({ type: 'accepted', line, move, taken: { line: line + 1, mark: 7 } }),
		);
		this.happens();
	}

	// The server has one line more, tells everybody, and goes on until we are asked.
	private happens() {
		this.lines++;
		this.news(this.lines);
		if (this.lines < this.r.lines.length && !this.ours()) this.later(this.soon(150), () => this.happens());
	}

	private news(n: number) {
		const { lost, doubled, late, breaks } = this.weather;
		if (!this.up) return;
		if (this.random() < breaks) {
			this.up = false;
			this.tell({ type: 'stream', up: false });
			this.later(this.soon(3000), () => ((this.up = true), this.tell({ type: 'stream', up: true })));
			return;
		}
		const copies = this.random() < lost ? 0 : this.random() < doubled ? 2 : 1;
		for (let i = 0; i < copies; i++)
			this.later(this.soon(late), () =>
				this.tell({ type: 'news', kind: 'line', data: newsAt(this.r, n) as never, own: true }),
			);
	}

	// Until nothing is to come: the game, or as much of it as was recorded.
	play() {
		this.tell({ type: 'refresh' });
		for (let left = 200_000; left; left--) {
			this.due.sort((a, b) => a.at - b.at || a.n - b.n);
			const next = this.due.shift();
			if (next) {
				this.now = next.at;
				next.act();
				continue;
			}
			if (this.person()) continue;
			if (this.state.have >= this.lines) return;
			this.tell({ type: 'stream', up: true }); // the last news was lost: the stream says so when it opens again
		}
		assert.fail('it does not end');
	}

	// We are asked: play what was played.
	private person(): boolean {
		const line = this.state.view?.line ?? -1,
			wanted = this.r.lines[line]?.move;
		if (wanted === undefined || isSent(this.state)) return false;
		if (!movesOf(this.state).some(m => m.move === wanted)) return false;
		this.tell({ type: 'play', move: wanted, button: true });
		return true;
	}
}
