#!/usr/bin/env python3
"""Who may do what: private tables are known to members and holders of the invitation, the host rules the waiting
room, other sites change nothing; logins end, names are told apart.

    who.py PETTEIA [--port P] [--db URL]"""
import http.client
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, refused  # noqa: E402

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
    assert [s["kind"] for s in full] == ["human", "human", "bot"] and full[2]["bot"].startswith("level:1,character="), full
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
    assert json.loads(refused(403, eve.post, base + "/join"))["error"] == "removed"
    assert json.loads(refused(409, Client(eve.port, "fay").post, base + "/join"))["error"] == "locked"
    print("ok a locked public table takes nobody and is not offered")


def shown_around(port):
    """A private game that is over: its invitation opens it, but not what was said; the host shuts it again."""
    anna, eve = Client(port, "anna"), Client(port, "eve")
    bots = {"game": "elysium", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    base = "/api/tables/" + anna.post("/api/tables", bots)["table"]["id"]
    anna.post(base + "/chat", {"text": "between us"})
    invite = anna.post(base + "/invite")["invite"]
    assert [c["text"] for c in eve.get(f"{base}/chat?invite={invite}")] == ["between us"], "who looks on hears"
    anna.post(base + "/resign")
    end = time.monotonic() + HANG
    while anna.get(base)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    told(eve, base)
    assert eve.get(f"{base}?invite={invite}")["status"] == "over"
    assert eve.get(f"{base}/view?at=3&as=s1&invite={invite}")["line"] == 3
    assert eve.get(f"{base}/chat?invite={invite}") == [] and len(anna.get(base + "/chat")) == 1
    refused(403, eve.post, base + "/lock", {"locked": False, "invite": invite})
    anna.post(base + "/lock", {"locked": True})
    told(eve, f"{base}?invite={invite}")
    # a contract may keep it among those who played: then no link opens it, neither the host's nor anybody's
    base = "/api/tables/" + anna.post("/api/tables", {**bots, "share": False})["table"]["id"]
    assert not anna.get(base)["contract"]["share"]
    invite = anna.post(base + "/invite")["invite"]
    assert eve.get(f"{base}?invite={invite}")["status"] == "running"
    anna.post(base + "/resign")
    while anna.get(base)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    told(eve, f"{base}?invite={invite}")
    assert json.loads(refused(403, anna.post, base + "/invite"))["error"] == "contract"
    assert anna.post("/api/tables", {**bots, "share": False, "public": True})["table"]["contract"]["share"], "everybody sees it anyway"
    print("ok a private game that is over is shown around by its host, without what was said")


def asked(port, path, headers, body=b'{"name":"eve"}'):
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
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


def ended(stream, patience=HANG):
    until = time.monotonic() + patience
    while not stream.closed and time.monotonic() < until:
        time.sleep(0.02)
    return stream.closed


def logins(port):
    """Streams end with their login; a user's own logins are listed and can be ended."""
    guest = Client(port, "gina")
    ear = Stream(guest)
    time.sleep(0.3)
    guest.post("/api/logout")
    assert ended(ear), "a stream outlives its logout"
    here = Client(port, "hera")
    here.token = here.post("/api/account", {"name": "Hera", "password": "a long password"})["token"]
    there, third = Client(port), Client(port)
    for c in (there, third):
        c.token = c.post("/api/login", {"name": "Hera", "password": "a long password"})["token"]
    mine = here.get("/api/logins")
    assert len(mine) == 3 and sum(x["here"] for x in mine) == 1 and all(x["used"] >= x["created"] > 0 for x in mine), mine
    ears = {c: Stream(c) for c in (here, there, third)}
    time.sleep(0.3)
    wanted = next(x["id"] for x in there.get("/api/logins") if x["here"])
    eve = Client(port, "eve")
    refused(404, eve.post, "/api/logins/end", {"id": wanted})
    refused(400, here.post, "/api/logins/end")
    assert here.post("/api/logins/end", {"id": wanted})["ended"] == 1
    assert ended(ears[there]) and not ears[here].closed and not ears[third].closed
    refused(401, there.get, "/api/me")
    assert here.post("/api/logins/end", {"others": True})["ended"] == 1
    assert ended(ears[third]) and not ears[here].closed
    there.token = there.post("/api/login", {"name": "Hera", "password": "a long password"})["token"]
    ears[there] = Stream(there)
    time.sleep(0.3)
    here.token = here.post("/api/password", {"old": "a long password", "password": "another password"})["token"]
    assert ended(ears[there]) and ended(ears[here]), "a stream outlives the old password"
    refused(401, there.get, "/api/me")
    [e.close() for e in ears.values()]
    print("ok streams end with their login, logins are listed and ended")


def names(port):
    taken = Client(port, "zoe")
    taken.token = taken.post("/api/account", {"name": "Zoé  Ace", "password": "a long password"})["token"]
    assert taken.get("/api/me")["user"]["name"] == "Zoé Ace"
    nobody = Client(port)
    for name in ("Zoé Ace", "zoé ace", "ZOÉ ACE", "Zoe\u0301 Ace", "Ｚｏé Ace", "Zoé_Ace", " Zoé Ace ", "Zoé-Ace."):
        assert json.loads(refused(409, nobody.post, "/api/guest", {"name": name}))["error"] == "taken", name
    for name in ("Guest", "Гость", "ADMIN"):
        refused(409, Client(port, "Guest").post, "/api/account", {"name": name, "password": "a long password"})
    # who has said no name invites nobody; a guest takes one at any time, and tables know it by that
    guest, seat = Client(port, "Guest"), [{"kind": "me"}, {"kind": "open"}]
    for path, body in (("/api/tables", {"game": "elysium", "seats": 2, "seat": seat}), ("/api/circles", {"name": "Fridays"}),
                       ("/api/leagues", {"name": "Autumn", "kind": "swiss", "game": "elysium", "seats": 2})):
        assert json.loads(refused(409, guest.post, path, body))["error"] == "nameless", path
    bots = guest.post("/api/tables", {"game": "elysium", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})["table"]
    assert json.loads(refused(409, guest.post, "/api/name", {"name": "Zoé Ace"}))["error"] == "taken"
    refused(400, guest.post, "/api/name", {"name": " "})
    refused(409, taken.post, "/api/name", {"name": "Another"})
    assert guest.post("/api/name", {"name": "Theano"})["user"]["name"] == "Theano" == guest.get("/api/me")["user"]["name"]
    assert guest.get(f"/api/tables/{bots['id']}")["seats"][0]["user"]["name"] == "Theano"
    assert guest.post("/api/tables", {"game": "elysium", "seats": 2, "seat": seat})["table"]["status"] == "open"
    plain = Client(port, "x1")
    plain.token = plain.post("/api/account", {"name": "Peace 10", "password": "a long password"})["token"]
    for name in ("\u0420\u0435\u0430\u0441\u0435 10", "Peace lO", "peace1O", "\U0001d5e3eace 10"):  # Cyrillic, letters for digits, mathematical
        refused(409, nobody.post, "/api/guest", {"name": name})
        other = Client(port, "somebody")
        refused(409, other.post, "/api/account", {"name": name, "password": "a long password"})
    for name in ("", "   ", "...", "an\u200bna", "an\u202ena", "\u2066anna", "anna\ufeff", "an\u00adna", "\u0430nna", "anna\u0301\u0302\u0303", "a<b", "a\nb", "\u3164", "x" * 80, "\U0001f600"):
        refused(400, nobody.post, "/api/guest", {"name": name})
    for name in ("Анна Мария", "Ελένη", "Łukasz Żółć", "O'Neil", "李小龙", "さくら", "יעל", "José-María", "Ёлка"):
        assert Client(port, name).get("/api/me")["user"]["name"] == name
    assert nobody.post("/api/login", {"name": "Zoe\u0301 Ace", "password": "a long password"})["user"]["name"] == "Zoé Ace"
    anna, other = Client(port, "Cleo"), Client(port, "cleo")
    made = anna.post("/api/tables", wish())
    seats = other.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]})["table"]["seats"]
    assert [s["user"]["name"] for s in seats[:2]] == ["Cleo", "cleo 2"], seats
    print("ok names have one form and one script, and nobody looks like an account or a neighbour")


