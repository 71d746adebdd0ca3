#!/bin/bash
# Help and errors in three languages, colours only on request or on terminals, several
# records verified at once.
. "$(dirname "$0")/lib.sh"
export LC_ALL=C.UTF-8

# every subcommand's help, in every language, within 79 columns, with nothing left in English
names=$($petteia --help | sed -n '/^Subcommands/,/^$/s/^  \([a-z]\+\) .*/\1/p')
[ "$(wc -w <<< "$names")" -ge 16 ] || fail "the list of subcommands: $names"
for name in "" $names; do
	$petteia $name --help > en
	for lang in ru pl; do
		$petteia $name --help --lang $lang > $lang || fail "$name --help --lang $lang"
		! diff en $lang > /dev/null || fail "$name --help --lang $lang is English"
		same "$name --help --lang $lang names the same flags" "$(grep -o ' --[a-z-]*' en | sort -u)" \
			"$(grep -o ' --[a-z-]*' $lang | sort -u)" > /dev/null
	done
	for lang in en ru pl; do
		wide=$(grep -E '^.{80}' $lang || true)
		[ -z "$wide" ] || [ "$name" = bench ] || fail "$name --help --lang $lang is too wide: $wide"
	done
done
echo "ok help of all subcommands in three languages"

LC_ALL=ru_RU.UTF-8 $petteia sim --help > out
says "the language of the environment" 'сколько партий' out
LC_ALL= LANG=pl_PL.UTF-8 $petteia --help > out
says "... by LANG, too" 'Polecenia' out

refuses "a complaint in Russian" $petteia games chess --lang ru
says "... is in Russian" 'нет игры «chess»' err
refuses "a complaint in Polish about a flag before --lang" $petteia sim --frob --lang pl
says "... is in Polish" 'nie ma tu flagi' err
refuses "--lang before the subcommand" $petteia --lang pl rules chess
says "... counts" 'nie ma gry' err
refuses "no such language" $petteia --lang xx --help
refuses "no such subcommand, in Russian" env LC_ALL=ru_RU.UTF-8 $petteia frobnicate
says "... is in Russian" 'нет команды' err

# cards in sentences, in notation only when asked for
$petteia rules elysium ZEU-04 > out
says "a card of the rules is a sentence" 'Gain 2 gold or 1 victory point\.$' out
$petteia rules elysium ZEU-04 --notation > out
says "... in notation when asked for" 'choose { gain 2 gold | gain 1 vp }$' out

# colours: on terminals only, unless asked for
esc=$(printf '\033')
coloured() {
	grep -q "$esc" out && echo yes || echo no
}
$petteia --help > out
same "no colours in a pipe" no "$(coloured)"
$petteia --help --color always > out
same "colours when asked for" yes "$(coloured)"
refuses "no such colour" $petteia games --color pink
terminal() {
	TERM=xterm script -qec "$1" /dev/null < /dev/null > out
	coloured
}
same "colours on a terminal" yes "$(terminal "$petteia games --help")"
same "... not with NO_COLOR" no "$(terminal "env NO_COLOR=1 $petteia games --help")"
same "... not with --color never" no "$(terminal "$petteia games --help --color never")"

# several records at once: one line each, the worst decides the exit code
for seed in 1 2 3; do $sample new sample --seats 2 --seed $seed > good$seed; done
exits "many records" 3 $sample verify good1 good2 good3
same "... a line each" 3 "$(grep -c '^good[123]: consistent' out)"
sed 's/^seed .*/seed 99/' good2 > bent
: > empty
exits "one of them broken" 1 $sample verify good1 bent good3
says "... by name" '^bent: broken: ' out
exits "one of them no record" 2 $sample verify good1 empty good3
same "... the others are judged all the same" 2 "$(grep -c ': consistent' out)"
refuses "a receipt for several" $sample verify good1 good2 --receipt good1
$sample verify good1 good2 --json > out || true
same "as JSON" "good1 good2" "$(python3 -c 'import json,sys; print(*[json.loads(l)["file"] for l in open("out")])')"

# progress with the time left: on a terminal's standard error only, and after a moment, so that what is
# watched must be far longer than that on any machine; it is killed as soon as it has told
left() {
	python3 - "$@" << 'END'
import os, pty, subprocess, sys
ours, theirs = pty.openpty()
run = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
seen = b""
try:
	while b" left" not in seen:
		seen += os.read(ours, 4096)
	print("yes")
except OSError:
	print("no", seen)
run.kill()
END
}
$petteia new cyclades --seats 2 --seed 1 > cyclades
for i in 1 2 3 4 5 6; do
	first=$($petteia legal cyclades | sed -n '2s/^  \(.*\)  #.*/\1/p')
	$petteia apply cyclades "$first" -o cyclades
done
same "analyse shows the time left" yes "$(left $petteia analyse cyclades --iterations 200000)"
same "sim shows the time left" yes "$(left $petteia sim cyclades --games 1000000 --threads 1)"
same "train shows the time left" yes "$(left $petteia train cyclades --games 100000 --seats 2 -o net)"
$petteia analyse cyclades --iterations 3000 > /dev/null 2> err
[ ! -s err ] || fail "progress in a pipe: $(head -c 200 err)"
echo "ok no progress in a pipe"

# errors inside a file are translated; what they quote is not
sed 's/^game sample/game checkers/' good1 > other
refuses "a record of another game, in Russian" $sample show other --lang ru
says "... with the line" "other, строка 2: нет такой игры: «checkers»" err
refuses "an unknown bot, in Polish" $sample sim sample --bots deepblue --lang pl
says "... by name" "nieznany bot „deepblue”" err
sed 's/^game sample .*/game sample 99/' good1 > newer
exits "rules of a later version, in Russian" 1 $sample verify newer --lang ru
says "... names the versions" 'нарушена: сделана по версии 99 правил sample' out
