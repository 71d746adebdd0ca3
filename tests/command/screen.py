#!/usr/bin/env python3
"""screen.py PETTEIA PETTEIA_SAMPLE: play at a terminal of 80x24 and 120x40 (a pseudo terminal): lines are wrapped
between words, long answers come by the screenful and the question again after them, lines are edited and completed,
the screen is cleared between two people, an interrupt keeps the match. And, by a pipe: why of a move that belongs to a
later question, undo of several steps, only choices that cost or end the turn."""
import fcntl, os, pty, random, re, select, signal, struct, subprocess, sys, tempfile, termios, time

petteia, sample = (os.path.abspath(p) for p in sys.argv[1:3])
work = tempfile.TemporaryDirectory()
env = {"PATH": os.environ["PATH"], "TMPDIR": work.name, "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": work.name}
env.update((name, value) for name, value in os.environ.items() if name == "ASAN_OPTIONS")  # whether sanitized builds look for leaks


def check(condition, what, seen=""):
    if not condition:
        sys.exit(f"FAILED: {what}: {seen[-1500:]!r}")
    print("ok", what)


class Terminal:
    def __init__(self, rows, columns, *words):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(work.name)
            os.execve(words[0], words, env)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.text = self.raw = ""

    def until(self, pattern, seconds=60):
        """Reads until the pattern is seen; returns what came, and forgets it."""
        end = time.monotonic() + seconds
        while True:
            found = re.search(pattern, self.text, re.S)
            if found:
                came, self.text = self.text[:found.end()], self.text[found.end():]
                return came
            if not select.select([self.fd], [], [], max(0, end - time.monotonic()))[0]:
                sys.exit(f"FAILED: no {pattern!r} in {self.text[-1500:]!r}")
            try:
                more = os.read(self.fd, 65536).decode("utf8", "replace")
            except OSError:
                more = ""
            if not more:
                sys.exit(f"FAILED: it ended without {pattern!r}: {self.text[-1500:]!r}")
            self.raw += more
            self.text = re.sub(r"\x1b\[[0-9;]*m", "", self.text + more)  # without colours

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def end(self):
        status = os.waitpid(self.pid, 0)[1]
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def screens(rows, columns):
    # the size must be known before it starts: through a shell that waits for a line
    t = Terminal(rows, columns, "/bin/sh", "-c", f"read x; exec '{petteia}' play hellas --plain --seed 4 --bot random --seats 2 --lang en")
    t.type("\n")
    while t.until(r"(q ends this --|\n> )").endswith("--"):
        t.type("\n")
    for command in ("rules move\n", "cards\n"):
        t.type(command)
        came = t.until(r"(-- Enter shows more, q ends this --|\n> )")
        shown = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", line) for line in came.split("\n")]
        wide = [line for line in shown if len(line) > columns]
        check(not wide, f"{columns}x{rows}: nothing is wider than the screen after {command.strip()}", repr(wide))
        if came.endswith("--"):
            check(len(shown) <= rows + 1, f"{columns}x{rows}: a screenful at a time", came)
            t.type("q\n")
            came = t.until(r"\n> ")
            check("[LH-" in came, f"{columns}x{rows}: the question comes again", came)
    t.type("quit\n")
    t.until("--load")
    check(t.end() == 0, f"{columns}x{rows}: quit ends well")


def editing():
    t = Terminal(24, 80, sample, "play", "sample", "--plain", "--seats", "2", "--seed", "3", "--lang", "en")
    t.until("> ")
    t.type("ru\t")
    t.until("rules")
    t.type("\n")
    t.until(r"\n> |> $")
    t.type("shox\x7fw\n")
    t.until("Round 1")
    t.type("\x1b[A\n")
    check("Round 1" in t.until("Round 1"), "a line is edited, completed and called back")
    os.kill(t.pid, signal.SIGINT)
    check(t.end() == 0, "an interrupt in the middle of a line ends the match in order")


