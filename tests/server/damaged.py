#!/usr/bin/env python3
"""A damaged database log: the server reports it and refuses to start unless told to.

    damaged.py PETTEIA [--port P]

A server is killed while its log is full of acknowledged moves. Then bytes in the middle of the log are changed, its beginning,
its last frame cut: the first two are refused, with words, and accepted with --accept-loss; the last is what a power cut does."""
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, arguments  # noqa: E402


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


def main():
    o = arguments().parse_args()
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
                                      capture_output=True, text=True, timeout=120)
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
