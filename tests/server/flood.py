#!/usr/bin/env python3
"""Floods: what one connection, one address or one user can take from the others.

    flood.py PETTEIA [--port P] [--only NAME | --but NAME]"""
import http.client
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, refused, until  # noqa: E402


def rss_mb(server):
    with open(f"/proc/{server.process.pid}/status") as f:
        return next(int(x.split()[1]) for x in f if x.startswith("VmRSS")) // 1024


def fed_stream(server, port):
    """Unexpected bytes: on an event stream, and after a request that is still pending."""
    before = rss_mb(server)
    socks = []
    for first in (b"GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n"):
        s = socket.create_connection(("127.0.0.1", port), timeout=2)
        s.sendall(first)
        s.recv(4096)
        s.setblocking(False)
        socks.append(s)
    sent, junk, end = 0, b"x" * 65536, time.monotonic() + 4
    while sent < 200 << 20 and time.monotonic() < end:
        for s in list(socks):
            try:
                sent += s.send(junk)
            except BlockingIOError:
                time.sleep(0.001)
            except OSError:
                socks.remove(s)
        if not socks:
            break
    grown = rss_mb(server) - before
    assert grown < 10, f"{sent >> 20} MB into streams made the server {grown} MB larger"
    assert Client(port).get("/healthz")["ok"]
    print(f"ok a stream takes no bytes: {sent >> 10} KB sent, {grown} MB more")


def many_names(port):
    anna = Client(port, "anna")
    query = "&".join(f"table=nothere{i:05}" for i in range(400))
    refused(400, anna.get, "/api/events?" + query)
    refused(400, anna.get, "/api/tables?" + "&".join(f"a{i}=1" for i in range(400)))
    print("ok a request with hundreds of names is refused before any work")


def asked(port, path="/api/bots", forwarded=(), body=None):
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
    conn.putrequest("POST" if body else "GET", path)
    for words in forwarded:
        conn.putheader("X-Forwarded-For", words)
    data = json.dumps(body).encode() if body else b""
    if body:
        conn.putheader("Content-Type", "application/json")
        conn.putheader("Content-Length", str(len(data)))
    conn.endheaders(data)
    status = conn.getresponse().status
    conn.close()
    return status


def flood_from(port, forwarded):
    """Requests until one is refused; forwarded makes the headers of the i-th. None: all were served."""
    for i in range(4000):
        if asked(port, forwarded=forwarded(i)) == 429:
            return i
    return None


def proxies(port, petteia, folder):
    # the documented haproxy adds a header line of its own; what the client said stands before
    assert flood_from(port, lambda i: (f"192.0.2.{i % 250}", "198.51.100.7")), "a client chooses its own address"
    assert flood_from(port, lambda i: (f"192.0.2.{i % 250}, 198.51.100.8, 10.3.0.1",)), "a trusted hop hides the one before it"
    assert flood_from(port, lambda i: (f"2001:db8:1:2::{i:x}",)), "a whole /64 is one client"
    assert asked(port, forwarded=("2001:db8:1:3::1",)) == 200, "another /64 is another client"
    assert asked(port, forwarded=("198.51.100.9",)) == 200
    admin = lambda *words: subprocess.run([petteia, "admin", "--data", os.path.join(folder, "data"), *words], capture_output=True, text=True, timeout=HANG)
    assert admin("ban", "2001:db8:9:9::1").returncode == 0
    assert asked(port, "/api/bots", ("2001:db8:9:9::77",)) == 403, "a banned /64 comes back by its next address"
    assert asked(port, "/api/bots", ("1.2.3.4, nonsense",)) == 200
    assert admin("unban", "2001:db8:9:9::1").returncode == 0
    assert asked(port, "/api/bots", ("2001:db8:9:9::77",)) == 200
    print("ok the last hop that is not a proxy of ours counts, IPv6 by /64")


def fnv_bucket(kind, who):
    key = (14695981039346656037 + kind) & (1 << 64) - 1
    for c in who.encode():
        key = (key ^ c) * 1099511628211 & (1 << 64) - 1
    return (key ^ key >> 32) % (1 << 14)


