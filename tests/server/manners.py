#!/usr/bin/env python3
"""People at a table: ready or not, chairs and partners, words between partners, people whom one has blocked.

    manners.py PETTEIA [--db URL] [--port P]

With a PostgreSQL two servers share it, and every second person is at the other one: what one server is told, both know."""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Server, Stream, arguments, everybody, finish, refused, until  # noqa: E402

SECRET = "owls at dawn"
NAMES = ("anna", "bob", "cleo", "dion")


def open_table(people, seats, **more):
    """The first opens it, the others sit down one after the other."""
    host = people[0]
    made = host.post("/api/tables", {"game": "legendary", "seats": seats, "seat": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), **more})
    base = f"/api/tables/{made['table']['id']}"
    for p in people[1:]:
        p.post(base + "/join", {"invite": made["invite"]})
    return base, made["invite"]


def ready_of(client, base):
    return [s.get("ready") for s in client.get(base)["seats"]]


def names(client, base):
    return [s.get("user", {}).get("name") for s in client.get(base)["seats"]]


def waiting_room(people):
    anna, bob, cleo, dion = people
    base, invite = open_table([anna, bob, cleo], 4, options={"teams": "on"})
    table = base.split("/")[-1]
    ear = Stream(anna)
    assert [s.get("partner") for s in anna.get(base)["seats"]] == ["s3", "s4", "s1", "s2"]
    until("all three sit", lambda: ready_of(anna, base) == [False, False, False, None])
    heard = len(ear.events)
    bob.post(base + "/ready", {"ready": True})
    until("it is told", lambda: any(k == "table" and d["table"] == table for k, d, _ in ear.events[heard:]))
    for p in (anna, bob, cleo):
        until("everybody knows it", lambda: ready_of(p, base)[1] is True)
    refused(403, dion.post, base + "/ready?invite=" + invite, {"ready": True})  # no seat
    # moving to another chair clears "ready"; an occupied chair cannot be taken
    refused(409, bob.post, base + "/sit", {"seat": "s3"})
    refused(400, bob.post, base + "/sit", {"seat": "s9"})
    bob.post(base + "/sit", {"seat": "s4"})
    until("bob sits elsewhere", lambda: names(anna, base) == ["anna", None, "cleo", "bob"])
    assert ready_of(bob, base) == [False, None, False, False]
    # a bot sits beside the partner he wants: they change places
    anna.post(base + "/fill", {"seat": "s2", "bot": "random"})
    until("a bot is ready at once", lambda: ready_of(cleo, base)[1] is True)
    cleo.post(base + "/sit", {"seat": "s2"})
    until("bob and cleo play together", lambda: names(anna, base) == ["anna", "cleo", None, "bob"])
    cleo.post(base + "/ready", {"ready": True})
    bob.post(base + "/ready", {"ready": True})
    until("both", lambda: ready_of(anna, base) == [False, True, True, True])
    anna.post(base + "/swap", {"seat": "s2", "with": "s4"})
    until("swapped, and asked anew", lambda: ready_of(cleo, base) == [False, False, True, False])
    bob.post(base + "/ready", {"ready": True})
    bob.post(base + "/leave")
    until("bob's chair is free", lambda: ready_of(cleo, base) == [False, None, True, False])
    bob.post(base + "/join", {"invite": invite})
    until("and says nothing of who sits there next", lambda: ready_of(cleo, base) == [False, False, True, False])
    # the host may start anyway; then "ready" is gone
    anna.post(base + "/start")
    refused(409, bob.post, base + "/ready", {"ready": True})
    refused(409, bob.post, base + "/sit", {"seat": "s3"})
    assert ready_of(anna, base) == [None] * 4
    ear.close()
    print("ok ready is told to all, and forgotten with the chair; people choose their chairs and with whom they play")


