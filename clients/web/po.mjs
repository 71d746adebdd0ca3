import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The folders with words of their own, the page's first: text, and text beside the sources that say them
// (src/games/<id>/text).
export function textFolders(here) {
	const inside = ['src', 'src/games'].flatMap(f =>
		readdirSync(join(here, f), { withFileTypes: true })
			.filter(d => d.isDirectory())
			.map(d => `${f}/${d.name}`),
	);
	return ['', ...inside].filter(f => existsSync(join(here, f, 'text')));
}

// All words of a language.
export const readAll = (here, lang) =>
	Object.assign({}, ...textFolders(here).map(f => readPo(readFileSync(join(here, f, `text/${lang}.po`), 'utf8'))));

// Reads a gettext .po file: { "message": "translation" | ["one", "few", "many"] }.
export function readPo(text) {
	const table = {};
	let id = '',
		forms = [],
		field = null;
	const flush = () => {
		if (id && forms.length && forms.every(f => f)) table[id] = forms.length === 1 ? forms[0] : forms;
		id = '';
		forms = [];
	};
	for (const raw of text.split('\n')) {
		const line = raw.trim();
		if (line.startsWith('#') || line === '') {
			if (line === '') flush();
			continue;
		}
		const m = /^(msgid_plural|msgid|msgstr(?:\[(\d)\])?)?\s*"(.*)"$/.exec(line);
		if (!m) continue;
		const part = JSON.parse(`"${m[3]}"`);
		if (m[1] === 'msgid') {
			flush();
			field = 'id';
			id = part;
		} else if (m[1] === 'msgid_plural') {
			field = 'skip';
		} else if (m[1]) {
			field = Number(m[2] ?? 0);
			forms[field] = part;
		} else if (field === 'id') {
			id += part;
		} else if (typeof field === 'number') {
			forms[field] += part;
		}
	}
	flush();
	return table;
}
