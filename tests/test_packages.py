"""The picture of the packages: up to date, and whole."""

from __future__ import annotations

from docs.packages import PICTURE, imports, layers, picture, reduced


def test_the_picture_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run “make graph”"


def test_the_arrows_are_as_few_as_lead_to_all_that_is_imported() -> None:
    edges = imports(name for row in layers() for name in row)
    arrows = reduced(edges)

    def reached(name: str) -> set[str]:
        return {name}.union(*(reached(other) for one, other in arrows if one == name))

    assert all(other in reached(one) for one, other in edges)
    for name, other in arrows:
        detours = (end for start, end in arrows if start == name and end != other)
        assert not any(other in reached(end) for end in detours), (name, other)