def expiring(server, port, database):
    """Logins, guests and tables that nobody used for long."""
    day = 86400000
    dora, hugo = Client(port, "dora"), Client(port, "hugo")
    dora.token = dora.post("/api/account", {"name": "Dora Old", "password": "a long password"})["token"]
    old = dora.post("/api/tables", wish())["table"]["id"]
    fresh = dora.post("/api/tables", wish())["table"]["id"]
    played = hugo.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], "public": True})["table"]["id"]
    dora.post(f"/api/tables/{played}/join")
    hugo.post(f"/api/tables/{played}/start")
    me = hugo.get("/api/me")["user"]["id"]
    server.stop()
    now = int(time.time() * 1000)
    database(f"UPDATE tables SET created = {now - 8 * day} WHERE id = '{old}'")
    database(f"UPDATE tokens SET used = {now - 31 * day} WHERE user_id = '{me}'")
    database(f"UPDATE users SET created = {now - 40 * day} WHERE id = '{me}'")
    database("UPDATE users SET look = NULL WHERE login = 'Dora Old'")
    server.start()
    refused(401, hugo.get, "/api/me")
    until = time.monotonic() + HANG
    while True:
        try:
            dora.get(f"/api/tables/{old}")
        except Refused as r:
            assert r.status == 404
            break
        assert time.monotonic() < until, "a table that nobody began is still there"
        time.sleep(0.2)
    assert dora.get(f"/api/tables/{fresh}")["status"] == "open"
    until = time.monotonic() + HANG
    while dora.get(f"/api/tables/{played}")["seats"][0]["kind"] != "bot":
        assert time.monotonic() < until, "nobody plays on for a guest that is gone"
        time.sleep(0.2)
    refused(404, dora.get, f"/api/users/{me}/stats")
    refused(409, Client(port).post, "/api/guest", {"name": "DORA OLD"})  # an account from before looks were known
    server.stop()
    database(f"UPDATE tokens SET used = {int(time.time() * 1000) - 91 * day}")
    server.start()
    refused(401, dora.get, "/api/me")
    print("ok logins, guests and tables that nobody used for long are gone")


def sql(where):
    """Changes the database while no server has it open."""
    if where.startswith("postgres"):
        tool = os.path.join(os.environ["PETTEIA_TEST_PG_BIN"], "psql")
        return lambda words: subprocess.run([tool, where, "-q", "-c", words], check=True)

    def change(words):
        db = sqlite3.connect(os.path.join(where, "petteia.db"))
        db.execute(words)
        db.commit()
        db.close()
    return change


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        server = Server(o.petteia, o.port, where, ["--no-limits"])
        try:
            other_sites(o.port)
            waiting_room(*hidden_tables(o.port))
            public_lock(o.port)
            shown_around(o.port)
            logins(o.port)
            names(o.port)
            expiring(server, o.port, sql(where))
            assert server.stop() == 0
        finally:
            server.kill()


main()
