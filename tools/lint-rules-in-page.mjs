// The page knows no rule: the engine tells, the page shows. Finds in clients/web/src and in games/<id>/web
//
// - numbers of rules (LH-3.5), also in comments: who needs to name a rule carries it out;
// - numbers in pictograms: the engine has them;
// - tables of small whole numbers, and comparisons with one of two or more: what a game counts. How much room there is
//   has a name (const wide = 4). Only where games are known: games/<id>/web.
//
// There are no exceptions. Exit 1 if anything is found.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const games = readdirSync(join(root, 'games')).filter(id => existsSync(join(root, 'games', id, 'rules/en.md')));
const prefixes = games.map(
	id => /^- \*\*([A-Z]{2})-\d/m.exec(readFileSync(join(root, 'games', id, 'rules/en.md'), 'utf8'))?.[1],
);

const everywhere = {
	'the number of a rule': new RegExp(String.raw`\b(?:${prefixes.filter(Boolean).join('|')})-(?=\d|[A-Z]{2}\b)`),
	'a number in a pictogram': /['"`][^'"`]*[0-9½]\{[a-z]+\}/,
};
const inGames = {
	'a table of numbers': /\[\s*(?:1?\d\s*,\s*){2,}1?\d\s*,?\s*\]/,
	'a comparison with a number': /(?:===|!==|[^=<>]<=?|[^=<>]>=?) (?:[2-9]|[12]\d)\b(?![.\d]*(?:px|%|em))/,
	'a table in a message': /(?<![\d.])\d{1,2}(?: ?[·,/] ?\d{1,2}){2,}(?![\d.])/,
};

const comments = /\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm; // keep the lines
const blank = text => text.replace(/[^\n]/g, ' ');

function* sources(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* sources(path);
		else if (/\.tsx?$/.test(entry.name)) yield path;
	}
}

const folders = [
	join(root, 'clients/web/src'),
	...readdirSync(join(root, 'games')).map(id => join(root, 'games', id, 'web')),
].filter(f => existsSync(f));
let found = 0,
	read = 0;
for (const path of folders.flatMap(f => [...sources(f)])) {
	const text = readFileSync(path, 'utf8'),
		where = relative(root, path),
		knows = where.startsWith('games/');
	read++;
	const report = (what, at, said) => {
		found++;
		console.log(
			`${where}:${text.slice(0, at).split('\n').length}: ${what}: ` +
				`${said.trim().replace(/\s+/g, ' ').slice(0, 90)}`,
		);
	};
	for (const [what, rule] of Object.entries(everywhere))
		for (const m of text.matchAll(new RegExp(rule, rule.flags + 'g'))) report(what, m.index, m[0]);
	if (!knows) continue;
	const code = text.replace(comments, blank);
	for (const [what, rule] of Object.entries(inGames))
		for (const m of code.matchAll(new RegExp(rule, rule.flags + 'g'))) report(what, m.index, m[0]);
}
if (read < 100) throw new Error('the sources were not found');
if (!found) console.log(`${read} sources of the page: no rule in them`);
process.exit(found ? 1 : 0);
