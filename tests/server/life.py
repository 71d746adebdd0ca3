#!/usr/bin/env python3
"""A table's life beside its moves: taking back, handing over, coming back, giving up, the end and after.

    life.py PETTEIA [--port P]

And what the log says meanwhile: one line per event, and no token, password or invitation in it."""
import os
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, finish, refused, until  # noqa: E402

SECRETS = []


def user(port, name):
    c = Client(port, name)
    SECRETS.append(c.token)
    return c


def two(anna, bob, **more):
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    SECRETS.append(made["invite"])
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    return base


def step(base, players):
    """Whoever is asked plays the first move; who it was."""
    for c in players:
        view = c.get(base + "/view")
        if view["question"]["you"]:
            c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
            return c
    raise SystemExit(f"nobody is asked: {view['question']}")


def taking_back(port):
    anna, bob = user(port, "anna"), user(port, "bob")
    base = two(anna, bob, undo="consent")
    one = step(base, [anna, bob])
    line = anna.get(base)["line"]
    assert one.post(base + "/undo")["line"] == line + 1, "the own last decision is taken back at once"
    assert anna.get(base + "/log")[-1]["move"] == f"undo {line}"
    one = step(base, [anna, bob])
    other = bob if one is anna else anna
    while step(base, [anna, bob]) is one:
        pass
    line = anna.get(base)["line"]
    wish = one.post(base + "/undo")["table"]["undo_asked"]
    assert wish and other.get(base)["undo_asked"] == wish and anna.get(base)["line"] == line
    other.post(base + "/undo/answer", {"yes": False})
    assert other.get(base)["undo_asked"] is None and anna.get(base)["line"] == line, "no is no"
    refused(409, other.post, base + "/undo/answer", {"yes": True})
    one.post(base + "/undo")
    other.post(base + "/undo/answer", {"yes": True})
    log = anna.get(base + "/log")
    assert log[line]["move"] == f"undo {wish}", log[line:]
    assert one.get(base + "/view")["question"]["you"], "the one who asked decides anew"
    long = two(anna, bob)
    mover = step(long, [anna, bob])
    for times in range(200):  # the same decision again and again
        try:
            mover.post(long + "/undo")
        except Refused as r:
            assert r.status == 409 and "enough" in r.data, r
            break
        if mover.get(long)["undo_asked"]:
            (bob if mover is anna else anna).post(long + "/undo/answer", {"yes": True})
        view = mover.get(long + "/view")
        mover.post(long + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    assert times == 100, f"taken back {times} times"
    # what does not stand any more cannot be taken back once more, by nobody: such lines would cost whoever decided it, and fill the record
    line = anna.get(long)["line"]
    gone = next(x["line"] for x in reversed(anna.get(long + "/log")) if x["move"].startswith("undo "))
    for c in (anna, bob):
        for to in (gone, int(anna.get(long + "/log")[gone - 1]["move"].split()[1])):
            refused(409, c.post, long + "/undo", {"to": to})
    assert anna.get(long)["line"] == line and not anna.get(long)["undo_asked"]
    strict = two(anna, bob, undo="off")
    refused(403, step(strict, [anna, bob]).post, strict + "/undo")
    print("ok taking back: at once, by consent, or not at all")


def handing_over(port):
    anna, bob = user(port, "anna"), user(port, "bob")
    base = two(anna, bob, clock={"bank_s": 500, "increment_s": 2})
    anna.post(base + "/takeover", {"bot": "random"})
    seat = bob.get(base)["seats"][0]
    assert seat["kind"] == "bot" and seat["bot"] == "random" and seat["user"]["name"] == "anna"
    refused(409, anna.post, base + "/move", {"line": anna.get(base)["line"], "move": "offer zeus 1"})
    anna.post(base + "/return")
    assert bob.get(base)["seats"][0]["kind"] == "human"
    refused(409, bob.post, base + "/takeover", {"seat": "s1", "bot": "random"})  # nobody speaks for another's seat
    for _ in range(40):
        step(base, [anna, bob])
    anna.post(base + "/resign")
    refused(409, anna.post, base + "/return")
    assert bob.get(base)["seats"][0]["resigned"]
    finish(base, [bob])
    print("ok handing over, coming back, giving up")
    alone = bob.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})
    alone = f"/api/tables/{alone['table']['id']}"
    bob.post(alone + "/takeover", {"bot": "mcts:iterations=100"})
    until("against bots alone a bot may play on", lambda: bob.get(alone)["status"] == "over")
    metrics = dict(line.split() for line in bob.get("/metrics", raw=True).decode().splitlines() if line[0] != "#")
    assert int(metrics["petteia_trees_kept_total"]) > 0, "a bot that goes on begins anew"
    assert metrics["petteia_trees"] == "0", "bots of a finished game keep their memory"
    print(f"ok {metrics['petteia_trees_kept_total']} times a bot went on with its tree; none is left")
    return base, anna, bob


