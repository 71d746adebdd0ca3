#!/usr/bin/env python3
"""docs/openapi.json against a server: every operation is there, answers as described, and the server
has no address that the document does not know.

    openapi.py PETTEIA OPENAPI API_C [--port P]"""
import collections
import glob
import gzip
import http.client
import json
import os
import re
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, refused  # noqa: E402

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


def functions(server):
    """Every function of the server by its name: its file, its body, and whether it is of that file alone."""
    found = collections.defaultdict(list)
    for file in glob.glob(os.path.join(server, "**", "*.c"), recursive=True):
        words = re.sub(r'("(?:\\.|[^"\\])*")|/\*.*?\*/', lambda m: m[1] or "", open(file).read(), flags=re.S)
        for kind, name, body in re.findall(r"^([a-z][^\n;{}=]*?)\b(\w+)\([^;{}]*?\)\n\{\n(.*?)^\}", words, re.S | re.M):
            found[name].append((file, body, kind.startswith("static ")))
    return found


def answers(found, name, file, seen):
    """The statuses with which a function, or one that it mentions, may answer. What every request passes, and the store, answer nobody by themselves."""
    one = next((x for x in found[name] if x[0] == file), None) or next((x for x in found[name] if not x[2]), None)
    if not one or (one[0], name) in seen or re.search("/(store/|net/(http|aside)[.]c)", one[0]):
        return set()
    seen.add((one[0], name))
    statuses = set()
    for words in re.findall(r"\b(?:reply|reply_error|http_refuse|reply_json|reply_later_json|http_send)\(([^;]*)", one[1]):
        statuses |= set(re.findall(r'(?<![\w"])[2345]\d\d(?![\w"])', re.sub(r'"[^"]*"', "", words)))
    for word in set(re.findall(r"\b\w+\b", one[1])) & found.keys():
        statuses |= answers(found, word, one[0], seen)
    return statuses


def statuses(doc, api_c):
    """Every status that an address may answer is described, and no other."""
    found = functions(os.path.dirname(os.path.dirname(api_c)))
    for method, path, run, known, repeat in re.findall(r'\{ "(GET|POST)",\s*"([^"]+)",\s*(\w+),\s*(true|false),\s*(\w+)', open(api_c).read()):
        may = answers(found, run, None, set()) | {"200", "400", "403", "429", "503"}  # what route() in http.c answers at every address
        may |= {"401"} if known == "true" else set()
        may |= {"413"} if method == "POST" else set()
        may |= {"415"} if method == "POST" and repeat != "BY_LINK" else set()
        may |= {"409"} if method == "POST" and repeat == "BY_KEY" else set()
        ways = next(ops for p, ops in doc["paths"].items() if re.sub(r"\{\w+\}", "*", p) == path)
        op = ways[method.lower()]
        said = set(op["responses"])
        assert said == may, f"{method} {path}: described but never answered: {said - may}; answered but not described: {may - said}"
        nobody = not op["security"] or {} in op["security"]
        assert nobody if "401" not in said else known == "false" or not nobody, f"{method} {path}: whether it needs a token and whether it answers 401 are at odds"
    print("ok every status of every address is described, and no other")


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
    statuses(doc, o.api_c)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits"])
        try:
            fixed(o.port)
            refused(413, Client(o.port, "zoe").post, "/api/name", {"name": "z" * 100000})
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
