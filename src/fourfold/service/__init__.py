"""Tables that are played and watched by many at once: the driver of their rooms, with asyncio."""

from fourfold.service.errors import ServiceCode, ServiceError, StaleError
from fourfold.service.fair_queue import BusyError
from fourfold.service.guests import GuestError, Guests
from fourfold.service.live import Client, Farewell, LiveTable
from fourfold.service.review import ReviewedMove, review
from fourfold.service.service import Service
from fourfold.service.setup import Setup
from fourfold.service.solver_pool import SolverPool
from fourfold.service.sweep import Retention
from fourfold.service.trouble_log import TroubleLog

__all__ = [
    "BusyError",
    "Client",
    "Farewell",
    "GuestError",
    "Guests",
    "LiveTable",
    "Retention",
    "ReviewedMove",
    "Service",
    "ServiceCode",
    "ServiceError",
    "Setup",
    "SolverPool",
    "StaleError",
    "TroubleLog",
    "review",
]
