"""What is asked at a table, by programs as data and by people in words."""

from fourfold.room.errors import RoomCode
from fourfold.room.plan import Answer, HintWanted, Json
from fourfold.room.telling import Seats, named, viewer_of
from fourfold.rules import Move
from fourfold.table.codec import command_to_json
from fourfold.table.command import Accept, Claim, Decline, Leave, Play, Propose, Resign, Return
from fourfold.table.decide import check_call
from fourfold.table.errors import TableError
from fourfold.table.table import Table
from fourfold.words import Language, Verbosity, question, understand
from fourfold.words.answer import answer, hint
from fourfold.words.help import help_texts, rule_book
from fourfold.words.message import Message, message, message_to_json
from fourfold.words.query import Action, Asked, Help, Phrase, Save, Typed, query_from_json


def answer_ask(asked: Json, table: Table, seats: Seats, now: float) -> Answer | HintWanted:
    """Answers what a person has typed. Raises `FourfoldError`."""
    typed = understand(asked["text"], Language(asked.get("language", "en")))
    if (told := _told_typed(typed)) is not None:
        return Answer(named(asked.get("id"), told))
    return _answered(typed, table, seats, asked.get("id"), now)  # type: ignore[arg-type]


def answer_query(asked: Json, table: Table, seats: Seats, now: float) -> Answer | HintWanted:
    """Answers what a program asks. Raises `FourfoldError`."""
    return _answered(query_from_json(asked), table, seats, asked.get("id"), now)


def _answered(
    query: Asked, table: Table, seats: Seats, id_: str | None, now: float
) -> Answer | HintWanted:
    if query is Action.HINT and table.options.has_hints and table.turn in seats:
        return HintWanted(table.position_as_it_counts, id_)
    return Answer(named(id_, _told_answer(query, table, seats, now)))


def _told_typed(typed: Typed) -> Json | None:  # noqa: PLR0911 - one case for each kind
    """What was typed, if it is something to do; None for a question to the board.

    A command is given back to be sent, so that a call or a resignation can be confirmed first.
    """
    match typed:
        case Play() | Propose() | Accept() | Decline() | Resign() | Claim() | Leave() | Return():
            return {"type": "understood", "command": command_to_json(typed)}
        case Action.QUARTO | Action.QUIT | Action.PHONETIC | Action.REPEAT:
            return _action(str(typed))
        case Save(name):
            return _action("save", name)
        case Phrase():
            return _action("phrase", str(typed))
        case Language():
            return _action("language", str(typed))
        case Verbosity():
            return _action("verbosity", str(typed))
        case Help(command):
            return _said(*help_texts(command))
        case Action.RULES:
            return _said(*rule_book())
    return None


def _told_answer(query: Asked, table: Table, seats: Seats, now: float) -> Json:
    """The answer to a question, but for a hint that is allowed."""
    viewer = viewer_of(seats)
    match query:
        case Action.HINT:
            allowed = table.options.has_hints and table.turn is not None
            return _said(question(table, viewer) if allowed else message("hints-off"))
        case Action.QUARTO:
            seat = table.turn if len(seats) == 2 else viewer
            if seat is None:
                raise TableError(RoomCode.NOT_YOUR_SEAT, "who watches does not play")
            check_call(table, seat)
            return _said(message("which-line"))
    return _said(*answer(query, table, viewer, now))


def told_hint(wanted: HintWanted, move: Move) -> Json:
    """The answer to one who wanted a hint, once a best move is found."""
    return named(wanted.id, _said(hint(move)))


def _said(*messages: Message) -> Json:
    return {"type": "answer", "said": [message_to_json(each) for each in messages]}


def _action(action: str, value: str | None = None) -> Json:
    return {"type": "understood", "action": action} | ({} if value is None else {"value": value})
