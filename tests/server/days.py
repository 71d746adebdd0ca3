#!/usr/bin/env python3
"""A game over days of four people, from the invitation to the rematch: one is called by web push, one by letter, one by a webhook, and one
not at all.

    days.py PETTEIA [--db URL] [--port P]

Whoever is asked with the page closed is called once a turn and opens the page; days off stop the clock; an order answers for its owner,
who is not called; who never comes is replaced; the end and the rematch are told. Nothing hidden is in any message. With a PostgreSQL two
servers share it, and every second person is at the other one."""
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from client import Refused, Stream, arguments, refused, run_sql, until  # noqa: E402
from notices import SECRET_WORDS, House, hook, is_asked, person  # noqa: E402
from sinks import MailSink, Sink  # noqa: E402
from webpush import Browser  # noqa: E402

CLOCK = {"bank_s": 172800, "increment_s": 43200, "cap_s": 259200}
TURNS = 12


class Post:
    """What arrives for people: each message is a title and a text."""

    def __init__(self, house, binary):
        self.sink, self.mail = Sink(), MailSink()
        self.house, self.binary, self.browser, self.reads = house, binary, Browser(), {}

    def push(self, who):
        key = subprocess.run([self.binary, "admin", "--data", self.house.admin, "push-keys"], capture_output=True, text=True, check=True).stdout.strip()
        until("push is offered", lambda: who.get("/api/news").get("key") == key)
        who.post("/api/news/push", {"endpoint": self.sink.url + "/push", **self.browser.keys()})
        opened = lambda a: (lambda said: (said["title"], said["text"]))(self.browser.open(a.body))  # noqa: E731
        self.reads[who] = lambda: [opened(a) for a in self.sink.at("/push")]

    def letters(self, who):
        address = f"{who.name}@b.example"
        way = who.post("/api/news/mail", {"address": address})["ways"][0]
        until("a letter asks", lambda: self.mail.to(address))
        code = re.search(r"/confirm/\w+\.(\w+)", self.mail.to(address)[0].get_content()).group(1)
        who.post("/api/news/confirm", {"id": way["id"], "code": code})
        self.reads[who] = lambda: [(x["Subject"], x.get_content()) for x in self.mail.to(address)[1:]]

    def webhook(self, who):
        hook(who, self.sink, "/hook")
        self.reads[who] = lambda: [(x.json()["title"], x.body.decode()) for x in self.sink.at("/hook")]

    def of(self, who, title):
        return [m for m in self.reads[who]() if m[0].startswith(title)] if who in self.reads else []

    def settled(self):
        """Nothing is under way, and nothing is due but what is later than this day: a clock that may become short."""
        until("nothing is under way", lambda: not self.house.rows("SELECT id FROM posts") and not self.house.rows("SELECT whom FROM news WHERE kind = 0 AND due > 0"))


def asked(base, people):
    found = []
    until("somebody is asked", lambda: (found.clear(), found.extend(p for p in people if is_asked(p, base)))[0] or found)
    return found[0]


def decide(who, base, choose):
    view = who.get(base + "/view")
    if view["question"]["you"]:
        try:
            who.post(base + "/move", {"line": view["line"], "move": choose(view["question"]["moves"])["move"]})
        except Refused as r:  # an order was carried out at the other server meanwhile
            assert r.status == 409, r


def plays(who, base, choose):
    """With the page open, until somebody else is asked."""
    page = Stream(who)
    before = who.get(base)["line"]
    while is_asked(who, base):
        decide(who, base, choose)
    page.close()
    assert who.get(base)["line"] > before


def turns(post, base, people, choose):
    """Each is called once a turn, and nobody else is."""
    called = {p: len(post.of(p, "Your turn")) for p in people}
    for _ in range(TURNS):
        who = asked(base, people)
        called[who] += who in post.reads
        until(f"{who.name} is called", lambda: len(post.of(who, "Your turn")) == called[who])
        post.settled()
        assert {p.name: len(post.of(p, "Your turn")) for p in people} == {p.name: n for p, n in called.items()}, "called twice for a turn, or without one"
        plays(who, base, choose)
    post.settled()
    return sum(called.values())


