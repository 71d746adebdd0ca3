#!/usr/bin/env python3
"""Dice that somebody wants otherwise: tables at a real server where one of two cheats, and a statistic of what was drawn.

    bias.py PETTEIA [--port P]

The cheat wants the first three draws of a game, which is one chance in twelve. He runs the server: he reads the secret of the dice and all
else in its database at any time. He sits down last and adds his share last, shows another one than he sealed, comes and goes to seal again
and again, begins again what began badly. He must not get what he wants more often than who guesses. Who keeps back what he sealed has it
replaced by a rule; if he knows the secret, he so chooses between two draws, and of two guesses he must not make more: the record tells
everybody each time. A right server fails this by chance once in a million runs."""
import glob
import hashlib
import hmac
import math
import os
import random
import re
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, arguments, until  # noqa: E402

TABLES = 30  # of each way to cheat
WANTED = ["* start s1 p2", "* order s2", "* order s2"]
GUESS = 1 / 12
rng = random.Random(5)


def seal(share):
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def withheld(seal):
    return hashlib.sha256(b"withheld " + seal.encode()).hexdigest()


def drawn(secret, table, shares):
    """The first draws: the dice as docs/NOTATION.md says, the lot of one of two, and two lots for each of two that are not put back."""
    added = "".join(f":s{i + 1}={x}" for i, x in enumerate(shares) if x)

    def die(line, faces):
        bits = hmac.digest(bytes.fromhex(secret), f"{table}:{line}{added}".encode(), "sha256")[4:8]
        return int.from_bytes(bits, "little") * faces >> 32

    lines, lots = [f"* start s1 p{die(1, 2) + 1}"], ["s1", "s1", "s2", "s2"]
    for line in range(2, len(WANTED) + 1):
        lines.append(f"* order {lots.pop(die(line, len(lots)))}")
    return lines


class Table:
    """A table of two; what its people know, and the store of who runs the server."""

    def __init__(self, file, host, guest, honest):
        made = host.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], "undo": "free"})
        self.id, self.file, self.host, self.guest, self.invite = made["table"]["id"], file, host, guest, made["invite"]
        self.base = f"/api/tables/{self.id}"
        self.honest, self.cheat = (host, guest) if honest == 0 else (guest, host)
        self.at = honest  # the honest seat
        self.share = rng.randbytes(32).hex()  # of who is honest
        self.own = ""

    def does(self, who, what, body=None):
        """Whether the server took it."""
        try:
            who.post(f"{self.base}/{what}", body)
            return True
        except Refused:
            return False

    def sits_down(self):
        assert self.does(self.guest, "join", {"invite": self.invite})

    def adds(self):
        """Who is honest seals; and shows it at once to a server that would take it."""
        assert self.does(self.honest, "entropy", {"seal": seal(self.share)})
        self.does(self.honest, "entropy", {"entropy": self.share})

    def knows(self, blind=False):
        """The secret and the other's share, or what the cheat guesses them to be."""
        file = sqlite3.connect(self.file)
        secret = file.execute("SELECT secret FROM tables WHERE id = ?", [self.id]).fetchone()[0]
        share = file.execute("SELECT entropy FROM seats WHERE table_id = ? AND seat = ?", [self.id, self.at]).fetchone()[0]
        file.close()
        told = self.cheat.get(self.base)["dice"]["entropy"].get(f"s{self.at + 1}", "")
        return rng.randbytes(32).hex() if blind else secret, share or told or rng.randbytes(32).hex()

    def brings(self, own, known):
        """What comes of his share, if that is known."""
        secret, other = known
        return drawn(secret, self.id, (other, own) if self.at == 0 else (own, other))

    def best(self):
        """A share that brings what he wants, as far as he knows."""
        known = self.knows()
        while self.brings(own := rng.randbytes(32).hex(), known) != WANTED:
            pass
        return own

    def seals(self, share):
        if self.does(self.cheat, "entropy", {"seal": seal(share)}):
            self.own = share

    def seals_the_best(self):
        self.seals(self.best())

    def begins(self):
        assert self.does(self.host, "start")
        assert self.does(self.honest, "entropy", {"entropy": self.share}) or self.cheat.get(self.base)["line"] > 0

    def lines(self):
        text = self.cheat.get(self.base + "/record", raw=True).decode()
        return [x.split(" ", 1)[1] for x in text.splitlines() if re.match(r"\d+ ", x)]

    def over(self):
        """The draws, and whether a share was kept back; he does what he can to have others."""
        until("the game begins", lambda: self.cheat.get(self.base)["line"] >= len(WANTED))
        before = self.lines()[:len(WANTED)]
        if before != WANTED:
            for what, body in (("start", None), ("undo", {"to": 1}), ("entropy", {"entropy": rng.randbytes(32).hex()}), ("leave", None)):
                self.does(self.cheat, what, body)
        now = self.lines()
        assert now[:len(WANTED)] == before and not any(" undo " in x for x in now), f"drawn again: {before}, then {now}"
        head = self.cheat.get(self.base + "/record", raw=True).decode()
        shares = dict(re.findall(r"^entropy (s\d) (\w+)$", head, re.M))
        seals = dict(re.findall(r"^seal (s\d) (\w+)$", head, re.M))
        kept = [s for s in seals if s not in shares]
        for s in kept:
            shares[s] = withheld(seals[s])
        secret, _ = self.knows()
        assert f"commit sha256:{hashlib.sha256(bytes.fromhex(secret)).hexdigest()}" in head
        assert shares.get(f"s{self.at + 1}") == self.share, "the honest share is not in the record"
        assert before == drawn(secret, self.id, [shares.get(f"s{i + 1}") for i in range(2)]), "the draws are not those of the secret and the shares"
        return before, bool(kept)


