"""The drawings of the pieces for the page. `make golden` writes them anew."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from fourfold.picture.geometry import BODIES

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "pieces" / "shapes.json"


def shapes() -> str:
    """The drawings as they are to be: round and tall, round and short, then the boxes."""
    return f"{json.dumps([asdict(each) for each in BODIES.values()], indent=2)}\n"


if __name__ == "__main__":
    FILE.write_text(shapes())
