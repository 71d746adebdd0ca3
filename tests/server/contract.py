#!/usr/bin/env python3
"""The contract of a table: clocks with a cap, ratings that mean something, somebody who is away, and what people decide together.

    contract.py PETTEIA [--db URL] [--port P] [--only NAME]

With a PostgreSQL two servers share it, and every second person is at the other one."""
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, everybody, finish, refused, until  # noqa: E402

GAME = {"game": "cyclades"}


class Room:
    """Servers, and people of whom every second is at the second server."""

    def __init__(self, o, folder):
        where = o.db or os.path.join(folder, "data")
        self.ports = [o.port] + [o.port + 1] * bool(o.db)
        self.servers = [Server(o.petteia, p, where, ["--away", "1", "--no-limits"]) for p in self.ports]

    def people(self, *names):
        return everybody(self.ports, *names)

    def table(self, people, start=True, bots=0, **more):
        host, seats = people[0], len(people) + bots
        wish = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1) + [{"kind": "bot", "bot": "random"}] * bots
        made = host.post("/api/tables", {**GAME, "seats": seats, "seat": wish, **more})
        base = f"/api/tables/{made['table']['id']}"
        for p in people[1:]:
            p.post(base + "/join", {"invite": made["invite"]})
        if start:
            host.post(base + "/start")
            for p in people:
                until("it runs", lambda: p.get(base)["status"] == "running")
        return base, made["invite"]


def seat_of(c, base):
    return int(c.get(base)["you"][1:]) - 1


def asked(base, people):
    """Who is asked, and the others."""
    found = []

    def look():
        found[:] = [c for c in people if c.get(base + "/view")["question"]["you"]]
        return found
    until("somebody is asked", look)
    return found[0], [c for c in people if c is not found[0]]


def step(base, people):
    c, _ = asked(base, people)
    view = c.get(base + "/view")
    c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    return c


def kinds(c, base):
    return [h["kind"] for h in c.get(base)["happened"]]


def motion(c, base):
    return c.get(base)["motion"]


def vote(c, base, seat, choice):
    return c.post(base + "/vote", {"seat": f"s{seat + 1}", "choice": choice})