# ---- how to cheat: each leaves a table that has begun, or begins by itself -----------------------


def last(t):
    """Adds his share when everybody else's is in."""
    t.sits_down()
    t.adds()
    t.seals_the_best()
    t.does(t.cheat, "entropy", {"entropy": t.own})
    t.begins()
    t.does(t.cheat, "entropy", {"entropy": t.own})


def another(t):
    """Shows another share than he sealed, or seals again when he knows the other's."""
    t.sits_down()
    t.adds()
    t.seals(rng.randbytes(32).hex())
    t.begins()
    best = t.best()
    for body in ({"entropy": best}, {"seal": seal(best)}, {"seal": seal(best), "entropy": best}, {"entropy": best}):
        if t.does(t.cheat, "entropy", body) and "entropy" in body:
            t.own = best
            return
    t.does(t.cheat, "entropy", {"entropy": t.own})


def comes_and_goes(t):
    """Sits down late, seals, gets up, and seals again."""
    t.adds()
    for _ in range(4):
        t.sits_down()
        t.seals_the_best()
        t.does(t.cheat, "entropy", {"entropy": t.own})
        t.does(t.cheat, "leave")
    t.sits_down()
    t.seals_the_best()
    t.begins()
    t.does(t.cheat, "entropy", {"entropy": t.own})


def without(t):
    """Adds nothing, as long as what comes of it is not what he wants."""
    t.sits_down()
    t.adds()
    if t.brings("", t.knows()) != WANTED:
        t.seals_the_best()
    t.begins()
    t.does(t.cheat, "entropy", {"entropy": t.own})


def keeps_back(t, blind=True):
    """Shows his share only if it brings what he wants, as far as he knows; without the secret he guesses."""
    t.sits_down()
    t.adds()
    t.seals_the_best()
    t.begins()
    if t.brings(t.own, t.knows(blind)) == WANTED:
        t.does(t.cheat, "entropy", {"entropy": t.own})
    else:
        t.own = withheld(seal(t.own))


def keeps_back_knowing(t):
    """The same by somebody who knows the secret: two guesses each."""
    keeps_back(t, False)


# ---- the statistic -------------------------------------------------------------------------------


WAYS = [(keeps_back_knowing, 1), (keeps_back, 1), (last, 1), (another, 1), (comes_and_goes, 0), (without, 1)]  # the honest seat: 0 opened the table


def most(n, p):
    """So many of n, or more, come about by chance in one of a million runs of all ways at most."""
    tail, k = 1.0, 0
    while tail >= 1e-6 / len(WAYS):
        tail -= math.comb(n, k) * p**k * (1 - p) ** (n - k)
        k += 1
    return k


def main():
    o = arguments().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, folder, ["--no-limits"])
        try:
            file = glob.glob(os.path.join(folder, "*.db"))[0]
            people = [Client(o.port, "anna"), Client(o.port, "carl")]
            tables = {way: [Table(file, *people[::1 - 2 * honest], honest) for _ in range(TABLES)] for way, honest in WAYS}
            for way, _ in WAYS:
                for t in tables[way]:
                    way(t)
            for way, _ in WAYS:
                came = [t.over() for t in tables[way]]
                hits, kept = sum(lines == WANTED for lines, _ in came), sum(k for _, k in came)
                times, keeps = 1 + (way is keeps_back_knowing), way in (keeps_back_knowing, keeps_back)
                chance = 1 - (1 - GUESS) ** times
                limit = most(TABLES, chance)
                assert hits < limit, f"{way.__name__}: {hits} of {TABLES} tables drew what he wants, {TABLES * chance:.1f} by guessing: {way.__doc__}"
                assert (kept > 0) == keeps, f"{way.__name__}: by the records {kept} shares were kept back"
                print(f"ok {way.__name__}: {hits} of {TABLES} tables drew what he wants, {TABLES * chance:.1f} by {times} guess{'es' * (times - 1)} each "
                      f"({limit} would be too many); {kept} records tell that a share was kept back")
            assert server.stop() == 0
        finally:
            server.kill()


main()
