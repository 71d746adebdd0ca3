// The page's message ids, read from the sources: every t('…') and tn('…', '…'); and the sentences of the lessons.
//     node messages.mjs          checks that text/ru.po and text/pl.po (the page's, or those of the source's folder)
//                                have all of them; exit 1 if not
//     node messages.mjs --add    appends what is missing to the .po files, untranslated
import { appendFileSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lessonFiles, readLesson, texts } from './lessons.mjs';
import { readPo, textFolders } from './po.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
// a string, or several that are added up: long ones stand on several lines
const one = String.raw`'(?:[^'\\]|\\.)*'`,
	string = String.raw`(${one}(?:\s*\+\s*${one})*)`;
const call = new RegExp(String.raw`\b(tn?)\(\s*(?:${string}(?:\s*,\s*${string})?)?`, 'g');
const unescape = s =>
	s
		.match(new RegExp(one, 'g'))
		.map(part => part.slice(1, -1).replace(/\\(.)/g, '$1'))
		.join('');

function* files(folder) {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) yield* files(path);
		else if (/\.tsx?$/.test(name)) yield path;
	}
}

export function messages() {
	const found = new Map(); // id -> { plural, places: where it is said }
	const bad = [];
	const faces = readdirSync(join(root, 'games')).map(id => join(root, 'games', id, 'web'));
	for (const path of [join(root, 'clients/web/src'), ...faces]
		.filter(f => existsSync(f))
		.flatMap(f => [...files(f)])) {
		const text = readFileSync(path, 'utf8');
		const where = relative(root, path);
		if (where.endsWith('i18n.ts')) continue;
		for (const m of text.matchAll(call)) {
			const at = `${where}:${text.slice(0, m.index).split('\n').length}`;
			if (/(function|const|export)\s*$/.test(text.slice(0, m.index))) continue;
			if (m[2] === undefined) bad.push(`${at}: ${m[1]}() needs a string of its own`);
			else if (m[1] === 'tn' && m[3] === undefined) bad.push(`${at}: tn() needs two strings`);
			else {
				const id = unescape(m[2]),
					plural = m[1] === 'tn' ? unescape(m[3]) : undefined;
				if (!found.has(id)) found.set(id, { plural, places: [] });
				found.get(id).places.push(at);
			}
		}
	}
	return { found, bad };
}

const quote = s => '"' + s.replace(/\\/g, '\\\\').replace(/"/g, '\\"') + '"';
const places = s =>
	[...s.matchAll(/\{(\w+)\}/g)]
		.map(m => m[1])
		.sort()
		.join();

const { found, bad } = messages();
let failed = bad.length > 0;
bad.forEach(line => console.log(line));
const folders = textFolders(root).reverse(); // the nearest first, the page's own last
for (const lang of ['ru', 'pl']) {
	const tables = new Map(folders.map(f => [f, readPo(readFileSync(join(root, f, `text/${lang}.po`), 'utf8'))]));
	const used = new Map(folders.map(f => [f, new Set()]));
	const missing = [];
	for (const [id, { plural, places: from }] of found)
		for (const where of from) {
			// words may stand in the folder of the source that says them, or with the page's own
			const own = folders.filter(f => f === 'clients/web' || where.startsWith(f + '/'));
			const has = own.find(f => tables.get(f)[id] !== undefined);
			const forms = has === undefined ? [] : [tables.get(has)[id]].flat();
			if (has !== undefined) used.get(has).add(id);
			if (forms.length !== (plural ? 3 : 1) && !missing.some(m => m.id === id && m.folder === own[0]))
				missing.push({ id, plural, where, folder: own[0] });
			for (const form of forms)
				if (places(form) !== places(id)) {
					console.log(`${lang}: other places in the translation of: ${id}`);
					failed = true;
				}
		}
	for (const f of folders)
		for (const id of Object.keys(tables.get(f)))
			if (!used.get(f).has(id)) {
				console.log(`${lang}: nothing uses: ${id} (${join(f, 'text')})`);
				failed = true;
			}
	if (process.argv.includes('--add')) {
		for (const { id, plural, folder } of missing)
			appendFileSync(
				join(root, folder, `text/${lang}.po`),
				`\nmsgid ${quote(id)}\n` +
					(plural
						? `msgid_plural ${quote(plural)}\nmsgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n`
						: 'msgstr ""\n'),
			);
	} else if (missing.length) {
		console.log(`${lang}: ${missing.length} messages of the web client without translation:`);
		missing.forEach(({ id, where }) => console.log(`    ${where}: ${id}`));
		failed = true;
	} else {
		console.log(`${lang}: all ${found.size} messages of the web client are translated`);
	}
}
// The lessons, each game by itself.
const courses = [...lessonFiles(root).values()];
for (const folder of new Set(courses.map(file => dirname(file)))) {
	const docs = courses.filter(file => dirname(file) === folder).map(readLesson),
		id = docs[0].game;
	const said = new Map(docs.flatMap(doc => [...texts(doc)]).map(([where, text]) => [text, where]));
	for (const lang of ['ru', 'pl']) {
		const file = join(folder, `text/${lang}.po`),
			table = readPo(readFileSync(file, 'utf8'));
		const missing = [...said].filter(([text]) => table[text] === undefined),
			unused = Object.keys(table).filter(text => !said.has(text));
		if (process.argv.includes('--add'))
			missing.forEach(([text, where]) =>
				appendFileSync(file, `\n#. ${id}/${where}\nmsgid ${quote(text)}\nmsgstr ""\n`),
			);
		missing.forEach(([text, where]) =>
			console.log(`${lang}: lesson of ${id} without translation: ${where}: ${text}`),
		);
		unused.forEach(text => console.log(`${lang}: no lesson of ${id} says: ${text}`));
		if (missing.length || unused.length) failed = true;
		else console.log(`${lang}: the lessons of ${id} are translated`);
	}
}
process.exit(failed && !process.argv.includes('--add') ? 1 : 0);