def day_off(base, people):
    who = asked(base, people)
    other = next(p for p in people if p is not who)
    who.post(base + "/vacation", {"days": 3})
    until("the clock stands", lambda: other.get(base)["clock"]["running"] is None)
    seat = int(who.get(base)["you"][1:]) - 1
    before = other.get(base)["clock"]["left_ms"][seat]
    assert other.get(base)["clock"]["left_ms"][seat] == before and other.get(base)["seats"][seat]["off_left_h"] in (14 * 24 - 1, 14 * 24)
    refused(409, who.post, base + "/vacation", {"days": 15})
    who.post(base + "/vacation", {"days": 0})
    until("it runs again", lambda: other.get(base)["clock"]["running"] is not None)
    assert other.get(base)["clock"]["left_ms"][seat] <= 259200 * 1000


def offers_of(owner, base):
    """The most that the owner may offer to each god now."""
    moves = [m for m in owner.get(base + "/wishes")["moves"] if len(m["args"]) == 2]
    return list({m["args"][0]["value"]: m["move"] for m in sorted(moves, key=lambda m: int(m["args"][1]["value"]))}.values())


def by_order(post, base, people, owner, choose):
    """Auctions for which the owner gives orders, until one is carried out: nobody else can tell, and the owner is not called for it."""
    done = lambda: [x for x in owner.get(base + "/log") if x.get("ordered")]  # noqa: E731
    offers, calls = [], 0
    for _ in range(1000):
        who = asked(base, people)
        if done():
            break
        if who is not owner and who.get(base + "/view")["question"].get("auction") and owner.get(base)["order"] is None:
            post.settled()
            offers, calls = offers_of(owner, base), len(post.of(owner, "Your turn"))
            owner.post(base + "/order", {"wishes": offers, "pass": True})
        decide(who, base, choose)
    mine, carried = owner.get(base)["you"], done()
    assert carried, "no order was carried out"
    assert all(x["seat"] == mine and any(x["move"].rsplit(" ", 1)[0] == o.rsplit(" ", 1)[0] for o in offers) for x in carried), (carried, offers)
    assert len(post.of(owner, "Your turn")) == calls, "called for what the order answered"
    for p in people:
        assert p is owner or (p.get(base)["order"] is None and not any(x.get("ordered") for x in p.get(base + "/log"))), "somebody else can tell"
    owner.post(base + "/order", {})
    return len(carried)


def replaced(house, base, people, gone, new, choose):
    """Days pass without the one who is asked: the others decide on a substitute, who comes by a link."""
    while asked(base, people) is not gone:
        decide(asked(base, people), base, choose)
    host, seat = people[0], gone.get(base)["you"]
    for s in house.servers:
        s.stop()
    run_sql(house.db, house.folder, f"UPDATE seats SET left_ms = 1 WHERE table_id = '{base.split('/')[-1]}' AND user_id = '{gone.id}'")
    for s in house.servers:
        s.start()
    votes = 0
    for p in people:
        if p is not gone and not host.get(base)["seats"][int(seat[1:]) - 1].get("substitute"):
            until("the time is up", lambda: (p.get(base)["motion"] or {}).get("kind") == "absent")
            p.post(base + "/vote", {"seat": seat, "choice": "substitute"})
            votes += 1
    assert votes == 2, f"{votes} of three decided, though at a clock of days it is usual to be away"
    until("a substitute is wanted", lambda: host.get(base)["seats"][int(seat[1:]) - 1].get("substitute"))
    assert not house.rows("SELECT whom FROM news WHERE kind = 2 AND due > 0"), "called for a vote that is over"
    link = host.post(base + "/substitute", {"seat": seat})["invite"]
    new.post(base + "/join", {"invite": link})
    until("somebody else sits there", lambda: host.get(base)["seats"][int(seat[1:]) - 1]["user"]["name"] == new.name)
    refused(404, gone.get, base)


