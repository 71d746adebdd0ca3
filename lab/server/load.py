#!/usr/bin/env python3
"""How fast the server is, compared with what this disk and this loopback can do: one run, one table.

    load.py PETTEIA LOAD [--tables N] [--full-tables N,N...] [--seconds S] [--data DIR] [--port P] [--repeat N]
    load.py PETTEIA LOAD --full-only            # only 1.
    load.py PETTEIA LOAD --half RATE            # only 4., at this rate
    load.py PETTEIA LOAD --flush-ms 2           # as if a flush of the disk took two milliseconds longer (strace)

1. as fast as it goes with 200 tables (or several numbers of them), and with 1000: moves/s, and from the
   server's own counters how many lines it made durable with one commit;
2. SQLite alone, with commits of just that many lines, and of one line;
3. request, answer and news between two processes without any server;
4. half of the rate of 1. with 1000 live tables: time from sending a move until everybody has it, and whether
   the rate was reached.

With each rate stands the processor time a move cost the client and the server: where they add up to all
cores, or the server's to one, is the limit. Where a game ends, the next begins. Set-up, the first half second
and the time in which fewer tables play than were asked for are not measured; a run that has less than a
second left fails. Ratios are printed with what they are of. Nothing fails because a machine is slow. Run it
where nothing else runs; DIR decides which disk is measured."""
import argparse
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "tests", "server"))
from client import Server  # noqa: E402

tempfile.tempdir = None  # client.py works in memory; here the disk is measured

GAMES = 500  # at full load; where one ends, the next begins


def run(*args):
    done = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{args}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


def number(pattern, text):
    return float(re.search(pattern, text).group(1))


def taken():
    """Steal time: seconds in which the virtual machine was not scheduled, over all cores."""
    with open("/proc/stat") as f:
        return int(f.readline().split()[8]) / os.sysconf("SC_CLK_TCK")


def slow_disk(o):
    """A command prefix that slows every flush of the program; strace runs beside it, not as its parent."""
    calls = "fsync,fdatasync"
    return ["strace", "-D", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", f"trace={calls}",
            "-e", f"inject={calls}:delay_exit={int(o.flush_ms * 1000)}"] if o.flush_ms else []


def play(o, folder, tables, rate):
    """The output of the load client, and the peak memory of the server in MB."""
    server = Server([*slow_disk(o), o.petteia], o.port, folder, ["--no-limits", "--metrics", "public"])
    try:
        before = taken()
        said = run(o.load, o.port, tables, o.seconds, rate, server.process.pid)
        if taken() - before >= 0.05:
            said += f", {taken() - before:.2f} s taken by the host of this virtual machine"
        with open(f"/proc/{server.process.pid}/status") as f:
            return said, next(int(x.split()[1]) for x in f if x.startswith("VmHWM")) / 1024
    finally:
        server.stop()


def full(o, folder, tables):
    """At full speed: the client's output, and moves/s."""
    said, rss = play(o, os.path.join(folder, f"full{tables}"), f"{tables}+{max(0, GAMES - tables)}", 0)
    print(f"full load: {said}, {rss:.0f} MB", flush=True)
    return said, number(r"([\d.]+) moves/s", said)


def ratios(o, folder, said, moves):
    """The rate compared with what the machine can do."""
    batch = max(1, round(number(r"([\d.]+) lines a commit", said)))
    lines = moves * number(r"([\d.]+) lines a move", said)
    one = number(r": (\d+) lines/s", run(*slow_disk(o), o.load, "--disk", folder, 1))
    group = number(r": (\d+) lines/s", run(*slow_disk(o), o.load, "--disk", folder, batch))
    loop = number(r": (\d+) moves/s", run(o.load, "--loopback"))
    # a move must pass both, one after the other, on the one core of the loop
    both = 1 / (lines / moves / group + 1 / loop)
    print(f"disk limit: {group:.0f} lines/s in durable commits of {batch} (the server's own batch); {one:.0f} commits/s of one line")
    print(f"loopback limit: {loop:.0f} moves/s; disk and loopback one after the other: {both:.0f} moves/s")
    print(f"server: {lines:.0f} lines/s = {100 * lines / group:.0f} % of the disk limit, {100 * lines / one:.0f} % of commits of one line")
    print(f"        {moves:.0f} moves/s = {100 * moves / loop:.0f} % of the loopback limit, {100 * moves / both:.0f} % of both", flush=True)


def half(o, folder, rate):
    for i in range(o.repeat):
        said, rss = play(o, os.path.join(folder, f"half{i}"), o.tables, rate)
        print(f"half load: {said}, {rss:.0f} MB", flush=True)


def main():
    a = argparse.ArgumentParser()
    a.add_argument("petteia")
    a.add_argument("load")
    a.add_argument("--tables", type=int, default=1000, help="at half load")
    a.add_argument("--full-tables", default="200", metavar="N,N...", help="at full load")
    a.add_argument("--seconds", type=int, default=10)
    a.add_argument("--data")
    a.add_argument("--port", type=int, default=18471)
    a.add_argument("--repeat", type=int, default=1, help="half load so many times")
    a.add_argument("--full-only", action="store_true", help="only as fast as it goes, no limits")
    a.add_argument("--half", type=int, metavar="RATE", help="only half load, at this rate")
    a.add_argument("--flush-ms", type=float, default=0, help="so much longer for every flush of the disk")
    o = a.parse_args()
    with tempfile.TemporaryDirectory(dir=o.data) as folder:
        if o.half:
            return half(o, folder, o.half)
        for tables in [*map(int, o.full_tables.split(",")), o.tables]:
            said, moves = full(o, folder, tables)
            if not o.full_only:
                ratios(o, folder, said, moves)
        if not o.full_only:
            half(o, folder, int(moves / 2))


main()
