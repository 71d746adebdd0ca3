#!/usr/bin/env python3
"""Programs at the tables of a server: `petteia bot --server` with an account of its own.

    bots.py PETTEIA [--db URL] [--port P]

The account has a token and no password and is shown as a bot; a program finds public tables and follows links, goes on after it was
killed, loses the game when it fails, and nobody is rated by it. The same over TLS, where a certificate must hold. And the server's own
strongest bot thinks on several threads."""
import os
import random
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Server, arguments, play_out, refused, until  # noqa: E402

EXAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/bot.py")


class Bot:
    """Starts petteia bot as a user would."""

    def __init__(self, o, token, *words, url=None, env=None):
        self.args = [o.petteia, "bot", *words, "--server", url or f"http://127.0.0.1:{o.port}"]
        self.env = {**os.environ, "PETTEIA_TOKEN": token, **(env or {})}
        self.process = subprocess.Popen(self.args, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def wait(self, code=0):
        said = self.process.communicate(timeout=HANG)[1]
        assert self.process.returncode == code, f"{self.args}: {self.process.returncode} {said}"
        return said

    def kill(self):
        self.process.kill()
        return self.process.communicate()[1]


def table_of(anna, game="elysium", **more):
    """A table with one free seat, and its link."""
    made = anna.post("/api/tables", {"game": game, "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    return made["table"]["id"], f"http://localhost/#/join/{made['table']['id']}?invite={made['invite']}"


people = []


def maker(port):
    """Somebody with an account, who may name programs."""
    if not people:
        people.append(Client(port, "maker"))
        people[0].token = people[0].post("/api/account", {"name": "Daidalos", "password": "a long password"})["token"]
    return people[0]


def seat_of_bot(anna, table):
    return anna.get(f"/api/tables/{table}")["seats"][1]


def accounts(o, admin):
    made = maker(o.port).post("/api/bot", {"name": "Sokrates"})
    assert made["user"]["bot"] and not made["user"]["guest"], made
    refused(409, maker(o.port).post, "/api/bot", {"name": "S0KRATES"})
    refused(400, maker(o.port).post, "/api/bot", {"name": "\u202eevil"})
    bot = Client(o.port)
    bot.token = made["token"]
    assert bot.get("/api/me")["user"]["bot"] is True
    refused(403, Client(o.port).post, "/api/login", {"name": "Sokrates", "password": "password of nobody"})
    refused(409, bot.post, "/api/password", {"old": "", "password": "a new password"})
    refused(409, bot.post, "/api/account", {"name": "Mensch", "password": "a new password"})
    anna = Client(o.port, "anna")
    assert anna.get("/api/me")["user"]["bot"] is False
    refused(409, anna.post, "/api/account", {"name": "Sokrates", "password": "a new password"})
    if admin:
        other = admin("bot", "Sokrates").strip()
        assert other != made["token"]
        refused(401, bot.get, "/api/me")
        made["token"] = other
        assert "\tbot\tSokrates" in admin("users", "Sokrates")
        anna.token = anna.post("/api/account", {"name": "Xanthippe", "password": "a new password"})["token"]
        assert "person" in admin("bot", "Xanthippe", code=1) and "no password" in admin("password", "Sokrates", code=1)
    said = Bot(o, anna.token).wait(2)
    assert "token is of a person" in said, said
    assert "does not know this token" in Bot(o, "nosuchtoken").wait(2)
    print("ok a bot has an account with a token and no password, and a person is no bot")
    return made["token"]


def public_game(o, token):
    """Found by itself; nobody is rated."""
    anna = Client(o.port, "anna public")
    other, _ = table_of(anna, game="cyclades", public=True)
    table, _ = table_of(anna, public=True)
    bot = Bot(o, token, "elysium", "--open", "--bot", "random", "--games", "1")
    until("the bot sits", lambda: seat_of_bot(anna, table)["kind"] == "human")
    assert seat_of_bot(anna, table)["user"]["bot"] is True and seat_of_bot(anna, other)["kind"] == "open"
    anna.post(f"/api/tables/{table}/start")
    view = anna.get(f"/api/tables/{table}/view")
    assert play_out(anna, table, random.Random(1), budget=5) == "stopped"
    # alone with a program nobody has to agree
    assert anna.post(f"/api/tables/{table}/undo", {"to": view["line"] + 1})["line"] > view["line"]
    assert play_out(anna, table, random.Random(1)) == "over"
    assert "of 60" in bot.wait()
    me = anna.get("/api/me")["user"]["id"]
    ranks = {r["user"]: r for r in anna.get("/api/ratings/elysium")}
    assert ranks[me]["games"] == 1 and ranks[me]["rating"] == 25.0, ranks
    assert seat_of_bot(anna, table)["user"]["id"] not in ranks, "a bot is rated"
    print("ok a bot sits down at a public table of its game, plays to the end, and rates nobody")


def private_game(o, token, work):
    """By its link; killed in the middle, another process goes on. A program behind the bot protocol chooses."""
    anna = Client(o.port, "anna private")
    table, link = table_of(anna)
    refused(404, Client(o.port, "eve").get, f"/api/tables/{table}")
    program = f"cmd:{sys.executable} {EXAMPLE}"
    first = Bot(o, token, "--bot", program, "--join", link)
    until("the bot sits", lambda: seat_of_bot(anna, table)["kind"] == "human")
    anna.post(f"/api/tables/{table}/start")
    assert play_out(anna, table, random.Random(2), budget=10) == "stopped"
    first.kill()
    decided = lambda: sum(line["seat"] == "s2" for line in anna.get(f"/api/tables/{table}/log"))  # noqa: E731
    before = decided()
    second = Bot(o, token, "--bot", program)
    assert before and play_out(anna, table, random.Random(3), until=lambda: decided() > before + 2) == "stopped"
    second.kill()
    anna.post(f"/api/tables/{table}/resign")
    print("ok a program follows a link, and one that was killed goes on where it was")

    # while it thinks its last answer is taken back: the move that it chose is refused, and it is asked an earlier question
    slow = os.path.join(work, "slow.sh")
    with open(slow, "w", encoding="utf8") as f:
        f.write(f"while read -r l; do case $l in go*) sleep 0.5;; esac; echo \"$l\"; done | {sys.executable} {EXAMPLE}\n")
    table, link = table_of(anna)
    bot = Bot(o, maker(o.port).post("/api/bot", {"name": "Zenon"})["token"], "--bot", f"cmd:sh {slow}", "--join", link)  # sits nowhere else
    until("the bot sits", lambda: seat_of_bot(anna, table)["kind"] == "human")
    anna.post(f"/api/tables/{table}/start")
    again = lambda log: len(log) > 1 and log[-1]["seat"] == "s2" and anna.get(f"/api/tables/{table}/view")["question"]["who"] == "s2"  # noqa: E731
    assert play_out(anna, table, random.Random(4), until=lambda: again(anna.get(f"/api/tables/{table}/log"))) == "stopped"
    line = anna.get(f"/api/tables/{table}/view")["line"]
    undone = anna.post(f"/api/tables/{table}/undo", {"to": line})["line"]  # before that line
    until("it answers again", lambda: any(at["line"] > undone and at["seat"] == "s2" for at in anna.get(f"/api/tables/{table}/log")))
    bot.kill()
    anna.post(f"/api/tables/{table}/resign")
    print("ok a program whose answer was taken back while it thought is asked again")

    liar = os.path.join(work, "liar.sh")
    with open(liar, "w", encoding="utf8") as f:
        f.write("while read word rest; do case $word in petteia) echo ready liar;; go) echo move to win;; esac; done\n")
    table, link = table_of(anna)
    token = maker(o.port).post("/api/bot", {"name": "Gorgias"})["token"]  # sits nowhere else
    bot = Bot(o, token, "--bot", f"cmd:sh {liar}", "--join", link, "--games", "1")
    until("the bot sits", lambda: seat_of_bot(anna, table)["kind"] == "human")
    anna.post(f"/api/tables/{table}/start")
    play_out(anna, table, random.Random(4), until=lambda: seat_of_bot(anna, table)["resigned"])
    assert seat_of_bot(anna, table)["resigned"] and "'to win', which is no move" in bot.wait()
    print("ok a program that cheats has lost its seat")


def pump(a, b):
    try:
        while data := a.recv(65536):
            b.sendall(data)
    except OSError:
        pass
    for s in (a, b):
        try:
            s.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


def proxy(o, cert, key):
    """TLS in front of the server, as a proxy would be."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    listener = socket.create_server(("127.0.0.1", 0))

    def serve():
        while True:
            raw, _ = listener.accept()
            try:
                near = context.wrap_socket(raw, server_side=True)
            except OSError:
                continue
            far = socket.create_connection(("127.0.0.1", o.port))
            for pair in ((near, far), (far, near)):
                threading.Thread(target=pump, args=pair, daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    return listener.getsockname()[1]


def over_tls(o, token, work):
    cert, key = os.path.join(work, "cert.pem"), os.path.join(work, "key.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert], check=True, capture_output=True)
    url = f"https://localhost:{proxy(o, cert, key)}"
    anna = Client(o.port, "anna tls")
    table, link = table_of(anna, game="legendary")
    bot = Bot(o, token, "--bot", "random", "--join", link, url=url, env={"SSL_CERT_FILE": cert})
    until("the bot sits", lambda: seat_of_bot(anna, table)["kind"] == "human")
    anna.post(f"/api/tables/{table}/start")
    assert play_out(anna, table, random.Random(5), budget=3) == "stopped"
    until("it moves", lambda: any(line["seat"] == "s2" for line in anna.get(f"/api/tables/{table}/log")))
    assert "we are Sokrates" in bot.kill()
    stranger = Bot(o, token, url=url, env={"SSL_CERT_FILE": "/dev/null"})
    time.sleep(1)
    assert "we are" not in stranger.kill(), "a certificate of nobody is taken"
    print("ok the same over TLS, where the certificate must hold")


def strongest(o):
    """The strongest level thinks on idle threads; nobody else may ask for several."""
    anna = Client(o.port, "anna")
    bots = [{"kind": "bot", "bot": "level:7"}, {"kind": "bot", "bot": "level:7"}]
    greedy = [{"kind": "bot", "bot": "mcts:iterations=9,threads=2"}, {"kind": "me"}]
    refused(400, anna.post, "/api/tables", {"game": "hellas", "seats": 2, "seat": greedy})
    planned = [{"kind": "bot", "bot": "plan:hunter"}, {"kind": "me"}]
    refused(400, anna.post, "/api/tables", {"game": "cyclades", "seats": 2, "seat": planned})
    assert anna.post("/api/tables", {"game": "hellas", "seats": 2, "seat": planned})["table"]["id"]

    def further():
        text = Client(o.port).get("/metrics", raw=True).decode()
        return int(re.search(r"^petteia_bot_threads_total (\d+)", text, re.M)[1])

    assert further() == 0
    table = anna.post("/api/tables", {"game": "hellas", "seats": 3, "start": True, "seat": [*bots, {"kind": "me"}]})["table"]["id"]
    play_out(anna, table, random.Random(1), until=lambda: further() >= 3)  # who begins is chance
    assert further() >= 3
    print("ok the strongest level thinks on further threads where they are idle")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as work:
        data = os.path.join(work, "data")
        server = Server(o.petteia, o.port, o.db or data, ["--no-limits", "--threads", "4", "--metrics", "public"])

        def admin(*words, code=0):
            done = subprocess.run([o.petteia, "admin", "--data", data, *words], capture_output=True, text=True, timeout=HANG)
            assert done.returncode == code, f"{words}: {done}"
            return done.stderr if code else done.stdout

        try:
            token = accounts(o, None if o.db else admin)
            public_game(o, token)
            private_game(o, token, work)
            over_tls(o, token, work)
            strongest(o)
        finally:
            server.kill()


main()
