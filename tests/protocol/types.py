"""The types of the page, written from the server's models. `make golden` writes them anew."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final

import fourfold_page
from fourfold.protocol.schema import schema

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "web" / "src" / "wire" / "protocol.ts"


def types() -> str:
    """The types as they are to be."""
    return subprocess.run(
        [fourfold_page.node(), "web/scripts/types.mjs"],
        input=json.dumps(schema()),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(types())
