"""Writes the golden texts of the screen reader anew: all, or those whose names are given."""

from __future__ import annotations

import sys

from tests import debian
from tests.reader.scripts import FOLDER, SCRIPTS
from tests.reader.session import PACKAGES


def main(*wanted: str) -> None:
    if not debian.is_there(*PACKAGES) and not debian.install(*PACKAGES):
        sys.exit(f"Not written without these packages of Debian: {' '.join(PACKAGES)}")
    if not wanted:
        for path in FOLDER.glob("*.txt"):
            path.unlink()
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in SCRIPTS if not wanted or str(each) in wanted]
    for each in chosen:
        heard = each.hear()
        if heard.announced != heard.expected or heard.faults:
            sys.exit(f"Not written: {each} has faults\n{heard.text}{heard.faults}")
        each.path.write_text(heard.text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
