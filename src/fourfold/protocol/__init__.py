"""What programs and the server say to each other: every message, in one vocabulary.

The models are the shape of the wire, for requests over HTTP and for messages over sockets. Texts
in them are those of the notation. docs/protocol.md tells how they are used.

>>> read_from_client('{"type": "command", "seen": 7, "command": "play", "move": "b3"}')
CommandMessage(id=None, type='command', seen=7, seat=None, command='play', move='b3', offer=None)
"""

from fourfold.protocol.bodies import (
    AnalysisBody,
    HealthBody,
    JoinBody,
    NewTableBody,
    OpenTableBody,
    OpenTablesBody,
    OpponentBody,
    RefusalBody,
    ReviewBody,
    ReviewedMoveBody,
    ScoreBody,
    ScoredTurnBody,
    SeatsBody,
    SessionBody,
    TableBody,
)
from fourfold.protocol.from_client import (
    AskMessage,
    CommandMessage,
    FromClient,
    HelloMessage,
    PingMessage,
    QueryMessage,
    first_fault,
    id_in,
    read_from_client,
)
from fourfold.protocol.from_server import (
    AnswerMessage,
    EventsMessage,
    FromServer,
    GoodbyeMessage,
    NextMessage,
    PongMessage,
    RefusedMessage,
    StaleMessage,
    UnderstoodMessage,
    WatchingMessage,
    WelcomeMessage,
    read_from_server,
)
from fourfold.protocol.models import (
    ALL_TRAITS,
    API,
    EventBody,
    OptionsBody,
    SaidBody,
    ViewBody,
)
from fourfold.table.codec import VERSION

__all__ = [
    "ALL_TRAITS",
    "API",
    "VERSION",
    "AnalysisBody",
    "AnswerMessage",
    "AskMessage",
    "CommandMessage",
    "EventBody",
    "EventsMessage",
    "FromClient",
    "FromServer",
    "GoodbyeMessage",
    "HealthBody",
    "HelloMessage",
    "JoinBody",
    "NewTableBody",
    "NextMessage",
    "OpenTableBody",
    "OpenTablesBody",
    "OpponentBody",
    "OptionsBody",
    "PingMessage",
    "PongMessage",
    "QueryMessage",
    "RefusalBody",
    "RefusedMessage",
    "ReviewBody",
    "ReviewedMoveBody",
    "SaidBody",
    "ScoreBody",
    "ScoredTurnBody",
    "SeatsBody",
    "SessionBody",
    "StaleMessage",
    "TableBody",
    "UnderstoodMessage",
    "ViewBody",
    "WatchingMessage",
    "WelcomeMessage",
    "first_fault",
    "id_in",
    "read_from_client",
    "read_from_server",
]
