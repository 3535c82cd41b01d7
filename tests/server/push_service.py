"""A stand-in for the push service of a browser, on loopback, and the browser: it opens messages with keys that only it has."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(text: str) -> bytes:
    """The bytes of a base64url text."""
    return base64.urlsafe_b64decode(text + "==")


def written(data: bytes) -> str:
    """Bytes as a browser writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Stranger(HTTPServer):
    """The service: it answers as it is told, the last answer again and again, and keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers: list[tuple[int, dict]] = [(201, {})]
        self.got: list[tuple[str, dict, bytes]] = []
        self.thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self.thread.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def close(self) -> None:
        self.shutdown()
        self.thread.join()
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    """Takes one message."""

    server: Stranger

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        status, headers = self.server.answers.pop(0) if len(self.server.answers) > 1 else self.server.answers[0]
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Browser:
    """A browser with a subscription: RFC 8291 from the other side, written apart from what it tests."""

    def __init__(self, service: Stranger, name: str = "b") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.service = service
        self.endpoint = f"{service.origin}/push/{name}"
        self.path = f"/push/{name}"

    @property
    def wish(self) -> dict:
        return {"endpoint": self.endpoint, "key": written(self.public), "auth": written(self.auth)}

    def open(self, body: bytes) -> dict:
        """What a message says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\x00" + self.public + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])

    def heard(self) -> list[dict]:
        """Everything that has come for it."""
        return [self.open(body) for path, _, body in self.service.got if path == self.path]


def claims_of(headers: dict) -> tuple[dict, str]:
    """What the sender says of itself, and its key; fails where the signature is not by that key."""
    fields = dict(part.strip().split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
    head, claims, signature = fields["t"].split(".")
    number = plain(signature)
    encoded = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(fields["k"]))
    key.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(plain(claims)), fields["k"]
