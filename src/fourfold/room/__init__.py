"""The authority over a table, without I/O: it runs on a server, in a terminal or in a browser.

It stands on the rules, the table and the words alone. Messages are JSON values, as docs/protocol.md
describes them.

>>> from fourfold.table import Began, Joined, Opened, Options, Player
>>> events = (Opened(Options()), Joined("Ada"), Joined("Grace"), Began(0, 0.0))
>>> room = Room("table", (Player(0), Player(1)), events, (None,) * 4, new_id=lambda: "next")
>>> ada = Listener(frozenset({0}))
>>> ((_, welcome),) = room.enter(ada, seen=4, now=1.0)
>>> give = {"type": "command", "id": "a1", "seen": 4, "command": "play", "move": "7"}
>>> plan = room.receive(ada, give, now=2.0)
>>> plan.events
(Moved(seat=Seat.FIRST, move=Give(piece=Piece.P7), at=2.0),)
>>> [listener is ada for listener, text in room.kept(plan)]
[True]
"""

from fourfold.room.answering import told_hint as told_hint
from fourfold.room.errors import RoomCode as RoomCode
from fourfold.room.listener import Listener as Listener
from fourfold.room.plan import (
    Answer as Answer,
    HintWanted as HintWanted,
    Json as Json,
    Plan as Plan,
    Told as Told,
    plan_of as plan_of,
)
from fourfold.room.room import (
    GRACE as GRACE,
    GRACE_AFTER_RESTART as GRACE_AFTER_RESTART,
    Room as Room,
)
from fourfold.room.telling import (
    dumped as dumped,
    named as named,
    told_refusal as told_refusal,
    told_view as told_view,
)
from fourfold.room.token_bucket import Rate as Rate, TokenBucket as TokenBucket
