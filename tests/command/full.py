#!/usr/bin/env python3
"""full.py PETTEIA: the full screen in tmux at 80x24, 120x40 and 200x60: a whole game of each kind is played by keys, the map, the position,
the story and the choices are seen, hints, rules, undo, mouse, typed words in Cyrillic and another size of the window work.
full.py PETTEIA --keep FOLDER: keeps what the screen showed."""
import os, re, subprocess, sys, tempfile, time

petteia = os.path.abspath(sys.argv[1])
keep = sys.argv[3] if sys.argv[2:3] == ["--keep"] else None
work = tempfile.TemporaryDirectory()


class Screen:
    """A program in a window of tmux; the server has a socket of its own."""

    count = 0

    def __init__(self, columns, rows, *words):
        Screen.count += 1
        self.socket = os.path.join(work.name, f"tmux{Screen.count}")
        line = " ".join(["exec env LC_ALL=C.UTF-8", petteia, "play", *words])
        self.tmux("new-session", "-d", "-x", str(columns), "-y", str(rows), f"cd {work.name}; {line} 2>err")
        self.tmux("set-option", "-g", "remain-on-exit", "on", check=False)

    def tmux(self, *words, check=True):
        env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        return subprocess.run(["tmux", "-f", "/dev/null", "-S", self.socket, *words], check=check, capture_output=True, text=True, env=env).stdout

    def look(self):
        return self.tmux("capture-pane", "-p")

    def ended(self):
        return self.tmux("display-message", "-p", "#{pane_dead}").strip() == "1"

    def until(self, pattern, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            if re.search(pattern, seen):
                return seen
            time.sleep(0.05)
        sys.exit(f"FAILED: no {pattern!r} on the screen:\n{self.look()}")

    def keys(self, *names):
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def click(self, row, column):
        at = chr(33 + column) + chr(33 + row)
        self.type(f"\x1b[M {at}\x1b[M#{at}")  # pressed, released

    def kill(self):
        self.tmux("kill-server", check=False)


def check(condition, what, seen=""):
    if not condition:
        sys.exit(f"FAILED: {what}:\n{seen}")
    print("ok", what, flush=True)


def keep_screen(name, seen):
    if keep:
        os.makedirs(keep, exist_ok=True)
        open(os.path.join(keep, name), "w").write(seen)


def whole_game(game, columns, rows, most):
    """Enter takes the first choice again and again; the window with the winner ends it."""
    s = Screen(columns, rows, game, "--seats", "2", "--seed", "5", "--bot", "random", "--lang", "en")
    seen = s.until(r"(?s)\d\) \w.*q quit")  # our turn; the foot is drawn last
    keep_screen(f"{game}-{columns}x{rows}-begins.txt", seen)
    check(len(seen.split("\n")) <= rows + 1 and re.search(r"\d\) \w", seen), f"{game} at {columns}x{rows}: the whole screen is used", seen)
    if game != "elysium":
        check("▀" in seen, f"{game} at {columns}x{rows}: a map of half blocks", seen)
    middle = False
    for i in range(most):
        s.keys(*["Enter"] * 10)
        seen = s.look()
        if not middle and i == 3:
            keep_screen(f"{game}-{columns}x{rows}-middle.txt", seen)
            middle = True
        if "The game is over." in seen or s.ended():
            break
    seen = s.until(r"The record is kept|The game is over\.")
    s.keys("x")
    seen = s.until(r"The record is kept here")
    check("wins" in seen or "shares" in seen, f"{game} at {columns}x{rows}: played to the end by keys", seen)
    s.kill()


def what_it_can():
    s = Screen(80, 24, "hellas", "--seats", "2", "--seed", "4", "--bot", "random", "--lang", "en")
    seen = s.until("Choose Heracles")
    check("Macedonia" in seen and "Laconia" in seen, "the map has names", seen)
    s.keys("Down")
    seen = s.until("Achilles: ")
    check("Card" in seen, "the card of the choice under the cursor is shown", seen)
    s.keys("r")
    check("LH-2.16" in s.until(r"Rule"), "r shows the rule")
    s.keys("x")
    s.keys("h")
    check("%" in s.until(r"Hint.*(.|\n)*%"), "h gives a hint")
    s.keys("x")
    s.keys("Enter")
    s.until("Choose your colour")
    s.keys("u")
    s.until("Choose your hero")
    check(True, "u takes back")
    s.tmux("resize-window", "-x", "130", "-y", "45")
    seen = s.until(r"Story(.|\n)*Choose Heracles")
    check(max(len(line) for line in seen.split("\n")) > 100, "a wider window shows more", seen)
    s.tmux("resize-window", "-x", "80", "-y", "24")
    rows = s.until(r"Choose Helen *\n *\n *\n5 hoplites").split("\n")  # laid out anew, not the old one cut
    row = next(i for i, line in enumerate(rows) if "Choose Helen" in line)
    s.click(row, 8)
    s.until("Helen: ")
    s.click(row, 8)
    s.until("Choose your colour")
    check(True, "the mouse selects a choice and takes it")
    s.type(":")
    s.until(r"(?m)^>")
    s.type("rules Ахиллес")
    s.until("> rules Ахиллес")
    s.keys("Enter")
    s.until("─ rules Ахиллес ─|No rule")  # an answer about that word, by its heading, or that there is none; not all rules
    check(True, "words are typed, in any alphabet")
    s.keys("x")
    s.keys("q")
    s.until("q again")
    s.keys("q")
    s.until("--load")
    s.kill()


def asked(seen):
    """How far the story is, and the choices."""
    return re.findall(r"Story \S+/(\d+)", seen), re.findall(r"(?m)^ *\d+\) .{0,60}", seen)


def slots():
    """Where a building may stand is shown inside its area, and taken by a click."""
    s = Screen(120, 40, "legendary", "--seats", "2", "--seed", "3", "--bot", "random", "--lang", "en")
    seen = s.until(r"(?s)\d\) .*q quit")
    while "Where do you build" not in seen:
        before = asked(seen)
        s.keys("Enter")
        while asked(seen) == before:  # a second Enter would answer what nobody has read
            seen = s.until(r"(?s)\d\) .*q quit")
    rows = s.until("▣").split("\n")
    row = next(i for i, line in enumerate(rows) if "□" in line)
    column = rows[row].index("□")
    check(sum(line.count("□") + line.count("▣") for line in rows) == sum(") Build" in line for line in rows), "every slot that can be chosen is on the map", "\n".join(rows))
    s.click(row, column)
    s.until(rf"(?m)\A(.*\n){{{row}}}.{{{column}}}▣")
    check(True, "a click on a slot selects it")
    s.kill()


try:
    subprocess.run(["tmux", "-V"], check=True, capture_output=True)
except OSError:
    sys.exit("FAILED: tmux is not installed")
what_it_can()
slots()
for sizes in ((80, 24), (120, 40), (200, 60)):
    for name in ("cyclades", "elysium", "hellas", "legendary") if keep else {80: ("elysium", "hellas"), 120: ("cyclades",), 200: ("legendary",)}[sizes[0]]:
        whole_game(name, *sizes, 400)
