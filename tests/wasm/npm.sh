#!/bin/bash
# npm.sh: the engine as a package (clients/npm): it packs, a program elsewhere plays a game with nothing but the package, and its types fit
# a strict program.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
package=$("$root/tools/pack-npm" "$work")
mkdir -p "$work/node_modules/petteia"
tar xzf "$package" -C "$work/node_modules/petteia" --strip-components=1
cd "$work"
cp node_modules/petteia/{example,speed}.mjs .
for game in elysium legendary; do
	node example.mjs $game 2 >out
	[ "$(awk '/^seat / { n += $3 } END { print n }' out)" = 60 ] || { cat out; exit 1; }
	grep -qE '^the record has [1-9][0-9]{2,} lines$' out || { tail -3 out; exit 1; }
done
# the README's game, many tables, refusals in words; a game by numbers is the same as by words
sed -n '/^```js$/,/^```$/{/^```/!p}' node_modules/petteia/README.md >readme.mjs
[ "$(node readme.mjs | awk '{ n += $4 } END { print n }')" = 60 ] || { echo "the README's game has no result"; exit 1; }
cat >numbers.mjs <<'END'
import assert from 'node:assert/strict';
import { CHANCE, NOBODY, load } from 'petteia';
const engine = await load();
const tables = Array.from({ length: 200 }, () => engine.start('elysium 2'));
assert.equal(new Set(tables).size, 200);
tables.forEach(engine.free);
for (const game of ['cyclades 2', 'elysium 3', 'legendary 2', 'hellas 2']) {
	const a = engine.start(game),
		b = engine.start(game);
	let bits = 7;
	for (let seat; (seat = engine.asked(a)) !== NOBODY;) {
		assert.equal(seat, engine.asked(b));
		bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
		if (seat === CHANCE) {
			engine.toss(a, bits, bits);
			engine.roll(b, bits, bits, NOBODY, 0);
			continue;
		}
		const moves = engine.legal(a);
		const move = moves[bits % moves.length];
		assert.equal(engine.number(a, engine.token(a, move)), move);
		engine.play(b, seat, engine.token(a, move), NOBODY, 0);
		engine.step(a, move);
	}
	assert.equal(engine.record(a, CHANCE), engine.record(b, CHANCE));
}
const t = engine.start('cyclades 2');
while (engine.asked(t) === CHANCE) engine.toss(t, 1, 2);
assert.throws(() => engine.play(t, engine.asked(t), 'no move', NOBODY, 0), /no move here/);
assert.throws(() => engine.play(t, 1 - engine.asked(t), 'pass', NOBODY, 0), /not asked/);
assert.throws(() => engine.asked(99), /no such table/);
END
node numbers.mjs
node speed.mjs 0.1 >out
[ "$(grep -c 'by numbers' out)" = 4 ] || { cat out; exit 1; }
cat >typed.mts <<'END'
import { NOBODY, load, type GameEvent, type Question } from 'petteia';
const engine = await load();
const table: number = engine.start('cyclades 2');
const question: Question = engine.question(table, 0, 0);
export const events: GameEvent[] = engine.play(table, 0, question.moves?.[0]?.move ?? '', NOBODY, 0);
// @ts-expect-error a table is a number: the types are not any
engine.question('first', 0, 0);
// @ts-expect-error the answer is known, too
export const wrong: number = engine.question(table, 0, 0);
END
node "$root/clients/web/node_modules/typescript/bin/tsc" --strict --noEmit --module nodenext --target es2022 --types '' typed.mts
echo "ok the package is $(stat -c %s "$package") bytes, plays, and its types hold"
