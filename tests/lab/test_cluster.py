"""Games in a Ray cluster of two worker processes: the same as in this one, even if a worker is killed."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import linewright as lw
from linewright.lab.running import CHUNK

pytestmark = pytest.mark.slow

FEW = 12 * CHUNK + 7

PROGRAM = """
import sys
import linewright as lw
result = lw.simulate("line-it", int(sys.argv[1]), seats=3, seed=5, bots="greedy,random,random", on="local", workers=2,
    watch=lambda done, games: print(done, file=sys.stderr, flush=True))
print(result.to_json())
"""


def workers_of(pid: int) -> list[int]:
    """The processes that play for Ray, of the family of a process."""
    found = []
    for line in subprocess.run(
        ["/bin/ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True
    ).stdout.splitlines()[1:]:
        own, parent, words = line.split(None, 2)
        found.append((int(own), int(parent), words))
    family = {pid}
    for _ in range(5):
        family |= {own for own, parent, _ in found if parent in family}
    return [own for own, _, words in found if own in family and words.startswith("ray::play_chunk")]


@pytest.mark.parametrize("is_killed", [False, True])
def test_two_worker_processes_play_the_same_games_even_if_one_is_killed(is_killed):
    here = lw.simulate("line-it", FEW, seats=3, seed=5, bots="greedy,random,random")
    command = [sys.executable, "-W", "ignore", "-c", PROGRAM, str(FEW)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "RAY_DISABLE_IMPORT_WARNING": "1"}
    )
    killed = threading.Event()

    def kill_one() -> None:
        until = time.monotonic() + 90
        while time.monotonic() < until and process.poll() is None:
            for worker in workers_of(process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    killed.set()
                    return
            time.sleep(0.02)

    if is_killed:
        threading.Thread(target=kill_one).start()
    out, err = process.communicate(timeout=150)
    assert process.returncode == 0, err[-2000:]
    assert killed.is_set() == is_killed
    assert out[out.index("{\n") :].strip() == here.to_json()  # Ray says before it that a worker died


def test_a_cluster_that_is_not_there_is_said_to_be_missing():
    program = "import linewright as lw; lw.simulate('line-it', 10, on='127.0.0.1:1')"
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert "there is no Ray cluster at 127.0.0.1:1" in failed.stderr.replace("BadLab", "")
