"""The languages that are spoken, and how much is said."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fourfold.rules.word import Word

_END_OF_CODE = re.compile(r"[-_.@]")
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


_LANGUAGES = {str(language): language for language in Language}


class Verbosity(Word):
    """How much is said."""

    SHORT = "short"
    NORMAL = "normal"
    FULL = "full"
