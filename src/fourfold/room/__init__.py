"""The authority over a table, without I/O: it runs on a server, in a terminal or in a browser.

It stands on the rules, the table and the words alone. Messages are JSON values, as docs/protocol.md
describes them.

>>> from fourfold.room.listener import Listener
>>> from fourfold.room.room import Room
>>> from fourfold.table.event import Began, Joined, Opened
>>> from fourfold.table.options import Options
>>> from fourfold.table.player import Player
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
