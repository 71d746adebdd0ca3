#!/usr/bin/env python3
"""A large database of an older server is brought to the newest version, whatever a statement may usually take.

    large.py PETTEIA [--db URL] [--port P] [--tokens N]

before-versions.sql with so many logins more. The server starts on it, says how far it is, and nobody is logged out by it; a start that is
killed in the middle goes on where it was."""
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, arguments, run_sql, until  # noqa: E402

ANNA = "7hr9njregqce2u9238dhxa63xd"


def asked(db, folder, sql):
    if db:
        return subprocess.run(["psql", "-qAt", db, "-c", sql], capture_output=True, text=True, check=True).stdout.strip()
    with sqlite3.connect(f"file:{folder}/petteia.db?mode=ro", uri=True) as file:
        return str(file.execute(sql).fetchone()[0])


def main():
    a = arguments(db=True)
    a.add_argument("--tokens", type=int, default=30_000)
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = ["--db", o.db] if o.db else ["--data", folder]
        with open(os.path.join(os.path.dirname(__file__), "before-versions.sql")) as f:
            run_sql(o.db, folder, f.read())
        now = int(time.time() * 1000)
        run_sql(o.db, folder, f"UPDATE tokens SET created = {now};"
                f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {o.tokens})"
                f" INSERT INTO tokens (hash, user_id, created) SELECT 'made' || i, 'nobody' || i % 1000, {now} FROM n;")
        first = subprocess.Popen([o.petteia, "serve", "--port", str(o.port), *where], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        said = ""
        while "version 3" not in said:  # in the middle
            said = first.stderr.readline()
            assert said, "the server said nothing of the versions"
        first.kill()
        first.wait()
        assert int(asked(o.db, folder, "SELECT version FROM schema")) >= 1
        server = Server(o.petteia, o.port, o.db or folder, ["--no-limits", *(["--data", os.path.join(folder, "data")] if o.db else [])])
        try:
            anna = Client(o.port)
            anna.token = ANNA
            assert anna.get("/api/me")["tables"]
            # one part after the other, while people play: of millions that lasts longer than a test
            unused = lambda: int(asked(o.db, folder, "SELECT count(*) FROM tokens WHERE used = 0"))  # noqa: E731
            until("logins have their first use", lambda: unused() == 0 if o.tokens < 100_000 else unused() <= o.tokens - 20_000)
            assert int(asked(o.db, folder, "SELECT count(*) FROM tokens")) >= o.tokens, "somebody was logged out"
            anna.get("/api/me")
        finally:
            server.kill()
    print(f"ok a database of an older server with {o.tokens} logins: brought to the newest version, interrupted once, and everybody is still there")


main()
