#!/usr/bin/env python3
"""Verifiable dice: seats add entropy, receipts cover every line, undo rerolls nothing.

    dice.py PETTEIA [--port P] [--db URL]"""
import hashlib
import hmac
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Client, Server, Stream, arguments, finish, refused, until  # noqa: E402


def two(port, game="elysium", **more):
    """Two people at a table that has not begun; the second has sat down."""
    anna, bob = Client(port, "anna"), Client(port, "bob")
    made = anna.post("/api/tables", {"game": game, "seats": 2, "seat": [{"kind": "me"}, {"kind": "open"}], **more})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    return anna, bob, base


def decide(people, base, wanted=None, rng=random):
    """The asked player makes a move; returns (seat, move, answer), or None if nobody is asked."""
    for seat, c in people.items():
        view = c.get(base + "/view")
        if view["question"]["you"]:
            move = wanted or rng.choice(view["question"]["moves"])["move"]
            return seat, move, c.post(base + "/move", {"line": view["line"], "move": move})
    return None


def seal(entropy):
    return hashlib.sha256(bytes.fromhex(entropy)).hexdigest()


def contributing(port):
    anna, bob, base = two(port)
    table = anna.get(base)
    commit = table["dice"]["commit"]
    assert re.fullmatch("sha256:[0-9a-f]{64}", commit) and table["dice"]["entropy"] == {} and table["receipt"] == "", table
    mine, his = os.urandom(32).hex(), os.urandom(32).hex()
    refused(400, anna.post, base + "/entropy", {"seal": "12"})
    refused(400, anna.post, base + "/entropy", {"seal": seal(mine).upper()})
    refused(400, anna.post, base + "/entropy", {"seal": seal(mine), "commit": "sha256:" + "0" * 64})
    refused(400, anna.post, base + "/entropy", {"entropy": mine})  # nobody shows anything before all have sealed
    anna.post(base + "/entropy", {"seal": seal(mine), "commit": commit})
    anna.post(base + "/entropy", {"seal": seal(mine), "commit": commit})  # sent twice does no harm
    refused(400, anna.post, base + "/entropy", {"seal": seal(his)})
    bob.post(base + "/entropy", {"seal": seal(his), "commit": commit})
    before = bob.get(base)["dice"]
    assert before["seals"] == {"s1": seal(mine), "s2": seal(his)} and before["entropy"] == {} and not before["waiting"]
    begun = anna.post(base + "/start")["table"]
    assert begun["dice"]["commit"] == commit and begun["dice"]["waiting"] and begun["line"] == 0, "the game began without what was sealed"
    assert begun["receipt"] == "", "a receipt for a header that is not written yet"
    refused(400, bob.post, base + "/entropy", {"entropy": mine})  # not what was sealed
    refused(400, bob.post, base + "/entropy", {"seal": seal(mine)})  # too late to seal something else
    anna.post(base + "/entropy", {"entropy": mine})
    assert bob.get(base)["dice"]["waiting"] and bob.get(base)["line"] == 0
    bob.post(base + "/entropy", {"entropy": his})
    after = bob.get(base)
    assert after["dice"]["entropy"] == {"s1": mine, "s2": his} and not after["dice"]["waiting"] and after["line"] > 0 and after["receipt"], after
    refused(400, bob.post, base + "/entropy", {"entropy": mine})
    print("ok seats seal what they add before the start, all reveal it after, and then the game begins")
    return anna, bob, base, commit, (mine, his)


