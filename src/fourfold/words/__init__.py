"""Everything that is said to a person, and everything that a person may type.

What is to be said is a `Message`: an id and plain values. `describe`, `question`, `refusal` and
`answer` make them; `Texts` puts them into a language. `understand` reads what is typed.

>>> from fourfold.rules import Cell
>>> Texts(Language.FR).say(message("cell-empty", cell=Cell("b3")))
'b3, vide.'
>>> understand("row 3", Language.FR)
Row(number=3)
"""

from fourfold.words.answer import answer, hint, introduced, result, turned
from fourfold.words.describe import confirm_call, describe, question, refusal
from fourfold.words.export import Form, export
from fourfold.words.help import help_texts, rule_book
from fourfold.words.language import Language, Verbosity
from fourfold.words.message import (
    AllAre,
    Argument,
    Message,
    message,
    message_from_json,
    message_to_json,
)
from fourfold.words.query import (
    Action,
    Help,
    Phrase,
    Question,
    Save,
    Typed,
)
from fourfold.words.terms import terms
from fourfold.words.texts import Texts
from fourfold.words.understand import NotUnderstoodError, understand, understand_line

__all__ = [
    "Action",
    "AllAre",
    "Argument",
    "Form",
    "Help",
    "Language",
    "Message",
    "NotUnderstoodError",
    "Phrase",
    "Question",
    "Save",
    "Texts",
    "Typed",
    "Verbosity",
    "answer",
    "confirm_call",
    "describe",
    "export",
    "help_texts",
    "hint",
    "introduced",
    "message",
    "message_from_json",
    "message_to_json",
    "question",
    "refusal",
    "result",
    "rule_book",
    "terms",
    "turned",
    "understand",
    "understand_line",
]
