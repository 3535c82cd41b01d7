"""nginx and Caddy before a server, exactly as docs/operations.md says: only ports, names and certificates are other ones."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

from tests.server.conftest import free_port

PAGE = Path(__file__).parents[2] / "docs/operations.md"
NAMES = ("nginx", "caddy")
PARTING_SECONDS = 5
START_SECONDS = 60


def written(kind: str) -> str:
    """What the page says for a proxy."""
    return re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)[1]


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """A text in which each of these stands, with another in its place."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return text


class Proxy:
    """A proxy with TLS before a server of ours; `url` is where people reach it."""

    def __init__(self, name: str, folder: Path, upstream: int) -> None:
        self.name = name
        self.folder = folder
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "certificate.pem"
        self.key = folder / "key.pem"
        make_certificate(self.certificate, self.key)
        self.tls = ssl.create_default_context(cafile=str(self.certificate))
        command = self._nginx(upstream) if name == "nginx" else self._caddy(upstream)
        self.log = folder / f"{name}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=self._environment())
        self._wait()

    def _environment(self) -> dict[str, str]:
        return {"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}

    def _nginx(self, upstream: int) -> list[str]:
        site = replaced(
            written("nginx"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
            ("tables.example.org;", "localhost;"),
            ("/etc/ssl/tables.example.org.pem", str(self.certificate)),
            ("/etc/ssl/tables.example.org.key", str(self.key)),
        )
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        file = self.folder / "nginx.conf"
        file.write_text(
            f"daemon off;\npid {self.folder}/nginx.pid;\nuser root;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
        )
        return [shutil.which("nginx", path="/usr/sbin:/usr/bin"), "-p", str(self.folder), "-e", "stderr", "-c", str(file)]

    def _caddy(self, upstream: int) -> list[str]:
        site = replaced(
            written("caddy"),
            ("tables.example.org {", f"localhost:{self.port} {{\n    bind 127.0.0.1\n    tls {self.certificate} {self.key}"),
            ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        )
        file = self.folder / "Caddyfile"
        file.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n}}\n{site}")
        return [shutil.which("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]

    def _wait(self) -> None:
        began = time.monotonic()
        while time.monotonic() - began < START_SECONDS:
            assert self.process.poll() is None, self.log.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError(self.log.read_text())

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PARTING_SECONDS)
        except subprocess.TimeoutExpired:  # Caddy waits for streams to end
            self.process.kill()
            self.process.wait()


def make_certificate(certificate: Path, key: Path) -> None:
    """Make a certificate for this machine, signed by itself."""
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run([*command.split(), "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)


def what_is_missing(name: str) -> str:
    """The program that this machine lacks for a proxy; empty: none."""
    needed = [program for program in (name, "openssl") if shutil.which(program, path="/usr/sbin:/usr/bin:/bin") is None]
    return ", ".join(needed)
