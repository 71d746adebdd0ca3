#!/bin/bash
# strangers.sh GAME BOT STRANGERS GAMES [FROM]: greedy bots with likings that nobody has written (stranger=N, N from
# FROM on; usual: 1), each at a table of three with two such bots. Prints the games that each won, best first: one above
# par (33 %) has found a hole. PETTEIA: the program (build/release/petteia).
set -euo pipefail
game=$1 bot=$2 strangers=$3 games=$4 from=${5:-1}
for ((n = from; n < from + strangers; n++)); do
	"${PETTEIA:-build/release/petteia}" sim "$game" --seats 3 --games "$games" --seed "$n" \
		--bots "greedy:stranger=$n,$bot" |
		awk '/^greedy:stranger=/ { print $3, $4, $1, $5, $6, $7 }'
done | sort -rn
