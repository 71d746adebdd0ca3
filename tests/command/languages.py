#!/usr/bin/env python3
"""languages.py PETTEIA [ru]: what the command says when something is wrong, in the reader's language.

Every row is a call that is refused or answered. In Russian nothing but quotations, what was typed and names of programs may
stand in Latin letters; in Polish the words are not those of English. With ru only Russian is tried: its texts are the
longest, and a sanitizer finds the same there."""
import os
import re
import subprocess
import sys
import tempfile
import time

petteia = sys.argv[1]
LANGUAGES = {"en": "C.UTF-8", "ru": "ru_RU.UTF-8", "pl": "pl_PL.UTF-8"}
spoken = {lang: where for lang, where in LANGUAGES.items() if lang in (sys.argv[2:] or LANGUAGES)}
work = tempfile.TemporaryDirectory()
os.chdir(work.name)

# What stays Latin in Russian: names of programs, formats, units, our own flags and words to type.
NAMES = {"petteia", "en", "ru", "pl", "auto", "always", "never", "games", "json", "csv", "svg", "http", "https",
         "postgresql", "sqlite", "openssl", "pg", "dump", "url", "api", "ctrl",
         "libevent", "libsodium", "libpq", "timedatectl", "set", "ntp", "true", "ansi", "export", "lc", "all", "admin", "bot",
         "ms", "sprt", "usr", "var", "tmp", "kb", "mb", "gb", "utf", "cmd", "cyclades", "elysium", "hellas", "legendary"}
ENGLISH = {"the", "is", "not", "of", "with", "and", "this", "cannot", "there", "such", "file", "directory", "has", "seat", "needs"}


def write(name, text):
    with open(name, "w") as f:
        f.write(text)


def call(program, lang, words):
    env = {k: v for k, v in os.environ.items() if k not in ("LANG", "LANGUAGE", "LC_MESSAGES")}
    env["LC_ALL"] = lang
    try:
        done = subprocess.run([program, *words], env=env, stdin=subprocess.DEVNULL, text=True, capture_output=True, timeout=20)
    except subprocess.TimeoutExpired:
        return -1, "it goes on and on"
    return done.returncode, done.stdout + done.stderr


def left_latin(text, typed):
    """Words in Latin letters that are neither quoted nor typed."""
    text = re.sub(r"«[^»]*»|„[^”]*”|'[^']*'|\"[^\"]*\"", " ", text)
    text = re.sub(r"--?[a-z][a-z-]*|[A-Z]{2}-[0-9.a-z]+|[A-Z=]+\b|[a-z]+://\S*|/\S*|\S+\.(?:sock|db|json|inc|md)\S*", " ", text)
    ours = NAMES | {part for word in typed for part in re.findall(r"[a-z]+", word.lower())}
    return [w for w in re.findall(r"[A-Za-z]{2,}", text) if w.lower() not in ours]


_, good = call(petteia, "C", ["new", "cyclades", "--seats", "2", "--seed", "1"])
write("good", good)
write("illegal", f"{good}8 s1 offer poseidon 9\n")
write("wrong", f"{good}8 s2 offer poseidon 1\n")
write("nowhere_to", f"{good}8 s9 offer poseidon 1\n")
write("gap", good.replace("\n4 ", "\n7 "))
write("bent", re.sub("(?m)^seed .*", "seed 99", good))
write("newer", re.sub("(?m)^game cyclades .*", "game cyclades 99", good))
write("older", re.sub("(?m)^game cyclades .*", "game cyclades 1", good) + "8 s1 offer poseidon 9\n")
write("other", re.sub("(?m)^game cyclades", "game checkers", good))
write("later", re.sub("(?m)^petteia 1", "petteia 9", good))
write("cut", good[:20])
write("empty", "")
write("noise", "\x01\x02 noise")
write("half", '{"game":"cyclades"}')
write("chess", '{"game":"chess"}')
for name, lines in (("talker", "echo hello\nexit 3"), ("quitter", "read a\necho ready x\nexit 0"), ("hangman", "read a; kill -9 $$"),
                    ("wrongmove", "while read a b; do case $a in petteia) echo ready x;; go) echo move frob;; quit) exit;; esac; done"),
                    ("badmove", "while read a b; do case $a in petteia) echo ready x;; go) echo move offer zeus 9;; quit) exit;; esac; done"),
                    ("giver", "while read a b; do case $a in petteia) echo ready x;; go) echo error tired;; quit) exit;; esac; done")):
    write(name, f"#!/bin/sh\n{lines}\n")
    os.chmod(name, 0o755)
