// The lessons of a game as the build packs them (lessons.mjs): steps in the engine's notation, sentences in every
// language.
import lessons from 'generated/lessons';
import { lang } from '../words/i18n';

interface Wrong {
	move: string;
	rule: string; // '': the move is legal, but not now
	text: string;
}

// A move that is played by itself, or one that is asked for: any of several, or all of them in any order.
export type Act = { who: string; move: string } | Want;
export interface Want {
	want: string[];
	all: boolean;
	wrong: Wrong[];
}

export interface Step {
	id: string;
	scene: { table: string; lines: string[] } | null; // null: goes on from the step before
	before: { who: string; move: string }[];
	spots: string[];
	say: string;
	look: boolean;
	task: string;
	acts: Act[];
	otherwise: string;
	right: string;
}

export interface Hint {
	node: string;
	when: string;
	text: string;
}

export interface Doc {
	game: string;
	seats: string[];
	title: string;
	minutes: number;
	coach: Record<string, string>; // seats, and options of the game
	lessons: { title: string; steps: Step[] }[];
	hints: Hint[];
	words: Record<string, Record<string, string>>;
}

// The course for a game with so many seats: the one whose first match has as many, else the game's first.
export const courseOf = (game: string, seats?: number): string | undefined => {
	const own = lessons.filter(l => l.game === game);
	return (own.find(l => l.seats === seats && l.id !== game) ?? own[0])?.id;
};

const loaded = new Map<string, Promise<Doc>>();
export function lessonsOf(course: string): Promise<Doc> {
	let doc = loaded.get(course);
	if (!doc) {
		doc = fetch(`/games/${encodeURIComponent(course)}.lesson.json`).then(a =>
			a.ok ? a.json() : Promise.reject(new Error(a.statusText)),
		);
		doc.catch(() => loaded.delete(course));
		loaded.set(course, doc);
	}
	return doc;
}

// A sentence of the lessons in the language of the page.
export const told = (doc: Doc, text: string) => doc.words[lang]?.[text] ?? text;

// How far somebody has come, by the name of the step; 'done' after the last one.
const key = (course: string) => 'lesson ' + course;
export const progress = (course: string) => localStorage.getItem(key(course)) ?? '';
export const keepProgress = (course: string, step: string) => localStorage.setItem(key(course), step);
