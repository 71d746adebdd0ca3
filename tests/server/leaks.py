#!/usr/bin/env python3
"""What a seat is sent never depends on what it may not know: two worlds, the same bytes.

    leaks.py PETTEIA [--games N] [--pairs N] [--smallest] [--port P]

Of random games, the lines that are hidden from a seat are found. For each of some of them two tables are
laid out in the database that differ in just that line: the drawn card, the sealed choice is another one
in the second. Both go on with the same moves as long as these are legal in both. Then the seat asks both
for everything there is to ask (table, view, views of the past, log, record, chat, whys, the stream from its
beginning), and every byte must be the same but for the tables' names; so must an observer's be where the
line is hidden from it. The check must bite: what the seat that knows is sent has to differ.

What nobody knows is what comes: the order of the decks and the dice, which follow from the table's secret.
So of every game there are also pairs of tables that differ in the secret alone, before a draw. To everybody
they must look the same but for the secret's hash in the record and at the table; and this must bite as well: after the same
next move, what is drawn has to differ."""
import hashlib
import http.client
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments  # noqa: E402

FOLLOWING = 8  # moves that both worlds share after the line
CHANCE = 254  # as a seat
POSITIONS = []  # of every stream that was read: did it bring the position?
SECRETS = ("11" * 32, "22" * 32)
# Where no seat ever has a secret (CY-22, EL-15.3) there are no hidden lines; everywhere else there must be.
OPEN_GAMES = {"cyclades", "elysium"}


class Record:
    """A record as lists: header lines and (seat number or *, move) pairs."""

    def __init__(self, text):
        self.head, self.moves, self.names = [], [], []
        for line in text.splitlines():
            words = line.split()
            if line.startswith("seats "):
                self.names = words[2:]
            if line[:1].isdigit() and words[1] != "end":
                seat = "*" if words[1] == "*" else self.names.index(words[1])
                self.moves.append((seat, " ".join(words[2:])))
            elif line and not line[:1].isdigit() and words[0] not in ("reveal", "seed"):
                self.head.append(line)

    def text(self, moves):
        name = lambda s: s if s == "*" else self.names[s]  # noqa: E731
        return "\n".join(self.head + [f"{i + 1} {name(s)} {m}" for i, (s, m) in enumerate(moves)]) + "\n"

    def value(self, key):
        return next((line[len(key) + 1:] for line in self.head if line.startswith(key + " ")), "")


class Engine:
    def __init__(self, binary, folder):
        self.binary, self.file = binary, os.path.join(folder, "position")

    def ask(self, text, *words):
        with open(self.file, "w") as f:
            f.write(text)
        done = subprocess.run([self.binary, words[0], self.file, *words[1:]], capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else None

    def question(self, text):
        said = self.ask(text, "legal", "--json")
        return json.loads(said) if said else None

    def hidden(self, text, who):
        """Numbers of the lines that somebody may not know."""
        shown = self.ask(text, "show", "--record", *who)
        return {int(line.split()[0]) for line in shown.splitlines() if line[:1].isdigit() and line.endswith(" ?")}


def other_move(engine, record, at, rng):
    """Another answer to the question of that line, or None."""
    question = engine.question(record.text(record.moves[:at]))
    moves = [m["move"] for m in question["moves"] if m["move"] != record.moves[at][1]]
    return rng.choice(moves) if moves else None


def two_worlds(engine, record, at, instead, seats, knows):
    """Both lists of moves, gone on alike by those who do not know (the others, and chance, may reveal
    it), ending where a person is asked; or None."""
    a, b = record.moves[:at + 1], record.moves[:at] + [(record.moves[at][0], instead)]
    best = None
    for step in range(FOLLOWING + 1):
        asked = [engine.question(record.text(w)) for w in (a, b)]
        if None in asked or asked[0]["asked"] != asked[1]["asked"]:
            break
        if asked[0]["asked"] in [f"s{i + 1}" for i in range(seats)] + record.names:
            best = (a, b)
        if at + 1 + step >= len(record.moves):
            break
        follow = record.moves[at + 1 + step]
        if follow[0] == "*" or follow[0] in knows or any(follow[1] not in [m["move"] for m in q["moves"]] for q in asked):
            break
        a, b = a + [follow], b + [follow]
    return best


def lay_out(db, table, record, moves, users, secret):
    game, version = record.value("game").split()
    seats = len(record.names)
    db.execute("INSERT INTO tables (id, game, version, seats, options, status, name, open_to_all, undo, bank, increment, owner, invite,"
               " secret, position, result, created, moved) VALUES (?, ?, ?, ?, ?, 1, '', 1, 'consent', 0, 0, ?, '', ?, NULL, '', 1, 1)",
               (table, game, int(version), seats, record.value("option"), users[0][0], secret))
    for i in range(seats):
        db.execute("INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms, resigned) VALUES (?, ?, 1, ?, ?, '', 0, 0)", (table, i, users[i][0], f"p{i + 1}"))
    for i, (seat, move) in enumerate(moves):
        db.execute("INSERT INTO lines (table_id, line, seat, move, at) VALUES (?, ?, ?, ?, 1)", (table, i + 1, CHANCE if seat == "*" else seat, move))


def stream_from_start(port, token, table, lines):
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG)
    head = {"Last-Event-ID": f"{table}=0"}
    if token:
        head["Authorization"] = f"Bearer {token}"
    conn.request("GET", f"/api/events?table={table}&views=1", headers=head)
    answer, text, seen = conn.getresponse(), b"", 0
    while seen < lines or b'"you":' not in text:
        line = answer.readline()
        assert line, "the stream ended"
        seen += line == b"event: line\n"
        # the id also tells of the same user's other tables
        text += re.sub(rb" (?!" + table.encode() + rb"=)\w+=\d+", b"", line) if line.startswith(b"id:") else line
        if seen == lines and line.startswith(b"data: ") and b'"you":' in line and table.encode() in line:
            break
    conn.close()
    POSITIONS.append(b'"position":' in text)
    # turn notices of other tables are interleaved
    blocks = [b for b in text.split(b"\n\n") if b"data: " not in b or table.encode() in b.split(b"data: ")[1]]
    return b"\n\n".join(blocks)


