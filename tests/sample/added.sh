#!/bin/bash
# tests/sample/added.sh: a game is one folder and one line. In a copy of the sources the sample game becomes games/sample and
# a line of games/games.def; the command then offers it, plays it and knows its rules, and the page has its face.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/build/added
rm -rf "$work"
mkdir -p "$work/tree"
git ls-files -z -co --exclude-standard | while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
	tar -c --null -T - | tar -x -C "$work/tree"
web=$PWD/clients/web
cd "$work/tree"
ln -s "$web/node_modules" clients/web/node_modules

cp -r tests/sample games/sample
echo 'GAME(sample)' >>games/games.def

fail() { echo "FAILED: $1"; exit 1; }
cmake -S . -B ../build -G Ninja -DCMAKE_BUILD_TYPE=None -DPETTEIA_TESTS=OFF >/dev/null
cmake --build ../build --target petteia web_games >"$work/log" || { tail -20 "$work/log"; fail "it does not build"; }
petteia=$work/build/petteia
"$petteia" games | grep -E '^sample ' >/dev/null || fail "petteia games does not offer it"
"$petteia" rules sample LO-3.2 | grep -F 'LO-3.2' >/dev/null || fail "petteia rules does not know its rules"
"$petteia" sim sample --games 20 --bots random >/dev/null || fail "it cannot be played"
tools/lint-rules | grep -E '^sample: [1-9][0-9]* rules' >/dev/null || fail "its rules are not checked"

"$work/build/web_games" >"$work/games.json"
node clients/web/build.mjs --out "$work/web" --games "$work/games.json" --engine "$work/none"
for file in js css svg; do [ -s "$work/web/games/sample.$file" ] || fail "the page has no games/sample.$file"; done
grep -q '"/games/sample.js"' "$work/web/sw.js" || fail "the page does not keep it for use without a server"
tools/lint-web || fail "something outside its folder names a game"
rm -rf "$work"
echo "one folder and one line"