def keeping_back(petteia, folder, port):
    """Who does not reveal is replaced by what follows from the seal."""
    anna, bob, base = two(port)
    mine, his = os.urandom(32).hex(), os.urandom(32).hex()
    for c, x in ((anna, mine), (bob, his)):
        c.post(base + "/entropy", {"seal": seal(x)})
    anna.post(base + "/start")
    bob.post(base + "/entropy", {"entropy": his})
    until("the game begins without her", lambda: bob.get(base)["line"] > 0)
    refused(400, anna.post, base + "/entropy", {"entropy": mine})
    finish(base, (anna, bob))
    text = bob.get(base + "/record", raw=True).decode()
    assert f"seal s1 {seal(mine)}\n" in text and "entropy s1" not in text and f"entropy s2 {his}\n" in text, text[:600]
    words = verdict(petteia, folder, text, 3)
    assert "1 seat kept back what it had sealed" in words and "1 of 2 seats added" in words, words
    bent = text.replace(f"entropy s2 {his}", f"entropy s2 {mine}")
    verdict(petteia, folder, bent, 1)
    for name, record, fits in (("whole", text, True), ("bent", bent, False)):
        file = os.path.join(folder, name)
        with open(file, "w") as f:
            f.write(record)
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "check-dice.py")
        said = subprocess.run([sys.executable, script, file], capture_output=True, text=True)
        assert (said.returncode == 0) == fits, said
    print("ok who keeps back what was sealed is replaced by a rule, and everybody sees it; an independent script agrees")


def chain(record):
    """Every receipt of a revealed record, computed in Python alone."""
    head, rest = re.split(r"^(?=1 )", record, maxsplit=1, flags=re.M)
    secret = bytes.fromhex(re.search(r"^reveal (\w+)$", record, re.M)[1])
    lines = [x + "\n" for x in rest.splitlines() if re.match(r"\d+ (?!end)", x)]
    now = hmac.digest(secret, hashlib.sha256(head.encode()).digest(), "sha256")
    out = [now.hex()]
    for line in lines:
        now = hmac.digest(secret, now + line.encode(), "sha256")
        out.append(now.hex())
    return secret, out


def receipt_file(folder, name, base, commit, entropy, told):
    path = os.path.join(folder, name)
    with open(path, "w") as f:
        f.write(f"petteia receipt 1\ntable {base.split('/')[-1]}\ncommit {commit}\nentropy s1 {entropy}\n")
        f.writelines(f"{n} {h}\n" for n, h in sorted(told.items()))
    return path


def verdict(petteia, folder, record, code, *receipts):
    path = os.path.join(folder, "record")
    with open(path, "w") as f:
        f.write(record)
    got = subprocess.run([petteia, "verify", path] + [x for r in receipts for x in ("--receipt", r)], capture_output=True, text=True)
    assert got.returncode == code, f"exit {got.returncode}, not {code}: {got.stdout}{got.stderr}"
    assert got.stdout.startswith({0: "proven", 1: "broken", 3: "consistent"}[code]), got.stdout
    return got.stdout


def renumber(head, lines, tail):
    return head + "".join(f"{i + 1} {x}\n" for i, x in enumerate(lines)) + tail


def whole_game(petteia, folder, anna, bob, base, commit, entropy):
    people, told, rng, forks = {"s1": anna, "s2": bob}, {}, random.Random(4), []
    ear = Stream(anna)
    told[anna.get(base)["line"]] = anna.get(base)["receipt"]
    for _ in range(4000):
        asked = anna.get(base + "/view")["question"]["asked"]
        if asked is None:
            break
        view = people[asked].get(base + "/view")
        if len(view["question"]["moves"]) > 1 and not forks:
            forks.append((view["line"], asked, [m["move"] for m in view["question"]["moves"]]))
        _, _, answer = decide(people, base, rng=rng)
        told[answer["line"]] = answer["receipt"]
    assert anna.get(base)["status"] == "over", "the game did not end"
    last = anna.get(base)["line"]
    ear.wait("line", lambda d: d["line"] == last)
    for kind, d, _ in list(ear.events):
        if kind == "line" and "receipt" in d:
            assert told.setdefault(d["line"], d["receipt"]) == d["receipt"], "ack and stream tell different receipts"
    ear.close()
    record = anna.get(base + "/record", raw=True).decode()
    secret, mine = chain(record)
    assert "sha256:" + hashlib.sha256(secret).hexdigest() == commit, "the secret is not the one promised"
    assert f"entropy s1 {entropy[0]}" in record and f"entropy s2 {entropy[1]}" in record
    assert told[last] == mine[last] and all(mine[n] == h for n, h in told.items()), "a receipt does not fit"
    slip = receipt_file(folder, "receipt", base, commit, entropy[0], told)
    words = verdict(petteia, folder, record, 0, slip)
    assert "2 of 2 seats added" in words, words
    verdict(petteia, folder, record, 3)
    print(f"ok {len(told)} receipts of {last} lines fit, made anew in Python and by verify")
    return record, slip, forks[0]


