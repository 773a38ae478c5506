"""Whether the server is alive, and whether it is ready."""

from importlib.metadata import version

from fastapi import APIRouter

from fourfold.protocol.bodies import HealthBody
from fourfold.server.routes import ANYWHERE, TheService

router = APIRouter(responses=ANYWHERE)


@router.get("/healthz")
async def read_health() -> HealthBody:
    """Answers while the server is alive, whatever becomes of its database."""
    return HealthBody(status="alive", version=version("fourfold"))


@router.get("/readyz")
async def read_readiness(service: TheService) -> HealthBody:
    """Answers while the server is ready: it does not stop, and moves can be kept."""
    await service.check_health()
    return HealthBody(status="ready", version=version("fourfold"))
