#!/usr/bin/env python3
"""A request whose answer was lost is repeated with its key, and done once: also where the answer is a token.

    repeats.py PETTEIA docs/openapi.json [--db URL] [--port P]

Every POST of the document has a key, but for those that are done once by themselves. A new guest, an account, a login, a
password and a program are each asked for twice, as by a client that heard nothing: at one server, or, with a PostgreSQL, the
second time at another. The token is the same, it is good, and what the first request did is there once."""
import json
import os
import sys
import tempfile
import threading

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Refused, Server, arguments, refused  # noqa: E402

# they name a line, or change nothing (a second time)
BY_THEMSELVES = {
    "/api/tables/{table}/move",
    "/api/tables/{table}/why",
    "/api/logout",
    "/api/news/confirm",
    "/api/news/stop/{way}/{code}",
}
KEY = "0123456789abcdef0123456789abcde"  # and a letter


def documented(path):
    document = json.load(open(path))
    without = {p for p, ways in document["paths"].items() if "post" in ways and "dempotency-Key" not in json.dumps([
        document["components"]["parameters"][x["$ref"].split("/")[-1]] for x in ways["post"].get("parameters", []) if "$ref" in x])}
    assert without == BY_THEMSELVES, without ^ BY_THEMSELVES
    print("ok every POST that changes something has a key in the document")


def twice(one, other, path, body, key, token=None):
    """The same request at two servers; of two clients, as the first cookie may be gone."""
    said = []
    for port in (one, other):
        c = Client(port)
        c.token = token
        said.append(c.post(path, body, key=KEY + key))
    assert said[0] == said[1], said
    return said[0]


def secrets(one, other):
    guest = twice(one, other, "/api/guest", {"name": "anna"}, "a")
    assert Client(other).post("/api/guest", {"name": "anna"}, key=KEY + "b")["user"]["id"] != guest["user"]["id"]
    anna = twice(one, other, "/api/account", {"name": "Anna", "password": "owls at dawn"}, "c", guest["token"])
    assert anna["user"]["id"] == guest["user"]["id"] and not anna["user"]["guest"]
    gone = Client(other)
    gone.token = guest["token"]
    refused(401, gone.post, "/api/account", {"name": "Anna", "password": "owls at dawn"}, KEY + "d")  # another request
    refused(401, gone.post, "/api/name", {"name": "Hanna"}, KEY + "c")  # a key is good for its request alone
    again = twice(one, other, "/api/login", {"name": "Anna", "password": "owls at dawn"}, "e")
    assert again["user"]["id"] == anna["user"]["id"] and again["token"] != anna["token"]
    refused(403, Client(one).post, "/api/login", {"name": "Anna", "password": "owls at dusk"}, KEY + "f")
    changed = twice(one, other, "/api/password", {"old": "owls at dawn", "password": "owls at noon"}, "g", again["token"])
    me = Client(other)
    me.token = changed["token"]
    assert len(me.get("/api/logins")) == 1  # that one, once
    program = twice(one, other, "/api/bot", {"name": "Annas bot"}, "h", me.token)
    assert program["user"]["bot"] and program["token"] != me.token
    refused(409, me.post, "/api/bot", {"name": "Annas bot"}, KEY + "i")
    bot = Client(one)
    bot.token = program["token"]
    assert bot.get("/api/me")["user"]["id"] == program["user"]["id"]
    for _ in range(2):
        me.post("/api/logout")
    refused(401, me.get, "/api/me")
    print("ok a guest, an account, a login, a password and a program are made once, and their token is told again")


def guessable(one):
    """What many may choose as a key is not what a token is made of."""
    for key in ("guest-0001", "0" * 32, "1234" * 8, "no.key." * 6):
        refused(400, Client(one).post, "/api/guest", {"name": "bob"}, key)
    print("ok no token is made of a key that others might choose")


def at_once(one, other):
    """Sent twice before either was answered."""
    for path, body, letter in (("/api/guest", {"name": "cleo"}, "j"), ("/api/account", {"name": "Cleo", "password": "owls at dawn"}, "k"),
                               ("/api/login", {"name": "Cleo", "password": "owls at dawn"}, "l")):
        said, token = [], None if letter != "k" else Client(one, "cleo").token

        def ask(port):
            c = Client(port)
            c.token = token
            while True:
                try:
                    return said.append(c.post(path, body, key=KEY + letter))
                except Refused as r:  # of two servers one was first; the other says that it did nothing
                    assert r.status == 503, r.status

        both = [threading.Thread(target=ask, args=(port,)) for port in (one, other)]
        [t.start() for t in both]
        [t.join() for t in both]
        assert len(said) == 2 and said[0] == said[1], (path, said)
    print("ok sent twice at once they are done once")


def main():
    o = arguments("openapi", db=True).parse_args()
    documented(o.openapi)
    ports = [o.port, o.port + 1] if o.db else [o.port]
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(o.petteia, p, o.db or folder, ["--no-limits"]) for p in ports]
        try:
            secrets(ports[0], ports[-1])
            guessable(ports[0])
            at_once(ports[0], ports[-1])
        finally:
            for s in servers:
                s.kill()


main()
