"""Several nodes on one database, thousands of players, and every fault that can be made here.

`make cluster` prints how much is held, and what faults cost: nothing that was acknowledged, and no
player's time. Everything runs on this machine, over loopback, and is ended in the end.
"""
