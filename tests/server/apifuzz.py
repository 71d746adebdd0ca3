#!/usr/bin/env python3
"""Plays real games through the API while it sends everything else the API knows, right and wrong, and counts
what was accepted. For builds with sanitizers: whatever they say is a failure.

    apifuzz.py PETTEIA OPENAPI [--moves N] [--seed S] [--port P] [--db URL]

Every person has tables of every game with people and bots; between moves come joins, undo, takeovers, chat, logins,
streams that come and go, and requests made of the document's addresses with words that do not fit. Always: no answer is
500, an error has words, a receipt comes with every accepted move, and in the end every finished record verifies."""
import collections
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments  # noqa: E402

GAMES = {"cyclades": (2, 5), "legendary": (2, 5), "hellas": (2, 4), "elysium": (2, 4)}
PEOPLE = 6
WORDS = ["", "s1", "s2", "s9", "level:1", "random", "mcts:iterations=50", "off", "\u0000", "\u202e", "й" * 70, "x" * 3000, "-1", "99999999999999999999", "null"]


class Fuzz:
    def __init__(self, o):
        self.o, self.lock = o, threading.Lock()
        self.moves, self.answers, self.tables, self.over = 0, collections.Counter(), [], set()
        self.failed = []

    def done(self):
        return self.moves >= self.o.moves or bool(self.failed)

    def call(self, c, method, path, body=None):
        """The answer, or None when it was refused as it should be."""
        try:
            answer = c.call(method, path, body, raw=True)
            self.answers[200] += 1
            return json.loads(answer) if answer[:1] in b"{[" else answer
        except Refused as r:
            self.answers[r.status] += 1
            if r.status not in (400, 401, 403, 404, 405, 409, 413, 415, 429, 503) or not json.loads(r.data).get("message"):
                raise AssertionError(f"{method} {path} {str(body)[:200]}: {r.status} {r.data[:200]}")
            return None


def new_table(f, c, rng):
    game = rng.choice(list(GAMES))
    seats = rng.randint(*GAMES[game])
    kinds = [{"kind": "me"}] + [rng.choice([{"kind": "bot", "bot": rng.choice(["random", "level:1"])}, {"kind": "open"}]) for _ in range(seats - 1)]
    rng.shuffle(kinds)
    wish = {"game": game, "seats": seats, "seat": kinds, "public": True, "undo": rng.choice(["free", "consent", "off", "practice"]), "name": rng.choice(["", "ours"])}
    if rng.random() < 0.2:
        wish["clock"] = {"bank_s": rng.choice([1, 60]), "increment_s": 1}
    made = f.call(c, "POST", "/api/tables", wish)
    if not made:
        return
    base = f"/api/tables/{made['table']['id']}"
    if rng.random() < 0.7:
        f.call(c, "POST", base + "/entropy", {"entropy": rng.randbytes(32).hex(), "commit": made["table"]["dice"]["commit"]})
    if rng.random() < 0.3:
        f.call(c, "POST", base + "/swap", {"seat": "s1", "with": "s2"})
    with f.lock:
        f.tables.append(base)


def play(f, c, rng, base):
    """As many moves as this person is asked for now; bots and others answer in between."""
    for _ in range(12):
        view = f.call(c, "GET", base + "/view")
        if not view:  # not begun: sit down, fill up, begin
            f.call(c, "POST", base + "/join", rng.choice([{}, {"seat": "s2"}, {"entropy": rng.randbytes(32).hex()}]))
            if rng.random() < 0.5:
                f.call(c, "POST", base + "/fill", {"bot": "random"})
                f.call(c, "POST", base + "/start")
            return
        question = view["question"]
        if question["asked"] is None:
            with f.lock:
                f.over.add(base)
                if base in f.tables:
                    f.tables.remove(base)
            return
        if not question.get("you"):
            return
        move = {"line": view["line"], "move": rng.choice(question["moves"])["move"]}
        answer = f.call(c, "POST", base + "/move", move)
        if answer:
            assert len(answer["receipt"]) == 64 and answer["line"] > view["line"], answer
            with f.lock:
                f.moves += 1
            if rng.random() < 0.05:
                f.call(c, "POST", base + "/move", move)  # sent twice