def rematch(post, base, people, host):
    """Offered to those who played to the end, by the way of each; the same contract, the seats moved on."""
    made = host.post(base + "/rematch", {"rotated": True})["table"]
    new = f"/api/tables/{made['id']}"
    others = [p for p in people if p is not host]
    for p in others:
        until("it is among the own tables", lambda: made["id"] in [t["id"] for t in p.get("/api/me")["tables"]])
        until(f"{p.name} is told", lambda: p not in post.reads or any("offers a rematch" in text for _, text in post.reads[p]()))
        p.post(new + "/join", {})
    until("all sit", lambda: all(s["kind"] == "human" for s in host.get(new)["seats"]))
    host.post(new + "/start")
    for p in people:
        until("it runs", lambda: p.get(new)["status"] == "running")
        assert p.get(new)["contract"] == p.get(base)["contract"]
        before, now = (int(p.get(at)["you"][1:]) - 1 for at in (base, new))
        assert now == (before + 1) % len(people), (before, now)


def main():
    args = arguments(db=True).parse_args()
    house = None
    post = Post(None, args.petteia)
    rng = random.Random(11)
    choose = lambda moves: rng.choice(moves)  # noqa: E731
    house = post.house = House(args, ["--webhooks", "--smtp", post.mail.url, "--mail-from", "Petteia <owl@play.example>", "--url", "https://play.example/",
                                      "--push", "mailto:owl@play.example", "--news-private", "--news-after", "1"])
    try:
        anna, bob, cleo, dion, eris = (person(house, name, i) for i, name in enumerate(("anna", "bob", "cleo", "dion", "eris")))
        post.push(anna)
        post.letters(bob)
        post.webhook(cleo)
        made = anna.post("/api/tables", {"game": "cyclades", "name": "Days", "seats": 4, "seat": [{"kind": "me"}] + [{"kind": "open"}] * 3, "clock": CLOCK,
                                         "vacation_days": 14, "undo": "consent", "absence": {"how": "vote", "bot": "level:2"}})
        base, people = f"/api/tables/{made['table']['id']}", [anna, bob, cleo, dion]
        for p in people[1:]:
            p.post(base + "/join", {"invite": made["invite"]})
        anna.post(base + "/start")
        until("it runs", lambda: all(p.get(base)["status"] == "running" for p in people))
        calls = turns(post, base, people, choose)
        day_off(base, people)
        ordered = by_order(post, base, people, cleo, choose)
        replaced(house, base, people, dion, eris, choose)
        people[3] = eris
        calls += turns(post, base, people, choose) - calls
        pages = [Stream(p) for p in people]  # an evening together ends it
        while anna.get(base)["status"] != "over":
            for p in people:
                decide(p, base, choose)
        until("everybody hears", lambda: all(p.get(base)["status"] == "over" for p in people))
        [s.close() for s in pages]
        for p in (anna, bob, cleo):
            until(f"{p.name} is told of the end", lambda: post.of(p, "The game is over"))
        rematch(post, base, people, anna)
        post.settled()
        said = [m for p in post.reads for m in post.reads[p]()]
        wrong = [m for m in said if any(re.search(rf"\b{word}\b", " ".join(m)) for word in SECRET_WORDS)]
        assert not wrong, f"something hidden was sent: {wrong}"
        assert not house.rows(f"SELECT whom FROM news WHERE whom IN ('{dion.id}', '{eris.id}')"), "news for somebody whom nothing reaches"
        print(f"ok {calls} calls in {2 * TURNS} turns and {len(said)} messages in all: {ordered} offers by order, one replaced, a rematch of four")
    finally:
        house.end()


main()
