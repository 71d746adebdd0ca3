#!/usr/bin/env python3
"""Everybody is due at once: how long the outbox takes, what it costs, and what a player notices meanwhile.

    lab/server/due.py PETTEIA [--people 10000] [--db URL] [--port P]

As many people as that, each with a webhook and a turn that is due; a sink on this machine takes the messages while
somebody else plays on. Prints the messages that arrived, doubles, the processor time of the server a message, and the
longest answers that the player waited for."""
import http.server
import os
import random
import socketserver
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../tests/server"))
from client import Client, Refused, Server, arguments, run_sql  # noqa: E402


class Counter:
    def __init__(self):
        self.ids, lock, counter = [], threading.Lock(), self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                with lock:
                    counter.ids.append(self.headers["Idempotency-Key"])
                self.wfile.write(b"HTTP/1.1 204 No Content\r\n\r\n")

            def log_message(self, *words):
                pass

        class Threaded(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads, request_queue_size = True, 512

        self.server = Threaded(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def rows(people, url):
    """A person's id, name, webhook and due turn, as one script of SQL."""
    now = int(time.time() * 1000)
    yield "BEGIN;"
    for i in range(people):
        yield f"INSERT INTO users (id, name, created) VALUES ('due{i}', 'due{i}', {now});"
        yield ("INSERT INTO ways (id, whom, owner, kind, form, target, secret, news, created, confirmed)"
               f" VALUES ('way{i}', 'due{i}', 'due{i}', 0, 'json', '{url}/{i}', 'secret', 63, {now}, {now});")
        yield ("INSERT INTO news (whom, table_id, kind, person, text, who, ends, at, due)"
               f" VALUES ('due{i}', '', 0, 'due{i}', '', 'Anna', 0, {now}, {now});")
    yield "COMMIT;"


def processor_s(pid):
    words = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main():
    a = arguments(db=True)
    a.add_argument("--people", type=int, default=10000)
    args = a.parse_args()
    counter, folder = Counter(), tempfile.mkdtemp()
    flags = ["--webhooks", "--url", "https://play.example", "--news-private", "--no-limits"]
    server = Server(args.petteia, args.port, args.db or folder, flags)
    player = Client(args.port, "player")
    table = player.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True})["table"]["id"]
    server.stop()
    run_sql(args.db, folder, "\n".join(rows(args.people, f"http://127.0.0.1:{counter.server.server_address[1]}")))
    server.start()
    player, rng, took = player.copy(), random.Random(1), []
    began, cpu = time.monotonic(), processor_s(server.process.pid)
    try:
        while len(set(counter.ids)) < args.people:
            view = player.get(f"/api/tables/{table}/view")
            if view["question"]["you"]:
                at = time.monotonic()
                try:
                    player.post(f"/api/tables/{table}/move", {"line": view["line"], "move": rng.choice(view["question"]["moves"])["move"]})
                except Refused as r:
                    assert r.status == 409
                took.append(time.monotonic() - at)
            time.sleep(0.02)
        wall, cpu = time.monotonic() - began, processor_s(server.process.pid) - cpu
        took.sort()
        print(f"{len(set(counter.ids))} people called, {len(counter.ids) - len(set(counter.ids))} twice; {wall:.1f} s,"
              f" {1000 * cpu / args.people:.2f} ms of the server's processor each")
        print(f"{len(took)} moves meanwhile: median {1000 * took[len(took) // 2]:.0f} ms, longest {1000 * took[-1]:.0f} ms")
    finally:
        server.kill()


if __name__ == "__main__":
    main()
