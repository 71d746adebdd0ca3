"""client.py: a small HTTP client for the tests of the server. Only Python's own library."""
import argparse
import http.client
import json
import os
import random
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import traceback

HANG = 300  # seconds; ends what hangs, never what is slow: machines may be busy
IDLE = 2  # seconds; a connection that rested longer may have been closed by the server while we write

# A memory file system avoids waiting for a disk; a killed server's writes survive there as well, in the kernel.
if os.access("/dev/shm", os.W_OK) and shutil.disk_usage("/dev/shm").free > 1 << 30:
    tempfile.tempdir = "/dev/shm"


class Refused(Exception):
    def __init__(self, status, data):
        super().__init__(f"{status} {data}")
        self.status, self.data = status, data


def refused(status, call, *args):
    """The call must be refused with this status; returns what was answered."""
    try:
        call(*args)
    except Refused as r:
        assert r.status == status, f"{args}: {r.status} {r.data}"
        return r.data
    raise SystemExit(f"{args}: taken, {status} expected")


class Client:
    """One user: its token, a persistent connection, and everything it was ever sent."""

    def __init__(self, port, name=None):
        self.port, self.token, self.conn, self.seen, self.used = port, None, None, [], 0
        if name:
            self.token = self.post("/api/guest", {"name": name})["token"]

    def copy(self):
        """The same user on a connection of its own (for another thread)."""
        other = Client(self.port)
        other.token = self.token
        return other

    def call(self, method, path, body=None, raw=False, key=None):
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = json.dumps(body).encode() if body is not None else None
        if data:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Idempotency-Key"] = key
        for attempt in range(2):
            try:
                if time.monotonic() - self.used > IDLE:
                    self.conn = None
                if self.conn is None:
                    self.conn = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANG)
                self.conn.request(method, path, data, headers)
                answer = self.conn.getresponse()
                text = answer.read()
                self.used = time.monotonic()
                break
            except (http.client.HTTPException, OSError):
                self.conn = None
                if attempt or method == "POST":
                    raise
        self.seen.append(text)
        if answer.status >= 300:
            raise Refused(answer.status, text.decode(errors="replace"))
        return text if raw else json.loads(text)

    def get(self, path, raw=False):
        return self.call("GET", path, raw=raw)

    def post(self, path, body=None, key=None):
        return self.call("POST", path, body or {}, key=key)


class Person(Client):
    """Somebody at one of several servers whose deeds are heard: a post about a table ends when every server tells the same of it."""

    def __init__(self, ports, name, number=0):
        self.ports, self.asked = ports, {}
        super().__init__(ports[number % len(ports)], name)

    def at(self, port):
        """The same person there."""
        other = Person([port], None)
        other.ports, other.token = self.ports, self.token
        return other

    def post(self, path, body=None, key=None):
        answer = super().post(path, body, key)
        about = re.match(r"(/api/tables/\w+)/\w+(?:/\w+)?(\?.*)?$", path)
        if about:
            self.heard(about[1] + (about[2] or ""))
        elif path.startswith("/api/news/") and len(self.ports) > 1:
            until("every server knows how many can be called", lambda: len({self.reached(p) for p in self.ports}) == 1)
        return answer

    def reached(self, port):
        """How many people that server can call; needs --metrics public."""
        told = self.asked.setdefault(port, Client(port)).get("/metrics", raw=True).decode()
        return re.search(r"^petteia_people_reached (\d+)", told, re.M)[1]

    def heard(self, path):
        """Waits until every server tells the same of the table."""
        if len(self.ports) > 1:
            until("every server tells the same", lambda: len({self.told(p, path) for p in self.ports}) == 1)

    def told(self, port, path):
        """What that server tells of the table, but for what changes by itself."""
        asker = self.asked.setdefault(port, Client(port))
        asker.token, asker.seen = self.token, self.seen
        try:
            table = asker.get(path)
        except Refused as r:  # whoever left sees no more of it
            return str(r.status)
        return json.dumps(still(table), sort_keys=True)


