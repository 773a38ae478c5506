"""Compiles the engine to WebAssembly, for the page, from the sources of the native module.

    python backend/fourfold_engine.py          compiles it, and writes what it was made from
    python backend/fourfold_engine.py FILE     compiles it to a file

The result is committed, so that only who changes native/ needs the compiler. That is fetched into
build/, and the same for everybody, so that the same sources give the same bytes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "native" / "src"
ENGINE: Final = ROOT / "web" / "src" / "engine" / "engine.wasm"
STAMP: Final = ENGINE.with_suffix(".txt")
"""The hashes of the engine and of what it was made from."""
LOCK: Final = ROOT / "requirements" / "wasm.txt"
COMPILER: Final = ROOT / "build" / "zig"
UNITS: Final = ("analyst.cpp", "book.cpp", "endgame.cpp", "game.cpp", "wasm.cpp")
OPTIONS: Final = (
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-O3", "-DNDEBUG"),
    *("-msimd128", "-fno-exceptions", "-fno-rtti", "-s", "-Wall", "-Wextra", "-Werror"),
)


def made_from() -> str:
    """A hash of all that the engine is made from: sources, options and compiler."""
    digest = sha256(" ".join((*UNITS, *OPTIONS)).encode())
    units = (SOURCES / unit for unit in UNITS)
    for path in (LOCK, *units, *sorted(SOURCES.glob("*.hpp"))):
        digest.update(f"{path.name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def stamp() -> str:
    """What the stamp beside an engine says if it was made from these sources."""
    return f"engine {sha256(ENGINE.read_bytes()).hexdigest()}\nsources {made_from()}\n"


def fetch_compiler() -> None:
    """Brings the compiler that is locked. Exits with one sentence if it cannot be had."""
    marker, lock = COMPILER / ".installed-from", LOCK.read_text()
    if marker.exists() and marker.read_text() == lock:
        return
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    options = ["--upgrade", "--target", str(COMPILER), "--require-hashes", "--requirement"]
    if subprocess.run([*pip, *options, str(LOCK)], check=False).returncode != 0:
        raise SystemExit("The compiler could not be fetched; is the package registry in reach?")
    marker.write_text(lock)


def compile_to(target: Path) -> None:
    """Compiles the engine. Exits with one sentence if that fails."""
    fetch_compiler()
    caches = {
        "ZIG_LOCAL_CACHE_DIR": str(ROOT / "build" / "zig-cache"),
        "ZIG_GLOBAL_CACHE_DIR": str(ROOT / "build" / "zig-cache"),
    }
    command = [str(COMPILER / "ziglang" / "zig"), "c++", *OPTIONS, *UNITS, "-o", str(target)]
    if subprocess.run(command, cwd=SOURCES, env=os.environ | caches, check=False).returncode != 0:
        raise SystemExit("The engine could not be compiled: its sources are at fault.")


def main(*arguments: str) -> int:
    """Runs a command."""
    match arguments:
        case ():
            compile_to(ENGINE)
            ENGINE.chmod(0o644)
            STAMP.write_text(stamp())
        case (file,):
            compile_to(Path(file).resolve())
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
