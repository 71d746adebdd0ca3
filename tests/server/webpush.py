"""webpush.py: what a browser and its push service do, in plain Python: keys, opening what was sealed for it (RFC 8291), and
checking who sent it (RFC 8292). Slow and not safe against anybody who measures time: for tests."""
import base64
import hashlib
import hmac
import json
import os

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296, 0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def add(a, b):
    if a is None or b is None:
        return a or b
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(k, point):
    out = None
    while k:
        if k & 1:
            out = add(out, point)
        point, k = add(point, point), k >> 1
    return out


def packed(point):
    return b"\4" + point[0].to_bytes(32, "big") + point[1].to_bytes(32, "big")


def unpacked(data):
    assert len(data) == 65 and data[0] == 4
    x, y = int.from_bytes(data[1:33], "big"), int.from_bytes(data[33:], "big")
    assert (y * y - x**3 + 3 * x - B) % P == 0, "not on the curve"
    return x, y


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ---- AES-128-GCM ------------------------------------------------------------------------------------------------------

def sbox():
    def mul(a, b):
        out = 0
        while b:
            out, a, b = out ^ (a if b & 1 else 0), (a << 1) ^ (0x11B if a & 0x80 else 0), b >> 1
        return out

    inverse = [0] + [next(b for b in range(256) if mul(a, b) == 1) for a in range(1, 256)]
    return [0x63 ^ v ^ ((v << 1 | v >> 7) & 255) ^ ((v << 2 | v >> 6) & 255) ^ ((v << 3 | v >> 5) & 255) ^ ((v << 4 | v >> 4) & 255) for v in inverse]


BOX = sbox()


def aes(key, block):
    words, round_ = [list(key[i:i + 4]) for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        w = list(words[i - 1])
        if i % 4 == 0:
            w = [BOX[w[1]] ^ round_, BOX[w[2]], BOX[w[3]], BOX[w[0]]]
            round_ = (round_ << 1) ^ (0x11B if round_ & 0x80 else 0)
        words.append([a ^ b for a, b in zip(w, words[i - 4])])
    keys = [sum(words[i:i + 4], []) for i in range(0, 44, 4)]
    double = lambda a: ((a << 1) ^ (0x1B if a & 0x80 else 0)) & 255  # noqa: E731
    s = [a ^ b for a, b in zip(block, keys[0])]
    for r in range(1, 11):
        s = [BOX[s[(i + 4 * (i % 4)) % 16]] for i in range(16)]
        if r < 10:
            mixed = []
            for c in range(0, 16, 4):
                a = s[c:c + 4]
                mixed += [double(a[i]) ^ double(a[(i + 1) % 4]) ^ a[(i + 1) % 4] ^ a[(i + 2) % 4] ^ a[(i + 3) % 4] for i in range(4)]
            s = mixed
        s = [a ^ b for a, b in zip(s, keys[r])]
    return bytes(s)


def opened(key, nonce, sealed):
    """AES-128-GCM without further data: the plain text, if the tag is right."""
    h = int.from_bytes(aes(key, bytes(16)), "big")

    def mul(x):
        out, v = 0, h
        for i in range(127, -1, -1):
            out ^= v if x >> i & 1 else 0
            v = (v >> 1) ^ (0xE1 << 120 if v & 1 else 0)
        return out

    data, tag, hashed, plain = sealed[:-16], sealed[-16:], 0, b""
    for i in range(0, len(data), 16):
        part = data[i:i + 16]
        hashed = mul(hashed ^ int.from_bytes(part.ljust(16, b"\0"), "big"))
        stream = aes(key, nonce + (i // 16 + 2).to_bytes(4, "big"))
        plain += bytes(a ^ b for a, b in zip(part, stream))
    hashed = mul(hashed ^ len(data) * 8)
    right = hashed ^ int.from_bytes(aes(key, nonce + b"\0\0\0\1"), "big")
    assert right.to_bytes(16, "big") == tag, "the tag is wrong"
    return plain


class Browser:
    """One that has subscribed."""

    def __init__(self):
        self.private = int.from_bytes(os.urandom(32), "big") % (N - 1) + 1
        self.point, self.auth = packed(times(self.private, G)), os.urandom(16)

    def keys(self):
        return {"p256dh": b64(self.point), "auth": b64(self.auth)}

    def open(self, body):
        mac = lambda key, data: hmac.new(key, data, hashlib.sha256).digest()  # noqa: E731
        salt, size, n = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21:21 + n], body[21 + n:]
        assert n == 65 and len(sealed) <= size and len(body) <= 4096 + 86, (n, size, len(body))
        shared = times(self.private, unpacked(theirs))[0].to_bytes(32, "big")
        ikm = mac(mac(self.auth, shared), b"WebPush: info\0" + self.point + theirs + b"\1")
        prk = mac(salt, ikm)
        plain = opened(mac(prk, b"Content-Encoding: aes128gcm\0\1")[:16], mac(prk, b"Content-Encoding: nonce\0\1")[:12], sealed)
        assert plain.rstrip(b"\0").endswith(b"\2"), "the last record is marked"
        return json.loads(plain.rstrip(b"\0")[:-1])


def verify(authorization, key, service, now):
    """Whether the head is signed by the server's key, for this service, and how it may be reached."""
    assert authorization.startswith("vapid t="), authorization
    token, k = authorization[8:].split(", k=")
    assert k == key
    head, claims, signature = token.split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    said, raw = json.loads(unb64(claims)), unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    digest = int.from_bytes(hashlib.sha256(f"{head}.{claims}".encode()).digest(), "big")
    inverse = pow(s, -1, N)
    found = add(times(digest * inverse % N, G), times(r * inverse % N, unpacked(unb64(key))))
    assert found and found[0] % N == r, "the signature is wrong"
    assert said["aud"] == service and now < said["exp"] <= now + 86400, said
    return said["sub"]
