#!/bin/bash
# sim as a laboratory: intervals, sequential test, records, runs that are continued.
. "$(dirname "$0")/../command/lib.sh"

timeless() { sed 's/,"threads".*//'; }
sim() { $sample sim sample --seats 3 --bots greedy,random --seed 4 "$@"; }

exits "intervals" 0 $sample sim sample --games 200 --bots greedy,random --seed 4 --json
says "... of bots" '"interval_by_bot":{"greedy":\[[01]\.[0-9]*,[01]\.[0-9]*\],"random"' out
says "... and strength" '"elo_by_bot":{"greedy":\[-\?[0-9]*,-\?[0-9]*,-\?[0-9]*\]' out
says "nobody misbehaved" '"verdicts":{}' out

one=$(sim --games 5000 --sprt 0,100 --threads 1 --json | timeless)
four=$(sim --games 5000 --sprt 0,100 --threads 4 --json | timeless)
same "the sequential test stops at the same game for any number of threads" "$one" "$four"
echo "$one" > out
says "... and finds the stronger bot" '"answer":"elo1"' out
games=$(sed 's/.*"games":\([0-9]*\).*/\1/' out)
[ "$games" -lt 5000 ] || fail "the sequential test did not stop"
refuses "sprt against itself" $sample sim sample --bots greedy --sprt 0,10
refuses "sprt the wrong way round" $sample sim sample --bots greedy,random --sprt 10,0
refuses "sprt of nonsense" $sample sim sample --bots greedy,random --sprt 10

whole=$(sim --games 300 --json | timeless)
sim --games 100 --resume r > /dev/null
sim --games 170 --resume r --threads 3 > /dev/null
same "a run in three parts is one run" "$whole" "$(sim --games 300 --resume r --json | timeless)"
refuses "results of another run" $sample sim sample --seats 3 --bots random --resume r
echo "petteia sim 1" > bad
refuses "damaged results" $sample sim sample --seats 3 --bots greedy,random --seed 4 --resume bad
sim() { $sample sim sample --seats 3 --bots mcts:iterations=300,greedy --seed 4 "$@"; }
$sample sim sample --seats 3 --bots mcts:iterations=300,greedy --seed 4 --games 100000 --resume long --progress > out 2> shown &
pid=$!
until [ -s shown ]; do sleep 0.1; done # the first games are played
kill -INT $pid
wait $pid || fail "an interrupted run fails"
before=$(sed 's/.*: \([0-9]*\) of .*/\1/;q' out)
[ "$before" -gt 0 ] || fail "an interrupted run has no results"
same "an interrupted run goes on" "$(sim --games $((before + 50)) --json | timeless)" \
	"$(sim --games $((before + 50)) --resume long --json | timeless)"

