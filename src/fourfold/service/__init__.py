"""Tables that are played and watched by many at once: the driver of their rooms, with asyncio."""

from fourfold.service.errors import (
    ServiceCode as ServiceCode,
    ServiceError as ServiceError,
    StaleError as StaleError,
)
from fourfold.service.fair_queue import BusyError as BusyError
from fourfold.service.guests import GuestError as GuestError, Guests as Guests
from fourfold.service.live import Client as Client, LiveTable as LiveTable
from fourfold.service.review import ReviewedMove as ReviewedMove, review as review
from fourfold.service.service import Service as Service
from fourfold.service.setup import Setup as Setup
from fourfold.service.solver_pool import SolverPool as SolverPool
from fourfold.service.sweep import Retention as Retention
from fourfold.service.trouble_log import TroubleLog as TroubleLog
