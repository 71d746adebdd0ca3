#!/bin/bash
# serve: the announced port, and a port that is in use.
. "$(dirname "$0")/lib.sh"

$petteia serve --port 0 --data one > out1 2> err1 &
server=$!
trap 'kill $server 2> /dev/null || :; rm -rf "$work"' EXIT
for i in $(seq 600); do grep -q 'Petteia is at' out1 && break; sleep 0.1; done
port=$(sed -n 's|^Petteia is at http://127.0.0.1:\([0-9]*\)/$|\1|p' out1)
[ -n "$port" ] && [ "$port" != 0 ] || fail "port 0: no address with a port: $(cat out1 err1)"
echo "ok port 0 becomes a real one"
ask() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())' "$1"; }
ask "http://127.0.0.1:$port/healthz" > health
says "... that answers" '"ok":true' health
refuses "a port where Petteia answers" $petteia serve --port "$port" --data two
says "... says the address" "Petteia is at http://127.0.0.1:$port/ already" err
next=$(sed 's/.*--port \([0-9]*\) .*/\1/' err)
[ "$next" -gt "$port" ] || fail "no other port is offered: $(cat err)"
[ ! -e two ] || fail "a refused server made a folder"
kill $server
wait $server || fail "the server did not end well"

python3 -c 'import socket, time
s = socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); print(s.getsockname()[1], flush=True); time.sleep(60)' > taken &
other=$!
trap 'kill $other 2> /dev/null || :; rm -rf "$work"' EXIT
for i in $(seq 100); do [ -s taken ] && break; sleep 0.1; done
refuses "a port of another program" $petteia serve --port "$(cat taken)" --data two
says "... says so" "is taken by another program" err
kill $other
