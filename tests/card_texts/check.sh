#!/bin/bash
# The cards in words, in every language, are those of the lists here: GAME.LANG.txt.
#
#     tests/card_texts/check.sh build/release/petteia            compare
#     tests/card_texts/check.sh build/release/petteia --write    rewrite the lists; then read what git shows
set -uo pipefail
petteia=$1
cd "$(dirname "$0")"
wrong=0
for list in *.??.txt; do
	game=${list%%.*} lang=${list#*.}
	lang=${lang%.txt}
	if [ "${2:-}" = --write ]; then
		"$petteia" show --cards "$game" --lang "$lang" > "$list"
		continue
	fi
	diff -u "$list" <("$petteia" show --cards "$game" --lang "$lang") || wrong=1
	# A title, and a sentence with its full stop.
	if grep -n -v -E '(: |[|] ).*[.]$' "$list"; then
		echo "$list: these lines are no sentences"
		wrong=1
	fi
done
# One card is found by its token, a kind by its name.
[ "$("$petteia" show --cards hellas aegis | wc -l)" = 1 ] || { echo "aegis is not one card"; wrong=1; }
[ "$("$petteia" show --cards hellas blessing | wc -l)" = 36 ] || { echo "not 36 blessings"; wrong=1; }
exit $wrong
