"""A look back at a finished game, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.protocol.bodies import OpenedGameBody, ReviewBody
from fourfold.words import Language, Texts, message_from_json
from tests.server.games import pair
from tests.server.histories import UNLIKE
from tests.server.running import Guest, Json, Server, Socket, ask
from tests.table.games import QUIET, ROW


def review_of(server: Server, table: str) -> list[Json]:
    """The moves of a review, each checked against the protocol."""
    status, answer = ask("GET", f"{server.url}/api/v2/tables/{table}/review")
    assert status == 200, answer
    read = ReviewBody.model_validate(answer)
    assert read.model_dump(mode="json") == answer
    moves: list[Json] = answer["moves"]
    return moves


def said(move: Json) -> str | None:
    return None if move["said"] is None else Texts(Language.EN).say(message_from_json(move["said"]))


def test_what_a_move_has_cost_is_spoken_of(server: Server) -> None:
    with pair(server.url) as game:
        game.play(f"{ROW} f !a1d1")
    *_, losing, _, gave, called = review_of(server, game.table)
    assert gave == {
        "position": "..../..../..../0123 - d1",
        "move": "f",
        "seat": "first",
        "before": {"value": "win", "plies": 0},
        "after": {"value": "loss", "plies": 0},
        "best": "!a1d1",
        "said": {
            "id": "turned-missed",
            "arguments": {"line": {"line": "a1d1"}, "shared": {"all": ["round", "light"]}},
        },
    }
    assert said(gave) == "Overlooked row 1: all four are round and light."
    assert (called["seat"], called["said"]) == ("second", None)
    assert (losing["move"], losing["after"]) == ("3", {"value": "loss", "plies": 1})
    told = said(losing)
    assert told is not None
    assert told.startswith("Giving the short round hollow light piece lost at once; the ")
    assert told.endswith(" piece held the draw.")


@pytest.mark.parametrize(
    ("moves", "options"),
    [
        ("", {}),
        ("0 a1 1 b2 2", {}),
        (f"{QUIET} done done", {}),
        (f"{UNLIKE} !a1d1 2", {}),
        ("0 a1 f d4 1 b1 e c4 3 a2 8 b2 !a1b2", {"squares": True, "traits": "colour,shape"}),
        (ROW, {"calling": "automatic"}),
        (f"{ROW} !a1d1", {"mask": True}),
    ],
    ids=["nothing", "resigned", "full", "wrong call", "squares", "automatic", "mask"],
)
def test_every_game_is_reviewed_as_far_as_it_went(
    server: Server, moves: str, options: dict[str, Any]
) -> None:
    with pair(server.url, **options) as game:
        game.play(moves)
        if game.first.view["state"] == "on":
            game.first.do("resign")
        assert [move["move"] for move in review_of(server, game.table)] == game.first.view["moves"]


def test_while_a_game_is_on_nothing_is_told_of_it(server: Server, ada: Guest) -> None:
    waiting = ada.open()["table"]
    with pair(server.url) as game, Socket(server.url, game.table):
        game.play(ROW)
        for table in (waiting, game.table):
            for guest in (ada, *game.guests):
                status, answer = guest.get(f"/tables/{table}/review")
                assert (status, answer["code"]) == (409, "game-on")


@pytest.mark.proof
def test_a_review_after_a_restart(own_server: Server) -> None:
    with pair(own_server.url) as game:
        game.play(f"{ROW} !a1d1")
    before = review_of(own_server, game.table)
    own_server.restart()
    assert review_of(own_server, game.table) == before


def opened(server: Server, text: str, **variant: Any) -> tuple[int, Json]:
    return ask("POST", f"{server.url}/api/v2/review", {"text": text, **variant})


def test_a_game_that_was_saved_is_reviewed_as_at_its_table(server: Server) -> None:
    with pair(server.url, edition="access", squares=True) as game:
        game.play(f"{ROW} f !a1d1")
    _, text = ask("GET", f"{server.url}/api/v2/tables/{game.table}/game")
    for pasted in (str(text), str(text).strip().replace("\n", "\r\n"), f"\ufeff{text}\n"):
        status, answer = opened(server, pasted)
        assert status == 200, answer
        read = OpenedGameBody.model_validate(answer)
        assert read.model_dump(mode="json") == answer
        assert answer["moves"] == review_of(server, game.table)
        assert (read.first, read.second, read.edition) == ("Ada", "Grace", "access")
        assert (read.squares, read.result, read.reason) == (True, "second", "call")
        assert len(read.lines) == 19


def test_moves_alone_are_reviewed_from_the_empty_board(server: Server) -> None:
    status, answer = opened(server, " 0 a1\n1  b1 2", traits="body")
    assert status == 200
    assert [each["move"] for each in answer["moves"]] == ["0", "a1", "1", "b1", "2"]
    assert (answer["traits"], answer["result"], answer["start"]) == ("body", "unfinished", None)


@pytest.mark.parametrize(
    ("text", "status", "code", "where"),
    [
        ("0 a1 1 a1", 409, "cell-taken", {"move": 4}),
        ("0 a1 x", 422, "bad-move", {"move": 3}),
        ("Edition: classic\nTraits: no", 422, "bad-traits", {"line": 2}),
        ("0 " * 2001, 422, "bad-message", {}),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(
    server: Server, text: str, status: int, code: str, where: Json
) -> None:
    answered, answer = opened(server, text)
    assert (answered, answer["code"]) == (status, code)
    assert {key: answer[key] for key in ("line", "move") if key in answer} == where
