#!/usr/bin/env python3
"""A damaged database log: the server reports it and refuses to start unless told to.

    damaged.py PETTEIA [--db URL] [--port P]

A server is killed while its log is full of acknowledged moves. Then bytes in the middle of the log are changed, its beginning,
its last frame cut: the first two are refused, with words, and accepted with --accept-loss; the last is what a power cut does.

Then lines of a table: one is missing, one is another than was written, one cannot be played. The table is shown up to its last whole
line, nobody plays on, petteia doctor finds it and repairs it, and play goes on from there. On both stores.

And lines that change behind the back of a server that has the table in memory: no line is written behind one that it does not know."""
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Server, arguments, refused, run_sql, until  # noqa: E402


def play(port, moves):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    done = 0
    while done < moves:
        for c in (anna, bob):
            view = c.get(base + "/view")
            if view["question"]["you"]:
                c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
                done += 1
    anna.other = bob
    return anna, base, anna.get(base)["line"]


def lines(folder):
    db = sqlite3.connect(os.path.join(folder, "petteia.db"))
    n = db.execute("SELECT COUNT(*) FROM lines").fetchone()[0]
    db.close()
    return n


def change(file, at, bytes_):
    with open(file, "r+b") as f:
        f.seek(at)
        f.write(bytes_)


def doctor(o, folder, *more):
    where = ["--db", o.db] if o.db else []
    tried = subprocess.run([o.petteia, "doctor", "--port", str(o.port + 1), "--data", folder, *where, *more], capture_output=True, text=True, timeout=HANG)
    return tried.returncode, tried.stdout


def tables(o, folder):
    """Each with its damage: the line that is the last whole one, and what is done to the next."""
    ways = (("a line is missing", 20, "DELETE FROM lines WHERE table_id = '{}' AND line = 21;"),
            ("a line is another one", 30, "UPDATE lines SET seat = 1 - seat WHERE table_id = '{}' AND line = 31;"),
            ("a line cannot be played", 40, "UPDATE lines SET hash = '', move = 'sail nowhere' WHERE table_id = '{}' AND line = 41;"),
            ("all is well", 60, ""))
    server = Server(o.petteia, o.port, o.db or folder, ["--no-limits"])
    try:
        played = [play(o.port, 60) for _ in ways]
        server.kill()
        for (_, _, sql), (_, base, _) in zip(ways, played):
            run_sql(o.db, folder, sql.format(base.split("/")[-1]))
        assert "petteia doctor --repair" in doctor(o, folder)[1], "the gap goes unnoticed"
        server.start()
        for (what, whole, sql), (anna, base, line) in zip(ways, played):
            anna.conn = None
            assert anna.get(base)["line"] == (whole if sql else line), f"{what}: {anna.get(base)['line']}"
            assert len(anna.get(base + "/log")) == (whole if sql else line)
            if sql:
                assert "damaged" in refused(409, anna.post, base + "/undo"), what
        server.kill()
        status, said = doctor(o, folder, "--repair")
        for (what, whole, sql), (_, base, _) in zip(ways, played):
            assert (base.split("/")[-1] + f" was damaged and goes on from line {whole};" in said) == bool(sql), f"{what}: {said}"
        assert status == 0 and "all 4 replay" in doctor(o, folder, "--repair")[1]
        server.start()
        for (what, whole, _), (anna, base, _) in zip(ways, played):
            anna.conn = None
            asked = lambda: [(c, v) for c, v in ((c, c.get(base + "/view")) for c in (anna.copy(), anna.other.copy())) if v["question"]["you"]]  # noqa: E731
            until("somebody is asked", asked)  # the dice may be next
            c, view = asked()[0]
            assert c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})["line"] > whole, what
    finally:
        server.kill()
    print("ok a damaged table is shown up to its last whole line, repaired by petteia doctor, and goes on")


