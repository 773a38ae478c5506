"""Tables that are played and watched by many at once; asyncio, and no web framework."""

from fourfold.service.alarm import Alarm
from fourfold.service.bucket import Bucket, Rate
from fourfold.service.errors import ServiceError, StaleError
from fourfold.service.fair_queue import BusyError
from fourfold.service.guests import GuestError, Guests
from fourfold.service.live import LiveTable
from fourfold.service.review import ReviewedMove, review
from fourfold.service.service import Service, Snapshot
from fourfold.service.setup import Setup
from fourfold.service.subscription import Farewell, Item, News, Next, Subscription, Watching
from fourfold.service.sweep import Retention
from fourfold.service.thinking import Mind

__all__ = [
    "Alarm",
    "Bucket",
    "BusyError",
    "Farewell",
    "GuestError",
    "Guests",
    "Item",
    "LiveTable",
    "Mind",
    "News",
    "Next",
    "Rate",
    "Retention",
    "ReviewedMove",
    "Service",
    "ServiceError",
    "Setup",
    "Snapshot",
    "StaleError",
    "Subscription",
    "Watching",
    "review",
]
