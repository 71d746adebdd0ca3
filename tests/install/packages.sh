#!/bin/bash
# packages.sh BUILD: the Debian packages and the source tarball as tools/package makes them, but from this build, whose prefix is
# /usr/local: what is in them, what they depend on, that their scripts and settings are there, that unit and proxies' examples
# are understood, and that what is unpacked runs: the server, and a bot in Python without a compiler. On a real Debian they are
# installed by tools/package --try.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
work=$build/package-test
rm -rf "$work"
mkdir -p "$work"
fail() { echo "FAILED: $*"; exit 1; }
version=$(sed 's/-/~/' VERSION)

(cd "$build" && cpack -G DEB -B "$work" -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip) >"$work/log" 2>&1 || { tail -20 "$work/log"; fail "cpack"; }
rm -rf "$work/_CPack_Packages"
[ "$(ls "$work"/*.deb | wc -l)" = 4 ] || fail "not four packages: $(ls "$work")"
# Lists are read whole before they are searched: grep -q ends at its first match, and a program still writing then dies of it.
for package in "$work"/*.deb; do
	name=${package##*/}
	dpkg-deb -c "$package" | awk '{ print $6 }' >"$work/${name%%_*}.list"
done
has() { # package, pattern of paths
	grep -Eq "^\./$2\$" "$work/$1.list" || fail "$1 lacks $2"
}
has petteia 'usr(/local)?/bin/petteia'
for page in man1/petteia.1 man5/petteia-record.5 man8/petteia-serve.8 ru/man1/petteia.1 pl/man8/petteia-serve.8; do has petteia ".*/share/man/$page"; done
for file in bash-completion/completions/petteia fish/vendor_completions.d/petteia.fish 'zsh/[a-z-]+/_petteia'; do has petteia ".*/share/$file"; done
for file in lib/systemd/system/petteia.service lib/sysusers.d/petteia.conf 'etc/default/petteia' 'doc/petteia/examples/(nginx.conf|haproxy.cfg|petteia.rules.yml|grafana.json)'; do has petteia ".*$file"; done
has libpetteia1.0 '.*/libpetteia.so.1.0'
has libpetteia-dev '.*/include/petteia/game.h'
has libpetteia-dev '.*/libpetteia.a'
has python3-petteia '.*/lib/python3/dist-packages/petteia/py.typed'
! grep -q __pycache__ "$work/python3-petteia.list" || fail "byte code in the package"
field() { dpkg-deb -f "$work"/$1_"$version"_*.deb "$2"; }
for library in libc6 libevent libsqlite3-0 libpq5 libsodium23 zlib1g libedit2 libncursesw6 libcurl4; do
	grep -q "$library" <<<"$(field petteia Depends)" || fail "petteia does not depend on $library"
done
[ "$(field libpetteia-dev Depends)" = "libpetteia1.0 (= $version)" ] || fail "libpetteia-dev depends on $(field libpetteia-dev Depends)"
[ "$(field python3-petteia Architecture)" = all ] || fail "python3-petteia is of an architecture"
grep -q 'libpetteia1.0 (>=' <<<"$(field python3-petteia Depends)" || fail "python3-petteia does not depend on the library"
scripts=$(dpkg-deb --ctrl-tarfile "$work"/petteia_*.deb | tar -t)
for script in postinst prerm postrm conffiles; do grep -qx "./$script" <<<"$scripts" || fail "no $script"; done
echo "ok four packages: $(du -ch "$work"/*.deb | tail -1 | cut -f1)"

for package in "$work"/*.deb; do dpkg-deb -x "$package" "$work/root"; done
bin=$(find "$work/root" -path '*/bin/petteia')
read -r said < <("$bin" --version)
[ "$said" = "petteia $(cat VERSION)" ] || fail "the packed program does not run"
unit=$(find "$work/root" -name petteia.service)
if command -v systemd-analyze >/dev/null; then
	sed "s|^ExecStart=[^ ]*|ExecStart=$bin|; s/^User=.*/User=daemon/" "$unit" >"$work/petteia.service"
	said=$(systemd-analyze verify --man=no "$work/petteia.service" 2>&1 | grep petteia || true)
	[ -z "$said" ] || fail "systemd-analyze: $said"
	echo "ok systemd-analyze verify"
fi
if command -v haproxy >/dev/null; then
	openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
	cat "$work/cert.pem" "$work/key.pem" >"$work/site.pem"
	sed "s|/etc/haproxy/site.pem|$work/site.pem|" "$(find "$work/root" -name haproxy.cfg)" >"$work/haproxy.cfg"
	haproxy -c -q -f "$work/haproxy.cfg" || fail "haproxy -c"
	echo "ok haproxy -c"
fi

# Python from the packages alone: the library is found beside it
site=$(find "$work/root" -type d -name dist-packages)
bot=$(find "$work/root" -path '*/python3-petteia/examples/bot.py')
(cd / && env -u PETTEIA_LIBRARY PYTHONPATH="$site" PYTHONDONTWRITEBYTECODE=1 python3 -c 'import petteia; print(petteia.__file__, petteia._library.lib._name)') >"$work/log" ||
	fail "import petteia"
grep -q "^$work/root.* $work/root" "$work/log" || fail "another package or library: $(cat "$work/log")"
(cd / && env -u PETTEIA_LIBRARY PYTHONPATH="$site" PYTHONDONTWRITEBYTECODE=1 "$bin" sim cyclades --seats 2 --games 1 --bots "cmd:python3 $bot,random") >"$work/log" 2>&1 ||
	{ cat "$work/log"; fail "the bot of the package"; }
! grep -q 'cmd:python3.*lost games\|ended before' "$work/log" || { cat "$work/log"; fail "the bot of the package lost by a fault"; }
echo "ok a bot in Python plays from the packages"

git archive --prefix="petteia-$version/" -o "$work/petteia.tar.gz" HEAD
tar -xzf "$work/petteia.tar.gz" -C "$work"
for file in run test CMakeLists.txt LICENSE clients/web/package-lock.json; do [ -e "$work/petteia-$version/$file" ] || fail "the tarball lacks $file"; done
[ "$(cd "$work/petteia-$version" && find . -type f -o -type l | wc -l)" = "$(git ls-tree -r --name-only HEAD | wc -l)" ] || fail "the tarball is not what is committed"
echo "ok the tarball"
rm -rf "$work"