def still(told):
    """Without times, and without those who come and go."""
    if isinstance(told, dict):
        return {k: still(v) for k, v in told.items() if not k.endswith("_ms") and k not in ("connected", "spectators", "onlookers")}
    return [still(x) for x in told] if isinstance(told, list) else told


def everybody(ports, *names):
    """One after the other at the next server."""
    return [Person(ports, name, i) for i, name in enumerate(names)]


class Stream:
    """Server-Sent Events of one client, read on a thread; remembers ids and events."""

    def __init__(self, client, tables=(), last=None, invites=(), asleep=False, views=False):
        self.events, self.last, self.closed = [], last, False
        query = "&".join([f"table={t}" for t in tables] + [f"invite={i}" for i in invites] + ["views=1"] * views)
        self.conn = http.client.HTTPConnection("127.0.0.1", client.port, timeout=HANG)
        headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
        if last:
            headers["Last-Event-ID"] = last
        self.conn.request("GET", "/api/events" + ("?" + query if query else ""), headers=headers)
        self.answer = self.conn.getresponse()
        self.thread = threading.Thread(target=self.read, daemon=True)
        if not asleep:  # until it is woken it reads nothing
            self.wake()

    def wake(self):
        self.thread.start()

    def read(self):
        kind, ident = "", None
        try:
            while True:
                line = self.answer.readline()
                if not line:
                    break
                line = line.decode().rstrip("\n")
                if line.startswith("id:"):
                    ident = line[3:].strip()
                elif line.startswith("event:"):
                    kind = line[6:].strip()
                elif line.startswith("data:"):
                    self.events.append((kind, json.loads(line[5:]), time.monotonic()))
                    self.last = ident
        except (OSError, ValueError, http.client.HTTPException, AttributeError):
            pass
        self.closed = True

    def wait(self, kind, fits=lambda d: True, patience=HANG):
        """The first event of that kind that fits; waits for it."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            for k, d, _ in list(self.events):
                if k == kind and fits(d):
                    return d
            time.sleep(0.005)
        raise SystemExit(f"no event {kind} came; there were {self.events}")

    def lines(self, table):
        return [d["line"] for k, d, _ in self.events if k == "line" and d["table"] == table]

    def close(self):
        try:
            self.conn.sock and self.conn.sock.shutdown(2)
        except OSError:
            pass
        self.conn.close()


def free_port(room=4):
    """A free port whose next neighbours are free, too, since tests run in parallel; below the ephemeral range."""
    while True:
        first = random.randrange(10000, 32000 - room)
        try:
            for port in range(first, first + room):
                with socket.socket() as s:
                    s.bind(("127.0.0.1", port))
            return first
        except OSError:
            pass


def arguments(*words, db=False):
    """The command line of a test: PETTEIA WORDS... [--port P], and --db URL where it can (True) or must ("required") be given."""
    a = argparse.ArgumentParser()
    for word in ("petteia", *words):
        a.add_argument(word)
    a.add_argument("--port", type=int, default=free_port())
    if db:
        a.add_argument("--db", required=db == "required")
    return a


def run_sql(db, folder, sql):
    """Runs a script of SQL on the PostgreSQL database, or else on the SQLite file in that data folder."""
    if db:
        subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", db], input=sql, text=True, check=True)
        return
    with sqlite3.connect(os.path.join(folder, "petteia.db")) as file:
        file.executescript(sql)
    file.close()


class Server:
    """A petteia server of the test's own. If the test fails, the last lines of its log are printed."""

    told = False

    def __init__(self, binary, port, where, extra=()):
        flag = "--db" if where.startswith("postgres") else "--data"
        self.args = [*([binary] if isinstance(binary, str) else binary), "serve", "--port", str(port), flag, where, *extra]
        self.port, self.process = port, None
        self.log = open(os.environ["PETTEIA_LOG"], "a+b") if os.environ.get("PETTEIA_LOG") else tempfile.TemporaryFile("a+b")
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.args, stdout=subprocess.PIPE, stderr=self.log)
        line = self.process.stdout.readline().decode()
        if "http://" not in line:
            self.last_words()
            raise SystemExit(f"the server did not start: {line!r}")

    def last_words(self):
        self.log.seek(0)
        lines = self.log.read().decode(errors="replace").splitlines()
        found = next((i for i, line in enumerate(lines) if "Sanitizer:" in line or "runtime error:" in line), None)
        if found is not None:
            print("a sanitizer of the server found:", *lines[found:found + 60], sep="\n", file=sys.stderr)
        print(f"the server on port {self.port} (exit status {self.process.poll()}) said last:", *lines[-20:], sep="\n",
              file=sys.stderr, flush=True)

    def kill(self):
        if sys.exc_info()[0]:  # we are called because something failed: first what, then the log
            if not Server.told:
                Server.told = True
                traceback.print_exc(limit=-2)
            self.last_words()
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        return self.process.wait(timeout=HANG)


