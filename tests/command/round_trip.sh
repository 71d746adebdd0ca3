#!/bin/bash
# Records and positions round-trip, for every registered game.
. "$(dirname "$0")/lib.sh"

# one_game PROGRAM GAME SEATS: new, some moves, show at every line, position and back
one_game() {
	local program=$1 game=$2 seats=$3 move asked
	$program new "$game" --seats "$seats" --seed 7 -o record
	for i in 1 2 3 4 5 6 7 8; do
		move=$($program legal record | sed -n '2s/^  \(.*\)  #.*/\1/p')
		[ -n "$move" ] || break
		exits "$game $seats: why of a legal move" 0 $program why record "$move" > /dev/null
		$program apply record "$move" -o record
	done
	exits "$game $seats: verify" 3 $program verify record
	$program show record --record > copy
	same "$game $seats: a record comes back" "$(cat record)" "$(cat copy)"
	same "$game $seats: from standard input" "$(cat record)" "$($program show - --record < record)"

	$program show record --json > position
	$program new "$game" --seats "$seats" --position position --seed 9 > from_position
	$program show from_position --json --at 0 > again
	same "$game $seats: a position comes back" "$(cat position)" "$(cat again)"
	asked=$($program legal record)
	same "$game $seats: the same question after loading" "$asked" "$($program legal from_position)"

	local lines
	lines=$(grep '^[0-9]' record | grep -vc '^[0-9]* end')
	$program show record --at 0 --json > start
	$program apply record "undo 1" > undone
	$program show undone --at $((lines + 1)) --json > undone_position
	same "$game $seats: undo to the beginning" "$(cat start)" "$(cat undone_position)"
	$program show record --json --observer > observer
	! grep -q '"priv":{"' observer || fail "$game: an observer sees private things"
	for lang in en ru pl; do
		$program show record --lang $lang > words
		[ -s words ] || fail "$game: no words in $lang"
	done
	echo "ok $game $seats: words in three languages"
}

one_game "$sample" sample 2
one_game "$sample" sample 4
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	seats=$($petteia games "$game" --json | sed 's/.*"seats_max":\([0-9]*\).*/\1/')
	one_game "$petteia" "$game" "$seats"
done

# chance: left open, entered by hand, by the operating system
$sample new sample --seats 2 --manual > open
says "chance is open" '^\*: ' <($sample legal open)
says "... with weights" 'draw c1 @ 2 ' <($sample legal open)
$sample apply open "* draw c1" "* draw c6" "* roll 4" -o open
says "real dice are in the record" '^3 \* roll 4' open
$sample apply open "s1 bid 1" "s2 pass" -o open
exits "verify without a secret" 3 $sample verify open
says "... says so" 'no secret' out
$sample new sample --manual | $sample apply - --roll > rolled
same "--roll answers what is open" 3 "$(grep -c '^[0-9]* \*' rolled)"

$sample new sample --seats 2 --manual > open2
refuses "a move while a draw is due" $sample apply open2 "bid 1"
says "... says what is due" 'dice or a draw come first' err
$sample new sample --seats 2 --seed 8 > whole
head -n -1 whole > short
same "the seed rolls again what was cut off" "$($sample apply whole 'bid 1')" "$($sample apply short 'bid 1')"

# names and redaction
$sample new sample --seats 2 --seed 3 --names anna,bob > named
$sample show named --record --seat anna > annas
says "anna sees her own card" '^1 \* draw c' annas
says "anna does not see bob's" '^2 \* ?' annas
$sample show named --record --observer > nobodys
same "an observer sees no card" 2 "$(grep -c ' ?$' nobodys)"
exits "a redacted record cannot be played" 2 $sample legal nobodys

# verify
exits "the seed's dice hold, but prove nothing" 3 $sample verify named
sed 's/^\(3 \* roll\) \([1-5]\)$/\1 6/; t; s/^\(3 \* roll\) 6$/\1 1/' named > bent
exits "a bent die does not" 1 $sample verify bent
says "... and the line is named" 'line 3' out
exits "verify --json" 3 $sample verify named --json
says "... holds" '"holds":true' out
{ cat named; echo '4 anna bid 9'; } > illegal
exits "an illegal move does not hold" 1 $sample verify illegal

# why
exits "why: legal" 0 $sample why named "bid 1"
exits "why: not legal" 1 $sample why named "bid 9"
says "... with a rule" '^LO-' out
exits "why: the wrong seat" 1 $sample why named "bob bid 1"
exits "why --json" 1 $sample why named "bid 9" --json
says "... the rule" '"rule":"LO-' out

# JSON is JSON
for words in "games" "show named" "show named --seat bob" "legal named" "legal open" "verify named" "sim sample --games 3" "bench --ms 1"; do
	$sample $words --json > json || [ $? = 3 ] # verify: consistent
	python3 -m json.tool json > /dev/null 2>&1 || fail "$words --json is no JSON: $(cat json)"
	echo "ok $words --json is JSON"
done
