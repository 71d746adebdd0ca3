#!/usr/bin/env python3
"""What streams tell beside lines, and to whom.

    events.py PETTEIA [--port P]

Turns, thinking bots, people who come and go, clients that do not read; and that a private table tells nothing to strangers, by
no address of the API and by no stream."""
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, hand_over  # noqa: E402


def start_two(anna, bob, public):
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], "public": public, "name": "the quiet corner"})
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    anna.post(f"/api/tables/{table}/start")
    return table, made["invite"]


def turns(port):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    ears = {"s1": Stream(anna), "s2": Stream(bob)}
    table, _ = start_two(anna, bob, True)
    first = ears["s1"].wait("turn", lambda d: d["table"] == table)
    asked = first["seat"]
    other = "s2" if asked == "s1" else "s1"
    for seat, ear in ears.items():
        turn = ear.wait("turn", lambda d: d["table"] == table)
        assert turn["seat"] == asked and turn["you"] == (seat == asked), turn
    who = {"s1": anna, "s2": bob}
    while True:  # until the turn passes to the other
        view = who[asked].get(f"/api/tables/{table}/view")
        if view["question"]["asked"] != asked:
            break
        who[asked].post(f"/api/tables/{table}/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    turn = ears[other].wait("turn", lambda d: d["seat"] == other)
    assert turn["you"] and turn["table"] == table
    kinds = [(k, d) for k, d, _ in ears[other].events if d["table"] == table and k in ("line", "turn")]
    at = kinds.index(("turn", turn))
    assert kinds[at - 1][1]["line"] == turn["line"], "a turn is told after the line that made it"
    late = Stream(who[other])
    assert late.wait("turn", lambda d: d["table"] == table)["you"], "who comes late is told whose turn it is"
    print("ok turns are told, to each whether it is its own")

    info = anna.get(f"/api/tables/{table}")
    assert [s["connected"] for s in info["seats"]] == [True, True], info["seats"]
    gone, back = ("s2", "s1") if other == "s1" else ("s1", "s2")
    ears[gone].close()
    assert ears[back].wait("connected", lambda d: d["seat"] == gone and not d["on"])
    info = anna.get(f"/api/tables/{table}")
    assert [s["connected"] for s in info["seats"]] == [s["seat"] == back for s in info["seats"]]
    ears[gone] = Stream(who[gone])
    assert ears[back].wait("connected", lambda d: d["seat"] == gone and d["on"])
    print("ok everybody sees who is there")
    [e.close() for e in [*ears.values(), late]]


def thinking(port):
    anna = Client(port, "anna")
    ear = Stream(anna)
    table = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "start": True, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "level:2"}]})["table"]["id"]
    for _ in range(200):  # play until the bot has been asked and has answered
        view = anna.get(f"/api/tables/{table}/view")
        seats = [d["seat"] for k, d, _ in ear.events if k == "thinking"]
        if seats[:2] == ["s2", None]:
            break
        if view["question"]["you"]:
            anna.post(f"/api/tables/{table}/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
        else:
            ear.wait("turn", lambda d: d["line"] > view["line"])
    assert seats[:2] == ["s2", None], seats
    ear.close()
    print("ok a bot that thinks is told, and that it has done")


def private(port):
    anna, bob, eve = Client(port, "Anna the secret"), Client(port, "Bob the secret"), Client(port, "eve")
    table, invite = start_two(anna, bob, False)
    base = f"/api/tables/{table}"
    open_table, _ = start_two(anna, bob, True)
    ears = [Stream(eve, [table, open_table]), Stream(eve, last=f"{table}=0 {open_table}=0"), Stream(Client(port), [open_table, table])]
    guest = Stream(eve, [table, open_table], invites=["wrong", invite])
    for path in ("", "/view", "/log", "/record", "/chat"):
        try:
            eve.get(base + path)
            raise SystemExit(f"a stranger reads {path}")
        except Refused as r:
            assert r.status == 404, r.status
    anna.post(base + "/chat", {"text": "a word in confidence"})
    view = anna.get(base + "/view")
    asked = anna if view["question"]["you"] else bob
    view = asked.get(base + "/view")
    asked.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    anna.post(f"/api/tables/{open_table}/chat", {"text": "for everybody"})
    for ear in ears:
        ear.wait("chat", lambda d: d["table"] == open_table)
        assert all(d["table"] != table for _, d, _ in ear.events), "a stranger's stream tells of a private table"
    guest.wait("line", lambda d: d["table"] == table)
    everything = json.dumps([t.decode() for t in eve.seen])
    assert "secret" not in everything and "quiet corner" not in everything, "names of a private table"
    assert len(eve.get(base + f"?invite={invite}")["seats"]) == 2, "the invitation opens the door"
    [e.close() for e in ears + [guest]]
    print("ok a private table tells strangers nothing")


def metric(client, name):
    return int(dict(line.split() for line in client.get("/metrics", raw=True).decode().splitlines() if line[0] != "#")[name])


def asleep(port):
    """A client that does not read is disconnected at 4 MB of backlog; others are not affected, and it can reconnect."""
    anna, bob, eve = Client(port, "anna"), Client(port, "bob"), Client(port, "eve")
    table, _ = start_two(anna, bob, True)
    base = f"/api/tables/{table}"
    start = anna.get(base)["line"]
    awake, sleeper = Stream(bob), Stream(eve, [table], asleep=True)

    def move():
        view = anna.get(base + "/view")
        who = anna if view["question"]["you"] else bob
        view = who.get(base + "/view")
        return who.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})["line"]

    awake.wait("turn", lambda d: d["table"] == table)
    while metric(anna, "petteia_streams") > 2:  # of the tests before
        time.sleep(0.005)
    said, line = 0, start
    while metric(anna, "petteia_streams") == 2:
        assert said < 10000, "a reader that does not read is kept, whatever waits for it"
        for _ in range(50):  # two bytes for each on their way, and up to 200 around them
            said = anna.post(base + "/chat", {"text": '"' * 599})["id"]
        line = move()
    assert said * (599 * 2 + 200) > 4 << 20, f"cut off after {said} messages already"
    line = move()
    awake.wait("line", lambda d: d["table"] == table and d["line"] >= line)
    line = anna.get(base)["line"]
    assert awake.lines(table) == list(range(start + 1, line + 1)), "lines of who reads"
    assert [d["id"] for k, d, _ in awake.events if k == "chat"] == list(range(1, said + 1)), "words to who reads"
    sleeper.wake()
    sleeper.thread.join()
    before = sleeper.lines(table)
    back = Stream(eve, [table], last=sleeper.last or f"{table}={start}")
    back.wait("line", lambda d: d["table"] == table and d["line"] == line)
    assert before + back.lines(table) == list(range(start + 1, line + 1)), (before, back.lines(table))
    awake.close()
    back.close()
    print(f"ok a reader who sleeps over {said} messages is cut off, nobody else; it comes back and misses no line")


