"""Everything that is said to a person, and everything that a person may type.

What is to be said is a `Message`: an id and plain values. `describe`, `question`, `refusal` and
`answer` make them; `Texts` puts them into a language. `understand` reads what is typed.

>>> from fourfold.rules import Cell
>>> Texts(Language.FR).say(message("cell-empty", cell=Cell("b3")))
'b3, vide.'
>>> understand("row 3", Language.FR)
Row(number=3)
"""

from fourfold.words.answer import answer, counted, hint, result, turned
from fourfold.words.describe import describe, question, refusal
from fourfold.words.export import Form, export, told_rows
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
    Board,
    Braille,
    ChangeLanguage,
    ChangeVerbosity,
    Column,
    Diagonals,
    Ending,
    Find,
    Hand,
    Help,
    Hint,
    Last,
    Left,
    Phonetic,
    Quarto,
    Query,
    Quit,
    Repeat,
    Row,
    Rules,
    Save,
    Shares,
    Traits,
    Turn,
    Typed,
    Utility,
    WhatIsOn,
    query_from_json,
    query_to_json,
)
from fourfold.words.texts import Texts, TextsError
from fourfold.words.understand import NotUnderstoodError, understand, understand_line

__all__ = [
    "AllAre",
    "Argument",
    "Board",
    "Braille",
    "ChangeLanguage",
    "ChangeVerbosity",
    "Column",
    "Diagonals",
    "Ending",
    "Find",
    "Form",
    "Hand",
    "Help",
    "Hint",
    "Language",
    "Last",
    "Left",
    "Message",
    "NotUnderstoodError",
    "Phonetic",
    "Quarto",
    "Query",
    "Quit",
    "Repeat",
    "Row",
    "Rules",
    "Save",
    "Shares",
    "Texts",
    "TextsError",
    "Traits",
    "Turn",
    "Typed",
    "Utility",
    "Verbosity",
    "WhatIsOn",
    "answer",
    "counted",
    "describe",
    "export",
    "help_texts",
    "hint",
    "message",
    "message_from_json",
    "message_to_json",
    "query_from_json",
    "query_to_json",
    "question",
    "refusal",
    "result",
    "rule_book",
    "told_rows",
    "turned",
    "understand",
    "understand_line",
]