def contract(room):
    """What was agreed is told with the table; what cannot be agreed is refused."""
    anna, bob = room.people("anna", "bob")
    base, _ = room.table([anna, bob], start=False, clock={"bank_s": 172800, "increment_s": 43200, "cap_s": 259200}, vacation_days=14, rated=False,
                         absence={"how": "vote", "after_s": 1800, "bot": "level:2"}, talk="players", undo="consent")
    told = {"pace": "days", "bank_s": 172800, "increment_s": 43200, "cap_s": 259200, "vacation_days": 14,
            "absence": {"how": "vote", "after_s": 1800, "bot": "level:2"}, "undo": "consent", "rated": False, "share": True}
    for c in (anna, bob):
        until("everybody knows it", lambda: c.get(base)["contract"] == told)
    assert [t["contract"] for t in anna.get("/api/tables?list=mine")] == [told]
    plain, _ = room.table([anna, bob], start=False)
    assert bob.get(plain)["contract"] == {"pace": "none", "bank_s": 0, "increment_s": 0, "cap_s": 0, "vacation_days": 0,
                                          "absence": {"how": "vote", "after_s": 1, "bot": "level:3"}, "undo": "free", "rated": True, "share": True}
    wish = {**GAME, "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]}
    for bad in ({"clock": {"bank_s": 100, "cap_s": 99}}, {"clock": {"bank_s": 9223372036854775}}, {"clock": {"bank_s": 10, "cap_s": 1 << 62}},
                {"absence": {"how": "flip"}}, {"absence": {"bot": "nobody"}}, {"absence": {"after_s": -1}}, {"vacation_days": 61}, {"vacation_days": -1}):
        refused(400, anna.post, "/api/tables", {**wish, **bad})
    eve = Client(room.ports[0], "eve")
    talk, invite = room.table([anna, bob], talk="players")
    refused(403, eve.post, f"{talk}/chat?invite={invite}", {"text": "psst"})
    print("ok the contract is told with the table, on both ends of the list")


def increments(room):
    """By the turn, and never above the cap."""
    anna, bob = room.people("anna", "bob")
    base, _ = room.table([anna, bob], clock={"bank_s": 1000, "increment_s": 400, "cap_s": 1500})
    turns, last, mover = {id(anna): 0, id(bob): 0}, None, None
    for _ in range(24):
        mover = step(base, (anna, bob))
        now, _ = asked(base, (anna, bob))
        if now is not mover:
            turns[id(mover)] += 1
        clock = anna.get(base)["clock"]["left_ms"]
        for c in (anna, bob):
            most = min(1500, 1000 + 400 * turns[id(c)]) * 1000
            assert most - 60000 < clock[seat_of(c, base)] <= most, (clock, turns[id(c)], most)
    assert min(turns.values()) > 2, turns
    print(f"ok {sum(turns.values())} turns in 24 decisions: increments are for turns, and end at the cap")


def rating(c):
    return c.get(f"/api/users/{c.get('/api/me')['user']['id']}/stats")["games"].get("cyclades")


def ratings(room):
    anna, bob = room.people("anna", "bob")
    base, _ = room.table([anna, bob])
    bob.post(base + "/resign")  # nobody has decided anything
    finish(base, [anna])
    assert bob.get(base)["status"] == "over" and rating(bob) is None, "a game of one person is no match"
    base, _ = room.table([anna, bob])
    for c in (anna, bob):
        c.post(base + "/takeover", {"bot": "random"})
    time.sleep(0.3)
    line = anna.get(base)["line"]
    time.sleep(0.3)
    assert anna.get(base)["line"] == line and anna.get(base)["status"] == "running", "bots finish it alone"
    for c in (anna, bob):
        c.post(base + "/return")
    finish(base, [anna, bob])
    assert rating(anna)["uncertainty"] < 8.333 and rating(bob)["uncertainty"] < 8.333
    # a seat that a bot played has lost, however well the bot did
    cleo, dion = room.people("cleo", "dion")
    base, _ = room.table([cleo, dion])
    for _ in range(30):
        step(base, (cleo, dion))
    cleo.post(base + "/takeover", {"bot": "level:3"})
    finish(base, [dion])
    assert rating(dion)["rating"] > 25 > rating(cleo)["rating"], (rating(dion), rating(cleo))
    # who is the last to stay has won when the other resigns, and nothing after that changes it
    ella, finn = room.people("ella", "finn")
    base, _ = room.table([ella, finn])
    for _ in range(30):
        step(base, (ella, finn))
    ella.post(base + "/resign")
    assert rating(finn)["rating"] > 25 > rating(ella)["rating"] and rating(finn)["wins"] == 1
    was = rating(finn)
    finn.post(base + "/resign")
    until("without people it is over", lambda: finn.get(base)["status"] == "over")
    assert rating(finn) == was and finn.get(base)["result"] is None
    # and where the contract says so, nothing is rated
    gaia, hero = room.people("gaia", "hero")
    base, _ = room.table([gaia, hero], rated=False)
    finish(base, [gaia, hero])
    assert rating(gaia) is None and rating(hero) is None
    print("ok only people's decisions are rated, and who leaves has lost")


def absence(room):
    """Who moves is there; who is away is called, then the others decide together."""
    anna, bob, cleo = people = room.people("anna", "bob", "cleo")
    base, _ = room.table(people, absence={"how": "vote", "after_s": 3600})
    there, others = asked(base, people)
    seat = seat_of(there, base)
    there.post(base + "/why", {"thing": "zeus"})  # there, without a stream
    refused(409, vote, others[0], base, seat, "bot")
    refused(409, others[0].post, base + "/takeover", {"seat": f"s{seat + 1}", "bot": "random"})
    base, _ = room.table(people)
    gone, others = asked(base, people)
    seat = seat_of(gone, base)
    ears = [Stream(c) for c in others]
    until("who does nothing is away", lambda: others[0].get(base)["seats"][seat].get("absent_in_ms") == 0)
    vote(others[0], base, seat, "bot")
    until("all are asked", lambda: (motion(others[1], base) or {}).get("votes") == {f"s{seat_of(others[0], base) + 1}": "bot"})
    asking = motion(others[1], base)
    assert asking["kind"] == "absent" and asking["about"] == f"s{seat + 1}" and "called" in kinds(others[1], base), asking
    refused(409, vote, gone, base, seat, "wait")  # nobody votes on oneself; and that shows the person is there
    until("the owner is there", lambda: motion(others[0], base) is None)
    assert "there" in kinds(others[0], base) and others[0].get(base)["seats"][seat]["kind"] == "human"
    # one of two is not enough; both are
    for c in others:
        until("both are there", lambda: all(c.get(base)["seats"][seat_of(o, base)]["connected"] for o in others))
    until("away again", lambda: others[0].get(base)["seats"][seat].get("absent_in_ms") == 0)
    vote(others[0], base, seat, "bot")
    vote(others[1], base, seat, "wait")
    time.sleep(0.8)  # longer than the owner is called
    assert others[0].get(base)["seats"][seat]["kind"] == "human", "one of two gave the seat away"
    vote(others[1], base, seat, "bot")
    until("the bot plays", lambda: others[0].get(base)["seats"][seat]["kind"] == "bot")
    told = others[0].get(base)["seats"][seat]
    assert told["bot"] == "level:3" and told["left"]["how"] == "vote", told
    until("it moves", lambda: any(e.get("bot") for e in others[0].get(base + "/log") if e["seat"] == f"s{seat + 1}"))
    assert not any(e.get("bot") for e in others[0].get(base + "/log") if e["seat"] != f"s{seat + 1}")
    # nobody but the owner takes back what the bot did
    first, _ = asked(base, others)
    step(base, others)
    first.post(base + "/undo")
    until("it is asked", lambda: others[0].get(base)["undo_asked"] is None or f"s{seat + 1}" in motion(others[0], base)["needs"])
    [e.close() for e in ears]
    gone.post(base + "/return")
    assert gone.get(base)["seats"][seat]["kind"] == "human" and "back" in kinds(others[1], base)
    print("ok who is away is called, and the others decide together")


def two_away(room):
    """Who is there does not decide alone at once because a third one is away, too: that one is called, and may answer."""
    people = room.people("anna", "bob", "cleo")
    for answers in (False, True):
        base, _ = room.table(people, absence={"how": "vote", "after_s": 2})
        gone, (there, third) = asked(base, people)
        ear, seat = Stream(there), seat_of(gone, base)
        until("he is away", lambda: there.get(base)["seats"][seat].get("absent_in_ms") == 0)
        vote(there, base, seat, "bot")
        if answers:
            vote(third, base, seat, "wait")
            until("the owner was called", lambda: motion(there, base) is None or motion(there, base)["decides_in_ms"] == 0)
        else:
            until("a bot plays", lambda: there.get(base)["seats"][seat]["kind"] == "bot")
            at = {h["kind"]: h["at"] for h in there.get(base)["happened"]}
            assert at["bot"] - at["called"] >= 2000, "one decided alone, when only the owner had been called"
        assert (there.get(base)["seats"][seat]["kind"] == "human") == answers
        ear.close()
    print("ok one who is there does not decide alone at once because others are away, too")


def voter_leaves(room):
    """Who looks on and does not vote holds it up; who leaves without a vote does not."""
    people = room.people("anna", "bob", "cleo")
    base, _ = room.table(people, absence={"how": "vote", "after_s": 1})
    gone, (there, third) = asked(base, people)
    ears, seat = [Stream(there), Stream(third)], seat_of(gone, base)
    until("he is away", lambda: there.get(base)["seats"][seat].get("absent_in_ms") == 0)
    vote(there, base, seat, "bot")
    time.sleep(2.5)  # longer than all are called
    assert there.get(base)["seats"][seat]["kind"] == "human", "one of two who are there decided alone"
    ears[1].close()
    until("a bot plays", lambda: there.get(base)["seats"][seat]["kind"] == "bot")
    ears[0].close()
    print("ok who leaves without a vote does not hold up the others")


def connected_idler(room):
    """A stream is not enough to hold up a game for ever."""
    anna, bob = room.people("anna", "bob")
    began = time.monotonic()
    base, _ = room.table([anna, bob], absence={"how": "vote", "after_s": 2})
    ears = [Stream(anna), Stream(bob)]
    idle, others = asked(base, (anna, bob))
    seat = seat_of(idle, base)
    until("connected", lambda: others[0].get(base)["seats"][seat]["connected"])
    left = others[0].get(base)["seats"][seat]["absent_in_ms"]
    # five times two seconds, less what has passed; the database's clock, which counts, is known to the server to some milliseconds
    assert left >= 9_500 - 1000 * (time.monotonic() - began), left
    until("after five times as long", lambda: others[0].get(base)["seats"][seat]["absent_in_ms"] == 0)
    vote(others[0], base, seat, "wait")
    until("waits", lambda: motion(others[0], base) is None)
    refused(409, vote, others[0], base, seat, "bot")  # patience
    [e.close() for e in ears]
    print("ok one who is connected and does nothing is voted on as well")


def substitute(room):
    anna, bob, cleo = room.people("anna", "bob", "cleo")
    base, _ = room.table([anna, bob])
    for _ in range(40):
        step(base, (anna, bob))
    gone, (stays,) = asked(base, (anna, bob))
    seat = seat_of(gone, base)
    refused(409, stays.post, base + "/substitute", {"seat": f"s{seat + 1}"})
    until("away", lambda: stays.get(base)["seats"][seat].get("absent_in_ms") == 0)
    vote(stays, base, seat, "substitute")
    until("a substitute is wanted", lambda: stays.get(base)["seats"][seat].get("substitute"))
    link = stays.post(base + "/substitute", {"seat": f"s{seat + 1}"})["invite"]
    refused(404, cleo.get, base)
    until("the link opens it", lambda: opens(cleo, f"{base}?invite={link}"))
    cleo.post(base + "/join", {"invite": link})
    until("cleo sits there", lambda: stays.get(base)["seats"][seat]["user"]["name"] == "cleo")
    assert [h for h in stays.get(base)["happened"] if h["kind"] == "seated"][0]["by_name"] == "cleo"
    step(base, [cleo])
    if gone is bob:  # she opened it, and may look on
        refused(404, gone.get, base)
    refused(404, room.people("eve")[0].post, base + "/join", {"invite": link})  # it was for one
    finish(base, [cleo, stays])
    assert rating(cleo) is None, "half a game is not rated"
    assert rating(gone)["rating"] < 25 < rating(stays)["rating"], "who was replaced escapes the loss"
    print("ok a substitute takes the seat by a link of its own, and who was replaced has lost")


def opens(c, path):
    try:
        return c.get(path)
    except Refused as r:
        assert r.status == 404, r
        return None


def time_up(room):
    """Whose clock ran out comes back once; then it is for the others to wait."""
    anna, bob = room.people("anna", "bob")
    base, _ = room.table([anna, bob], clock={"bank_s": 1, "increment_s": 0})
    late, (other,) = asked(base, (anna, bob))
    seat = seat_of(late, base)
    until("the time is up", lambda: (motion(other, base) or {}).get("kind") == "absent")
    view = late.get(base + "/view")
    refused(409, late.post, base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    assert other.get(base)["seats"][seat]["kind"] == "human" and other.get(base)["clock"]["running"] is None
    late.post(base + "/return")
    until("back with a little time", lambda: 20000 < other.get(base)["clock"]["left_ms"][seat] <= 30000)
    assert motion(late, base) is None
    # the same again: there is no second half minute unless the others wait
    run_down(room, base, other)
    until("up again", lambda: (motion(other, base) or {}).get("kind") == "absent")
    refused(409, late.post, base + "/return")
    vote(other, base, seat, "wait")
    until("the other waits", lambda: late.get(base)["clock"]["left_ms"][seat] > 20000)
    run_down(room, base, other)
    until("and again", lambda: (motion(other, base) or {}).get("kind") == "absent")
    vote(other, base, seat, "bot")
    until("a bot", lambda: other.get(base)["seats"][seat]["kind"] == "bot")
    refused(409, late.post, base + "/return")
    base, _ = room.table([anna, bob], clock={"bank_s": 1, "increment_s": 0}, absence={"how": "bot", "bot": "level:2"})
    late, (other,) = asked(base, (anna, bob))
    seat = seat_of(late, base)
    until("a bot at once", lambda: other.get(base)["seats"][seat]["kind"] == "bot")
    assert other.get(base)["seats"][seat]["bot"] == "level:2" and other.get(base)["seats"][seat]["left"]["how"] == "time"
    print("ok half a minute is given once; then the others decide")


def run_down(room, base, c):
    """Waits until the clock that runs has nothing left."""
    until("it runs down", lambda: c.get(base)["clock"]["running"] is None, 60)


def together(room):
    """A pause, more time, the end: by consent, said to everybody."""
    anna, bob, cleo = people = room.people("anna", "bob", "cleo")
    base, _ = room.table(people, clock={"bank_s": 5000, "increment_s": 0}, vacation_days=3)
    refused(403, bob.post, base + "/ask", {"what": "cancel"})
    refused(400, anna.post, base + "/ask", {"what": "dance"})
    bob.post(base + "/ask", {"what": "pause"})
    refused(409, anna.post, base + "/ask", {"what": "cancel"})
    refused(409, bob.post, base + "/answer", {"yes": True})  # nobody agrees with oneself
    anna.post(base + "/answer", {"yes": True})
    assert sorted(motion(cleo, base)["needs"]) == ["s3"] and not cleo.get(base)["paused"]
    cleo.post(base + "/answer", {"yes": True})
    until("paused", lambda: bob.get(base)["paused"])
    before = bob.get(base)["clock"]["left_ms"]
    mover, _ = asked(base, people)
    view = mover.get(base + "/view")
    refused(409, mover.post, base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    time.sleep(0.6)
    assert bob.get(base)["clock"]["left_ms"] == before and bob.get(base)["clock"]["running"] is None, "a clock runs in a pause"
    resumed = time.monotonic()
    cleo.post(base + "/resume")
    until("it goes on", lambda: not anna.get(base)["paused"])
    after, passed = anna.get(base)["clock"]["left_ms"], 1000 * (time.monotonic() - resumed)
    assert all(b - a <= passed + 2 for a, b in zip(after, before)), "the pause was charged"
    anna.post(base + "/ask", {"what": "extend", "seat": "s2", "seconds": 600})
    refused(409, bob.post, base + "/answer", {"yes": True})  # who gets it is not asked
    cleo.post(base + "/answer", {"yes": True})
    until("bob has more", lambda: anna.get(base)["clock"]["left_ms"][1] > 5_500_000)
    anna.post(base + "/ask", {"what": "cancel"})
    bob.post(base + "/answer", {"yes": False})
    until("it was declined", lambda: motion(anna, base) is None and kinds(cleo, base)[-1] == "declined")
    refused(409, bob.post, base + "/vacation", {"days": 4})
    mover, _ = asked(base, people)
    mover.post(base + "/vacation", {"days": 2})
    until("a day off", lambda: anna.get(base)["clock"]["running"] is None)
    assert anna.get(base)["seats"][seat_of(mover, base)]["off_left_h"] in (71, 72)
    mover.post(base + "/vacation", {"days": 0})
    until("and back", lambda: anna.get(base)["clock"]["running"] is not None)
    anna.post(base + "/ask", {"what": "cancel"})
    bob.post(base + "/answer", {"yes": True})
    cleo.post(base + "/answer", {"yes": True})
    until("it is over", lambda: bob.get(base)["status"] == "over")
    assert bob.get(base)["result"] is None
    assert [k for k in kinds(bob, base)] == ["paused", "resumed", "extended", "declined", "off", "on", "cancelled"], kinds(bob, base)
    print("ok pause, more time, days off and the end: by consent, told to all")


def replaced(room):
    """The host asks for another player: who would lose the seat agrees as well, or stays."""
    anna, bob, cleo, dion = room.people("anna", "bob", "cleo", "dion")
    base, _ = room.table([anna, bob, cleo])
    refused(403, bob.post, base + "/ask", {"what": "replace", "seat": "s3"})
    refused(409, anna.post, base + "/ask", {"what": "replace", "seat": "s1"})
    for agrees in (False, True):
        anna.post(base + "/ask", {"what": "replace", "seat": "s3"})
        until("both are asked", lambda: (motion(bob, base) or {}).get("needs") == ["s2", "s3"])
        assert motion(bob, base)["kind"] == "replace" and motion(bob, base)["about"] == "s3", motion(bob, base)
        bob.post(base + "/answer", {"yes": True})
        assert not bob.get(base)["seats"][2].get("substitute"), "a seat was given away that its owner keeps"
        until("cleo knows", lambda: (motion(cleo, base) or {}).get("needs") == ["s3"])
        cleo.post(base + "/answer", {"yes": agrees})
        until("it is settled", lambda: motion(anna, base) is None and bool(anna.get(base)["seats"][2].get("substitute")) == agrees)
    assert kinds(bob, base) == ["declined", "replace"], kinds(bob, base)
    link = anna.post(base + "/substitute", {"seat": "s3"})["invite"]
    until("the link opens it", lambda: opens(dion, f"{base}?invite={link}"))
    dion.post(base + "/join", {"invite": link})
    until("dion sits there", lambda: bob.get(base)["seats"][2]["user"]["name"] == "dion")
    until("all are told", lambda: kinds(bob, base) == ["declined", "replace", "seated"])
    refused(404, cleo.get, base)
    print("ok the host replaces a player who agrees, and nobody who does not")


def taking_back(room):
    """Who asks for what; and whoever asks does not agree."""
    anna, bob = room.people("anna", "bob")
    base, _ = room.table([anna, bob], undo="consent")
    for _ in range(6):
        mover = step(base, (anna, bob))
    if asked(base, (anna, bob))[0] is mover:
        step(base, (anna, bob))
    other = bob if mover is anna else anna
    step(base, [c for c in (anna, bob) if c.get(base + "/view")["question"]["you"]])
    mover.post(base + "/undo")
    until("it is told", lambda: (motion(other, base) or {}).get("kind") == "undo")
    asking = motion(other, base)
    assert asking["by"] == f"s{seat_of(mover, base) + 1}" and asking["text"] and asking["needs"] == [f"s{seat_of(other, base) + 1}"], asking
    refused(409, mover.post, base + "/undo/answer", {"yes": True})
    other.post(base + "/undo/answer", {"yes": False})
    until("declined", lambda: motion(mover, base) is None)
    assert kinds(mover, base)[-1] == "undo_declined"
    print(f"ok the others are told what is to be taken back: {asking['text']}")


def onlookers(room):
    anna, bob, eve = room.people("anna", "bob", "eve")
    base, invite = room.table([anna, bob], public=True)
    table = base.split("/")[-1]
    eve.port = anna.port
    ear = Stream(eve, [table])
    until("the host sees her", lambda: [o["name"] for o in anna.get(base)["onlookers"]] == ["eve"])
    assert "onlookers" not in bob.get(base)
    her = anna.get(base)["onlookers"][0]["id"]
    refused(403, bob.post, base + "/dismiss", {"user": her})
    anna.post(base + "/dismiss", {"user": her})
    told = ear.wait("table", lambda d: d.get("status") == "removed")
    assert told["by"] == "anna", told
    refused(403, eve.get, base)
    assert anna.get(base)["happened"][-1]["about_name"] == "eve" and anna.get(base)["spectators"] == 0
    # those without a name all at once, and they come back with one
    for public in (True, False):
        base, invite = room.table([anna, bob], public=public)
        link, nobody = "" if public else f"?invite={invite}", Client(anna.port)
        ears = [Stream(c, [base.split("/")[-1]], invites=[] if public else [invite]) for c in (nobody, nobody, Client(bob.port))]
        until("the host sees them", lambda: anna.get(base)["nameless"] == (2 if anna.port != bob.port else 3))
        assert "nameless" not in bob.get(base)
        assert nobody.get(base + link)["you"] is None
        refused(403, bob.post, base + "/dismiss", {"user": ""})
        anna.post(base + "/dismiss", {"user": ""})
        for ear in ears:
            assert ear.wait("table", lambda d: d.get("status") == "removed")["by"] == "anna"
        assert json.loads(refused(403, nobody.get, base + link))["error"] == "nameless"
        refused(403 if public else 404, nobody.get, base + "?invite=wrong")
        until("nobody is left", lambda: anna.get(base)["spectators"] == 0)
        assert kinds(anna, base)[-1] == "nameless" and anna.get(base)["nameless"] == 0
        assert Client(anna.port, "zoe").get(base + link)["you"] is None
        assert bob.get(base)["you"] == "s2"
    # a player in the waiting room is told, too
    base, invite = room.table([anna, bob], start=False)
    ear = Stream(bob, [base.split("/")[-1]])
    anna.post(base + "/remove", {"seat": "s2"})
    told = ear.wait("table", lambda d: d.get("status") == "removed")
    assert told["by"] == "anna", told
    print("ok who is sent away is told by whom")


def main():
    a = arguments(db=True)
    a.add_argument("--only")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        room = Room(o, folder)
        try:
            for part in (contract, increments, ratings, absence, two_away, voter_leaves, connected_idler, substitute, time_up, together, replaced, taking_back, onlookers):
                if not o.only or o.only == part.__name__:
                    part(room)
        finally:
            [s.kill() for s in room.servers]


main()
