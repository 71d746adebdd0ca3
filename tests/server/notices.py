#!/usr/bin/env python3
"""People are called when their page is closed: webhooks and letters, what is put off, what is given up, what is refused.

    notices.py PETTEIA [--db URL] [--port P] [--kill]

Messages arrive at sinks on this machine (sinks.py). With a PostgreSQL two servers share the outbox. --kill: servers are
killed with messages under way; none is lost, and none is sent twice within its lease."""
import os
import random
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Person, Refused, Server, Stream, arguments, refused, run_sql, until  # noqa: E402
from sinks import MailSink, Sink, signed  # noqa: E402
from webpush import Browser, verify  # noqa: E402

SECRET_WORDS = ("hand", "secret", "state", "view", "question", "moves")


class House:
    """The servers of a test, and its database."""

    def __init__(self, args, flags):
        self.db, self.folder = args.db, tempfile.mkdtemp()
        where = args.db or self.folder
        ports = [args.port, args.port + 1] if args.db else [args.port]
        self.admin = tempfile.mkdtemp() if args.db else self.folder
        sockets = [["--data", self.admin], []] if args.db else [[]]
        self.servers = [Server(args.petteia, p, where, [*flags, *socket_, "--no-limits", "--metrics", "public"]) for p, socket_ in zip(ports, sockets)]

    def rows(self, sql):
        if self.db:
            out = subprocess.run(["psql", "-qAt", "-F", "\t", self.db, "-c", sql], capture_output=True, text=True, check=True).stdout
            return [tuple(line.split("\t")) for line in out.splitlines()]
        with sqlite3.connect(f"file:{self.folder}/petteia.db?mode=ro", uri=True) as db:
            return [tuple(map(str, row)) for row in db.execute(sql)]

    def end(self):
        for s in self.servers:
            s.kill()


def open_table(anna, bob, **more):
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    return base


def is_asked(c, base):
    try:
        return c.get(base + "/view")["question"]["you"]
    except Refused as r:  # the other server has not heard of the start
        assert r.status == 409
        return False


def play_until(base, mover, asked):
    """The first one plays until the other is asked."""
    while True:
        view = mover.get(base + "/view")
        if not view["question"]["you"]:
            until("somebody is asked", lambda: is_asked(mover, base) or is_asked(asked, base))
            if is_asked(asked, base):
                return
            continue
        mover.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})


def person(house, name, number=0):
    c = Person([s.port for s in house.servers], name, number)
    c.id = c.get("/api/me")["user"]["id"]
    c.name = name
    return c


def hook(c, sink, path, form="json", **more):
    news = c.post("/api/news/webhook", {"url": sink.url + path, "form": form, **more})
    return next(w for w in news["ways"] if w["target"] == sink.url + path)


def webhooks(house, sink):
    anna, bob = person(house, "anna"), person(house, "bob", 1)
    way = hook(bob, sink, "/bob")
    assert way["news"] == ["turn", "clock", "asked", "invited", "over"] and way["confirmed"], way
    base = open_table(anna, bob, name="Friday", clock={"bank_s": 172800, "increment_s": 0})
    play_until(base, anna, bob)
    until("bob is called", lambda: sink.at("/bob"))
    one = sink.at("/bob")[0]
    assert signed(one, way["secret"]) and not signed(one, "another"), one.headers
    said = one.json()
    assert sorted(said) == ["at", "id", "news", "title", "url"], said
    assert said["title"] == "Your turn: Cyclades (2009)" and said["url"] == "https://play.example/#" + base.replace("/api/tables", "/table"), said
    assert [n["kind"] for n in said["news"]] == ["turn"] and re.match("Friday · (anna has moved · )?1 d 23 h left", said["news"][0]["text"]), said
    assert not any(word in one.body.decode() for word in SECRET_WORDS), one.body
    assert one.headers["Idempotency-Key"] == said["id"]
    # while his page is open he is not called; when it is closed, he is
    play_until(base, bob, anna)
    page = Stream(bob)
    play_until(base, anna, bob)
    due = lambda: house.rows(f"SELECT due FROM news WHERE whom = '{bob.id}' AND kind = 0 AND due > 0")  # noqa: E731
    until("it waits", lambda: len(due()) == 1)
    first = due()[0]
    until("it is put off", lambda: due() and due()[0] > first)
    assert len(sink.at("/bob")) == 1
    page.conn.close()
    page.answer.close()
    until("bob is called again", lambda: len(sink.at("/bob")) == 2)
    # who moves is not called any more
    play_until(base, bob, anna)
    until("nobody calls bob", lambda: not house.rows(f"SELECT due FROM news WHERE whom = '{bob.id}' AND due > 0"))
    # a kind that was switched off is not told
    bob.post("/api/news/kinds", {"id": way["id"], "news": ["over"]})
    play_until(base, anna, bob)
    until("nobody has to be told", lambda: not house.rows(f"SELECT due FROM news WHERE whom = '{bob.id}' AND kind = 0 AND due > 0"))
    assert len(sink.at("/bob")) == 2
    return anna, bob


