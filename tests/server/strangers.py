#!/usr/bin/env python3
"""What strangers may take up: memory, descriptors, other people's limits.

    strangers.py PETTEIA [HAPROXY_CFG] [--hang N] [--only NAME] [--port P]

Headers that only the server itself may write, downloads that nobody reads, requests that never arrive, thousands of connections that
hang: the server stays small, and whoever else comes is answered. With the configuration of haproxy the same through it."""
import http.client
import json
import os
import random
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments, until  # noqa: E402
from haproxy import config  # noqa: E402

# whoever writes these from outside is believed in nothing
INTERNAL = ["X-Petteia-Since", "X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "X-Table"]


def rss_mb(server):
    with open(f"/proc/{server.process.pid}/status") as f:
        return next(int(x.split()[1]) for x in f if x.startswith("VmRSS")) // 1024


def dial(port, address="127.0.0.1", buffer=None):
    """A connection from that address of this machine."""
    s = socket.socket()
    if buffer:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    s.bind((address, 0))
    s.settimeout(20)
    s.connect(("127.0.0.1", port))
    return s


def shapes(name):
    """The header in all the ways in which one can slip through a door."""
    odd = "".join(c.upper() if i % 2 else c.lower() for i, c in enumerate(name))
    value = "192.0.2.1" if "For" in name or "IP" in name else "1"
    for line in (f"{name}: {value}", f"{odd}: {value}", f"{name}:\r\n {value}", f"{name}:{value}"):
        yield line, f"{line}\r\n"
        yield f"{line}, twice", f"{line}\r\n" * 2
        yield f"{line}, twice with another name between", f"{line}\r\nX-Other: 1\r\n{odd}: {value}\r\n"
        yield f"{line}, three times", f"{line}\r\n" * 3


def answers(port, lines, address, times):
    """The status of each of many requests with those lines, on one connection."""
    got, ask = [], f"GET /api/bots HTTP/1.1\r\nHost: x\r\n{lines}\r\n".encode()
    s, rest = dial(port, address), b""
    for _ in range(times):
        s.sendall(ask)
        while b"\r\n\r\n" not in rest:
            piece = s.recv(65536)
            if not piece:
                return got
            rest += piece
        head, rest = rest.split(b"\r\n\r\n", 1)
        got.append(int(head.split()[1]))
        if got[-1] == 429:
            break
        size = next((int(x.split(b":")[1]) for x in head.lower().split(b"\r\n") if x.startswith(b"content-length")), 0)
        while len(rest) < size:
            piece = s.recv(65536)
            if not piece:
                return got
            rest += piece
        rest = rest[size:]
    s.close()
    return got


def headers(port, through=""):
    tried = 0
    for name in INTERNAL:
        for what, lines in shapes(name):
            tried += 1
            got = answers(port, lines, f"127.1.{tried // 250}.{tried % 250 + 1}", 400)
            assert got and set(got) <= {200, 429, 400}, f"{what!r}: {set(got)}"
            assert 429 in got or got[0] == 400, f"{len(got)} requests with {what!r} were answered: no limit counts them{through}"
    print(f"ok {tried} ways to send what only the server may write, none switches a limit off{through}")


def lengths(port):
    for lines in ("Content-Length: 2\r\nContent-Length: 2", "Content-Length: 2\r\ncontent-length: 7", "Content-Length: 2\r\nTransfer-Encoding: chunked"):
        s = dial(port)
        s.sendall(f"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{lines}\r\n\r\n{{}}".encode())
        s.shutdown(socket.SHUT_WR)
        got = s.recv(4096)
        assert not got or got.split()[1] == b"400", f"{lines!r}: {got[:80]}"
        s.close()
    print("ok a request with two lengths is refused")


def large_file(port):
    """The largest thing that is served to everybody, and whether it is a file."""
    for path in ("/engine.wasm", "/api/rules/hellas", "/api/games"):
        conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
        conn.request("GET", path)
        answer = conn.getresponse()
        size = len(answer.read())
        conn.close()
        if answer.status == 200 and size > 50000:
            return path, size
    raise SystemExit("nothing large is served")


def unread(server, port, path, count, address, asleep):
    """That many downloads which nobody reads."""
    for i in range(count):
        try:
            s = dial(port, address(i), buffer=4096)
            s.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            asleep.append(s)
        except OSError:
            pass


def answered(port, address="127.0.0.1"):
    """A stranger asks on a connection of its own."""
    for path in ("/healthz", "/", "/api/bots"):
        conn = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
        conn.request("GET", path)
        answer = conn.getresponse()
        answer.read()
        conn.close()
        assert answer.status == 200, f"{path}: {answer.status}"


def refusals(asleep):
    """How many of them were refused, as far as they have been answered."""
    n = 0
    for s in asleep:
        try:
            n += s.recv(12, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b"HTTP/1.1 503"
        except OSError:
            pass
    return n


def long_log(port):
    """The address of a log of more than 300 KB: of a game of random moves, some of which end early."""
    anna, seats = Client(port, "anna"), [{"kind": "bot", "bot": "random"}] * 2
    while True:
        made = anna.post("/api/tables", {"game": "hellas", "seats": 2, "public": True, "seat": seats, "start": True})["table"]["id"]
        until("the game is over", lambda: anna.get(f"/api/tables/{made}")["status"] == "over")
        path = f"/api/tables/{made}/log"
        if len(json.dumps(anna.get(path))) > 300_000:
            return path


def downloads(server, port, through=""):
    before, asleep, most = rss_mb(server), [], 0
    path, size = large_file(port)
    for part in range(6):
        # 1,200 of one address are 600 too many, so they come from three
        unread(server, port, path, 200, lambda i: f"127.2.0.{part // 2 + 1}", asleep)
        answered(port)
        most = max(most, rss_mb(server) - before)
    assert len(asleep) > 600, f"only {len(asleep)} downloads began"
    # a file is not copied; answers are, and three addresses may let 32 MB each lie
    assert most < (150 if path.startswith("/api/") else 60), f"{len(asleep)} unread downloads of {size >> 10} KB made the server {most} MB larger{through}"
    # what is made for each of them is refused before it fills the memory
    unread(server, port, long_log(port), 400, lambda i: "127.2.0.9", asleep)
    most = max(most, rss_mb(server) - before)
    answered(port, "127.2.0.8")
    if not through:  # 400 of 300 KB are more than the 32 MB that an address may let lie, whatever the system keeps of them
        until("the address is refused", lambda: refusals(asleep[-400:]) >= 20)
    assert most < 200, f"unread answers made the server {most} MB larger{through}"
    print(f"ok {len(asleep)} downloads that nobody reads ({size >> 10} KB each): {most} MB more, others are answered{through}")
    [s.close() for s in asleep]


def slow_reader(port):
    """Who reads nothing is cut; who reads slowly but steadily gets everything."""
    path, size = large_file(port)
    lazy, steady = (dial(port, f"127.3.0.{i}", buffer=4096) for i in (1, 2))
    for s in (lazy, steady):
        s.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    got, cut, began = 0, False, time.monotonic()
    while not cut:
        assert time.monotonic() - began < HANG, "who reads nothing is never cut"
        if got < size:
            got += len(steady.recv(8192))
        time.sleep(0.05)
        with open("/proc/net/tcp") as f:
            mine = f":{lazy.getsockname()[1]:04X}"
            rows = [r.split() for r in f]
        cut = not any(r[2].endswith(mine) and r[3] == "01" for r in rows)  # at the server's end, no longer established
    while got < size and (piece := steady.recv(65536)):
        got += len(piece)
    assert got >= size, f"a slow reader got {got} of {size} bytes"
    lazy.close()
    steady.close()
    print("ok who reads nothing is cut, who reads slowly gets everything")


def hang(server, port, count):
    """Connections that say nothing, or half a request, or ask and do not read."""
    before, held, rng = rss_mb(server), [], random.Random(1)
    path, _ = large_file(port)
    kinds = [b"", b"GET / HTT", b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{", f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()]
    most, refused, strangers = 0, 0, 0
    for i in range(count):
        try:
            s = dial(port, f"127.4.{i % 20}.1", buffer=4096)
            s.sendall(rng.choice(kinds))
            held.append(s)
        except OSError:
            refused += 1
        if i % 500 == 499:
            answered(port, f"127.5.0.{i // 500 + 1}")
            strangers += 1
            most = max(most, rss_mb(server) - before)
    for _ in range(10):
        answered(port, f"127.5.1.{strangers}")
        strangers += 1
    anna = Client(port, "anna")
    wish = {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    assert anna.post("/api/tables", wish)["table"]["status"] == "running"
    most = max(most, rss_mb(server) - before)
    # files are not copied; of answers 256 MB in all may lie unread
    assert most < (320 if path.startswith("/api/") else 200), f"{len(held)} hanging connections made the server {most} MB larger"
    print(f"ok {len(held)} connections hang ({refused} refused): {most} MB more, {strangers} strangers were answered, a game begins")
    [s.close() for s in held]


def few(port):
    """More connections of one address than it may have: others do not notice."""
    held = [dial(port, "127.6.0.1") for _ in range(900)]
    refused = 0
    for s in held:
        s.settimeout(0.01)
        try:
            refused += b" 503 " in s.recv(300)
        except OSError:
            pass
    assert refused >= 250, f"{refused} of 900 connections of one address were refused"
    answered(port, "127.6.0.2")
    [s.close() for s in held]
    until("the address is welcome again", lambda: welcome(port, "127.6.0.1"))
    print(f"ok of 900 connections of one address {refused} are refused, and none when they are gone")


def welcome(port, address):
    try:
        answered(port, address)
        return True
    except (OSError, http.client.HTTPException, AssertionError):
        return False


def proxied(o, folder):
    haproxy = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
    if not haproxy:
        print("skipped: no haproxy here (apt: haproxy)")
        return
    path = os.path.join(folder, "haproxy.cfg")
    with open(path, "w") as f:
        f.write(config(o.document, o.port))
    server = Server(o.petteia, o.port + 1, os.path.join(folder, "behind"), ["--proxy", "127.0.0.1"])
    proxy = subprocess.Popen([haproxy, "-db", "-f", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until("haproxy answers", lambda: welcome(o.port, "127.0.0.1"))
        downloads(server, o.port, ", through haproxy")
        headers(o.port, ", through haproxy")
        assert server.process.poll() is None
    finally:
        proxy.terminate()
        proxy.wait()
        server.kill()


def main():
    a = arguments()
    a.add_argument("document", nargs="?")
    a.add_argument("--hang", type=int, default=2000)
    a.add_argument("--only", default="")
    o = a.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    wanted = lambda name: o.only in ("", name)  # noqa: E731
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), [])
        try:
            if wanted("headers"):
                headers(o.port)
                lengths(o.port)
            if wanted("few"):
                few(o.port)
            if wanted("downloads"):
                downloads(server, o.port)
            if wanted("slow"):
                slow_reader(o.port)
            if wanted("hang"):
                hang(server, o.port, o.hang)
            assert server.stop() == 0
        finally:
            server.kill()
        if o.document and wanted("proxy"):
            proxied(o, folder)


main()
