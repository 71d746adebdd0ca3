#!/usr/bin/env python3
"""kill -9 under load: nothing acknowledged is lost or duplicated.

    kill.py PETTEIA [--rounds N] [--hits N] [--seed N] [--db URL] [--nodes 2] [--kill-store] [--full-disk] [--port P]

Clients play random moves on many tables and note every acknowledged (table, line, move), and what they were shown. The server
is killed at a random moment and started again, several times; with --hits in the midst of a call of each kind in turn (a table is
opened, a move, taking back), until so many of each were cut off: begun, and never answered. Now and then they take back, and ask
again with the same key until they are answered. After each start every note must stand in the log at its line, every taking back once, and what was shown must still be so; clocks must not have lost time. With two nodes (PostgreSQL) clients use both
and only one is killed at a time. --full-disk: nothing is killed, the server's disk takes nothing more for
a while; moves are refused with 503 until it does again."""
import http.client
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments  # noqa: E402

TABLES = 6
BANK_S = 3600
PACE = 0.01  # seconds between the moves of a player: what is played has to be looked at
KINDS = ["open", "move", "undo"]  # of calls that write
LEFT = 0.03  # so often a table is left for a new one, where opening is to be struck
SHOWN = 10  # views of a table that are looked at again


class Player(threading.Thread):
    """Plays one table after the other; acks: {table: {line: move}}."""

    def __init__(self, ports, game, seats, seed, leaves):
        super().__init__(daemon=True)
        self.rng, self.acks, self.stop, self.error = random.Random(seed), {}, False, None
        self.game, self.seats, self.leaves, self.refused = game, seats, leaves, 0
        self.undos, self.undoing = {}, None  # {table: how many were acknowledged}; (table, key) of one that was not answered yet
        self.began = {}  # {table: when}
        self.seen = {}  # {table: {line: seal of the view that was shown}}
        self.clients = [Client(ports[0], "keeper")]
        for port in ports[1:]:
            other = Client(port)
            other.token = self.clients[0].token
            self.clients.append(other)
        self.table = None
        self.doing, self.cut = None, []  # [kind, port, whether it was struck] of the call under way; the kinds of those that were cut off

    def open_table(self, c):
        wish = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (self.seats - 1)
        began = time.monotonic()
        made = c.post("/api/tables", {"game": self.game, "seats": self.seats, "seat": wish, "start": True, "clock": {"bank_s": BANK_S, "increment_s": 1}})
        self.table = made["table"]["id"]
        self.began[self.table], self.seen[self.table], self.undos[self.table] = began, {}, 0
        self.acks[self.table] = {}  # from here on it is looked at

    def take_back(self, c):
        """Once, however often it is asked for: it has its key until somebody answers."""
        table, key = self.undoing
        try:
            c.call("POST", f"/api/tables/{table}/undo", {}, key=key)
            self.undos[table] += 1
        except Refused as r:
            if r.status != 409:  # else there was nothing to take back
                raise
        self.undoing = None

    def write(self, kind, c, what, *args):
        """A call that changes something."""
        self.doing = call = [kind, c.port, False]
        try:
            return what(*args)
        except (OSError, http.client.HTTPException):
            self.cut += [kind] * call[2]
            raise
        finally:
            self.doing = None

    def turn(self, c):
        if self.undoing:
            return self.write("undo", c, self.take_back, c)
        if self.table is None:
            return self.write("open", c, self.open_table, c)
        view = c.get(f"/api/tables/{self.table}/view")
        q = view["question"]
        if q["asked"] is not None:  # when it is over, everybody gets an observer's view
            self.seen[self.table][view["line"]] = view["seal"]
        if q["asked"] is None:
            self.table = None
        elif not q["you"]:
            time.sleep(0.002)
        elif self.leaves and self.rng.random() < LEFT:
            self.table = None
        elif self.acks[self.table] and self.rng.random() < 0.1:
            self.undoing = self.table, f"undo-{self.rng.getrandbits(64)}"
        else:
            move = self.rng.choice(q["moves"])["move"]
            self.write("move", c, c.post, f"/api/tables/{self.table}/move", {"line": view["line"], "move": move})
            self.acks[self.table][view["line"] + 1] = move
            time.sleep(PACE)

    def run(self):
        while not self.stop:
            try:
                self.turn(self.rng.choice(self.clients))
            except Refused as r:
                self.refused += r.status == 503
                if r.status not in (409, 429, 503):
                    self.error = f"{r.status}: {r.data}"
                    return
            except (OSError, http.client.HTTPException):
                time.sleep(0.02)

    @staticmethod
    def read(c, path, raw=False):
        """A store that was away is asked again after a second; until then reading is refused, too."""
        deadline = time.monotonic() + HANG
        while True:
            try:
                return c.get(path, raw=raw)
            except Refused as r:
                if r.status != 503 or time.monotonic() > deadline:
                    raise
            time.sleep(0.1)

    def view_at(self, c, table, line):
        """The view at a line, as soon as this server has heard of it."""
        until = time.monotonic() + HANG
        while True:
            view = self.read(c, f"/api/tables/{table}/view?at={line}&as=s1")
            if view["line"] >= line or time.monotonic() > until:
                return view
            time.sleep(0.01)

    def check(self, port, last):
        # what was acknowledged before we look; play goes on meanwhile. Tables of long ago: the last time
        known = {table: dict(lines) for table, lines in list(self.acks.items())[0 if last else -2:]}
        shown = {table: sorted(lines.items())[-SHOWN:] for table, lines in list(self.seen.items())[-2:]}
        c = Client(port)
        c.token = self.clients[0].token
        for table, acks in known.items():
            self.check_table(c, table, acks)
            for line, seal in shown.get(table, []):
                assert self.view_at(c, table, line)["seal"] == seal, f"{table}: line {line} was shown and is another now"
        c.conn and c.conn.close()
        return sum(len(acks) for acks in known.values())

    def check_table(self, c, table, acks, until=None):
        until, undone = until or time.monotonic() + 60, self.undos[table]
        info = self.read(c, f"/api/tables/{table}")
        words = [line.split(" ", 2) for line in self.read(c, f"/api/tables/{table}/record", raw=True).decode().splitlines() if line[:1].isdigit()]
        undos, most = sum(w[2].startswith("undo") for w in words), self.undos[table] + 1  # one may be under way
        if (len(words) < max(acks, default=0) or undos < undone) and time.monotonic() < until:  # this server has not heard of the last ones yet
            time.sleep(0.05)
            return self.check_table(c, table, acks, until)
        lines = [int(n) for n, _, _ in words]
        assert lines == list(range(1, len(lines) + 1)), f"{table}: lines missing, doubled or out of order"
        for line, move in acks.items():
            assert line <= len(lines), f"{table}: acknowledged line {line} is gone"
            assert words[line - 1][2] == move, f"{table}: line {line} is {words[line - 1][2]}, acknowledged {move}"
        assert undone <= undos <= most, f"{table}: {undone} to {most} times something was taken back, and {undos} times it stands"
        if info["clock"]:
            left = info["clock"]["left_ms"][0]
            passed = 1000 * (time.monotonic() - self.began[table])
            assert left > BANK_S * 1000 - passed - 5000, f"{table}: the clock lost time: {left}, after {passed:.0f}"


