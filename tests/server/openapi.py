#!/usr/bin/env python3
"""docs/openapi.json against a server: every operation is there, answers as described, and the server
has no address that the document does not know.

    openapi.py PETTEIA OPENAPI API_C [--port P]"""
import gzip
import http.client
import json
import os
import re
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments  # noqa: E402

TYPES = {"string": str, "integer": int, "boolean": bool, "object": dict, "array": list, "null": type(None), "number": (int, float)}


def check(doc, schema, value, where):
    if "$ref" in schema:
        schema = doc["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in schema:
        return check(doc, schema["anyOf"][0] if value is not None else {"type": "null"}, value, where)
    for part in schema.get("allOf", []):
        check(doc, part, value, where)
    for key in schema.get("required", []) if isinstance(value, dict) else []:
        assert key in value, f"{where}: {key} is missing"
    if "type" not in schema:
        return None  # anything
    wanted = schema["type"]
    wanted = wanted if isinstance(wanted, list) else [wanted]
    assert any(isinstance(value, TYPES[t]) for t in wanted), f"{where}: {value!r} is no {wanted}"
    if "enum" in schema:
        assert value in schema["enum"], f"{where}: {value!r}"
    if isinstance(value, dict):
        for key, sub in schema.get("properties", {}).items():
            if key in value:
                check(doc, sub, value[key], f"{where}.{key}")
        if isinstance(schema.get("additionalProperties"), dict):
            for key, item in value.items():
                check(doc, schema["additionalProperties"], item, f"{where}.{key}")
    if isinstance(value, list) and "items" in schema:
        for i, item in enumerate(value[:20]):
            check(doc, schema["items"], item, f"{where}[{i}]")


def fixed(port):
    """The games and the rulebooks are the same as long as the server runs: compressed, and not sent again to a client that has them."""

    def ask(path, **headers):
        conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
        conn.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = conn.getresponse()
        text = answer.read()
        conn.close()
        return answer, text

    tags = set()
    for path in ("/api/games?lang=en", "/api/games?lang=ru", "/api/rules/hellas?lang=en", "/api/rules/hellas?lang=pl", "/api/rules/elysium?lang=en"):
        for _ in range(2):  # made, then kept
            plain, text = ask(path)
            assert plain.status == 200 and plain.getheader("Content-Encoding") is None and plain.getheader("Cache-Control") == "no-cache", path
            packed, less = ask(path, Accept_Encoding="gzip, br")
            assert packed.getheader("Content-Encoding") == "gzip" and "Accept-Encoding" in packed.getheader("Vary"), path
            assert gzip.decompress(less) == text and len(less) < len(text) / 2, f"{path}: {len(less)} of {len(text)} bytes"
            same, nothing = ask(path, Accept_Encoding="gzip", If_None_Match=packed.getheader("ETag"))
            assert same.status == 304 and not nothing, path
            assert ask(path, If_None_Match='"other"')[1] == text, path
        tags.add(packed.getheader("ETag"))
    assert len(tags) == 5, tags
    assert ask("/api/rules/chess", Accept_Encoding="gzip")[0].status == 404
    print("ok games and rulebooks are compressed, and sent once")


def main():
    o = arguments("openapi", "api_c").parse_args()
    doc = json.load(open(o.openapi))
    rows = re.findall(r'\{ "(GET|POST)",\s*"([^"]+)"', open(o.api_c).read())
    served = {(m.lower(), p) for m, p in rows}
    described = {(m, re.sub(r"\{\w+\}", "*", p)) for p, ops in doc["paths"].items() for m in ops}
    assert served == described, f"only served: {served - described}; only described: {described - served}"
    print(f"ok {len(served)} operations are served and described")
    named = [op.get("operationId") for ops in doc["paths"].values() for op in ops.values()]
    assert len(set(named)) == len(served) and all(re.fullmatch(r"[a-z]+([A-Z][a-z]+)*", n or "") for n in named), "operationIds"
    assert all("security" in op for ops in doc["paths"].values() for op in ops.values()), "who may ask is not said of all"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits"])
        try:
            fixed(o.port)
            me = Client(o.port, "anna")
            user = me.get("/api/me")["user"]["id"]
            wish = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 2
            new = {"game": "cyclades", "seats": 3, "seat": wish, "start": True, "public": True}
            table = me.post("/api/tables", new)["table"]["id"]
            league = {"name": "Autumn", "kind": "swiss", "game": "elysium", "seats": 2}
            made = me.post("/api/leagues", league)["league"]["id"]
            Client(o.port, "bob").post(f"/api/leagues/{made}/enter")
            bodies = {"/api/leagues": league, "/api/guest": {"name": "eve"}, "/api/bot": {"name": "hal"}, "/api/tables": new, "why": {"move": "offer zeus 1"}, "chat": {"text": "hello"}, "takeover": {"bot": "random"}}
            def run(method, path):
                op, last = doc["paths"][path][method], path.rsplit("/", 1)[1]
                real = path.replace("{table}", table).replace("{game}", "cyclades").replace("{user}", user).replace("{league}", made)
                body = bodies.get(path) or bodies.get(last) or {}
                if last == "move":
                    view = me.get(f"/api/tables/{table}/view")
                    while not view["question"]["you"]:
                        time.sleep(0.01)
                        view = me.get(f"/api/tables/{table}/view")
                    body = {"line": view["line"], "move": view["question"]["moves"][0]["move"]}
                kind, content = next(iter(op["responses"]["200"]["content"].items()))
                try:
                    text = me.call(method.upper(), real, body if method == "post" else None, raw=True)
                except Refused as r:
                    assert str(r.status) in op["responses"], f"{method} {path}: {r.status} is not described"
                    check(doc, doc["components"]["schemas"]["Error"], json.loads(r.data), path)
                    return r.status
                if kind == "application/json":
                    check(doc, op["responses"]["200"]["content"][kind]["schema"], json.loads(text), f"{method} {path}")
                return 200
            ear = Stream(me, views=True)
            fine = 0
            order = sorted((m, p) for p, ops in doc["paths"].items() for m in ops)
            last = [x for x in order if x[1] in ("/api/logout", "/api/account") or x[1].endswith(("resign", "takeover"))]
            last.sort(key=lambda x: "logout" in x[1])
            for method, path in [x for x in order if x not in last] + last:
                if path == "/api/events":
                    continue  # below
                status = run(method, path)
                fine += status == 200
                print(f"ok {method} {path} {status}")
            assert fine > 20, "most operations should succeed here"
            ear.wait("chat")
            ear.wait("line")
            kinds = set()
            for kind, data, _ in list(ear.events):
                check(doc, {"$ref": f"#/components/schemas/Event{kind.capitalize()}"}, data, f"event {kind}")
                kinds.add(kind)
            print(f"ok events as described: {', '.join(sorted(kinds))}")
            ear.close()
        finally:
            server.kill()


main()
