#!/usr/bin/env python3
"""Circles: who belongs and who learns nothing of them; tables, a season's standings, talk, dates, friends.

    circles.py PETTEIA [--db URL] [--port P]

With a PostgreSQL two servers share it, and every second person is at the other one."""
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, Stream, arguments, everybody, finish, refused, until  # noqa: E402

NAMES = ("anna", "bob", "cleo", "dion")


def id_of(p):
    return p.get("/api/me")["user"]["id"]


def founded(people, name="Fridays"):
    """The first founds it, the others come by its link."""
    circle = people[0].post("/api/circles", {"name": name})["circle"]
    at = f"/api/circles/{circle['id']}"
    for p in people[1:]:
        p.post(at + "/join", {"invite": circle["invite"]})
    until("all belong", lambda: all(p.get(at)["members"] == len(people) for p in people))
    return at, circle["invite"]


def belonging(people):
    anna, bob, cleo, dion = people
    refused(400, anna.post, "/api/circles", {"name": " "})
    at, invite = founded([anna, bob])
    ear = Stream(anna)
    # to whoever has no link it does not exist, and its tables neither
    for call, path, *body in ((cleo.get, at), (cleo.get, at + "?invite=wrong"), (cleo.get, at + "/chat"), (cleo.get, at + "/calendar"), (cleo.post, at + "/chat", {"text": "hi"}),
                              (cleo.post, at + "/join", {"invite": "wrong"}), (cleo.post, at + "/date", {"at": 1}), (cleo.post, at + "/leave", {})):
        refused(404, call, path, *body)
    refused(404, cleo.post, "/api/tables", {"game": "elysium", "seats": 2, "seat": [{"kind": "me"}], "circle": at.split("/")[-1]})
    door = cleo.get(f"{at}?invite={invite}")
    assert door["name"] == "Fridays" and door["host"] == "anna" and "people" not in door and "invite" not in door, door
    cleo.post(at + "/join", {"invite": invite})
    until("anna is told", lambda: any(k == "circle" and d["circle"] == at.split("/")[-1] for k, d, _ in ear.events))
    assert [m["name"] for m in anna.get(at)["people"]] == ["anna", "bob", "cleo"] and anna.get(at)["people"][0]["host"]
    assert [c["name"] for c in cleo.get("/api/circles")] == ["Fridays"] and dion.get("/api/circles") == []
    # the host alone changes it; who is sent away cannot come back by the old link
    refused(403, bob.post, at + "/remove", {"user": id_of(cleo)})
    refused(403, bob.post, at + "/change", {"name": "Mondays"})
    assert anna.post(at + "/change", {"name": "Mondays"})["circle"]["name"] == "Mondays"
    anna.post(at + "/remove", {"user": id_of(cleo)})
    until("cleo is out", lambda: cleo.get("/api/circles") == [])
    refused(404, cleo.post, at + "/join", {"invite": invite})
    refused(404, cleo.get, at)
    # whom the host has blocked does not get in; who leaves as host hands it on, the last one ends it
    anna.post("/api/block", {"user": id_of(dion)})
    refused(404, dion.post, at + "/join", {"invite": anna.get(at)["invite"]})
    anna.post("/api/unblock", {"user": id_of(dion)})
    anna.post(at + "/leave", {})
    until("bob is the host", lambda: bob.get(at)["owner"])
    bob.post(at + "/leave", {})
    refused(404, bob.get, at)
    ear.close()
    print("ok a circle is its members' alone, and its host's to change")


def talk(people):
    anna, bob, cleo, _ = people
    at, _ = founded([anna, bob, cleo])
    ear = Stream(bob)
    anna.post(at + "/chat", {"text": "Friday at eight?"})
    ear.wait("circle", lambda d: d["circle"] == at.split("/")[-1])
    until("bob reads it", lambda: [c["text"] for c in bob.get(at + "/chat")] == ["Friday at eight?"])
    cleo.post("/api/block", {"user": id_of(anna)})
    until("cleo does not", lambda: cleo.get(at + "/chat") == [])
    refused(400, bob.post, at + "/chat", {"text": ""})
    ear.close()
    print("ok members talk; whom one has blocked is not heard")