def chosen_names(port):
    """Names that would share a bucket of an unkeyed hash do not reset the limit on guesses at a victim's password."""
    tries, lock, began = [0], threading.Lock(), time.monotonic()

    def login(name, taken):
        with lock:
            tries[0] += 1
            address = f"203.0.{tries[0] // 250}.{tries[0] % 250}"
        taken.append(asked(port, "/api/login", (address,), {"name": name, "password": "guess guess"}) != 429)

    def burst(names):
        """How many of the guesses sent at once are accepted."""
        taken = []
        threads = [threading.Thread(target=login, args=(name, taken)) for name in names]
        [t.start() for t in threads]
        [t.join() for t in threads]
        return sum(taken)
    regained = lambda: 1 + 0.2 * (time.monotonic() - began)  # noqa: E731  one guess in five seconds
    assert burst(["victim"] * 16) <= 5 + regained(), "guesses from many addresses are not counted together"
    want, same = fnv_bucket(4, "victim"), []
    n = 0
    while len(same) < 3:
        n += 1
        if fnv_bucket(4, f"n{n}") == want:
            same.append(f"n{n}")
    burst(same)
    assert burst(["victim"] * 16) <= regained(), "chosen names emptied the victim's bucket"
    print("ok nobody can choose names that reset another one's limit")


def table_limit(port):
    """Forty unfinished tables, however they were opened."""
    eve, opened = Client(port, "eve"), 0
    bots = {"game": "cyclades", "seats": 2, "seat": [{"kind": "bot", "bot": "random"}] * 2}
    both = {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]}
    over = eve.post("/api/tables", {**bots, "start": True})["table"]["id"]
    while eve.get(f"/api/tables/{over}")["status"] != "over":
        time.sleep(0.05)
    for i in range(60):
        try:
            if i % 3 == 0:
                eve.post("/api/tables", bots)
            elif i % 3 == 1:
                eve.post(f"/api/tables/{eve.post('/api/tables', both)['table']['id']}/leave")
            else:
                eve.post(f"/api/tables/{over}/continue", {"line": 5})
            opened += 1
        except Refused as r:
            assert r.status == 429, r
            if json.loads(r.data)["error"] == "tables":
                break
            time.sleep(0.3)
    assert 35 <= opened <= 41, f"{opened} unfinished tables"
    print(f"ok {opened} unfinished tables of bots, left alone or continued, and no more")


def patient(call, *args):
    """Repeats the call while the answer is "too many"."""
    while True:
        try:
            return call(*args)
        except Refused as r:
            if json.loads(r.data)["error"] != "too_many":
                raise
            time.sleep(0.2)