def together(house, sink):
    """Three tables wait: one message, in each of the forms."""
    anna, cleo = person(house, "anna"), person(house, "cleo")
    for form in ("json", "discord", "slack"):
        hook(cleo, sink, "/cleo/" + form, form)
    page = Stream(cleo)
    for name in ("One *star*", "Two <b>", "Three @everyone"):
        play_until(open_table(anna, cleo, name=name), anna, cleo)
    until("three wait", lambda: len(house.rows(f"SELECT due FROM news WHERE whom = '{cleo.id}' AND kind = 0 AND due > 0")) == 3)
    # they are due at the same moment: with the page closed, in the same message
    rows = lambda: {r[0] for r in house.rows(f"SELECT due - {int(time.time() * 1000)} FROM news WHERE whom = '{cleo.id}' AND due > 0")}  # noqa: E731
    until("put off together", lambda: len(rows()) == 1)
    page.conn.close()
    page.answer.close()
    for form in ("json", "discord", "slack"):
        until(form, lambda: sum(len(a.json().get("news", [])) or a.body.count(b"Your turn: ") for a in sink.at("/cleo/" + form)) >= 3)
    assert len(sink.at("/cleo/json")) == 1, [a.json() for a in sink.at("/cleo/json")]
    assert sink.at("/cleo/json")[0].json()["title"] == "Your turn at 3 tables"
    discord, slack = sink.at("/cleo/discord")[0].json(), sink.at("/cleo/slack")[0].json()
    assert discord["allowed_mentions"] == {"parse": []} and r"\@everyone" in discord["content"] and r"\*star\*" in discord["content"]
    assert "Two &lt;b&gt;" in slack["text"] and slack["text"].startswith("*Your turn at 3 tables*"), slack


def quiet(house, sink):
    anna, dion = person(house, "anna"), person(house, "dion")
    hook(dion, sink, "/dion")
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    # it is quiet from an hour ago until in an hour, where he lives: two hours before UTC all the year
    hours = {"since": (minute + 60) % 1440, "until": (minute + 180) % 1440, "zone": "Africa/Johannesburg", "ahead": 0, "wakes": False}
    kept = dion.post("/api/news/quiet", hours)
    assert kept["quiet"]["zone"] == "Africa/Johannesburg"
    refused(400, dion.post, "/api/news/quiet", {**hours, "zone": "../../etc/passwd"})
    refused(400, dion.post, "/api/news/quiet", {**hours, "since": 1440})
    play_until(open_table(anna, dion), anna, dion)
    due = lambda: [int(r[0]) for r in house.rows(f"SELECT due FROM news WHERE whom = '{dion.id}' AND due > 0")]  # noqa: E731
    until("it waits for the morning", lambda: due() and due()[0] > (time.time() + 1800) * 1000)
    assert due()[0] % 60000 == 0 and due()[0] < (time.time() + 3660) * 1000
    assert not sink.at("/dion")
    dion.post("/api/news/quiet", {**hours, "since": 0, "until": 0})
    until("he is awake", lambda: sink.at("/dion"))


