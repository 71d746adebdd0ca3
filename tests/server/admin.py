#!/usr/bin/env python3
"""The operator's commands against a running server, and what players notice of them.

    admin.py PETTEIA [--db URL] [--port P]

Lists, closing a table, bans, one-time passwords, messages, draining and a restart that takes no time
off clocks, a backup that starts as a server of its own."""
import contextlib
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Server, Stream, arguments, refused, until  # noqa: E402


class Admin:
    def __init__(self, binary, data):
        self.start = [binary, "admin", "--data", data]

    def run(self, *words, code=0):
        done = subprocess.run([*self.start, *words], capture_output=True, text=True, timeout=HANG)
        assert done.returncode == code, f"{words}: {done.returncode} {done.stdout} {done.stderr}"
        return done.stdout if code == 0 else done.stderr

    def json(self, *words):
        """What a program reads: one value, whatever the language of the environment."""
        said = subprocess.run([*self.start, "--json", "--lang", "ru", *words], capture_output=True, text=True, timeout=HANG, check=True).stdout
        assert said.count("\n") == 1 and said.endswith("\n"), said
        return json.loads(said)


def two(anna, bob, **more):
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], "public": True, **more})
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    return table


def closing_and_bans(port, admin):
    anna, bob, eve = Client(port, "anna"), Client(port, "bob"), Client(port, "eve the loud")
    table, other = two(anna, bob), two(anna, eve)
    ear = Stream(anna)
    listed = admin.run("tables")
    assert table in listed and other in listed and "running" in listed
    row = next(x for x in admin.json("tables") if x["id"] == table)
    owner = anna.get("/api/me")["user"]["id"]
    expected = {"game": "cyclades", "seats": 2, "status": "running", "public": True, "owner": owner, "spectators": 0}
    assert {k: row[k] for k in expected} == expected and row["line"] > 0 and row["created"] > 1e12, row
    admin.run("close", table)
    ear.wait("table", lambda d: d["table"] == table and d["status"] == "over")
    assert anna.get(f"/api/tables/{table}")["result"] is None
    assert b"reveal" in anna.get(f"/api/tables/{table}/record", raw=True)
    assert table not in admin.run("tables")
    assert "closed already" in admin.run("close", table, code=1)
    admin.run("close", "nosuchtable", code=1)
    print("ok a table is closed by the operator")

    eve_id = eve.get("/api/me")["user"]["id"]
    assert eve_id in admin.run("users", "loud") and "guest" in admin.run("users", eve_id)
    late = Stream(eve)
    late.wait("turn")
    assert eve_id in admin.run("connections")
    row = next(x for x in admin.json("connections") if x["user"] == eve_id)
    assert row["address"] == "127.0.0.1" and row["seconds"] >= 0 and row["tables"] == 1, row
    eve_row = {"id": eve_id, "kind": "guest", "name": "eve the loud", "banned": False}
    assert admin.json("users", "loud") == [eve_row] and admin.json("users", "no such name") == []
    admin.run("ban", eve_id)
    assert "banned" in refused(403, eve.get, "/api/me")
    seat = anna.get(f"/api/tables/{other}")["seats"][1]
    assert seat["kind"] == "bot", "a bot plays on for who was shut out"
    late.thread.join(30)
    assert late.closed, "the stream of a banned user is cut"
    assert eve_id in admin.run("bans")
    assert admin.json("users", eve_id) == [{**eve_row, "banned": True}]
    assert admin.json("unban", eve_id) == {"who": eve_id}
    eve.post(f"/api/tables/{other}/return")
    admin.run("unban", eve_id, code=1)
    admin.run("ban", "127.0.0.1")
    refused(403, anna.get, "/api/me")
    admin.run("unban", "127.0.0.1")
    anna.get("/api/me")
    admin.run("ban", "no such one", code=1)
    print("ok users and addresses are shut out and let in again")
    ear.close()


def passwords(port, admin):
    anna = Client(port, "anna")
    anna.token = anna.post("/api/account", {"name": "Annabel", "password": "a long password"})["token"]
    ear = Stream(anna)
    once = admin.json("password", "Annabel")["password"]
    refused(401, anna.get, "/api/me")
    ear.thread.join(30)
    assert ear.closed, "a new password ends what the old one began"
    refused(403, anna.post, "/api/login", {"name": "Annabel", "password": "a long password"})
    back = Client(port)
    answer = back.post("/api/login", {"name": "Annabel", "password": once})
    assert answer["new_password_needed"]
    refused(403, Client(port).post, "/api/login", {"name": "Annabel", "password": once})
    back.token = answer["token"]
    refused(400, back.post, "/api/password", {"password": "short"})
    back.token = back.post("/api/password", {"password": "another password"})["token"]
    refused(403, back.post, "/api/password", {"old": "a wrong password", "password": "something else"})
    fresh = Client(port)
    fresh.token = fresh.post("/api/login", {"name": "Annabel", "password": "another password"})["token"]
    fresh.token = fresh.post("/api/password", {"old": "another password", "password": "a third password"})["token"]
    refused(401, back.get, "/api/me")
    assert fresh.get("/api/me")["user"]["name"] == "Annabel"
    admin.run("password", "Nobody", code=1)
    print("ok a password for one login, then a new one")


