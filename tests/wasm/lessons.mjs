// lessons.mjs ENGINE.wasm: every lesson of every game (games/*/lesson) holds against the engine.
//
// Each step: its position is reached, each way to do what it wants is legal and leads to the step's end, a move that it
// calls wrong by a rule is refused by that rule, one without a rule is legal, what it promises has come true, and no
// speech is too long.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { lessonFiles, readLesson } from '../../clients/web/lessons.mjs';

const root = resolve(import.meta.dirname, '../..');
const {
	instance: { exports: e },
} = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
e._initialize();
const CHANCE = 254,
	NOBODY = 255,
	LONGEST = 35;
const bytes = (at, n) => new Uint8Array(e.memory.buffer, at, n);
const out = () => new TextDecoder().decode(bytes(e.pet_out(), e.pet_out_bytes()));
const put = text => {
	const b = new TextEncoder().encode(text);
	bytes(e.pet_in(), b.length).set(b);
	return b.length;
};
const must = (answer, what) => {
	if (answer < 0) throw new Error(`${what}: ${out() || answer}`);
	return answer;
};
const seatName = seat => (seat === CHANCE ? '*' : seat === NOBODY ? 'None' : `s${seat + 1}`);

// A match that can be begun again: the scene, and what was played since.
class Match {
	constructor(scene, played = []) {
		this.scene = scene;
		this.played = [];
		this.t = must(e.pet_new(put(scene.table)), scene.table);
		must(e.pet_scene(this.t, put(scene.lines.join('\n'))), 'scene');
		for (const [who, move] of played) this.play(who, move);
	}
	end() {
		e.pet_free(this.t);
	}
	get asked() {
		return e.pet_asked(this.t);
	}
	question() {
		must(e.pet_question(this.t, this.asked, 0), 'question');
		return JSON.parse(out());
	}
	why(move) {
		must(e.pet_why(this.t, this.asked, put(move), 0), `why ${move}`);
		return out() ? JSON.parse(out()) : null;
	}
	play(who, move) {
		const asked = this.asked;
		if (who && seatName(asked) !== who) throw new Error(`${who} ${move}: ${seatName(asked)} is asked`);
		if (asked === NOBODY) throw new Error(`${move}: the game is over`);
		if (e.pet_play(this.t, asked, put(move), NOBODY, 0) < 0)
			throw new Error(`${seatName(asked)} ${move}: ${JSON.stringify(this.why(move))}`);
		this.played.push([seatName(asked), move]);
	}
	field(path) {
		must(e.pet_field(this.t, put(path)), path);
		return out();
	}
}

const orders = list =>
	list.length < 2 ? [list] : list.flatMap((m, i) => orders(list.filter((_, k) => k !== i)).map(rest => [m, ...rest]));
const ways = act => (act.all ? orders(act.want) : act.want.map(m => [m]));
const same = (a, b) => a.split('+').sort().join() === b.split('+').sort().join();

// Plays what a step does; choice: the way of each of its wants. What is wrong is given to fault.
function act(match, acts, choice, fault) {
	acts.forEach((a, i) => {
		if (a.move) return match.play(a.who, a.move);
		if (a.then) {
			const [, path, value] = /^(\S+)\s+(.*)$/.exec(a.then),
				found = match.field(path);
			if (!same(found, value) && fault) fault(`then ${a.then}: found ${found}`);
			return;
		}
		if (a.asks) {
			const found = match.asked === NOBODY ? 'None None' : `${match.question().node} ${seatName(match.asked)}`;
			if (found !== a.asks && fault) fault(`asks ${a.asks}: found ${found}`);
			return;
		}
		if (seatName(match.asked) !== 's1')
			throw new Error(`want ${a.want.join(' | ')}: ${seatName(match.asked)} is asked`);
		if (fault)
			for (const w of a.wrong) {
				const why = match.why(w.move);
				if (!w.rule && why) fault(`wrong ${w.move}: not legal (${why.rule}: ${why.reason})`);
				else if (w.rule && why?.rule !== w.rule)
					fault(`wrong ${w.move}: ${why ? `${why.rule}: ${why.reason}` : 'is legal'}, not ${w.rule}`);
			}
		for (const m of ways(a)[choice(i)]) match.play(null, m);
	});
}

let passed = 0,
	failed = 0;
for (const [id, file] of lessonFiles(root)) {
	const doc = readLesson(file);
	const faults = [];
	if (doc.game !== id.split('-')[0]) faults.push(`game ${doc.game}`);
	let match = null;
	for (const step of doc.lessons.flatMap(l => l.steps)) {
		const fault = text => faults.push(`${relative(root, file)}:${step.line}: ${step.id}: ${text}`);
		const before = faults.length;
		const words = [
			step.say,
			step.task,
			step.otherwise,
			step.right,
			...step.acts.flatMap(a => (a.wrong ?? []).map(w => w.text)),
		];
		for (const text of words)
			if (text.replace(/[*_]/g, '').split(/\s+/).length > LONGEST) fault(`longer than ${LONGEST} words: ${text}`);
		const wants = step.acts.filter(a => a.want);
		if (
			!step.say ||
			!step.spots.length ||
			step.look === wants.length > 0 ||
			(wants.length && !(step.right && step.task))
		)
			fault('say, spot, and either look or task, want and right');
		try {
			if (step.scene) {
				match?.end();
				match = new Match(step.scene);
			}
			act(match, step.before, () => 0, fault);
			const start = [...match.played];
			act(match, step.acts, () => 0, fault);
			// every other way to do each of the things wanted
			step.acts.forEach((a, i) => {
				for (let k = 1; a.want && k < ways(a).length; k++) {
					const other = new Match(match.scene, start);
					try {
						act(
							other,
							step.acts.map(x => (x.want ? { ...x, wrong: [] } : x)),
							j => (j === i ? k : 0),
							null,
						);
					} catch (error) {
						fault(`way ${ways(a)[k].join(', ')}: ${error.message}`);
					}
					other.end();
				}
			});
		} catch (error) {
			fault(error.message);
		}
		faults.length > before ? failed++ : passed++;
	}
	match?.end();
	faults.forEach(f => console.log(f));
}
console.log(`lessons: ${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
