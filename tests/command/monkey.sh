#!/bin/bash
# Random input: numbers, commands and nonsense, in every game and mode. The match
# continues, and its record is valid.
. "$(dirname "$0")/lib.sh"

keys() {
	awk -v seed="$1" 'BEGIN {
		srand(seed)
		n = split("show,map,log,log 5,help,why 1,why 3,undo,undo force,back,rules,rules gold," \
			"lang ru,lang pl,lang en,cards a,foo,do 1,save,lang xx", command, ",")
		for (k = 0; k < 1200; k++) {
			r = rand()
			if (r < 0.06) print command[int(rand() * n) + 1]
			else if (r < 0.1) print ""
			else if (r < 0.85) print int(rand() * 6) + 1
			else print int(rand() * 30)
		}
	}'
}

seed=1
for game in $($petteia games | sed -n 's/^\([a-z]\+\)  .*/\1/p'); do
	for mode in "--seats 2 --bot random" "--seats 3 --hotseat" "--seats 2 --hotseat --manual"; do
		seed=$((seed + 1))
		keys $seed > typed
		got=0
		$petteia play "$game" $mode < typed > out 2> err || got=$?
		[ $got = 0 ] && [ ! -s err ] || fail "$game $mode: exit $got: $(tail -n 3 err)"
		exits "$game $mode" 3 $petteia verify petteia-"$game"-*.petteia
		rm petteia-"$game"-*.petteia
	done
done
