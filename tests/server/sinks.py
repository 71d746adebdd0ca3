"""sinks.py: where messages of the server arrive in tests: a web server and a server for mail on this machine."""
import base64
import email
import email.policy
import hashlib
import hmac
import http.server
import json
import socketserver
import threading
import time


class Arrived:
    def __init__(self, path, headers, body):
        self.path, self.headers, self.body, self.at = path, headers, body, time.time()

    def json(self):
        return json.loads(self.body)


class Sink:
    """Answers every request with `status` (an integer, or a function of the request) and keeps what came."""

    def __init__(self):
        self.got, self.status, self.headers, sink = [], 200, {}, self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                one = Arrived(self.path, dict(self.headers), body)
                sink.got.append(one)
                status = sink.status(one) if callable(sink.status) else sink.status
                self.send_response(status)
                for name, value in sink.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *words):
                pass

        class Threaded(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads, request_queue_size = True, 512

            def handle_error(self, *who):  # the server was killed
                pass

        self.server = Threaded(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path):
        return [g for g in list(self.got) if g.path == path]


def signed(arrived, secret):
    """Whether the signature is right."""
    parts = dict(p.split("=", 1) for p in arrived.headers["Petteia-Signature"].split(","))
    made = hmac.new(secret.encode(), f"{parts['t']}.".encode() + arrived.body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(made, parts["v1"])


class MailSink:
    """Enough of SMTP. refuse: {address: reply to its RCPT}."""

    def __init__(self):
        self.got, self.refuse, sink = [], {}, self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, text):
                self.wfile.write(text.encode() + b"\r\n")

            def handle(self):
                self.say("220 sink")
                to, sender = [], None
                while line := self.rfile.readline():
                    word = line.decode().strip()
                    upper = word.upper()
                    if upper.startswith(("EHLO", "HELO")):
                        self.say("250 sink")
                    elif upper.startswith("MAIL FROM:"):
                        sender = word[10:].split()[0]
                        self.say("250 ok")
                    elif upper.startswith("RCPT TO:"):
                        address = word[8:].strip().strip("<>")
                        answer = sink.refuse.get(address, "250 ok")
                        to += [address] * answer.startswith("250")
                        self.say(answer)
                    elif upper == "DATA":
                        self.say("354 go on")
                        data = b""
                        while (line := self.rfile.readline()) not in (b".\r\n", b""):
                            data += line[1:] if line.startswith(b"..") else line
                        letter = email.message_from_bytes(data, policy=email.policy.default)
                        sink.got.append((sender, to, letter, data))
                        self.say("250 kept")
                        to = []
                    elif upper == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 ok")

        class Threaded(socketserver.ThreadingMixIn, socketserver.TCPServer):
            daemon_threads, allow_reuse_address, request_queue_size = True, True, 128

        self.server = Threaded(("127.0.0.1", 0), Handler)
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def to(self, address):
        return [letter for _, to, letter, _ in list(self.got) if address in to]


def unpadded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