def letters():
    """Letters of other alphabets arrive as they are typed, and what was typed survives its completion."""
    env["LC_ALL"] = ""  # no locale at all
    t = Terminal(24, 80, petteia, "play", "hellas", "--plain", "--seats", "2", "--seed", "3", "--bot", "random", "--lang", "ru")
    while t.until(r"(--|\n> |> $)").endswith("--"):
        t.type("\n")
    t.type("rules Ахиллес\n")
    came = t.until(r"LH-\d|Нет правила")
    check("Ахиллес" in t.raw and "LH-" in came, "a word in Cyrillic is looked for", came)
    t.until(r"(--|\n> |> $)")  # it reads again: an interrupt before that is heard with the next line only
    env["LC_ALL"] = "C.UTF-8"
    os.kill(t.pid, signal.SIGINT)
    t.end()
    t = Terminal(24, 80, sample, "play", "sample", "--plain", "--seats", "2", "--seed", "3", "--lang", "en")
    t.until("> ")
    t.type("R\t")  # the command begins with a small letter
    t.until("Rules ")
    t.type("SA-1\n")
    came = t.until(r"\n> |> $")
    check("neither" not in came, "completion leaves what was typed", came)
    os.kill(t.pid, signal.SIGINT)
    t.end()


def hot_seat():
    # gold behind a screen is a secret, too
    t = Terminal(24, 80, petteia, "play", "cyclades", "--plain", "--seats", "2", "--seed", "3", "--hotseat", "--lang", "en")
    came = t.until("decides now")
    check("\x1b[2J" in came, "the screen is cleared where gold is hidden", came)
    t.type("\n")
    t.until("> ")
    t.type("quit\n")
    t.until("--load")
    t.end()
    t = Terminal(24, 80, sample, "play", "sample", "--plain", "--seats", "2", "--seed", "3", "--hotseat", "--lang", "en")
    t.until("Red decides now")
    t.type("\n")
    t.until("> ")
    t.type("bid 1\n")
    came = t.until("Blue decides now")
    check("\x1b[2J" in came and "\x1b[3J" in came, "the screen is cleared between two people", came)
    t.type("\n")
    t.until("> ")
    t.type("quit\n")
    check(t.end() == 0, "and it ends well")


def pipe(lines, *words):
    got = subprocess.run([*words], input="".join(line + "\n" for line in lines), capture_output=True, text=True, env=env, cwd=work.name)
    if got.returncode or got.stderr:
        sys.exit(f"FAILED: {words}: {got.returncode} {got.stderr}")
    return got.stdout


def compound():
    """Somewhere a creature can be bought: the menu tells which and for how much, and why judges the purchase."""
    for seed in range(1, 60):
        chance = random.Random(seed)
        lines = [str(chance.randint(1, 3)) for _ in range(120)]
        words = (petteia, "play", "legendary", "--seed", str(seed), "--bot", "random", "--seats", "2", "--lang", "en")
        before = pipe(lines, *words).split(") Buy a creature\n")[0]
        lines = lines[:before.count("\n> ")]
        seen = pipe(lines, *words)
        names = re.findall(r"Buy (?:the )?([A-Z]\w+) \((\d+) GP\)", seen.split(") Buy a creature\n")[-1]) if ") Buy a creature\n" in seen else []
        if not names:
            continue
        check(True, f"buy a creature tells {len(names)} names with prices")
        seen = pipe(lines + [f"why buy {names[0][0]}"], *words)
        check(re.search(rf"Buy a creature\. Buy (the )?{names[0][0]}: this is allowed", seen), "why follows the way to a later question", seen)
        pipe(lines, *words, "-o", "buying")
        told = subprocess.run([petteia, "why", "buying", f"buy {names[0][0].lower()}"], capture_output=True, text=True, cwd=work.name)
        check(told.returncode == 1 and f", then buy {names[0][0].lower()}: this is allowed" in told.stdout, "... and so does petteia why", told.stdout)
        seen = pipe(lines + ["end the turn"], *words)
        check("neither a number" not in seen[len(before):], "a label is understood as it stands", seen)
        return
    sys.exit("FAILED: no creature was ever for sale")


