#!/usr/bin/env python3
"""Two servers on one PostgreSQL, and everything that can go wrong between them.

    nodes.py PETTEIA --db URL [--port P] [--moves N] [--only races|stopped]

The same move sent to both at once; two people who sit down on the same seat through both; taking back asked at one and granted at
the other; who is there; one server stopped (SIGSTOP) while the other goes on; the database stopped while both answer."""
import http.client
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, everybody, until  # noqa: E402

SOON = 60  # a file or /healthz, whatever the database does: at once, or on a busy machine not much later, but never only when it is back


def at(client, port):
    """The same person there, who waits for nobody to hear."""
    other = Client(port)
    other.token = client.token
    return other


def two(ports, **more):
    """A table of two: the first person at the first server, the second at the second."""
    anna, bob = everybody(ports, "anna", "bob")
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    until("the other server has heard of it", lambda: bob.get(base)["status"] == "running")
    return base, anna, bob


def at_once(calls):
    """Runs all calls at the same moment; returns each result, or the status of its refusal."""
    gate, out = threading.Barrier(len(calls)), [None] * len(calls)

    def one(i):
        gate.wait()
        try:
            out[i] = calls[i]()
        except Refused as r:
            out[i] = r.status
    threads = [threading.Thread(target=one, args=(i,)) for i in range(len(calls))]
    [t.start() for t in threads]
    [t.join(HANG) for t in threads]
    return out


def race_moves(ports, times):
    tables = [two(ports) for _ in range(3)]
    both, total = 0, 0
    acks = [{} for _ in tables]
    while total < times:
        for (base, anna, bob), noted in zip(tables, acks):
            anna.heard(base)
            c = next(c for c in (anna, bob) if c.get(base + "/view")["question"]["you"])
            view = c.get(base + "/view")
            move = {"line": view["line"], "move": view["question"]["moves"][-1]["move"]}
            here, there = c.copy(), at(c, ports[1] if c.port == ports[0] else ports[0])
            got = at_once([lambda: here.post(base + "/move", move), lambda: there.post(base + "/move", move)])
            assert all(isinstance(g, dict) or g == 409 for g in got), got
            fine = sum(isinstance(g, dict) for g in got)
            assert fine >= 1, f"neither server took it: {got}"
            both, total = both + (fine == 2), total + 1
            noted[view["line"] + 1] = move["move"]
    for (base, anna, _), noted in zip(tables, acks):
        for port in ports:
            log = at(anna, port).get(base + "/log")
            lines = [e["line"] for e in log]
            assert lines == list(range(lines[0], lines[0] + len(lines))), f"{base}: a line is missing: {lines}"
            told = {e["line"]: e["move"] for e in log}
            assert all(told.get(n, move) == move for n, move in noted.items()), "an acknowledged move is another one"
    print(f"ok the same move at both servers at once, {total} times ({both} times both said yes): every line is there once")


def race_joins(ports, times):
    for i in range(times):
        host = Client(ports[i % 2], "host")
        made = host.post("/api/tables", {"game": "cyclades", "seats": 3, "seat": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]})
        base = f"/api/tables/{made['table']['id']}"
        people = [Client(ports[k % 2], f"guest{k}") for k in range(4)]
        for c in people:
            c.get(f"{base}?invite={made['invite']}")  # both servers have it in memory
        got = at_once([lambda c=c: c.post(base + "/join", {"invite": made["invite"]}) for c in people])
        sat = [c for c, g in zip(people, got) if isinstance(g, dict)]
        assert len(sat) == 1 and all(g == 409 for g in got if not isinstance(g, dict)), f"one seat, and {got}"
        for port in ports:
            until("the one who sits is seen", lambda: at(host, port).get(base)["seats"][1].get("user", {}).get("id") == sat[0].get("/api/me")["user"]["id"])
    print(f"ok {times} times four people for one seat at two servers: one got it")


def consent(ports):
    base, anna, bob = two(ports, undo="consent")
    who = lambda: next((c for c in (anna, bob) if c.get(base + "/view")["question"]["you"]), None)  # noqa: E731

    def step():
        until("somebody is asked", who)
        c = who()
        view = c.get(base + "/view")
        c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
        return c
    one = step()
    while step() is one:
        pass
    other = bob if one is anna else anna
    wish = one.post(base + "/undo")["table"]["undo_asked"]
    assert wish, "the other one must be asked"
    until("the wish is known at the other server", lambda: other.get(base)["undo_asked"] == wish)
    other.post(base + "/undo/answer", {"yes": True})
    until("it was taken back at both", lambda: one.get(base + "/log")[-1]["move"] == f"undo {wish}" and one.get(base)["undo_asked"] is None)
    print("ok taking back: asked at one server, granted at the other")


def presence(ports, servers):
    base, anna, bob = two(ports)
    table = base.split("/")[-1]
    ear = Stream(anna)
    until("nobody is there yet", lambda: not anna.get(base)["seats"][1].get("connected"))
    there = Stream(bob)
    ear.wait("connected", lambda d: d["table"] == table and d["seat"] == "s2" and d["on"])
    for c in (anna, bob):
        until("both servers know of both", lambda: all(s["connected"] for s in c.get(base)["seats"]))
    there.close()
    ear.wait("connected", lambda d: d["table"] == table and d["seat"] == "s2" and not d["on"])
    there = Stream(bob)
    until("back again", lambda: anna.get(base)["seats"][1]["connected"])
    servers[1].kill()
    until("who was at a server that died is gone", lambda: not anna.get(base)["seats"][1]["connected"])
    servers[1].start()
    ear.close()
    there.close()
    print("ok who is there is known at both servers, and forgotten with a server that died")