def resumed(port):
    """The id of an event says how far its reader came, and by its mark in which history; older servers made other marks."""
    anna, bob = Client(port, "anna"), Client(port, "bob")
    table, _ = start_two(anna, bob, True)
    mover = anna if anna.get(f"/api/tables/{table}/view")["question"]["you"] else bob
    view = mover.get(f"/api/tables/{table}/view")
    ear = Stream(anna, [table])
    said = mover.post(f"/api/tables/{table}/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    ear.wait("line", lambda d: d["line"] == said["line"])
    anna.post(f"/api/tables/{table}/chat", {"text": "here"})
    ear.wait("chat")
    line, mark = (int(n) for n in ear.last.removeprefix(f"{table}=").split(":"))
    assert (line, mark) == (said["line"], said["mark"]), (ear.last, said)
    for end, parted in ((f":{mark}", False), (f":{mark ^ 1}", True), (f".{mark ^ 1}", False), ("", False)):
        again = Stream(anna, last=f"{table}={line}{end}")
        again.wait("turn", lambda d: d["table"] == table)
        assert any(k == "back" for k, d, _ in again.events if d["table"] == table) == parted, (end, again.events)
        again.close()
    ear.close()
    print("ok who comes back is told if what it read is no longer so, and only then")


def beside_lines(port):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    table, _ = start_two(anna, bob, False)
    ear, rounds = Stream(anna, [table]), 30
    hand_over(anna, bob, table, ear, rounds)
    ear.close()
    print(f"ok {rounds} seats changed hands beside a move, and each was told")


def main():
    o = arguments().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits", "--metrics", "public"])
        try:
            turns(o.port)
            thinking(o.port)
            private(o.port)
            asleep(o.port)
            resumed(o.port)
            beside_lines(o.port)
            assert server.stop() == 0
        finally:
            server.kill()


main()
