#!/usr/bin/env python3
"""Many tables, and one that is as long as a table can be.

    long.py PETTEIA [--db URL] [--port P] [--tables N] [--lines N]

A database of many tables is made, one of them with almost 100,000 lines. A server starts on it without reading any. The long one is
read when somebody asks, and meanwhile others are answered; whoever follows it from its first line on does not get all lines at once. It
refuses to grow with words, and is over; its dice can be checked. With a bot's turn in it the server starts all the same."""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Refused, Server, Stream, free_port, run_sql  # noqa: E402
from long_table import answers, asked, grow, replayed, replayed_of, seed  # noqa: E402

LONG = 99_900


COPY = """INSERT INTO tables SELECT * FROM tables WHERE 1 = 0;
CREATE TABLE ids AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count}) SELECT 'copy' || i AS id FROM n;
INSERT INTO tables ({table_columns}) SELECT {table_values} FROM tables t, ids WHERE t.id = '{seed}';
INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms, resigned)
 SELECT ids.id, s.seat, s.kind, 'nobody' || s.seat, s.name, s.bot, s.left_ms, s.resigned FROM seats s, ids WHERE s.table_id = '{seed}';
INSERT INTO lines (table_id, line, seat, move, at) SELECT ids.id, l.line, l.seat, l.move, l.at FROM lines l, ids WHERE l.table_id = '{seed}';
DROP TABLE ids;"""
COLUMNS = "game, version, seats, options, status, name, open_to_all, undo, bank, increment, owner, invite, secret, position, result, created, moved".split(", ")


def start(o, folder):
    began = time.monotonic()
    server = Server(o.petteia, o.port, o.db or folder, ["--no-limits", "--metrics", "public"] + (["--data", folder] if o.db else []))
    return server, began


def others_go_on(o, folder, anna, table, short, end):
    """While the server reads the long table, for whatever reason, requests to another table are answered."""
    for way in (f"/api/tables/{table}", "/api/tables?list=mine", "/api/events"):
        subprocess.run([o.petteia, "admin", "--data", folder, "tidy"], capture_output=True, check=True)
        before = replayed(anna)
        asked(anna, way).close()  # somebody does not wait
        slow = asked(anna, way)
        until = time.monotonic() + HANG
        while (began := replayed(anna)) == before:
            assert time.monotonic() < until, f"{way}: nothing is read"
        (status, told), (_, numbers) = answers(asked(anna, f"/api/tables/{short}", "/metrics"), 2)
        assert status == 200 and json.loads(told)["id"] == short, told
        read = replayed_of(numbers) - before
        assert 0 < began - before <= read and (read < end or end < LONG - 1), f"{way}: {read} of {end} lines were read before another table was answered"
        if way == "/api/events":
            assert slow.recv(12) == b"HTTP/1.1 200"
            slow.close()
        else:
            (status, told), = answers(slow, 1)
            told = json.loads(told)
            found = [t for t in told if t["id"] == table] if isinstance(told, list) else [told]
            assert status == 200 and [t["line"] for t in found] == [end], f"{way}: {status} {found}"
        assert replayed(anna) - before >= end


