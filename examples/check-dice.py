#!/usr/bin/env python3
"""Checks the dice of a record without Petteia: promise, seals, and the 64 bits behind every roll and draw.

    check-dice.py RECORD [RECEIPT]

Independent of the program that made the record: nothing but Python's own library and docs/NOTATION.md, "Dice". It says whether the
secret is the one that was promised, whether every seat revealed what it had sealed, whether the receipts fit, and prints the bits
of each chance line. Which outcome they stand for is a matter of the game's rules: `petteia verify` computes that, too."""
import hashlib
import hmac
import re
import sys


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def main(path, receipt=None):
    text = open(path).read()
    head, rest = re.split(r"^(?=1 )", text, maxsplit=1, flags=re.M)
    word = {line.split(" ", 1)[0]: line.split(" ", 1)[1] for line in head.splitlines() if " " in line}
    seats = word["seats"].split()[1:] or [f"s{i + 1}" for i in range(int(word["seats"].split()[0]))]
    seals, shares = (dict(re.findall(rf"^{name} (\S+) (\w+)$", head, re.M)) for name in ("seal", "entropy"))
    lines = [line for line in rest.splitlines() if re.match(r"\d+ (?!end\b)", line)]
    revealed = re.search(r"^reveal (\w+)$", text, re.M)
    told = re.findall(r"^(\d+) (\w{64})$", open(receipt).read(), re.M) if receipt else []
    assert all(int(n) <= len(lines) for n, _ in told), "the record ends before the receipts do"
    assert revealed, "the secret is not revealed: nothing can be checked"
    secret = bytes.fromhex(revealed[1])
    assert word["commit"] == "sha256:" + sha256(secret), "the secret is not the one that was promised"
    for seat, share in shares.items():
        assert not seals or sha256(bytes.fromhex(share)) == seals.get(seat), f"{seat} revealed something else than was sealed"
    for seat in seals.keys() - shares.keys():
        print(f"{seat} kept back what was sealed: replaced by rule")
        shares[seat] = sha256(b"withheld " + seals[seat].encode())
    now = hmac.digest(secret, hashlib.sha256(head.encode()).digest(), "sha256")
    chain = [now.hex()]
    for line in lines:
        now = hmac.digest(secret, now + line.encode() + b"\n", "sha256")
        chain.append(now.hex())
    assert all(chain[int(n)] == h for n, h in told), "a receipt does not fit"
    added = "".join(f":s{i + 1}={shares[s]}" for i, s in enumerate(seats) if s in shares)
    standing = []  # numbers of the lines that count
    for n, line in enumerate(lines, 1):
        _, who, move = line.split(" ", 2)
        if move.startswith("undo "):
            standing = [k for k in standing if k < int(move.split()[1])]
            continue
        standing.append(n)
        if who == "*":
            place = len(standing) if word.get("dice") == "fixed" else n
            bits = hmac.digest(secret, f"{word.get('table', '')}:{place}{added}".encode(), "sha256")[:8]
            print(f"line {n}: {move}: {int.from_bytes(bits, 'little') >> 32} of 2^32")
    print(f"ok {len(lines)} lines, {len(shares)} seats added to the dice, {len(told)} receipts fit")


main(*sys.argv[1:])
