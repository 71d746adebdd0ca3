#!/bin/bash
# check.sh BUILD: installs to a temporary folder and uses it as others would. A C program by pkg-config and a CMake
# project by find_package, with the shared library and with the archive, play whole games to the same hashes as the
# library of the build; man pages, completions and the service unit are accepted by the programs they are for.
set -euo pipefail
cd "$(dirname "$0")"
build=$1
here=$PWD
outside=$here/../headers/outside.c
work=$build/install-test
rm -rf "$work"
mkdir -p "$work"
fail() { echo "FAILED: $*"; exit 1; }

DESTDIR=$work/first cmake --install "$build" --strip >"$work/log" || { tail -5 "$work/log"; fail "cmake --install"; }
cmake --install "$build" --strip --prefix "$work/first/moved" >"$work/log"
mv "$work/first/moved" "$work/prefix" # an installed tree may be moved
prefix=$work/prefix
moved=$work/first/moved # what the unit names, before the tree was moved
unit=$(find "$prefix" -name petteia.service)
grep -q "^ExecStart=$moved/bin/petteia serve " "$unit" || fail "the unit does not follow --prefix: $(grep ExecStart "$unit")"
grep -qx "EnvironmentFile=-$moved/etc/default/petteia" "$unit" && [ -f "$prefix/etc/default/petteia" ] || fail "nor do its settings"
lib=$(dirname "$(find "$prefix" -name libpetteia.a)")
echo "ok installed: $(find "$prefix" -type f | wc -l) files"

# ---- programs ----
${CC:-cc} -std=c11 -I"$build/include" -o "$work/own" "$outside" "$build/libpetteia.a"
"$work/own" >"$work/games"
export PKG_CONFIG_PATH=$lib/pkgconfig LD_LIBRARY_PATH=$lib
[ "$(pkg-config --modversion petteia)" = "$("$prefix/bin/petteia" --version | sed -n 's/^petteia //p')" ] || fail "version of petteia.pc"
# shellcheck disable=SC2046
${CC:-cc} -std=c11 $(pkg-config --cflags petteia) -o "$work/by-pkg-config" "$outside" $(pkg-config --libs petteia)
ldd "$work/by-pkg-config" | grep >/dev/null "libpetteia.so.[0-9]*.[0-9]* => $lib" || fail "not linked with the installed library"
"$work/by-pkg-config" | cmp - "$work/games" || fail "other games by pkg-config"
unset LD_LIBRARY_PATH
cmake -G Ninja -S outside -B "$work/outside" -DCMAKE_PREFIX_PATH="$prefix" -DOUTSIDE="$outside" >"$work/log" 2>&1 ||
	{ cat "$work/log"; fail "find_package"; }
cmake --build "$work/outside" >"$work/log" 2>&1 || { cat "$work/log"; fail "the build with find_package"; }
for kind in petteia static; do "$work/outside/with_$kind" | cmp - "$work/games" || fail "other games with $kind"; done
! nm -D "$work/outside/with_static" | grep >/dev/null ' U pet_' || fail "the archive is not in the program"
grep -c hash "$work/games" | grep -x >/dev/null 4 || fail "not four games"
echo "ok programs by pkg-config and find_package play the same games"

# the program in docs/LIBRARY.md, literally
sed -n '/^```c$/,/^```$/{/^```/!p}' "$here/../../docs/LIBRARY.md" >"$work/player.c"
# shellcheck disable=SC2046
(cd "$work" && LD_RUN_PATH=$lib ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror player.c $(pkg-config --cflags --libs petteia) -o player)
"$work/player" >"$work/log" || fail "the sample of docs/LIBRARY.md ends with $?"
grep -q '^seat [123] has 60 of 60 of the win' "$work/log" || fail "nobody wins in docs/LIBRARY.md: $(tail -3 "$work/log")"
echo "ok the sample of docs/LIBRARY.md plays: $(wc -l <"$work/log") lines"

# the examples, as they are installed
for example in montecarlo referee; do
	source=$(find "$prefix" -path "*/examples/$example.c")
	# shellcheck disable=SC2046
	LD_RUN_PATH=$lib ${CC:-cc} -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror "$source" $(pkg-config --cflags --libs petteia) -o "$work/$example" || fail "$example.c"
done
"$work/montecarlo" elysium 2 2 >"$work/log" || fail "montecarlo ends with $?"
[ "$(awk '{ print ($2 >= 60) }' "$work/log")" = 1 ] || fail "who looks ahead loses: $(cat "$work/log")"
{ echo 'offer zeus 99' && printf '\n%.0s' {1..5000}; } >"$work/moves"
"$work/referee" cyclades 2 <"$work/moves" >"$work/log" || fail "referee ends with $?"
grep -q 'refused: .*\[CY-' "$work/log" && grep -q '^seat [12] has 60 of 60' "$work/log" || fail "the referee: $(tail -2 "$work/log")"
echo "ok the examples play: $(grep -c '^seat' "$work/log") questions refereed"

# ---- manual and completion ----
for page in man1/petteia.1 man8/petteia-serve.8 man5/petteia-record.5 {ru,pl}/man{1/petteia.1,8/petteia-serve.8}; do
	file=$prefix/share/man/$page
	[ -s "$file" ] || fail "no $page"
	! grep -q '^```\|\*\*' "$file" || fail "$page holds markdown"
	! command -v groff >/dev/null || [ -z "$(groff -k -man -ww -Tutf8 "$file" 2>&1 >/dev/null)" ] ||
		{ groff -k -man -ww -Tutf8 "$file" 2>&1 >/dev/null | head -5; fail "groff warns about $page"; }
