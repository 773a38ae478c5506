"""What the server thinks: the same as the solver, once for all that are alike."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from fourfold.engine import Solver
from fourfold.engine.solver import CancelledError
from fourfold.engine.turn import legal_turns
from fourfold.rules import VARIANTS, ErrorCode, Position, SetupError, Variant, parse_position
from fourfold.rules.symmetry import symmetries
from fourfold.service import BusyError, Mind
from fourfold.service.thinking import WAITING_AT_MOST, Thinker
from tests.strategies import quiet_game


@pytest.fixture
def mind() -> Iterator[Mind]:
    made = Mind()
    yield made
    made.close()


def late_positions(count: int) -> list[Position]:
    chance = Random(5)
    return [
        quiet_game(chance, chance.choice(VARIANTS), chance.randrange(20, 29)).position
        for _ in range(count)
    ]


def test_an_analysis_is_that_of_the_solver(mind: Mind) -> None:
    for position in late_positions(40):
        found = asyncio.run(mind.analyse(position))
        assert found == Solver(position.variant).analyse(position)
        assert tuple(each.turn for each in found) == legal_turns(position)


def test_a_best_turn_is_the_first_of_those_in_an_analysis(mind: Mind) -> None:
    for position in late_positions(40):
        turns = Solver(position.variant).analyse(position)
        assert asyncio.run(mind.best(position)) == max(turns, key=lambda each: each.score)


def test_positions_that_are_alike_are_solved_once(mind: Mind) -> None:
    position = late_positions(1)[0]

    async def analyse_all() -> None:
        images = [each.position(position) for each in symmetries(position.variant)]
        await asyncio.gather(*(mind.analyse(each) for each in images[:: len(images) // 50]))

    asyncio.run(analyse_all())
    assert len(mind._scores.known) == 1


def test_a_finished_game_is_not_analysed(mind: Mind) -> None:
    for ask in (mind.analyse, mind.best):
        with pytest.raises(SetupError) as refused:
            asyncio.run(ask(parse_position("0123/4567/89ab/cdef draw")))
        assert refused.value.code is ErrorCode.GAME_OVER


def test_too_much_to_think_about_is_refused_and_nobody_else_suffers(mind: Mind) -> None:
    async def ask_for_much() -> Sequence[object]:
        positions = {str(each): each for each in late_positions(3 * WAITING_AT_MOST)}.values()
        analyses = [mind.analyse(each) for each in positions]
        move = mind.choose("club", 1, parse_position("..../..../..../.... 0"), 1.0)
        *answers, chosen = await asyncio.gather(*analyses, move, return_exceptions=True)
        assert not isinstance(chosen, BaseException)
        return answers

    answers = asyncio.run(ask_for_much())
    busy = [each for each in answers if isinstance(each, BusyError)]
    assert 0 < len(busy) < len(answers)
    assert busy[0].code is ErrorCode.BUSY


def test_who_stops_waiting_takes_the_question_back(mind: Mind) -> None:
    async def give_up() -> None:
        task = asyncio.create_task(mind.analyse(parse_position("..../.5../..a./0..f 7")))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not mind._scores.asked
        assert not mind._scores.known

    asyncio.run(give_up())


def test_closing_ends_all_thinking_at_once() -> None:
    async def close_amid() -> None:
        mind = Mind()
        thinking = asyncio.create_task(mind.analyse(parse_position("..../.5../..a./0..f 7")))
        while not mind._analyses._solvers:
            await asyncio.sleep(0.01)
        mind.close()
        with pytest.raises(CancelledError):
            await thinking
        with pytest.raises(BusyError):
            await mind.analyse(parse_position("..../.5../..a./0..e 7"))

    asyncio.run(close_amid())


def test_closing_ends_what_is_about_to_be_thought() -> None:
    begun, may_go_on = threading.Event(), threading.Event()

    def think_late(solver: Solver) -> object:
        begun.set()
        may_go_on.wait()
        return solver.analyse(parse_position("..../.5../..a./0..f 7"))

    async def close_before() -> None:
        thinker = Thinker("late")
        thinking = asyncio.create_task(thinker.think(Variant(), think_late))
        await asyncio.to_thread(begun.wait)
        thinker.close()
        may_go_on.set()
        with pytest.raises(CancelledError):
            await thinking

    asyncio.run(close_before())
