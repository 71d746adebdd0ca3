#!/usr/bin/env python3
"""Clocks of games cannot be set or refilled.

    clocks.py PETTEIA CLOCKSTEP [--db URL] [--port P]

CLOCKSTEP (clockstep.c) moves the host's time of day under the running server: ten minutes back, an hour forward. Then a player
hands over to a bot and comes back, again and again; and one who resigned tries to take back what the bot did. A server that starts
with its clock a hundred days ahead deletes nobody; two servers whose clocks are two minutes apart agree about a game's."""
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Person, Refused, Server, arguments, refused  # noqa: E402


def two(*ports, **more):
    anna, bob = Person(ports, "anna"), Person(ports, "bob")
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    return base, anna, bob


def asked(base, people):
    for c in people:
        view = c.get(base + "/view")
        if view["question"]["you"]:
            return c, view
    raise SystemExit(f"nobody is asked: {view['question']}")


def step(base, people):
    c, view = asked(base, people)
    c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    return c


def left(client, base):
    info = client.get(base)
    return info["clock"]["left_ms"][int(info["you"][1:]) - 1]


def set_clock(server, file, port):
    base, anna, bob = two(port, clock={"bank_s": 3000, "increment_s": 0})
    for seconds in (-600, 3600, 0):
        with open(file, "w") as f:
            f.write(str(seconds * 1000))
        for _ in range(4):
            step(base, (anna, bob))
        for c in (anna, bob):
            assert 2_700_000 < left(c, base) <= 3_000_000, f"by {seconds} s: {left(c, base)} ms left"
        assert anna.get("/api/me")["user"]["name"] == "anna", "limits count by the same clock"
        Client(port, "newcomer")
    for seconds in (-600, 3600):  # and between two lives of the server
        server.stop()
        with open(file, "w") as f:
            f.write(str(seconds * 1000))
        server.start()
        for c in (anna, bob):
            c.conn = None
            assert 2_700_000 < left(c, base) <= 3_000_000, f"after a restart {seconds} s later: {left(c, base)} ms left"
    with open(file, "w") as f:
        f.write("0")
    print("ok setting the host's clock changes no clock of a game and no limit")


def no_refill(port):
    base, anna, bob = two(port, clock={"bank_s": 2000, "increment_s": 0})
    c, _ = asked(base, (anna, bob))
    time.sleep(1.2)
    before = left(c, base)
    assert before < 1_999_000, before
    for _ in range(3):
        c.post(base + "/takeover", {"bot": "level:6"})
        c.post(base + "/return")
        assert left(c, base) <= before, f"handing over and coming back gave time: {before} before, {left(c, base)} now"
    print(f"ok handing over and coming back leaves a clock as it was: {before} ms before, {left(c, base)} after")


def flag(port):
    base, anna, bob = two(port, clock={"bank_s": 1, "increment_s": 0}, absence={"how": "bot"})
    c, _ = asked(base, (anna, bob))
    end = time.monotonic() + HANG
    while c.get(base)["seats"][int(c.get(base)["you"][1:]) - 1]["kind"] != "bot":
        assert time.monotonic() < end, "the flag does not fall"
        time.sleep(0.02)
    began = time.monotonic()
    c.post(base + "/return")
    now = left(c, base)
    assert 30_000 - 1000 * (time.monotonic() - began) - 500 <= now <= 30_000, now
    print("ok whose clock ran out comes back with half a minute")


def resigned(port):
    made = Client(port, "anna")
    table = made.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True, "undo": "free"})
    base = f"/api/tables/{table['table']['id']}"
    line = made.get(base)["line"]
    made.post(base + "/resign")
    end = time.monotonic() + HANG
    while made.get(base)["line"] < line + 4:
        assert time.monotonic() < end
        time.sleep(0.01)
    for body in ({}, {"to": made.get(base)["line"]}, {"to": 1}):
        try:
            made.post(base + "/undo", body)
            raise SystemExit("who resigned took back what the bot did")
        except Refused as r:
            assert r.status == 409, r
    refused(409, made.post, base + "/undo/answer", {"yes": True})
    if made.get(base)["status"] == "running":
        made.post(base + "/takeover", {"bot": "random"})
        refused(409, made.post, base + "/return")
    print("ok who resigned takes nothing back, and stays away")


def ahead(o, binary, folder, file):
    """A hundred days ahead: guests and logins are still there."""
    data = os.path.join(folder, "ahead")
    server = Server(binary, o.port, o.db or data)
    try:
        guests = [Client(o.port, f"guest{i}") for i in range(3)]
        server.stop()
        with open(file, "w") as f:
            f.write(str(100 * 86400 * 1000))
        server.start()
        time.sleep(3)  # the first round is over, in which things expire
        for g in guests:
            g.conn = None
            g.get("/api/me")
    finally:
        server.kill()
        with open(file, "w") as f:
            f.write("0")
    print("ok a start with the clock a hundred days ahead deletes nobody")


def apart(o, folder):
    """Two servers on one database, the second two minutes ahead."""
    servers = []
    try:
        for i, step_s in enumerate((0, 120)):
            file = os.path.join(folder, f"step{i}")
            with open(file, "w") as f:
                f.write(str(step_s * 1000))
            servers.append(Server(["env", f"LD_PRELOAD={o.clockstep}", f"CLOCKSTEP={file}", o.petteia], o.port + i, o.db, ["--no-limits"]))
        base, anna, bob = two(o.port, o.port + 1, clock={"bank_s": 1000, "increment_s": 0})
        there = [anna.at(o.port + 1), bob.at(o.port + 1)]
        for i in range(12):
            step(base, (anna, bob) if i % 2 else there)
            for c in (anna, there[0]):
                for ms in c.get(base)["clock"]["left_ms"]:
                    assert 900_000 < ms <= 1_000_000, f"after {i + 1} moves there are {ms} ms of 1000 s left"
        assert all(s["kind"] == "human" for s in anna.get(base)["seats"]), "somebody was flagged"
    finally:
        [s.kill() for s in servers]
    print("ok two servers whose clocks are two minutes apart agree about a game's")


def main():
    o = arguments("clockstep", db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "step")
        with open(file, "w") as f:
            f.write("0")
        binary = ["env", f"LD_PRELOAD={o.clockstep}", f"CLOCKSTEP={file}", o.petteia]
        server = Server(binary, o.port, o.db or os.path.join(folder, "data"))
        try:
            set_clock(server, file, o.port)
            no_refill(o.port)
            flag(o.port)
            resigned(o.port)
        finally:
            server.kill()
        ahead(o, binary, folder, file)
        if o.db:
            apart(o, folder)


main()
