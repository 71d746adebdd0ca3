#!/bin/bash
# runner.sh SCENARIOS: the scenario runner notices everything that is wrong, and goes on after it.
set -uo pipefail
file=tests/sample/tests/wrong/all.t
want=$(grep -c '^LO' "$file")
out=$("$1" "$file")
[ $? = 1 ] || { echo "the runner does not exit with 1"; exit 1; }
last=$(tail -1 <<<"$out")
[ "$last" = "scenarios: 0 passed, $want failed" ] || { echo "$out"; echo "expected $want failures, got: $last"; exit 1; }
[ "$(grep -c "^$file:[0-9]*: " <<<"$out")" -ge "$want" ] || { echo "$out"; echo "failures without a place"; exit 1; }
echo "ok $want wrong scenarios fail"
