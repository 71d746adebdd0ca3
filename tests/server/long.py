#!/usr/bin/env python3
"""Many tables, and one that is as long as a table can be.

    long.py PETTEIA [--db URL] [--port P] [--tables N]

A database of many tables is made, one of them with almost 100,000 lines. A server starts on it without reading any; the long one is
read when somebody asks, refuses to grow with words, and is over; with a bot's turn in it the server starts all the same."""
import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, free_port  # noqa: E402

LONG = 99_900


def script(o, folder, sql):
    if o.db:
        subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", o.db], input=sql, text=True, check=True)
        return
    with sqlite3.connect(os.path.join(folder, "petteia.db")) as db:
        db.executescript(sql)
    db.close()


def seed(port):
    """A running table of two with a few lines; the same with a bot."""
    anna, bob = Client(port, "anna"), Client(port, "bob")
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "name": "seed", "seat": [{"kind": "me"}, {"kind": "open"}]})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    view = None
    for _ in range(4):
        for c in (anna, bob):
            view = c.get(base + "/view")
            if view["question"]["you"]:
                c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    people = [c for c in (anna, bob) if c.get(base + "/view")["question"]["you"]]
    view = people[0].get(base + "/view")
    return anna, bob, made["table"]["id"], view["line"], int(view["you"][1:]) - 1, view["question"]["moves"][0]["move"]


def grow(o, folder, table, line, seat, move, upto):
    """Played and taken back, again and again: what a long table looks like."""
    rows, n = [], line
    while n + 2 <= upto:
        rows.append(f"('{table}', {n + 1}, {seat}, '{move}', 1)")
        rows.append(f"('{table}', {n + 2}, {seat}, 'undo {n + 1}', 1)")
        n += 2
    for i in range(0, len(rows), 20000):
        script(o, folder, "INSERT INTO lines (table_id, line, seat, move, at) VALUES " + ", ".join(rows[i:i + 20000]) + ";")
    return n


COPY = """INSERT INTO tables SELECT * FROM tables WHERE 1 = 0;
CREATE TABLE ids AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count}) SELECT 'copy' || i AS id FROM n;
INSERT INTO tables ({table_columns}) SELECT {table_values} FROM tables t, ids WHERE t.id = '{seed}';
INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms, resigned)
 SELECT ids.id, s.seat, s.kind, 'nobody' || s.seat, s.name, s.bot, s.left_ms, s.resigned FROM seats s, ids WHERE s.table_id = '{seed}';
INSERT INTO lines (table_id, line, seat, move, at) SELECT ids.id, l.line, l.seat, l.move, l.at FROM lines l, ids WHERE l.table_id = '{seed}';
DROP TABLE ids;"""
COLUMNS = "game, version, seats, options, status, name, open_to_all, undo, bank, increment, owner, invite, secret, position, result, created, moved".split(", ")


def replayed(client):
    for line in client.get("/metrics", raw=True).decode().splitlines():
        if line.startswith("petteia_lines_replayed_total "):
            return int(line.split()[1])
    raise SystemExit("no such number")


def start(o, folder):
    began = time.monotonic()
    server = Server(o.petteia, o.port, o.db or folder, ["--no-limits", "--metrics", "public"])
    return server, began


def fill_up(people, base):
    """Plays and takes back until the table is full; what was said then."""
    for _ in range(200):
        for c in people:
            view = c.get(base + "/view")
            if c.get(base)["status"] == "over":
                try:
                    c.post(base + "/move", {"line": view["line"], "move": "offer zeus 1"})
                except Refused as r:
                    assert r.status == 409 and "as many lines" in r.data, r
                    return r.data
            if not view["question"]["you"]:
                continue
            try:
                c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
                c.post(base + "/undo", {})
            except Refused as r:
                assert r.status == 409, r
    raise SystemExit("it never gets full")


def main():
    a = argparse.ArgumentParser()
    a.add_argument("petteia")
    a.add_argument("--db")
    a.add_argument("--port", type=int, default=free_port())
    a.add_argument("--tables", type=int, default=10000)
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, _ = start(o, folder)
        try:
            anna, bob, table, line, seat, move = seed(o.port)
            server.stop()
            script(o, folder, COPY.format(count=o.tables, seed=table, table_columns=", ".join(["id"] + COLUMNS),
                                          table_values=", ".join(["ids.id"] + ["t." + c for c in COLUMNS])))
            end = grow(o, folder, table, line, seat, move, LONG)
            server, began = start(o, folder)
            me = anna.copy().get("/healthz")
            took = time.monotonic() - began
            assert me["ok"] and replayed(anna.copy()) == 0, "tables are read before anybody asks"
            began = time.monotonic()
            info = anna.copy().get(f"/api/tables/{table}")
            reading = time.monotonic() - began
            assert info["line"] == end and replayed(anna.copy()) == end, (info["line"], replayed(anna.copy()))
            print(f"ok {o.tables} tables: first answer {took:.2f} s after the start, no line read; {end} lines when asked for: {reading:.2f} s")
            said = fill_up((anna.copy(), bob.copy()), f"/api/tables/{table}")
            info = anna.copy().get(f"/api/tables/{table}")
            assert info["status"] == "over" and info["result"] is None and info["line"] <= 100_000, info
            print(f"ok a full table is over: {said}")
            server.stop()
            # as an older server left it: not a line more fits, and it is a bot's turn
            script(o, folder, f"UPDATE tables SET status = 1 WHERE id = '{table}'; UPDATE seats SET kind = 2, bot = 'random' WHERE table_id = '{table}';"
                   f"DELETE FROM lines WHERE table_id = '{table}' AND line > {end};")
            grow(o, folder, table, end, seat, move, 100_000)
            for _ in range(2):
                server, _ = start(o, folder)
                until = time.monotonic() + 30
                while anna.copy().get(f"/api/tables/{table}")["status"] != "over":
                    assert time.monotonic() < until, "a full table with a bot goes on for ever"
                    time.sleep(0.05)
                assert server.stop() == 0
            print("ok with a bot's turn in a full table the server starts, and the table ends")
        finally:
            server.kill()


main()
