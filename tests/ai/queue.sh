#!/bin/bash
# sim --db: several workers, some of them killed; every game counts once. Usage: queue.sh ... URL
db=$3
. "$(dirname "$0")/../command/lib.sh"

what() { sed 's/.*\("finished":.*\),"threads".*/\1/'; }
sim() { $petteia sim cyclades --seats 3 --games "$games" --bots greedy:budget=300,random --seed "$seed" --threads 1 --json "$@"; }

games=400 seed=1
alone=$(sim | what)
same "one worker" "$alone" "$(sim --db "$db" | what)"
same "a finished run is not played again" "$alone" "$(sim --db "$db" | what)"

games=2000 seed=2
alone=$(sim --threads 2 | what)
for i in 1 2 3; do
	sim --db "$db" > "killed$i" 2>&1 &
	victims[i]=$!
done
sleep 1
sim --db "$db" > a &
first=$!
sim --db "$db" > b &
second=$!
kill -KILL "${victims[@]}" 2> /dev/null || true
wait "${victims[@]}" 2> /dev/null || true
wait $first || fail "the first worker"
wait $second || fail "the second worker"
same "three workers killed, two go on: every game counts once" "$alone" "$(what < a)"
same "both know the whole result" "$(what < a)" "$(what < b)"
refuses "a database that is not there" $petteia sim cyclades --db postgres://app@127.0.0.1:1/none
