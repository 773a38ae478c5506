"""A table: two seats, options, a clock as data, and all that can happen at it. Pure.

`decide` says what a command brings about, `evolve` what the table is after it. Time and chance come
from the caller.

>>> from fourfold.rules import Give, Piece, Seat
>>> from fourfold.table.decide import begin, decide, join, open_table
>>> from fourfold.table.table import replay
>>> table = replay(open_table(Options()))
>>> for player in ("Ada", "Grace"):
...     table = replay(join(table, player), table)
>>> table = replay(begin(table, first=1, at=0.0), table)
>>> table.name(Seat.FIRST)
'Grace'
>>> decide(table, Seat.FIRST, Play(Give(Piece("7"))), at=2.5)
(Moved(seat=Seat.FIRST, move=Give(piece=Piece.P7), at=2.5),)
"""

from fourfold.table.command import (
    Accept as Accept,
    Claim as Claim,
    Command as Command,
    Decline as Decline,
    Offer as Offer,
    Play as Play,
    Propose as Propose,
    Resign as Resign,
)
from fourfold.table.decide import may_call as may_call, why_wrong as why_wrong
from fourfold.table.errors import TableCode as TableCode
from fourfold.table.event import Event as Event
from fourfold.table.options import Options as Options, WrongCalls as WrongCalls
from fourfold.table.table import Table as Table
