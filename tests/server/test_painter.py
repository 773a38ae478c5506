"""The painter: one process, started when it is needed, and none when it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fourfold.server import painter as painting
from fourfold.server.painter import KEPT_AT_MOST, WAITING_OF_ONE, Painter
from fourfold.service.fair_queue import BusyError
from fourfold.service.trouble_log import TroubleLog

PNG = b"\x89PNG"


def drawing(side: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"/>'


def run(act: Callable[[Painter], Awaitable[None]]) -> None:
    async def live() -> None:
        painter = Painter(TroubleLog())
        try:
            await act(painter)
        finally:
            await painter.stop()
        assert painter._process is None

    asyncio.run(live())


def test_another_process_paints_when_one_has_died() -> None:
    async def act(painter: Painter) -> None:
        assert (await painter.paint("a", drawing(1))).startswith(PNG)
        first = painter._process
        assert first is not None
        first.kill()
        await first.wait()
        assert (await painter.paint("a", drawing(2))).startswith(PNG)
        assert painter._process is not first

    run(act)


def test_a_process_that_is_idle_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "SECONDS_IDLE", 0.1)

    async def act(painter: Painter) -> None:
        for side in (1, 2):
            assert (await painter.paint("a", drawing(side))).startswith(PNG)
            assert painter._work is not None
            await painter._work
            assert painter._process is None

    run(act)


def test_what_cannot_be_painted_is_refused_and_the_next_is_painted() -> None:
    async def act(painter: Painter) -> None:
        with pytest.raises(BusyError):
            await painter.paint("a", "no drawing")
        assert (await painter.paint("a", drawing(1))).startswith(PNG)

    run(act)


def test_one_address_waits_for_a_few_and_the_oldest_are_forgotten() -> None:
    async def act(painter: Painter) -> None:
        asked = [painter.paint("a", drawing(side + 1)) for side in range(2 * WAITING_OF_ONE)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [each for each in answers if isinstance(each, BusyError)]
        assert len(refused) == WAITING_OF_ONE
        assert painter.is_kept(drawing(1))
        for side in range(KEPT_AT_MOST):
            await painter.paint("b", drawing(100 + side))
        assert not painter.is_kept(drawing(1))
        assert painter.is_kept(drawing(100))

    run(act)
