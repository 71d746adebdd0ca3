#!/usr/bin/env python3
"""Hostile input: afterwards the server still responds, and nothing has changed.

    hostile.py PETTEIA [--streams N] [--port P]

Fuzzed bodies and headers, wrong tokens, other seats' moves, replays of old moves, foreign origins,
floods (429), half-open and slow connections, many idle streams."""
import http.client
import json
import os
import random
import resource
import socket
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments, until  # noqa: E402


def expect(status, call, *args):
    try:
        call(*args)
    except Refused as r:
        assert r.status == status, f"{args}: {r.status}, not {status}: {r.data[:200]}"
        assert json.loads(r.data)["message"], "an error without words"
        return
    raise AssertionError(f"{args}: taken, {status} expected")


def raw(port, data, wait=0.2):
    with socket.create_connection(("127.0.0.1", port), timeout=HANG) as s:
        s.settimeout(wait)
        try:
            s.sendall(data)
            return s.recv(65536)
        except OSError:
            return b""


def fuzz_bodies(port, token, table, rng):
    seeds = [
        {"line": 5, "move": "offer zeus 1"}, {"name": "x"}, {"game": "cyclades", "seats": 3, "seat": [{"kind": "me"}]},
        {"text": "hello"}, {"to": 3}, {"yes": True}, {"seat": "s2", "bot": "level:3"}, {"line": 0},
    ]
    paths = ["guest", "account", "login", "tables", f"tables/{table}/move", f"tables/{table}/undo", f"tables/{table}/chat",
             f"tables/{table}/join", f"tables/{table}/takeover/x", f"tables/{table}/continue", f"tables/{table}/why", "tables/../../etc/passwd", "tables/%00/move"]
    for i in range(600):
        body = bytearray(json.dumps(rng.choice(seeds)).encode())
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(body))
            body[at:at + rng.randrange(3)] = bytes(rng.randrange(256) for _ in range(rng.randrange(4)))
        if i % 50 == 0:
            body = b"[" * 5000
        if i % 51 == 0:
            body = b'{"name":"' + b"A" * 70000 + b'"}'
        path = rng.choice(paths)
        auth = f"Authorization: Bearer {token}\r\n" if i % 2 else f"Cookie: petteia={token[:-1]}\r\n"
        head = f"POST /api/{path} HTTP/1.1\r\nHost: x\r\n{auth}Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        raw(port, head.encode() + bytes(body), 0.5)
    for junk in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/guest HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
                 b"GET /" + b"a" * 40000 + b" HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
                 b"DELETE /api/guest HTTP/1.1\r\n\r\n", b"POST /api/guest HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"):
        raw(port, junk)