def quick_bot(port, name, meanwhile):
    """How much else is done (meanwhile() counts it) until a bot of level 1 answers somebody else, at most."""
    c = patient(Client, port, name)
    made = patient(c.post, "/api/tables", {"game": "elysium", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}], "start": True})["table"]["id"]
    worst, base = 0, f"/api/tables/{made}"
    for _ in range(6):
        before = meanwhile()
        while True:
            view = patient(c.get, base + "/view")
            if view["question"]["you"] or view["question"]["asked"] is None:
                break
            time.sleep(0.05)
        worst = max(worst, meanwhile() - before)
        if view["question"]["asked"] is None:
            break
        patient(c.post, base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    return worst


def starving(port):
    eve, tables = patient(Client, port, "eve"), []
    for i in range(39):
        tables.append(patient(eve.post, "/api/tables", {"game": "hellas", "seats": 2, "seat": [{"kind": "bot", "bot": "mcts:ms=10000"}] * 2, "start": True})["table"]["id"])
    # served by turns it would come after 39 thoughts of ten seconds; on a busy machine a few may end while it is served at once
    slow = quick_bot(port, "anna", lambda: sum(patient(eve.get, f"/api/tables/{t}")["line"] for t in tables))
    assert slow < 20, f"a bot of level 1 came after {slow} moves at somebody's 39 tables"
    stop, sent = threading.Event(), [0, 0]

    def logins(k):
        i = 0
        while not stop.is_set():
            i += 1
            status = asked(port, "/api/login", (f"203.{k}.{i // 250}.{i % 250}",), {"name": f"n{k}x{i}", "password": "guess guess"})
            sent[status in (429, 503)] += 1
    threads = [threading.Thread(target=logins, args=(k,), daemon=True) for k in range(24)]
    [t.start() for t in threads]
    served = lambda: sum(sent)  # noqa: E731
    until("the flood has begun", lambda: served() > 24)
    slow_too = quick_bot(port, "bob", served)
    stop.set()
    [t.join(HANG) for t in threads]
    print(f"ok a bot of level 1 answers beside 39 long thoughts, after {slow} of their moves; beside {sum(sent)} logins, after {slow_too} of them")


def slow_request(port, patience):
    """A request sent one byte per second is dropped."""
    s = socket.create_connection(("127.0.0.1", port), timeout=1)
    s.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX: ")
    started, kept = time.monotonic(), Client(port, "anna")
    while time.monotonic() - started < HANG:
        try:
            s.sendall(b"a")
            if s.recv(100) == b"":
                break
        except TimeoutError:
            pass
        except OSError:
            break
        if kept:
            kept.get("/api/me")  # a connection that lives longer than that, request by request, is fine
    took = time.monotonic() - started
    assert patience - 1 < took < HANG, f"half a request was open for {took:.0f} s"
    assert kept.conn and kept.conn.sock, "a connection in use was cut"
    print(f"ok a request that comes byte by byte is cut after {took:.0f} s")


def no_descriptors(petteia, port, folder):
    """Out of file descriptors: the log stays short, the operator can connect, others are refused politely."""
    data, log = os.path.join(folder, "few"), os.path.join(folder, "log")
    os.environ["PETTEIA_LOG"] = log
    server = Server(["prlimit", "--nofile=80:80", petteia], port, data, ["--no-limits"])
    try:
        socks, polite, end = [], 0, 0
        for _ in range(400):
            try:
                s = socket.create_connection(("127.0.0.1", port), timeout=3)
                s.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
                socks.append(s)
            except OSError:
                end += 1
        for s in socks[-50:]:
            s.settimeout(5)
            try:
                polite += b" 503 " in s.recv(500)
            except OSError:
                pass
        started = time.monotonic()
        got = subprocess.run([petteia, "admin", "--data", data, "stats"], capture_output=True, text=True, timeout=HANG)
        took = time.monotonic() - started
        assert got.returncode == 0, f"the operator is not served: {got}"
        lines = open(log).read().splitlines()
        assert len(lines) < 20, f"{len(lines)} lines of log"
        assert polite > 10, f"{polite} of 50 were told that there is no room"
        [s.close() for s in socks]
        time.sleep(0.5)
        assert Client(port).get("/healthz")["ok"]
        assert server.stop() == 0
        print(f"ok out of descriptors: {len(lines)} lines of log, the operator is served in {took * 1000:.0f} ms, {polite} of 50 refused politely")
    finally:
        server.kill()
        del os.environ["PETTEIA_LOG"]


def main():
    a = arguments()
    a.add_argument("--only", default="")
    a.add_argument("--but", default="")
    o = a.parse_args()
    wanted = lambda name: o.only in ("", name) and o.but != name
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--proxy", "127.0.0.1,10.0.0.0/8", "--threads", "2"])
        try:
            if wanted("stream"):
                fed_stream(server, o.port)
            if wanted("names"):
                many_names(o.port)
            if wanted("proxies"):
                proxies(o.port, o.petteia, folder)
                chosen_names(o.port)
            if wanted("tables"):
                table_limit(o.port)
            if wanted("slow"):
                slow_request(o.port, 20)
            if wanted("bots"):
                starving(o.port)
            assert server.stop() == 0
        finally:
            server.kill()
        if wanted("descriptors"):
            no_descriptors(o.petteia, o.port, folder)


main()