def missing(players, hits):
    """The kinds of calls of which fewer were cut off."""
    cut = [kind for p in players for kind in p.cut]
    return [kind for kind in KINDS if cut.count(kind) < hits]


def strike(players, kind, victim, rng):
    """Kills that server a moment after a call of this kind began."""
    deadline = time.monotonic() + HANG
    while not any(p.error or (p.doing or [])[:2] == [kind, victim.port] for p in players) and time.monotonic() < deadline:
        time.sleep(0.0002)
    time.sleep(rng.choice([0, rng.uniform(0, 0.004)]))
    for call in [p.doing for p in players]:
        if call:
            call[2] = call[1] == victim.port
    victim.kill()


def kill_store():
    """The database dies and comes back (with-postgres says where it is)."""
    as_user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
    folder, bin_ = os.environ["PETTEIA_TEST_PG"], os.environ["PETTEIA_TEST_PG_BIN"]
    with open(os.path.join(folder, "postmaster.opts")) as f:
        assert folder in f.read()
    subprocess.run([*as_user, f"{bin_}/pg_ctl", "-D", folder, "-m", "immediate", "-w", "-l", os.path.join(os.path.dirname(folder), "log"), "restart"],
                   cwd="/", check=True, stdout=subprocess.DEVNULL)


def fill_disk(server, players):
    """For a while every write of this server to a file fails, as on a full disk."""
    before = sum(p.refused for p in players)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    deadline = time.monotonic() + HANG
    while sum(p.refused for p in players) < before + 5 and time.monotonic() < deadline:
        time.sleep(0.01)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert sum(p.refused for p in players) >= before + 5, "the full disk went unnoticed"


