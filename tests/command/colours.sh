#!/bin/bash
# --color: every subcommand that tells a person something does so in colours when asked to, none does in a pipe otherwise, and what
# programs read (records, JSON, the lines of a bot, manuals) never has any.
. "$(dirname "$0")/lib.sh"
esc=$(printf '\033')
kinds="" # the subcommands tried so far

# coloured FILE...
coloured() { cat "$@" | grep -c "$esc" || :; }

# tells NAME WORDS...: words for a person
tells() {
	kinds="$kinds $1"
	local said
	$petteia "$@" --color always > out 2> err < /dev/null || :
	said=$(cat out err)
	[ "$(coloured out err)" != 0 ] || fail "petteia $* --color always: no colours: ${said:0:300}"
	[ ! -s out ] || [ "$(coloured out)" != 0 ] || fail "petteia $* --color always: colours in complaints only: ${said:0:300}"
	$petteia --color always "$@" > out 2> err < /dev/null || :
	[ "$(coloured out err)" != 0 ] || fail "petteia --color always $*: no colours"
	for when in auto never; do
		$petteia "$@" --color $when > out 2> err < /dev/null || :
		[ "$(coloured out err)" = 0 ] || fail "petteia $* --color $when: colours in a pipe"
	done
	echo "ok $*: colours when asked for"
}

# data NAME WORDS...: what a program reads
data() {
	$petteia "$@" --color always > out 2> err < /dev/null || fail "petteia $*: exit $?: $(head -c 300 err)"
	[ -s out ] || fail "petteia $* wrote nothing"
	[ "$(coloured out)" = 0 ] || fail "petteia $* --color always: colours in what a program reads"
	echo "ok $*: never coloured"
}

$petteia new cyclades --seats 2 --seed 1 > match
for move in "offer poseidon 1" "offer poseidon 2"; do $petteia apply match "$move" -o match; done
$petteia serve --port 0 --data served --color always > out1 2> err1 &
server=$!
trap 'kill $server 2> /dev/null || :; rm -rf "$work"' EXIT
until grep -q 'Petteia is at' out1; do
	kill -0 $server || fail "no server: $(cat err1)"
	sleep 0.1
done
[ "$(coloured out1)" = 1 ] || fail "serve --color always: $(cat out1)"
kinds="$kinds serve"
address=$(sed -n 's|.*\(http://127.0.0.1:[0-9]*\)/.*|\1|p' out1)
[ "$(coloured err1)" = 0 ] || fail "colours in the log of the server" # journals keep it
echo "ok serve"
$petteia admin --data served ban 192.0.2.1 > /dev/null

tells games
tells games cyclades
tells play cyclades --seats 2 --seed 1 --plain
tells admin --data served bans
tells admin --data served fly
tells doctor --data nowhere
tells show match
tells show match --map
tells show match --facts
tells legal match
tells why match "offer poseidon 1"
tells verify match
tells rules cyclades CY-7.2
tells pack check match
$petteia pack new elysium > box
tells pack check box
tells rules cyclades xyzzy
tells sim cyclades --seats 2 --games 2 --bots random
tells bench --game cyclades --seats 2 --ms 1
tells analyse match --iterations 50
tells train cyclades --seats 2 --games 10 --generations 1 --match 2 --epochs 1 -o net
tells bot --server "$address" --token nobody
for name in new apply manual; do tells $name --frob; done

data new cyclades --seats 2 --seed 1
data apply match "offer zeus 1"
data manual petteia
data pack new elysium
data show match --json
data show match --facts --json
data show match --record
data legal match --json
data why match "offer zeus 1" --json
data games --json
data sim cyclades --seats 2 --games 2 --bots random --json
data bench --game cyclades --seats 2 --ms 1 --json
data analyse match --iterations 50 --json
data admin --data served --json bans
printf 'hello\nquit\n' | $petteia bot cyclades --color always > out 2> err || :
[ "$(coloured out)" = 0 ] || fail "colours in the lines of a bot: $(cat out)"
echo "ok bot: never coloured in its lines"

for name in $($petteia --help | sed -n '/^Subcommands/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
	case " $kinds " in *" $name "*) ;; *) fail "the subcommand $name is not tried here" ;; esac
done
kill $server
wait $server || fail "the server did not end well"