def colours(people):
    """Seats keep the colour they chose: it is told to all, texts use it, and the game itself knows nothing of it."""
    anna, bob, cleo, dion = people
    base, _ = open_table([anna, bob, cleo], 3)
    anna.post(base + "/colour", {"colour": "green"})
    until("everybody sees it", lambda: bob.get(base)["seats"][0].get("colour") == "green")
    refused(409, bob.post, base + "/colour", {"colour": "green"})
    refused(400, bob.post, base + "/colour", {"colour": "pink"})
    bob.post(base + "/colour", {"colour": "purple"})
    until("and his", lambda: anna.get(base)["seats"][1].get("colour") == "purple")
    bob.post(base + "/colour", {"colour": ""})
    bob.post(base + "/colour", {"colour": "red"})
    anna.post(base + "/swap", {"seat": "s1", "with": "s3"})  # it goes along
    until("she has changed places", lambda: [s.get("colour") for s in bob.get(base)["seats"]] == [None, "red", "green"])
    anna.post(base + "/start")
    until("it runs", lambda: bob.get(base)["status"] == "running")
    refused(409, bob.post, base + "/colour", {"colour": "blue"})
    view, table = bob.get(base + "/view"), bob.get(base)
    plays = {seat: faction for faction, seat in view["view"]["pub"]["seat"].items() if seat}
    assert table["colours"][plays["s3"]] == "green" and table["colours"][plays["s2"]] == "red", (plays, table["colours"])
    assert len(set(table["colours"].values())) == len(table["colours"]), table["colours"]
    told = [e["text"] for line in bob.get(base + "/log") for e in line["events"]] + [line["text"] for line in bob.get(base + "/log")]
    assert any("Green" in t for t in told) and any("Red" in t for t in told), told
    mine = table["colours"][plays["s1"]].capitalize()  # cleo chose nothing: her own, or what is free
    assert all(w in ("Green", "Red", mine) for t in told for w in ("Purple", "Yellow", "Blue", "Black", "Green", "Red") if w in t), told
    record = anna.get(base + "/record", raw=True).decode()
    assert "deal" in record and "green" not in record.split("deal")[0], "the record knows nothing of it"
    # where seats are their colours; and where the game asks for them in play
    wish = {"game": "cyclades", "seats": 2, "seat": [{"kind": "me", "colour": "blue"}, {"kind": "bot", "bot": "random"}], "start": True}
    made = dion.post("/api/tables", wish)["table"]
    assert made["colours"] == {"s1": "blue", "s2": "red"} and made["seats"][0]["colour"] == "blue", made
    # a finished table keeps them, in lists and when it is played on
    bots = [{"kind": "bot", "bot": "random", "colour": c} for c in ("purple", "black")]
    over = dion.post("/api/tables", {**wish, "seat": bots, "public": True})["table"]["id"]
    until("it is over", lambda: dion.get(f"/api/tables/{over}")["status"] == "over")
    assert [[s["colour"] for s in t["seats"]] for t in dion.get("/api/tables?list=finished") if t["id"] == over] == [["purple", "black"]]
    on = dion.post(f"/api/tables/{over}/continue", {"line": 5})["table"]
    assert on["colours"] == {"s1": "purple", "s2": "black"}, on["colours"]
    refused(400, dion.post, "/api/tables", {**wish, "game": "hellas"})
    refused(400, dion.post, "/api/tables", {**wish, "seat": [wish["seat"][0], {"kind": "bot", "bot": "random", "colour": "blue"}]})
    print("ok seats keep the colour they chose, and texts call them by it")


def partners(people, servers):
    """Nobody but the two ever gets the words: by no stream, history, log or record, running or over, from either server."""
    anna, bob, cleo, dion = people
    base, invite = open_table([anna, bob, cleo, dion], 4, options={"teams": "on"})
    table = base.split("/")[-1]
    refused(409, anna.post, base + "/chat", {"text": SECRET, "to": "partner"})  # chairs may still change
    anna.post(base + "/start")
    onlooker = Client(anna.port, "eve")
    ears = [Stream(p) for p in people] + [Stream(onlooker, [table], invites=[invite])]
    until("all have heard that it runs", lambda: all(p.get(base)["status"] == "running" for p in people))
    anna.post(base + "/chat", {"text": SECRET, "to": "partner"})
    cleo.post(base + "/chat", {"text": SECRET + " indeed", "to": "partner"})
    refused(409, onlooker.post, f"{base}/chat?invite={invite}", {"text": SECRET, "to": "partner"})
    refused(409, anna.post, base + "/chat", {"text": SECRET, "to": "s2"})
    dion.post(base + "/chat", {"text": "to all of you"})
    for ear in ears:
        ear.wait("chat", lambda d: d["text"] == "to all of you")
    for ear in (ears[0], ears[2]):
        ear.wait("chat", lambda d: d["text"] == SECRET and d["to"] == "partner")
        ear.wait("chat", lambda d: d["text"] == SECRET + " indeed")
    for p in (anna, cleo):
        assert [c["text"] for c in p.get(base + "/chat")] == [SECRET, SECRET + " indeed", "to all of you"]

    def asked(client, more=""):
        for path in ("", "/view", "/log", "/record", "/chat", "/chat?from=0"):
            client.get(base + path + ("&" if "?" in path else "?") + more, raw=True)
    for p in (bob, dion):
        assert [c["text"] for c in p.get(base + "/chat")] == ["to all of you"]
        asked(p)
        p.get("/api/me", raw=True)
    asked(onlooker, "invite=" + invite)
    # when the game is over the hands are shown, the words are not
    finish(base, people)
    asked(bob)
    asked(onlooker, "invite=" + invite)
    for p, ear in ((bob, ears[1]), (dion, ears[3]), (onlooker, ears[4])):
        sent = b"\n".join(p.seen) + repr(ear.events).encode()
        assert SECRET.encode() not in sent, "somebody else was sent what partners said to each other"
    # neither do the log and what the operator can ask for
    for word in ("tables", "users", "connections", "stats"):
        data = servers[0].args[servers[0].args.index("--data") + 1]
        told = subprocess.run([servers[0].args[0], "admin", "--data", data, word], capture_output=True, timeout=HANG)
        assert told.returncode == 0 and SECRET.encode() not in told.stdout, (word, told)
    with open(os.environ["PETTEIA_LOG"], "rb") as f:
        log = f.read()
    assert table.encode() in log and SECRET.encode() not in log, "the log has it"
    [ear.close() for ear in ears]
    print("ok what partners say to each other is sent to nobody else")


