#!/usr/bin/env python3
"""Instructions of the server a move, by thread, counted by callgrind: the same whatever else the machine does.

    count.py PETTEIA LOAD [--tables N] [--seconds S] [--port P] [--keep FOLDER]

Tables play as fast as the server goes under valgrind; nothing is counted before all of them play. The beat of every second is taken
off the loop: on a slow machine there are fewer moves a second. FOLDER keeps callgrind's files for callgrind_annotate."""
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "tests", "server"))
from client import Server  # noqa: E402


def moves(o):
    with urllib.request.urlopen(f"http://127.0.0.1:{o.port}/metrics", timeout=300) as answer:
        return int(re.search(r"petteia_moves_total (\d+)", answer.read().decode()).group(1))


def control(server, *how):
    subprocess.run(["callgrind_control", *how, str(server.process.pid)], check=True, stdout=subprocess.DEVNULL)


def beat(file):
    """Instructions within the beat, all that it calls included."""
    said = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", file], capture_output=True, text=True).stdout
    found = re.search(r"^\s*([\d,]+).*:on_beat(?: |$)", said, re.M)
    return int(found.group(1).replace(",", "")) if found else 0


def main():
    a = argparse.ArgumentParser()
    a.add_argument("petteia")
    a.add_argument("load")
    a.add_argument("--tables", type=int, default=50)
    a.add_argument("--seconds", type=int, default=20, help="counted")
    a.add_argument("--port", type=int, default=18471)
    a.add_argument("--keep")
    o = a.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = o.keep or folder
        os.makedirs(out, exist_ok=True)
        tool = ["valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={out}/out"]
        server = Server([*tool, o.petteia], o.port, os.path.join(folder, "data"), ["--no-limits", "--metrics", "public"])
        client = subprocess.Popen([o.load, str(o.port), str(o.tables), str(20 * o.seconds), "0"], stdout=subprocess.DEVNULL)
        try:
            before = 0
            while moves(o) < 10 * o.tables:
                time.sleep(0.5)
            control(server, "-z")
            before = moves(o)
            time.sleep(o.seconds)
            played = moves(o) - before
            control(server, "-d")
        finally:
            client.kill()
            client.wait()
            server.process.kill()
            server.process.wait()
        print(f"{played} moves")
        for file in sorted(glob.glob(f"{out}/out.1-*")):
            with open(file) as f:
                total = int(re.search(r"^(?:totals|summary): (\d+)", f.read(), re.M).group(1))
            if total > played * 1000:
                rest = beat(file)
                print(f"thread {file[-2:]}: {(total - rest) / played / 1000:.1f} thousand a move"
                      + (f", and the beat {rest / played / 1000:.1f}" if rest else ""))


main()
