"""Which addresses messages may be sent to: those of the push services of browsers, and none within the host's own network."""

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

LOOPBACK = "loopback"  # in the setting: a stand-in on this machine, for tests
OFF = "off"
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # addresses of IPv4 in those of IPv6, private ones too
HTTPS_PORT = 443
LONGEST_ENDPOINT = 1000


class Place(NamedTuple):
    """Where a message goes."""

    host: str
    port: int
    path: str
    is_safe: bool  # whether over TLS; only on loopback it need not be

    @property
    def origin(self) -> str:
        """The service, as signatures name it."""
        port = "" if self.is_safe and self.port == HTTPS_PORT else f":{self.port}"
        return f"http{'s' if self.is_safe else ''}://{self.host}{port}"


def read_endpoint(endpoint: str, services: tuple[str, ...]) -> Place:
    """Where an endpoint is; raises ValueError unless it is at one of these services, over https and its usual port."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or any(letter <= " " for letter in endpoint):
        raise ValueError("endpoint")
    parts = urlsplit(endpoint)
    host, port = (parts.hostname or "").lower(), parts.port
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    if parts.username or parts.password or not path.startswith("/"):
        raise ValueError("endpoint")
    if LOOPBACK in services and host == "127.0.0.1" and parts.scheme == "http":
        return Place(host, port or 80, path, is_safe=False)
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or not any(is_at(host, one) for one in services):
        raise ValueError("endpoint")
    return Place(host, HTTPS_PORT, path, is_safe=True)


def is_at(host: str, service: str) -> bool:
    """Whether a host is a service, or one of its hosts where it begins with a star."""
    if service.startswith("*."):
        return host.endswith(service[1:]) and len(host) > len(service) - 1
    return host == service and service not in (LOOPBACK, OFF)


async def find_address(place: Place) -> str:
    """The address of a host; raises ValueError where it is not one of the open Internet, whoever says so in the DNS.

    What is connected to is this address and not the name again, which could lead elsewhere the next time.
    """
    if not place.is_safe:
        return place.host  # loopback, which the host has allowed
    found = await asyncio.get_running_loop().getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(is_open(address) for address in addresses):
        raise ValueError(place.host)
    return addresses[0]


def is_open(address: str) -> bool:
    """Whether an address is one of the open Internet."""
    one = ipaddress.ip_address(address)
    if one in TRANSLATED:
        return False
    mapped = getattr(one, "ipv4_mapped", None) or getattr(one, "sixtofour", None)
    return one.is_global and not one.is_multicast and (mapped is None or mapped.is_global)
