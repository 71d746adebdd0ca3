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

# a readable table, and a drawing of the same numbers
exits "a table" 0 $petteia sim hellas --seats 2 --games 10 --bots greedy:budget=20,random --plot plot.svg
grep -E '^.{80}' out && fail "the table is too wide"
says "... a row a bot" '^random  *1  *[0-9.]* %  *[0-9.]* – [0-9.]* %  *[-+]' out
says "... a row a seat" '^s2  *[0-9.]* %' out
rate=$(sed -n 's/^greedy:budget=20  *1  *\([0-9.]* %\).*/\1/p' out)
python3 - "$rate" << 'END' || fail "the drawing"
import sys, xml.etree.ElementTree as tree
svg = tree.parse("plot.svg").getroot()
words = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
assert "greedy:budget=20" in words and "s1" in words, words
assert words[words.index("greedy:budget=20") + 1] == sys.argv[1], (words, sys.argv)
END
echo "ok the drawing has the numbers of the table"
exits "the table in Russian" 0 $sample sim sample --games 10 --bots 'cmd:false' --lang ru
says "... with its heading" '^бот  *мест  *победы' out
says "... and what went wrong" 'упал и проиграл' out
