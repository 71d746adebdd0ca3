#!/usr/bin/env python3
"""commands.py BUILD: every command that README.md and docs/*.md tell people to type is typed here, smaller where it
would take long (tools/try-bare docs types those of five documents as they stand, on a bare system, from the list that
commands.py --list FILE... prints). A command that cannot be run stands in NOT_HERE with the reason; one that is neither run nor listed
fails, so that a document cannot promise what nobody tried."""
import glob, json, os, re, subprocess, sys, tempfile, time

build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".")
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# What a line begins with, and why it is not typed here.
NOT_HERE = {
    "./run": "tools/try-bare does, on a bare system",
    "./test": "this is part of it",
    "tools/try-bare": "makes a whole system",
    "apt-get install": "needs root",
    "ldconfig": "needs root",
    "export PATH": "tools/try-bare docs does",
    "systemctl": "needs a service manager",
    "systemd-sysusers": "needs a service manager",
    "cmake --install": "the test install does, to a folder of its own",
    "cmake --preset release": "is built already",
    "tools/package": "minutes; tools/package --try goes on where it ends",
    "podman": "tools/package --image builds and runs it",
    "cc player.c": "the test install does",
    "./player": "the test install does",
    "petteia serve --address 10.": "other hosts",
    "install -D -m 600 /dev/stdin /etc/": "needs root",
    "petteia serve --url": "a secret in /etc: tools/try-bare docs does; its flags are checked",
    "cmake --preset debug": "./test debug does",
    "cmake --preset gpu": "./test gpu does",
    "build/release/petteia bench --device gpu": "no machine of ours has one: tests/gpu",
    "tools/make-fixtures": "writes the recorded games anew",
    "tools/count-instructions": "needs valgrind",
    "valgrind": "is not installed for tests",
    "callgrind_annotate": "is not installed for tests",
    "petteia train": "minutes; its flags are checked",
    "lab/server/load.py": "minutes; its flags are checked",
    "lab/server/compare.py": "builds two commits and loads both: minutes",
    "tests/server/faults.py": "minutes with every call; ./test release runs it with a stride",
    "tests/server/with-postgres tests/server/faults.py": "the same on PostgreSQL",
    "tests/server/soak.py": "minutes; its flags are checked",
    "tests/server/hostile.py": "./test release runs it; its flags are checked",
}
# Placeholders of the documents, and how long runs are made short.
SMALLER = [
    (r"\bGAME\b|<id>", "elysium"), (r"--seats N\b", "--seats 3"), (r"depth=D\b", "depth=4"), (r"\bms=\d+", "ms=1"),
    (r"iterations=\d+", "iterations=5"), (r"--games \d+", "--games 4"), (r"level:[3-6]", "level:1"), (r"build/(release|debug)/", build + "/"),
    (r"(petteia) bench", r"\1 bench --ms 1"), (r"(random_play \S+ \d+) \d+", r"\1 5"), (r"games/elysium/tests", root + "/games/elysium/tests"),
    (r" --full\b", ""), (r"=my\.net\b", f"={root}/games/cyclades/judge.inc"), (r"\bexamples/", root + "/examples/"),
]
CODES = {"why": {0, 1}, "verify": {0, 3}}  # answers that are no failure


def commands(path):
    """The shell lines of a document: fenced as sh, or indented and begun like a command."""
    fence, found, joined = None, [], ""
    for number, line in enumerate(open(path, encoding="utf8"), 1):
        line = line.rstrip("\n")
        if line.startswith("```"):
            fence = None if fence is not None else line[3:].strip()
            continue
        begun = re.match(r"    (?:\$ )?((?:\./(?:run|test)|petteia(?!-)|build/|tools/|tests/|export|cmake|apt-get|valgrind|callgrind\w*|curl|systemctl).*)", line)
        if fence in ("sh", "bash", "console"):
            text = joined + line.strip()
        elif fence is None and begun:
            text = joined + begun.group(1)
        else:
            continue
        if text.endswith("\\") or text.count("'") % 2:
            joined = text.rstrip("\\") + " "
            continue
        joined = ""
        text = re.sub(r"(\s+#|\s{2,}(?=\S)(?![-'\"{])).*$", "", text) if "{" not in text else text
        if text:
            found.append((f"{os.path.relpath(path, root)}:{number}", text))
    return found


def fail(where, command, what):
    sys.exit(f"FAILED {where}: {command}: {what}")


