#!/bin/bash
# Bad input of all kinds: one line, exit 2, nothing written.
. "$(dirname "$0")/lib.sh"

$sample new sample --seats 3 --seed 5 > good

refuses "no such subcommand" $sample frobnicate
refuses "no such flag" $sample new sample --frob
refuses "a flag without value" $sample new sample --seats
refuses "unknown game" $sample new chess
refuses "too many seats" $sample new sample --seats 5
says "... names the game's own range" 'sample has [0-9] to [0-9] seats' err
refuses "a subcommand mistyped" $sample verfiy good
says "... what was meant" "did you mean 'verify'?" err
refuses "a flag mistyped" $sample new sample --seets 2
says "... what was meant" "did you mean '--seats'?" err
refuses "a game mistyped" $sample new smaple
says "... what was meant" "did you mean 'sample'?" err
refuses "a word like nothing" $sample frobnicate
says "... means nothing" 'see petteia --help' err
exits "help of a subcommand" 0 $sample help sim
$sample sim --help | cmp -s - out || fail "help sim is not sim --help"
refuses "no seats" $sample new sample --seats 0
refuses "seats are no number" $sample new sample --seats three
refuses "a huge number" $sample new sample --seed 99999999999999999999
refuses "unknown option" $sample new sample --option colour=red
refuses "unknown value of an option" $sample new sample --option copies=nine
refuses "option out of range" $sample new sample --option rounds=6
refuses "option without value" $sample new sample --option rounds
refuses "a name twice" $sample new sample --names anna,anna
refuses "a bad name" $sample new sample --names 'an na,bob'
refuses "too many names" $sample new sample --names a,b,c
refuses "no game named" $sample new
refuses "seed and manual" $sample new sample --seed 1 --manual

refuses "no such file" $sample show nowhere
refuses "a folder" $sample show .
: > empty
refuses "an empty record" $sample show empty
head -c 20 good > cut
refuses "a truncated header" $sample show cut
head -c -3 good > cut
refuses "a truncated line" $sample show cut
head -c 300000 /dev/urandom > noise
refuses "binary noise" $sample show noise
head -c 9000000 /dev/zero > big
refuses "an oversized record" $sample show big
{ cat good; printf '5 s1 bid 1\0\n'; } > zero
refuses "a zero byte" $sample show zero
{ cat good; head -c 70000 /dev/zero | tr '\0' 'x'; echo; } > long
refuses "an oversized line" $sample show long
sed 's/^4 /7 /' good > gap
refuses "a gap in the numbers" $sample show gap
{ cat good; echo '5 s9 bid 1'; } > seat
refuses "an unknown seat in a record" $sample show seat
{ cat good; echo '5 s2 bid 1'; } > wrong
refuses "a move of the wrong seat in a record" $sample show wrong
{ cat good; echo '5 s1 bid 9'; } > illegal
refuses "an illegal move in a record" $sample legal illegal
sed 's/^game sample/game checkers/' good > other
refuses "a record of another game" $sample show other
sed 's/^petteia 1/petteia 9/' good > later
refuses "a record of another format" $sample show later

# truncated anywhere, or one byte changed: an answer or a refusal, never a crash
size=$(wc -c < good)
for i in $(seq 1 2 "$size"); do
	head -c "$i" good > cut
	{ head -c "$i" good; printf '\377'; tail -c +$((i + 2)) good; } > changed
	for file in cut changed; do
		got=0
		$sample show $file > out 2> err || got=$?
		[ $got = 0 ] || [ $got = 2 ] || fail "$file at $i: exit $got"
	done
done
echo "ok records cut or changed at any byte are answered or refused"

refuses "unknown seat" $sample show good --seat s7
refuses "seat and observer" $sample show good --seat s1 --observer
refuses "a line that is not there" $sample show good --at 99
refuses "unknown language" $sample show good --lang xx
refuses "no move" $sample apply good
refuses "not a move of the game" $sample apply good "castle"
refuses "an illegal move" $sample apply good "bid 7"
says "... says the rule" 'LO-' err
refuses "the wrong seat" $sample apply good "s2 bid 1"
refuses "an unknown seat" $sample apply good "zoe bid 1"
refuses "chance when a seat is asked" $sample apply good "* roll 2"
refuses "a good move, then a bad one" $sample apply good "bid 1" "bid 1"
refuses "undo of a line that is not there" $sample apply good "undo 77"
refuses "undo of line 0" $sample apply good "undo 0"
refuses "a record that cannot be written" $sample apply good "bid 1" -o nowhere/at/all
refuses "why without a move" $sample why good
refuses "why of something that is no move" $sample why good "castle"
refuses "too many words" $sample legal good good

