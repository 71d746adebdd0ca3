#!/bin/bash
# sim: the same seed gives the same results for any number of threads.
. "$(dirname "$0")/lib.sh"

timeless() { sed 's/,"threads".*//'; }

for bots in random greedy,random; do
	one=$($sample sim sample --games 60 --seats 3 --bots $bots --seed 4 --threads 1 --json | timeless)
	two=$($sample sim sample --games 60 --seats 3 --bots $bots --seed 4 --threads 2 --json | timeless)
	five=$($sample sim sample --games 60 --seats 3 --bots $bots --seed 4 --threads 5 --json | timeless)
	same "$bots: one thread and two" "$one" "$two"
	same "$bots: one thread and five" "$one" "$five"
	other=$($sample sim sample --games 60 --seats 3 --bots $bots --seed 5 --threads 2 --json | timeless)
	[ "$one" != "$other" ] || fail "another seed gives the same games"
	echo "ok $bots: another seed, other games"
done
exits "the words of sim" 0 $sample sim sample --games 10
says "... all finished" '10 of 10 games finished' out
exits "settings of a bot" 0 $sample sim sample --games 2 --bots mcts:iterations=20,depth=3,random --json
says "... stay with it" '"bots":\["mcts:iterations=20,depth=3","random"\]' out
exits "a game that tells how it ended" 0 $petteia sim hellas --seats 1 --games 20 --json
says "... is counted" '"endings":{.*"lost-monument-act-1":[0-9]' out
endings=$(($(sed 's/.*"endings":{//; s/}.*//' out | tr "," "\n" | sed "s/.*://" | paste -sd+)))
same "... in every game" 20 "$endings"
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	one=$($petteia sim "$game" --games 6 --threads 1 --json | timeless)
	two=$($petteia sim "$game" --games 6 --threads 3 --json | timeless)
	same "$game: threads do not matter" "$one" "$two"
	fixed=$($petteia bench --game "$game" --seats 2 --callgrind 3000)
	same "$game: the fixed run is fixed" "$fixed" "$($petteia bench --game "$game" --seats 2 --callgrind 3000)"
done
