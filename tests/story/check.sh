#!/bin/bash
# What the recorded games say, in every language, is what the lists here say: GAME.LANG.txt.
#
#     tests/story/check.sh build/release/tests/story/story GAME            compare
#     tests/story/check.sh build/release/tests/story/story GAME --write    write the lists anew; then read what git shows
set -uo pipefail
shopt -s nullglob
story=$(realpath "$1") game=$2
cd "$(dirname "$0")"
wrong=0
for lang in en ru pl; do
	told=$("$story" $lang ../fixtures/"$game"/rules*.petteia ../fixtures/"$game"/seats*.petteia) || { echo "$game, $lang: the sentences above are wrong"; wrong=1; }
	if [ "${3:-}" = --write ]; then
		echo "$told" > "$game.$lang.txt"
	else
		diff -u "$game.$lang.txt" <(echo "$told") || wrong=1
	fi
done
exit $wrong
