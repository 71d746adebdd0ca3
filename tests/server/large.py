#!/usr/bin/env python3
"""A large database of an older server is brought to the newest version, whatever a statement may usually take.

    large.py PETTEIA --db URL [--port P] [--tokens N]

before-versions.sql with so many logins more. The server starts on it, says how far it is, and nobody is logged out by it; a start that is
killed in the middle goes on where it was."""
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, arguments, run_sql, until  # noqa: E402

ANNA = "7hr9njregqce2u9238dhxa63xd"


def asked(db, sql):
    return subprocess.run(["psql", "-qAt", db, "-c", sql], capture_output=True, text=True, check=True).stdout.strip()


def main():
    a = arguments(db="required")
    a.add_argument("--tokens", type=int, default=30_000)
    o = a.parse_args()
    with open(os.path.join(os.path.dirname(__file__), "before-versions.sql")) as f:
        run_sql(o.db, None, f.read())
    now = int(time.time() * 1000)
    run_sql(o.db, None, f"INSERT INTO tokens (hash, user_id, created) SELECT 'made' || i, 'nobody' || i % 1000, {now} FROM generate_series(1, {o.tokens}) i;"
            f"UPDATE tokens SET created = {now};")
    with tempfile.TemporaryDirectory() as folder:
        first = subprocess.Popen([o.petteia, "serve", "--port", str(o.port), "--db", o.db], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        said = ""
        while "version 3" not in said:  # in the middle
            said = first.stderr.readline()
            assert said, "the server said nothing of the versions"
        first.kill()
        first.wait()
        assert int(asked(o.db, "SELECT version FROM schema")) >= 1
        server = Server(o.petteia, o.port, o.db, ["--no-limits", "--data", os.path.join(folder, "data")])
        try:
            anna = Client(o.port)
            anna.token = ANNA
            assert anna.get("/api/me")["tables"]
            until("all logins have their first use", lambda: asked(o.db, "SELECT count(*) FROM tokens WHERE used = 0") == "0")
            assert int(asked(o.db, "SELECT count(*) FROM tokens")) >= o.tokens, "somebody was logged out"
            anna.get("/api/me")
        finally:
            server.kill()
    print(f"ok a database of an older server with {o.tokens} logins: brought to the newest version, interrupted once, and everybody is still there")


main()
