// Reads a gettext .po file: { "message": "translation" | ["one", "few", "many"] }.
export function readPo(text) {
	const table = {};
	let id = '', forms = [], field = null;
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
