// Finds the rules that answer a question: the search of the engine (core/rulebook_search.c) as a small WebAssembly
// module of its own (clients/wasm/rules.c has the other side), over the book that the page shows.
import type { Rule, RuleBook } from '../play/types';

export interface Found {
	rule: Rule;
	chapter: string;
}

interface Module {
	memory: WebAssembly.Memory;
	rules_book(): number;
	rules_book_bytes(): number;
	rules_open(bytes: number): number;
	rules_question(): number;
	rules_question_bytes(): number;
	rules_find(bytes: number, lang: number): number;
	rules_found(): number;
	_initialize?(): void;
}

const kinds = ['rules', 'prose', 'appendix', 'cards'], // enum pet_rule_kind of core/rulebook.h
	origins = ['printed', 'ruling', 'ours'], // enum pet_origin
	langs = ['en', 'ru', 'pl'];

export class Search {
	private readonly all: Found[];

	constructor(
		private readonly x: Module,
		book: RuleBook,
		private readonly lang: string,
	) {
		x._initialize?.();
		this.all = book.chapters.flatMap(c => c.rules.map(rule => ({ rule, chapter: c.title })));
		const texts = book.chapters.flatMap(c =>
			c.rules.flatMap(r => [
				r.id,
				kinds.indexOf(c.kind),
				origins.indexOf(r.origin),
				c.title,
				r.text + r.note,
				r.table,
			]),
		);
		const read = x.rules_open(this.put(texts.join('\0') + '\0', x.rules_book(), x.rules_book_bytes()));
		if (read !== this.all.length) throw new Error(`${read} of ${this.all.length} rules`);
	}

	// Writes a text into the module, as much as there is room for.
	private put(text: string, at: number, room: number): number {
		return new TextEncoder().encodeInto(text, new Uint8Array(this.x.memory.buffer, at, room)).written;
	}

	// Best first.
	find(question: string): Found[] {
		const bytes = this.put(question, this.x.rules_question(), this.x.rules_question_bytes());
		const count = this.x.rules_find(bytes, Math.max(0, langs.indexOf(this.lang)));
		return [...new Uint16Array(this.x.memory.buffer, this.x.rules_found(), count)].map(at => this.all[at]!);
	}
}

// A server may be built without the modules: then there is no search.
export async function searchIn(book: RuleBook, lang: string): Promise<Search> {
	const answer = await fetch('/rules.wasm');
	if (!answer.ok) throw new Error('no search');
	const { instance } = await WebAssembly.instantiateStreaming(answer, {});
	return new Search(instance.exports as unknown as Module, book, lang);
}