cp good keep
refuses "nothing is written on a refusal" $sample apply good "bid 9" -o keep
same "... the file is as it was" "$(cat good)" "$(cat keep)"

refuses "unknown bot" $sample sim sample --bots deepblue
refuses "a plan of another game" $petteia sim cyclades --bots plan:hunter
says "... in words" "bots have no plans in this game, so there is no 'hunter'" err
for unknown in "sim hellas --bots plan:miser" "play hellas --bot plan:miser" "bot hellas --bot plan:miser" "bot hellas --bot plan:miser --server http://127.0.0.1:1 --token x"; do
	refuses "a plan that is not there: $unknown" $petteia $unknown
	says "... names those there are" "there is no such plan in this game; it has 'hunter, templar, warlord, king'" err
done
refuses "a plan without its game" $petteia bot --bot plan:hunter --server http://127.0.0.1:1 --token x
refuses "more bots than seats" $sample sim sample --seats 2 --bots random,random,random
refuses "no games" $sample sim sample --games 0
refuses "a comma too many" $sample sim sample --bots random,
refuses "bench of an unknown game" $sample bench --game chess
refuses "rules of an unknown game" $sample rules chess
exits "a rule that is not there" 1 $sample rules sample LO-99
says "... says so" "no rule of sample has the number or speaks of 'LO-99'" err
exits "a card that is not there" 1 $petteia show --cards elysium nosuch
says "... says so" "no card of elysium has the word 'nosuch'" err
for words in "sim sample --games 2" "games" "show good" "legal good" "bench --ms 1"; do
	got=0
	$sample $words > /dev/full 2> err || got=$?
	[ $got = 2 ] || fail "$words to a full disk: exit $got"
	says "$words to a full disk" 'cannot write' err
done
got=0
$petteia rules cyclades > /dev/full 2> err || got=$?
same "rules to a full disk" 2 $got
exits "a bot that is not there" 2 $sample sim sample --games 3 --bots cmd:./nosuch
says "... says so" "cannot start 'cmd:./nosuch': no such program" err
exits "... in a match, before it begins" 2 $sample play sample --bot cmd:./nosuch
says "... says so" "cannot start 'cmd:./nosuch': no such program" err
# a device is written to, not replaced by a file
mkfifo pipe
(cat pipe > through) &
exits "a record to a pipe" 0 $sample new sample --seed 5 --seats 3 -o pipe
wait
[ -p pipe ] || fail "the pipe was replaced by a file"
same "... goes through it" "$(cat good)" "$(cat through)"
refuses "a record to a full device" $sample new sample -o /dev/full
[ -c /dev/full ] || fail "/dev/full was replaced by a file"
sed 's/^game sample .*/game sample 99/' good > newer
exits "rules of a later version do not verify" 1 $sample verify newer
says "... and the versions are named" 'version 99 of the rules of sample; this program knows versions up to' out
refuses "a record of later rules" $sample show newer
exits "the version" 0 $sample --version
says "... and what it reads" '^records 1$' out
refuses "a broken position" $sample new sample --position good
echo '{"game":"sample"}' > position
refuses "half a position" $sample new sample --position position
echo '{"game":"chess"}' > position
refuses "a position of another game" $sample new sample --position position

# a match that is over
$sample new sample --seats 2 --seed 1 --option rounds=1 > over
for i in 1 2 3 4 5 6; do
	first=$($sample legal over | sed -n '2s/^  \(.*\)  #.*/\1/p')
	[ -n "$first" ] || break
	$sample apply over "$first" -o over
done
says "the match is over" ' end ' over
refuses "a move after the end" $sample apply over "pass"
sed 's/^\([0-9]* end\).*/\1 s1 0.3/' over > bent
refuses "an impossible result is no record" $sample verify bent
sed 's/^\([0-9]* end\) s1 .*/\1 zz 1.0/; s/^\([0-9]* end\) s2 .*/\1 s1 1.0/; s/ zz / s2 /' over > bent
exits "another winner does not verify" 1 $sample verify bent
