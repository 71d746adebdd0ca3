#!/usr/bin/env python3
"""Every call to the store fails once, in every way.

    faults.py PETTEIA_FAULTS [--db URL] [--port P] [--ways W,W] [--stride N] [--sparse N] [--first N] [--last N]

PETTEIA_FAULTS is the server with faults.c in it: it fails at the call we name. For every way and every n a script of tables,
joins, moves, undo, chat and bots is played while the n-th call fails; then, whatever happened: every move that was acknowledged, and
every line that a stream told, is in the database; and at every table somebody can go on. Each way ends when the script
was over before its n-th call several times in a row: once may be chance, since bots take their turns when they like. Then the server's memory fails: once, so
that its reserve serves; and for good, so that it ends, and nothing is lost by that.

Before that, the three outcomes: done, not done, unknown. An undo and a message are sent with a key while a call fails: "store" means that
nothing was done, "unknown" that it may have been; repeated with the same key it is done once, and the answer is the same again."""
import argparse
import http.client
import json
import mmap
import os
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, free_port, refused, until  # noqa: E402

WAYS = {"refused": 1, "cut": 2, "no-answer": 3, "broken": 4, "full": 5, "short": 6, "no-memory": 7, "none-at-all": 8}
SQLITE = ["refused", "cut", "no-answer", "full", "short", "no-memory", "none-at-all"]
POSTGRES = ["refused", "cut", "no-answer", "broken", "no-memory", "none-at-all"]
TRIES = 60
SURE = 3  # scripts in a row that were over too soon
ALLOCATIONS = 97  # of which one is tried, where not all are


class Control:
    """The page that we share with the server (struct control in faults.c)."""

    def __init__(self, file):
        with open(file, "wb") as f:
            f.write(bytes(4096))
        self.file = open(file, "r+b")
        self.page = mmap.mmap(self.file.fileno(), 4096)

    def put(self, *numbers):
        self.page[:len(numbers) * 8] = struct.pack(f"{len(numbers)}q", *numbers)

    def arm(self, way, n):
        self.put(WAYS[way], n, 0, 0, 0, 0)  # in one write: calls that the server still has to make must not count earlier

    def number(self, i):
        return struct.unpack_from("q", self.page, i * 8)[0]

    def disarm(self, server):
        """Stops injecting faults; returns whether one was injected."""
        self.put(0, 0)
        while self.number(6) and server.process.poll() is None:  # a thread may be about to
            time.sleep(0.001)
        return self.number(5) == 1


class Script:
    """One scripted session: what was acknowledged and what was sent."""

    def __init__(self, port, who):
        self.port, self.acks, self.tables = port, {}, {}
        self.anna, self.bob = who
        self.bobs_id = self.bob.get("/api/me")["user"]["id"]
        self.patience = TRIES

    def call(self, client, path, body=None):
        """Retries until the store works again. A call that does not name a line may have succeeded already."""
        for _ in range(self.patience):
            try:
                return client.post(path, body)
            except Refused as r:
                if r.status == 409:
                    return None
                if r.status != 503:
                    raise AssertionError(f"{path}: {r}") from r
                time.sleep(0.02)
            except (OSError, http.client.HTTPException):
                client.conn = None
                time.sleep(0.02)
        raise AssertionError(f"{path}: refused again and again")

    def view(self, client, base):
        for _ in range(self.patience):
            try:
                return client.get(base + "/view")
            except Refused as r:
                assert r.status == 503, f"{base}: {r}"
                time.sleep(0.02)
        raise AssertionError(f"{base}: no view to be had")

    def move(self, base):
        """The asked player makes a move; False if it is none of ours."""
        for client in self.tables[base]:
            view = self.view(client, base)
            if view["question"]["you"]:
                move = view["question"]["moves"][0]["move"]
                done = self.call(client, base + "/move", {"line": view["line"], "move": move})
                if done:
                    self.acks.setdefault(base, {})[view["line"] + 1] = move
                return True
        return False

    def moves(self, base, n):
        until, done = time.monotonic() + HANG, 0
        while done < n:
            if self.move(base):
                done += 1
            elif self.view(self.tables[base][0], base)["question"]["asked"] is None:
                return
            else:
                assert time.monotonic() < until, f"{base} is stuck: {self.view(self.tables[base][0], base)['question']}"
                time.sleep(0.005)

    def play(self):
        anna, bob = self.anna, self.bob
        made = self.call(anna, "/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True,
                                               "clock": {"bank_s": 900, "increment_s": 1}})
        alone = f"/api/tables/{made['table']['id']}"
        self.tables[alone] = [anna]
        made = self.call(anna, "/api/tables", {"game": "cyclades", "seats": 2, "undo": "consent", "seat": [{"kind": "me"}, {"kind": "open"}]})
        both = f"/api/tables/{made['table']['id']}"
        self.tables[both] = [anna, bob]
        self.call(bob, both + "/join", {"invite": made["invite"]})
        self.call(anna, both + "/start")
        self.moves(both, 3)
        self.call(anna, both + "/undo")
        self.call(bob, both + "/undo/answer", {"yes": True})
        self.call(anna, "/api/block", {"user": self.bobs_id})
        self.call(bob, both + "/chat", {"text": "well"})
        self.moves(alone, 2)
        self.call(anna, alone + "/undo")
        self.call(anna, alone + "/takeover", {"bot": "random"})
        self.call(anna, alone + "/return")
        self.moves(both, 1)

    def come_back(self):
        """If the server exited before /return, two bots play on: waits for them."""
        for base in self.tables:
            if self.tables[base] == [self.anna]:
                self.call(self.anna, base + "/return")

    def go_on(self):
        """No table is stuck: each accepts two more moves."""
        for base in self.tables:
            self.moves(base, 2)

    def finish(self, data):
        """Leaves no running tables: bots would play on, and their calls would be counted as ours."""
        for base in self.tables:
            with socket.socket(socket.AF_UNIX) as door:
                door.connect(os.path.join(data, "admin.sock"))
                door.sendall(f"close {base.split('/')[-1]}\n".encode())
                said = door.recv(200).decode()
            # two bots may have played it to its end before anna was back
            assert said == "ok\n" or "closed already" in said, f"{base} does not close: {said}"