def fence(o, folder):
    """The line before the next is another one, or gone, and the server does not know: the statement itself finds no line to stand behind."""
    server = Server(o.petteia, o.port, o.db or folder, ["--no-limits"])
    try:
        anna, base, line = play(o.port, 12)
        table = base.split("/")[-1]
        where = f"table_id = '{table}' AND line = {line}"
        kept = f"CREATE TABLE kept AS SELECT * FROM lines WHERE {where};"
        back = f"DELETE FROM lines WHERE {where}; INSERT INTO lines SELECT * FROM kept; DROP TABLE kept;"

        def move():
            c, view = next((c, v) for c, v in ((c, c.get(base + "/view")) for c in (anna, anna.other)) if v["question"]["you"])
            return {"line": view["line"], "move": view["question"]["moves"][0]["move"]}, c
        for what, sql in (("another line", f"UPDATE lines SET hash = '{'0' * 32}' WHERE {where};"),
                          ("no line", f"DELETE FROM lines WHERE {where};")):
            body, c = move()
            run_sql(o.db, folder, kept + sql)
            refused(503, c.post, base + "/move", body)
            # a line is written behind none, or a second time: then this fails
            run_sql(o.db, folder, f"CREATE TABLE once (a BIGINT PRIMARY KEY); INSERT INTO once SELECT 1 FROM lines WHERE"
                                  f" table_id = '{table}' AND line > {line}; INSERT INTO once VALUES (1); DROP TABLE once;" + back)
            server.kill()
            server.start()
            for c in (anna, anna.other):
                c.conn = None
            assert anna.get(base)["line"] == line, what
        body, c = move()
        assert c.post(base + "/move", body)["line"] > line
    finally:
        server.kill()
    print("ok no line is written behind another one than the server knows, nor behind none")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as top:
        tables(o, os.path.join(top, "tables"))
        fence(o, os.path.join(top, "fence"))
    if o.db:  # the rest is about a file
        return
    with tempfile.TemporaryDirectory() as top:
        first = os.path.join(top, "first")
        server = Server(o.petteia, o.port, first, ["--no-limits"])
        try:
            anna, base, line = play(o.port, 60)
            server.kill()
            size = os.path.getsize(os.path.join(first, "petteia.db-wal"))
            assert size > 50_000, size

            def copy(name):
                folder = os.path.join(top, name)
                shutil.copytree(first, folder, ignore=shutil.ignore_patterns("admin.sock", "*-shm"))
                return folder, os.path.join(folder, "petteia.db-wal")

            def start(folder, *more):
                return subprocess.run(["timeout", "-s", "TERM", "2", o.petteia, "serve", "--port", str(o.port), "--data", folder, *more],
                                      capture_output=True, text=True, timeout=HANG)
            for name, at in (("middle", size // 2), ("header", 20), ("frame", 32 + 24 + 100)):
                folder, log = copy(name)
                change(log, at, b"\x55" * 40)
                tried = start(folder)
                assert tried.returncode == 2 and "damaged" in tried.stderr and "--accept-loss" in tried.stderr, (name, tried)
                assert os.path.getsize(log) == size, "a refused start leaves everything as it was"
                tried = start(folder, "--accept-loss")
                assert "Petteia is at" in tried.stdout, (name, tried)
                assert os.path.getsize(log + ".damaged") == size and lines(folder) < line, name
                tried = start(folder)
                assert "Petteia is at" in tried.stdout, f"{name}: accepted once is accepted: {tried}"
            print(f"ok a damaged log of {size} bytes is refused until the operator says so")
            folder, log = copy("torn")
            os.truncate(log, size - 300)
            assert "Petteia is at" in start(folder).stdout, "a power cut is no damage"
            assert line - 3 <= lines(folder) <= line, lines(folder)
            server = Server(o.petteia, o.port, first, ["--no-limits"])
            anna.conn = None
            assert anna.get(base)["line"] == line
            print("ok a last transaction that was not finished is not damage, and a whole log opens as ever")
        finally:
            server.kill()


main()
