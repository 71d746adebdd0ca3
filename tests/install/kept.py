#!/usr/bin/env python3
"""The database of an older server in a package's data folder (tools/try-package).

    kept.py make FOLDER    lays tests/server/before-versions.sql there as petteia.db
    kept.py look PORT      everything in it is told by the server at that port: tables, lines, chat, ratings, a login"""
import os
import sqlite3
import sys
import time
import urllib.request

SERVER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../server")
sys.path.insert(0, SERVER)
from client import Client  # noqa: E402
import upgrade  # noqa: E402

if sys.argv[1] == "make":
    with open(os.path.join(SERVER, "before-versions.sql")) as f, sqlite3.connect(os.path.join(sys.argv[2], "petteia.db")) as db:
        db.executescript(f.read())
        db.execute(f"UPDATE tokens SET created = {int(time.time() * 1000)}")  # they may expire
else:
    port = int(sys.argv[2])
    upgrade.all_there(port, time.monotonic() - 600)  # it has been looked at before: clocks ran
    bob = Client(port)
    bob.token = bob.post("/api/login", {"name": "Bob", "password": "password of Bob"})["token"]
    assert bob.get("/api/me")["user"]["name"] == "Bob"
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
        assert b"<script" in page.read(), "the page is not in the package"
    print("ok the page is served; tables, lines, clocks, chat, ratings and passwords are there")
