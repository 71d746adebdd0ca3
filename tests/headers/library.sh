#!/bin/bash
# library.sh BUILD: libpetteia as somebody else meets it. Exported is what the public headers declare, all of it and
# nothing else; they are understood alone as C11 and as C++; C with the shared library, C with the archive and C++ play
# the same games.
set -euo pipefail
cd "$(dirname "$0")"
build=$1
include=$build/include
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm -D --defined-only "$build/libpetteia.so" | awk '{ print $NF }' | sort >"$work/shared"
nm -g --defined-only "$build/libpetteia.a" | awk 'NF == 3 { print $3 }' | sort >"$work/static"
cat "$include"/petteia/*.h | grep -E '^[a-z]' | grep -v '^static' |
	sed -nE '/^typedef/d; s/.*\b(pet_[a-z0-9_]+)(\(.*|\[\];)$/\1/p; s/^extern .*\(\*(pet_[a-z0-9_]+)\).*/\1/p' |
	grep -vx pet_must | sort -u >"$work/declared"
[ "$(wc -l <"$work/declared")" -gt 100 ] || { echo "the headers declare too little:"; cat "$work/declared"; exit 1; }
for kind in shared static; do
	diff "$work/declared" "$work/$kind" || { echo "declared (<) is not what the $kind library exports (>)"; exit 1; }
done
! grep -v '^pet_' "$work/shared" || { echo "exported without our prefix"; exit 1; }
echo "ok $(wc -l <"$work/shared") names are exported: those that the headers declare"

for header in "$include"/petteia/*.h; do
	name=petteia/$(basename "$header")
	printf "#include <%s>\nextern int one;\n" "$name" >"$work/one.c"
	${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$include" -fsyntax-only "$work/one.c" ||
		{ echo "$name is not fit for C11"; exit 1; }
	${CXX:-c++} -x c++ -std=c++17 -Wall -Wextra -Wno-missing-field-initializers -Werror -I"$include" -fsyntax-only \
		"$work/one.c" || { echo "$name is not fit for C++"; exit 1; }
	! grep -nE '#include "(core|ai)/|\b(CORE|AI)_[A-Z0-9]+_H' "$header" || { echo "$name names our folders"; exit 1; }
done
odd=$(sed -nE 's/^# *define +([A-Za-z0-9_]+).*/\1/p' "$include"/petteia/*.h | grep -vE '^(PET_|pet_|PETTEIA_)' || true)
[ -z "$odd" ] || { echo "macros without our prefix: $odd"; exit 1; }
echo "ok the headers are understood alone, as C11 and as C++"

${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$include" -o "$work/shared.out" outside.c -L"$build" -lpetteia
${CC:-cc} -std=c11 -I"$include" -o "$work/static.out" outside.c "$build/libpetteia.a"
${CXX:-c++} -x c++ -std=c++17 -Wall -Wextra -Wno-missing-field-initializers -Werror -I"$include" -o "$work/cxx.out" \
	outside.c -x none "$build/libpetteia.a"
export LD_LIBRARY_PATH=$build
"$work/shared.out" >"$work/games"
[ "$(grep -c 'hash [0-9a-f]\{16\}' "$work/games")" = 4 ] || { echo "not four games:"; cat "$work/games"; exit 1; }
"$work/static.out" | cmp - "$work/games"
"$work/cxx.out" | cmp - "$work/games"
cat "$work/games"
echo "ok shared, static and C++ play the same"
