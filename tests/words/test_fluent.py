"""The rendering of Fluent, judged by the reference implementation."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from fourfold.words import Language
from fourfold.words.fluent import Arguments, Rendering
from fourfold.words.texts import PARTS, source
from tests.words.samples import ARGUMENTS, CHOICES

NUMBERS = (*range(23), 99, 100, 101, 999, 1000, 1001, 9999, 10_000, 12_345, 999_999, 1_234_567)

FEATURES = """
plain = A text
    of two lines
    .shown = its { $name }
counted = { $n ->
    [0] none
    [one] one: { $n }
    [42] { plain }
   *[other] { plain.shown }, { $n }
}
chosen = { $name ->
    [ada] { counted }
   *[grace] { $name }s
}
"""


@cache
def _reference(language: Language, *sources: str) -> FluentBundle:
    bundle = FluentBundle([str(language)], use_isolating=False)
    for each in sources:
        bundle.add_resource(FluentResource(each))
    return bundle


def _expected(bundle: FluentBundle, id_: str, arguments: Arguments) -> str:
    name, _, attribute = id_.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, dict(arguments))
    assert not errors
    return str(said)


@cache
def _patterns(*sources: str) -> dict[str, ast.Pattern]:
    patterns: dict[str, ast.Pattern] = {}
    for each in sources:
        for entry in FluentParser().parse(each).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                patterns[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return patterns


@pytest.mark.parametrize("language", Language, ids=str)
def test_every_number_is_counted_and_written_as_the_reference_does(language: Language) -> None:
    patterns = _patterns(FEATURES)
    for n in (*NUMBERS, *(-n for n in NUMBERS)):
        for name in ("ada", "grace", "other"):
            arguments: dict[str, str | int] = {"n": n, "name": name}
            for id_ in patterns:
                said = Rendering(language, arguments, patterns.__getitem__).render(patterns[id_])
                assert said == _expected(_reference(language, FEATURES), id_, arguments)


@pytest.mark.parametrize("language", Language, ids=str)
def test_every_text_is_rendered_as_the_reference_does(language: Language) -> None:
    sources = tuple(source(language, part) for part in PARTS)
    patterns, reference = _patterns(*sources), _reference(language, *sources)
    for choice in range(4):
        # Words for whatever a text may be about, and in turn each of those it may choose by.
        arguments: dict[str, str | int] = {"verbosity": "normal", "edition": "classic"}
        for name, value in ARGUMENTS.items():
            arguments[name] = value if isinstance(value, str | int) else name
        for name, values in CHOICES.items():
            value = values[choice % len(values)]
            arguments[name] = value if isinstance(value, str | int) else str(value)
        for id_, pattern in patterns.items():
            rendering = Rendering(language, arguments, patterns.__getitem__)
            assert rendering.render(pattern) == _expected(reference, id_, arguments), id_


@pytest.mark.parametrize("text", ['x = { "quoted" }', "x = { NUMBER($n) }", "x = { -term }"])
def test_what_texts_may_not_use_is_an_error(text: str) -> None:
    patterns = _patterns(text)
    with pytest.raises(LookupError, match="not a part of Fluent"):
        Rendering(Language.EN, {"n": 1}, patterns.__getitem__).render(patterns["x"])
