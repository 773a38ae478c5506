"""One position as braille, as text in every language, and as a drawing; `make golden` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fourfold.rules import Edition, parse_position
from fourfold.words import Form, Language, Texts, export

FOLDER = Path(__file__).parents[1] / "golden" / "tactile"
POSITION = "02../.58c/.d.f/.1.9 7"


def exports() -> Iterator[tuple[str, str]]:
    """The names of the files, and what is in them."""
    position = parse_position(POSITION)
    english = Texts(Language.EN, Edition.ACCESS)
    yield "braille.txt", export(position, Form.BRAILLE, english)
    yield "drawing.svg", export(position, Form.SVG, english)
    for language in Language:
        for edition in Edition:
            text = export(position, Form.TEXT, Texts(language, edition))
            yield f"{language}-{edition}.txt", text


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in exports():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
