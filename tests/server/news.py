#!/usr/bin/env python3
"""Two servers on one PostgreSQL: what happens at one is news at the other.

    news.py PETTEIA --db URL [--port P]

Sitting down, starting, moving, talking, bans and messages through one server, seen through the other."""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, hand_over, until  # noqa: E402


def banned(client):
    try:
        client.get("/api/me")
    except Refused as r:
        return r.status == 403
    return False


def main():
    o = arguments(db="required").parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(o.petteia, o.port + i, o.db, ["--no-limits", "--data", os.path.join(folder, f"d{i}")]) for i in range(2)]
        try:
            anna, bob = Client(o.port, "anna"), Client(o.port + 1, "bob")
            made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})
            table = made["table"]["id"]
            base = f"/api/tables/{table}"
            ear = Stream(anna)
            bob.post(base + "/join", {"invite": made["invite"]})
            ear.wait("table", lambda d: d["table"] == table)
            until("a guest sat down", lambda: anna.get(base)["seats"][1].get("user", {}).get("name") == "bob")
            anna.post(base + "/start")
            until("the game began", lambda: bob.get(base)["status"] == "running")
            print("ok who sits down at one server is seen at the other")
            bob.post(base + "/chat", {"text": "good evening"})
            bob.post(base + "/chat", {"text": "shall we?"})
            ear.wait("chat", lambda d: d["text"] == "shall we?")
            said = [d["text"] for k, d, _ in ear.events if k == "chat"]
            assert said == ["good evening", "shall we?"], said
            print("ok chat travels, each word once")
            there = bob.get(base + "/view")
            who, other = (bob, anna) if there["question"]["you"] else (anna, bob)
            view = who.get(base + "/view")
            line = who.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})["line"]
            until("a move", lambda: other.get(base)["line"] >= line)
            ear.wait("line", lambda d: d["line"] == line)
            print("ok moves travel")
            there = anna.copy()
            there.port = bob.port
            hand_over(there, bob, table, ear, 20)
            print("ok seats that change hands beside a move are told")
            admin = [o.petteia, "admin", "--data", os.path.join(folder, "d1")]
            subprocess.run([*admin, "say", "hello both"], check=True)
            ear.wait("notice", lambda d: d["text"] == "hello both")
            subprocess.run([*admin, "ban", anna.get("/api/me")["user"]["id"]], check=True, stdout=subprocess.DEVNULL)
            until("a ban", lambda: banned(anna))
            print("ok bans and messages travel")
            assert [s.stop() for s in servers] == [0, 0]
        finally:
            [s.kill() for s in servers]


main()
