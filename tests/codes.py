"""The codes of all layers."""

from __future__ import annotations

from typing import Final

from fourfold.cli.errors import CliCode
from fourfold.client.errors import ClientCode
from fourfold.engine import EngineCode
from fourfold.protocol.errors import ProtocolCode
from fourfold.room.errors import RoomCode
from fourfold.rules import RulesCode
from fourfold.server.errors import ServerCode
from fourfold.service.errors import ServiceCode
from fourfold.store import StoreCode
from fourfold.table.errors import TableCode

CODES: Final = (
    *RulesCode,
    *TableCode,
    *RoomCode,
    *EngineCode,
    *StoreCode,
    *ProtocolCode,
    *ServiceCode,
    *ClientCode,
    *ServerCode,
    *CliCode,
)
