#!/bin/bash
# agree.sh NATIVE WASM DECISIONS: both builds of chain print the same, and not nothing.
set -euo pipefail
here=$(dirname "$0")
native=$("$1" "$3")
wasm=$(node --no-warnings "$here/run.mjs" "$2" "$3")
[ -n "$native" ] || { echo "chain prints nothing"; exit 1; }
diff <(echo "$native") <(echo "$wasm") && echo "ok $(echo "$native" | wc -l) chains agree"
