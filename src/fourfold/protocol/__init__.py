"""What programs and the server say to each other: every message, in one vocabulary.

The models are the shape of the wire, for requests over HTTP and for messages over sockets. Texts
in them are those of the notation. docs/protocol.md tells how they are used.

>>> from fourfold.protocol.from_client import read_from_client
>>> read_from_client('{"type": "command", "seen": 7, "command": "play", "move": "b3"}')
CommandMessage(id=None, type='command', seen=7, seat=None, command='play', move='b3', offer=None)
"""

from fourfold.protocol.bodies import OpponentBody as OpponentBody
from fourfold.protocol.models import OptionsBody as OptionsBody
