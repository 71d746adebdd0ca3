#!/bin/bash
# device.sh PETTEIA [KERNELS]: the GPU as a place to play. Where there is none, the line that says so is
# tested, and that the kernels were made whole; where there is one, that it plays the same games.
set -uo pipefail
petteia=$1 kernels=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() { echo "FAILED: $*"; failed=1; }

# Every game has its kernels, and they need no external symbols.
for game in $([ -z "$kernels" ] || sed -nE 's/^GAME\(([a-z0-9_]+)\).*/\1/p' games/games.def); do
	ptx=$kernels/$game.ptx
	for kernel in open step scan place hash look try net weigh pick; do
		grep -q "^\.visible \.entry gpu_$kernel(" "$ptx" || wrong "$ptx has no gpu_$kernel"
	done
	! grep -E '^\.extern ' "$ptx" || wrong "$ptx needs something from outside"
	# whole warps multiply: products come before the branch to the few threads that store answers
	awk '/entry gpu_net\(/ { here = 1 } here && /mma\.sync/ { last = "product"; n++ }
		here && /^\t@.*bra/ { last = "branch" } here && /st\.global/ && last != "branch" { exit 1 }
		here && /^}/ { exit !n }' "$ptx" || wrong "$ptx: products by a part of a warp"
	# no reasons for refusals there: the checks of hundreds of moves would be most of the file
	! grep -q '_why' "$ptx" || wrong "$ptx explains moves"
done

LC_ALL=C "$petteia" bench --device gpu --kernels "$work" >"$work/out" 2>"$work/err"
code=$?
if [ $code = 4 ]; then
	[ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" = 1 ] || wrong "bench does not say it in one line"
	grep -qE 'no CUDA driver found|finds no GPU|the GPU failed' "$work/err" || wrong "$(cat "$work/err")"
	"$petteia" --lang pl sim cyclades --device gpu >"$work/out" 2>"$work/err"
	[ $? = 4 ] || wrong "sim does not end with 4"
	grep -qE 'CUDA|procesor graficzny' "$work/err" || wrong "sim says: $(cat "$work/err")"
	"$petteia" train elysium --games 10 --device gpu -o "$work/net" >"$work/out" 2>"$work/err"
	[ $? = 4 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" = 1 ] || wrong "train says: $(cat "$work/out" "$work/err")"
	"$petteia" sim elysium --bots greedy --device gpu >"$work/out" 2>"$work/refusal"
	[ $? = 2 ] && grep -q "'greedy' does not play on a GPU" "$work/refusal" || wrong "sim of greedy bots says: $(cat "$work/refusal")"
	echo "skipped: no CUDA device, so no hash was compared ($(cat "$work/err"))"
	exit $failed
fi
[ $code = 2 ] && grep -q 'no cyclades.ptx' "$work/err" || wrong "an empty folder of kernels: $code, $(cat "$work/err")"
[ -n "$kernels" ] || { echo "skipped: no kernels were built (preset gpu), so no hash was compared"; exit $failed; }

"$petteia" bench --device gpu --kernels "$kernels" --lanes 8192 --ms 50 --json >"$work/bench" || wrong "bench ends with $?"
rows=$(grep -o '"differ":0' "$work/bench" | wc -l)
[ "$rows" -gt 0 ] && [ "$rows" = "$(grep -o '"differ"' "$work/bench" | wc -l)" ] || wrong "hashes differ: $(cat "$work/bench")"
for game in cyclades elysium legendary hellas; do
	for bots in random static,random static; do
		games=$([ $bots = random ] && echo 3000 || echo 60)
		for where in cpu gpu; do
			"$petteia" sim $game --games $games --bots $bots --seed 5 --device $where --kernels "$kernels" --json |
				sed 's/,"threads".*//' >"$work/$where" || wrong "sim of $game ends with $?"
		done
		cmp "$work/cpu" "$work/gpu" || wrong "$game, $bots: cpu and gpu disagree"
	done
	# the same positions to learn from
	for where in cpu gpu; do
		"$petteia" train $game --games 60 --generations 1 --bot static --match 1 --epochs 1 --device $where --kernels "$kernels" -o "$work/net" |
			sed -n 's/, [0-9]* s$//; 1p' >"$work/$where" || wrong "train of $game ends with $?"
	done
	cmp "$work/cpu" "$work/gpu" || wrong "$game: train by cpu and gpu disagree"
done
[ $failed = 1 ] || echo "ok the GPU plays what the processor plays: $rows rows of 64 hashes, 4 matches of 3000 games, 8 of 60 with static bots, positions of 4 x 60"
exit $failed
