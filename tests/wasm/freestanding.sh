#!/bin/bash
# freestanding.sh LIBENGINE.a: the engine needs nothing from outside but mem* (and the
# compiler's own helpers: for counting bits, where the machine has no instruction for it, and for
# what the processor can do).
set -euo pipefail
missing=$(comm -23 \
	<(nm -u "$1" | awk '$1 == "U" { print $2 }' | sort -u) \
	<(nm --defined-only "$1" | awk 'NF == 3 { print $3 }' | sort -u) |
	grep -vxE 'memcpy|memset|memmove|memcmp|__popcountdi2|__cpu_model|_GLOBAL_OFFSET_TABLE_' || true)
[ -z "$missing" ] || { echo "the engine calls:" $missing; exit 1; }
echo "ok the engine needs memcpy, memset, memmove and memcmp alone"