def forged(petteia, folder, record, slip, fork, base, commit, entropy):
    head, rest = re.split(r"^(?=1 )", record, maxsplit=1, flags=re.M)
    body = [re.sub(r"^\d+ ", "", x) for x in rest.splitlines() if re.match(r"\d+ (?!end)", x)]
    tail = re.search(r"^reveal .*\n", record, re.M)[0]
    end = re.search(r"^\d+ (end.*)\n", record, re.M)[1]
    line, seat, moves = fork
    # inserted in the middle: a decision that is undone at once; rules and dice are still consistent
    other = next(m for m in moves if f"{seat} {m}" != body[line])
    more = body[:line] + [f"{seat} {other}", f"{seat} undo {line + 1}"]
    more += [re.sub(r" undo (\d+)$", lambda m: f" undo {int(m[1]) + 2 if int(m[1]) > line else int(m[1])}", x) for x in body[line:]]
    inserted = renumber(head, more + [end], tail)
    verdict(petteia, folder, inserted, 3)
    words = verdict(petteia, folder, inserted, 1, slip)
    assert "altered, left out or put in" in words, words
    # removed: the end of the game
    short = renumber(head, body[:-3], tail)
    verdict(petteia, folder, short, 3)
    assert "missing" in verdict(petteia, folder, short, 1, slip)
    # changed: another legal move where the copy ends
    bent = renumber(head, body[:line] + [f"{seat} {other}"], tail)
    verdict(petteia, folder, bent, 3)
    told = {int(x.split()[0]): x.split()[1] for x in open(slip) if x[0].isdigit()}
    _, real = chain(record)
    early = receipt_file(folder, "early", base, commit, entropy[0], {line + 1: real[line + 1]})
    verdict(petteia, folder, renumber(head, body[:line + 1], tail), 0, early)
    verdict(petteia, folder, bent, 1, early)
    # another secret, another promise, something not added, another header, no secret
    fresh = os.urandom(32)
    swapped = record.replace(tail, f"reveal {fresh.hex()}\n").replace(commit, "sha256:" + hashlib.sha256(fresh).hexdigest())
    verdict(petteia, folder, swapped, 1, slip)
    verdict(petteia, folder, record, 1, receipt_file(folder, "a", base, commit, "00" * 32, told))
    verdict(petteia, folder, record, 1, receipt_file(folder, "b", base, "sha256:" + "00" * 32, entropy[0], told))
    verdict(petteia, folder, re.sub(r"^reveal .*\n", "", record, flags=re.M), 3, slip)
    assert subprocess.run([petteia, "verify", os.path.join(folder, "record"), "--receipt", petteia], capture_output=True).returncode == 2
    kept = {"table": base.split("/")[-1], "commit": commit, "entropy": entropy[0], "seal": seal(entropy[0]), "taken": True, "revealed": True, "told": told}
    cut = re.sub(r"^reveal .*\n", "", short, flags=re.M)  # nothing is revealed, and lines are missing
    verdict(petteia, folder, cut, 1, slip)
    in_the_page(petteia, folder, record, [
        ["as it was", record, kept, "proven", None], ["without receipts", record, None, "consistent", "no-receipt"],
        ["inserted", inserted, kept, "broken", "lines"], ["left out", short, kept, "broken", "missing"],
        ["altered", bent, {**kept, "told": {line + 1: real[line + 1]}}, "broken", "lines"],
        ["another secret", swapped, kept, "broken", "promise"],
        ["another secret, same promise", record.replace(tail, f"reveal {fresh.hex()}\n"), kept, "broken", "secret"],
        ["not added", record, {**kept, "entropy": "00" * 32}, "broken", "entropy"],
        ["not sealed", record, {**kept, "seal": "00" * 32}, "broken", "entropy"],
        ["unrevealed and left out", cut, kept, "broken", "missing"],
        ["two promises", record, {**kept, "otherCommit": "x"}, "broken", "promise"],
        ["unrevealed", re.sub(r"^reveal .*\n", "", record, flags=re.M), kept, "consistent", "unrevealed"]])
    print("ok altered, missing and inserted lines, another secret and another promise are found")