def failing(house, sink):
    eva = person(house, "eva")
    way = hook(eva, sink, "/eva")
    answers = [500, 503, 200]
    sink.status = lambda one: answers.pop(0) if one.path == "/eva" else 200
    eva.post("/api/news/try", {"id": way["id"]})
    until("it is tried until it is taken", lambda: len(sink.at("/eva")) == 3)
    assert len({a.headers["Idempotency-Key"] for a in sink.at("/eva")}) == 1
    gaps = [b.at - a.at for a, b in zip(sink.at("/eva"), sink.at("/eva")[1:])]
    assert gaps[1] > gaps[0] or gaps[0] > 2, gaps  # a machine that is busy is late, never early
    until("nothing waits", lambda: not house.rows("SELECT id FROM posts"))
    assert eva.get("/api/news")["ways"][0]["worked"] > 0
    # a redirect is not followed; one that is gone is given up, and tried again when she says so
    sink.status, sink.headers = 302, {"Location": sink.url + "/elsewhere"}
    eva.post("/api/news/try", {"id": way["id"]})
    until("it was refused", lambda: house.rows(f"SELECT failures FROM ways WHERE id = '{way['id']}'") == [("1",)])
    assert not sink.at("/elsewhere")
    sink.status, sink.headers = 410, {}
    eva.post("/api/news/try", {"id": way["id"]})
    until("it is given up", lambda: eva.get("/api/news")["ways"][0]["ended"])
    sink.status = 200
    eva.post("/api/news/try", {"id": way["id"]})
    until("it is back", lambda: not eva.get("/api/news")["ways"][0]["ended"] and len(sink.at("/eva")) == 6)
    eva.post("/api/news/drop", {"id": way["id"]})
    assert eva.get("/api/news")["ways"] == []
    refused(404, eva.post, "/api/news/drop", {"id": way["id"]})


def of_a_table(house, sink):
    anna, bob = person(house, "anna"), person(house, "bob")
    base = open_table(anna, bob, name="Channel")
    table = base.split("/")[-1]
    refused(403, bob.post, "/api/news/webhook", {"url": sink.url + "/no", "form": "json", "table": table})
    way = hook(anna, sink, "/channel", "discord", table=table)
    assert way["table"] == table and bob.get("/api/news")["ways"] == []
    play_until(base, bob, anna)
    play_until(base, anna, bob)
    until("the channel is told", lambda: any("bob is to move" in a.json()["content"] for a in sink.at("/channel")))
    bob.post(base + "/resign")
    refused(404, bob.post, "/api/news/drop", {"id": way["id"]})


def unheard(house, sink):
    """Ways change while nobody hears: who listens anew reads them."""
    if not house.db:
        return
    dora = person(house, "dora")
    hook(dora, sink, "/dora")
    ports = [s.port for s in house.servers]
    before = int(dora.reached(ports[0]))
    house.rows(f"UPDATE ways SET ended = 1 WHERE whom = '{dora.id}'")
    house.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN petteia'")
    until("no server would call her", lambda: all(int(dora.reached(p)) == before - 1 for p in ports))


def clocks(house, sink):
    """Whose clock runs short is told before it is down, also at night if that is wanted; who moves in time is not."""
    anna, clio = person(house, "anna"), person(house, "clio")
    clio.post("/api/news/kinds", {"id": hook(clio, sink, "/clio")["id"], "news": ["clock"]})
    minute = int(time.time() / 60) % 1440  # quiet but for one minute of the day, which was the last but one
    hours = {"since": (minute - 1) % 1440, "until": (minute - 2) % 1440, "zone": "UTC", "ahead": 0, "wakes": True}
    clio.post("/api/news/quiet", hours)
    base = open_table(anna, clio, name="Dawn", clock={"bank_s": 3600, "increment_s": 0})
    play_until(base, anna, clio)
    rows = lambda: [(int(a), int(b)) for a, b in house.rows(f"SELECT due, ends FROM news WHERE whom = '{clio.id}' AND kind = 1")]  # noqa: E731
    until("it is known when", lambda: rows() and rows()[0][0] > 0)
    due, ends = rows()[0]
    assert ends - due == 600_000 and 0 <= ends - 1000 * time.time() <= 3_600_000, (due, ends)  # an eighth of the hour is less than ten minutes
    run_sql(house.db, house.folder, f"UPDATE news SET due = {int(time.time() * 1000)} WHERE whom = '{clio.id}' AND kind = 1")
    until("she is told", lambda: sink.at("/clio"))
    said = sink.at("/clio")[0].json()
    assert said["title"] == "Your clock runs short: Cyclades (2009)" and [n["kind"] for n in said["news"]] == ["clock"], said
    assert re.match(r"Dawn · (5\d min|1 h 0 min) left", said["news"][0]["text"]), said
    play_until(base, clio, anna)
    play_until(base, anna, clio)
    until("it is known again", lambda: rows() and rows()[0][0] > 0)
    play_until(base, clio, anna)
    until("who moved is not told", lambda: not rows() or rows()[0][0] == 0)
    # asleep to that, too
    clio.post("/api/news/quiet", {**hours, "wakes": False})
    play_until(base, anna, clio)
    until("it is known again", lambda: rows() and rows()[0][0] > 0)
    run_sql(house.db, house.folder, f"UPDATE news SET due = {int(time.time() * 1000)} WHERE whom = '{clio.id}' AND kind = 1")
    until("it waits until she is awake", lambda: rows() and rows()[0][0] % 60000 == 0 and rows()[0][0] > time.time() * 1000)
    assert len(sink.at("/clio")) == 1


