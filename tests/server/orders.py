#!/usr/bin/env python3
"""Standing orders: carried out as their owner's moves in every game, ended by any own move, known to nobody else.

    orders.py PETTEIA [--db URL] [--port P]

With a PostgreSQL two servers share it, and every second person is at the other one."""
import json
import os
import random
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, everybody, refused, until  # noqa: E402

NAMES = ("anna", "bob", "cleo")


def begun(people, game, **more):
    host = people[0]
    seat = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    made = host.post("/api/tables", {"game": game, "seats": len(people), "seat": seat, **more})
    base = f"/api/tables/{made['table']['id']}"
    for p in people[1:]:
        p.post(base + "/join", {"invite": made["invite"]})
    until("all sit", lambda: all(s["kind"] == "human" for s in host.get(base)["seats"]))
    host.post(base + "/start", {})
    until("it runs", lambda: all(p.get(base)["status"] == "running" for p in people))
    return base, made["invite"]


def asked(people, base):
    """Who is asked, and the question; nobody: None."""
    for p in people:
        v = p.get(base + "/view") if p.get(base)["your_turn"] else None
        if v and v["question"].get("moves"):
            return p, v
    return None, None


def step(people, base, rng, choose=None, who=None):
    """Whoever is asked moves. True: somebody did."""
    p, v = who or asked(people, base)
    if not p:
        return people[0].get(base)["status"] == "running"
    moves = [m["move"] for m in v["question"]["moves"]]
    try:
        p.post(base + "/move", {"line": v["line"], "move": choose(moves) if choose else rng.choice(moves)})
    except Refused as r:  # an order was carried out at the other server meanwhile
        assert r.status == 409, r
    return True


def to_all(log):
    """What everybody is told: that a name is one's own is said to each alone."""
    return json.dumps(log).replace(" (you)", "")


def auction(people, game):
    """The wishes of an order: up to so much on one god, else on another; just enough is offered."""
    rng = random.Random(7)
    base, invite = begun(people, game)
    table = base.split("/")[-1]
    while True:
        p, v = asked(people, base)
        if v["question"].get("auction"):
            break
        step(people, base, rng)
    onlooker = Client(people[0].port, "eve")
    # the one who offers last of all gives an order before, and so nobody waits for that person
    owner = next(q for q in people if q is not p)
    others = [q for q in people if q is not owner]
    wishes = owner.get(base + "/wishes")["moves"]
    gods = list(dict.fromkeys(m["args"][0]["value"] for m in wishes if len(m["args"]) == 2))
    offers = [f"offer {gods[0]} 2", f"offer {gods[1]} 3"]
    ears = [Stream(q) for q in others] + [Stream(onlooker, [table], invites=[invite])]
    for ear, q in zip(ears, others + [onlooker]):
        q.get(base + "?invite=" + invite)
    others[0].post(base + "/chat", {"text": "is everybody here?"})  # what was news before has arrived
    for ear in ears:
        ear.wait("chat", lambda d: d["text"] == "is everybody here?")
    heard = [len(e.events) for e in ears]
    refused(400, owner.post, base + "/order", {"wishes": ["offer nobody 3"]})
    refused(403, onlooker.post, f"{base}/order?invite={invite}", {"wishes": offers})
    told = owner.post(base + "/order", {"wishes": offers, "pass": True})["table"]["order"]
    assert [w["move"] for w in told["wishes"]] == offers and all(w["most"] for w in told["wishes"]) and told["until"] == "round", told
    others[0].post(base + "/chat", {"text": "who is next?"})
    for ear, before in zip(ears, heard):
        ear.wait("chat", lambda d: d["text"] == "who is next?")
        assert [k for k, d, _ in ear.events[before:] if d.get("table") == table and k not in ("chat", "connected")] == [], "somebody was told that an order was given"
    assert all(q.get(base)["order"] is None for q in others)
    # others outbid it: it goes on by itself, until its wishes are exhausted or the round is over
    before = owner.get(base)["line"]
    while owner.get(base)["line"] < before + 40:
        q, v = asked(people, base)
        if not v or not v["question"].get("auction") or q is owner:
            break
        step(people, base, rng, lambda moves: next((m for g in gods[:2] for m in moves if m.startswith(f"offer {g} ")), moves[-1]))
    mine = owner.get(base)["you"]
    log = owner.get(base + "/log")
    done = [x for x in log if x.get("ordered")]
    assert done and all(x["seat"] == mine for x in done), log[before:]
    for x in done:
        verb, god, amount = x["move"].split()
        assert verb == "offer" and (god, int(amount)) <= (god, {gods[0]: 2, gods[1]: 3}[god]), x
    # nobody else is told by log, record, view or stream which lines they were, nor what else was wished
    for q in others:
        until("it is known", lambda: q.get(base)["line"] == owner.get(base)["line"])
        assert to_all(q.get(base + "/log")[:len(log)]) == to_all([{k: w for k, w in x.items() if k != "ordered"} for x in log])
    for q, ear in zip(others + [onlooker], ears):
        for path in ("", "/view", "/log", "/record"):
            q.get(base + path + "?invite=" + invite, raw=True)
        sent = b"\n".join(q.seen) + json.dumps([(k, d) for k, d, _ in ear.events]).encode()
        assert b'"ordered"' not in sent and b'"wishes"' not in sent, "somebody else can tell"
    # any own move ends it; it can be given again and taken back
    owner.post(base + "/order", {"wishes": offers})
    while asked(people, base)[0] is not owner:
        step(people, base, rng)
    step(people, base, rng)
    assert owner.get(base)["order"] is None, "a move by hand did not end it"
    assert owner.post(base + "/order", {"wishes": [], "pass": True, "until": "turn"})["table"]["order"]["pass"]
    assert owner.post(base + "/order", {})["table"]["order"] is None
    [e.close() for e in ears]
    print(f"ok {game}: {len(done)} offers by order, and nobody else could tell")
    return owner, base


