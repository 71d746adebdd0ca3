// Keeps the state of a table: tells it what happens, and does what it asks for (state.ts).
import { aloneWithBots } from '../../study/advice';
import { ApiError } from '../../play/api';
import { setting, speed, speeds } from '../../browser/settings';
import type { Source } from '../../play/source';
import type { Table, Taken, ViewAnswer } from '../../play/types';
import { t } from '../../words/i18n';
import { giveUpFocus } from '../focus';
import { pickedOf } from './answer';
import { OWED } from './live';
import { seenByAll } from './own';
import { reduce, start, type Effect, type Happening, type TableState, type Timer, type World } from './state';

type Read = Extract<Effect, { do: 'read' }>;

export class Keeper {
	state: TableState;
	changed: (state: TableState) => void = () => {};
	weigh: World['weigh'] = () => 'move'; // until the face is there
	apart: World['apart'] = () => false;
	began = 0; // when the position came that is to be drawn
	private timers = new Map<Timer, number>();

	constructor(
		private source: Source,
		at: number | undefined,
		as: string | undefined,
	) {
		this.state = start(source.online, source.guide?.strict, at, as);
	}

	// Reads the table and follows its news, until the answer is called.
	open(): () => void {
		const refresh = () => this.tell({ type: 'refresh' });
		refresh();
		const stop = this.source.listen(
			(kind, data) => this.tell({ type: 'news', kind, data, own: data.table === this.source.id }),
			up => this.tell({ type: 'stream', up }),
		);
		addEventListener('online', refresh);
		return () => {
			stop();
			removeEventListener('online', refresh);
			this.timers.forEach(timer => clearTimeout(timer));
			this.changed = () => {};
		};
	}

	private world = (): World => ({
		pace: document.hidden ? 0 : speeds[speed()],
		careful: setting('careful'),
		auto: setting('auto'),
		weigh: this.weigh,
		apart: this.apart,
	});

	tell = (e: Happening) => {
		const before = this.state,
			{ state, effects } = reduce(before, e, this.world());
		this.state = state;
		// before the change: see focus.ts
		if (state.view !== before.view || pickedOf(state) !== pickedOf(before)) giveUpFocus();
		if (state.view !== before.view) this.began = performance.now();
		if (state !== before) this.changed(state);
		for (const effect of effects) this.run(effect);
	};

	private run(e: Effect) {
		if (e.do === 'wait') this.wait(e.for, e.ms);
		else if (e.do === 'stop') clearTimeout(this.timers.get(e.for));
		else if (e.do === 'read') void this.read(e);
		else if (e.do === 'fetch') void this.fetch(e.line);
		else if (e.do === 'send') void this.send(e.line, e.move);
		else if (e.do === 'check') void this.check(e.taken);
		else if (e.do === 'explain') void this.explain(e.move, e.thing, e.rule);
		else void this.undo();
	}

	private wait(of: Timer, ms: number) {
		clearTimeout(this.timers.get(of));
		this.timers.set(
			of,
			window.setTimeout(() => this.tell({ type: 'time', of }), ms),
		);
	}

	private async read({ id, what, early, from, at, as }: Read) {
		const { source } = this;
		try {
			if (what === 'position')
				return this.tell({ type: 'read', id, view: await this.toAll(await source.view(at, as), at, as) });
			const rest = () => Promise.all([source.view(at, as), source.log(from)]),
				begun = early ? rest() : null;
			begun?.catch(() => {});
			const table = await source.table();
			if (table.status === 'open') return this.tell({ type: 'read', id, table });
			const [view, log] = await (begun ?? rest());
			this.tell({ type: 'read', id, table, view: await this.toAll(view, at, as, table), log });
		} catch (e) {
			const status = e instanceof ApiError ? e.status : 0;
			const why = status ? (e as Error).message : t('The server cannot be reached. Trying again…');
			this.tell({ type: 'failed', id, why, forever: status === 403 || status === 404 });
		}
	}

	// A position of a game that is over, with what everybody had, unless one seat's eyes are wanted.
	private async toAll(view: ViewAnswer, at: number | undefined, as: string | undefined, table = this.state.table) {
		if (table?.status !== 'over' || at === undefined || as) return view;
		const seats = table.seats.map(s => s.seat);
		return seenByAll(view, seats, seat => this.source.view(at, seat));
	}

	private async fetch(line: number) {
		this.tell({ type: 'fetched', line, view: await this.source.view(line).catch(() => null) });
	}

	private async send(line: number, move: string) {
		try {
			const taken = (await this.source.move(line, move)) ?? undefined;
			this.tell({ type: 'accepted', line, move, taken });
		} catch (e) {
			const bad = !(e instanceof ApiError && e.status === 409); // somebody was quicker
			this.tell({ type: 'refused', line, said: { text: (e as Error).message, bad } });
		}
	}

	// What stands is read: the news does not bring it.
	private async check(taken: Taken) {
		try {
			const stands = await this.source.stands?.(taken);
			this.tell(stands === false ? { type: 'news', kind: 'back', data: {}, own: true } : { type: 'refresh' });
		} catch {
			this.wait('owed', OWED);
		}
	}

	private async explain(move: string | undefined, thing: string | undefined, rule: string | undefined) {
		const answer = move !== undefined ? this.source.why(move) : this.source.whyThing(thing!),
			why = await answer.catch(() => null);
		const text = (why && !why.legal && why.text) || t('This cannot be chosen now.');
		this.tell({ type: 'say', said: { text, rule: why?.rule || rule } });
	}

	private async undo() {
		try {
			await takeBack(this.source, this.state.table!);
			this.tell({ type: 'refresh' });
		} catch (e) {
			this.tell({ type: 'say', said: { text: (e as Error).message } });
		}
	}
}

// Takes our last decision back. A question with one answer answered itself and was no decision: alone with bots, taking
// back goes on to the one before it.
async function takeBack(source: Source, table: Table): Promise<void> {
	await source.undo();
	if (!aloneWithBots(table) || !setting('auto') || setting('careful')) return;
	for (let line = -1; ;) {
		const { question, line: now } = await source.view();
		if (now === line || !question.you || question.moves?.length !== 1) return;
		line = now;
		try {
			await source.undo();
		} catch {
			return; // nothing before it
		}
	}
}