def messages(port, admin):
    anna = Client(port, "anna")
    ear = Stream(anna)
    assert anna.get("/healthz")["ok"]
    text = 'restart at noon; "quotes", <tags> and ünïcode'
    admin.run("say", text)
    ear.wait("notice", lambda d: d["text"] == text)
    late = Stream(Client(port))
    late.wait("notice", lambda d: d["text"] == text)
    assert admin.json("say") == {}
    ear.wait("notice", lambda d: d["text"] == "")
    [e.close() for e in (ear, late)]
    print("ok a message to everybody, to who comes later too")


def drain(server, port, admin):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    table = two(anna, bob, clock={"bank_s": 1000, "increment_s": 0})
    admin.run("drain")
    assert "restarts soon" in refused(503, two, anna, bob)
    assert not admin.json("drain", "off")["draining"]
    two(anna, bob)
    admin.run("drain")
    assert "draining" in admin.run("stats") and admin.json("stats")["draining"]
    asked_at = time.monotonic()
    before = min(anna.get(f"/api/tables/{table}")["clock"]["left_ms"])
    assert server.stop() == 0
    pause = 7.0  # longer than the beats by which servers know of each other
    time.sleep(pause)
    server.start()
    after = min(anna.get(f"/api/tables/{table}")["clock"]["left_ms"])
    passed = (time.monotonic() - asked_at) * 1000
    # all that passed but the pause, in which there was no server; the clock counts in milliseconds
    assert 0 <= before - after <= passed - pause * 1000 + 2, f"{before - after} ms charged, {passed} passed"
    bob.get("/api/me")
    two(anna, bob)
    print("ok draining, and a planned restart that takes nothing off the clocks")


def play_on(client, table, stop, told):
    """Against a bot; notes every line that was acknowledged."""
    base = f"/api/tables/{table}"
    while not stop.is_set():
        view = client.get(base + "/view")
        if view["question"]["you"]:
            told.append(client.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][-1]["move"]})["line"])


def backup(binary, port, admin, folder):
    anna = Client(port, "anna")
    alone = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})["table"]["id"]
    table = two(anna, Client(port, "bob"))
    line = anna.get(f"/api/tables/{table}")["line"]
    os.mkdir(os.path.join(folder, "copy"), 0o700)
    copy = os.path.join(folder, "copy", "petteia.db")
    stop, told = threading.Event(), []
    players = threading.Thread(target=play_on, args=(anna.copy(), alone, stop, told))
    players.start()
    until("they play", lambda: len(told) > 5)
    before = told[-1]
    admin.run("backup", copy)
    stop.set()
    players.join()
    with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        lines = [n for n, in db.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY line", (alone,))]
        assert lines == list(range(1, len(lines) + 1)) and before <= len(lines), f"{len(lines)} lines, {before} were acknowledged"
    assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600
    assert "already" in admin.run("backup", copy, code=1)
    assert "already" in admin.run("--json", "backup", copy, code=1), "a refusal is a message, not a value"
    admin.run("backup", os.path.join(folder, "no", "such", "folder"), code=1)
    other = Server(binary, port + 1, os.path.dirname(copy))
    try:
        there = anna.copy()
        there.port = port + 1
        assert there.get(f"/api/tables/{table}")["line"] >= line
    finally:
        other.kill()
    print("ok a backup while it runs, a server on the copy")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        server = Server(o.petteia, o.port, o.db or data, ["--no-limits"] + (["--data", data] if o.db else []))
        admin = Admin(o.petteia, data)
        try:
            door = os.stat(os.path.join(data, "admin.sock"))
            assert stat.S_ISSOCK(door.st_mode) and stat.S_IMODE(door.st_mode) == 0o600, oct(door.st_mode)
            assert "requests" in admin.run("stats")
            stats = admin.json("stats")
            assert stats["running"] == 0 and stats["commits"] >= 0 and stats["draining"] is False, stats
            assert "no such command" in admin.run("fly", code=1)
            with socket.socket(socket.AF_UNIX) as rude:  # too long a line, then silence
                rude.connect(os.path.join(data, "admin.sock"))
                rude.sendall(b"x" * 5000)
                assert rude.recv(100).startswith(b"no:")
            closing_and_bans(o.port, admin)
            passwords(o.port, admin)
            messages(o.port, admin)
            drain(server, o.port, admin)
            if o.db:
                assert "pg_dump" in admin.run("backup", "/tmp/x", code=1)
            else:
                backup(o.petteia, o.port, admin, folder)
            assert server.stop() == 0
            assert not os.path.exists(os.path.join(data, "admin.sock"))
            assert "no server answers" in admin.run("stats", code=2)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
