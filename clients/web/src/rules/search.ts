// Finds the rules that answer a question, as core/rulebook_search.c does: words count by their stems, words of
// the same meaning a little less; rules with more of the words come first.
import type { Rule, RuleBook } from '../play/types';

export interface Found {
	rule: Rule;
	chapter: string;
}

interface Word {
	stem: string;
	same: string[][]; // groups of stems that mean the same
}

// Words that say nothing about the subject of a question.
const IDLE: Record<string, string> = {
	en: 'the and for how what when who why can does did are was may must with from that this you your have has its not his her',
	ru: 'как что где когда кто почему чем для это или при так мне мой его она они нужно можно могу надо если',
	pl: 'jak kto czy gdzie kiedy dla jest się oraz lub mam mogę można moje jaki jakie',
};

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replace(/ё/g, 'е')
		.match(/[\p{L}\d]+/gu) ?? [];

function stem(word: string): string {
	const n = word.length;
	return word.slice(0, n - (n > 7 ? 3 : n > 5 ? 2 : n > 4 ? 1 : 0));
}

function ask(question: string, same: string[], lang: string): Word[] {
	const idle = new Set((IDLE[lang] ?? '').split(' '));
	const groups = same.map(s => s.split(' '));
	return wordsOf(question)
		.filter(w => w.length >= 3 && !idle.has(w))
		.map(w => ({ stem: stem(w), same: groups.filter(g => g.some(s => begins(w, s))) }));
}

// Forms of a short word are hardly longer: "win" is "wins", but not "winged".
const begins = (word: string, stem: string) =>
	word.startsWith(stem) && (stem.length > 3 || word.length <= stem.length + 1);

// 3 for the word itself, 1 for one of the same meaning, and 1 more among the first words: they say what a text is
// about.
const FIRST_WORDS = 10;
function points(word: Word, text: string[]): number {
	return Math.max(
		0,
		...text.map((w, at) => {
			const p = begins(w, word.stem) ? 3 : word.same.some(g => g.some(s => begins(w, s))) ? 1 : 0;
			return p && at < FIRST_WORDS ? p + 1 : p;
		}),
	);
}

// "How to play" speaks plainly, a rule before the rulings on it; then cards, then appendices.
function rank(rule: Rule, kind: string): number {
	if (kind === 'prose') return rule.text.startsWith('- ') ? 0 : 4;
	return kind === 'cards' ? -30 : kind === 'appendix' ? -50 : rule.text.trim() ? 0 : -2;
}

export function search(book: RuleBook, question: string, lang: string): Found[] {
	const id = question.trim().toUpperCase();
	const words = ask(question, book.same, lang);
	const found: Array<Found & { score: number }> = [];
	for (const chapter of book.chapters) {
		const title = wordsOf(chapter.title);
		for (const rule of chapter.rules) {
			if (rule.id && rule.id === id) return [{ rule, chapter: chapter.title }];
			const text = wordsOf(`${rule.text} ${rule.note}`),
				table = wordsOf(rule.table);
			let score = 0;
			let hits = 0;
			for (const w of words) {
				const p = (points(w, text) || Math.min(1, points(w, table))) + points(w, title);
				score += p;
				hits += p ? 1 : 0;
			}
			if (hits === 0 || hits < Math.ceil(words.length / 2)) continue;
			found.push({ rule, chapter: chapter.title, score: hits * 100 + score + rank(rule, chapter.kind) });
		}
	}
	return found.sort((a, b) => b.score - a.score).slice(0, 32);
}