def of_a_circle(house, sink):
    """A new table for a circle calls its members, but not those who do not want to play with that person."""
    anna, bob, gala, hera = (person(house, name) for name in ("anna", "bob", "gala", "hera"))
    circle = anna.post("/api/circles", {"name": "Fridays"})["circle"]
    for p in (bob, gala, hera):
        p.post(f"/api/circles/{circle['id']}/join", {"invite": circle["invite"]})
        hook(p, sink, f"/circle/{p.name}")
    bob.post("/api/block", {"user": anna.id})
    anna.post("/api/block", {"user": hera.id})
    table = anna.post("/api/tables", {"game": "cyclades", "name": "Naxos", "seats": 3, "seat": [{"kind": "me"}] + [{"kind": "open"}] * 2, "circle": circle["id"]})["table"]
    until("gala is called", lambda: sink.at("/circle/gala"))
    said = sink.at("/circle/gala")[0].json()
    assert said["title"] == "You are invited: Cyclades (2009)" and said["url"] == f"https://play.example/#/table/{table['id']}", said
    assert [(n["kind"], n["text"]) for n in said["news"]] == [("invited", "Naxos · anna opens a table for your circle")], said
    assert not house.rows(f"SELECT whom FROM news WHERE whom IN ('{bob.id}', '{hera.id}')") and not sink.at("/circle/bob") + sink.at("/circle/hera")


def letters(house, mail):
    port = house.servers[0].port
    anna, gaia = person(house, "anna"), person(house, "gaia")
    for wrong in ("gaia", "gaia@", "g a@b.example", "a@b.example\r\nBcc: x@y.example", "<a@b.example>", "-a@b.example", "a@b..example"):
        refused(400, gaia.post, "/api/news/mail", {"address": wrong})
    news = gaia.post("/api/news/mail", {"address": "gaia@b.example"})
    assert not news["ways"][0]["confirmed"] and "secret" not in news["ways"][0]
    until("a letter asks", lambda: mail.to("gaia@b.example"))
    asks = mail.to("gaia@b.example")[0]
    assert asks["From"] == "Petteia <owl@play.example>" and asks["Subject"] == "Is this your address?"
    ident, code = re.search(r"https://play\.example/#/confirm/(\w+)\.(\w+)", asks.get_content()).groups()
    # nothing is sent before it was confirmed
    base = open_table(anna, gaia, name="Ночь на Делосе")
    play_until(base, anna, gaia)
    assert not house.rows(f"SELECT due FROM news WHERE whom = '{gaia.id}'")
    nobody = Client(port)
    refused(404, nobody.post, "/api/news/confirm", {"id": ident, "code": "0" * 32})
    assert nobody.post("/api/news/confirm", {"id": ident, "code": code}) == {"target": "gaia@b.example"}
    play_until(base, gaia, anna)
    play_until(base, anna, gaia)
    until("a letter tells", lambda: len(mail.to("gaia@b.example")) == 2)
    letter = mail.to("gaia@b.example")[1]
    assert letter["Subject"] == "Your turn: Cyclades (2009)" and "Ночь на Делосе · anna has moved" in letter.get_content()
    assert base.split("/")[-1] in letter.get_content() and letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # one click, as a program for mail does it: a form, no login, no origin of ours
    stop = re.fullmatch(r"<https://play\.example(/api/news/stop/\w+/\w+)>", letter["List-Unsubscribe"]).group(1)
    with socket.create_connection(("127.0.0.1", port)) as s:
        body = b"List-Unsubscribe=One-Click"
        s.sendall(f"POST {stop} HTTP/1.1\r\nHost: play.example\r\nOrigin: https://mail.example\r\nContent-Length: {len(body)}\r\n"
                  "Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n".encode() + body)
        assert s.makefile("rb").readline().split()[1] == b"200"
    assert gaia.get("/api/news")["ways"] == []
    # an address that the server for mail does not know, three times
    hera = person(house, "hera")
    way = hera.post("/api/news/mail", {"address": "hera@b.example"})["ways"][0]
    until("a letter asks", lambda: mail.to("hera@b.example"))
    hera.post("/api/news/confirm", {"id": way["id"], "code": re.search(r"/confirm/\w+\.(\w+)", mail.to("hera@b.example")[0].get_content()).group(1)})
    mail.refuse["hera@b.example"] = "550 5.1.1 no such user"
    base = open_table(anna, hera)
    for times in range(1, 4):
        play_until(base, hera, anna)
        play_until(base, anna, hera)
        until("it was refused", lambda: house.rows(f"SELECT failures FROM ways WHERE id = '{way['id']}'") == [(str(times),)])
        assert hera.get("/api/news")["ways"][0]["ended"] == (times == 3)


