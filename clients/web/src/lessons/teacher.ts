// The teacher: holds a lesson's place, lets the wanted moves through to the engine and answers all others.
//
// A step shows a position; what it wants is played, then the script's answer. The next step begins from the model line,
// so whoever chose another way is put there quietly. A new scene is a new table: the page is redrawn for it.
import { t } from '../words/i18n';
import { actScene, localTable, openScene } from '../play/local';
import type { Source } from '../play/source';
import { keepProgress, told, type Act, type Doc, type Step, type Want } from './doc';

const isWant = (a: Act | undefined): a is Want => a !== undefined && 'want' in a;
const modelOf = (acts: Act[]) => acts.flatMap(a => (isWant(a) ? (a.all ? a.want : [a.want[0]!]) : [a.move]));

export class Teacher {
	source!: Source;
	readonly steps: Step[];
	at = 0; // index into steps
	done = false; // what the step wants is done
	tries = 0; // answers that were not wanted
	private act = 0; // index into the step's acts
	private left: string[] = []; // moves still to be made where all of several are wanted
	private model = true; // the moves so far are the lesson's own
	private scenes = 0;
	private listeners = new Set<() => void>();

	constructor(
		readonly course: string,
		readonly doc: Doc,
		readonly Layer: NonNullable<Source['guide']>['Layer'],
		readonly own: string,
	) {
		this.steps = doc.lessons.flatMap(l => l.steps);
	}

	get step(): Step {
		return this.steps[this.at]!;
	}
	get last(): boolean {
		return this.at === this.steps.length - 1;
	}
	get lesson(): number {
		return this.doc.lessons.findIndex(l => l.steps.includes(this.step));
	}
	get open(): boolean {
		return this.step.look || this.done;
	}

	listen(f: () => void): () => void {
		this.listeners.add(f);
		return () => this.listeners.delete(f);
	}
	private changed() {
		this.listeners.forEach(f => f());
	}

	// Goes to a step: its position is built from the beginning of the scene.
	async begin(at: number) {
		let from = at;
		while (!this.steps[from]!.scene) from--;
		const { table, lines } = this.steps[from]!.scene!;
		const moves = this.steps.slice(from, at).flatMap(s => [...s.before.map(b => b.move), ...modelOf(s.acts)]);
		const id = `lesson-${Date.now()}-${++this.scenes}`;
		const names = this.doc.seats.map((name, i) => (i === 0 ? this.own : told(this.doc, name)));
		await openScene(id, this.doc.game, table, lines, names, [...moves, ...this.steps[at]!.before.map(b => b.move)]);
		this.source = this.table(id);
		this.enter(at);
	}

	private enter(at: number) {
		this.at = at;
		this.act = 0;
		this.tries = 0;
		this.done = false;
		this.model = true;
		this.left = [];
		keepProgress(this.course, this.step.id);
		this.changed();
	}

	async next() {
		if (this.last) return;
		const step = this.steps[this.at + 1]!;
		if (step.scene || !this.model || !this.open) return this.begin(this.at + 1);
		await actScene(
			this.source.id,
			step.before.map(b => b.move),
		);
		this.enter(this.at + 1);
	}

	back = () => this.begin(Math.max(0, this.at - 1));

	// The lesson's first step.
	goto = (lesson: number) => this.begin(this.steps.indexOf(this.doc.lessons[lesson]!.steps[0]!));

	// The moves that would be right now.
	get wanted(): string[] {
		const act = this.step.acts[this.act];
		if (!isWant(act)) return [];
		return this.left.length ? this.left : act.want;
	}

	// One after the other: the page shows what a move has done before the step knows of it.
	private before: Promise<unknown> = Promise.resolve();
	private move(line: number, move: string): Promise<void> {
		const turn = this.before.then(() => this.tried(line, move));
		this.before = turn.catch(() => {});
		return turn;
	}

	private async tried(line: number, move: string) {
		const table = localTable(this.source.id),
			act = this.step.acts[this.act];
		if (this.step.look) throw new Error(t('First look at what is lit, then touch Next.'));
		if (this.done || !isWant(act)) throw new Error(t('This step is done. Touch Next to go on.'));
		if (!this.wanted.includes(move)) {
			this.tries++;
			this.changed();
			const known = act.wrong.find(w => w.move === move)?.text ?? this.step.otherwise;
			throw new Error(
				known ? told(this.doc, known) : t('Not this one now. {task}', { task: told(this.doc, this.step.task) }),
			);
		}
		await table.move(line, move);
		if (act.all) this.left = this.wanted.filter(m => m !== move);
		else if (move !== act.want[0]) this.model = false;
		if (act.all && this.left.length) return this.changed();
		this.left = [];
		this.act++;
		this.tries = 0;
		const script: string[] = [];
		for (let a = this.step.acts[this.act]; a && !isWant(a); a = this.step.acts[++this.act]) script.push(a.move);
		if (script.length) await actScene(this.source.id, script);
		if (this.act === this.step.acts.length) this.done = true;
		if (this.done && this.last) keepProgress(this.course, 'done');
		this.changed();
	}

	private table(id: string): Source {
		const table = localTable(id);
		return {
			...table,
			table: async () => ({ ...(await table.table()), name: told(this.doc, this.doc.title) }),
			move: (line, move) => this.move(line, move),
			// refused by the rules: in the lesson's words where it has some
			why: async move => {
				const why = await table.why(move),
					act = this.step.acts[this.act];
				const text = isWant(act) && act.wrong.find(w => w.move === move && w.rule)?.text;
				if (!why.legal) {
					this.tries++;
					this.changed();
				}
				return text && !why.legal ? { ...why, text: told(this.doc, text) } : why;
			},
			guide: { Layer: this.Layer, strict: true },
		};
	}
}
