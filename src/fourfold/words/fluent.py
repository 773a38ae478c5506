"""Renders Fluent patterns: the part of Project Fluent that the texts use.

Text, variables, references to other messages and their attributes, and selectors, whose keys are
words, numbers or plural categories. Whatever else Fluent has is an error. The syntax is read by
`fluent.syntax`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from fluent.syntax import ast

from fourfold.words.language import Language

Arguments: TypeAlias = Mapping[str, str | int]

_SEPARATORS: Final = {
    Language.EN: ",",
    Language.FR: "\N{NARROW NO-BREAK SPACE}",
    Language.ES: ".",
    Language.DE: ".",
}
"""What stands between the groups of three digits of a number."""


@dataclass(frozen=True, slots=True)
class Rendering:
    """Renders patterns in a language with some arguments; `find` finds the pattern of an id.

    Raises `LookupError` for an argument that is missing, or a part of Fluent that is not known.
    """

    language: Language
    arguments: Arguments
    find: Callable[[str], ast.Pattern]

    def render(self, pattern: ast.Pattern) -> str:
        """The text of a pattern."""
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._say(element.expression)
            for element in pattern.elements
        )

    def _say(self, expression: object) -> str:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                value = self.arguments[name]
                return number(value, self.language) if isinstance(value, int) else value
            case ast.MessageReference(id=id_, attribute=attribute):
                return self.render(
                    self.find(f"{id_.name}.{attribute.name}" if attribute else id_.name)
                )
            case ast.SelectExpression(selector=ast.VariableReference(id=id_), variants=variants):
                return self.render(self._chosen(variants, self.arguments[id_.name]).value)
        raise LookupError(f"{type(expression).__name__} is not a part of Fluent that texts may use")

    def _chosen(self, variants: list[ast.Variant], value: str | int) -> ast.Variant:
        """The first variant whose key is the value or its plural category, or else the default."""
        keys = {str(value)}
        if isinstance(value, int):
            keys.add(plural(value, self.language))
        for variant in variants:
            key = variant.key
            if (key.value if isinstance(key, ast.NumberLiteral) else key.name) in keys:
                return variant
        return next(variant for variant in variants if variant.default)


def plural(value: int, language: Language) -> str:
    """The plural category of a number: the singular is for 1, and in French for 0 too.

    >>> [plural(0, language) for language in Language]
    ['other', 'one', 'other', 'other']
    """
    return "one" if abs(value) == 1 or (value == 0 and language is Language.FR) else "other"


def number(value: int, language: Language) -> str:
    """A number in digits, grouped as the language does it.

    >>> number(12345, Language.EN), number(1234, Language.DE)
    ('12,345', '1.234')
    """
    return f"{value:,}".replace(",", _SEPARATORS[language])
