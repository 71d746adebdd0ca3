#!/bin/bash
# What the recorded games say, in every language, is what the lists here say: the first sentences of each kind in GAME.LANG.txt, and
# in whole/GAME.LANG.txt one whole game of bots (whole/GAME.petteia) as an onlooker reads it.
#
#     tests/story/check.sh build/release/tests/story/story GAME            compare
#     tests/story/check.sh build/release/tests/story/story GAME --write    rewrite the lists; then read what git shows
set -uo pipefail
shopt -s nullglob
story=$(realpath "$1") game=$2 write=${3:-}
cd "$(dirname "$0")"
wrong=0

# same LIST STORY_ARGUMENTS...: what the program tells is what the list says.
same()
{
	local list=$1 told
	shift
	told=$("$story" "$@") || { echo "$list: the sentences above are wrong"; wrong=1; }
	if [ "$write" = --write ]; then
		echo "$told" > "$list"
	else
		diff -u "$list" <(echo "$told") || wrong=1
	fi
}

for lang in en ru pl; do
	same "$game.$lang.txt" $lang ../../games/"$game"/tests/fixtures/{rules,seats}*.petteia
	same "whole/$game.$lang.txt" --whole $lang "whole/$game.petteia"
done
exit $wrong
