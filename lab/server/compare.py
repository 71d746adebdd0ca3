#!/usr/bin/env python3
"""Two versions of the server under the same load, alternating.

    compare.py BEFORE AFTER [--rounds N] [--seconds S] [--full-tables N] [--tables N] [--rate R] [--data DIR] [--port P]

BEFORE and AFTER are commits, or folders of a release build. A commit is built in a work tree of its own, build/at-COMMIT (which stays,
until `git worktree remove`). Each version is measured with the load client of its own tree: both speak to their own server. A round is: each version as
fast as it goes, then each at one rate for both, by turns, so that whatever else the machine does affects both alike; the version
that began last round is second in the next. Printed are all figures and, at the end, the median of each. Nothing fails because a
machine is slow; run it where nothing else runs."""
import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def build(what):
    """The folder of a release build."""
    if os.path.isdir(what):
        return os.path.abspath(what)
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", what], capture_output=True, text=True, check=True).stdout.strip()
    tree = os.path.join(ROOT, "build", f"at-{commit}")
    if not os.path.isdir(tree):
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--detach", tree, commit], check=True)
    for step in (["--preset", "release", "-DPETTEIA_TESTS=ON"], ["--build", "--preset", "release", "--target", "petteia", "load"]):
        subprocess.run(["cmake", *step], cwd=tree, check=True, stdout=subprocess.DEVNULL)
    return os.path.join(tree, "build", "release")


def measure(o, folder, *how):
    """Moves per second, and the median and 99th percentile of the time until everybody had a move."""
    more = ["--data", o.data] if o.data else []
    tree = os.path.join(folder, "..", "..")
    script, client = os.path.join(tree, "lab/server/load.py"), os.path.join(folder, "lab/load")
    if not os.path.exists(script):  # older versions
        script, client = os.path.join(tree, "tests/server/load.py"), os.path.join(folder, "tests/server/load")
    done = subprocess.run([sys.executable, script, os.path.join(folder, "petteia"), client, "--seconds",
                           str(o.seconds), "--port", str(o.port), *more, *how], capture_output=True, text=True)
    found = re.findall(r"([\d.]+) moves/s in .* p50 ([\d.]+) ms, p99 ([\d.]+) ms", done.stdout)
    if done.returncode or not found:
        raise SystemExit(f"{folder}: {done.stdout}{done.stderr}")
    return [statistics.median(float(f[k]) for f in found) for k in range(3)]


def say(name, figures):
    print(f"  {name}: {figures[0]:.0f} moves/s, p50 {figures[1]:.2f} ms, p99 {figures[2]:.2f} ms", flush=True)


def main():
    a = argparse.ArgumentParser()
    a.add_argument("before")
    a.add_argument("after")
    a.add_argument("--rounds", type=int, default=4)
    a.add_argument("--seconds", type=int, default=10)
    a.add_argument("--full-tables", type=int, default=200, help="as fast as it goes")
    a.add_argument("--tables", type=int, default=1000, help="at one rate")
    a.add_argument("--rate", type=int, help="of that; usual: half of what the slower of them did in the first round")
    a.add_argument("--data", help="on the disk that is measured")
    a.add_argument("--port", type=int, default=18471)
    o = a.parse_args()
    versions = [("before", build(o.before)), ("after", build(o.after))]
    full, steady, rate = {"before": [], "after": []}, {"before": [], "after": []}, o.rate
    with tempfile.TemporaryDirectory(dir=o.data) as o.data:
        for i in range(o.rounds):
            print(f"round {i + 1}, as fast as it goes with {o.full_tables} tables")
            for name, folder in versions:
                full[name].append(measure(o, folder, "--full-only", "--full-tables", str(o.full_tables), "--tables", str(o.full_tables)))
                say(name, full[name][-1])
            rate = rate or int(min(f[0][0] for f in full.values()) / 2)
            print(f"round {i + 1}, {rate} moves/s at {o.tables} tables")
            for name, folder in versions:
                steady[name].append(measure(o, folder, "--half", str(rate), "--tables", str(o.tables)))
                say(name, steady[name][-1])
            versions.reverse()
    for title, all_of in (("as fast as it goes", full), (f"at {rate} moves/s", steady)):
        print(f"median of {o.rounds}, {title}")
        for name in ("before", "after"):
            say(name, [statistics.median(f[k] for f in all_of[name]) for k in range(3)])


main()
