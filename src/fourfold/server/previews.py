"""What is told of a link where it is pasted: a title, a sentence and a picture.

Whoever has the link of a table may watch there, but a preview is seen by many who did not ask for
it. So of a game that is on it tells nothing but that it is on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import urlencode

from fourfold.picture import draw_card
from fourfold.protocol.models import ALL_TRAITS, API
from fourfold.rules import (
    Call,
    Cell,
    Edition,
    FourfoldError,
    Position,
    Result,
    Seat,
    Variant,
    Win,
)
from fourfold.rules.notation import parse_position, parse_traits
from fourfold.table.table import Table
from fourfold.words import Language, Message, Texts, message
from fourfold.words.describe import told_move
from fourfold.words.export import told_rows

PICTURE: Final = f"{API}/picture"
SIZE: Final = (1200, 630)
LOCALES: Final = {
    Language.EN: "en_GB",
    Language.FR: "fr_FR",
    Language.ES: "es_ES",
    Language.DE: "de_DE",
}
POSITION_AT_MOST: Final = 40
"""Letters of what a link says of a position."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told of a link, in a language."""

    language: Language
    title: str
    description: str
    picture: str
    """Where it is, below the address of the server."""
    alternative: str
    """The picture in words."""
    position: Position = Position()
    edition: Edition = Edition.CLASSIC
    winning: tuple[Cell, ...] = ()

    def drawing(self) -> str:
        """The picture, as the text of an SVG file."""
        return draw_card(
            self.position,
            self.edition,
            title=self.title,
            description=self.description,
            winning=self.winning,
        )

    def tags(self, server: str, path: str) -> str:
        """The tags for the head of a page at a path of a server's address."""
        return "".join(_tags(self, server, path))


def _tags(preview: Preview, server: str, path: str) -> Iterator[str]:
    width, height = SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Fourfold",
        "og:locale": LOCALES[preview.language],
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{server}{path}",
        "og:image": f"{server}{preview.picture.lstrip('/')}",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.alternative,
    }
    yield _tag("name", "description", preview.description)
    yield _tag("name", "twitter:card", "summary_large_image")
    for name, value in properties.items():
        yield _tag("property", name, value)


def _tag(kind: str, name: str, value: str) -> str:
    return f'\n    <meta {kind}="{name}" content="{escape(value)}" />'


def of_game(language: Language) -> Preview:
    """What is told of the game itself."""
    return _plain(language, message("start-heading"), message("start-lead"))


def of_table(id_: str, table: Table, language: Language) -> Preview:
    """What is told of a table."""
    if table.first is None:
        if table.ended is not None:
            return of_game(language)
        invited = message("table-invited", name=table.players[0])
        return _plain(language, invited, message("preview-invited"))
    if table.ended is None:
        return _plain(language, message("preview-on"), message("preview-on-detail"))
    edition = table.options.edition
    texts = Texts(language, edition)
    title, description = texts.say(_result(table)), texts.say(_reason(table))
    said = f"{title}. {description}"
    query = urlencode({"language": str(language)})
    picture = f"{API}/tables/{id_}/picture?{query}"
    if table.options.mask:
        return Preview(language, title, description, picture, said)
    outcome = table.position.outcome
    winning = outcome.line.cells if isinstance(outcome, Win) else ()
    alternative = " ".join((said, *map(texts.say, told_rows(table.position)[:-1])))
    return Preview(
        *(language, title, description, picture, alternative),
        *(table.position, edition, winning),
    )


def of_position(query: Mapping[str, str], language: Language) -> Preview | None:
    """What is told of a position that a link names; None if it names none."""
    named = {
        name: query[name]
        for name in ("position", "edition", "traits", "squares")
        if len(query.get(name, "")) in range(1, POSITION_AT_MOST + 1)
    }
    try:
        variant = Variant(
            parse_traits(named.get("traits", ALL_TRAITS)), named.get("squares") == "true"
        )
        position = parse_position(named["position"], variant)
        edition = Edition(named.get("edition", Edition.CLASSIC))
    except (FourfoldError, KeyError, ValueError):
        return None
    texts = Texts(language, edition)
    *rows, hand = map(texts.say, told_rows(position))
    picture = f"{PICTURE}?{urlencode({**named, 'language': str(language)})}"
    title = texts.say(message("preview-position"))
    return Preview(language, title, hand, picture, " ".join((*rows, hand)), position, edition)


def _plain(language: Language, title: Message, description: Message) -> Preview:
    """A preview with the picture of an empty board, the same for all of them."""
    texts = Texts(language)
    picture = f"{PICTURE}?{urlencode({'language': str(language)})}"
    alternative = texts.say(message("start-game"))
    return Preview(language, texts.say(title), texts.say(description), picture, alternative)


def _result(table: Table) -> Message:
    """Who has won."""
    assert table.ended is not None
    if table.ended.result is Result.DRAW:
        return message("preview-drawn", **_names(table, Seat.FIRST))
    if table.ended.result is Result.UNFINISHED:
        return message("page-pair", **_names(table, Seat.FIRST))
    seat = Seat(table.ended.result.value)
    return message("table-winner", **_names(table, seat), you="nobody")


def _reason(table: Table) -> Message:
    """How that came about."""
    assert table.ended is not None
    position, result = table.position, table.ended.result
    if isinstance(position.outcome, Win):
        call = Call(position.outcome.line)
        return told_move(table, position.outcome.winner, call, position, position, None)
    if result is Result.UNFINISHED:
        return message("happened-unfinished")
    winner = Seat.FIRST if result is Result.DRAW else Seat(result.value)
    return message(f"happened-{table.ended.reason}", **_names(table, winner), you="nobody")


def _names(table: Table, actor: Seat) -> dict[str, str]:
    return {"actor": table.name(actor), "other": table.name(actor.other)}