def pushed(house, sink, binary):
    """A push service that opens what it gets, as the browser would."""
    anna, iris = person(house, "anna"), person(house, "iris")
    assert not iris.get("/api/news")["offer"]["push"], "there are no keys yet"
    browser = Browser()
    place = {"endpoint": sink.url + "/push/iris", **browser.keys()}
    refused(409, iris.post, "/api/news/push", place)
    key = subprocess.run([binary, "admin", "--data", house.admin, "push-keys"], capture_output=True, text=True, check=True).stdout.strip()
    until("it is offered", lambda: iris.get("/api/news").get("key") == key)
    refused(400, iris.post, "/api/news/push", {**place, "auth": "AAAA"})
    refused(400, iris.post, "/api/news/push", {**place, "p256dh": place["p256dh"][:-4] + "AAAA"})
    way = iris.post("/api/news/push", place)["ways"][0]
    assert "secret" not in way
    base = open_table(anna, iris, name="Ночь", clock={"bank_s": 86400, "increment_s": 0})
    play_until(base, anna, iris)
    until("it is pushed", lambda: sink.at("/push/iris"))
    one = sink.at("/push/iris")[0]
    said = browser.open(one.body)
    assert said["title"] == "Your turn: Cyclades (2009)" and said["text"].startswith("Ночь") and re.search(r"23 h 5\d min left$", said["text"]), said
    assert said["topic"] == "turns" and one.headers["Topic"] == "turns" and int(one.headers["TTL"]) > 0 and one.headers["Content-Encoding"] == "aes128gcm"
    assert verify(one.headers["Authorization"], key, sink.url, time.time()) == "mailto:owl@play.example"
    for wrong in (Browser(), ):
        try:
            wrong.open(one.body)
        except AssertionError:
            continue
        raise SystemExit("another browser can read it")
    # whoever logs in at that browser takes it over; one that is gone is forgotten
    other = person(house, "kore")
    other.post("/api/news/push", place)
    assert iris.get("/api/news")["ways"] == []
    sink.status = lambda one: 410 if one.path == "/push/iris" else 200
    other.post("/api/news/try", {"id": other.get("/api/news")["ways"][0]["id"]})
    until("it is forgotten", lambda: other.get("/api/news")["ways"] == [])
    sink.status = 200


def resolves(name):
    try:
        return bool(socket.getaddrinfo(name, 443))
    except OSError:
        return False


