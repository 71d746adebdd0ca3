// Checks the Russian and Polish translations: the words of the glossaries (text/names.LANG; those of core hold for all
// that speaks of every game), the forms of names, the placeholders, and that games which share a message share its
// translation.
//     node tools/lint-words.mjs      exit 1 if anything is wrong
// A row of names.LANG is a thing: its name in English, in the language, its forms, and in the last column words that
// must not be used for it in that game, its lesson and its rules ("отряд*": every word that begins with it; after "!"
// stands what is right although such a word is in it). {places} of a translation are those of the message; only known
// forms are asked for; {n|one|few|many} has three words. Rules have no places.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPo, textFolders } from '../clients/web/po.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const forms = new Set(['gen', 'dat', 'acc', 'ins', 'prep', 'in', 'to', 'from', 'the', 'a', 'card']);
const games = readdirSync(join(top, 'games'), { withFileTypes: true })
	.filter(d => d.isDirectory())
	.map(d => d.name);
let wrong = 0;
const complain = (where, text) => {
	wrong++;
	console.log(`${where}: ${text}`);
};

// The placeholders of a message, nested ones included: [{ key, mark, rest }].
function placesOf(text) {
	const found = [];
	for (let i = 0; i < text.length; i++) {
		if (text[i] !== '{') continue;
		let depth = 0,
			end = i;
		do depth += (text[end] === '{') - (text[end] === '}');
		while (++end < text.length && depth);
		const inside = text.slice(i + 1, end - 1),
			m = /^(\w+)([:~|?]?)(.*)$/s.exec(inside);
		if (depth || !m) return null;
		found.push({ key: m[1], mark: m[2], rest: m[3] });
	}
	return found;
}

// The words of "one|few|many" outside nested placeholders.
function parts(text) {
	let depth = 0,
		n = 1;
	for (const c of text) {
		depth += (c === '{') - (c === '}');
		n += c === '|' && depth === 0;
	}
	return n;
}

const keysOf = places => [...new Set(places.map(p => p.key))].sort().join();

function checkPlaces(where, id, text, words, plural = false) {
	const of = placesOf(text),
		wanted = placesOf(id);
	if (!of || !wanted) return complain(where, `brackets that do not close: ${text}`);
	if (!plural && keysOf(of) !== keysOf(wanted)) complain(where, `other places than in: ${id}\n    ${text}`);
	for (const p of of) {
		const form = p.rest.replace(/^colour(:|$)/, '');
		if (p.mark === ':' && form && !forms.has(form)) complain(where, `no such form: ${p.rest} in: ${text}`);
		if (p.mark === '|' && parts(p.rest) !== words)
			complain(where, `${words} words are needed: {${p.key}|${p.rest}}`);
	}
}

// What agrees with a name is marked, {who~строят}, and has the form that goes with one person.
function checkVerbs(where, lang, text) {
	const marked = [...text.matchAll(/\{\w+~([^{}]*)\}/g)].map(m => m[1]);
	for (const verb of marked)
		if (!verbs[lang].has(verb)) complain(where, `no form for one person: ${verb} in: ${text}`);
	if (text.includes('{who}'))
		for (const [word] of text.replace(/\{\w+~[^{}]*\}/g, '').matchAll(/\p{L}+/gu))
			if (verbs[lang].has(word)) complain(where, `{who~${word}} in: ${text}`);
}

const quotes = { ru: /[“”„"]/, pl: /[«»“"]/ },
	dashes = { ru: / – /, pl: /—/ };