def talk(people):
    """The host lets only players talk, or nobody; who is called by name is told so, and what was said has its time."""
    anna, bob, cleo, dion = people
    base, invite = open_table([anna, bob, cleo], 3, talk="players")
    table = base.split("/")[-1]
    there = f"{base}/chat?invite={invite}"
    ear = Stream(bob)
    refused(400, anna.post, base + "/talk", {"talk": "some"})
    refused(403, bob.post, base + "/talk", {"talk": "all"})
    until("bob knows", lambda: bob.get(base)["talk"] == "players")
    refused(403, dion.post, there, {"text": "may I?"})
    bob.post(base + "/chat", {"text": "@Anna, and @CLEO: at eight? @annabel @bob"})
    said = ear.wait("chat", lambda d: d["table"] == table)
    assert said["calls"] == ["s1", "s3"] and said["at"] > 0, said
    assert cleo.get(base + "/chat")[-1] == {k: v for k, v in said.items() if k != "table"}
    heard = len(ear.events)
    anna.post(base + "/talk", {"talk": "all"})
    until("it is told", lambda: any(k == "table" and d["table"] == table for k, d, _ in ear.events[heard:]))
    until("dion knows", lambda: dion.get(f"{base}?invite={invite}")["talk"] == "all")
    dion.post(there, {"text": "thank you"})
    anna.post(base + "/talk", {"talk": "nobody"})
    until("everybody knows", lambda: all(p.get(base)["talk"] == "nobody" for p in (anna, bob, cleo)))
    for p in (anna, bob):
        refused(403, p.post, base + "/chat", {"text": "hello?"})
    assert [c["text"] for c in bob.get(base + "/chat")][1:] == ["thank you"], "what was said can be read"
    ear.close()
    print("ok the host says who may talk; who is called by name is named")


def blocked(people):
    anna, bob, cleo, _ = people
    ids = {p: p.get("/api/me")["user"]["id"] for p in people}
    refused(404, anna.post, "/api/block", {"user": "nobody"})
    refused(404, anna.post, "/api/block", {"user": ids[anna]})
    assert [b["name"] for b in anna.post("/api/block", {"user": ids[bob]})] == ["bob"]
    assert [b["id"] for b in anna.get("/api/blocks")] == [ids[bob]] and bob.get("/api/blocks") == []
    # he cannot sit down at a table that she opened; she does not find those that he opens
    base, invite = open_table([anna], 3)
    refused(403, bob.post, base + "/join", {"invite": invite})
    his, key = open_table([bob, cleo], 4, public=True)
    table = his.split("/")[-1]
    listed = lambda p: table in [t["id"] for t in p.get("/api/tables")]  # noqa: E731
    until("others find it", lambda: listed(cleo))
    assert not listed(anna)
    # she may go there all the same, and is not told what he says
    anna.post(his + "/join", {"invite": key})
    ear = Stream(anna)
    until("she sits", lambda: "anna" in names(bob, his))
    bob.post(his + "/chat", {"text": "listen to me"})
    cleo.post(his + "/chat", {"text": "good evening"})
    ear.wait("chat", lambda d: d["text"] == "good evening" and d["user"] == ids[cleo])
    assert not [d for k, d, _ in ear.events if k == "chat" and d["user"] == ids[bob]]
    assert [c["text"] for c in anna.get(his + "/chat")] == ["good evening"]
    assert [c["text"] for c in bob.get(his + "/chat")] == ["listen to me", "good evening"]
    # with an account it goes along
    anna.post("/api/account", {"name": "Anna of Naxos", "password": "a long password"})
    again = Client(anna.port, "guest")
    again.post("/api/block", {"user": ids[cleo]})
    again.token = again.post("/api/login", {"name": "Anna of Naxos", "password": "a long password"})["token"]
    assert {b["name"] for b in again.get("/api/blocks")} == {"bob", "cleo"}
    again.post("/api/unblock", {"user": ids[cleo]})
    assert again.post("/api/unblock", {"user": ids[bob]}) == []
    assert [c["text"] for c in again.get(his + "/chat")] == ["listen to me", "good evening"]
    bob.post(base + "/join", {"invite": invite})
    until("and he may sit down", lambda: "bob" in names(again, base))
    ear.close()
    print("ok whom one has blocked is not heard, not found and does not sit down at one's table")