def closed_doors(args):
    """Nothing is offered that the host did not switch on; private networks are no target."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.petteia, args.port + 2, folder)
        try:
            anna = Client(server.port, "anna")
            assert anna.get("/api/news") == {"offer": {"webhook": False, "mail": False, "push": False}, "ways": []}
            refused(409, anna.post, "/api/news/webhook", {"url": "https://a.example/x", "form": "json"})
        finally:
            server.kill()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.petteia, args.port + 2, folder, ["--webhooks", "--url", "https://play.example", "--news-after", "1", "--no-limits"])
        try:
            anna = Client(server.port, "anna")
            for url in ("http://a.example/", "https://127.0.0.1/", "https://10.1.2.3/", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://localhost/",
                        "https://169.254.169.254/", "https://user:pw@a.example/", "file:///etc/passwd", "https://0x7f.1/", "https://2130706433/", ""):
                refused(400, anna.post, "/api/news/webhook", {"url": url, "form": "json"})
            # a name may lead anywhere: the address that is found for it decides
            name = next(n for n in (socket.gethostname(), "ip6-localhost", "ip6-loopback") if resolves(n))
            way = anna.post("/api/news/webhook", {"url": f"https://{name}/", "form": "json"})["ways"][0]
            anna.post("/api/news/try", {"id": way["id"]})
            until("it is given up", lambda: anna.get("/api/news")["ways"][0]["ended"])
            with open(server.log.name if isinstance(server.log.name, str) else f"/proc/{os.getpid()}/fd/{server.log.fileno()}", "rb") as log:
                assert b"private network" in log.read()
        finally:
            server.kill()


def killed(args):
    """Messages are under way when servers are killed."""
    sink, rng, slow = Sink(), random.Random(7), {"on": True}
    people = 30
    house = House(args, ["--webhooks", "--url", "https://play.example", "--news-private", "--news-after", "1"])
    try:
        anna = person(house, "anna")
        guests = [person(house, f"guest{i}") for i in range(people)]
        for i, g in enumerate(guests):
            hook(g, sink, f"/{i}")

        def answer(one):
            while slow["on"]:
                time.sleep(0.01)
            return 200

        sink.status = answer
        for g in guests:
            play_until(open_table(anna, g), anna, g)
        until("some are under way", lambda: len(sink.got) >= people // 2)
        for s in house.servers:
            s.kill()
        killed_at = time.time() * 1000
        before = {a.headers["Idempotency-Key"]: a for a in sink.got}
        held = {ident: int(until_) for ident, until_ in house.rows("SELECT id, held FROM posts")}
        slow["on"] = False
        assert before and set(before) <= set(held), "what was sent without an answer is not kept"
        for s in house.servers:
            s.start()
        until("nothing is lost", lambda: all(sink.at(f"/{i}") for i in range(people)))
        until("nothing waits", lambda: not house.rows("SELECT id FROM posts") and not house.rows("SELECT whom FROM news WHERE due > 0"))
        arrived = {}
        for a in sink.got:
            arrived.setdefault(a.headers["Idempotency-Key"], []).append(a.at * 1000)
        assert all(arrived[key][-1] > killed_at for key in before), "what nobody confirmed is sent once more"
        for key, at in arrived.items():  # one may have been on its way when the servers were killed
            assert sum(t > killed_at for t in at) <= 2, "sent more than once more"
            # and not before the one who held it had to be done with it
            assert len(at) == 1 or at[-1] >= held[key], "sent twice within a lease"
        rng.shuffle(guests)
    finally:
        slow["on"] = False
        house.end()
    print(f"{people} people, {len(before)} messages under way at the kill, each sent again after its lease; nothing lost")


def handed_on(house):
    """Who stops cleanly leaves the sending to the next one at once."""
    for s in house.servers:
        s.stop()
    if house.db:
        assert [int(until) for (until,) in house.rows("SELECT until FROM leases")] == [0], "the lease is still held"


def main():
    a = arguments(db=True)
    a.add_argument("--kill", action="store_true")
    args = a.parse_args()
    if args.kill:
        return killed(args)
    sink, mail = Sink(), MailSink()
    house = House(args, ["--webhooks", "--smtp", mail.url, "--mail-from", "Petteia <owl@play.example>", "--url", "https://play.example/", "--push", "mailto:owl@play.example",
                         "--news-private", "--news-after", "1"])
    try:
        webhooks(house, sink)
        together(house, sink)
        quiet(house, sink)
        clocks(house, sink)
        of_a_circle(house, sink)
        failing(house, sink)
        of_a_table(house, sink)
        unheard(house, sink)
        letters(house, mail)
        pushed(house, sink, args.petteia)
        handed_on(house)
    finally:
        house.end()
    closed_doors(args)
    print(f"{len(sink.got)} messages to URLs, {len(mail.got)} letters: called, put off, tried again, given up, refused")


if __name__ == "__main__":
    main()
