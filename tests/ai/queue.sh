#!/bin/bash
# sim --db: several workers, some of them killed; every game counts once. The eval by hand is quick: this is about
# counting. Usage: queue.sh ... URL PART: one PARTth of the games, by bots with one PARTth of the budget
db=$3 part=$4
. "$(dirname "$0")/../command/lib.sh"

what() { sed 's/.*\("finished":.*\),"threads".*/\1/'; }
sim() { $petteia sim cyclades --seats 3 --games "$games" --bots greedy:budget=$((300 / part)),judge=hand,finish=0,random --seed "$seed" --threads 1 --json "$@"; }

games=$((400 / part)) seed=1
alone=$(sim | what)
same "one worker" "$alone" "$(sim --db "$db" | what)"
same "a finished run is not played again" "$alone" "$(sim --db "$db" | what)"

games=$((2000 / part)) seed=2
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

# a sequential test: the same stop for one worker and for several
games=20000 seed=3
sim --db "$db" --sprt 0,100 > one
says "the sequential test of a shared run stops early" '"finished":[0-9]\{2,4\},.*"answer":"elo1"' one
same "a worker that comes later knows the answer" "$(what < one)" "$(sim --db "$db" --sprt 0,100 | what)"
games=20001 # another run of the same games
sim --db "$db" --sprt 0,100 > a &
first=$!
sim --db "$db" --sprt 0,100 > b &
second=$!
wait $first || fail "the first tester"
wait $second || fail "the second tester"
same "two workers stop where one does" "$(what < one)" "$(what < a)"
same "... and both say so" "$(what < a)" "$(what < b)"
refuses "a database that is not there" $petteia sim cyclades --db postgres://app@127.0.0.1:1/none
