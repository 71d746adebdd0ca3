#!/usr/bin/env python3
"""Leagues: who may enter, the draw, what a round counts for, dropouts and those who wait, late tables, live ones.

    leagues.py PETTEIA [--db URL] [--port P]

With a PostgreSQL two servers share it, and every second person is at the other one: a round is drawn once."""
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, Stream, arguments, finish, refused, until  # noqa: E402
from sinks import Sink  # noqa: E402

NAMES = ("anna", "bob", "cleo", "dion", "eris", "fidel", "gaia")
SWISS = {"name": "Autumn", "kind": "swiss", "game": "elysium", "seats": 2, "rounds": 3}


def id_of(p):
    return p.get("/api/me")["user"]["id"]


def announced(people, **terms):
    """The first announces it, and everybody enters."""
    at = "/api/leagues/" + people[0].post("/api/leagues", {**SWISS, **terms})["league"]["id"]
    for p in people:
        p.post(at + "/enter")
    everywhere("all have entered", people, at, lambda l: l["entered"] == len(people))
    return at


def everywhere(what, people, at, holds):
    """Waits until it holds for all of them: they ask different servers."""
    until(what, lambda: all(holds(p.get(at)) for p in people))


def drawn(people, at, number):
    """The tables of a round, once it was drawn."""
    everywhere(f"round {number} is drawn", people, at, lambda l: l["round"] >= number)
    rounds = people[0].get(at)["drawn"]
    assert [r["round"] for r in rounds] == list(range(1, len(rounds) + 1)), rounds
    return rounds[number - 1]


def over(people, at):
    everywhere("it is over", people, at, lambda l: l["status"] == "over")


def seated(table, people):
    ids = {p.league_id: p for p in people}
    return [ids[s["id"]] for s in table["seats"]]


def play(table, people):
    finish(f"/api/tables/{table['table']}", seated(table, people))


def who_may(people, servers):
    anna, bob, cleo = people[:3]
    for wrong in ({"name": " "}, {"kind": "cup"}, {"rounds": 21}, {"kind": "robin"}, {"seats": 5}, {"seats": 1}, {"game": "chess"}, {"undo": "free"},
                  {"clock": {"bank_s": -1}}, {"options": {"nothing": "at all"}}, {"round_s": 99 * 86400}):
        refused(400, anna.post, "/api/leagues", {**SWISS, **wrong})
    circle = anna.post("/api/circles", {"name": "Fridays"})["circle"]
    bob.post(f"/api/circles/{circle['id']}/join", {"invite": circle["invite"]})
    refused(404, cleo.post, "/api/leagues", {**SWISS, "circle": circle["id"]})
    until("bob belongs", lambda: bob.get("/api/circles") != [])
    league = bob.post("/api/leagues", {**SWISS, "circle": circle["id"]})["league"]
    at = "/api/leagues/" + league["id"]
    until("anna finds it", lambda: [x["id"] for x in anna.get(f"/api/leagues?circle={circle['id']}")] == [league["id"]])
    for call, path in ((cleo.get, at), (cleo.get, f"/api/leagues?circle={circle['id']}"), (cleo.post, at + "/enter"), (cleo.post, at + "/start")):
        refused(404, call, path)
    assert league["id"] not in [x["id"] for x in cleo.get("/api/leagues")]
    # the host alone starts it, sends away and calls off
    anna.post(at + "/enter")
    for what in ("start", "cancel"):
        refused(403, anna.post, f"{at}/{what}")
    refused(409, bob.post, at + "/start")  # one alone
    bob.post(at + "/remove", {"user": id_of(anna)})
    until("anna is out", lambda: anna.get(at)["you"] == "out")
    assert bob.post(at + "/cancel")["league"]["status"] == "off"
    until("anna hears", lambda: anna.get(at)["status"] == "off")
    refused(409, anna.post, at + "/enter")
    # in public everybody finds it but whom its host has blocked
    at = announced([anna])
    until("it is listed", lambda: at.split("/")[-1] in [x["id"] for x in cleo.get("/api/leagues")])
    anna.post("/api/block", {"user": id_of(cleo)})
    refused(403, cleo.post, at + "/enter")
    anna.post("/api/unblock", {"user": id_of(cleo)})
    # two at a table of four options that three cannot play: they are not drawn to three
    teams = anna.post("/api/leagues", {"name": "Three", "kind": "robin", "game": "cyclades", "seats": 5})["league"]
    assert teams["least"] == 2 and teams["kind"] == "robin", teams
    print("ok who may announce, enter, start; a circle's league is its own")


