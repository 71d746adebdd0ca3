#!/bin/bash
# Bots of others: the example, our own behind the protocol, and those that misbehave.
. "$(dirname "$0")/../command/lib.sh"
root=$(cd "$here/../.." && pwd)

write_bot() {
	cat > "$1"
	chmod +x "$1"
}
# A bot in shell: answers the first legal move until the third question, then misbehaves.
misbehave() {
	write_bot "$1" <<-END
		#!/bin/bash
		n=0
		while read -r word rest; do
			case \$word in
			petteia) echo "ready $1" ;;
			question) question=\$rest ;;
			go)
				n=\$((n + 1))
				if [ \$n -ge 3 ]; then $2; fi
				move=\${question#*'"move":"'}
				echo "move \${move%%'"'*}" ;;
			quit) exit ;;
			esac
		done
	END
}
sim() { exits "$1" 0 timeout 120 $sample sim sample --games "${games:-4}" --threads 2 --seats 2 --json "${@:2}"; }

misbehave good ':'
sim "a program of somebody else" --bots cmd:./good,random
says "... plays to the end" '"finished":4' out
says "... without a verdict" '"verdicts":{}' out

misbehave hangs 'sleep 1000'
sim "a bot that hangs" --bots cmd:./hangs,random --bot-ms 150
says "... loses" '"win_rate_by_bot":{"cmd:./hangs":0.000000,"random":1.000000}' out
says "... by a verdict" '"verdicts":{"cmd:./hangs":{"hung":4,"crashed":0,"cheated":0}}' out
says "... in words" 'hangs gave no answer within 200 ms: it had 150 and a fifth more' err

misbehave crashes 'kill -SEGV $$'
sim "a bot that crashes" --bots cmd:./crashes,random
says "... loses" '"verdicts":{"cmd:./crashes":{"hung":0,"crashed":4,"cheated":0}}' out
says "... in words" 'ended before the game did (signal 11)' err

misbehave leaves 'exit 3'
sim "a bot that leaves" --bots cmd:./leaves,random
says "... with its exit code" '(exit code 3)' err

misbehave cheats 'echo "move bid 99"; continue'
sim "a bot that cheats" --bots cmd:./cheats,random
says "... loses" '"verdicts":{"cmd:./cheats":{"hung":0,"crashed":0,"cheated":4}}' out
says "... in words" "answered 'bid 99', which is" err

misbehave babbles 'while :; do echo -n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done'
sim "a bot that talks without end" --bots cmd:./babbles,random
says "... loses" '"cheated":4' out

write_bot deaf <<< $'#!/bin/bash\necho ready deaf\nsleep 1000'
games=1 sim "a bot that never reads" --bots cmd:./deaf,random --bot-ms 100
says "... hangs" '"hung":1' out

exits "a program that is not there" 2 timeout 120 $sample sim sample --games 2 --threads 2 --seats 2 --bots cmd:./nothing,random
says "... is named" "cannot start 'cmd:./nothing': no such program" err
left=$(pgrep -f "$work" || true)
[ -z "$left" ] || fail "programs still run: $left"
echo "ok nothing is left running"

if command -v python3 > /dev/null; then
	sim "the example" --bots "cmd:$root/examples/bot.py,random"
	says "... plays to the end" '"verdicts":{}' out
	[ "$(wc -l < "$root/examples/bot.py")" -le 50 ] || fail "the example has grown"
fi

# Behind the protocol our own bots choose what they choose in the same process, as long as a seat is
# sent everything that the engine treats as public: closed purses are not sent.
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	open=()
	case $game in
	cyclades) open=(--option purses=open) ;;
	legendary) open=(--option screens=off) ;;
	esac
	exits "petteia bot $game" 0 timeout 200 $petteia sim "$game" --games 3 --seats 2 --seed 3 --threads 1 --json \
		"${open[@]}" --bots "cmd:$petteia bot $game --bot greedy:budget=60,random"
	says "... without a verdict" '"verdicts":{}' out
	abroad=$(sed 's/.*"win_rate_by_seat"/"win_rate_by_seat"/;s/,"interval.*//' out)
	decisions=$(sed 's/.*\("decisions":[0-9]*\).*/\1/' out)
	$petteia sim "$game" --games 3 --seats 2 --seed 3 --threads 1 --json "${open[@]}" \
		--bots greedy:budget=60,random > out
	same "... the same result" "$(sed 's/.*"win_rate_by_seat"/"win_rate_by_seat"/;s/,"interval.*//' out)" "$abroad"
	same "... the same moves" "$(sed 's/.*\("decisions":[0-9]*\).*/\1/' out)" "$decisions"
done
# With closed purses they play on with a guess.
for game in cyclades legendary; do
	exits "petteia bot $game, closed purses" 0 timeout 200 $petteia sim "$game" --games 2 --seats 2 --seed 3 --threads 1 --json \
		--bots "cmd:$petteia bot $game --bot greedy:budget=60,random"
	says "... without a verdict" '"verdicts":{}' out
done
