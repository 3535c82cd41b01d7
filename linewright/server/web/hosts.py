"""The names this server answers to: no page of another site can make one of its own lead here and read along (DNS rebinding)."""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from linewright.server.settings import ANY_HOST, Settings

HERE = "localhost"


class Hosts:
    """The names that a request may be sent to; an address is always one, for nobody else can give that a name."""

    def __init__(self, settings: Settings) -> None:
        self.is_any = ANY_HOST in settings.hosts
        addresses = filter(None, (settings.address, *settings.origins))
        self._names = {name_of(name) for name in (*settings.hosts, *(urlsplit(address).netloc for address in addresses))}

    def accept(self, scope: Any) -> bool:
        """Whether a request is for us; programs of long ago name no host."""
        if self.is_any:
            return True
        name = name_of(host_in(scope))
        return not name or name in self._names or name == HERE or name.endswith(f".{HERE}") or is_address(name)


def name_of(host: str) -> str:
    """The name or the address in a Host header, without the port."""
    name, colon, port = host.strip().lower().rpartition(":")
    whole = name if colon and (port.isdecimal() or not port) and (":" not in name or name.endswith("]")) else host.strip().lower()
    return whole.removeprefix("[").removesuffix("]").rstrip(".")


def is_address(name: str) -> bool:
    """Whether this is an address of the internet protocol."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_in(scope: Any) -> str:
    """What a request says it was sent to."""
    return next((value.decode("latin-1") for header, value in scope["headers"] if header == b"host"), "")