os.mkdir("folder")

ROWS = """
frobnicate
--frob
--lang
--lang xx
--color pink
games chess
games --frob
games --json extra words
play
play chess
play cyclades --seats 9
play cyclades --bot deepblue
play cyclades --bot cmd:
play cyclades --load nowhere
play cyclades --load noise
play cyclades --seat s9
play cyclades extra words
serve word
serve --port 99999
serve --port x
serve --data good
serve --port 0 --data folder --metrics 1.2.3.4:9099
serve --port 0 --data folder --proxy nonsense
serve --port 0 --data folder --address 999.1.1.1
serve --port 0 --db nonsense://x
serve --port 0 --db postgresql://127.0.0.1:1/x
admin
admin stats --data folder
admin stats --data nowhere
doctor word
doctor --data nowhere --port 0
doctor --data good --port 0
doctor --data folder --db postgresql://127.0.0.1:1/x
new
new chess
new cyclades --frob
new cyclades --seats
new cyclades --seats 9
new cyclades --seats three
new cyclades --seed 99999999999999999999
new cyclades --option colour=red
new cyclades --option hades=nine
new cyclades --option hades
new cyclades --names anna,anna
new cyclades --names an_na,b!b
new cyclades --names a,b,c
new cyclades --seed 1 --manual
new cyclades --position good
new cyclades --position half
new cyclades --position chess
new cyclades --position nowhere
new cyclades -o nowhere/at/all
show
show nowhere
show folder
show empty
show cut
show noise
show gap
show nowhere_to
show wrong
show illegal
show older
show newer
show other
show later
show good --seat s7
show good --seat s1 --observer
show good --at 99
show --cards cyclades nosuch
show --cards chess
legal good good
legal illegal
legal nowhere
apply good
apply good castle
apply good offer_zeus_9
apply good s2_offer_zeus_1
apply good zoe_offer_zeus_1
apply good *_roll_2
apply good offer_zeus_1 offer_zeus_1
apply good undo_77
apply good undo_0
apply good undo_x
apply good offer_zeus_1 -o nowhere/at/all
why good
why good castle
why good offer_zeus_9
why good offer_zeus_1
why nowhere offer_zeus_1
verify
verify nowhere
verify folder
verify illegal
verify wrong
verify older
verify bent
verify good
verify newer
verify good bent empty
verify good --receipt nowhere
verify good --receipt good
verify good good --receipt good
rules
rules chess
rules cyclades CY-99
rules cyclades nosuchword
sim
sim chess
sim cyclades --bots deepblue
sim cyclades --bots random,
sim cyclades --seats 2 --bots random,random,random
sim cyclades --games 0
sim cyclades --games 2 --bots cmd:./nosuch --threads 1
sim cyclades --games 2 --bots cmd:./talker --threads 1
sim cyclades --games 2 --bots cmd:./quitter --threads 1
sim cyclades --games 2 --bots cmd:./hangman --threads 1
sim cyclades --games 2 --bots cmd:./wrongmove --threads 1
sim cyclades --games 2 --bots cmd:./badmove --threads 1
sim cyclades --games 2 --bots cmd:./giver --threads 1
sim cyclades --games 2 --db postgresql://127.0.0.1:1/x
sim cyclades --games 2 --plot nowhere/at/all.svg
sim cyclades --games 2 --keep good
sim cyclades --games 4 --bots random --threads 1
bench --game chess
bench --game cyclades --seats 9
bench --game cyclades --ms 1
bench --game cyclades --seats 2 --callgrind 5
bench --callgrind 5
bench word
bot
bot nosuch
bot --server nonsense --token x
bot --server http://127.0.0.1:1
bot --bot deepblue
analyse
analyse nowhere
analyse illegal
analyse good --bot deepblue
analyse good --iterations 0
analyse good --iterations 20
train
train chess
train cyclades
train cyclades --seats 9 -o net
train cyclades --games 10 --generations 1 --seats 2 --match 2 --bot random --match-bot random --start nowhere -o net
train cyclades --games 10 --generations 1 --seats 2 --match 2 --bot random --match-bot random --start noise -o net
train cyclades --games 10 --generations 1 --seats 2 --match 2 --epochs 1 --bot random --match-bot random -o net
manual
manual zsh2
""".split("\n")