def check_flags(where, command):
    words = command.split()
    tool = [build + "/petteia", words[1]] if words[0] == "petteia" else [sys.executable, os.path.join(root, words[0])]
    said = subprocess.run([*tool, "--help"], capture_output=True, text=True)
    for flag in (w for w in words[1:] if w.startswith("--")):
        if said.returncode or flag not in said.stdout:
            fail(where, command, f"{words[0]} --help does not know {flag}")


def wait_for_address(server):
    line = server.stdout.readline()
    found = re.search(r"http://([\d.]+:\d+)/", line)
    return found.group(1) if found else None


def serve(where, command, work):
    """A server as the document starts it, but in a folder and at a port of our own."""
    words = re.sub(r"--data \S+", "--data data", re.sub(r"--port \d+", "--port 0", command)).split()
    server = subprocess.Popen([build + "/petteia", *words[1:]], cwd=work, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        if not wait_for_address(server):
            fail(where, command, "no address")
    finally:
        server.terminate()
    if server.wait(60):
        fail(where, command, "does not stop in order")


class Conversation:
    """Lines that talk to localhost:8080 share one server and one shell; TABLE is the table they created."""

    def __init__(self, work):
        self.work, self.table, self.known = work, "", dict(os.environ, PATH=build + ":" + os.environ["PATH"])
        self.server = subprocess.Popen([build + "/petteia", "serve", "--port", "0", "--data", "talk"], cwd=work, stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
        self.address = wait_for_address(self.server)

    def say(self, where, command):
        line = command.replace("localhost:8080", self.address).replace("--data data", "--data talk").replace("TABLE", self.table).replace("curl -sN", "curl -sN --max-time 3").replace("cmd:examples/", f"cmd:{root}/examples/")
        name = re.match(r"(\w+)=", command)
        if name:
            line += f'\nprintf %s "${name.group(1)}"'
        if command.startswith("petteia bot"):
            return self.sit(where, line)
        got = subprocess.run(["bash", "-c", line], cwd=self.work, capture_output=True, text=True, env=self.known)
        if name:
            self.known[name.group(1)] = got.stdout
            if not re.fullmatch(r"\w{26}", got.stdout):
                fail(where, command, got.stdout + got.stderr)
            return
        if not got.stdout.strip() or '"nothing_here"' in got.stdout or '"bad_' in got.stdout:
            fail(where, command, got.stdout + got.stderr)
        made = re.search(r'"id":"(\w+)"', got.stdout)
        if made and not self.table:
            self.table = made.group(1)

    def sit(self, where, line):
        """A bot that plays until it is stopped."""
        bot = subprocess.Popen(["bash", "-c", "exec " + line], cwd=self.work, stderr=subprocess.PIPE, text=True, env=self.known)
        told = ""
        for said in bot.stderr:  # ends when the bot does
            told += said
            if "we are " in said:
                break
        if bot.poll() is not None or "we are " not in told:
            fail(where, line, f"exit {bot.wait()}: {told}")
        bot.terminate()
        bot.wait(60)

    def end(self):
        self.server.terminate()
        self.server.wait(60)


def run(where, command, work):
    for old, new in SMALLER:
        command = re.sub(old, new, command)
    name = re.match(r"(?:\S*/)?petteia (\w+)", command)
    allowed = CODES.get(name.group(1), {0}) if name else {0}
    got = subprocess.run(["bash", "-c", command], cwd=work, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
                         env={**os.environ, "PATH": build + ":" + os.environ["PATH"], "TMPDIR": work})
    if got.returncode not in allowed:
        fail(where, command, f"exit {got.returncode}: {got.stderr[-400:]}")


def main():
    done = listed = 0
    with tempfile.TemporaryDirectory() as work:
        talk = None
        for path in [root + "/README.md", *sorted(glob.glob(root + "/docs/*.md"))]:
            for where, command in commands(path):
                reason = next((r for start, r in NOT_HERE.items() if command.startswith(start)), None)
                if reason:
                    if "flags are checked" in reason:
                        check_flags(where, command)
                    listed += 1
                    continue
                if "localhost:8080" in command or "petteia admin --data data" in command:
                    talk = talk or Conversation(work)
                    talk.say(where, command)
                elif command.startswith("petteia serve"):
                    serve(where, command, work)
                else:
                    run(where, command, work)
                done += 1
                print(f"ok {where}: {command[:90]}", flush=True)
        if talk:
            talk.end()
    if done < 20:
        sys.exit(f"FAILED: only {done} commands were found")
    print(f"ok {done} commands of the documents were typed, {listed} are listed with a reason")


if sys.argv[1:2] == ["--list"]:
    for path in sys.argv[2:]:
        for where, command in commands(path):
            print(f"{where}\t{command}")
else:
    main()
