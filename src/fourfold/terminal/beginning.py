"""How a game on this computer begins: anew, from a saved game, or with the one left last."""

from fourfold.room.room import Room
from fourfold.rules import FourfoldError, SavedGame, Seat
from fourfold.rules.errors import printable
from fourfold.table.command import Play
from fourfold.table.decide import begin, decide, join, open_table
from fourfold.table.errors import TableCode
from fourfold.table.event import Ended, Event, Joined
from fourfold.table.table import Table, replay
from fourfold.terminal.keeping import Keeping, new_game, room_of
from fourfold.terminal.setup import Agreed
from fourfold.terminal.voice import Voice
from fourfold.words import message


def newest_unfinished(voice: Voice, keeping: Keeping, *, asks: bool) -> Room | None:
    """The game that was left last, unless there is none or the listener, if asked, declines."""
    try:
        names = keeping.unfinished()
    except FourfoldError:  # That none can be kept is told when a game begins.
        names = []
    for name in names:
        try:
            room = keeping.read(name)
        except FourfoldError as error:
            if error.code != TableCode.BAD_EVENT:
                break
            voice.say(message("game-damaged", name=printable(name)))
            continue
        return room if not asks or _wants(voice, room.table) else None
    if not asks:
        voice.say(message("game-none"))
    return None


def _wants(voice: Voice, table: Table) -> bool:
    first, second = table.name(Seat.FIRST), table.name(Seat.SECOND)
    asked = message("continue", actor=first, other=second, count=table.position.count)
    return voice.confirm(asked, default=True)


def begin_game(agreed: Agreed, at: float) -> Room:
    """A game as it was agreed on, with the start and the moves of a saved one."""
    start = None if agreed.saved is None else agreed.saved.game.start
    events = list(open_table(agreed.options, start))
    for name in agreed.names:
        # The names of a saved game have been at a table before, and may be like those of old.
        is_known = agreed.saved is not None
        events += (Joined(name),) if is_known else join(replay(events), name)
    events += begin(replay(events), agreed.first, at)
    if agreed.saved is not None:
        events += _moves_of(agreed.saved, replay(events), at)
    return room_of(new_game(), agreed.players, events)


def _moves_of(saved: SavedGame, table: Table, at: float) -> list[Event]:
    """The moves of a game that is gone on with, and its end."""
    events: list[Event] = []
    for number, move in enumerate(saved.game.moves):
        if len(table.game.moves) > number:
            continue  # Automatic calling has played it.
        assert table.turn is not None
        made = decide(table, table.turn, Play(move), at)
        table = replay(made, table)
        events += made
    if table.ended is None and saved.reason is not None:
        events.append(Ended(saved.result, saved.reason))
    return events
