#!/usr/bin/env python3
"""Who may: private tables are known to members and holders of the invitation, the host rules the waiting
room, other sites change nothing.

    who.py PETTEIA [--port P] [--db URL]"""
import argparse
import http.client
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, refused  # noqa: E402

OPEN = {"kind": "open"}


def told(client, path):
    """What a stranger is answered: a table that is none of his business is no table."""
    return json.loads(refused(404, client.get, path))["error"]


def wish(**more):
    return {"game": "cyclades", "seats": 3, "seat": [{"kind": "me"}, OPEN, OPEN], **more}


def hidden_tables(port):
    anna, bob, eve, nobody = Client(port, "anna"), Client(port, "bob"), Client(port, "eve"), Client(port)
    made = anna.post("/api/tables", wish(name="ours"))
    table, invite = made["table"]["id"], made["invite"]
    assert made["table"]["public"] is False, "a table is private unless it is said otherwise"
    bots = {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    running = anna.post("/api/tables", bots)["table"]["id"]
    for other in (eve, nobody):
        for which in ("public", "finished", "nonsense"):
            ids = [t["id"] for t in other.get(f"/api/tables?list={which}")]
            assert table not in ids and running not in ids, f"a stranger sees private tables in {which}"
        for path in ("", "/view", "/log", "/record", "/verify", "/chat"):
            for t in (table, running):
                assert told(other, f"/api/tables/{t}{path}") == told(other, f"/api/tables/nothere12345{path}")
    refused(401, nobody.get, "/api/tables?list=mine")
    assert eve.get("/api/tables?list=mine") == []
    for act, body in (("join", {}), ("join", {"invite": "guess"}), ("chat", {"text": "x"}), ("start", {}), ("leave", {}), ("move", {"line": 0, "move": "x"}), ("continue", {"line": 0}),
                      ("remove", {"seat": "s1"}), ("lock", {}), ("swap", {"seat": "s1", "with": "s2"}), ("fill", {}), ("invite", {})):
        refused(404, eve.post, f"/api/tables/{table}/{act}", body)
    ear = Stream(eve, [table, running])
    time.sleep(0.3)
    assert not [e for e in ear.events if e[1].get("table") in (table, running)], "a stranger's stream follows a private table"
    ear.close()
    assert bob.get(f"/api/tables/{table}?invite={invite}")["name"] == "ours"
    assert bob.post(f"/api/tables/{table}/join", {"invite": invite})["table"]["you"] == "s2"
    assert bob.get(f"/api/tables/{table}")["you"] == "s2"
    print("ok a private table is known to its members and to holders of its invitation")
    return anna, bob, table, invite


def waiting_room(anna, bob, table, invite):
    port, base = anna.port, f"/api/tables/{table}"
    refused(403, bob.post, base + "/remove", {"seat": "s1"})
    for act, body in (("lock", {}), ("swap", {"seat": "s1", "with": "s2"}), ("fill", {}), ("invite", {})):
        refused(403, bob.post, f"{base}/{act}", body)
    ear = Stream(bob)
    seats = anna.post(base + "/swap", {"seat": "s1", "with": "s2"})["table"]["seats"]
    assert [s.get("user", {}).get("name") for s in seats] == ["bob", "anna", None], seats
    refused(400, anna.post, base + "/swap", {"seat": "s1", "with": "s9"})
    gone = anna.post(base + "/remove", {"seat": "s1"})["table"]["seats"]
    assert gone[0]["kind"] == "open" and anna.get(base)["you"] == "s2", gone
    ear.wait("table", lambda d: d["table"] == table and d["status"] == "removed")
    refused(409, anna.post, base + "/remove", {"seat": "s1"})
    refused(404, bob.post, base + "/join", {"invite": invite})
    refused(404, bob.get, f"{base}?invite={invite}")
    anna.post(base + "/chat", {"text": "he is gone"})
    time.sleep(0.3)
    assert not [e for e in ear.events if e[0] == "chat"], "who was removed still hears"
    told(bob, base)
    ear.close()
    dora = Client(port, "dora")
    assert dora.post(base + "/join", {"invite": invite})["table"]["you"] == "s1"
    assert anna.post(base + "/lock", {"locked": True})["table"]["locked"] is True
    cleo = Client(port, "cleo")
    refused(404, cleo.post, base + "/join", {"invite": invite})
    refused(404, cleo.get, f"{base}?invite={invite}")
    anna.post(base + "/lock", {"locked": False})
    fresh = anna.post(base + "/invite")["invite"]
    refused(404, cleo.get, f"{base}?invite={invite}")
    assert cleo.get(f"{base}?invite={fresh}")["you"] is None
    refused(400, anna.post, base + "/fill", {"bot": "cmd:/bin/sh"})
    full = anna.post(base + "/fill", {"bot": "level:1"})["table"]["seats"]
    assert [s["kind"] for s in full] == ["human", "human", "bot"] and full[2]["bot"] == "level:1", full
    assert anna.post(base + "/remove", {"seat": "s3"})["table"]["seats"][2]["kind"] == "open", "a bot can be sent away"
    anna.post(base + "/fill", {"seat": "s3"})
    assert anna.post(base + "/start")["table"]["status"] == "running"
    for act, body in (("remove", {"seat": "s1"}), ("swap", {"seat": "s1", "with": "s2"}), ("fill", {})):
        refused(409, anna.post, f"{base}/{act}", body)
    print("ok the host removes, swaps, fills, locks and makes another invitation, before the start and nobody else")


def public_lock(port):
    anna, eve = Client(port, "anna"), Client(port, "eve")
    base = "/api/tables/" + anna.post("/api/tables", wish(public=True))["table"]["id"]
    listed = lambda: base.split("/")[-1] in [t["id"] for t in eve.get("/api/tables?list=public")]
    assert listed()
    eve.post(base + "/join")
    anna.post(base + "/remove", {"seat": "s2"})
    assert json.loads(refused(403, eve.post, base + "/join"))["error"] == "removed"
    anna.post(base + "/lock", {"locked": True})
    assert not listed(), "a locked table stands among the open ones"
    assert json.loads(refused(409, eve.post, base + "/join"))["error"] == "locked"
    print("ok a locked public table takes nobody and is not offered")


def asked(port, path, headers, body=b'{"name":"eve"}'):
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    conn.request("POST", path, body, headers)
    answer = conn.getresponse()
    text = answer.read()
    conn.close()
    return answer.status, answer.getheader("Set-Cookie"), text


def other_sites(port):
    here = f"http://127.0.0.1:{port}"
    json_type = {"Content-Type": "application/json"}
    foreign = [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
               {"Origin": here, "Sec-Fetch-Site": "cross-site"}, {"Origin": "http://127.0.0.1:1"}]
    for path in ("/api/guest", "/api/login", "/api/account", "/api/tables", "/api/logout"):
        for more in foreign:
            status, cookie, text = asked(port, path, {**json_type, **more})
            assert status == 403 and b'"origin"' in text and not cookie, f"{path} {more}: {status} {text}"
        for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", None):
            status, cookie, text = asked(port, path, {"Content-Type": kind} if kind else {})
            assert status == 415 and not cookie, f"{path} as {kind}: {status} {text}"
    for more in ({"Origin": here}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": here, "Sec-Fetch-Site": "same-origin"}, {}):
        status, cookie, text = asked(port, "/api/guest", {**json_type, **more})
        assert status == 200 and cookie, f"{more}: {status} {text}"
    assert asked(port, "/api/guest", {"Content-Type": "application/json; charset=utf-8"})[0] == 200
    print("ok no other site makes or changes an identity; only JSON is taken")


def main():
    a = argparse.ArgumentParser()
    a.add_argument("petteia")
    a.add_argument("--port", type=int, default=18511)
    a.add_argument("--db")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or os.path.join(folder, "data"), ["--no-limits"])
        try:
            other_sites(o.port)
            waiting_room(*hidden_tables(o.port))
            public_lock(o.port)
            assert server.stop() == 0
        finally:
            server.kill()


main()