sim() { $sample sim sample --seats 3 --bots greedy,random --seed 4 "$@"; }
sim --games 7 --keep records --keep-every 3 > /dev/null
same "every third game is kept" "3" "$(ls records | wc -l)"
for record in records/*; do
	exits "$record verifies" 3 $sample verify "$record"
	says "... and names the bots" '^# s[1-3] greedy' "$record"
done
exits "progress where no terminal is" 0 $sample sim sample --games 50 --progress
says "... on stderr" '50 of 50 games' err
# sanitizers reserve terabytes of addresses: then there is nothing to measure
if bash -c 'ulimit -v 600000; exec "$@"' - $petteia games > /dev/null 2>&1; then
	small=$(bash -c 'ulimit -v 600000; exec "$@"' - $petteia sim cyclades --games 300 --seats 3 --json | timeless)
	[ -n "$small" ] || fail "memory"
	echo "ok memory stays small"
fi

# analyse: the same answer every time, from records of every game
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	$petteia sim "$game" --games 1 --seats 2 --bots greedy:budget=60 --keep "a-$game" > /dev/null
	record=$(ls a-"$game"/*)
	exits "analyse $game" 0 $petteia analyse "$record" --iterations 4 --json --svg a.svg
	says "... chances of all seats" '"chances":\[[01]\.[0-9]*,[01]\.[0-9]*\]' out
	says "... alternatives" '"alternatives":\[{"move"' out
	says "... a drawing" '</svg>' a.svg
	cp out once
	exits "... again" 0 $petteia analyse "$record" --iterations 4 --json
	cmp -s out once || fail "analyse of $game differs the second time"
done
refuses "analyse nothing" $petteia analyse

# train: a net is kept only if the sequential test finds it stronger, whatever the first games say
learn() {
	rm -f net
	$petteia train elysium --generations 1 --games 10 --seats 2 --bot greedy:budget=20 \
		--match 60 --threads 2 --epochs 1 -o net "$@"
}
exits "a net that is far above the lower strength" 0 learn --match-bot random --sprt=-1500,-1000
says "... with the bounds of the test" 'sprt -1500 to -1000 Elo: log-likelihood ratio [3-9]\.[0-9]* (-2.94, 2.94), the higher' out
says "... is kept" 'games: kept' out
exits "... and begun with" 0 $petteia train elysium --generations 1 --games 10 --seats 2 \
	--bot greedy:budget=20 --match-bot random --match 1 --epochs 1 --start net -o other
says "... a game tells too little" 'still open' out
[ ! -e other ] || fail "a net is kept though the test is open"
tune() {
	$petteia train elysium --generations 1 --games 10 --seats 2 --bot greedy:budget=20 --match-bot random --match 1 --epochs 1 --tune -o other "$@"
}
exits "a fit that begins with the net" 0 tune
same "... judges like it after a few steps" yes "$(awk '/held out/ { new = $14 } /best so far has/ { print (new - $6 < 0.02 && $6 - new < 0.02) ? "yes" : new " " $6 }' out)"
refuses "... with other layers" tune --first 48
refuses "... nor with eval, which is no net" tune --start hand
exits "a net that is far below the higher strength" 0 learn --match-bot greedy:budget=20 --sprt 1000,1500
says "... is known to be" '(-2.94, 2.94), the lower' out
says "... and dropped" 'in [1-9] games: dropped' out
[ ! -e net ] || fail "a net is kept that the test finds no better"

# train --guest: another bot in a seat of some games; the same games for any number of threads
guests() {
	rm -f net
	$petteia train hellas --generations 2 --games 24 --seats 2 --bot greedy:budget=4 --match-bot random --match 60 \
		--sprt=-1500,-1000 --epochs 1 --guest 50:plan:hunter --guest 50:random -o net "$@" | sed 's/[0-9]* s$//; s/in [0-9]* s:/:/'
	cat net
}
exits "guests in training" 0 guests --threads 1
says "... one of them" '^  guest plan:hunter won [0-9.]* % of [0-9]* games, [0-9.]* times its share$' out
says "... and the other" '^  guest random won ' out
same "... in every game of every generation" 48 "$(($(sed -n 's/^  guest .* of \([0-9]*\) games.*/\1/p' out | paste -sd+)))"
cp out once
exits "... again" 0 guests --threads 3
cmp -s out once || fail "guests: other games with three threads"
# --hosts: in all seats but one; where everybody plays alike they win two games of three
hosts() {
	$petteia train hellas --generations 1 --games 60 --seats 3 --bot random --match-bot random --match 1 --epochs 1 --hosts "$1" -o net
}
exits "hosts in training" 0 hosts 100:random
said=$(sed -n 's/^  hosts random won \([0-9]*\)\.[0-9] % of 60 games, [0-9.]* times their share$/\1/p' out)
[ "${said:-0}" -gt 50 ] && [ "$said" -lt 84 ] || fail "hosts win ${said:-?} % of their games"
refuses "hosts of one who plays alone" $petteia train hellas --seats 1 --hosts 10:random -o net
# --queue: the same net however many processes play, and after a run that was cut off
queued="$petteia train hellas --generations 2 --games 70 --seats 3 --bot random --match-bot random --match 60 --sprt=-1500,-1000
	--epochs 1 --keep 25 --guest 30:greedy:budget=1 --threads 1"
