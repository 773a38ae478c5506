"""Writes the golden texts of the screen reader anew: all, or those whose names are given."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import debian
from tests.reader.scripts import FOLDER, SCRIPTS
from tests.reader.session import PACKAGES, running as reading
from tests.server.running import running


def main(*wanted: str) -> None:
    if not debian.is_there(*PACKAGES) and not debian.install(*PACKAGES):
        sys.exit(f"Not written without these packages of Debian: {' '.join(PACKAGES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in SCRIPTS if not wanted or str(each) in wanted]
    with TemporaryDirectory() as folder, running(Path(folder) / "games.db") as server:
        for where, scripts in groupby(chosen, lambda each: (each.browser, each.language)):
            with reading(*where, server.url) as session:
                for each in scripts:
                    each.path.write_text(each.hear(session, server.url), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
