"""long_table.py: tables of many lines, and whether others are answered while the server reads one."""
import socket
import threading
import time

from client import HANG, Client, run_sql


def seed(port, names=("anna", "bob")):
    """A running table of two guests with a few lines: the guests, its id, its last line, who is asked (from 0) and a move of theirs."""
    anna, bob = Client(port, names[0]), Client(port, names[1])
    made = anna.post("/api/tables", {"game": "cyclades", "seats": 2, "name": "seed", "seat": [{"kind": "me"}, {"kind": "open"}]})
    base = f"/api/tables/{made['table']['id']}"
    bob.post(base + "/join", {"invite": made["invite"]})
    anna.post(base + "/start")
    view = None
    for _ in range(4):
        for c in (anna, bob):
            view = c.get(base + "/view")
            if view["question"]["you"]:
                c.post(base + "/move", {"line": view["line"], "move": view["question"]["moves"][0]["move"]})
    people = [c for c in (anna, bob) if c.get(base + "/view")["question"]["you"]]
    view = people[0].get(base + "/view")
    return anna, bob, made["table"]["id"], view["line"], int(view["you"][1:]) - 1, view["question"]["moves"][0]["move"]


def add_lines(db, folder, table, after, count, seat, move):
    """Lines after line `after`. move: an expression of SQL, of i from 0 to count - 1."""
    run_sql(db, folder, f"""INSERT INTO lines (table_id, line, seat, move, at)
 WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {count})
 SELECT '{table}', {after} + 1 + i, {seat}, {move}, 1 FROM n;""")
    return after + count


def grow(db, folder, table, line, seat, move, upto):
    """Played and taken back, again and again: what a long table looks like. Returns its last line."""
    return add_lines(db, folder, table, line, (upto - line) // 2 * 2, seat, f"CASE WHEN i % 2 = 0 THEN '{move}' ELSE 'undo ' || ({line} + i) END")


def asked(client, *paths):
    """Requests on one connection, all sent at once."""
    conn = socket.create_connection(("127.0.0.1", client.port), timeout=HANG)
    conn.sendall("".join(f"GET {p} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {client.token}\r\n\r\n" for p in paths).encode())
    return conn


def answers(conn, count):
    file, got = conn.makefile("rb"), []
    for _ in range(count):
        status, length = int(file.readline().split()[1]), 0
        while (line := file.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        got.append((status, file.read(length).decode()))
    conn.close()
    return got


def replayed_of(metrics):
    return int(metrics.split("\npetteia_lines_replayed_total ")[1].split()[0])


def replayed(client):
    return replayed_of(client.get("/metrics", raw=True).decode())


class Bystander:
    """Somebody else who asks for /metrics all the time: the numbers of lines read so far, as they were told."""

    def __init__(self, client):
        self.client, self.told, self.done = client.copy(), [], False
        self.before = replayed(client)
        self.thread = threading.Thread(target=self.ask)
        self.thread.start()

    def ask(self):
        while not self.done:
            self.told.append(replayed(self.client))
            time.sleep(0.005 if self.told[-1] == self.before else 0.001)

    def end(self, lines):
        """How often it was answered while a table of so many lines was being read."""
        self.done = True
        self.thread.join()
        read = replayed(self.client) - self.before
        assert read >= lines, f"{read} of {lines} lines were read"
        return len({n for n in self.told if self.before < n < self.before + lines})
