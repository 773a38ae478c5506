"""Debian's packages that a few proofs need.

As root they are installed, once; anybody else leaves those proofs out where they are missing, and
the summary of the run names them.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from typing import Final

import pytest

import fourfold_page

APT: Final = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600")


def ensure(*packages: str) -> None:
    """Has packages installed. Skips the test where that is not allowed; else it fails without."""
    if is_there(*packages):
        return
    names = " ".join(packages)
    if os.geteuid() != 0:
        pytest.skip(f"Not tried without these packages of Debian, which root may install: {names}")
    if not install(*packages):
        pytest.fail(f"These packages of Debian could not be installed: {names}")


def install(*packages: str) -> bool:
    """Installs packages, where that is allowed. Tells whether they are there then."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    folder = fourfold_page.ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "debian.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # while one process installs, the others wait
        if not is_there(*packages):
            quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            for words in (("update",), ("install", "--yes", "--no-install-recommends", *packages)):
                subprocess.run([*APT, *words], env=quietly, check=False, stdout=2)
    return is_there(*packages)


def is_there(*packages: str) -> bool:
    """Whether packages are installed."""
    if shutil.which("dpkg-query") is None:
        return False
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}\n", *packages]
    found = subprocess.run(query, capture_output=True, text=True, check=False)
    return found.stdout.split() == ["installed"] * len(packages)
