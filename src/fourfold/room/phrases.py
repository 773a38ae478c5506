"""Phrases that one player says to the other: told at once, and kept nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourfold.room.errors import RoomCode
from fourfold.room.listener import Listener
from fourfold.room.plan import Json, Spoken, Told
from fourfold.room.telling import dumped, named, viewer_of
from fourfold.rules import Seat, TextError
from fourfold.table.errors import TableCode, TableError
from fourfold.words import message_to_json
from fourfold.words.describe import told_phrase
from fourfold.words.query import Phrase

if TYPE_CHECKING:
    from fourfold.room.room import Room


def say(room: Room, listener: Listener, asked: Json) -> Spoken:
    """What both players are told of a phrase of one of them. Raises `FourfoldError`."""
    try:
        phrase = Phrase(asked["phrase"])
    except (KeyError, ValueError):
        raise TextError(TableCode.BAD_MESSAGE, "there is no such phrase") from None
    seat = _speaker(room, listener)
    told = told_phrases(room, seat, phrase, listener, asked.get("id"))
    return Spoken(room.table.player_on(seat), str(phrase), told)


def told_phrases(
    room: Room,
    seat: Seat,
    phrase: Phrase,
    listener: Listener | None = None,
    id_: str | None = None,
) -> Told:
    """What those of both players who listen here are told of a phrase; the id to who said it."""
    told = []
    for each in room.listeners:
        if seats := room.seats_of(each.players):
            said = told_phrase(phrase, room.table, seat, viewer_of(seats))
            body: Json = {"type": "phrase", "seat": str(seat), "phrase": str(phrase)}
            body["said"] = message_to_json(said)
            told.append((each, dumped(named(id_ if each is listener else None, body))))
    return told


def _speaker(room: Room, listener: Listener) -> Seat:
    """The seat of a player who has somebody to talk to. Raises `TableError`."""
    if not listener.players:
        raise TableError(RoomCode.NOT_YOUR_SEAT, "who watches does not talk to the players")
    player, seat = min(listener.players), room.table.seat_of(min(listener.players))
    if seat is None:
        raise TableError(TableCode.GAME_NOT_BEGUN, "the game has not begun")
    other = room.players.get(1 - player)
    is_here = other is not None and other.guest == room.players[player].guest
    if len(listener.players) == 2 or is_here:
        raise TableError(RoomCode.NOBODY_LISTENS, "both players are at one screen")
    if other is None or other.computer is not None:
        raise TableError(RoomCode.NOBODY_LISTENS, "the other player is a computer")
    if not room.is_connected(1 - player):
        raise TableError(RoomCode.NOBODY_LISTENS, "the other player is not there")
    return seat
