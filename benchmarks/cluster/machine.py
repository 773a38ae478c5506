"""What processes use of the machine, from /proc."""

from __future__ import annotations

import os
import resource
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
FILES: Final = 65_536
HOST: Final = "127.0.0.1"


def allow_many_files() -> None:
    """Has this process and its children open as many files as they may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(FILES, hard)))
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                children.setdefault(parent, []).append(int(folder.name))
    found = [pid]
    for each in found:
        found += children.get(each, [])
    return found


def is_running(pid: int) -> bool:
    """Whether a process has not ended, be it that nobody has taken note of its end."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def cpu_seconds(pids: Iterable[int]) -> float:
    """The time for which processes have worked, those that have ended beneath them included."""
    ticks = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def megabytes(pids: Iterable[int]) -> float:
    """The memory that processes take; what several share is counted in parts."""
    kilobytes = 0
    for pid in pids:
        with suppress(OSError):
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
            kilobytes += int(rollup.partition("\nPss:")[2].split()[0])
    return kilobytes / 1024


def free_port() -> int:
    """A port of the loopback that nobody listens on just now."""
    with socket.create_server((HOST, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
