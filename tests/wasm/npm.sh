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
cp node_modules/petteia/example.mjs .
for game in elysium legendary; do
	node example.mjs $game 2 >out
	[ "$(awk '/^seat / { n += $3 } END { print n }' out)" = 60 ] || { cat out; exit 1; }
	grep -qE '^the record has [1-9][0-9]{2,} lines$' out || { tail -3 out; exit 1; }
done
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
