#!/usr/bin/env python3
"""Plays, connects and disconnects for a while: does the server leak anything?

    soak.py PETTEIA [--minutes M] [--rounds N] [--port P]

In a round guests open tables of every game against each other and bots, follow them by streams that
are cut and opened again, talk, look back, and play to the end or leave in the middle. With --minutes the
server's memory is printed every half minute (lab/notes/performance.md has a run). At the end, of all rounds
nothing may be left in memory: no stream, no table."""
import os
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, finish  # noqa: E402


def rss_kb(server):
    with open(f"/proc/{server.process.pid}/status") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS"))


def play(clients, table, rng, moves):
    """The asked players make their moves; returns whether the game is over."""
    base = f"/api/tables/{table}"
    for _ in range(moves):
        for c in clients:
            view = c.get(base + "/view")
            if view["question"]["asked"] is None:
                return True
            if view["question"]["you"]:
                try:
                    c.post(base + "/move", {"line": view["line"], "move": rng.choice(view["question"]["moves"])["move"]})
                except Refused as r:
                    if r.status != 409:
                        raise
    return False


def one_round(port, games, rng):
    game = rng.choice(games)
    seats = max(2, game["seats"]["min"])
    clients = [Client(port, f"p{i}") for i in range(2)]
    wish = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "bot": "random"}] * (seats - 2)
    made = clients[0].post("/api/tables", {"game": game["id"], "seats": seats, "seat": wish, "public": True, "clock": {"bank_s": 600, "increment_s": 1}})
    table = made["table"]["id"]
    clients[1].post(f"/api/tables/{table}/join")
    streams = [Stream(c) for c in clients] + [Stream(Client(port), [table])]
    clients[0].post(f"/api/tables/{table}/start")
    play(clients, table, rng, 20)
    streams[0].close()
    streams[0] = Stream(clients[0], last=streams[0].last)
    clients[1].post(f"/api/tables/{table}/chat", {"text": "well played"})
    for c in clients:
        c.get(f"/api/tables/{table}/view?at=5")
        c.get(f"/api/tables/{table}/log")
        c.get(f"/api/tables/{table}/record", raw=True)
    if not play(clients, table, rng, 30):
        finish(f"/api/tables/{table}", clients)
    [s.close() for s in streams]
    [c.conn.close() for c in clients if c.conn]
    return table


def settle(binary, data, port, tables):
    """Waits until bots have ended what was left to them and the last streams are gone."""
    watcher = Client(port, "watcher")
    for table in tables:
        while watcher.get(f"/api/tables/{table}")["status"] != "over":
            time.sleep(0.05)
    watcher.conn.close()
    while True:
        said = subprocess.run([binary, "admin", "--data", data, "tidy"], capture_output=True, text=True, check=True).stdout
        kept, streams = map(int, re.search(r"(\d+) kept, (\d+) streams", said).groups())
        if kept == 0 and streams == 0:
            return
        print(f"waiting: {said.strip()}", flush=True)
        time.sleep(0.5)


def main():
    a = arguments()
    a.add_argument("--minutes", type=float, default=0)
    a.add_argument("--rounds", type=int, default=8)
    o = a.parse_args()
    rng = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        server = Server(o.petteia, o.port, data, ["--no-limits"])
        try:
            games = Client(o.port).get("/api/games")
            started, told, rounds, tables = time.monotonic(), 0, 0, []
            while rounds < o.rounds or time.monotonic() - started < o.minutes * 60:
                tables.append(one_round(o.port, games, rng))
                rounds += 1
                if o.minutes and time.monotonic() - started >= told * 30:
                    told += 1
                    print(f"{time.monotonic() - started:6.0f} s  {rounds:6} rounds  {rss_kb(server):7} KB", flush=True)
            settle(o.petteia, data, o.port, tables)
            print(f"ok {rounds} rounds, then no table and no stream in memory; {rss_kb(server)} KB")
            assert server.stop() == 0
        finally:
            server.kill()


main()