def operator_waits_alone(o, folder, anna, table, short, answer):
    """The operator's command needs the long table: others are answered meanwhile."""
    subprocess.run([o.petteia, "admin", "--data", folder, "tidy"], capture_output=True, check=True)
    before = replayed(anna)
    command = subprocess.Popen([o.petteia, "admin", "--data", folder, "close", table], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    until = time.monotonic() + HANG
    while replayed(anna) == before:
        assert time.monotonic() < until, "nothing is read"
    (status, _), (_, numbers) = answers(asked(anna, f"/api/tables/{short}", "/metrics"), 2)
    read = replayed_of(numbers) - before
    assert status == 200 and 0 < read and (read < o.lines or o.lines < LONG), f"{read} lines were read before another table was answered"
    said = command.communicate(timeout=HANG)[0]
    assert answer in said, said


def memory(server):
    with open(f"/proc/{server.process.pid}/status") as status:
        return int(status.read().split("VmRSS:")[1].split()[0])


def missed_much(server, anna, table, end):
    """All lines arrive in order; a client that does not read is sent no more."""
    before = memory(server)
    ear = Stream(anna, last=f"{table}=0", asleep=True)
    for _ in range(20):
        anna.get("/healthz")
    assert memory(server) - before < 16 << 10, f"{memory(server) - before} KB for lines that nobody reads"
    ear.wake()
    until = time.monotonic() + HANG
    while len(ear.events) < end and time.monotonic() < until:
        time.sleep(0.05)
    assert ear.lines(table) == list(range(1, end + 1)), "lines are missing"
    ear.close()


def fill_up(people, base):
    """Plays and undoes until the table is full; returns the last answer."""
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
    a.add_argument("--lines", type=int, default=LONG, help="of the long one; fewer, for a build with sanitizers: it does not get full, nor is the order of answers sure")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, _ = start(o, folder)
        try:
            anna, bob, table, line, seat, move = seed(o.port)
            short = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})["table"]["id"]
            server.stop()
            run_sql(o.db, folder, COPY.format(count=o.tables, seed=table, table_columns=", ".join(["id"] + COLUMNS),
                                          table_values=", ".join(["ids.id"] + ["t." + c for c in COLUMNS])))
            end = grow(o.db, folder, table, line, seat, move, o.lines)
            server, began = start(o, folder)
            me = anna.copy().get("/healthz")
            took = time.monotonic() - began
            assert me["ok"] and replayed(anna.copy()) == 0, "tables are read before anybody asks"
            began = time.monotonic()
            info = anna.copy().get(f"/api/tables/{table}")
            reading = time.monotonic() - began
            assert info["line"] == end and replayed(anna.copy()) == end, (info["line"], replayed(anna.copy()))
            print(f"ok {o.tables} tables: first answer {took:.2f} s after the start, no line read; {end} lines when asked for: {reading:.2f} s")
            others_go_on(o, folder, anna.copy(), table, short, end)
            print("ok while it is read others are answered")
            missed_much(server, anna.copy(), table, end)
            print("ok who missed all of it gets it by and by")
            if o.lines < LONG:
                operator_waits_alone(o, folder, anna.copy(), table, short, "")
                found = anna.copy().get(f"/api/tables/{table}/verify")
                assert found["holds"] and found["chance_moves"] > 0, found
                assert server.stop() == 0
                print("ok the operator closes it, and its dice were as promised")
                return
            said = fill_up((anna.copy(), bob.copy()), f"/api/tables/{table}")
            info = anna.copy().get(f"/api/tables/{table}")
            assert info["status"] == "over" and info["result"] is None and info["line"] <= 100_000, info
            print(f"ok a full table is over: {said}")
            began = time.monotonic()
            found = anna.copy().get(f"/api/tables/{table}/verify")
            took = time.monotonic() - began
            assert found["holds"] and found["chance_moves"] > 0 , (found, took)
            record = anna.copy().get(f"/api/tables/{table}/record", raw=True).decode()
            assert len(record.splitlines()) > info["line"], f"{len(record)} bytes of record"
            print(f"ok its dice were as promised: {took:.2f} s; its record has {len(record)} bytes")
            server.stop()
            # as an older server left it: not a line more fits, and it is a bot's turn
            run_sql(o.db, folder, f"UPDATE tables SET status = 1 WHERE id = '{table}'; UPDATE seats SET kind = 2, bot = 'random' WHERE table_id = '{table}';"
                   f"DELETE FROM lines WHERE table_id = '{table}' AND line > {end};")
            grow(o.db, folder, table, end, seat, move, 100_000)
            for again in (False, True):
                server, _ = start(o, folder)
                until = time.monotonic() + HANG
                while anna.copy().get(f"/api/tables/{table}")["status"] != "over":
                    assert time.monotonic() < until, "a full table with a bot goes on for ever"
                    time.sleep(0.05)
                if again:
                    operator_waits_alone(o, folder, anna.copy(), table, short, "closed already")
                assert server.stop() == 0
            print("ok with a bot's turn in a full table the server starts, and the table ends")
        finally:
            server.kill()


main()