def reactions(people, game, seed, want=1, most=1500):
    """All but one play at random; that one passes on reactions by order, and is never asked one."""
    rng = random.Random(seed)
    base, _ = begun(people, game)
    owner = people[1]
    done = read = 0
    for _ in range(most):
        t = owner.get(base)
        if t["status"] != "running" or done >= want:
            break
        if t["order"] is None and not t["your_turn"]:
            owner.post(base + "/order", {"pass": True, "until": "turn"})
            continue
        p, v = asked(people, base)
        if p is owner and t["order"]:
            node = v["question"]["node"]
            assert not any(m["verb"] in ("pass", "fight", "decline") and node in REACTIONS for m in v["question"]["moves"]), (node, v["question"])
        if not step(people, base, rng, who=(p, v)):
            break
        news = owner.get(base + f"/log?from={read}")
        done += sum(1 for x in news if x.get("ordered"))
        read = news[-1]["line"] if news else read
    return done


def answers(people, game, seed, most=1500):
    """All but one play at random; that one names answers beforehand, and one of them is given."""
    rng = random.Random(seed)
    base, _ = begun(people, game)
    owner = people[1]
    read = 0
    for _ in range(most):
        t = owner.get(base)
        if t["status"] != "running":
            break
        p, v = asked(people, base)
        if t["order"] is None and not t["your_turn"] and v and not v["question"].get("auction"):
            named = [m["move"] for m in owner.get(base + "/wishes")["moves"]]
            assert len(named) == len(set(named)), named
            if named:
                told = owner.post(base + "/order", {"wishes": rng.sample(named, min(len(named), 8)), "until": "turn"})["table"]["order"]
                assert told["until"] == "turn" and {w["move"] for w in told["wishes"]} <= set(named), told
        step(people, base, rng, who=(p, v))
        news = owner.get(base + f"/log?from={read}")
        read = news[-1]["line"] if news else read
        given = [x["move"] for x in news if x.get("ordered")]
        if given:
            return given
    return []


REACTIONS = {"battle.defender", "battle.attacker", "battle.retreat", "croesus.reroll", "before.fx", "battle.card", "bluff.card", "blood", "aegis", "option", "pay", "transfer"}


def restart(server, people):
    server.kill()
    server.start()
    for p in people:
        p.get("/api/me")  # on a new connection


def kept(server, people):
    """A server that is started again knows the order, and which lines were played by one."""
    owner, base = auction(people, "cyclades")
    while owner.get(base)["your_turn"]:
        step(people, base, random.Random(1))
    before = owner.post(base + "/order", {"wishes": ["apollo"], "pass": True})["table"]["order"]
    done = [x["line"] for x in owner.get(base + "/log") if x.get("ordered")]
    restart(server, people)
    assert owner.get(base)["order"] == before, owner.get(base)["order"]
    assert done == [x["line"] for x in owner.get(base + "/log") if x.get("ordered")]
    # and carries out one that was given before it was killed
    base, _ = begun(people, "cyclades")
    p, v = asked(people, base)
    while not v["question"].get("auction"):
        step(people, base, random.Random(1), who=(p, v))
        p, v = asked(people, base)
    owner = next(q for q in people if q is not p)
    wishes = [m["move"] for m in owner.get(base + "/wishes")["moves"]]
    owner.post(base + "/order", {"wishes": wishes[:8]})
    restart(server, people)
    while p is not owner:
        step(people, base, random.Random(1), lambda moves: moves[-1], who=(p, v))
        if any(x.get("ordered") for x in owner.get(base + "/log")):
            break
        p, v = asked(people, base)
    assert p is not owner, "the order was forgotten"
    print("ok a server that was killed knows the orders and what was played by them, and carries them out")


def main():
    o = arguments(db=True).parse_args()
    ports = [o.port, o.port + 1] if o.db else [o.port]
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        servers = [Server(o.petteia, p, where, ["--no-limits", *(["--data", os.path.join(folder, f"d{p}")] if o.db else [])]) for p in ports]
        try:
            for game in ("cyclades", "legendary"):
                auction(everybody(ports, *NAMES), game)
            kept(servers[0], everybody(ports[:1], *NAMES))
            # the other store, and a second server, are the same for all games
            for game in ("cyclades", "hellas") if o.db else ("cyclades", "legendary", "hellas", "elysium"):
                # in Elysium few powers ask others: some games have none
                games = next((n for n in range(1, 31) if reactions(everybody(ports, *NAMES), game, n)), 0)
                assert games, f"{game}: no reaction was passed by order"
                print(f"ok {game}: a reaction was passed by order in game {games}")
                given = next((a for n in range(1, 31) if (a := answers(everybody(ports, *NAMES), game, n))), [])
                assert given, f"{game}: no answer was given by order"
                print(f"ok {game}: answered by order: {', '.join(given)}")
        finally:
            for s in servers:
                s.kill()


main()