def swiss(people, servers):
    """Six guests, three rounds of pairs, one leaves after the first; the server restarts in the middle."""
    ear = Stream(people[1])
    at = announced(people[:6])
    anna = people[0]
    sink = Sink()
    try:
        anna.post("/api/news/webhook", {"url": sink.url + "/anna", "form": "json"})
        anna.post(at + "/start")
        ear.wait("league", lambda d: d["league"] == at.split("/")[-1])
        first = drawn(people, at, 1)
        assert len(first["tables"]) == 3 and first["rests"] == [] and all(len(t["seats"]) == 2 for t in first["tables"]), first
        assert all(x["status"] == "running" for x in anna.get("/api/me")["tables"] if x.get("league") == at.split("/")[-1])
        until("anna is called", lambda: any(n["kind"] in ("invited", "turn") for a in sink.at("/anna") for n in a.json().get("news", [])))
    finally:
        ear.close()
    play(first["tables"][0], people)
    everywhere("it counts", people, at, lambda l: all("points" in s for s in l["drawn"][0]["tables"][0]["seats"]))
    for server in servers:  # nothing of it lives in a server's memory
        server.stop()
    for server in servers:
        server.start()
    for p in people:
        p.conn.close()
    assert anna.get(at)["round"] == 1 and all("points" in s for s in anna.get(at)["drawn"][0]["tables"][0]["seats"])
    for table in first["tables"][1:]:
        play(table, people)
    second = drawn(people, at, 2)
    met = [{s["id"] for s in t["seats"]} for t in first["tables"] + second["tables"]]
    assert len(met) == 6 and len({frozenset(m) for m in met}) == 6, f"somebody meets again: {met}"
    # a dropout: the table that runs stays the person's, and the next round is drawn without
    leaver = seated(second["tables"][0], people)[0]
    leaver.post(at + "/leave")
    if leaver is not anna:  # hers: to start it again changes nothing
        refused(403, leaver.post, at + "/start")
    for table in second["tables"]:
        play(table, people)
    third = drawn(people, at, 3)
    assert len(third["tables"]) == 2 and len(third["rests"]) == 1, third
    assert leaver.league_id not in [s["id"] for t in third["tables"] for s in t["seats"]] + [third["rests"][0]["id"]]
    assert third["rests"][0]["points"] == 0.5 and third["rests"][0]["how"] == "rested", third
    for table in third["tables"]:
        play(table, people)
    over(people, at)
    end = anna.get(at)
    rows = end["standings"]
    assert abs(sum(r["points"] for r in rows) - 8.5) < 0.01, rows  # 3 + 3 + 2 games and a rest
    key = [(r["points"], r["opponents"], r["wins"], -r["lot"]) for r in rows]
    assert key == sorted(key, reverse=True), rows
    for above, row in zip(rows, rows[1:]):  # in words: what decided
        same = [k for k in ("points", "opponents", "wins") if above[k] != row[k]]
        assert row["by"] == (same[0] if same else "lot"), (above, row)
    assert [r["left"] for r in rows].count(True) == 1
    assert len(end["drawn"]) == 3, "drawn twice"
    refused(409, people[6].post, at + "/enter")
    print("ok a Swiss league of six guests with a dropout and a restart")


def late(people, servers):
    """Time is up: whom the table waits for loses the share; after two rounds without them they are out."""
    at = announced(people[:2], kind="robin", rounds=0, round_s=2, game="cyclades")
    people[0].post(at + "/start")
    over(people, at)
    table = people[0].get(at)["drawn"][0]["tables"][0]
    assert sorted((s["how"], s["points"]) for s in table["seats"]) == [("absent", 0), ("played", 1)], table
    told = people[0].get(f"/api/tables/{table['table']}")
    assert told["status"] == "over" and told["result"] is None and told["happened"][-1]["kind"] == "late", told
    at = announced(people[:3], rounds=4, round_s=2, seats=3, game="cyclades")
    people[0].post(at + "/start")
    over(people, at)
    rounds, rows = people[0].get(at)["drawn"], people[0].get(at)["standings"]
    assert all(abs(sum(s["points"] for s in t["seats"]) - len(t["seats"]) / 3) < 0.01 for r in rounds for t in r["tables"]), rounds
    missed = {}
    for r in rounds:
        for s in (s for t in r["tables"] for s in t["seats"]):
            missed[s["id"]] = missed.get(s["id"], 0) + 1 if s["how"] == "absent" else 0
            assert missed[s["id"]] <= 2, "drawn after two rounds without them"
    assert all(r["left"] == (missed[r["id"]] == 2) for r in rows), (missed, rows)
    print("ok time is up: who is waited for loses the share, twice in a row the place")


