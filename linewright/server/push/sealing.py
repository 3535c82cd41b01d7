"""How a message to a browser is sealed (RFC 8291, RFC 8188) and signed (VAPID, RFC 8292): no push service can read it."""

import base64
import json
import os
from typing import NamedTuple

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096  # of the one record there is
SALT_BYTES, KEY_BYTES, NONCE_BYTES, AUTH_BYTES, NUMBER_BYTES = 16, 16, 12, 16, 32
LAST_RECORD = b"\x02"  # after the text: no more records follow
SIGNED_SECONDS = 12 * 3600  # for which a signature is good; a day is the most that services take


class Locks(NamedTuple):
    """What a browser has given to seal messages for it with."""

    key: bytes  # its public key
    auth: bytes  # its secret


def encode(data: bytes) -> str:
    """Bytes as base64url without padding, as keys and signatures are written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a base64url text; raises ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def read_locks(key: str, auth: str) -> Locks:
    """The keys of a subscription as browsers write them; raises ValueError where they are none."""
    locks = Locks(decode(key), decode(auth))
    if len(locks.auth) != AUTH_BYTES:
        raise ValueError("auth")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, locks.key)
    except InvalidKey as error:
        raise ValueError("key") from error
    return locks


def seal(text: bytes, locks: Locks, salt: bytes = b"", ours: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """A message that only the browser can read; salt and our key of this one message are drawn anew unless given."""
    salt, ours = salt or os.urandom(SALT_BYTES), ours or ec.generate_private_key(CURVE)
    public = point_of(ours)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, locks.key))
    secret = derive(shared, locks.auth, b"WebPush: info\0" + locks.key + public, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", NONCE_BYTES)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes((len(public),)) + public
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key of a length, by HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one, as a point."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Signer:
    """The server's own key, by which push services know that messages are from whom the person has allowed to send some."""

    def __init__(self, number: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(number), "big"), CURVE)

    @staticmethod
    def new_number() -> str:
        """A new key, as it is kept."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return encode(number.to_bytes(NUMBER_BYTES, "big"))

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        return encode(point_of(self._key))

    def sign(self, service: str, contact: str, now_seconds: int) -> str:
        """What stands in `Authorization` of a message to a service, named by its origin."""
        claims = {"aud": service, "exp": now_seconds + SIGNED_SECONDS, "sub": contact}
        text = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={text}.{encode(signature)}, k={self.public}"
