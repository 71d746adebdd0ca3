#!/usr/bin/env python3
"""Ends the server in the middle of everything: every time in order, and the games go on to their ends.

    stops.py PETTEIA [--db URL] [--port P] [--rounds N]

When it ends, it is waking its tables, people play, log in, listen and go, long bots think, records are verified, a league's round is
drawn, and messages are under way to somebody who answers late."""
import http.client
import os
import random
import re
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments, until  # noqa: E402
from sinks import MailSink, Sink  # noqa: E402

WAKING, WATCHED = 30, 4
BOT = {"kind": "bot", "bot": "level:1"}
STRONG = {"kind": "bot", "bot": "level:6"}
ENDED = (OSError, http.client.HTTPException)  # the server, while it was asked


def begun(anna, seat, **more):
    table = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": seat, **more})["table"]["id"]
    anna.post(f"/api/tables/{table}/start")
    return table


class Busy(threading.Thread):
    """Does something again and again until the server has ended."""

    def __init__(self, act):
        super().__init__(daemon=True)
        self.act = act
        self.start()

    def run(self):
        try:
            while True:
                try:
                    self.act()
                except Refused as r:
                    assert r.status in (409, 429, 503), r  # somebody was quicker, or it is being read
        except ENDED:
            pass


class Evening:
    """What goes on at the server until it ends, and again after the next start."""

    def __init__(self, port, sink, mail):
        self.port, self.sink = port, sink
        self.anna, self.bob, self.dora = (Client(port, name) for name in ("anna", "bob", "dora"))
        self.dora.token = self.dora.post("/api/account", {"name": "Dora Old", "password": "a long password"})["token"]
        self.clocked = [begun(self.anna, [{"kind": "me"}, BOT], clock={"bank_s": 3600, "increment_s": 1}) for _ in range(WAKING)]
        self.watched = [begun(self.anna, [BOT, BOT]) for _ in range(WATCHED)]
        self.deep = begun(self.anna, [STRONG, STRONG])  # never awaited: its searches are cut
        self.over = begun(self.anna, [{"kind": "me"}, BOT])
        self.anna.post(f"/api/tables/{self.over}/resign")
        made = self.anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})
        self.shared = f"/api/tables/{made['table']['id']}"
        self.bob.post(self.shared + "/join", {"invite": made["invite"]})
        self.anna.post(self.shared + "/start")
        for who, address in ((self.anna, "anna@b.example"), (self.bob, "bob@b.example")):
            who.post("/api/news/webhook", {"url": f"{sink.url}/slow", "form": "json"})
            way = next(w for w in who.post("/api/news/mail", {"address": address})["ways"] if w["target"] == address)
            until("a letter asks", lambda: mail.to(address))
            who.post("/api/news/confirm", {"id": way["id"], "code": re.search(r"/confirm/\w+\.(\w+)", mail.to(address)[0].get_content()).group(1)})

    def moves(self, who, base):
        c = who.copy()

        def act():
            view = c.get(base + "/view")
            if view["question"]["you"]:
                c.post(base + "/move", {"line": view["line"], "move": random.choice(view["question"]["moves"])["move"]})
            else:
                time.sleep(0.01)
        return act

    def logs_in(self):
        Client(self.port).post("/api/login", {"name": "Dora Old", "password": "a long password"})

    def listens(self):
        stream = Stream(self.bob, self.watched, views=True)
        time.sleep(random.random() * 0.05)
        stream.close()

    def verifies(self):
        self.anna.copy().get(f"/api/tables/{self.over}/verify")

    def tries(self):
        c = self.bob.copy()
        for way in c.get("/api/news")["ways"]:
            c.post("/api/news/try", {"id": way["id"]})
        time.sleep(0.05)

    def league(self):
        people = [Client(self.port, f"guest{i}") for i in range(6)]
        terms = {"name": "Autumn", "kind": "swiss", "game": "elysium", "seats": 2, "rounds": 3}
        at = "/api/leagues/" + people[0].post("/api/leagues", terms)["league"]["id"]
        for p in people:
            p.post(at + "/enter")
        people[0].post(at + "/start")

    def goes_on(self, chance):
        """Some of it; what it began."""
        acts = [self.moves(self.anna, self.shared), self.moves(self.bob, self.shared), self.logs_in, self.logs_in, self.listens, self.verifies, self.tries, self.league]
        return [Busy(act) for act in chance.sample(acts, chance.randrange(len(acts) + 1))]


def main():
    args = arguments(db=True)
    args.add_argument("--rounds", type=int, default=30)
    o = args.parse_args()
    chance, sink, mail = random.Random(1), Sink(), MailSink()
    sink.status = lambda one: time.sleep(0.2) or 200
    flags = ["--no-limits", "--webhooks", "--smtp", mail.url, "--mail-from", "owl@play.example", "--url", "https://play.example", "--news-private", "--news-after", "1"]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or folder, flags)
        try:
            evening = Evening(o.port, sink, mail)
            anna = evening.anna
            for number in range(o.rounds):
                streams = [Stream(who, evening.watched, views=True) for who in (anna, evening.bob)[:chance.randrange(3)]]
                busy = evening.goes_on(chance)
                # tables are woken from 10 ms after the start; rounds are drawn and messages sent by the beat, every two seconds
                time.sleep(chance.random() * (2.5 if number % 5 == 4 else 0.05))
                for table in chance.sample(evening.clocked, chance.randrange(4)):
                    try:
                        anna.get(f"/api/tables/{table}/view")
                    except Refused as r:
                        assert r.status == 503, r  # a long one is being read
                status = server.stop()
                assert status == 0, f"the server ended with {status}"
                for b in busy:
                    b.join()
                for s in streams:
                    s.close()
                server.start()
            for table in evening.watched:
                until("every game ends", lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
            assert server.stop() == 0
            print(f"ok {o.rounds} ends in the middle of things; {len(sink.got)} messages and {len(mail.got)} letters arrived")
        finally:
            server.kill()


main()
