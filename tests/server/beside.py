#!/usr/bin/env python3
"""What takes long for one is not felt by others.

    beside.py PETTEIA [--db URL] [--port P] [--lines N] [--undone N]

An operator bans a guest, a guest logs in, a guest expires: each has a seat at a long table, which has to be read first. Meanwhile
others are answered between its slices. And somebody asks for the dice of a game that was crafted so that checking them takes long:
others are answered before that is done."""
import os
import select
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, arguments, refused, run_sql, until  # noqa: E402
from long_table import Bystander, add_lines, answers, asked, grow, seed  # noqa: E402

DAY = 86400000
ACCOUNT = {"name": "Cleo", "password": "a long password"}
SLICES = 3  # answers between slices of a table of many
TARGETS = 8  # more than the states that a check keeps
LONGEST = 90000  # lines that a record has room for, and a game before them


def is_gone(client, user):
    try:
        client.get(f"/api/users/{user}/stats")
    except Refused as r:
        return r.status == 404
    return False


def played_by_bots(client):
    """A whole game; its id and its last line."""
    table = client.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "bot", "bot": "random"}] * 2})["table"]["id"]
    client.post(f"/api/tables/{table}/start")
    until("the end of a game", lambda: client.get(f"/api/tables/{table}")["status"] == "over")
    return table, client.get(f"/api/tables/{table}")["line"]


def craft(o, folder, table, last, undone, more):
    """Taken back to one of several late lines, a bit earlier every time, again and again: whoever checks it keeps the states after the
    lines that come later, and plays most of the game anew for every line. So often already, and more often now."""
    add_lines(o.db, folder, table, last + undone, more, 0, f"'undo ' || ({last} - i % {TARGETS})")
    run_sql(o.db, folder, f"UPDATE tables SET result = '' WHERE id = '{table}';")


def banning(o, folder, nobody, guest, me):
    anna, bob, table, end = guest
    other = Bystander(nobody)
    done = subprocess.run([o.petteia, "admin", "--data", folder, "ban", me], capture_output=True, text=True)
    between = other.end(end)
    assert done.returncode == 0 and between >= SLICES, (done, between)
    refused(403, anna.get, "/api/me")
    assert bob.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
    print(f"ok while a guest with a long table is banned others are answered ({between} times)")


def logging_in(nobody, guest):
    anna, bob, table, end = guest
    other = Bystander(nobody)
    anna.token = anna.post("/api/login", ACCOUNT)["token"]
    between = other.end(end)
    assert between >= SLICES, between
    assert bob.get(f"/api/tables/{table}")["seats"][0]["user"]["name"] == ACCOUNT["name"]
    print(f"ok while a guest with a long table logs in others are answered ({between} times)")


def expiring(nobody, guest, me):
    _, bob, table, end = guest
    other = Bystander(nobody)
    until("a guest without a login is gone", lambda: is_gone(nobody, me))
    between = other.end(end)
    assert between >= SLICES, between
    assert bob.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
    print(f"ok while a guest with a long table expires others are answered ({between} times)")


def verifying(nobody, table):
    """Whether somebody was answered before the dice were checked."""
    nobody.get(f"/api/tables/{table}")  # it has been read when its dice are asked for
    began = time.monotonic()
    slow = asked(nobody, "/healthz", f"/api/tables/{table}/verify")
    select.select([slow], [], [])  # the first is answered, so the second is being looked at
    got = answers(asked(nobody, *["/api/bots"] * 20), 20)
    assert all(status == 200 for status, _ in got)
    before = slow.recv(1 << 16, socket.MSG_PEEK).count(b"HTTP/1.1 ") == 1
    _, (status, said) = answers(slow, 2)
    assert status == 200 and '"holds":true' in said, said
    took = time.monotonic() - began
    print(f"ok while dice are checked, which takes {took:.1f} s, others are answered" if before else f"checked in {took:.1f} s")
    return before


def main():
    a = arguments(db=True)
    a.add_argument("--lines", type=int, default=60000, help="of a long table")
    a.add_argument("--undone", type=int, default=4000, help="times, in the crafted game")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or folder, ["--no-limits", "--metrics", "public"] + (["--data", folder] if o.db else []))
        try:
            nobody = Client(o.port, "nobody")
            Client(o.port, "cleo").post("/api/account", ACCOUNT)
            seeds = [seed(o.port, (f"anna {i}", f"bob {i}")) for i in range(3)]
            crafted, last = played_by_bots(nobody)
            ids = [anna.get("/api/me")["user"]["id"] for anna, *_ in seeds]
            server.stop()
            long = [(anna.copy(), bob.copy(), table, grow(o.db, folder, table, line, seat, move, o.lines)) for anna, bob, table, line, seat, move in seeds]
            craft(o, folder, crafted, last, 0, o.undone)
            server.start()
            nobody = nobody.copy()
            banning(o, folder, nobody, long[0], ids[0])
            logging_in(nobody, long[1])
            undone = o.undone
            while not verifying(nobody, crafted):  # busy elsewhere, this machine was slower than the check
                assert undone <= LONGEST / 4, f"nobody is answered before dice of {undone} lines have been checked"
                server.stop()
                craft(o, folder, crafted, last, undone, 3 * undone)
                undone *= 4
                server.start()
                nobody = nobody.copy()
            server.stop()
            old = int(time.time() * 1000) - 40 * DAY
            run_sql(o.db, folder, f"UPDATE tokens SET used = {old} WHERE user_id = '{ids[2]}'; UPDATE users SET created = {old} WHERE id = '{ids[2]}';")
            server.start()
            expiring(nobody.copy(), long[2], ids[2])
            assert server.stop() == 0
        finally:
            server.kill()


main()