rm -rf q net
exits "training without a queue" 0 $queued -o net
says "... tells of its calibration" '^  calibration there, said and won in %: [0-9: ]*; [0-9.]* apart$' out
apart=$(sed -n 's/.* in %:.*; \([0-9]*\)\.[0-9] apart$/\1/p' out | head -1)
[ "${apart:-99}" -lt 10 ] || fail "the net and what was won are ${apart:-?} % apart"
grep '^  guest' out > guests
exits "training by a queue" 0 $queued --queue q -o net.q
cmp -s net net.q || fail "another net by a queue"
grep '^  guest' out | cmp -s - guests || fail "other guests by a queue"
says "... plays" 'games held out' out
exits "... once more" 0 $queued --queue q -o net.again
cmp -s net net.again || fail "another net from the games of a queue"
says "... plays nothing again" '^  decided before, or by another process: kept$' out
rm q/1-0001.games q/1.net
$queued --queue q -o net.a > a.out & first=$!
exits "two processes at once" 0 $queued --queue q -o net.b
wait $first || fail "the first of two processes failed"
cmp -s net net.a && cmp -s net net.b || fail "two processes have other nets than one"
same "... of which one fits" 1 "$(cat a.out out | grep -c "held out")"
rm -r q
$queued --queue q -o net.c > /dev/null & first=$!
for _ in $(seq 600); do [ -e q/0-0000.games ] && break; sleep 0.05; done
kill -9 $first
wait $first 2> /dev/null || true
exits "after a process was killed" 0 $queued --queue q -o net.c
cmp -s net net.c || fail "another net after a process was killed"
rm q/1.net
cp q/1-0000.games whole
truncate -s -1 q/1-0000.games
exits "a damaged batch" 2 $queued --queue q -o net.d
says "... by its name" "'q/1-0000.games' is damaged: remove it" err
cp whole q/1-0000.games
printf '\252\252' | dd of=q/1-0000.games bs=1 seek=3000 conv=notrunc status=none
exits "... or one with other numbers" 2 $queued --queue q -o net.d
refuses "the queue of another run" $queued --queue q --seed 2 -o net.d
says "... whose plan is there" "belongs to another run: its plan is in 'q/plan'" err
refuses "a queue where nothing can be written" $queued --queue /proc/q -o net.d
refuses "a queue that is a file" $queued --queue net -o net.d
refuses "a queue whose disk is full" bash -c 'ulimit -f 4; trap "" XFSZ; exec "$@"' - $petteia train hellas --generations 1 --games 10 --seats 3 --bot random --match-bot random --match 1 --epochs 1 --queue full -o net.d
refuses "a queue of a GPU" $petteia train hellas --device gpu --queue q -o net.d
refuses "guests on a GPU" $petteia train hellas --device gpu --guest 10:random -o net
refuses "a guest of one who plays alone" $petteia train hellas --seats 1 --guest 10:random -o net
refuses "a guest without a share" $petteia train hellas --guest plan:hunter -o net
refuses "guests in more games than there are" $petteia train hellas --guest 60:random --guest 41:greedy -o net
refuses "a guest with a plan of another game" $petteia train elysium --guest 10:plan:hunter -o net
says "... in words" "bots have no plans in this game, so there is no 'hunter'" err
refuses "a mix with what no search thought" $petteia train elysium --bot greedy --mix 50 -o net
refuses "... nor a GPU's bots, which do not search" $petteia train elysium --device gpu --mix 50 -o net
says "... in words" "--mix counts what a search thought: it needs --bot mcts:..., not static" err
