"""What programs and the server say to each other: every message, in one vocabulary.

The models are the shape of the wire, for requests over HTTP and for messages over sockets. Texts
in them are those of the notation. docs/protocol.md tells how they are used.

>>> read_from_client('{"type": "command", "seen": 7, "command": "play", "move": "b3"}')
CommandMessage(id=None, type='command', seen=7, seat=None, command='play', move='b3', offer=None)
"""

from fourfold.protocol.bodies import (
    AnalysisBody as AnalysisBody,
    HealthBody as HealthBody,
    JoinBody as JoinBody,
    NewTableBody as NewTableBody,
    OpenTableBody as OpenTableBody,
    OpenTablesBody as OpenTablesBody,
    OpponentBody as OpponentBody,
    RefusalBody as RefusalBody,
    ReviewBody as ReviewBody,
    ReviewedMoveBody as ReviewedMoveBody,
    ScoreBody as ScoreBody,
    ScoredTurnBody as ScoredTurnBody,
    SeatsBody as SeatsBody,
    SessionBody as SessionBody,
    TableBody as TableBody,
)
from fourfold.protocol.from_client import (
    HelloMessage as HelloMessage,
    QueryMessage as QueryMessage,
    first_fault as first_fault,
    id_in as id_in,
    read_from_client as read_from_client,
)
from fourfold.protocol.from_server import (
    AnswerMessage as AnswerMessage,
    EventsMessage as EventsMessage,
    NextMessage as NextMessage,
    WelcomeMessage as WelcomeMessage,
    read_from_server as read_from_server,
)
from fourfold.protocol.models import (
    ALL_TRAITS as ALL_TRAITS,
    API as API,
    EventBody as EventBody,
    OptionsBody as OptionsBody,
    SaidBody as SaidBody,
    ViewBody as ViewBody,
)
from fourfold.table.codec import VERSION as VERSION
