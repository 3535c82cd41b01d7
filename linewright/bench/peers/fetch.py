"""boardgame.io and Colyseus from npm, each of the version named here, in a folder of its own in the user's cache."""

import hashlib
import shutil
import subprocess
from pathlib import Path

from filelock import FileLock

from linewright.core.compile import cache_root
from linewright.core.errors import LinewrightError

SOURCES = Path(__file__).parent
LEAST_NODE = 20  # the version of Node.js that they need
INSTALL_SECONDS = 600.0
WISHES = ["--ignore-scripts", "--legacy-peer-deps", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]


class LeftOut(LinewrightError):
    """The peers cannot be measured here."""


def node() -> str:
    """The program that runs them; raises LeftOut where there is none, or an old one."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise LeftOut("peers-no-node")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603  just found
    major = version.lstrip("v").partition(".")[0]
    if not major.isdecimal() or int(major) < LEAST_NODE:
        raise LeftOut("peers-old-node", version=version, least=str(LEAST_NODE))
    return found


def fetch() -> Path:
    """The folder with the peers and our small servers for them, fetched if need be; raises LeftOut where that fails."""
    node()
    wanted = (SOURCES / "package.json").read_bytes()
    folder = cache_root() / f"peers-{hashlib.sha256(wanted).hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(f"{folder}.lock"):
            for file in (*SOURCES.glob("*.js"), SOURCES / "package.json"):
                shutil.copy(file, folder)
            if not (folder / "installed").exists():
                install(folder)
                (folder / "installed").touch()
    except OSError as error:
        raise LeftOut("peers-not-installed", why=str(error)) from error
    return folder


def install(folder: Path) -> None:
    """Have npm install what package.json names; raises LeftOut where it cannot."""
    npm = shutil.which("npm") or "npm"
    try:
        subprocess.run([npm, "install", *WISHES], cwd=folder, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=True)  # noqa: S603  just found
    except subprocess.CalledProcessError as error:
        said = [line for line in error.stderr.splitlines() if line.strip()] or [f"npm: {error.returncode}"]
        raise LeftOut("peers-not-installed", why=" ".join(said[:2])) from error
    except subprocess.TimeoutExpired as error:
        raise LeftOut("peers-not-installed", why=f"npm > {INSTALL_SECONDS:g} s") from error
