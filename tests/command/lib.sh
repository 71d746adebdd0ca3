# lib.sh: what the tests of the command share. Usage of a test: NAME.sh PETTEIA PETTEIA_SAMPLE
set -eu
petteia=$1
sample=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export TMPDIR="$work" LC_ALL=C

fail() {
	echo "FAILED: $*"
	exit 1
}

# same WHAT EXPECTED ACTUAL
same() {
	[ "$2" = "$3" ] || fail "$1: expected '$2', got '$3'"
	echo "ok $1"
}

# exits WHAT CODE COMMAND...: exit code; output in out, err
exits() {
	local what=$1 code=$2 got=0
	shift 2
	"$@" > out 2> err < /dev/null || got=$?
	[ "$got" = "$code" ] || fail "$what: exit $got instead of $code: $(head -c 300 err)"
	echo "ok $what"
}

# refuses WHAT COMMAND...: exit 2, one line on stderr, nothing on stdout
refuses() {
	local what=$1 got=0
	shift
	"$@" > out 2> err < /dev/null || got=$?
	[ "$got" = 2 ] || fail "$what: exit $got instead of 2"
	[ ! -s out ] || fail "$what: something was written: $(head -c 200 out)"
	[ "$(wc -l < err)" = 1 ] || fail "$what: not one line on stderr: $(head -c 500 err)"
	grep -q '^petteia' err || fail "$what: $(cat err)"
	echo "ok $what: $(cut -c1-100 err)"
}

# says WHAT PATTERN FILE
says() {
	grep -q -e "$2" "$3" || fail "$1: no '$2' in: $(head -c 600 "$3")"
	echo "ok $1"
}