def afterwards(port, base, anna, bob):
    info = bob.get(base)
    assert abs(sum(info["result"].values()) - 1) < 0.01, info["result"]
    me = bob.get("/api/me")["user"]["id"]
    stats = bob.get(f"/api/users/{me}/stats")["games"]["cyclades"]
    assert stats["games"] == 1 and stats["uncertainty"] < 8.333, stats
    ranks = [r["user"] for r in bob.get("/api/ratings/cyclades")]
    assert me in ranks and anna.get("/api/me")["user"]["id"] in ranks
    middle = info["line"] // 2
    past = bob.get(f"{base}/view?at={middle}&as=s2")
    assert past["line"] == middle and past["you"] == "s2"
    again = bob.post(base + "/continue", {"line": middle})
    SECRETS.append(again["invite"])
    table = f"/api/tables/{again['table']['id']}"
    assert bob.get(table)["you"] == "s2", "who continues keeps the seat"
    assert bob.get(f"{table}/view?at=0")["view"] == past["view"], "a game goes on from where it was"
    refused(400, bob.post, base + "/continue", {"line": info["line"]})
    # friends are asked, and one sits in the seat one looked through: anna gets bob's
    together = bob.post(base + "/continue", {"line": middle, "as": "s1", "friends": True})
    SECRETS.append(together["invite"])
    offer = together["table"]
    table = f"/api/tables/{offer['id']}"
    assert offer["status"] == "open" and offer["you"] == "s1" and offer["continues"], offer
    theirs = anna.get(table)
    assert theirs["you"] == "s2" and theirs["seats"][1]["offered"] and theirs["seats"][1]["kind"] == "open", theirs
    assert any(t["id"] == offer["id"] and t["continues"] for t in anna.get("/api/me")["tables"])
    anna.post(table + "/join")
    bob.post(table + "/start")
    assert bob.get(table)["status"] == "running" and bob.get(f"{table}/view?at=0&as=s1")["you"] == "s1"
    for c in (anna, bob):
        c.post(table + "/resign")
    until("bots finish it", lambda: bob.get(table)["status"] == "over")
    assert bob.get(f"/api/users/{me}/stats")["games"]["cyclades"]["games"] == 1, "what did not begin at the beginning is not rated"
    # everybody who played may show the finished game, and voids nobody's link; its host closes it
    stranger = user(port, "stranger")
    refused(404, stranger.get, base)
    links = [c.post(base + "/invite")["invite"] for c in (anna, bob)]
    SECRETS.extend(links)
    for link in links:
        assert stranger.get(f"{base}?invite={link}")["status"] == "over"
        assert stranger.get(f"{base}/view?at={middle}&invite={link}")["line"] == middle
    refused(404, stranger.post, base + "/invite")
    anna.post(base + "/lock", {"locked": True})
    for link in links:
        refused(404, stranger.get, f"{base}?invite={link}")
    refused(403, bob.post, base + "/invite")
    print("ok result, ratings, replay, going on from a line alone and together, showing a finished game")


def rotating(port):
    anna = user(port, "anna")
    SECRETS.append("correct horse battery")
    first = anna.token
    anna.token = anna.post("/api/account", {"name": "Annabel", "password": "correct horse battery"})["token"]
    SECRETS.append(anna.token)
    assert anna.token != first
    before = anna.token
    anna.token = anna.post("/api/login", {"name": "Annabel", "password": "correct horse battery"})["token"]
    SECRETS.append(anna.token)
    old = Client(port)
    old.token = before
    refused(401, old.get, "/api/me")
    assert "неверное" in refused(403, anna.post, "/api/login?lang=ru", {"name": "Annabel", "password": "wrong password"})
    anna.post("/api/logout")
    refused(401, anna.get, "/api/me")
    print("ok tokens change at login and end at logout; refusals in the reader's language")