def stored(o, folder, tables):
    ids = ", ".join(f"'{t.split('/')[-1]}'" for t in tables) or "''"
    sql = f"SELECT table_id, line, move FROM lines WHERE table_id IN ({ids})"
    if o.db:
        out = subprocess.run(["psql", "-At", "-F", "\t", o.db, "-c", sql], capture_output=True, text=True, check=True).stdout
        rows = [line.split("\t") for line in out.splitlines()]
    else:
        db = sqlite3.connect(f"file:{folder}/petteia.db?mode=ro", uri=True, timeout=10)
        rows = db.execute(sql).fetchall()
        db.close()
    return {(t, int(line)): move for t, line, move in rows}


def check(o, folder, script, told, what):
    lines = stored(o, folder, script.tables)
    for base, acks in script.acks.items():
        for line, move in acks.items():
            assert lines.get((base.split("/")[-1], line)) == move, f"{what}: acknowledged line {line} {move} is {lines.get((base.split('/')[-1], line))}"
    ids = {t.split("/")[-1] for t in script.tables}
    count = 0
    for kind, data, _ in told:
        if kind == "line" and data["table"] in ids:
            kept = lines.get((data["table"], data["line"]))
            assert kept is not None and data["move"] in (kept, "?"), f"{what}: line {data['line']} was told as {data['move']} and is {kept}"
            count += 1
    for table in ids:
        numbers = sorted(n for t, n in lines if t == table)
        assert numbers == list(range(1, len(numbers) + 1)), f"{what}: {table} has lines {numbers}"
    return count


def one(o, folder, control, server, way, n):
    """Returns False if the script ended before its n-th call."""
    who = [Client(o.port, "anna"), Client(o.port, "bob")]
    script = Script(o.port, who)
    what = f"{way} at call {n}"
    control.arm(way, n)
    try:
        ears = [Stream(c) for c in who]
        script.play()
    except AssertionError as wrong:
        raise SystemExit(f"{what}: {wrong}") from wrong
    finally:
        fired = control.disarm(server)
    try:
        script.go_on()
        told = [e for ear in ears for e in list(ear.events)]
        check(o, folder, script, told, what)
        assert not [d for kind, d, _ in ears[0].events if kind == "chat"], f"{what}: anna hears bob, whom she has blocked"
        script.finish(folder)
    except (AssertionError, SystemExit) as wrong:
        raise SystemExit(f"{what}: {wrong}") from wrong
    finally:
        [ear.close() for ear in ears]
        for c in who:
            c.conn and c.conn.close()
    return fired


def dies(o, folder, control, server, n):
    """Out of memory from the n-th call on: the server exits with its own status; nothing is lost."""
    who = [Client(o.port, "anna"), Client(o.port, "bob")]
    script = Script(o.port, who)
    script.patience = 3
    control.arm("none-at-all", n)
    ears = []
    try:
        ears = [Stream(c) for c in who]
        script.play()
    except (AssertionError, OSError, http.client.HTTPException, TypeError):
        pass
    fired = control.disarm(server)
    if fired:
        assert server.process.wait(timeout=HANG) == 3, "it did not end by itself"
        server.start()
        check(o, folder, script, [e for ear in ears for e in list(ear.events)], f"no memory at call {n}")
        for c in who:
            c.conn = None
        script.patience = TRIES
        for base in [b for b, people in script.tables.items() if people[0].get(b)["status"] == "open"]:
            del script.tables[base]  # the server ended before it began
        script.come_back()
        script.go_on()
        script.finish(folder)
    [ear.close() for ear in ears]
    return fired


