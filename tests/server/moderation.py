#!/usr/bin/env python3
"""What the operator does about people: reports, mutes, bans with an end, and the log of it.

    moderation.py PETTEIA [--port P] [--db URL]"""
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from admin import Admin  # noqa: E402
from client import Client, Server, Stream, arguments, refused, run_sql  # noqa: E402


def reports(port, admin):
    anna, bob = Client(port, "anna"), Client(port, "bob")
    me, him = (c.get("/api/me")["user"]["id"] for c in (anna, bob))
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 3, "public": True, "seat": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})["table"]["id"]
    bob.post(f"/api/tables/{made}/join")
    for i in range(4):
        bob.post(f"/api/tables/{made}/chat", {"text": f"rude {i}"})
    assert admin.run("reports") == "" and admin.json("reports") == []
    first = anna.post("/api/report", {"user": him, "table": made, "text": "he is\trude\nto all"})["id"]
    second = anna.post("/api/report", {"user": him, "table": made, "text": "he goes on"})["id"]
    listed = admin.run("reports")
    assert second in listed and first not in listed, "the same twice is one report"
    assert listed.count("\n") == 1 and him in listed and me in listed and "he goes on" in listed and "rude 1 / rude 2 / rude 3" in listed, listed
    (row,) = admin.json("reports")
    assert row["id"] == second and row["who"] == {"id": him, "name": "bob"} and row["by"] == {"id": me, "name": "anna"}, row
    assert row["table"] == made and row["why"] == "he goes on" and row["said"] == "rude 1 / rude 2 / rude 3", row
    refused(404, anna.post, "/api/report", {"user": me, "text": "myself"})
    refused(404, anna.post, "/api/report", {"user": "nobody", "text": "x"})
    refused(400, anna.post, "/api/report", {"user": him, "text": ""})
    refused(401, Client(port).post, "/api/report", {"user": him, "text": "x"})
    secret = bob.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}]})["table"]["id"]
    refused(404, anna.post, "/api/report", {"user": him, "table": secret, "text": "what is said there?"})
    admin.run("settle", second)
    assert admin.run("reports") == ""
    admin.run("settle", second, code=1)
    print("ok people are reported with what they said, once, and the report is settled")
    return bob, him, made


def mutes(port, admin, bob, him, table, sql):
    admin.run("mute", him, "for", "3", "because", "rude words")
    assert json.loads(refused(403, bob.post, f"/api/tables/{table}/chat", {"text": "hello"}))["error"] == "muted"
    bob.get(f"/api/tables/{table}")
    line = next(x for x in admin.run("bans").splitlines() if x.startswith(him))
    assert "muted" in line and "rude words" in line, line
    row = next(x for x in admin.json("bans") if x["who"] == him)
    assert row["kind"] == "muted" and row["until"] - row["since"] == 3 * 86400 * 1000 and row["why"] == "rude words", row
    admin.run("unmute", him)
    bob.post(f"/api/tables/{table}/chat", {"text": "hello again"})
    admin.run("unmute", him, code=1)
    admin.run("mute", "127.0.0.1", "for", "1")
    assert json.loads(refused(403, bob.post, f"/api/tables/{table}/chat", {"text": "hello"}))["error"] == "muted"
    admin.run("unmute", "127.0.0.1")
    for words in (("for", "0"), ("for", "x"), ("for", "99999")):
        admin.run("ban", him, *words, code=1)
    # a mute whose time is over; any command that changes the list reads it again
    admin.run("mute", him, "for", "1")
    sql(f"UPDATE mutes SET until = 1000 WHERE who = '{him}'")
    admin.run("mute", "192.0.2.1", "for", "1")
    bob.post(f"/api/tables/{table}/chat", {"text": "the day is over"})
    print("ok who is muted plays on and does not talk, until the time is over")


def bans(admin, bob, him, sql):
    late = Stream(bob)
    admin.run("ban", him, "for", "7", "because", "he did not stop")
    refused(403, bob.get, "/api/me")
    late.thread.join(30)
    assert late.closed
    assert "he did not stop" in admin.run("bans")
    sql(f"UPDATE bans SET until = 1000 WHERE who = '{him}'")
    admin.run("mute", "192.0.2.2", "for", "1")
    bob.get("/api/me")
    admin.run("unban", him)
    done = admin.run("audit")
    for words in (f"{him} banned until", "he did not stop", f"{him} no longer banned", f"{him} muted until", "settled"):
        assert words in done, f"{words!r} is not in the log: {done}"
    rows = admin.json("audit")
    assert len(rows) == done.count("\n") and rows[0]["at"] >= rows[-1]["at"] and rows[0]["what"] == f"{him} no longer banned", rows[0]
    assert done.index("no longer banned") < done.index("banned until"), "the newest is first"
    print("ok a ban ends by itself, and everything that was done is written down")


def page(port, admin, him):
    """The same from a page, with a key."""
    refused(403, Client(port).post, "/api/operator", {"key": "", "line": "stats"})
    key = admin.run("page").strip().split("key=")[1]
    ask = lambda line, k=key: Client(port).post("/api/operator", {"key": k, "line": line})  # noqa: E731
    assert ask("stats")["ok"] and any("memory" in x for x in ask("stats")["lines"])
    assert ask(f"mute {him} for 2 because of the page")["ok"]
    assert any(x.startswith(him) and "muted" in x for x in ask("bans")["lines"])
    assert ask(f"unmute {him}")["ok"] and not ask(f"unmute {him}")["ok"]
    again = lambda line: Client(port).post("/api/operator", {"key": key, "line": line}, key="once-and-no-more")  # noqa: E731
    before = admin.run("audit").count("\n")
    assert again(f"mute {him} for 1") == again(f"mute {him} for 1")
    assert admin.run("audit").count("\n") == before + 1, "a line that was sent twice is done once"
    for i in range(30):  # it is known for a day, whatever was done since
        Client(port).post("/api/operator", {"key": key, "line": "reports"}, key=f"a-list-{i}")
        Client(port).post("/api/operator", {"key": key, "line": f"unmute nobody{i}"}, key=f"a-line-{i}")
    assert again(f"mute {him} for 1")["ok"] and admin.run("audit").count("\n") == before + 1, "a line is done again after others"
    refused(400, lambda: Client(port).post("/api/operator", {"key": key, "line": "stats"}, key="short"))
    assert ask(f"unmute {him}")["ok"]
    for line in ("password Anna", "backup /tmp/x", "bot Zenon", "page", "nonsense"):
        assert not ask(line)["ok"], f"{line} from a page"
    refused(403, ask, "stats", key[:-1] + ("a" if key[-1] != "a" else "b"))
    refused(400, ask, "stats\nban me")
    later = admin.run("page").strip().split("key=")[1]
    refused(403, ask, "stats")
    assert ask("stats", later)["ok"]
    print("ok the operator's page does the same with a key, and nothing without")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        server = Server(o.petteia, o.port, o.db or data, ["--no-limits", *(["--data", data] if o.db else [])])
        try:
            admin = Admin(o.petteia, data)
            sql = lambda words: run_sql(o.db, data, words + ";")  # noqa: E731
            bob, him, table = reports(o.port, admin)
            mutes(o.port, admin, bob, him, table, sql)
            bans(admin, bob, him, sql)
            page(o.port, admin, him)
            assert server.stop() == 0
        finally:
            server.kill()


main()
