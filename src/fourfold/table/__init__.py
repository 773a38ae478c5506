"""A table: two seats, options, a clock as data, and all that can happen at it. Pure.

`decide` says what a command brings about, `evolve` what the table is after it; `view` is what a
seat or a watcher may see. Time and chance come from the caller.

>>> from fourfold.rules import Give, Piece, Seat
>>> table = replay(open_table(Options()))
>>> for player in ("Ada", "Grace"):
...     table = replay(join(table, player), table)
>>> table = replay(begin(table, first=1, at=0.0), table)
>>> table.name(Seat.FIRST)
'Grace'
>>> decide(table, Seat.FIRST, Play(Give(Piece("7"))), at=2.5)
(Moved(seat=Seat.FIRST, move=Give(piece=Piece.P7), at=2.5),)
"""

from fourfold.table.codec import (
    command_from_json as command_from_json,
    command_to_json as command_to_json,
    event_from_json as event_from_json,
    event_to_json as event_to_json,
    options_from_json as options_from_json,
    options_to_json as options_to_json,
)
from fourfold.table.command import (
    Accept as Accept,
    Cause as Cause,
    Claim as Claim,
    Command as Command,
    Decline as Decline,
    Leave as Leave,
    Offer as Offer,
    Play as Play,
    Propose as Propose,
    Resign as Resign,
    Return as Return,
)
from fourfold.table.decide import (
    begin as begin,
    carry_out as carry_out,
    check_call as check_call,
    claim_from as claim_from,
    close as close,
    decide as decide,
    join as join,
    may_call as may_call,
    open_table as open_table,
    pass_time as pass_time,
    rematch as rematch,
    resume as resume,
    settle as settle,
    why_wrong as why_wrong,
)
from fourfold.table.errors import TableCode as TableCode, TableError as TableError
from fourfold.table.event import (
    Began as Began,
    CalledWrongly as CalledWrongly,
    Declined as Declined,
    Ended as Ended,
    Event as Event,
    Joined as Joined,
    Left as Left,
    Moved as Moved,
    Offered as Offered,
    Opened as Opened,
    Rematched as Rematched,
    Resumed as Resumed,
    Returned as Returned,
    TimeUp as TimeUp,
    TookBack as TookBack,
)
from fourfold.table.options import Late as Late, Options as Options, WrongCalls as WrongCalls
from fourfold.table.player import Computer as Computer, Pace as Pace, Player as Player
from fourfold.table.saved import saved_game as saved_game
from fourfold.table.table import Table as Table, evolve as evolve, replay as replay
from fourfold.table.view import Missed as Missed, View as View, view as view
