"""`linewright serve`: the server on a socket, for this machine, for a home network, or for the world behind a proxy."""

import contextlib
import logging
import os
import socket
import sys
import threading
import time
import traceback
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO, cast

import segno
import structlog
import uvicorn
from structlog.typing import EventDict
from uvicorn.supervisors import Multiprocess

from linewright.bots import broken_bots, make_known
from linewright.core.errors import reason_of
from linewright.core.referee import stay_interpreted
from linewright.core.registry import broken_games
from linewright.core.words import Words
from linewright.server.keep.writers import check_store
from linewright.server.measures import shared_folder
from linewright.server.refusals import FOLDER, Unservable
from linewright.server.settings import ADDRESS, ANY_HOST, BODY_BYTES, BOTS, HOSTS, read_list, read_settings
from linewright.server.web.app import create_app

APP = "linewright.server.serve:logging_app"
EVERYBODY = "0.0.0.0"  # noqa: S104  only with --lan, or when asked for
PORT, PORTS = 8000, 20  # the usual one, and how many are tried
STANDARD_STREAMS = 3  # in, out and errors: the only open files that programs share with those they start
GRACE_SECONDS = 5  # for answers under way when the server is told to stop
HUNG_SECONDS = 60  # without a word from a worker until it is replaced; one that starts on a busy machine says nothing for long
DENIED = "ASGI callable returned without completing handshake."  # wrongly said of refused WebSockets: uvicorn's pull request 3138
BROWSER_SECONDS = 30.0  # a server may take so long to answer before no browser is opened any more


def serve(
    host: str,
    port: int | None,
    workers: int,
    *,
    bots: Sequence[str] = (),
    host_names: Sequence[str] = (),
    lan: bool,
    open_browser: bool,
    console: Any,
    words: Words,
) -> None:
    """Serve until told to stop; raises Unservable in words where that cannot be, and BadBot for what is no bot."""
    settings = read_settings()
    if bots:
        os.environ[BOTS] = ",".join([*settings.bots, *bots])  # for all processes
        settings = read_settings()
    make_known(settings.bots)
    os.environ[HOSTS] = ",".join([*host_names, *read_list(os.environ.get(HOSTS, "")), *usual_hosts(host)])
    own_words = Words(words.language, FOLDER)
    if settings.is_sqlite and workers > 1:
        raise Unservable("serve-needs-postgresql", workers=str(workers))
    check_store(settings)
    listening = bind_free(EVERYBODY if lan else host) if port is None else bind(EVERYBODY if lan else host, port)
    address = os.environ.get(ADDRESS) or f"http://{lan_address() if lan else host}:{listening.getsockname()[1]}"
    if lan:
        os.environ[ADDRESS] = address  # links for phones; otherwise a link is to wherever the request was sent
    console.print(own_words.say("serve-address", address=address), markup=False)
    for fault in [*broken_games(), *broken_bots()]:
        console.print(fault.say(words.language), markup=False, soft_wrap=True)
    if lan:
        segno.make(address, error="m").terminal(compact=True)
        console.print(own_words.say("serve-lan"), markup=False)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    run(listening, workers)


def logging_app() -> Any:
    """Make the application of a worker process, which logs as JSON like the first."""
    log_as_json()
    keep_to_ourselves()
    stay_interpreted()  # whoever answers everybody has no second to spare; bots have processes of their own
    return create_app()


def keep_to_ourselves() -> None:
    """Hand no open file on to programs that are started from here: bots have no business with the socket we listen at."""
    for handle in [int(file.name) for file in Path("/dev/fd").glob("*")]:
        with contextlib.suppress(OSError):  # that of the folder itself is closed by now
            os.set_inheritable(handle, handle < STANDARD_STREAMS)


def run(listening: socket.socket, workers: int) -> None:
    """Run the server on a socket."""
    log_as_json()
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=workers,
        http="linewright.server.web.gate:GateProtocol",
        ws="linewright.server.web.socket:ListenerProtocol",
        ws_max_size=BODY_BYTES,
        ws_per_message_deflate=False,  # a third of a megabyte for each listener, to save little
        ws_ping_interval=20,
        ws_ping_timeout=20,
        forwarded_allow_ips=list(read_settings().proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=HUNG_SECONDS,
        timeout_keep_alive=75,  # a player thinks for a while
        access_log=False,  # a table's address is its key
        log_config=None,
        server_header=False,
        lifespan="on",
    )
    if workers > 1:
        with shared_folder():
            Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    with contextlib.suppress(SystemExit):  # how uvicorn ends where nothing could be started
        server.run(sockets=[listening])
    if not server.started:
        raise Unservable("serve-not-started")


def bind_free(host: str) -> socket.socket:
    """Take the usual port, or the next that is free."""
    for port in range(PORT, PORT + PORTS):
        with contextlib.suppress(Unservable):
            return bind(host, port)
    return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """Take the port; raises Unservable where somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise Unservable("serve-no-port", host=host, port=str(port), why=reason_of(error)) from error
    return listening


def usual_hosts(host: str) -> list[str]:
    """The names of this machine; any, where links are to lead wherever the server is asked: there a proxy knows its names."""
    if os.environ.get(ADDRESS) == "":
        return [ANY_HOST]
    own = socket.gethostname()
    return [host, own, f"{own}.local"]


def lan_address() -> str:
    """Find the address others on the home network reach this machine at."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the way
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def open_when_ready(address: str) -> None:
    """Open the browser once the server answers."""
    began = time.monotonic()
    while time.monotonic() - began < BROWSER_SECONDS:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):  # noqa: S310  our own
            webbrowser.open(address)
            return
        time.sleep(0.2)


def describe_error(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Of an error write its kind and where it was, for its text could hold a secret."""
    event["event"] = event["event"].strip()
    event.pop("stack_info", None)
    kind, _, trace = event.pop("exc_info", None) or (None, None, None)
    if kind is not None:
        event["error"] = kind.__name__
        event["where"] = " ".join("".join(traceback.format_tb(trace, limit=-3)).split())
    return event


class Unfailing:
    """A stream that loses what cannot be written: a full disk is to be told of, and whoever tells it must not fail by it."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write a text, if that can be."""
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Put on its way what was written, if that can be."""
        with contextlib.suppress(OSError):
            self._stream.flush()


def log_as_json() -> None:
    """Log as JSON, one line each, on the standard error stream; what other libraries say only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                describe_error,
                structlog.processors.JSONRenderer(),
            ]
        )
    )
    handler.addFilter(lambda record: record.getMessage() != DENIED)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", Unfailing(sys.stderr))),
    )


if __name__ == "__main__":  # for tests: python -m linewright.server.serve HOST PORT WORKERS
    run(bind(sys.argv[1], int(sys.argv[2])), int(sys.argv[3]))
