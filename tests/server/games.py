#!/usr/bin/env python3
"""Whole games by scripted clients: two to six people, bots, a spectator, reconnecting streams.

    games.py PETTEIA [--long] [--db URL] [--port P]

Checks that every game ends, that every stream saw every line exactly once and in order, that the
record downloaded at the end verifies (moves, result, dice), and that nobody was sent what it may not
know (the redacted record and log of a seat hide what the others drew)."""
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, play_out  # noqa: E402


def check_stream(stream, table, lines, what):
    got = stream
    if got != list(range(1, lines + 1)):
        missing = sorted(set(range(1, lines + 1)) - set(got))[:5]
        raise SystemExit(f"{what}: stream of {table} has {len(got)} of {lines} lines, missing {missing}")


def check_prompt(client, path):
    """A long answer is not held back until its first part is acknowledged: that would cost 40 ms each time."""
    best, size = 1.0, 0
    for _ in range(500):  # on a busy machine most take longer for other reasons; held back, none is quick
        began = time.monotonic()
        size = len(client.get(path, raw=True))
        best = min(best, time.monotonic() - began)
        if best < 0.03:
            break
    assert size > 20000, f"{path} has {size} bytes only"
    assert best < 0.03, f"{path}: {size} bytes took {best * 1000:.0f} ms at best"


def numbered(record):
    return [line for line in record.decode().splitlines() if line[:1].isdigit()]


def check_redaction(binary, full, snapshot, seat, folder):
    """What a seat was sent during the game is exactly what the engine says it may know."""
    count = len(numbered(snapshot))
    lines, kept = [], 0
    for line in full.decode().splitlines():
        if line[:1].isdigit():
            kept += 1
            if kept > count:
                continue
        if not line.startswith("reveal"):
            lines.append(line)
    path = os.path.join(folder, "part.petteia")
    with open(path, "w") as f:
        f.write("\n".join(lines) + "\n")
    who = ["--seat", seat] if seat else ["--observer"]
    shown = subprocess.run([binary, "show", path, "--record", *who], capture_output=True)
    assert shown.returncode == 0, shown.stderr
    wanted, got = numbered(shown.stdout), numbered(snapshot)
    strip = lambda l: l.split(" ", 2)[2]  # noqa: E731  seats are named in one, numbered in the other
    assert [strip(a) for a in wanted] == [strip(b) for b in got], f"{seat}: the server's copy differs from the engine's"
    return sum(line.endswith("?") for line in got)


def one_game(server, binary, game, seats, people, seed, folder):
    rng = random.Random(seed)
    clients = [Client(server.port, f"p{i}") for i in range(people)]
    wish = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": "level:1"}] * (seats - people)
    made = clients[0].post("/api/tables", {"game": game, "seats": seats, "seat": wish, "public": True, "undo": "consent", "start": people == 1})
    table = made["table"]["id"]
    watcher = Client(server.port, "watcher")
    streams = []
    if people > 1:
        streams = [Stream(c, [table]) for c in clients + [watcher]]
        for c in clients[1:]:
            c.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        clients[0].post(f"/api/tables/{table}/start")
    failures = []

    def run(c, i):
        try:
            if play_out(c, table, random.Random(seed * 100 + i)) != "over":
                failures.append(f"{game}: not over")
        except BaseException as e:  # noqa: BLE001
            failures.append(f"{game} {seats} seats, player {i}: {e!r}")

    threads = [threading.Thread(target=run, args=(c, i)) for i, c in enumerate(clients)]
    [t.start() for t in threads]
    # one stream is cut in the middle and resumes where it was
    resumed = []
    if streams:
        cut = streams[1]
        cut.wait("line", lambda d: d["table"] == table)
        cut.close()
        cut.thread.join()
        before = cut.lines(table)  # all it got, and its last id is of these
        again = Stream(clients[1], last=cut.last)
        resumed = [before, again]
    # what everybody is sent of the running game
    snapshots = []
    time.sleep(0.2)
    for c, seat in [(c, f"s{i + 1}") for i, c in enumerate(clients)] + [(watcher, None)]:
        snapshots.append((c.copy().get(f"/api/tables/{table}/record", raw=True), seat))
    [t.join() for t in threads]
    if failures:
        raise SystemExit("; ".join(failures))
    info = clients[0].get(f"/api/tables/{table}")
    if streams:
        last = lambda d: d["table"] == table and d["line"] == info["line"]  # noqa: E731
        for i, s in enumerate(streams):
            if i != 1:
                s.wait("line", last)
                check_stream(s.lines(table), table, info["line"], f"player {i}")
        if resumed[0][-1:] != [info["line"]]:
            resumed[1].wait("line", last)
        check_stream(resumed[0] + resumed[1].lines(table), table, info["line"], "resumed")
        [s.close() for s in streams[:1] + streams[2:]]
    record = clients[0].get(f"/api/tables/{table}/record", raw=True)
    path = os.path.join(folder, f"{table}.petteia")
    with open(path, "wb") as f:
        f.write(record)
    verdict = subprocess.run([binary, "verify", path], capture_output=True, text=True)
    if verdict.returncode != 3:  # consistent: no receipt was kept here
        raise SystemExit(f"{game}: the record does not verify: {verdict.stdout}{verdict.stderr}")
    fair = clients[0].get(f"/api/tables/{table}/verify")
    assert fair["holds"] and fair["chance_moves"] > 0, f"{game}: {fair}"
    hidden = 0
    for snapshot, seat in snapshots:
        if b"reveal" not in snapshot:  # the game was still running
            hidden += check_redaction(binary, record, snapshot, seat, folder)
    check_prompt(clients[0], f"/api/rules/{game}")
    replay = clients[0].get(f"/api/tables/{table}/view?at={info['line'] // 2}")
    assert replay["line"] == info["line"] // 2
    for c in clients + [watcher]:
        if c.conn:
            c.conn.close()
    return info["line"], hidden


def main():
    a = arguments(db=True)
    a.add_argument("--long", action="store_true")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or os.path.join(folder, "data"), ["--no-limits"])
        try:
            games = Client(server.port).get("/api/games")
            for g in games:
                counts = range(g["seats"]["min"], g["seats"]["max"] + 1) if o.long else {g["seats"]["min"], g["seats"]["max"]}
                for seats in sorted(counts):
                    people = seats if seats < 4 or o.long else 2
                    started = time.monotonic()
                    lines, hidden = one_game(server, o.petteia, g["id"], seats, max(1, people), 7 + seats, folder)
                    print(f"ok {g['id']} {seats} seats, {people} people: {lines} lines, {hidden} hidden from somebody, {time.monotonic() - started:.1f} s", flush=True)
            assert server.stop() == 0, "the server did not stop cleanly"
            print("ok the server stops cleanly")
        finally:
            server.kill()


main()
