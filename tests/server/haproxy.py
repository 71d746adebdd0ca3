#!/usr/bin/env python3
"""Two servers on one PostgreSQL behind haproxy, with the configuration that we install, packaging/haproxy.cfg.

    haproxy.py PETTEIA HAPROXY_CFG --db URL [--port P]

Whole games are played through the proxy while one server is killed, and comes back, and the other is
killed: every acknowledged move is there at the end, every stream has every line. Exit 77 (skipped) where haproxy is not installed."""
import http.client
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, Stream, arguments  # noqa: E402


def config(document, port):
    """The installed configuration, on local ports and without TLS."""
    with open(document) as f:
        text = f.read()
    text, plain = re.subn(r" +(bind :80|http-request redirect scheme https .*|user .*|group .*)\n", "", text)
    text, binds = re.subn(r"bind :443 .*", f"bind 127.0.0.1:{port}", text)
    for i, name in enumerate("ab"):
        text, found = re.subn(rf"server {name} \S+", f"server {name} 127.0.0.1:{port + 1 + i}", text)
        assert found == 1, f"server {name} is not in the configuration"
    assert binds == 1 and plain == 4
    return text


class Player(threading.Thread):
    """Plays its tables through the proxy; keeps what was acknowledged."""

    def __init__(self, port, seed):
        super().__init__(daemon=True)
        self.followed = []
        self.rng, self.acks, self.client, self.stop, self.error = random.Random(seed), {}, Client(port, "p"), False, None
        wish = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        self.table = self.client.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": wish, "start": True})["table"]["id"]

    def run(self):
        base = f"/api/tables/{self.table}"
        while not self.stop:
            try:
                view = self.client.get(base + "/view")
                if view["question"]["asked"] is None:
                    return
                if not view["question"]["you"]:
                    time.sleep(0.01)
                    continue
                move = self.rng.choice(view["question"]["moves"])["move"]
                self.client.post(base + "/move", {"line": view["line"], "move": move})
                self.acks[view["line"] + 1] = move
            except Refused as r:
                if r.status not in (409, 502, 503, 504):
                    self.error = f"{r.status} {r.data}"
                    return
                time.sleep(0.05)
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(0.05)


def patiently(call):
    """Calls until a server answers."""
    while True:
        try:
            return call()
        except (OSError, http.client.HTTPException, ValueError, Refused) as e:
            if isinstance(e, Refused) and e.status not in (502, 503, 504):
                raise
            time.sleep(0.05)


def wait_more(players, n):
    """Waits until n more moves are acknowledged, or the games are over."""
    goal = sum(len(p.acks) for p in players) + n
    while sum(len(p.acks) for p in players) < goal and any(p.is_alive() for p in players):
        time.sleep(0.02)
    errors = [p.error for p in players if p.error]
    assert not errors, errors


def follow(player):
    """A stream that reconnects whenever it breaks, until it has the last line; returns what it received."""
    last, end = f"{player.table}=0", None
    while end is None or not player.followed or player.followed[-1] < end:
        stream = patiently(lambda: Stream(player.client, [player.table], last=last))
        before = player.followed
        while not stream.closed and (end is None or not player.followed or player.followed[-1] < end):
            time.sleep(0.02)
            player.followed = before + stream.lines(player.table)
            if player.stop and end is None:
                end = patiently(lambda: player.client.copy().get(f"/api/tables/{player.table}"))["line"]
        stream.close()
        stream.thread.join()
        player.followed = before + stream.lines(player.table)
        last = stream.last or last


def main():
    o = arguments("document", db="required").parse_args()
    haproxy = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
    if not haproxy:
        print("skipped: no haproxy here (apt: haproxy)")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "haproxy.cfg")
        with open(path, "w") as f:
            f.write(config(o.document, o.port))
        checked = subprocess.run([haproxy, "-c", "-f", path], capture_output=True, text=True)
        assert checked.returncode == 0 and "WARNING" not in checked.stderr, checked.stderr
        print("ok haproxy takes the configuration")
        servers = [Server(o.petteia, o.port + 1 + i, o.db, ["--proxy", "127.0.0.1", "--no-limits"]) for i in range(2)]
        proxy = subprocess.Popen([haproxy, "-db", "-f", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            patiently(lambda: Client(o.port).get("/healthz"))
            players = [Player(o.port, i) for i in range(4)]
            ears = [threading.Thread(target=follow, args=(p,), daemon=True) for p in players]
            [t.start() for t in players + ears]
            for round_, victim in enumerate(servers * 2):
                wait_more(players, 30)
                victim.kill()
                wait_more(players, 30)
                victim.start()
                print(f"ok server {'ab'[round_ % 2]} killed, play went on", flush=True)
            wait_more(players, 30)
            for p in players:
                p.stop = True
            [t.join() for t in players + ears]
            for p in players:
                log = {e["line"]: e["move"] for e in patiently(lambda: p.client.get(f"/api/tables/{p.table}/log"))}
                first = min(log)
                lost = {n: m for n, m in p.acks.items() if n >= first and log.get(n) != m}
                assert not lost, f"acknowledged and gone: {lost}"
                assert p.followed == list(range(1, len(p.followed) + 1)), "a stream lost or doubled lines"
            print(f"ok {sum(len(p.acks) for p in players)} acknowledged moves are all there, streams missed nothing")
        finally:
            proxy.terminate()
            proxy.wait()
            [s.kill() for s in servers]


if __name__ == "__main__":
    main()