def dates(people):
    anna, bob, cleo, _ = people
    at, _ = founded([anna, bob, cleo], "Ours, yours; theirs")
    friday = int(time.time() * 1000) + 3 * 86400000
    refused(400, anna.post, at + "/date", {"at": 1000})
    made = anna.post(at + "/date", {"at": friday, "what": "Legendary"})["circle"]["dates"][0]
    assert made["you"] == "yes" and made["at"] == friday, made
    bob.post(at + "/date/answer", {"date": made["id"], "answer": "perhaps"})
    refused(400, cleo.post, at + "/date/answer", {"date": made["id"], "answer": "maybe"})
    refused(404, cleo.post, at + "/date/answer", {"date": "none", "answer": "no"})
    until("anna sees it", lambda: [(a["name"], a["answer"]) for a in anna.get(at)["dates"][0]["answers"]] == [("anna", "yes"), ("bob", "perhaps")])
    file = bob.get(at + "/calendar", raw=True).decode()
    lines = file.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-2] == "END:VCALENDAR" and all(len(x.encode()) <= 75 for x in lines), file
    assert "SUMMARY:Ours\\, yours\\; theirs: Legendary" in lines, file
    assert time.strftime("DTSTART:%Y%m%dT%H%M%SZ", time.gmtime(friday // 1000)) in lines, file
    refused(403, bob.post, at + "/date/drop", {"date": made["id"]})
    assert anna.post(at + "/date/drop", {"date": made["id"]})["circle"]["dates"] == []
    print("ok dates with answers, and a file for calendars")


def season(people):
    """Tables of the circle are its members', their results make the standings, a new season begins anew."""
    anna, bob, cleo, dion = people
    at, _ = founded([anna, bob, cleo])
    circle, shares = at.split("/")[-1], {}
    for n in range(2):
        seat = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = anna.post("/api/tables", {"game": "elysium", "seats": 3, "seat": seat, "circle": circle})["table"]
        base = f"/api/tables/{table['id']}"
        assert table["circle"] == circle
        refused(404, dion.get, base)  # a stranger
        for p in (bob, cleo):  # members need no invitation
            until("it is there for them", lambda: [t["id"] for t in p.get(at)["tables"]] == [table["id"]])
            p.post(base + "/join", {})
        until("all sit", lambda: all(s["kind"] == "human" for s in anna.get(base)["seats"]))
        anna.post(base + "/start", {})
        until("it runs", lambda: all(p.get(base)["status"] == "running" for p in (anna, bob, cleo)))
        finish(base, [anna, bob, cleo])
        until("it is over", lambda: all(p.get(base)["status"] == "over" for p in (anna, bob, cleo)))
        until("it is history", lambda: len(cleo.get(at)["over"]) == n + 1)
        over = anna.get(base)
        for s in over["seats"]:
            shares[s["user"]["name"]] = shares.get(s["user"]["name"], 0) + float(over["result"][s["seat"]])
    now = cleo.get(at)["season"]
    assert now["number"] == 1 and now["games"] == 2 and {s["name"] for s in now["standings"]} == {"anna", "bob", "cleo"}, now
    assert abs(sum(s["wins"] for s in now["standings"]) - 2) < 0.05 and all(s["games"] == 2 and s["uncertainty"] < 8.333 for s in now["standings"]), now
    assert all(abs(s["wins"] - shares[s["name"]]) < 0.02 for s in now["standings"]), (now, shares)
    ratings = [s["rating"] for s in now["standings"]]
    assert ratings == sorted(ratings, reverse=True), now  # all have played as often: the best first
    assert now == anna.get(at)["season"], "two members see two standings"
    if max(shares.values()) > 1.9:  # one has won both: that one leads
        assert shares[now["standings"][0]["name"]] > 1.9, (now, shares)
    refused(403, bob.post, at + "/change", {"season": True})
    after = anna.post(at + "/change", {"season": True})["circle"]["season"]
    assert after["number"] == 2 and after["games"] == 0 and after["standings"] == [], after
    assert len(anna.get(at)["over"]) == 2
    # friends are those with whom one played, but for the blocked
    assert {(f["name"], f["games"]) for f in anna.get("/api/friends")} == {("bob", 2), ("cleo", 2)}, anna.get("/api/friends")
    bob.post("/api/block", {"user": id_of(anna)})
    until("one less", lambda: [f["name"] for f in anna.get("/api/friends")] == ["cleo"])
    assert [f["name"] for f in bob.get("/api/friends")] == ["cleo"] and dion.get("/api/friends") == []
    # a guest who makes an account or logs in stays a member
    cleo.post("/api/account", {"name": "Cleo of Naxos", "password": "a long password"})
    again = Client(cleo.port, "guest")
    again.token = again.post("/api/login", {"name": "Cleo of Naxos", "password": "a long password"})["token"]
    assert again.get(at)["name"] == "Fridays"
    print("ok tables, standings of a season with shares and uncertainty, friends")


def main():
    o = arguments(db=True).parse_args()
    ports = [o.port, o.port + 1] if o.db else [o.port]
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        servers = [Server(o.petteia, p, where, ["--no-limits", *(["--data", os.path.join(folder, f"d{p}")] if o.db else [])]) for p in ports]
        try:
            for part in (belonging, talk, dates, season):
                part(everybody(ports, *NAMES))
        finally:
            for s in servers:
                s.kill()


main()
