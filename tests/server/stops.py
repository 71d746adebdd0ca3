#!/usr/bin/env python3
"""Ends the server while it still wakes its tables and people ask: every time in order, and the games go on to their ends."""
import random
import tempfile
import time

from client import Client, Refused, Server, arguments, until

WAKING, WATCHED = 30, 4


def begun(anna, seat, **more):
    table = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": seat, **more})["table"]["id"]
    anna.post(f"/api/tables/{table}/start")
    return table


def main():
    args = arguments(db=True)
    args.add_argument("--rounds", type=int, default=30)
    o = args.parse_args()
    chance, bot = random.Random(1), {"kind": "bot", "bot": "level:1"}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or folder, ["--no-limits"])
        try:
            anna = Client(o.port, "anna")
            clocked = [begun(anna, [{"kind": "me"}, bot], clock={"bank_s": 3600, "increment_s": 1}) for _ in range(WAKING)]
            watched = [begun(anna, [bot, bot]) for _ in range(WATCHED)]
            for _ in range(o.rounds):
                time.sleep(chance.random() * 0.05)  # tables are woken from 10 ms after the start
                for table in chance.sample(clocked, chance.randrange(4)):
                    try:
                        anna.get(f"/api/tables/{table}/view")
                    except Refused as r:
                        assert r.status == 503, r  # a long one is being read
                status = server.stop()
                assert status == 0, f"the server ended with {status}"
                server.start()
            for table in watched:
                until("every game ends", lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
            assert server.stop() == 0
            print(f"ok {o.rounds} ends in the middle of things")
        finally:
            server.kill()


main()
