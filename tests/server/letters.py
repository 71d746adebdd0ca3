#!/usr/bin/env python3
"""Invalid UTF-8 is refused on arrival, and games in progress are not affected.

    letters.py PETTEIA [--db URL] [--port P]

While two people play, strangers send paths, queries, headers and bodies that are not UTF-8, and names that a careless
server would cut in the middle of a letter. Every acknowledged move must be there after a restart."""
import http.client
import os
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments  # noqa: E402

BAD = ["%ff", "%c3", "%c3%28", "%ed%a0%80", "%f5%80%80%80", "%e2%82"]


def raw(port, method, path, body=None, headers=None):
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
    conn.request(method, path, body, headers or {})
    answer = conn.getresponse()
    text = answer.read()
    conn.close()
    return answer.status, text


def attack(port, token, stop, seen, errors):
    try:
        attack_all(port, token, stop, seen)
    except Exception as wrong:  # an assertion on a thread would go unheard
        errors.append(wrong)


def attack_all(port, token, stop, seen):
    auth = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    while not stop.is_set():
        for bad in BAD:
            for path in (f"/api/tables/{bad}", f"/api/tables/{bad}/view", f"/api/users/{bad}/stats", f"/api/tables?list={bad}", f"/api/cards/cyclades?card={bad}"):
                status, text = raw(port, "GET", path, headers=auth)
                seen.add(status)
                assert status in (400, 404), (path, status, text)
            status, text = raw(port, "GET", f"/api/events?table={bad}", headers=auth)
            assert status == 400, (bad, status, text)
        assert raw(port, "GET", "/api/tables/a%00b", headers=auth)[0] == 404
        for body in (b'{"name":"\xff"}', b'{"name":"\xc3"}', b'{"\xff":1}', b'\xff'):
            status, text = raw(port, "POST", "/api/guest", body, auth)
            assert status == 400, (body, status, text)


def play(client, other, base, acks, stop, errors):
    while not stop.is_set():
        for c in (client, other):
            try:
                view = c.get(base + "/view")
                if view["question"]["you"]:
                    move = view["question"]["moves"][0]["move"]
                    c.post(base + "/move", {"line": view["line"], "move": move})
                    acks[view["line"] + 1] = move
                elif view["question"]["asked"] is None:
                    return
            except Refused as r:
                errors.append((r.status, r.data))
                return


def names(port, anna):
    """A name that is too long is truncated at a whole character."""
    for letter in ("é", "ж", "→", "🏛"):
        for shift in range(4):
            name = "a" * shift + letter * 63
            made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "name": name})["table"]
            assert name.startswith(made["name"]) and len(made["name"].encode()) > 55, made["name"]
            assert anna.get(f"/api/tables/{made['id']}")["name"] == made["name"]
    print("ok names are cut between letters")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or folder, ["--no-limits"])
        try:
            anna, bob = Client(o.port, "anna"), Client(o.port, "bob")
            names(o.port, anna)
            tables, threads, stop, errors, seen = [], [], threading.Event(), [], set()
            for _ in range(3):
                made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})
                base = f"/api/tables/{made['table']['id']}"
                bob.post(base + "/join", {"invite": made["invite"]})
                anna.post(base + "/start")
                acks = {}
                tables.append((base, acks))
                threads.append(threading.Thread(target=play, args=(anna.copy(), bob.copy(), base, acks, stop, errors)))
            [t.start() for t in threads]
            for _ in range(3):
                enough = threading.Event()
                attacker = threading.Thread(target=attack, args=(o.port, bob.token, enough, seen, errors))
                attacker.start()
                time.sleep(0.7)
                enough.set()
                attacker.join(HANG)
            stop.set()
            [t.join(HANG) for t in threads]
            assert not errors, f"not as it should be: {errors[:3]}"
            assert seen, "no attack was made"
            server.kill()
            server.start()
            total = 0
            for base, acks in tables:
                log = {e["line"]: e["move"] for e in anna.copy().get(base + "/log")}
                first = min(log, default=1)
                for line, move in acks.items():
                    assert line < first or log.get(line) == move, f"{base}: acknowledged line {line} {move} is {log.get(line)}"
                total += len(acks)
            assert total > 30, total
            print(f"ok {total} acknowledged moves beside bytes that are no letters, all there")
            if not o.db:
                for name in ("petteia.db", "petteia.db-wal", "petteia.db-shm", "petteia.db.lock"):
                    path = os.path.join(folder, name)
                    assert not os.path.exists(path) or os.stat(path).st_mode & 0o077 == 0, f"{name} can be read by others"
        finally:
            server.kill()


main()
