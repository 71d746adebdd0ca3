#!/usr/bin/env python3
"""A database of an older server opens, and everything in it goes on.

    upgrade.py PETTEIA [--db URL] [--port P]

before-versions.sql is such a database as text. It is loaded, the server is started on it twice (the second time there is nothing
left to do), and what was there must be there: tokens, passwords, tables, lines, clocks, ratings, chat. A database of a
newer server than ours is refused."""
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Server, arguments, run_sql  # noqa: E402

HERE = os.path.dirname(__file__)
ANNA, BOB = "7hr9njregqce2u9238dhxa63xd", "48p2fjdcv63577nvmtwje79i2u"
RUNNING, OPEN, OVER, BOTS = "ckdtzzwxv3wc", "zq4p9swgcbi8", "ukkvb8z7yusk", "fepc72g4bdgc"
INVITE = "frwe37dcgttn74428j46k6pgdv"  # of the open one


def start_fails(o, folder, words):
    where = ["--db", o.db] if o.db else ["--data", folder]
    tried = subprocess.run([o.petteia, "serve", "--port", str(o.port), *where], capture_output=True, text=True, timeout=HANG)
    assert tried.returncode == 2 and words in tried.stderr, tried


def all_there(port, began):
    anna, bob = Client(port), Client(port)
    anna.token, bob.token = ANNA, BOB
    mine = {t["id"]: t for t in anna.get("/api/me")["tables"]}
    assert set(mine) == {RUNNING, OPEN, OVER, BOTS}, mine
    info = anna.get(f"/api/tables/{RUNNING}")
    assert info["line"] >= 13 and info["status"] == "running" and info["name"] == "running", info
    lived = (time.monotonic() - began) * 1000 + 1000
    assert all(left > 3_600_000 - lived for left in info["clock"]["left_ms"]), f"time went by while no server lived: {info['clock']}"
    assert [c["text"] for c in anna.get(f"/api/tables/{RUNNING}/chat")] == ["good evening"]
    log = anna.get(f"/api/tables/{RUNNING}/log")
    assert [e["line"] for e in log] == list(range(1, info["line"] + 1))
    assert mine[OVER]["status"] == "over" and abs(sum(mine[OVER]["result"].values()) - 1) < 0.01
    ranks = anna.get("/api/ratings/cyclades")
    assert len(ranks) == 2 and all(r["games"] == 1 for r in ranks), ranks
    return anna, bob


def goes_on(port, anna, bob):
    again = Client(port)
    again.token = again.post("/api/login", {"name": "Bob", "password": "password of Bob"})["token"]
    assert again.get("/api/me")["user"]["name"] == "Bob"
    base = f"/api/tables/{RUNNING}"
    for c in (anna, bob):
        view = c.get(base + "/view")
        if view["question"]["you"]:
            move = view["question"]["moves"][0]["move"]
            assert c.post(base + "/move", {"line": view["line"], "move": move})["line"] > view["line"]
            break
    else:
        raise SystemExit("nobody is asked")
    bob.post(f"/api/tables/{OPEN}/join", {"invite": INVITE})
    anna.post(f"/api/tables/{OPEN}/start")
    assert bob.get(f"/api/tables/{OPEN}")["status"] == "running"


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        with open(os.path.join(HERE, "before-versions.sql")) as f:
            run_sql(o.db, folder, f.read())
        run_sql(o.db, folder, f"UPDATE tokens SET created = {int(time.time() * 1000)};")  # they may expire
        if not o.db:
            os.chmod(os.path.join(folder, "petteia.db"), 0o644)
        began = time.monotonic()
        server = Server(o.petteia, o.port, o.db or folder, ["--no-limits"])
        try:
            anna, bob = all_there(o.port, began)
            goes_on(o.port, anna, bob)
            if not o.db:
                modes = {f: oct(os.stat(os.path.join(folder, f)).st_mode & 0o777) for f in os.listdir(folder) if f.startswith("petteia.db")}
                assert set(modes.values()) == {"0o600"}, f"others can read it: {modes}"
                print(f"ok in a folder that all may read, nobody else reads {sorted(modes)}")
            server.stop()
            server.start()
            assert Client(o.port).get("/healthz")["ok"]
            server.stop()
            print("ok a database of an older server opens, and everything in it goes on")
            run_sql(o.db, folder, "UPDATE schema SET version = 999;")
            start_fails(o, folder, "use a newer petteia")
            print("ok a database of a newer server is refused")
        finally:
            server.kill()


if __name__ == "__main__":
    main()
