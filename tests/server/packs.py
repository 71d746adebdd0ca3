#!/usr/bin/env python3
"""Packs at a server: the host brings one, everybody sees its name and differences, the record carries it, a restart
keeps it; one that is wrong is refused with line and reason, in the language of who asks. Strangers cannot use up the room for
packs: what no table in use has makes room, and where all are in use the rest of the server does not notice.

    packs.py PETTEIA [--port P] [--db URL]"""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, arguments, play_out, refused  # noqa: E402

HEAD = "petteia-pack 1 elysium\nname Anna's box\n"
CARD = "card ZEU-01 | Eagle of Another Box | 2 | 2 | trigger | red+any | gain 3 vp; others: { lose 1 vp }\n"
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PLACES = 200  # core/pack.h


def wish(pack, **more):
    return {"game": "elysium", "seats": 2, "seat": BOTS, "pack": pack, **more}


def brought(port):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    made = anna.post("/api/tables", wish(HEAD + CARD + "quest two-1 | 5 | 1 | 2\n", seat=[{"kind": "me"}, {"kind": "open"}]))
    table, invite = made["table"], made["invite"]
    seen = bob.get(f"/api/tables/{table['id']}?invite={invite}")
    assert seen["pack"] == {"name": "Anna's box"}, seen["pack"]
    rows = [d["row"] for d in seen["packed"]["differences"]]
    assert rows == ["ZEU-01", "two-1"], rows
    assert "Eagle of Another Box" in seen["packed"]["differences"][0]["now"]
    assert "Eagle Above the Storm" in seen["packed"]["differences"][0]["before"]
    assert [t["pack"]["name"] for t in anna.get("/api/tables?list=mine")] == ["Anna's box"]
    print("ok everybody sees the name and what differs before sitting down")


def wrong(port):
    anna = Client(port, "anna2")
    for text, line in ((HEAD + CARD.replace("gain 3", "gain 99"), "line 3"), ("petteia-pack 1 hellas\nname x\n", "line 1"),
                       (HEAD + "card ZEU-99 | x | 1 | 1 | instant | red | gain 1 vp\n", "line 3"), (HEAD * 2, "line 3"), ("x" * 20001, "")):
        answer = json.loads(refused(400, anna.post, "/api/tables", wish(text)))
        assert answer["error"] == "pack" and line in answer["message"], answer
    option = HEAD.replace(" ", "%20").replace("\n", "%0a")
    answer = json.loads(refused(400, anna.post, "/api/tables", wish("", options={"pack": option})))
    assert answer["error"] == "option", answer  # such a table would be rated, and not say that it has a pack
    answer = json.loads(refused(400, anna.post, "/api/tables", {**wish(""), "game": "hellas", "pack": HEAD}))
    assert answer["error"] == "pack", answer
    print("ok what is wrong is refused, with its line")


def played(port):
    """A table with a pack and nobody's turn yet; its id."""
    anna = Client(port, "anna3")
    table = anna.post("/api/tables", wish(HEAD + CARD, start=True))["table"]["id"]
    cards = anna.get(f"/api/tables/{table}/view")["board"]["cards"]
    assert "Eagle of Another Box" in [c["name"] for c in cards], "the view tells the built-in cards"
    return anna, table


def ended(anna, table, binary, folder):
    """After a restart the table goes on with its pack, and its record needs nothing else."""
    assert anna.get(f"/api/tables/{table}")["packed"]["differences"][0]["row"] == "ZEU-01"
    play_out(anna, table, random.Random(1))
    path = os.path.join(folder, "record")
    with open(path, "wb") as f:
        f.write(anna.get(f"/api/tables/{table}/record", raw=True))
    fine = subprocess.run([binary, "verify", path], capture_output=True, text=True)
    assert fine.returncode == 3 and "consistent" in fine.stdout, fine  # no receipt was given
    text = open(path).read()
    with open(path, "w") as f:
        f.write(text.replace("gain%203%20vp", "gain%204%20vp"))
    told = subprocess.run([binary, "verify", path], capture_output=True, text=True)
    assert told.returncode == 2 and "hash" in told.stderr + told.stdout, told
    print("ok the table outlives a restart; its record carries the pack and no other")


def named(i):
    """A pack like no other."""
    return HEAD.replace("Anna's", f"Box {i},") + CARD.replace("Eagle of Another Box", f"Eagle {i}")


def told(client, table):
    """The names of the cards that the table tells."""
    return [c["name"] for c in client.get(f"/api/tables/{table}/view")["board"]["cards"]]


def crowd(port):
    """Many more packs than a process has room for, one after the other, while some tables go on."""
    anna, bob = Client(port, "anna4"), Client(port, "bob4")
    clock = {"bank_s": 100000, "increment_s": 0}  # such a table stays in memory
    kept = [anna.post("/api/tables", wish(named(i), start=True, **({"clock": clock} if i % 2 else {})))["table"]["id"] for i in range(4)]
    for i in range(4, 4 + 2 * PLACES + 50):
        last = bob.post("/api/tables", wish(named(i)))["table"]["id"]
    assert bob.get(f"/api/tables/{last}")["packed"]["name"] == f"Box {i}, box"
    for i, table in enumerate(kept):
        assert f"Eagle {i}" in told(anna, table), (i, told(anna, table))
    play_out(anna, kept[1], random.Random(2), 10)
    assert "Eagle 1" in told(anna, kept[1])
    print("ok many packs one after the other; those that are played stay")
    return anna, bob, kept, clock, last


def full(port, anna, bob, kept, clock, idle):
    """All are in use: new ones are refused in words, nothing else is."""
    tables = []
    for i in range(2000, 2000 + PLACES):
        try:
            tables.append(bob.post("/api/tables", wish(named(i), start=True, clock=clock))["table"]["id"])
        except Refused as r:
            assert r.status == 503, r
            break
    assert PLACES - 10 < len(tables) < PLACES, len(tables)
    assert "in use" in json.loads(refused(503, bob.post, "/api/tables", wish(named(3000))))["message"]
    answer = json.loads(refused(503, bob.get, f"/api/tables/{idle}"))
    assert answer["error"] == "pack" and "room" in answer["message"], answer
    again = bob.post("/api/tables", wish(named(2000)))["table"]["id"]  # its pack is there
    assert bob.get(f"/api/tables/{again}")["pack"]["name"] == "Box 2000, box"
    bob.post("/api/tables", {"game": "elysium", "seats": 2, "seat": BOTS})
    for i in (1, 3):
        assert f"Eagle {i}" in told(anna, kept[i])
    for i in range(0, len(tables), 20):
        assert f"Eagle {2000 + i}" in told(bob, tables[i])
    play_out(bob, tables[0], random.Random(3))
    assert bob.get(f"/api/tables/{bob.post('/api/tables', wish(named(3000)))['table']['id']}")["pack"]["name"] == "Box 3000, box"
    print("ok all in use: the next one is refused, until a game ends")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        server = Server(o.petteia, o.port, where, ["--no-limits"])
        try:
            brought(o.port)
            wrong(o.port)
            full(o.port, *crowd(o.port))
            anna, table = played(o.port)
            assert server.stop() == 0
            server = Server(o.petteia, o.port, where, ["--no-limits"])
            ended(anna, table, o.petteia, folder)
            assert server.stop() == 0
        finally:
            server.kill()


main()