def main():
    a = arguments(db=True)
    a.add_argument("--rounds", type=int, default=5)
    a.add_argument("--hits", type=int, default=0, help="at most so many rounds, until so many calls of each kind were cut off")
    a.add_argument("--nodes", type=int, default=1)
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--kill-store", action="store_true", help="kill PostgreSQL instead of a server")
    a.add_argument("--full-disk", action="store_true", help="let the disk be full instead of killing a server")
    o = a.parse_args()
    rng = random.Random(o.seed)
    acks = 0
    with tempfile.TemporaryDirectory() as folder:
        where = o.db or os.path.join(folder, "data")
        servers = [Server(o.petteia, o.port + i, where, ["--no-limits"]) for i in range(o.nodes)]
        ports = [s.port for s in servers]
        try:
            games = [("cyclades", 3), ("legendary", 3), ("elysium", 2)]
            known = {g["id"] for g in Client(ports[0]).get("/api/games")}
            games = [g for g in games if g[0] in known]
            players = [Player(ports, *games[i % len(games)], o.seed * TABLES + i, o.hits > 0) for i in range(TABLES)]
            [p.start() for p in players]
            for round_ in range(o.rounds):
                wanted = missing(players, o.hits)
                time.sleep(rng.uniform(0.1, 0.3) if o.hits else rng.uniform(0.4, 1.2))
                if o.kill_store:
                    kill_store()
                elif o.full_disk:
                    fill_disk(servers[0], players)
                else:
                    victim = rng.choice(servers)
                    if o.hits:
                        strike(players, wanted[round_ % len(wanted)], victim, rng)
                    else:
                        victim.kill()
                    time.sleep(0.05)
                    victim.start()
                last = round_ + 1 == o.rounds or o.hits > 0 and not missing(players, o.hits)
                acks = sum(p.check(rng.choice(ports), last) for p in players)
                for p in players:
                    assert not p.error, p.error
                print(f"ok {'full' if o.full_disk else 'killed'} {round_ + 1} times, {acks} acknowledged moves all there", flush=True)
                if last:
                    break
            cut = [kind for p in players for kind in p.cut]
            cut = ", ".join(f"{kind} {cut.count(kind)} times" for kind in KINDS)
            assert not missing(players, o.hits), f"in {o.rounds} kills cut off: {cut}"
            if o.hits:
                print(f"ok cut off: {cut}")
            for p in players:
                p.stop = True
            [p.join(HANG) for p in players]
            print(f"ok {sum(sum(p.undos.values()) for p in players)} times something was taken back, each of them once")
            assert acks > 50, "hardly anything was played"
        finally:
            [s.kill() for s in servers]


main()
