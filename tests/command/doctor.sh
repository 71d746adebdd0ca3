#!/bin/bash
# doctor: finds what is wrong and says what to do; changes nothing.
. "$(dirname "$0")/lib.sh"
export LC_ALL=C.UTF-8

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
exits "nothing is there yet" 0 $petteia doctor --port "$port"
says "... the folder will be made" "^fine .*'data' is not there yet" out
says "... libraries are named" '^fine *library *SQLite [0-9.]*$' out
says "... the port is free" "^fine *port *$port of 127.0.0.1 is free" out
says "... the disk" '^[a-z]* *disk .* are free' out
says "... the clock" '^[a-z]* *clock *20..-..-.. .* UTC' out
[ ! -e data ] || fail "doctor made a folder"

$petteia serve --port 0 --data data > served 2>&1 &
server=$!
trap 'kill $server 2> /dev/null; rm -rf "$work"' EXIT
for i in $(seq 600); do grep -q 'Petteia is at' served && break; sleep 0.1; done
port=$(sed -n 's|^Petteia is at http://127.0.0.1:\([0-9]*\)/$|\1|p' served)
exits "beside a server that runs" 0 $petteia doctor --port "$port"
says "... it is known" "Petteia is at http://127.0.0.1:$port/ already" out
says "... and uses the folder" '^fine *server *one uses this folder now' out
version=$(sed -n 's/^fine *database *it opens, version \([0-9]*\)$/\1/p' out)
[ -n "$version" ] || fail "no version of the database: $(cat out)"
kill $server
wait $server || fail "the server did not end well"

ls -l data > before
exits "after it" 0 $petteia doctor --port "$port"
says "... nobody uses the folder" 'none uses this folder now' out
says "... it opens" "it opens, version $version" out
ls -l data > after
same "... and is left as it was" "$(cat before)" "$(cat after)"

chmod 644 data/petteia.db
exits "a database that others can read" 1 $petteia doctor --port "$port"
says "... and what to do" "^wrong *file rights .*chmod 600 'data/petteia.db'" out
$petteia doctor --port "$port" --lang ru > out || true
says "... in Russian" "^неладно *права *другим доступен «data/petteia.db»" out
$petteia doctor --port "$port" --json > out || true
same "... as JSON" "wrong 0644" "$(python3 -c 'import json, re
for row in json.load(open("out")):
	if row["subject"] == "file rights":
		print(row["state"], re.search(r"0\d+", row["found"])[0])')"
chmod 600 data/petteia.db

python3 -c 'import sqlite3, sys, time
db = sqlite3.connect("data/petteia.db")
db.execute("UPDATE schema SET version = 99")
db.execute("INSERT INTO lines (table_id, line, seat, move, at) VALUES (?, 1, 0, ?, ?)", ("x", "x", int(time.time() * 1000) + 3600000))
db.commit()'
rm -f data/petteia.db-wal data/petteia.db-shm
exits "a database of later days" 1 $petteia doctor --port "$port"
says "... the version" '^wrong *database .*version 99.*use a newer petteia' out
says "... the clock" '^wrong *clock .*\(59\|60\) minutes in the future' out
python3 -c 'f = open("data/petteia.db", "r+b"); f.seek(3000); f.write(b"\xff" * 4000)'
exits "a database with a hole" 1 $petteia doctor --port "$port"
says "... is told from a whole one" '^wrong *database .*restore a backup' out
exits "a folder that cannot be made" 1 $petteia doctor --data none/above
says "... says where" "^wrong *data folder .*'none/above' is not there, and this user cannot make it in 'none'" out
exits "an address of somebody else" 1 $petteia doctor --data new --address 192.0.2.1
says "... says so" '^wrong *port .*8080 of 192.0.2.1 cannot be taken' out
touch file
exits "a folder that is none" 1 $petteia doctor --data file
says "... says so" "'file' is no folder" out
exits "no PostgreSQL there" 1 $petteia doctor --data new --db "postgres://127.0.0.1:1/x"
says "... says so" '^wrong *database *no answer' out

python3 -c 'import socket, time
s = socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); print(s.getsockname()[1], flush=True); time.sleep(60)' > taken &
other=$!
trap 'kill $other 2> /dev/null || true; rm -rf "$work"' EXIT
for i in $(seq 100); do [ -s taken ] && break; sleep 0.1; done
exits "a port of another program" 1 $petteia doctor --data new --port "$(cat taken)"
says "... offers the next" "^wrong *port .*taken by another program: petteia serve --port [0-9]" out
kill $other