# After these prefixes come other programs' own words.
FOREIGN = re.compile(r'connection to server at .*|sh: 1: .*|^Killed$|^\[warn\].*', re.M)

ADMIN = """
stats
tables
users
users nobody
connections
bans
close
close nosuch
ban
ban nosuch
bans
unban 10.1.2.4
password nosuch
bot
say hello
say
drain
stats
drain off
backup
backup served
tidy
frobnicate
"""

faults = 0
count = 0


def judge(row, said):
    """What is not as it should be, or None. said: by language, exit code and words."""
    said = {lang: (code, FOREIGN.sub("", text).strip()) for lang, (code, text) in said.items()}
    died = [-code for code, _ in said.values() if code < 0]
    if died:
        return f"signal {died[0]}"
    if len({code for code, _ in said.values()}) != 1:
        return "exit codes differ"
    latin = left_latin(said["ru"][1], row.split())
    if latin:
        return f"in Russian: {' '.join(latin[:12])}"
    if "pl" not in said or not said["en"][1]:
        return None
    english, polish = said["en"][1], said["pl"][1]
    plain = re.sub(r"„[^”]*”|'[^']*'|--?[a-z-]+|[A-Z]{2,}", " ", polish).lower()
    left = set(re.findall(r"[a-z]+", plain)) & ENGLISH - set(re.findall(r"[a-z]+", row))
    if left or polish == english:
        return f"in Polish: {' '.join(left)}"
    return None


def try_row(row):
    global faults, count
    words = [w.replace("_", " ") if w.split("_")[0] in ("offer", "s2", "zoe", "*", "undo", "an") else w for w in row.split()]
    said = {lang: call(petteia, where, words) for lang, where in spoken.items()}
    wrong = judge(row.replace("_", " "), said)
    count += 1
    if wrong:
        faults += 1
        print(f"FAILED petteia {row}: {wrong}")
        for lang, (code, text) in said.items():
            print(f"    {lang} {code}: {text.strip()[:700]}")
    return said


for row in filter(None, ROWS):
    try_row(row)

# The operator's words to a server.
with open("served", "w") as out:
    server = subprocess.Popen([petteia, "serve", "--port", "0", "--data", "running"], stdout=out, stderr=out)
try:
    for _ in range(200):
        if "Petteia is at" in open("served").read():
            break
        time.sleep(0.05)
    for row in ADMIN.split("\n"):
        if row:
            try_row(f"admin --data running {row}")
    _, stats = call(petteia, "pl_PL.UTF-8", ["admin", "--data", "running", "stats"])
    assert "nowe stoły przyjmowane" in stats, stats
finally:
    server.terminate()
    server.wait()
print(f"{count - faults} of {count} calls are answered in {' '.join(spoken)}")
sys.exit(faults != 0)
