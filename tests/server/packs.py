#!/usr/bin/env python3
"""Packs at a server: the host brings one, everybody sees its name and differences, the record carries it, a restart
keeps it; one that is wrong is refused with line and reason, in the language of who asks.

    packs.py PETTEIA [--port P] [--db URL]"""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, arguments, play_out, refused  # noqa: E402

HEAD = "petteia-pack 1 elysium\nname Anna's box\n"
CARD = "card ZEU-01 | Eagle of Another Box | 2 | 2 | trigger | red+any | gain 3 vp; others: { lose 1 vp }\n"
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


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


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        server = Server(o.petteia, o.port, where, ["--no-limits"])
        try:
            brought(o.port)
            wrong(o.port)
            anna, table = played(o.port)
            assert server.stop() == 0
            server = Server(o.petteia, o.port, where, ["--no-limits"])
            ended(anna, table, o.petteia, folder)
            assert server.stop() == 0
        finally:
            server.kill()


main()