def soon(port, path):
    """Answered at once; its status."""
    began = time.monotonic()
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
    conn.request("GET", path)
    status = conn.getresponse().status
    took = time.monotonic() - began
    assert took < SOON, f"{path} took {took:.1f} s"
    conn.close()
    return status


def play_some(base, people, n):
    done = 0
    while done < n:
        for c in people:
            view = c.get(base + "/view")
            if view["question"]["you"]:
                try:
                    c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
                    done += 1
                except Refused as r:
                    assert r.status in (409, 503), r


def stopped_server(ports, servers):
    """A server stopped at any moment, even while it holds a table: the other one takes over, and the table goes on."""
    for i in range(6):
        base, anna, bob = two(ports)
        bob2 = at(bob, ports[1])
        anna2 = at(anna, ports[1])
        stop = threading.Event()

        def busy():
            while not stop.is_set():
                try:
                    play_some(base, (anna.copy(), at(bob, ports[0])), 1)
                except (OSError, http.client.HTTPException, Refused):
                    pass
        thread = threading.Thread(target=busy, daemon=True)
        thread.start()
        time.sleep(0.1 + 0.05 * i)
        servers[0].process.send_signal(signal.SIGSTOP)
        stop.set()
        try:
            for path in ("/healthz", "/", "/api/games"):
                assert soon(ports[1], path) == 200, path
            solo = Client(ports[1], "solo")
            own = solo.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})
            play_some(f"/api/tables/{own['table']['id']}", (solo,), 3)
            assert soon(ports[1], "/healthz") == 200
            play_some(base, (anna2, bob2), 2)
        finally:
            servers[0].process.send_signal(signal.SIGCONT)
        thread.join(HANG)
        lines = [e["line"] for e in anna2.get(base + "/log")]
        assert lines == list(range(lines[0], lines[0] + len(lines)))
        until("the woken one has caught up", lambda: anna.copy().get(base)["line"] == anna2.get(base)["line"])
    print("ok a server that is stopped does not hold up the other, nor its table for long")


def locked(ports, db):
    """Somebody has locked a table for longer than a server waits for a lock: whoever reads is not refused."""
    anna = Client(ports[0], "anna")
    script = "BEGIN; LOCK TABLE circles; \\echo locked\nSELECT pg_sleep(3);\nCOMMIT;\n"
    with subprocess.Popen(["psql", "-qAt", db], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        other.stdin.write(script)
        other.stdin.close()
        assert other.stdout.readline() == "locked\n"
        assert anna.get("/api/circles") == []
    print("ok who reads what another has locked is answered later")


def deaf(ports, db):
    """A ban that no server was told of: each reads again what it may have missed when it listens anew."""
    bob = Client(ports[0], "bob")
    him = bob.get("/api/me")["user"]["id"]
    sql = f"INSERT INTO bans(who, since, until, why) VALUES('{him}', 1, 0, 'unheard')"
    hush = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN petteia'"
    subprocess.run(["psql", "-qAt", db, "-c", sql, "-c", hush], check=True, stdout=subprocess.DEVNULL)

    def shut_out(port):
        try:
            at(bob, port).get("/api/me")
            return False
        except Refused as r:
            return r.status == 403

    until("both servers know of the ban", lambda: all(shut_out(p) for p in ports))
    print("ok what was not heard is read")


def postgres_pids():
    with open(os.path.join(os.environ["PETTEIA_TEST_PG"], "postmaster.pid")) as f:
        head = int(f.readline())
    children = subprocess.run(["ps", "--ppid", str(head), "-o", "pid="], capture_output=True, text=True, check=True).stdout.split()
    return [head, *map(int, children)]


def stopped_store(ports):
    base, anna, bob = two(ports)
    play_some(base, (anna, bob), 3)
    before = anna.get(base)["line"]
    pids = postgres_pids()
    [os.kill(p, signal.SIGSTOP) for p in pids]
    try:
        waiting = threading.Thread(target=lambda: at_once([lambda: anna.copy().get("/api/me"), lambda: bob.copy().get("/api/me")]), daemon=True)
        waiting.start()
        # while it is stopped every file is served, and both servers come to say that the store is gone
        def told(port):
            assert soon(port, "/") == 200
            return soon(port, "/healthz") == 503
        until("/healthz says that the store is gone", lambda: all([told(port) for port in ports]))
    finally:
        [os.kill(p, signal.SIGCONT) for p in pids]
    until("both are well again", lambda: all(soon(port, "/healthz") == 200 for port in ports))
    until("the table is there", lambda: anna.copy().get(base)["line"] >= before)
    play_some(base, (anna.copy(), bob.copy()), 3)
    print("ok while the database is stopped files and /healthz are answered at once, and afterwards all goes on")


def main():
    a = arguments(db="required")
    a.add_argument("--moves", type=int, default=90, help="that are raced")
    a.add_argument("--only", default="", help="races, or stopped: what measures how soon a server answers")
    o = a.parse_args()
    ports = [o.port, o.port + 1]
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(o.petteia, p, o.db, ["--no-limits", "--data", os.path.join(folder, f"d{p}")]) for p in ports]
        try:
            if o.only != "stopped":
                race_moves(ports, o.moves)
                race_joins(ports, 15)
                consent(ports)
                locked(ports, o.db)
                deaf(ports, o.db)
                presence(ports, servers)
            if o.only != "races":
                stopped_server(ports, servers)
                stopped_store(ports)
            assert all(s.process.poll() is None for s in servers), "a server ended"
            with open(os.path.join(os.path.dirname(os.environ["PETTEIA_TEST_PG"]), "log")) as f:
                assert "deadlock" not in f.read(), "the database saw a deadlock"
            print("ok no deadlock")
        finally:
            for s in servers:
                s.process.send_signal(signal.SIGCONT)
                s.kill()


main()
