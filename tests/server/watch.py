#!/usr/bin/env python3
"""What the operator sees: numbers on an address of their own, health that tells of failing writes, a shutdown that
answers whoever waits, a unit for systemd, rules and a board for
monitoring.

    watch.py PETTEIA UNIT PACKAGING [--port P]"""
import configparser
import http.client
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import HANG, Client, Refused, Server, arguments, refused  # noqa: E402


def numbers(port, apart):
    refused(404, Client(port).get, "/metrics")
    refused(404, Client(apart).get, "/api/games")
    assert Client(apart).get("/healthz")["ok"]
    text = Client(apart).get("/metrics", raw=True).decode()
    helped, typed, seen, times = {}, {}, set(), {}
    for line in text.splitlines():
        m = re.fullmatch(r"# (HELP|TYPE) ((?:petteia|process)_[a-z_]+) (.+)", line)
        if m:
            (helped if m[1] == "HELP" else typed)[m[2]] = m[3]
            continue
        name, bucket, value = re.fullmatch(r'((?:petteia|process)_[a-z_]+?)(?:_bucket\{le="([^"]+)"\})? ([\d.]+)', line).groups()
        part = re.fullmatch(r"(.*_seconds)_(sum|count)", name)
        if bucket or (part and typed.get(part[1]) == "histogram"):
            histogram = times.setdefault(name if bucket else part[1], [])
            histogram.append(float(value))
            continue
        assert name in helped and name in typed and name not in seen, line
        assert (typed[name] == "counter") == name.endswith("_total") and typed[name] in ("counter", "gauge"), line
        seen.add(name)
    assert len(seen) > 10 and text.endswith("\n")
    assert {"process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds", "process_threads"} <= seen
    for name in ("petteia_request_seconds", "petteia_commit_seconds", "petteia_thought_seconds"):
        *buckets, total, count = times[name]
        assert name in helped and typed[name] == "histogram" and buckets == sorted(buckets) and buckets[-1] == count, times[name]
        assert (total > 0) == (count > 0), times[name]
    assert times["petteia_request_seconds"][-1] > 0, "nobody counts requests"
    tool = shutil.which("promtool")
    if tool:
        checked = subprocess.run([tool, "check", "metrics"], input=text, capture_output=True, text=True)
        assert checked.returncode == 0 and not checked.stderr.strip(), checked
    print(f"ok {len(seen)} numbers, not on the public address{'; promtool takes them' if tool else ''}")


def failing_writes(server, port):
    anna = Client(port, "anna")
    assert anna.get("/healthz")["ok"]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    refused(503, Client(port).post, "/api/guest", {"name": "bob"})
    assert "writes" in refused(503, anna.get, "/healthz")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    until = time.monotonic() + HANG
    while True:  # nobody writes: the server tries itself
        try:
            anna.get("/healthz")
            break
        except Refused:
            assert time.monotonic() < until, "health never came back"
            time.sleep(0.2)
    print("ok health says when writes fail, and when they work again")


def stopping(server, port):
    """Logins that wait for a thread are answered before the end."""
    anna = Client(port, "anna")
    anna.post("/api/account", {"name": "Anna", "password": "a long password"})
    asked, body = [], json.dumps({"name": "Anna", "password": "a long password"})
    for _ in range(8):
        asked.append(http.client.HTTPConnection("127.0.0.1", port, timeout=HANG))
        asked[-1].request("POST", "/api/login", body, {"Content-Type": "application/json"})
    for _ in range(3):  # who is answered now came later: the logins have been read
        assert anna.get("/healthz")["ok"]
    started = time.monotonic()
    server.process.terminate()
    answers = [json.loads(conn.getresponse().read()) for conn in asked]
    assert server.process.wait(HANG) == 0
    assert all("token" in a for a in answers), answers
    print(f"ok {len(answers)} logins were answered before the end, {time.monotonic() - started:.1f} s after SIGTERM")


def unit(petteia, path):
    text = configparser.RawConfigParser(strict=False)
    text.optionxform = str
    text.read(path)
    assert text["Install"]["WantedBy"] == "multi-user.target"
    for key, value in {"NoNewPrivileges": "yes", "ProtectSystem": "strict", "User": "petteia", "UMask": "0077"}.items():
        assert text["Service"][key] == value, key
    helped = subprocess.run([petteia, "serve", "--help"], capture_output=True, text=True).stdout
    for flag in re.findall(r"--[a-z-]+", text["Service"]["ExecStart"]):
        assert flag in helped, f"serve has no {flag}"
    tool = shutil.which("systemd-analyze")
    if tool:
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, "petteia.service")
            with open(path) as f, open(copy, "w") as out:
                out.write(f.read().replace("/usr/local/bin/petteia", os.path.abspath(petteia)))
            checked = subprocess.run([tool, "verify", "--man=no", copy], capture_output=True, text=True)
            mine = [x for x in checked.stderr.splitlines() if "petteia.service" in x]
            assert not mine, mine
            # 2.0 of 10: what it can reach of the system
            safe = subprocess.run([tool, "security", "--offline=yes", "--threshold=20", copy], capture_output=True, text=True)
            assert safe.returncode == 0, safe.stdout[-300:] + safe.stderr
    print(f"ok the unit installs and is closed in{', says systemd-analyze' if tool else ''}")


def boards(port, folder):
    """The rules for Prometheus and the board for Grafana speak of numbers that there are, and of all that matter."""
    told = set(re.findall(r"^(petteia_[a-z_]+) ", Client(port).get("/metrics", raw=True).decode(), re.M))
    assert len(told) > 15, told
    for name in ("petteia.rules.yml", "grafana.json"):
        with open(os.path.join(folder, name)) as f:
            used = set(re.findall(r"\bpetteia_[a-z_]+", f.read()))
        tool = shutil.which("promtool") if name.endswith("yml") else None
        checked = tool and subprocess.run([tool, "check", "rules", os.path.join(folder, name)], capture_output=True, text=True)
        assert not checked or checked.returncode == 0, checked
        assert used and used <= told, f"{name}: {sorted(used - told)} are not measured"
    with open(os.path.join(folder, "grafana.json")) as f:
        board = json.load(f)
    shown = {e for p in board["panels"] for t in p["targets"] for e in re.findall(r"petteia_[a-z_]+", t["expr"])}
    hidden = told - shown - {"petteia_trees_kept_total", "petteia_bot_threads_total"}
    assert not hidden, f"the board does not show {sorted(hidden)}"
    print(f"ok rules and board use {len(shown)} of {len(told)} numbers")


def main():
    o = arguments("unit", "packaging").parse_args()
    unit(o.petteia, o.unit)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(o.petteia, o.port, os.path.join(folder, "data"), ["--no-limits", "--threads", "1", "--metrics", str(o.port + 1)])
        try:
            numbers(o.port, o.port + 1)
            boards(o.port + 1, o.packaging)
            failing_writes(server, o.port)
            stopping(server, o.port)
        finally:
            server.kill()


main()