done
for sub in $("$prefix/bin/petteia" --help --lang en | sed -nE '/^Subcommands/,/^$/s/^  ([a-z]+) .*/\1/p'); do
	grep -q "^\.SS $sub\$" "$prefix/share/man/man1/petteia.1" || fail "petteia(1) lacks $sub"
	subs=${subs:-}" $sub"
done
[ "$(wc -w <<<"$subs")" -gt 10 ] || fail "few subcommands: $subs"
complete_line() { # what bash offers after these words
	bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _petteia; echo "${COMPREPLY[*]}"' \
		_ "$prefix/share/bash-completion/completions/petteia" "$@"
}
[ "$(complete_line petteia ver)" = verify ] || fail "completion of ver"
[ "$(complete_line petteia --lang ru play el)" = elysium ] || fail "completion of a game"
[ "$(complete_line petteia serve --acc)" = --accept-loss ] || fail "completion of a flag"
[ "$(complete_line petteia serve --data e)" = "" ] || fail "completion of a folder is bash's own"
[ "$(complete_line petteia admin --lang p)" = pl ] || fail "completion of a language"
# zsh completes only in a terminal, where we press Tab; without zsh the file's structure is checked
zsh=$prefix/share/zsh/site-functions/_petteia
[ "$(head -1 "$zsh")" = "#compdef petteia" ] || fail "completion of zsh does not say what it is for"
for sub in $subs; do
	grep -q "^_petteia_$sub() {\$" "$zsh" && grep -q "^		'$sub:" "$zsh" || fail "completion of zsh lacks $sub"
done
if command -v zsh >/dev/null; then
	zsh -n "$zsh" || fail "zsh does not understand its completion"
	python3 zsh.py "$zsh" || fail "completion of zsh"
fi
fish=$prefix/share/fish/vendor_completions.d/petteia.fish
[ "$(grep -c "__fish_use_subcommand -a " "$fish")" = "$(wc -w <<<"$subs")" ] || fail "completion of fish lacks subcommands"
if command -v fish >/dev/null; then
	[ "$(fish -c "source $fish; complete -C 'petteia serve --acc'" | cut -f1)" = --accept-loss ] || fail "completion of fish"
fi
echo "ok man pages in three languages, completion"

# ---- service ----
unit=$(find "$work/first" -name petteia.service)
grep -q '^ExecStart=/[a-z/]*bin/petteia serve ' "$unit" || fail "the unit does not start the installed program"
[ -x "$work/first$(sed -n 's/^ExecStart=\([^ ]*\).*/\1/p' "$unit")" ] || fail "what the unit starts is not there"
if command -v systemd-analyze >/dev/null; then
	cp "$unit" "$work/petteia.service"
	sed -i "s|^ExecStart=/|ExecStart=$work/first/|; s/^User=.*/User=daemon/" "$work/petteia.service"
	said=$(systemd-analyze verify --man=no "$work/petteia.service" 2>&1 | grep petteia || true)
	[ -z "$said" ] || fail "systemd-analyze: $said"
	# 0 is closed, 10 open; a unit that says nothing of it has 9.6
	systemd-analyze security --offline=yes --threshold=15 "$work/petteia.service" >"$work/log" 2>&1 ||
		{ tail -1 "$work/log"; fail "the service is too open"; }
	echo "ok the service: $(tail -1 "$work/log")"
fi
flags=$(find "$work/first" -path '*/etc/default/petteia' -exec sed -nE 's/.*PETTEIA_FLAGS="(--[^"]+)".*/\1/p' {} +)
[ -n "$flags" ] || fail "no example of flags in etc/default/petteia"
for flag in $(grep -oE '(^| )--[a-z-]+' <<<"$flags $(sed -n 's/^ExecStart=//p' "$unit")"); do
	"$prefix/bin/petteia" serve --help --lang en | grep >/dev/null -- "$flag" || fail "petteia serve has no $flag"
done
echo "ok what the service is started with is understood"

# ---- packages and image; tools/package --try and --image make and use them ----
for script in ../../packaging/debian/p*; do sh -n "$script" || fail "$script"; [ -x "$script" ] || fail "$script is not executable"; done
[ -e "$work/first$(cat ../../packaging/debian/conffiles)" ] || find "$work/first" -path "*$(cat ../../packaging/debian/conffiles)" | grep >/dev/null . ||
	fail "what conffiles names is not installed"
file=../../Containerfile
[ "$(grep -c '^FROM ' $file)" = 2 ] || fail "the image has not two stages"
grep -qx 'USER petteia' $file || fail "the image runs as root"
folder=$(sed -n 's/^VOLUME //p' $file)
grep -q -- "--data $folder " "$unit" || fail "the image keeps its data elsewhere than the service"
# the health check of the image, asked of a server
"$prefix/bin/petteia" serve --port 0 --data "$work/data" >"$work/served" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true' EXIT
for _ in $(seq 100); do grep -q 'Petteia is at' "$work/served" && break; sleep 0.1; done
port=$(sed -n 's|^Petteia is at http://127.0.0.1:\([0-9]*\)/$|\1|p' "$work/served")
check=$(sed -n '/^HEALTHCHECK/,/[^\\]$/p' $file | sed -z 's/\\\n//g; s/.* CMD //' | sed "s|/8080 |/$port |")
sh -c "$check" || fail "not healthy: $check"
kill $server
wait $server || fail "the server did not end in order"
! sh -c "$check" 2>/dev/null || fail "healthy without a server"
for flag in $(sed -n 's/^CMD //p' $file | grep -oE -- '--[a-z-]+'); do
	"$prefix/bin/petteia" serve --help --lang en | grep >/dev/null -- "$flag" || fail "petteia serve has no $flag"
done
echo "ok scripts of the package, health check and flags of the image"
rm -rf "$work"