def until(what, holds, patience=HANG):
    """Waits for what must happen; the limit only ends what hangs."""
    end, pause = time.monotonic() + patience, 0.01
    while not holds():
        assert time.monotonic() < end, f"it never happened: {what}"
        time.sleep(pause)
        pause = min(0.1, pause * 1.2)  # what takes long is not asked for all the time: most of a server's work would be that


def hand_over(anna, bob, table, ear, rounds):
    """A bot takes bob's seat at the moment when anna moves, and gives it back: the stream tells each time that the table has changed."""
    base, you = f"/api/tables/{table}", lambda: anna.get(f"/api/tables/{table}/view")["question"]["you"]

    def told(act):
        before = sum(k == "table" for k, _, _ in ear.events)
        act()
        until("the table is told", lambda: sum(k == "table" for k, _, _ in ear.events) > before)

    def together():
        view = anna.get(base + "/view")
        move = {"line": view["line"], "move": view["question"]["moves"][0]["move"]}
        both = threading.Barrier(2)
        mover = threading.Thread(target=lambda: (both.wait(), anna.post(base + "/move", move)))
        mover.start()
        both.wait()
        bob.post(base + "/takeover", {"bot": "level:1"})
        mover.join()

    told(lambda: bob.post(base + "/takeover", {"bot": "level:1"}))
    for i in range(rounds + 1):
        if i:
            told(together)
        until("anna is asked", you)
        told(lambda: bob.post(base + "/return"))


def finish(base, people):
    """The people play it to its end, at random: a game is never finished by bots alone."""
    rng = random.Random(7)
    until("everybody hears that it has begun", lambda: all(c.get(base)["status"] != "open" for c in people))
    while people[0].get(base)["status"] != "over":
        for c in people:
            view = c.get(base + "/view")
            if view["question"]["you"]:
                try:
                    c.post(base + "/move", {"line": view["line"], "move": rng.choice(view["question"]["moves"])["move"]})
                except Refused as r:  # with several servers another may have been read
                    if r.status != 409:
                        raise


def play_out(client, table, rng, budget=100000, until=None, patience=HANG):
    """Answers every question of this client's seat at random until the game is over."""
    base, moved, quiet_since = f"/api/tables/{table}", 0, time.monotonic()
    while moved < budget:
        view = client.get(base + "/view")
        question = view["question"]
        if question["asked"] is None:
            return "over"
        if until and until():
            return "stopped"
        if not question["you"]:
            if time.monotonic() - quiet_since > patience:
                raise SystemExit(f"nothing happened for {patience} s: {question}")
            time.sleep(0.002)
            continue
        quiet_since = time.monotonic()
        move = rng.choice(question["moves"])["move"]
        try:
            client.post(base + "/move", {"line": view["line"], "move": move})
            moved += 1
        except Refused as refused:
            if refused.status != 409:
                raise
    return "stopped"