def in_the_page(petteia, folder, record, cases):
    """The page finds the same as the command, and verify reads the file that it writes."""
    here = os.path.dirname(os.path.abspath(__file__))
    web = os.path.join(here, "..", "..", "clients", "web")
    esbuild = os.path.join(web, "node_modules", ".bin", "esbuild")
    if not os.path.exists(esbuild):
        raise SystemExit("the page's own check cannot run: no esbuild here (tools/npm-ci clients/web)")
    module, data, slip = (os.path.join(folder, x) for x in ("receipts.mjs", "cases.json", "slip"))
    subprocess.run([esbuild, os.path.join(web, "src", "seal", "receipts.ts"), "--format=esm", "--log-level=error", f"--outfile={module}"], check=True)
    with open(data, "w") as f:
        json.dump(cases, f)
    with open(slip, "w") as f:
        subprocess.run(["node", os.path.join(here, "receipts.mjs"), module, data], check=True, stdout=f)
    verdict(petteia, folder, record, 0, slip)
    print(f"ok the page's check judges {len(cases)} records alike")


def thrown_again(port, undo):
    """Plays, undoes everything and makes the same decisions again; returns the chance lines of both runs."""
    anna, bob, base = two(port, "cyclades", undo=undo)
    anna.post(base + "/start")
    people, rng, made = {"s1": anna, "s2": bob}, random.Random(7), []
    for _ in range(40):
        made.append(decide(people, base, rng=rng)[:2])
    lines = lambda: [x["seat"] + " " + x["move"] for x in record(anna, base)]
    first = lines()
    start = next(i for i, x in enumerate(first) if not x.startswith("*"))
    anna.post(base + "/undo", {"to": start + 1})
    if anna.get(base)["undo_asked"]:
        bob.post(base + "/undo/answer", {"yes": True})
    for seat, move in made:
        try:
            decide(people, base, move)
        except Exception:  # other dice led elsewhere
            break
    second = lines()[len(first) + 1:]
    return [x for x in first[start:] if x[0] == "*"], [x for x in second if x[0] == "*"], (anna, bob, base)


def record(client, base):
    """Its lines, as far as this client may know them."""
    text = client.get(base + "/record", raw=True).decode()
    return [dict(zip(("line", "seat", "move"), x.split(" ", 2))) for x in text.splitlines() if re.match(r"\d+ ", x)]


def undoing(port):
    before, after, _ = thrown_again(port, "consent")
    assert before and before == after, f"undo threw again:\n{before}\n{after}"
    before, after, people = thrown_again(port, "practice")
    assert before != after, "practice should throw anew"
    anna, bob, base = people
    finish(base, (anna, bob))
    assert anna.get(base)["dice"]["practice"] is True
    me = anna.get("/api/me")["user"]["id"]
    assert anna.get(f"/api/users/{me}/stats")["games"] == {}, "a practice game was rated"
    print("ok undo never throws again, but for practice, and that is not rated")


def main():
    o = arguments(db=True).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, o.db or os.path.join(folder, "data"), ["--no-limits"])
        try:
            table = contributing(o.port)
            told = whole_game(o.petteia, folder, *table)
            forged(o.petteia, folder, *told, *table[2:])
            keeping_back(o.petteia, folder, o.port)
            undoing(o.port)
            assert server.stop() == 0
        finally:
            server.kill()


main()