function checkMarks(where, lang, id, text) {
	// what is typed keeps the quotes that it has in the message
	const said = (id.match(/"[^"]*"/g) ?? []).reduce((t, typed) => t.replaceAll(typed, ''), text);
	if (quotes[lang].test(said.replace(/\\"/g, '"'))) complain(where, `quotes of another language: ${text}`);
	if (dashes[lang].test(text)) complain(where, `a dash of another language: ${text}`);
	if (/[\d}] (ЗМ|ПО|ОП|SZ|PZ|PP)(?![\p{L}])/u.test(text))
		complain(where, `a plain space between a number and its unit: ${text}`);
	if (/^\{who\}: /.test(text)) complain(where, `a telegram: ${text}`);
}

// Words in the letters of another language: in Russian those of the Latin alphabet that the message does not have
// itself (names, options, units), in Polish any of the Cyrillic.
function checkLetters(where, lang, id, text) {
	const words = text.match(lang === 'ru' ? /[a-ząćęłńóśźż]{3,}/gi : /[а-яё]+/gi) ?? [],
		foreign = words.filter(w => !forms.has(w) && !id.toLowerCase().includes(w.toLowerCase()));
	if (foreign.length) complain(where, `another language ("${foreign[0]}"): ${text}`);
}

// "отряд*" as a pattern for whole words.
function pattern(word) {
	const body = word
		.trim()
		.replace(/[.*+?^${}()|[\]\\]/g, c => (c === '*' ? '[\\p{L}]*' : '\\' + c))
		.replace(/\s+/g, '\\s+');
	return new RegExp(`(?<![\\p{L}_])${body}(?![\\p{L}_])`, 'iu');
}

// The words of a glossary's last column: those that must not be used, each with the right one, and what is right.
function forbidden(rows) {
	const all = rows.flatMap(r =>
		(r.not ?? '')
			.split(',')
			.map(w => w.trim())
			.filter(Boolean)
			.map(word => ({ say: r.nom, word })),
	);
	const right = all.filter(w => w.word.startsWith('!')).map(w => new RegExp(pattern(w.word.slice(1)), 'giu')),
		wrongs = all.filter(w => !w.word.startsWith('!')).map(w => ({ ...w, not: pattern(w.word) }));
	return text => {
		const rest = right.reduce((t, r) => t.replace(r, '|'), text);
		return wrongs.filter(n => n.not.test(rest));
	};
}

function glossary(file) {
	const [head, ...lines] = readFileSync(file, 'utf8')
		.split('\n')
		.filter(l => l && !l.startsWith('#'));
	const columns = head.split('\t');
	return lines.map(l => Object.fromEntries(l.split('\t').map((v, i) => [columns[i], v])));
}

const sources = page =>
	readdirSync(join(top, page))
		.filter(f => /\.tsx?$/.test(f))
		.map(f => readFileSync(join(top, page, f), 'utf8'));

// The folders of a game's page: its own and those of other games that it imports from.
function pagesOf(house) {
	const page = join(house, 'web');
	if (!existsSync(join(top, page))) return [];
	const from = sources(page).flatMap(text => [...text.matchAll(/from '\.\.\/\.\.\/(\w+)\/web\//g)].map(m => m[1]));
	return [...new Set([page, ...from.map(g => `games/${g}/web`)])];
}

const verbs = Object.fromEntries(
	['ru', 'pl'].map(l => [l, new Set(glossary(join(top, `core/text/verbs.${l}`)).map(r => r.verb))]),
);
// what speaks of all games: its words stand in core/text/names.LANG
const shared = ['core', 'ai', 'server', 'cmd', ...textFolders(top).filter(f => f.startsWith('clients/'))];
const seen = { ru: new Map(), pl: new Map() }; // (form, name) -> [value, file]: two games share one catalogue
for (const house of ['core', ...games.map(g => `games/${g}`)])
	for (const lang of ['ru', 'pl']) {
		const file = join(house, `text/names.${lang}`);
		if (!existsSync(join(top, file))) continue;
		const rows = glossary(join(top, file));
		for (const row of rows.filter(r => r.gen || r.in || r.card))
			// the others are words of the rulebook that the code has no name for
			for (const [form, value] of Object.entries(row)) {
				if (!value || form === 'name' || form === 'not') continue;
				if (row.name.includes('{')) checkPlaces(file, row.name, value, 3);
				const key = `${form}\t${row.name}`,
					other = seen[lang].get(key);
				if (other && other[0] !== value)
					complain(file, `${row.name} (${form}) is "${value}" here and "${other[0]}" in ${other[1]}`);
				seen[lang].set(key, [value, file]);
			}
		const game = house.split('/')[1],
			pages = pagesOf(house);
		const texts =
			house === 'core'
				? shared.map(folder => join(folder, `text/${lang}.po`))
				: [
						join(house, `text/${lang}.po`),
						join(house, `lesson/text/${lang}.po`),
						...pages.map(page => join(page, `text/${lang}.po`)),
						join(house, `rules/${lang}.po`),
					];
		const never = forbidden(rows);
		for (const po of texts) {
			if (!existsSync(join(top, po))) continue;
			for (const [id, said] of Object.entries(readPo(readFileSync(join(top, po), 'utf8'))))
				for (const text of [said].flat()) {
					// msgfmt compares those of plural entries
					if (!po.includes('/rules/')) checkPlaces(po, id, text, 3, Array.isArray(said));
					checkMarks(po, lang, id, text);
					checkVerbs(po, lang, text);
					for (const n of never(text))
						complain(po, `"${n.word}" is not the word of ${game ?? 'all games'}, "${n.say}" is: ${text}`);
				}
		}
		// what the game's page says in words that the client translates for all games
		const own = pages
			.flatMap(sources)
			.join('\n')
			.replace(/'\s*\+\s*'/g, '') // long ones stand on several lines
			.replace(/\btn?\(\s*'/g, "t('");
		const client = `clients/web/text/${lang}.po`;
		for (const [id, said] of Object.entries(readPo(readFileSync(join(top, client), 'utf8'))))
			if (id && own.includes(`t('${id}'`))
				for (const text of [said].flat())
					for (const n of never(text))
						complain(client, `${game} says "${id}"; "${n.word}" is not its word, "${n.say}" is: ${text}`);
	}
for (const lang of ['ru', 'pl'])
	for (const po of readdirSync(top, { recursive: true }).filter(
		f => f.endsWith(`/${lang}.po`) && !/^build\/|node_modules/.test(f),
	))
		for (const [id, said] of Object.entries(readPo(readFileSync(join(top, po), 'utf8'))))
			for (const text of [said].flat()) checkLetters(po, lang, id, text);
// The same message in two folders is one entry of the program's catalogue, and of the page's: only one of the
// translations would be used.
function checkCatalogue(folders, lang) {
	const said = new Map(); // id -> [translation, file]
	for (const house of folders) {
		const file = join(house, `text/${lang}.po`);
		if (!existsSync(join(top, file))) continue;
		for (const [id, text] of Object.entries(readPo(readFileSync(join(top, file), 'utf8')))) {
			const [other, place] = said.get(id) ?? [];
			if (place && String(other) !== String(text))
				complain(file, `"${id}" is "${text}" here and "${other}" in ${place}: two messages want two ids`);
			said.set(id, [text, file]);
		}
	}
}
for (const lang of ['ru', 'pl']) {
	checkCatalogue(['core', 'ai', 'server', 'cmd', ...games.map(g => `games/${g}`)], lang);
	checkCatalogue(textFolders(top), lang);
}
console.log(wrong ? `${wrong} things are said wrongly` : 'the words are those of the glossaries');
process.exit(wrong ? 1 : 0);
