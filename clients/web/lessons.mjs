// Reads games/<id>/lesson/*.txt, the courses of a game; docs/LESSONS.md describes the format. Used by the build, by the
// check of translations and by the check of the lessons against the engine.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The courses: id -> file. lesson.txt has the name of its game, any other its own after that: hellas-alone.
export function lessonFiles(root) {
	const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter(d => d.isDirectory());
	return new Map(
		games.flatMap(({ name }) => {
			const folder = join(root, 'games', name, 'lesson');
			if (!existsSync(join(folder, 'lesson.txt'))) return [];
			const more = readdirSync(folder).filter(f => f.endsWith('.txt') && f !== 'lesson.txt');
			return [
				[name, join(folder, 'lesson.txt')],
				...more.sort().map(f => [`${name}-${f.slice(0, -4)}`, join(folder, f)]),
			];
		}),
	);
}

const after = (text, mark) => {
	const at = text.indexOf(mark);
	return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()];
};

const pairs = words =>
	Object.fromEntries(
		words
			.split(/\s+/)
			.filter(Boolean)
			.map(w => after(w, '=')),
	);

// "offer if gold.s1>=3": a question's node, and what the position must hold.
function hint(rest) {
	const [key, text] = after(rest, ': ');
	const [node, when] = after(key, 'if ');
	return { node, when, text };
}

export function parse(source, file) {
	const doc = { game: '', seats: [], title: '', minutes: 0, coach: {}, lessons: [], hints: [] };
	const fail = (n, why) => {
		throw new Error(`${file}:${n}: ${why}`);
	};
	const lines = source.split('\n');
	if (lines[0] !== 'petteia-lesson 1') fail(1, 'petteia-lesson 1 expected');
	let step = null,
		wrong = [];
	const head = {
		game: rest => (doc.game = rest),
		seats: rest => (doc.seats = rest.split(/\s+/)),
		title: rest => (doc.title = rest),
		time: rest => (doc.minutes = Number(rest)),
		coach: rest => (doc.coach = pairs(rest)),
		hint: rest => doc.hints.push(hint(rest)),
		lesson: rest => doc.lessons.push({ title: rest.replace(/^\d+\s+/, ''), steps: [] }),
		step: (rest, n) => {
			if (doc.lessons.some(l => l.steps.some(s => s.id === rest))) fail(n, `a second step '${rest}'`);
			step = {
				id: rest,
				line: n,
				scene: null,
				spots: [],
				say: '',
				look: false,
				task: '',
				before: [],
				acts: [],
				otherwise: '',
				right: '',
			};
			wrong = [];
			doc.lessons.at(-1).steps.push(step);
		},
	};
	const inside = {
		given: rest => {
			const { seats, seed, ...options } = pairs(rest);
			step.scene = {
				table: [doc.game, seats, ...Object.entries(options).map(([k, v]) => `${k}=${v}`)].join(' '),
				lines: seed ? [`seed ${seed}`] : [],
			};
		},
		stage: (rest, n) => (step.scene ? step.scene.lines.push('stage ' + rest) : fail(n, 'no given')),
		set: (rest, n) => (step.scene ? step.scene.lines.push('set ' + rest) : fail(n, 'no given')),
		spot: rest => (step.spots = rest.split(';').map(s => s.trim())),
		say: rest => (step.say = rest),
		look: () => (step.look = true),
		task: rest => (step.task = rest),
		else: rest => (step.otherwise = rest),
		right: rest => (step.right = rest),
		do: rest => {
			const [who, moves] = after(rest, ': ');
			(step.say ? step.acts : step.before).push(...moves.split('; ').map(move => ({ who, move })));
		},
		wrong: rest => {
			const [key, text] = after(rest, ': ');
			const [move, rule] = after(key, ' = ');
			wrong.push({ move, rule, text });
		},
		want: rest => {
			const all = rest.includes(' & ');
			step.acts.push({ want: rest.split(all ? ' & ' : ' | ').map(m => m.trim()), all, wrong });
			wrong = [];
		},
		then: rest => (step.say ? step.acts : step.before).push({ then: rest }),
		asks: rest => (step.say ? step.acts : step.before).push({ asks: rest }),
	};
	lines.forEach((raw, i) => {
		if (i === 0 || !raw.trim() || raw.startsWith('#')) return;
		const [word, rest] = after(raw.trim(), ' ');
		const known = raw.startsWith(' ') ? step && inside[word] : head[word];
		if (!known) fail(i + 1, `unknown word '${word}'`);
		known(rest, i + 1);
	});
	return doc;
}

export const readLesson = file => parse(readFileSync(file, 'utf8'), file);

// Everything in it that a person reads: [where, text].
export function* texts(doc) {
	yield ['title', doc.title];
	for (const name of doc.seats) yield ['seats', name];
	for (const lesson of doc.lessons) {
		yield ['lesson', lesson.title];
		for (const s of lesson.steps) {
			for (const word of ['say', 'task', 'otherwise', 'right']) if (s[word]) yield [`${s.id}/${word}`, s[word]];
			for (const act of s.acts) for (const w of act.wrong ?? []) yield [`${s.id}/wrong`, w.text];
		}
	}
	for (const h of doc.hints) yield ['hint', h.text];
}

// What the page gets: no checks, and the sentences of every other language beside.
export function forPage(doc, words) {
	const plain = acts => acts.filter(a => !a.then && !a.asks);
	const lessons = doc.lessons.map(l => ({
		...l,
		steps: l.steps.map(({ line, ...s }) => ({ ...s, before: plain(s.before), acts: plain(s.acts) })),
	}));
	return { ...doc, lessons, words };
}
