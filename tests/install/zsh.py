#!/usr/bin/env python3
"""zsh.py FILE: what zsh itself makes of words and a Tab, with the completion in FILE: in a terminal, as a person types."""
import os
import pty
import select
import sys
import tempfile
import time

folder = os.path.dirname(os.path.abspath(sys.argv[1]))
ROWS = [("petteia ver", "verify"), ("petteia serve --acc", "--accept-loss"), ("petteia --lang ru play el", "elysium"),
        ("petteia admin --lang p", "pl"), ("petteia admin conn", "connections"), ("petteia sim cyclades --plo", "--plot")]


def read_until(fd, word, seconds):
    seen, end = b"", time.monotonic() + seconds
    while word not in seen and time.monotonic() < end:
        if select.select([fd], [], [], 0.2)[0]:
            try:
                seen += os.read(fd, 4096)
            except OSError:
                break
    return seen


with tempfile.TemporaryDirectory() as home:
    pid, fd = pty.fork()
    if pid == 0:
        os.environ.update(HOME=home, ZDOTDIR=home, TERM="dumb", LC_ALL="C.UTF-8")
        os.execvp("zsh", ["zsh", "-f", "-i"])
    try:
        os.write(fd, f"fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D; unsetopt zle_bracketed_paste; PS1='> '; echo rea''dy\n".encode())
        assert b"ready" in read_until(fd, b"ready", 60), "zsh does not start"
        for typed, wanted in ROWS:
            # Tab completes; Ctrl-A and echo show what stands on the line
            os.write(fd, typed.encode() + b"\t")
            time.sleep(0.5)
            os.write(fd, b"\x01print -r -- 'line=' \x05; echo en''d\n")
            seen = read_until(fd, b"end\r", 30).decode(errors="replace")
            shown = [s for s in seen.replace("\r", "").split("\n") if s.startswith("line= ")]
            assert shown and shown[-1].split()[-1].rstrip(";") == wanted, f"{typed!r} and Tab: {seen!r}"
    finally:
        os.kill(pid, 9)
        os.waitpid(pid, 0)
print(f"ok zsh completes {len(ROWS)} lines")