def everything(port, token, table, lines, moves):
    """Everything that one user can be sent about a table, with the table's id masked."""
    c = Client(port)
    c.token = token
    base, got = f"/api/tables/{table}", {}
    paths = ["", "/view", "/log", "/record", "/chat"] + [f"/view?at={at}" for at in sorted({lines - 1, lines - 2, lines // 2}) if at > 0]
    paths += ["/view?lang=ru", "/log?lang=pl"]
    for path in paths:
        got[path] = c.get(base + path, raw=True)
    for move in moves if token else []:
        try:
            got["why " + move] = c.call("POST", base + "/why", {"move": move}, raw=True)
        except Refused as r:
            got["why " + move] = f"{r.status} {r.data}".encode()
    got["stream"] = stream_from_start(port, token, table, lines)
    c.conn.close()
    for secret in SECRETS:
        assert not any(secret.encode() in value for value in got.values()), "the secret of the dice is told"
        promise = hashlib.sha256(bytes.fromhex(secret)).hexdigest().encode()
        got = {key: value.replace(promise, b"PROMISE") for key, value in got.items()}
    # how soon somebody counts as away follows from the clock alone, and the two tables are asked one after the other
    got = {key: re.sub(rb'"absent_in_ms":\d+', b'"absent_in_ms":0', value) for key, value in got.items()}
    # receipts are keyed with the secret (core/record.h): nobody can tell anything from one before it is known
    got = {key: re.sub(rb'"receipt":"[0-9a-f]{64}"', b'"receipt":"KEYED"', value) for key, value in got.items()}
    got = {key: re.sub(rb"(\n|^)id:[^\n]*", rb"\1id: KEYED", value) for key, value in got.items()}  # so are the marks of lines in them
    return {key: value.replace(table.encode(), b"TABLE") for key, value in got.items()}


def find_draws(record, count, rng):
    """Some moves after which chance decides: (moves before, the move)."""
    after = [i for i in range(len(record.moves) - 1) if record.moves[i][0] != "*" and record.moves[i + 1][0] == "*"]
    return [(record.moves[:i], record.moves[i]) for i in sorted(rng.sample(after, min(count, len(after))))]


def find_pairs(engine, game, seats, o, rng, folder):
    """[(record, seat that may not know or None, seat that knows, world, other world)], and
    [(record, moves, the move before a draw)]"""
    keep = os.path.join(folder, f"{game}-{seats}")
    os.mkdir(keep)
    subprocess.run([o.petteia, "sim", game, "--games", str(o.games), "--seats", str(seats), "--seed", str(seats), "--threads", "1", "--keep", keep],
                   check=True, capture_output=True)
    pairs, draws = [], []
    for name in sorted(os.listdir(keep)):
        with open(os.path.join(keep, name)) as f:
            text = f.read()
        record = Record(text)
        plain = record.text(record.moves)
        draws += [(record, *draw) for draw in find_draws(record, max(2, o.pairs), rng)]
        hidden = [engine.hidden(plain, ["--seat", f"s{i + 1}"]) for i in range(seats)]
        observer = engine.hidden(plain, ["--observer"])
        for seat in [*range(seats), None]:
            lines = sorted(observer if seat is None else hidden[seat])
            rng.shuffle(lines)
            found = 0
            for line in lines:
                if found == o.pairs:
                    break
                knows = [i for i in range(seats) if line not in hidden[i]]
                instead = other_move(engine, record, line - 1, rng)
                worlds = instead and two_worlds(engine, record, line - 1, instead, seats, knows)
                if not worlds:
                    continue
                found += 1
                pairs.append((record, seat, knows[0] if knows else None, *worlds))
    return pairs, draws


def look_the_same(port, record, seat, played, tables, users):
    lines, moves = len(played), [m for _, m in played[-4:]]
    token = None if seat is None else users[seat][1]
    one, two = (everything(port, token, t, lines, moves) for t in tables)
    for key in one:
        if one[key] != two[key]:
            at = next((i for i, (x, y) in enumerate(zip(one[key], two[key])) if x != y), min(len(one[key]), len(two[key])))
            raise SystemExit(f"{record.value('game')}: {'an observer' if seat is None else f's{seat + 1}'} learns from '{key}' what it may not know:\n"
                             f"  {one[key][max(0, at - 80):at + 80]!r}\n  {two[key][max(0, at - 80):at + 80]!r}")


def compare(port, pair, tables, users):
    """Returns 1 if the seat that knows can tell the tables apart."""
    record, seat, knows, a, _ = pair
    look_the_same(port, record, seat, a, tables, users)
    if knows is None:
        return 0
    one, two = (everything(port, users[knows][1], t, len(a), []) for t in tables)
    return int(any(one[key] != two[key] for key in one))


def compare_draw(port, draw, tables, users):
    """Returns 1 if the next draw, which nobody could know, differs."""
    record, played, (mover, move) = draw
    for seat in (mover, (mover + 1) % len(record.names), None):
        look_the_same(port, record, seat, played, tables, users)
    drawn = []
    for table in tables:
        c = Client(port)
        c.token = users[mover][1]
        c.post(f"/api/tables/{table}/move", {"line": len(played), "move": move})
        drawn.append([(e["seat"], e["move"]) for e in c.get(f"/api/tables/{table}/log?from={len(played) + 1}")])
        c.conn.close()
    assert all(d and d[0][0] == "*" for d in drawn), f"no draw followed: {drawn}"
    return int(drawn[0] != drawn[1])


def main():
    a = arguments()
    a.add_argument("--games", type=int, default=1)
    a.add_argument("--pairs", type=int, default=2)
    a.add_argument("--smallest", action="store_true", help="with the fewest seats only, not with the most as well")
    o = a.parse_args()
    o.petteia = os.path.abspath(o.petteia)
    rng = random.Random(11)
    with tempfile.TemporaryDirectory() as folder:
        data, engine = os.path.join(folder, "data"), Engine(o.petteia, folder)
        server = Server(o.petteia, o.port, data, ["--no-limits"])
        try:
            users = []
            for i in range(6):
                c = Client(o.port, f"p{i + 1}")
                users.append((c.get("/api/me")["user"]["id"], c.token))
            games = Client(o.port).get("/api/games")
            assert server.stop() == 0
            work = []
            db = sqlite3.connect(os.path.join(data, "petteia.db"))
            for g in games:
                few = max(2, g["seats"]["min"])
                for seats in sorted({few, few if o.smallest else g["seats"]["max"]}):
                    pairs, draws = find_pairs(engine, g["id"], seats, o, rng, folder)
                    worlds = [(compare, pair, pair[0], pair[3:], SECRETS[:1] * 2) for pair in pairs]
                    worlds += [(compare_draw, draw, draw[0], draw[1:2] * 2, SECRETS) for draw in draws]
                    for check, what, record, played, secrets in worlds:
                        names = [f"w{len(work):04d}{x}" for x in "ab"]
                        for name, moves, secret in zip(names, played, secrets):
                            lay_out(db, name, record, moves, users, secret)
                        work.append((g["id"], check, what, names))
            db.commit()
            db.close()
            server.start()
            told, bitten = {}, {}
            for game, check, what, names in work:
                key = (game, check)
                bitten[key] = bitten.get(key, 0) + check(o.port, what, names, users)
                told[key] = told.get(key, 0) + 1
            for game in [g["id"] for g in games]:
                n, bites = (d.get((game, compare), 0) for d in (told, bitten))
                assert (n == 0) == (game in OPEN_GAMES), f"{game}: {n} lines are hidden from somebody"
                if n:
                    print(f"ok {game}: {n} pairs of worlds look the same to who may not know, {bites} differ to who does")
                    assert bites, f"{game}: nobody could tell any pair apart: the check does not bite"
                n, bites = (d.get((game, compare_draw), 0) for d in (told, bitten))
                assert bites, f"{game}: {n} pairs, and every draw was the same: the check does not bite"
                print(f"ok {game}: {n} pairs of tables with other dice look the same to all, {bites} go on with another draw")
            print(f"ok {sum(POSITIONS)} of {len(POSITIONS)} streams brought the position")
            assert any(POSITIONS), "no stream brought the position"
        finally:
            server.kill()


main()