def answered(client, path, body, key):
    """The answer, or the code of the refusal."""
    try:
        return client.post(path, body, key)
    except Refused as r:
        assert r.status == 503, f"{path}: {r}"
        return json.loads(r.data)["error"]
    except (OSError, http.client.HTTPException):
        client.conn = None
        return "unknown"


def outcomes(o, control, server, way):
    anna = Client(o.port, "anna")
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})
    base, seen, n, struck = f"/api/tables/{made['table']['id']}", {}, 0, 0
    done = {"undo": lambda: sum(e["move"].startswith("undo ") for e in anna.get(base + "/log")), "chat": lambda: len(anna.get(base + "/chat"))}
    while n < 3 or struck:
        n, struck = n + 1, 0
        for what, body in (("undo", {}), ("chat", {"text": f"{way} {n}"})):
            until("anna is asked", lambda: anna.get(base + "/view")["question"]["you"])
            view = anna.get(base + "/view")
            anna.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
            before, key = done[what](), f"{way}-{what}-{n}"
            control.arm(way, n)
            first = answered(anna, f"{base}/{what}", body, key)
            struck += control.disarm(server)
            until("the store is back", lambda: answered(anna, "/api/unblock", {"user": "nobody"}, None) != "store")
            assert first != "store" or done[what]() == before, f"{way} at call {n}: {what} was refused, and done"
            assert isinstance(first, str) or done[what]() == before + 1, f"{way} at call {n}: {what} was acknowledged, and not done"
            again = [answered(anna, f"{base}/{what}", body, key) for _ in range(2)]
            assert isinstance(again[0], dict) and again[0] == again[1] and (isinstance(first, str) or first == again[0]), (first, again)
            assert done[what]() == before + 1, f"{way} at call {n}: one {what} was done {done[what]() - before} times"
            kind = first if isinstance(first, str) else "done"
            seen[kind] = seen.get(kind, 0) + 1
    other = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, f"{way}-another")
    assert other == anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, f"{way}-another")
    for path, key, status in ((base + "/chat", f"{way}-another", 409), (base + "/chat", "short", 400), (base + "/chat", "no key!!", 400)):
        refused(status, anna.post, path, {"text": "x"}, key)
    print(f"ok {way} at each of {n - 1} calls of an undo and a message: first answered {seen}; repeated, each was done once", flush=True)


def accounts(o, control, server):
    """A store failure is not reported as a name being taken."""
    n, struck = 0, True
    while struck:
        n += 1
        guest = Client(o.port, f"guest {n}")
        control.arm("refused", n)
        try:
            guest.post("/api/account", {"name": f"account {n}", "password": "long enough"})
        except Refused as r:
            assert r.status == 503, f"refused at call {n} of a new account: {r}"
        struck = control.disarm(server)
    assert n > 4, f"only {n} calls"
    print(f"ok a new account: each of {n} calls")


def sweep(o, data, control, server, way):
    began, n, fired, missed = time.monotonic(), o.first, 0, 0
    stride = (o.stride or (ALLOCATIONS if way in ("no-memory", "none-at-all") else 1)) * o.sparse
    while missed < SURE and (not o.last or n <= o.last):
        struck = dies(o, data, control, server, n) if way == "none-at-all" else one(o, data, control, server, way, n)
        fired, missed = fired + struck, 0 if struck else missed + 1
        n += stride
        assert way == "none-at-all" or server.process.poll() is None, f"{way} at call {n}: the server ended"
    assert n > 40 or o.last, f"{way}: only {n} calls"
    print(f"ok {way}: {'each' if stride == 1 else f'every {stride}th'} of calls {o.first} to {n}, {time.monotonic() - began:.0f} s", flush=True)


def main():
    a = argparse.ArgumentParser()
    a.add_argument("petteia")
    a.add_argument("--db")
    a.add_argument("--port", type=int, default=free_port())
    a.add_argument("--ways")
    a.add_argument("--stride", type=int, help=f"every so many calls (usual: all; every {ALLOCATIONS}th allocation)")
    a.add_argument("--sparse", type=int, default=1, help="so many times as far apart as usual")
    a.add_argument("--first", type=int, default=1, help="call: a part of a long sweep")
    a.add_argument("--last", type=int, help="call (usual: until the script has no more)")
    o = a.parse_args()
    ways = o.ways.split(",") if o.ways else POSTGRES if o.db else SQLITE
    with tempfile.TemporaryDirectory() as folder:
        control = Control(os.path.join(folder, "control"))
        os.environ["PETTEIA_FAULTS"] = os.path.join(folder, "control")
        data = os.path.join(folder, "data")
        server = Server(o.petteia, o.port, o.db or data, ["--no-limits", "--threads", "2"] + (["--data", data] if o.db else []))
        try:
            if "refused" in ways:
                accounts(o, control, server)
            for way in ways:
                if way in ("refused", "cut", "no-answer"):
                    outcomes(o, control, server, way)
                sweep(o, data, control, server, way)
        finally:
            server.kill()


main()
