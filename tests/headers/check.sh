#!/bin/bash
# check.sh LIBENGINE.a: the sample in core/game.h compiles and plays a game; every header of core and the public
# ones of ai are understood by a C++ compiler, alone, and a C++ program can be linked and plays the same game.
set -euo pipefail
cd "$(dirname "$0")/../.."
engine=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# the lines that are indented in the comment on top
sed -n '/^ \* The life of a match/,/^ \* The engine allocates/s/^ \*     //p' core/game.h >"$work/sample"
[ "$(wc -l <"$work/sample")" -gt 10 ] || { echo "no sample in core/game.h"; exit 1; }
program() {
	printf '#include <stdio.h>\n#include "core/game.h"\n%s\n' "$2"
	echo 'int main(void) { for (int i = 0; pet_all_games[i]; i++) { const struct pet_game *game = pet_all_games[i];'
	sed "$1" "$work/sample"
	echo 'printf("%s %d %d %d\n", game->id, share[0], share[1], share[2]); } return 0; }'
}
program '' '' >"$work/sample.c"
${CC:-cc} -std=c17 -Wall -Wextra -Wpedantic -Werror -I. -o "$work/c" "$work/sample.c" "$engine" ||
	{ echo "the sample in core/game.h does not compile"; exit 1; }
"$work/c" >"$work/c.out"
grep -q 60 "$work/c.out" || { echo "nobody wins in the sample:"; cat "$work/c.out"; exit 1; }
echo "ok the sample in core/game.h plays all games"

flags=(-x c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -I.)
headers=$(ls core/*.h ai/*.h | grep -vx ai/bot_internal.h)
for header in $headers; do
	echo "#include \"$header\"" | ${CXX:-c++} "${flags[@]}" -fsyntax-only - || { echo "$header is not fit for C++"; exit 1; }
done
all=$(printf '#include "%s"\n' $headers)
program 's/static _Alignas(64)/alignas(64) static/' "$all" >"$work/sample.cc"
${CXX:-c++} "${flags[@]}" -o "$work/cc" "$work/sample.cc" -x none "$engine" ||
	{ echo "a C++ program cannot use the headers"; exit 1; }
"$work/cc" | cmp - "$work/c.out"
echo "ok $(wc -w <<<"$headers") headers are fit for C++"
