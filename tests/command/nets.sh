#!/bin/bash
# Nets as files: bots judge by them, train never loses one, positions go out and weights come back as arrays of NumPy.
. "$(dirname "$0")/lib.sh"
python=/usr/bin/python3 # Debian's: it has numpy
small="--seats 3 --games 20 --generations 1"

refuses "a folder that is not there, before the first game" $petteia train cyclades --games 10000000 -o nowhere/net
refuses "a folder instead of a file" $petteia train cyclades --games 10000000 -o .
$petteia train cyclades $small --match 2 --epochs 1 -o net > out
says "a run without a better net says so" 'all were dropped, nothing is written to net' out
[ ! -e net ] || fail "a dropped net was written"

$petteia train cyclades $small --positions positions.npy > out
says "positions are counted" 'positions, .* rows with .* inputs: positions.npy' out
$python - << 'END'
import numpy
rows = numpy.load("positions.npy")
assert len(rows) > 300 and rows["inputs"].shape[1] % 24 == 0 and rows["inputs"].any(), rows.shape
for name in ("win", "place", "hand"):
    whole = numpy.bincount(rows["position"], rows[name])
    assert abs(whole - 1).max() < 0.001, (name, whole.min(), whole.max())
assert set(rows["seat"]) == {0, 1, 2} and rows["game"].max() < 20
first, second, inputs = 32, 16, rows["inputs"].shape[1]
sizes = [first * inputs, first, first * second, second, 2 * second, 2]
# the first neuron sees the seat's own opinion of eval (the last feature of its own row) and hands it on: a judge that is eval's
weights = [numpy.zeros(n, "<f4") for n in sizes]
own = inputs // 3
used = numpy.nonzero(rows["inputs"][:, :own].any(0))[0].max()
weights[0][used], weights[1][0] = 1, 2
weights[2][0] = 1
weights[4][0] = 4
numpy.save("weights.npy", numpy.concatenate(weights))
numpy.save("short.npy", numpy.zeros(7, "<f4"))
numpy.save("wide.npy", numpy.zeros(sum(sizes)))
END
$petteia train cyclades --seats 3 --weights weights.npy -o net
[ -s net ] || fail "no net came of the weights"
$petteia sim cyclades --seats 3 --games 20 --bots greedy:judge=net,random,random --json > out
$python -c 'import json; won = json.load(open("out"))["win_rate_by_bot"]; assert won["greedy:judge=net"] > 0.8, won'
echo "ok a net made of weights plays by what they say"
refuses "weights of another shape" $petteia train cyclades --seats 3 --weights short.npy -o other
refuses "weights in other numbers" $petteia train cyclades --seats 3 --weights wide.npy -o other
refuses "weights that are none" $petteia train cyclades --seats 3 --weights net -o other
refuses "a net of another game" $petteia sim elysium --games 1 --bots greedy:judge=net
refuses "a net that is not there" $petteia sim cyclades --games 1 --bots greedy:judge=nowhere
refuses "no net" $petteia sim cyclades --games 1 --bots greedy:judge=positions.npy
refuses "a bot that judges nothing" $petteia sim cyclades --games 1 --bots random:judge=net

mkdir kept
exits "a full disk" 2 env TMPDIR="$work/kept" $petteia train cyclades --seats 3 --weights weights.npy -o /dev/full
says "... tells where the net is instead" "No space left on device; the net is in '$work/kept/" err
cmp -s net kept/petteia-cyclades-*.net || fail "the net that could not be written is lost"
echo "ok ... and there it is"

# the game's own net as a file is the same player, whichever bot it is
for bot in greedy static mcts:iterations=30 level:2; do
	join=:
	case $bot in *:*) join=, ;; esac
	for name in "$bot" "$bot${join}judge=$here/../../games/cyclades/judge.inc"; do
		$petteia sim cyclades --seats 3 --games 2 --bots "$name,random" --seed 4 --json |
			$python -c 'import json, sys; said = json.load(sys.stdin); print([said[key] for key in ("decisions", "draws", "longest", "win_rate_by_seat")])'
	done > out
	same "$bot by the file of its own net" 1 "$(sort -u out | wc -l)"
done

# a simulation that is interrupted says how much was asked for
$petteia sim cyclades --games 100000000 --threads 1 --bots random --json > out 2> err &
sim=$!
until [ "$(cut -d' ' -f14 /proc/$sim/stat)" -gt 5 ]; do sleep 0.1; done # it has played for a while
kill -INT $sim
wait $sim || fail "an interrupted simulation: exit $?"
$python -c 'import json; said = json.load(open("out")); assert said["asked"] == 100000000 > said["games"] > 0, said'
echo "ok an interrupted simulation says how many games were asked for"