def finished(people):
    """A table of theirs that they have played to its end."""
    base, _ = open_table(people, len(people), options={})
    for p in people[1:]:
        p.post(base + "/ready", {"ready": True})
    until("everybody sits", lambda: None not in names(people[0], base))
    people[0].post(base + "/start", {})
    finish(base, people)
    until("the game is over", lambda: all(p.get(base)["status"] == "over" for p in people))
    return base


def rematch(people):
    anna, bob, cleo, dion = people
    old = finished([anna, bob, cleo])
    ear = Stream(bob, [old.split("/")[-1]])
    refused(404, dion.post, old + "/rematch", {})
    heard = len(ear.events)
    made = anna.post(old + "/rematch", {"rotated": True})
    new = "/api/tables/" + made["table"]["id"]
    assert made["table"]["follows"] == old.split("/")[-1] and made["table"]["you"] == "s2", made["table"]
    until("who looks at the end is told", lambda: any(k == "table" and d["table"] == old.split("/")[-1] for k, d, _ in ear.events[heard:]))
    for p in (bob, cleo):
        until("and finds the offer there", lambda: p.get(old).get("rematch") == made["table"]["id"])
        until("and among the own tables", lambda: made["table"]["id"] in [t["id"] for t in p.get("/api/me")["tables"]])
    held = {s["seat"]: (s["kind"], s.get("offered", False), s["user"]["name"]) for s in bob.get(new)["seats"]}
    assert held == {"s1": ("open", True, "cleo"), "s2": ("human", False, "anna"), "s3": ("open", True, "bob")}, held
    assert bob.post(old + "/rematch", {})["table"]["id"] == made["table"]["id"], "two offers of the same game"
    # nobody is seated unasked, and nobody else gets the seat
    refused(409, anna.post, new + "/start", {})
    refused(409, bob.post, new + "/ready", {"ready": True})
    refused(409, dion.post, new + "/join", {"invite": made["invite"]})
    bob.post(new + "/join", {})
    until("bob sits, and is ready", lambda: [s.get("ready") for s in anna.get(new)["seats"] if s["seat"] == "s3"] == [True])
    cleo.post(new + "/leave", {})
    until("cleo declined", lambda: anna.get(new)["seats"][0].get("user") is None)
    refused(404, cleo.get, new)
    dion.post(new + "/join", {"invite": made["invite"]})
    until("another takes her seat", lambda: names(anna, new)[0] == "dion")
    anna.post(new + "/start", {})
    # an offer that is withdrawn bars nobody; who blocks somebody is not offered a seat by that person
    old = finished([anna, bob])
    bob.post("/api/block", {"user": anna.get("/api/me")["user"]["id"]})
    made = anna.post(old + "/rematch", {})["table"]
    assert [s.get("offered") for s in made["seats"]] == [None, None], made["seats"]
    bob.post("/api/unblock", {"user": anna.get("/api/me")["user"]["id"]})
    old = finished([anna, bob])
    made = anna.post(old + "/rematch", {})
    new = "/api/tables/" + made["table"]["id"]
    anna.post(new + "/remove", {"seat": "s2"})
    until("the offer is withdrawn", lambda: anna.get(new)["seats"][1].get("offered") is None)
    bob.post(new + "/join", {"invite": made["invite"]})
    ear.close()
    print("ok a rematch is an offer that everybody of the table sees, takes or declines")


def main():
    o = arguments(db=True).parse_args()
    ports = [o.port, o.port + 1] if o.db else [o.port]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PETTEIA_LOG"] = os.path.join(folder, "log")
        servers = [Server(o.petteia, p, o.db or os.path.join(folder, "data"), ["--no-limits", *(["--data", os.path.join(folder, f"d{p}")] if o.db else [])]) for p in ports]
        try:
            people = everybody(ports, *NAMES)
            waiting_room(people)
            colours(people)
            rematch(everybody(ports, *NAMES))
            talk(everybody(ports, *NAMES))
            blocked(people)
            partners(everybody(ports, *NAMES), servers)
        finally:
            for s in servers:
                s.kill()


main()
