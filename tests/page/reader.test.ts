// The story says which of its names is the reader's: "Anna (you)", "Red (you)" where a person has no name; labels do
// not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine } from '../../clients/web/src/play/engine';
import type { GameEvent } from '../../clients/web/src/play/types';
import { sentences } from '../../clients/web/src/table/told';

const engine = WebAssembly.instantiate(readFileSync(process.env.ENGINE!), {}).then(Engine.from);
const lines = 120;

// What the first seat is told of a recorded game.
async function story(file: string, names: string[], lang: number): Promise<GameEvent[]> {
	const e = await engine,
		text = readFileSync(new URL(`../browser/games/${file}.petteia`, import.meta.url), 'utf8'),
		moves = [...text.matchAll(/^\d+ (?:\*|s\d) (.*)$/gm)].map(m => m[1]!).slice(0, lines),
		table = e.read(text.slice(0, text.search(/^1 /m)));
	names.forEach((name, seat) => e.name(table, seat, name));
	const told = moves.flatMap(move => e.play(table, e.asked(table), move, 0, lang));
	e.free(table);
	return told;
}

for (const file of ['cyclades', 'elysium', 'hellas-3', 'legendary'])
	for (const [lang, you] of ['you', 'вы|вам|вас|вами', 'ty|tobie|ciebie|tobą'].entries())
		for (const own of ['Anna', 's1']) {
			test(`${file} in language ${lang} tells ${own} who is meant`, async () => {
				const told = await story(file, [`${own}\nyou`, 'Borys'], lang),
					said = sentences(told).filter(s => new RegExp(`\\((${you})[),]`).test(s));
				assert.ok(said.length > 2, `${said.length} of ${told.length}`);
				// the own name never stands without the remark, another's and a label never with it
				const wrong = new RegExp(`Anna(?! \\((${you})[),])|Borys \\((${you})[),]|\\n`),
					remark = new RegExp(`\\((${you})[),]|\\n`);
				assert.deepEqual(
					sentences(told).filter(s => wrong.test(s)),
					[],
				);
				const labels = told.flatMap(e => e.args ?? []).map(a => a.label);
				assert.deepEqual(
					labels.filter(l => remark.test(l)),
					[],
				);
			});
		}