def around(f, c, rng, base):
    """What people do beside moving."""
    word = rng.choice(WORDS)
    f.call(c, *rng.choice([
        ("POST", base + "/undo", {}), ("POST", base + "/undo", {"to": rng.randrange(40)}), ("POST", base + "/undo/answer", {"yes": rng.random() < 0.7}),
        ("POST", base + "/takeover", {"bot": "random"}), ("POST", base + "/return", {}), ("POST", base + "/chat", {"text": word or "hello"}),
        ("POST", base + "/why", {"move": word}), ("GET", base + f"/log?from={rng.randrange(30)}"), ("GET", base + "/record"), ("GET", base),
        ("GET", base + f"/view?at={rng.randrange(60)}&as=s{rng.randrange(1, 4)}"), ("GET", base + "/verify"), ("POST", base + "/continue", {"line": rng.randrange(20)}),
        ("POST", base + "/lock", {"locked": rng.random() < 0.3}), ("GET", "/api/me"), ("GET", "/api/tables?list=mine"), ("GET", "/api/tables?list=public"),
        ("GET", "/api/logins"), ("GET", "/api/ratings/cyclades"), ("POST", base + "/move", {"line": rng.randrange(50), "move": word}),
    ]))


def wrong(f, c, rng, paths):
    """An address of the document with words that do not fit."""
    method, path = rng.choice(paths)
    for part in ("{table}", "{game}", "{user}"):
        path = path.replace(part, rng.choice(["nothere", "%ff", "%00", "..%2f..", "cyclades", rng.choice(f.tables or ["/x"]).rsplit("/", 1)[1]]))
    keys = ["game", "seats", "seat", "name", "password", "old", "move", "line", "to", "yes", "text", "bot", "invite", "entropy", "commit", "id", "others", "with", "locked", "public", "clock"]
    body = {rng.choice(keys): rng.choice(WORDS + [0, -1, 1 << 62, True, None, [], {}, [{"kind": "me"}] * 7]) for _ in range(rng.randrange(5))}
    if path not in ("/api/logout", "/api/logins/end", "/api/password", "/api/events"):
        f.call(c, method.upper(), path, body if method == "post" else None)


def person(f, i, paths):
    rng = random.Random(f.o.seed * 100 + i)
    try:
        c = Client(f.o.port, f"player {i}")
        ear = Stream(c)
        while not f.done():
            with f.lock:
                few = len(f.tables) < PEOPLE * 2
                base = rng.choice(f.tables) if f.tables else None
            if few or not base:
                new_table(f, c, rng)
                continue
            dice = rng.random()
            if dice < 0.80:
                play(f, c, rng, base)
            elif dice < 0.92:
                around(f, c, rng, base)
            elif dice < 0.985:
                wrong(f, c, rng, paths)
            else:
                ear.close()
                ear = Stream(c, [base.rsplit("/", 1)[1]], last=ear.last)
        ear.close()
    except Exception as e:
        with f.lock:
            f.failed.append(f"player {i}: {e!r}")


def verify(f, petteia, folder):
    c, seen = Client(f.o.port, "reader"), 0
    for base in list(f.over)[:10]:
        path = os.path.join(folder, "record")
        with open(path, "wb") as out:
            out.write(c.get(base + "/record", raw=True))
        got = subprocess.run([petteia, "verify", path], capture_output=True, text=True)
        assert got.returncode == 3, f"{base}: {got.stdout}{got.stderr}"
        seen += 1
    return seen


def main():
    a = arguments("openapi", db=True)
    a.add_argument("--moves", type=int, default=10000)
    a.add_argument("--seed", type=int, default=1)
    o = a.parse_args()
    paths = [(m, p) for p, ops in json.load(open(o.openapi))["paths"].items() for m in ops]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PETTEIA_LOG"] = log = os.path.join(folder, "log")
        os.environ.setdefault("ASAN_OPTIONS", "detect_leaks=0")
        server = Server(o.petteia, o.port, o.db or os.path.join(folder, "data"), ["--no-limits", "--threads", "2"])
        f, started = Fuzz(o), time.monotonic()
        try:
            people = [threading.Thread(target=person, args=(f, i, paths), daemon=True) for i in range(PEOPLE)]
            [p.start() for p in people]
            [p.join() for p in people]
            alive = server.process.poll() is None
            words = open(log, errors="replace").read()
            bad = [x for x in words.splitlines() if "ERROR: " in x or "runtime error" in x or "WARNING: ThreadSanitizer" in x or "must hold" in x]
            assert alive and not f.failed and not bad, f"alive {alive}, {f.failed[:3]}, {bad[:3]}\n{words[-3000:]}"
            checked = verify(f, o.petteia, folder)
            assert server.stop() == 0, "the server did not end well"
            took = time.monotonic() - started
            print(f"ok {f.moves} moves accepted in {took:.0f} s; answers {dict(sorted(f.answers.items()))}; {len(f.over)} games over, {checked} verified")
        finally:
            server.kill()


main()
