import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The folders of the page's sources with words of their own, from the root of the repository: the page's first, then
// its rooms (clients/web/src/<room>/text) and the faces of the games (games/<id>/web/text).
export function textFolders(root) {
	const inside = (folder, tail) => readdirSync(join(root, folder)).map(name => join(folder, name, tail));
	const all = ['clients/web', ...inside('clients/web/src', ''), ...inside('games', 'web')];
	return all.filter(f => existsSync(join(root, f, 'text')));
}

// All words of a language.
export const readAll = (root, lang) =>
	Object.assign({}, ...textFolders(root).map(f => readPo(readFileSync(join(root, f, `text/${lang}.po`), 'utf8'))));

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
