"""The languages that are spoken, and how much is said."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fourfold.rules.word import Word

_END_OF_CODE = re.compile(r"[-_.@]")
_WEIGHT = re.compile(r"[01](\.\d{0,3})?")
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Language(Word):
    """A language, named by its code."""

    EN = "en"
    FR = "fr"
    ES = "es"
    DE = "de"

    @staticmethod
    def of_environment(environ: Mapping[str, str]) -> Language:
        """The language that the environment asks for, or else English.

        As in gettext the first variable that is set decides; `LANGUAGE` may list several.

        >>> Language.of_environment({"LANGUAGE": "pt:es", "LANG": "fr_FR.UTF-8"})
        Language.ES
        >>> Language.of_environment({"LANG": "de.UTF-8"})
        Language.DE
        """
        chosen = next((value for name in _VARIABLES if (value := environ.get(name))), "")
        codes = (_END_OF_CODE.split(name)[0].lower() for name in chosen.split(":"))
        return next((_LANGUAGES[code] for code in codes if code in _LANGUAGES), Language.EN)

    @staticmethod
    def accepted(header: str) -> Language:
        """The language that an `Accept-Language` header asks for, or else English.

        >>> Language.accepted("pt-BR, de;q=0.4, fr-CA;q=0.8, en;q=0")
        Language.FR
        >>> Language.accepted("*")
        Language.EN
        """
        wanted = []
        for each in header.lower().split(","):
            tag, _, weight = each.replace(" ", "").partition(";q=")
            code = _END_OF_CODE.split(tag)[0]
            if code in _LANGUAGES:
                wanted.append((_weight(weight), _LANGUAGES[code]))
        best = max((weight for weight, _ in wanted), default=0.0)
        return next((each for weight, each in wanted if weight == best > 0), Language.EN)


def _weight(text: str) -> float:
    """The weight of a language in a header; whole if none can be read."""
    return float(text) if _WEIGHT.fullmatch(text) else 1.0


_LANGUAGES = {str(language): language for language in Language}


class Verbosity(Word):
    """How much is said."""

    SHORT = "short"
    NORMAL = "normal"
    FULL = "full"