def substitutes(people, servers):
    """Who comes later waits; the place of who leaves goes on with its points."""
    anna, bob, cleo, dion, eris = people[:5]
    at = announced([anna, bob, cleo, dion], rounds=2)
    anna.post(at + "/start")
    first = drawn(people, at, 1)
    assert eris.post(at + "/enter")["league"]["you"] == "waits"
    dion.post(at + "/leave")
    until("eris has the place", lambda: eris.get(at)["you"] == "in")
    until("dion has not", lambda: dion.get(at)["you"] == "out")
    for table in first["tables"]:
        play(table, people)
    second = drawn(people, at, 2)
    playing = {s["id"] for t in second["tables"] for s in t["seats"]}
    assert eris.league_id in playing and dion.league_id not in playing, second
    # who resigns has no share, whatever a bot makes of the seat; where everybody does, nobody has one
    for table in second["tables"]:
        base, (one, other) = f"/api/tables/{table['table']}", seated(table, people)
        if eris in (one, other):
            eris.post(base + "/resign")
            finish(base, [one if other is eris else other])
        else:
            one.post(base + "/resign")
            other.post(base + "/resign")
    over(people, at)
    for table in anna.get(at)["drawn"][1]["tables"]:
        sat = {s["id"]: (s["how"], s["points"]) for s in table["seats"]}
        if eris.league_id in sat:
            assert sat.pop(eris.league_id) == ("absent", 0) and [how for how, _ in sat.values()] == ["played"], table
        else:
            assert set(sat.values()) == {("absent", 0)}, table
    before = {s["id"]: s["points"] for t in anna.get(at)["drawn"][0]["tables"] for s in t["seats"]}
    row = next(r for r in anna.get(at)["standings"] if r["id"] == eris.league_id)
    assert row["points"] == before[dion.league_id] and len(anna.get(at)["standings"]) == 4, row
    print("ok those who wait take over places, with their points")


def live(people, servers):
    """By the clock of one evening: a table begins when everybody has come."""
    anna, bob, cleo = people[:3]
    at = announced([anna, bob, cleo], kind="robin", rounds=0, clock={"bank_s": 3600, "increment_s": 0}, round_s=20)
    anna.post(at + "/start")
    first = drawn(people, at, 1)
    assert len(first["tables"]) == 1 and len(first["rests"]) == 1
    base, (one, other) = f"/api/tables/{first['tables'][0]['table']}", seated(first["tables"][0], people)
    third = next(p for p in (anna, bob, cleo) if p not in (one, other))
    refused(409, third.post, base + "/join")
    refused(409, one.post, base + "/leave")
    assert one.post(base + "/join")["table"]["status"] == "open"
    until("the other hears", lambda: other.get(base)["seats"][0]["kind"] == "human" or other.get(base)["seats"][1]["kind"] == "human")
    assert other.post(base + "/join")["table"]["status"] == "running"
    anna.post(at + "/cancel")
    everywhere("off", people, at, lambda l: l["status"] == "off")
    at = announced([anna, bob], kind="robin", rounds=0, clock={"bank_s": 3600, "increment_s": 0}, round_s=3)
    anna.post(at + "/start")
    table = drawn(people, at, 1)["tables"][0]
    anna.post(f"/api/tables/{table['table']}/join")
    over(people, at)
    points = {s["id"]: s["points"] for s in anna.get(at)["drawn"][0]["tables"][0]["seats"]}
    assert points == {anna.league_id: 1, bob.league_id: 0}, points
    print("ok live tables begin when all have come; who does not come by the end of the round has lost")


def account(people, servers):
    """A guest who logs in keeps the place, and it is drawn on."""
    anna, bob = people[:2]
    owner = Client(anna.port, "Zeno")
    owner.post("/api/account", {"name": "Zeno of Elea", "password": "a long password"})
    at = announced([anna, bob], rounds=1)
    token = anna.post("/api/login", {"name": "Zeno of Elea", "password": "a long password"})["token"]
    anna.token = token
    assert anna.get(at)["you"] == "in" and anna.get(at)["owner"], anna.get(at)
    anna.post(at + "/start")
    assert "Zeno of Elea" in [s["name"] for s in drawn(people, at, 1)["tables"][0]["seats"]]
    print("ok a guest who logs in keeps the place")


def main():
    o = arguments(db=True).parse_args()
    ports = [o.port, o.port + 1] if o.db else [o.port]
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        extra = ["--no-limits", "--webhooks", "--url", "https://play.example", "--news-private", "--news-after", "1"]
        servers = [Server(o.petteia, p, where, [*extra, *(["--data", os.path.join(folder, f"d{p}")] if o.db else [])]) for p in ports]
        try:
            for part in (who_may, swiss, late, substitutes, live, account):
                people = [Client(ports[i % len(ports)], name) for i, name in enumerate(NAMES)]
                for p in people:
                    p.league_id = id_of(p)
                part(people, servers)
        finally:
            for s in servers:
                s.kill()


main()
