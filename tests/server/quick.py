"""A server whose dealer and bots wait a fifth as long as people would: python -m tests.server.quick HOST PORT WORKERS."""

import sys
from typing import Any

from linewright.server import serve

TEMPO = 0.2


def quick_app() -> Any:
    """The application of `linewright serve`, with that tempo."""
    app = serve.logging_app()
    app.server.hall.tempo = TEMPO
    return app


if __name__ == "__main__":
    serve.APP = "tests.server.quick:quick_app"
    serve.run(serve.bind(sys.argv[1], int(sys.argv[2])), int(sys.argv[3]))
