#!/usr/bin/env python3
"""The database fails over to a standby while two servers play on it.

    failover.py PETTEIA --db URL [--port P] [--rounds N] [--synchronous] [--backup]

A real PostgreSQL with a standby of its own (streaming replication). The standby falls behind, the primary is killed, the standby is
promoted: what was acknowledged in between is gone from it. Whatever the servers have in memory, no table gets a gap, none is missing
afterwards, nothing acknowledged after the failover is lost, both servers agree, and who watched is told that the table went back; who
moved by one server is told by the other one, too, which may never have heard of the move, when it is asked with the mark of the answer.
With --synchronous the standby confirms every commit: then nothing at all is lost. Each failover makes the old primary the new
standby. With --backup there is no standby: the primary is killed and an older copy of it is started in its place, which nothing but
its lines tells apart."""
import http.client
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, Stream, arguments, free_port, until  # noqa: E402

BIN = os.environ.get("PETTEIA_TEST_PG_BIN", "")
AS = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
TABLES = 6
LOST = 25  # moves that the standby lacks


def run(*words, check=True):
    return subprocess.run([*AS, *words], cwd="/", check=check, capture_output=True, text=True).stdout


class Postgres:
    """One of two databases, each in its turn the primary."""

    def __init__(self, folder, port):
        self.folder, self.port = folder, port

    def start(self):
        run(f"{BIN}/pg_ctl", "-D", self.folder, "-w", "-l", self.folder + ".log", "-o", f"-p {self.port} -c listen_addresses=127.0.0.1"
            f" -c unix_socket_directories={os.path.dirname(self.folder)} -c fsync=off", "start")

    def sql(self, words):
        return run(f"{BIN}/psql", "-qAt", "-h", "127.0.0.1", "-p", str(self.port), "-U", "app", "game", "-c", words).strip()

    def kill(self):
        with open(os.path.join(self.folder, "postmaster.pid")) as f:
            head = int(f.readline())
        for pid in [head, *map(int, run("ps", "--ppid", str(head), "-o", "pid=", check=False).split())]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        until("the primary is gone", lambda: not os.path.exists(f"/proc/{head}"))

    def stop(self):
        run(f"{BIN}/pg_ctl", "-D", self.folder, "-m", "immediate", "-w", "stop", check=False)

    def promote(self):
        run(f"{BIN}/pg_ctl", "-D", self.folder, "-w", "promote")

    def backup_of(self, primary, *more):
        shutil.rmtree(self.folder, ignore_errors=True)
        run(f"{BIN}/pg_basebackup", "-D", self.folder, "-X", "stream", "--checkpoint=fast", "--no-sync", "-h", "127.0.0.1", "-p", str(primary.port), "-U", "app", *more)

    def copy_of(self, primary):
        """Becomes its standby."""
        self.backup_of(primary, "-R")
        with open(os.path.join(self.folder, "postgresql.auto.conf"), "a") as f:
            f.write("synchronous_standby_names = ''\n")
        self.start()
        until("the standby follows", lambda: primary.sql("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == "1")

    def fall_behind(self, primary):
        """Everything until now is here, nothing more comes."""
        upto = primary.sql("SELECT pg_current_wal_insert_lsn()")
        until("the standby has it all", lambda: self.sql(f"SELECT pg_last_wal_replay_lsn() >= '{upto}'") == "t")
        self.sql("ALTER SYSTEM SET primary_conninfo = 'host=127.0.0.1 port=1'")
        self.sql("SELECT pg_reload_conf()")
        until("the standby is cut off", lambda: primary.sql("SELECT count(*) FROM pg_stat_replication") == "0")


class World:
    """era: even while what is acknowledged must stand, odd while the standby is behind."""
    era = 0
    stop = False


class Player(threading.Thread):
    """One table after the other, by both servers; notes = [(table, line, move, era, taken)], odd where it may be lost; taken: the answer."""

    def __init__(self, ports, world, seed):
        super().__init__(daemon=True)
        self.world, self.rng, self.notes, self.error = world, random.Random(seed), [], None
        self.clients = [Client(ports[0], f"player{seed}")]
        for port in ports[1:]:
            self.clients.append(Client(port))
            self.clients[-1].token = self.clients[0].token
        self.table, self.sure = None, False

    def turn(self, c):
        era = self.world.era
        if self.table is None:
            wish = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            made = c.post("/api/tables", {"game": "cyclades", "seats": 2, "seat": wish, "start": True})
            self.table, self.sure = made["table"]["id"], era % 2 == 0 and era == self.world.era
            return
        base = f"/api/tables/{self.table}"
        view = c.get(base + "/view")
        q = view["question"]
        if q["asked"] is None:
            self.table = None
        elif q["you"]:
            move = self.rng.choice(q["moves"])["move"]
            taken = c.post(base + "/move", {"line": view["line"], "move": move})
            sure = era % 2 == 0 and era == self.world.era
            self.notes.append((self.table, view["line"] + 1, move, era if sure else era | 1, taken))
        time.sleep(0.004)

    def run(self):
        while not self.world.stop:
            try:
                self.turn(self.rng.choice(self.clients))
            except Refused as r:
                if r.status == 404 and not self.sure:
                    self.table = None  # opened while the standby was behind
                elif r.status not in (409, 503):
                    self.error = f"{self.table}: {r.status} {r.data}"
                    return
                time.sleep(0.01)
            except (OSError, http.client.HTTPException):
                time.sleep(0.02)


class Ear(threading.Thread):
    """Follows a table as a browser does: connects again with the last id it saw."""

    def __init__(self, client, table):
        super().__init__(daemon=True)
        self.client, self.table, self.back, self.stream, self.stop, self.saw, self.before = client, table, [], None, False, 0, 0

    def run(self):
        last = None
        while not self.stop:
            try:
                self.stream = Stream(self.client, [self.table], last=last)
                self.stream.thread.join()
                self.back += [d["line"] for k, d, _ in self.stream.events if k == "back" and d["table"] == self.table]
                self.before = self.shown()
                last = self.stream.last or last
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.05)

    def shown(self):
        """How many lines have come, by the stream which is open or one before."""
        return max([self.before, *(self.stream.lines(self.table) if self.stream else [])])

    def told(self):
        now = [d["line"] for k, d, _ in list(self.stream.events) if k == "back" and d["table"] == self.table] if self.stream else []
        return self.back + now


def words_of(c, table):
    record = c.get(f"/api/tables/{table}/record", raw=True).decode()
    return [line.split(" ", 2)[2] for line in record.splitlines() if line[:1].isdigit() and " end " not in line]


def patient(call, *args):
    """The store may still be away: asked again."""
    end = time.monotonic() + HANG
    while True:
        try:
            return call(*args)
        except Refused as r:
            if r.status != 503 or time.monotonic() > end:
                raise
        time.sleep(0.05)


def lines_at(port, token, table, must):
    """All lines, once there are so many: the other server may not have told of the last ones yet. None: there is no such table."""
    c, end = Client(port), time.monotonic() + HANG
    c.token = token
    while True:
        try:
            words = patient(words_of, c, table)
        except Refused as r:
            assert r.status == 404, f"{table}: {r.status} {r.data}"
            return None
        if len(words) >= must or time.monotonic() > end:
            return words
        time.sleep(0.02)


def stands(port, token, table, taken):
    """Whether that server says that everything up to the answer of a move is still there."""
    c = Client(port)
    c.token = token
    try:
        patient(c.get, f"/api/tables/{table}/log?from={taken['line']}&mark={taken['mark']}")
    except Refused as r:
        assert (r.status, json.loads(r.data)["error"]) == (409, "back"), f"{table}: {r.status} {r.data}"
        return False
    return True


def check(ports, players, primary):
    """Every note that must stand stands at both servers; returns how many there are, and which of the others are lost."""
    held, lost = 0, []
    for p in players:
        assert not p.error, p.error
        notes = {}
        for i, (table, line, move, era, taken) in enumerate(list(p.notes)):
            notes.setdefault(table, []).append((line, move, era, i, taken))
        for table, those in notes.items():
            must = max((line for line, _, era, _, _ in those if era % 2 == 0), default=0)
            here = [w for w in (lines_at(port, p.clients[0].token, table, must) for port in ports) if w is not None]
            assert len(here) == len(ports) or not must, f"{table} is missing"
            for line, move, era, i, taken in those:
                there = here and all(len(w) >= line and w[line - 1] == move for w in here)
                if len(here) == len(ports) and (not there or era % 2 == 0 and line == must):
                    told = [stands(port, p.clients[0].token, table, taken) for port in ports]
                    if all(told):  # the other server may not have told of it when its lines were read
                        there = all(lines_at(port, p.clients[0].token, table, line)[line - 1:line] == [move] for port in ports)
                    assert told == [there] * len(ports), f"{table}: of line {line}, {'there' if there else 'lost'}, the servers say {told} of {taken}"
                if era % 2 == 0:
                    assert there, f"{table}: line {line} was acknowledged and is lost: {[w[line - 1:line] for w in here]}, not {move}"
                    held += 1
                elif not there:
                    lost.append((p, i))
    gaps = primary.sql("SELECT table_id FROM lines GROUP BY table_id HAVING count(*) <> max(line)")
    assert not gaps, f"gaps were written: {gaps}"
    return held, lost


def play_until(players, n):
    before = sum(len(p.notes) for p in players)
    until("people play", lambda: sum(len(p.notes) for p in players) >= before + n or any(p.error for p in players))


def play_what_is_lost(players, ears, n):
    """So many moves that the standby lacks, of which somebody has been shown one."""
    before = {p: len(p.notes) for p in players}
    play_until(players, n)
    until("somebody is shown what will be lost", lambda: any(t in ears and line <= ears[t].shown() for p in players for t, line, *_ in p.notes[before[p]:]))


def kill(primary, ears):
    """After it nothing is shown any more that would be lost."""
    primary.kill()
    for e in ears.values():
        e.saw = e.shown()


def fail_over(world, players, primary, standby, synchronous, ears):
    if synchronous:
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.sql("SELECT pg_reload_conf()")
        until("it is synchronous", lambda: primary.sql("SELECT sync_state FROM pg_stat_replication") == "sync")
        play_until(players, LOST)
    else:
        world.era += 1
        standby.fall_behind(primary)
        play_what_is_lost(players, ears, LOST)
    kill(primary, ears)
    standby.promote()
    if not synchronous:
        world.era += 1
    play_until(players, LOST)


def restore(world, players, primary, copy, ears):
    """An older copy in the place of the primary."""
    world.era += 1
    copy.backup_of(primary)
    play_what_is_lost(players, ears, 4 * LOST)
    kill(primary, ears)
    shutil.rmtree(primary.folder)
    shutil.move(copy.folder, primary.folder)
    primary.start()
    world.era += 1
    play_until(players, LOST)


def main():
    a = arguments(db="required")
    a.add_argument("--rounds", type=int, default=3)
    a.add_argument("--synchronous", action="store_true")
    a.add_argument("--backup", action="store_true")
    o = a.parse_args()
    ports = [o.port, o.port + 1]
    first = Postgres(os.environ["PETTEIA_TEST_PG"], int(o.db.split(":")[-1].split("/")[0]))
    second = Postgres(first.folder + "-second", free_port())
    url = f"postgres://app@127.0.0.1:{first.port},127.0.0.1:{second.port}/game?target_session_attrs=read-write"
    world, primary, standby = World(), first, second
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(o.petteia, p, url, ["--no-limits", "--data", os.path.join(folder, f"d{p}")]) for p in ports]
        try:
            players = [Player(ports, world, i) for i in range(TABLES)]
            [p.start() for p in players]
            lost_all = 0
            for i in range(o.rounds):
                play_until(players, LOST)
                if not o.backup:
                    standby.copy_of(primary)
                ears = {p.table: Ear(p.clients[i % 2].copy(), p.table) for p in players if p.table}
                [e.start() for e in ears.values()]
                play_until(players, LOST)
                before = {p: len(p.notes) for p in players}
                if o.backup:
                    restore(world, players, primary, standby, ears)
                else:
                    fail_over(world, players, primary, standby, o.synchronous, ears)
                    primary, standby = standby, primary
                _, lost = check(ports, players, primary)
                lost = [p.notes[i][:2] for p, i in lost if i >= before[p]]
                assert not (o.synchronous and lost), f"a synchronous standby lost {lost}"
                assert o.synchronous or lost, "nothing was lost: the standby was not behind"
                for table, line in lost:
                    if table in ears and line <= ears[table].saw:  # a server that never had it tells when it is asked (check)
                        until(f"{table}: people are told that line {line} is gone", lambda: any(n is None or n < line for n in ears[table].told()))
                assert not lost or any(t in ears and n <= ears[t].saw for t, n in lost), "nobody had seen what was lost"
                for e in ears.values():
                    e.stop = True
                    e.stream and e.stream.close()
                lost_all += len(lost)
            world.stop = True
            [p.join(60) for p in players]
            [s.kill() for s in servers]
            [s.start() for s in servers]
            held, _ = check(ports, players, primary)
            how = "restored backups" if o.backup else f"failovers to a {'synchronous' if o.synchronous else 'late'} standby"
            print(f"ok {o.rounds} {how}: {held} acknowledged lines stand, also after a restart; "
                  f"{lost_all} that it never had are gone, and people know; no gap, no table missing")
        finally:
            world.stop = True
            [s.kill() for s in servers]
            first.stop()
            second.stop()
            shutil.rmtree(second.folder, ignore_errors=True)


main()