def logging_in(port):
    """A guest logs in to an account: what it has not finished goes with it, in the same moment as the token."""
    anna, bob, cleo = user(port, "anna"), user(port, "bob"), user(port, "cleo")
    for c, name in ((bob, "Bob"), (cleo, "Cleo")):
        SECRETS.append(f"password of {name}")
        c.token = c.post("/api/account", {"name": name, "password": f"password of {name}"})["token"]
        SECRETS.append(c.token)
    running, both = two(anna, cleo), two(anna, bob)
    kept = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "name": "hers", "seat": [{"kind": "open"}, {"kind": "open"}]})
    SECRETS.append(kept["invite"])
    opened = f"/api/tables/{kept['table']['id']}"
    over = two(anna, cleo)
    finish(over, (anna, cleo))
    me, rated = anna.get("/api/me")["user"]["id"], lambda c: c.get(f"/api/users/{c.get('/api/me')['user']['id']}/stats")["games"]
    before, stream, theirs = rated(anna), Stream(anna), Stream(cleo)
    theirs.wait("turn")
    phone = user(port, "phone")  # Bob's account, where he was a guest at first
    phone.token, old = anna.token, Client(port)
    old.token = anna.token
    refused(403, phone.post, "/api/login", {"name": "Bob", "password": "not his password"})
    assert cleo.get(running)["seats"][0]["user"]["id"] == me, "a wrong password moves nothing"
    phone.token = phone.post("/api/login", {"name": "Bob", "password": "password of Bob"})["token"]
    SECRETS.append(phone.token)
    refused(401, old.get, "/api/me")
    him = phone.get("/api/me")["user"]["id"]
    assert him == bob.get("/api/me")["user"]["id"]
    seat = cleo.get(running)["seats"][0]
    assert seat["user"] == {"id": him, "name": "Bob"} and seat["kind"] == "human" and seat["connected"], seat
    assert phone.get(running)["you"] == "s1" and running.split("/")[-1] in [t["id"] for t in phone.get("/api/me")["tables"]]
    theirs.wait("table", lambda d: d["table"] == running.split("/")[-1])
    step(running, [phone, cleo])
    stream.wait("line", lambda d: d["table"] == running.split("/")[-1])
    first, second = bob.get(both)["seats"]
    assert second["user"]["id"] == him and first["user"]["id"] == me and first["kind"] == "bot", "nobody has two seats"
    for name in ("anna", "dora"):
        user(port, name).post(opened + "/join", {"invite": kept["invite"]})
    refused(404, cleo.post, opened + "/start")
    assert phone.post(opened + "/start")["table"]["status"] == "running", "the table has another owner now"
    assert cleo.get(over)["seats"][0]["user"]["id"] == me and "cyclades" not in rated(bob), "what is finished stays with the guest"
    assert cleo.get(f"/api/users/{me}/stats")["games"] == before
    stream.close()
    theirs.close()
    print("ok a guest who logs in takes seats, tables and streams along, but no ratings")


def alone(petteia, port, folder):
    second = subprocess.run([petteia, "serve", "--port", str(port), "--data", folder], capture_output=True, text=True, timeout=HANG)
    assert second.returncode == 2 and "another server uses" in second.stderr, second
    print("ok a second server on the same folder is refused")


def main():
    o = arguments().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PETTEIA_LOG"] = log = os.path.join(folder, "log")
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits", "--metrics", "public", "--away", "1"])
        try:
            alone(o.petteia, o.port + 1, os.path.join(folder, "data"))
            taking_back(o.port)
            afterwards(o.port, *handing_over(o.port))
            rotating(o.port)
            logging_in(o.port)
            assert server.stop() == 0
            with open(log) as f:
                lines = f.read().splitlines()
            assert lines and all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ \S", line) for line in lines), lines
            assert not any(secret in line for line in lines for secret in SECRETS), "a secret is in the log"
            print(f"ok {len(lines)} lines of log, no secret in them")
        finally:
            server.kill()


main()
