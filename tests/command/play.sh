#!/bin/bash
# play: driven by a pipe.
. "$(dirname "$0")/lib.sh"

# typed LINES ARGS...: plays with these lines of input; output in out
typed() {
	local lines=$1
	shift
	printf "$lines" | "$@" > out 2> err || fail "play ended with $?: $(cat err)"
	[ ! -s err ] || fail "play wrote on stderr: $(cat err)"
}

typed '' $sample play sample --seed 3
says "the end of the input is no accident" 'petteia play --load' out
file=$(sed -n 's/.*--load //p' out)
exits "what was kept is a record" 3 $sample verify "$file"

typed 'help\nshow\nmap\nlog\nrules\nrules LO-3.1\nrules coin\nwhy 2\nwhy bid 6\nwhy bid 60\nwhy castle\nlang ru\n\nquit\n' \
	$sample play sample --seats 2 --seed 3 --lang en
says "help lists the commands" '^  undo \[N\]: ' out
says "show tells the position" 'Round 1' out
says "why of something else" 'no move of this game' out
says "the language changes" 'Язык изменён' out

typed 'b 2\nquit\n' $sample play sample --seats 3 --seed 3 --bot random
says "a move by its beginning" 'Red bids 2' out
typed '99\n0\nfoo\nbid 44\nquit\n' $sample play sample --seats 2 --seed 3
says "a number that is not there" 'Choose a number from 1 to' out
says "nonsense" 'neither a number' out

typed 'bid 1\nsave mine\nquit\n' $sample play sample --seats 2 --seed 3
exits "save writes a record" 3 $sample verify mine
typed 'quit\n' $sample play --load mine
says "load goes on" '^> ' out
cp mine again
typed '1\n1\nquit\n' $sample play --load again
says "a match that is loaded goes on in its file" 'The record is kept here: again' out
! cmp -s again mine || fail "nothing was added to the file"
typed 'bid 1\nundo force\nquit\n' $sample play sample --seats 2 --seed 3 -o kept
says "undo is in the record" ' undo ' kept
exits "... which verifies" 3 $sample verify kept

# a saved match remembers its players
cat > bot.py << 'END'
import json, sys
for line in sys.stdin:
    if line.startswith("petteia"):
        print("ready", flush=True)
    elif line.startswith("question "):
        last = json.loads(line[9:])["moves"][-1]["move"]
    elif line.startswith("go"):
        print("move", last, flush=True)
    elif line.startswith("quit"):
        break
END
typed 'bid 1\nquit\n' $sample play sample --seats 3 --seed 3 --seat s2 --bot "cmd:python3 bot.py"
says "a program of one's own plays" '^Red: bot cmd:python3 bot.py$' out
file=$(sed -n 's/.*--load //p' out)
typed '1\nquit\n' $sample play --load "$file"
says "the seat is as it was" '^Blue: a person$' out
says "... and so are the bots" '^Yellow: bot cmd:python3 bot.py$' out
same "... and so is the file" "$file" "$(sed -n 's/.*The record is kept here: //p' out)"
typed 'quit\n' $sample play --load "$file" --hotseat
same "other seats where they are asked for" 3 "$(grep -c ': a person$' out)"
typed 'quit\n' $sample play --load "$file" --bot 3
says "other bots where they are asked for" '^Red: bot of level 3' out
typed 'save nowhere/at/all\nquit\n' $sample play sample --seed 3
says "a place that cannot be written" 'nowhere' out

typed '\nbid 1\n\nbid 2\n\nquit\n' $sample play sample --seats 2 --seed 3 --hotseat
says "hot-seat hands over" 'Blue decides now' out
same "hot-seat hides the cards of the other" 1 "$(grep -c 'Blue draws c3' out)"

typed 'c1\nc6\n4\nbid 1\nquit\n' $sample play sample --seats 2 --manual --bot random
says "real dice are typed" 'The prize is 4' out

mkfifo pipe
$sample play sample --seed 3 < pipe > out 2> err &
player=$!
exec 9> pipe
echo 2 >&9
for i in $(seq 50); do grep -q 'Red bids 1' out && break; sleep 0.1; done
kill -INT $player
got=0
wait $player || got=$?
exec 9>&-
same "an interrupt ends the match in order" 0 $got
says "... and the record is kept" 'play --load' out

# whole games, always the first choice
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	yes 1 | head -n 3000 | timeout 60 $petteia play "$game" --seed 11 --bot random > out 2> err ||
		fail "$game: play ended with $?: $(tail -n 3 err)"
	most=$(awk '/^>/ { if (n > m) m = n; n = 0 } { n++ } END { print m + 0 }' out)
	[ "$most" -le 60 ] || fail "$game: $most lines between two answers"
	echo "ok $game: at most $most lines between two answers"
	exits "$game: three thousand first choices" 3 $petteia verify petteia-"$game"-*.petteia
	rm petteia-"$game"-*.petteia
	LC_ALL=pl_PL.UTF-8 $petteia play "$game" --seed 2 --bot random < /dev/null > out
done
yes 1 | head -n 500 | $sample play sample --seed 2 -o record > out
says "a whole game of the sample" 'The game is over' out
says "... has an end line" ' end ' record
exits "... and verifies" 3 $sample verify record

typed 'hint\nquit\n' $sample play sample --seats 2 --seed 3 --lang en
says "hint tells what a bot would do" 'Bid [0-9] coins\?: [0-9.]* % ([0-9]*)' out

typed 'map\nquit\n' $petteia play hellas --seats 2 --seed 4 --bot random --lang en
says "the map tells neighbours, by land and by sea" '^  Attica  *Boeotia, Corinthia ~Crete$' out

# a move that the menu folds away, by some of its words, in any order
for words in 'en:offer 1 to zeus' 'ru:зевсу принести 1' 'pl:ofiarę zeusowi 1'; do
	typed "${words#*:}\nquit\n" $petteia play cyclades --seats 2 --seed 4 --bot random --lang "${words%%:*}" -o folded
	says "'${words#*:}' is one move" '^[0-9]* s1 offer zeus 1$' folded
	rm folded
done
