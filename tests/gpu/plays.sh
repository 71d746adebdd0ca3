#!/bin/bash
# plays.sh RANDOM_PLAY PLAYS_ONLY: the two programs must play the same games: the same chain of hashes.
set -uo pipefail
failed=0
for table in cyclades:2 cyclades:5 elysium:2 elysium:3 elysium:4 legendary:3 legendary:6 hellas:1 hellas:2 hellas:4; do
	for program in "$1" "$2"; do
		"$program" ${table%:*} ${table#*:} 60 3 | sed -nE 's/.* (chain [0-9a-f]{16}),.*/\1/p'
	done | { read -r one && read -r other && [ "$one" = "$other" ]; } || { echo "FAILED: $table differs"; failed=1; }
done
[ $failed = 1 ] || echo "ok 10 tables, 60 games each"
exit $failed