def steps_back():
    words = (sample, "play", "sample", "--seats", "2", "--seed", "3", "--bot", "random", "--lang", "en", "-o", "steps")
    pipe(["1", "1", "undo 2 force", "quit"], *words)
    record = open(os.path.join(work.name, "steps")).read()
    undone = re.search(r"^\d+ s1 undo (\d+)$", record, re.M)
    mine = re.findall(r"^(\d+) s1 (?!undo)", record, re.M)
    check(undone and len(mine) == 2 and undone.group(1) == mine[0], "undo goes back as many steps as asked", record)


def colours():
    words = (sample, "play", "sample", "--plain", "--seats", "2", "--seed", "3", "--bot", "random", "--lang", "en")
    for extra, wanted in (((), True), (("--color", "never"), False)):
        t = Terminal(24, 80, *words, *extra)
        t.until("> ")
        t.type("1\n")
        t.until("> ")
        t.type("quit\n")
        t.until("--load")
        t.end()
        coloured = "\x1b[31mRed\x1b[0m" in t.raw and "●" in t.raw
        check(coloured == wanted, f"seats in colours, with emblems: {wanted}", t.raw)


def facts():
    """Battles tell strengths and odds, cards of Elysium family, level and columns; long lists what is in them."""
    for game, pattern in (
        ("cyclades", r"Battle \([^)]+\): \w+ attacks with strength \d+, pieces: \d+; \w+ defends with strength \d+, pieces: \d+\. If nobody leaves: \w+ \d+ %, \w+ \d+ %\."),
        ("legendary", r"Battle \([^)]+\): \w+ attacks with strength \d+, pieces: \d+; \w+ defends with strength \d+"),
        ("hellas", r"Battle \([^)]+\): \w+ attacks with strength \d+, pieces: \d+; \w+ defends with strength \d+"),
        ("elysium", r"\) Acquire [^(]+ \((Zeus|Hades|Hephaestus|Athena|Apollo|Poseidon|Ares|Hermes), level [123]; \w+ column"),
        ("cyclades", r"\) Offer 1–\d+ GP to \w+/\w+ \(\d+\)"),
    ):
        for seed in range(1, 30):
            chance = random.Random(seed)
            lines = [str(chance.randint(1, 4)) for _ in range(300)]
            seen = pipe(lines, petteia, "play", game, "--seed", str(seed), "--bot", "random", "--seats", "3", "--lang", "en")
            if re.search(pattern, seen):
                break
        check(re.search(pattern, seen), f"{game}: {re.search(pattern, seen).group(0)[:70] if re.search(pattern, seen) else pattern}", seen)


def maps():
    """The map with its legend is seen at once at 80x24, in every language, at the start and in the middle of a game."""
    env["LC_ALL"] = "C.UTF-8"
    for game, least, most in (("cyclades", 2, 5), ("legendary", 2, 6), ("hellas", 2, 4), ("elysium", 2, 4)):
        for seats in (least, most):
            subprocess.run([petteia, "sim", game, "--games", "1", "--seats", str(seats), "--keep", "kept"], cwd=work.name, check=True, stdout=subprocess.DEVNULL, env=env)
            record = os.path.join("kept", sorted(f for f in os.listdir(os.path.join(work.name, "kept")) if f.startswith(game))[-1])
            for lang in ("en", "ru", "pl"):
                for at in ("0", "40"):
                    seen = subprocess.run([petteia, "show", "--map", record, "--at", at, "--lang", lang], cwd=work.name, check=True, capture_output=True, text=True, env=env).stdout
                    drawing = re.split(r"\n\n|\n[^\n]*~[^\n]*:\n", seen)[0].split("\n")
                    wide = [line for line in seen.split("\n") if len(line) > 80]
                    if wide or len(drawing) > 23 or re.search(r"\bis\d|[A-Z]{3}-\d\d|\bp\d+ ", "" if game == "legendary" else seen):
                        sys.exit(f"FAILED: the map of {game} for {seats} in {lang} at {at}: {len(drawing)} lines, wide {wide}\n{seen}")
            os.unlink(os.path.join(work.name, record))
        print("ok the map of", game, "fits a screen")


compound()
steps_back()
colours()
facts()
maps()
screens(24, 80)
screens(40, 120)
editing()
letters()
hot_seat()