def impatient(port, rng):
    """Moves from clients that disconnect before the response, pipeline three requests, or speak HTTP/1.0."""
    c = Client(port, "hasty")
    wish = {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    base = f"/api/tables/{c.post('/api/tables', wish)['table']['id']}"
    kinds = [0, 0, 0]
    for _ in range(2000):
        view = c.get(base + "/view")
        if view["question"]["asked"] is None or min(kinds) >= 30:
            break
        if not view["question"]["you"]:
            continue
        body = json.dumps({"line": view["line"], "move": rng.choice(view["question"]["moves"])["move"]})
        kind = rng.randrange(3)
        kinds[kind] += 1
        version = "1.0" if kind == 2 else "1.1"
        ask = f"POST {base}/move HTTP/{version}\r\nHost: x\r\nAuthorization: Bearer {c.token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        with socket.create_connection(("127.0.0.1", port), timeout=HANG) as s:
            s.sendall(ask * 3 if kind == 1 else ask)
            got = b""
            while got.count(b"HTTP/1.") < [0, 3, 1][kind] and (piece := s.recv(65536)):
                got += piece
            assert got.count(b"HTTP/1.") == [0, 3, 1][kind], got
    assert min(kinds) > 5, kinds
    print("ok answers find their way: to three requests at once, to HTTP/1.0, and to nobody")


def flood_by_proxy(port):
    """The proxy says who asks: one address is slowed down, another is not. What a client says about itself
    stands before that and does not count."""
    def status(words):
        conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
        conn.request("GET", "/api/bots", headers={"X-Forwarded-For": words})
        answer = conn.getresponse().status
        conn.close()
        return answer

    for i in range(5000):
        if status(f"10.9.9.{i % 250}, 10.1.1.1") == 429:
            break
    else:
        raise AssertionError("a flood from one address was served")
    assert status("10.1.1.1, 10.1.1.2") == 200, "another address is slowed down as well"
    print("ok limits are by the address that the proxy saw")


def main():
    a = arguments()
    a.add_argument("--streams", type=int, default=500)
    o = a.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, o.streams * 2 + 1000), hard))
    rng = random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits"])
        try:
            anna, eve = Client(o.port, "anna"), Client(o.port, "eve")
            table = anna.post("/api/tables", {"game": "cyclades", "seats": 3, "seat": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 2, "start": True})["table"]["id"]
            base = f"/api/tables/{table}"
            until("anna is asked", lambda: anna.get(base + "/view")["question"]["you"])
            view = anna.get(base + "/view")
            line, move = view["line"], view["question"]["moves"][0]["move"]
            nobody = Client(o.port)
            expect(401, nobody.post, base + "/move", {"line": line, "move": move})
            expect(404, eve.post, base + "/move", {"line": line, "move": move})
            expect(404, eve.get, base + "/view")
            expect(404, eve.get, base + "/record")
            expect(404, eve.get, base + "/log")
            expect(404, eve.post, base + "/chat", {"text": "hello"})
            expect(404, eve.post, base + "/join", {"invite": "guess"})
            expect(403, anna.get, base + "/view?as=s2")
            expect(400, anna.post, base + "/move", {"line": line, "move": "fly to the moon"})
            expect(409, anna.post, base + "/move", {"line": line + 7, "move": move})
            expect(409, anna.post, base + "/move", {"line": 0, "move": move})
            expect(404, anna.post, "/api/tables/nothere/move", {"line": 0, "move": move})
            expect(400, anna.post, "/api/tables", {"game": "chess", "seats": 2})
            expect(400, anna.post, "/api/tables", {"game": "cyclades", "seats": 9})
            expect(400, anna.post, "/api/tables", {"game": "legendary", "seats": 3, "options": {"layout": "flat"}})
            expect(400, anna.post, "/api/tables", {"game": "cyclades", "seats": 3, "seat": [{"kind": "bot", "bot": "cmd:/bin/sh"}]})
            print("ok wrong seats, tokens, lines and moves are refused in words")
            first = anna.post(base + "/move", {"line": line, "move": move})
            again = anna.post(base + "/move", {"line": line, "move": move})
            log = [e for e in anna.get(base + "/log") if e["seat"] == "s1"]
            assert len(log) == 1 and again["line"] >= first["line"], "a move sent twice was played twice"
            print("ok a move sent twice is played once")
            head = f"POST {base}/chat HTTP/1.1\r\nHost: here\r\nOrigin: http://evil.example\r\nCookie: petteia={anna.token}\r\nContent-Type: application/json\r\nContent-Length: 12\r\nConnection: close\r\n\r\n"
            assert b" 403 " in raw(o.port, head.encode() + b'{"text":"x"}'), "a foreign origin was let in"
            print("ok another site cannot act in a user's name")
            before = anna.get(base)["line"]
            fuzz_bodies(o.port, eve.token, table, rng)
            assert anna.get("/healthz")["ok"]
            assert anna.get(base)["line"] >= before
            print("ok fuzzed requests change nothing")
            impatient(o.port, rng)
            half = []
            for i in range(100):
                s = socket.create_connection(("127.0.0.1", o.port))
                s.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Le" if i % 2 else b"")
                half.append(s)
            assert anna.get("/healthz")["ok"]
            streams = []
            for i in range(o.streams):
                s = socket.create_connection(("127.0.0.1", o.port))
                s.sendall(b"GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n")
                streams.append(s)
            time.sleep(0.5)
            started = time.monotonic()
            assert anna.get("/healthz")["ok"]
            took = time.monotonic() - started
            with open(f"/proc/{server.process.pid}/status") as f:
                rss = next(int(x.split()[1]) for x in f if x.startswith("VmRSS"))
            print(f"ok {o.streams} idle streams and 100 half-open requests: {rss // 1024} MB, next answer in {took * 1000:.1f} ms")
            for s in streams + half:
                s.close()
            time.sleep(0.3)
            assert anna.get("/healthz")["ok"]
            assert server.stop() == 0
        finally:
            server.kill()
        # limits on: a flood is answered with 429, and the others are served
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--proxy", "127.0.0.1"])
        try:
            anna, eve = Client(o.port, "anna"), Client(o.port, "eve")
            refused = 0
            for _ in range(5000):
                try:
                    eve.post("/api/tables", {"game": "chess"})
                except Refused as r:
                    refused += r.status == 429
                if refused == 100:
                    break
            assert refused == 100, f"a flood was served ({refused} refused)"
            assert anna.get("/api/me")["user"]["name"] == "anna"
            print("ok a flood is answered with 429, others are served")
            flood_by_proxy(o.port)
            assert server.stop() == 0
        finally:
            server.kill()


main()
