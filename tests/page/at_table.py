"""The states of a table that come of what people do there, and of what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.page.moves import DRAW, FULL, LINE, MISSED, UNLIKE, WIN
from tests.page.wire import Sockets
from tests.server.games import Pair, pair

if TYPE_CHECKING:
    from tests.page.scenes import Stage

LASTING: Final = """
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (act, ms, ...rest) => later(act, ms > 4000 ? 100 * ms : ms, ...rest);
"""
"""Whatever would go by itself after some seconds stays for minutes."""

WITH_SWITCHES: Final = """() => {
    const settings = JSON.parse(localStorage['fourfold.settings']);
    localStorage['fourfold.settings'] = JSON.stringify({ ...settings, switches: true });
}"""
LONG: Final = ("Rosalind Ada Rosalind", "Grace Rosalind Grace")


def _noticed(stage: Stage) -> None:
    """Waits for a notice, which stays."""
    expect(stage.page.locator(".notice")).to_be_visible()


def _play_lasting(stage: Stage, moves: str, sits: int = 0, **options: Any) -> Pair:
    game = stage.play(moves, sits, **options)
    stage.page.evaluate(f"() => {{{LASTING}}}")
    return game


def _offer(stage: Stage) -> None:
    stage.play("0 a1 6 c2").second.do("propose", offer="draw")
    _noticed(stage)


def _offering(stage: Stage) -> None:
    stage.play("0 a1 6 c2")
    stage.page.locator(".deeds .button").nth(1).click()
    _noticed(stage)


def _refused(stage: Stage) -> None:
    _play_lasting(stage, "0 a1 6 c2 d")
    stage.page.locator(".quarto[aria-disabled=true]").click(force=True)
    _noticed(stage)


def _wrong(stage: Stage) -> None:
    """Calls a row that shares nothing, and is told why that is no line."""
    _play_lasting(stage, UNLIKE)
    stage.page.locator(".quarto").click()
    stage.page.locator("select").select_option("a1d1")
    stage.page.locator(".quarto:has(.line)").click()
    _noticed(stage)


def _coached(stage: Stage) -> None:
    """Misses a line, and is shown it at once."""
    _play_lasting(stage, f"{LINE} f", sits=1, coach=True, hints=True)
    stage.page.locator("[data-cell=a2]").click()
    expect(stage.page.locator("[data-cell].missed")).to_have_count(4)
    _noticed(stage)


def _said(stage: Stage) -> None:
    game = _play_lasting(stage, "0 a1 6 c2")
    game.second.send(type="phrase", phrase="well-seen")
    _noticed(stage)


def _resigning(stage: Stage) -> None:
    stage.play("0 a1 6 c2")
    stage.page.locator(".deeds .button").nth(2).click()
    expect(stage.page.locator("#sure")).to_be_visible()


def _away(stage: Stage) -> None:
    game = stage.play("0 a1 6 c2", seconds_per_move=60)
    game.second.close()
    expect(stage.page.locator(".player.gone")).to_be_visible()


def _lost(stage: Stage) -> None:
    """Is out of reach of the server in mid-game."""
    game = stage.people.enter_context(pair(stage.server.url))
    game.play("0 a1 6 c2 d")
    sockets = Sockets(stage.page, f"**{game.table}**")
    stage.sit(game.guests[1], game.seats[1])
    expect(stage.page.locator(".legal")).to_be_visible()
    sockets.shut()
    _noticed(stage)


def _over(stage: Stage, moves: str = WIN, sits: int = 0, *, resigns: bool = False) -> Pair:
    game = stage.people.enter_context(pair(stage.server.url))
    game.play(moves)
    if resigns:
        game.second.do("resign")
    stage.sit(game.guests[sits], game.seats[sits])
    expect(stage.page.locator("#ending")).to_be_visible()
    expect(stage.page.locator(".review .bar").first).to_be_attached()
    return game


def _rematch(stage: Stage) -> None:
    """Is asked for another game."""
    game = _over(stage)
    game.second.do("propose", offer="rematch")
    _noticed(stage)


def _series(stage: Stage) -> None:
    """Has won the second game of two against the same person."""
    game = stage.people.enter_context(pair(stage.server.url))
    game.play(WIN)
    game.second.until_seen(game.first.do("propose", offer="rematch")["seen"])
    game.second.do("accept")
    stage.sit(game.guests[0], game.seats[0])
    stage.page.locator(".after .primary").click()
    stage.page.locator(".deeds .button").nth(2).click()
    stage.page.locator("[aria-describedby=sure]").click()
    expect(stage.page.locator("#ending")).to_be_visible()
    expect(stage.page.locator(".series")).to_be_visible()


def _watch(stage: Stage, moves: str = "0 a1 6 c2") -> None:
    game = stage.people.enter_context(pair(stage.server.url))
    game.play(moves)
    stage.keep(**{"fourfold.seats": "{}"})
    stage.open(game.table)
    expect(stage.page.locator("[data-cell]").first).to_be_visible()
    if moves == WIN:
        expect(stage.page.locator(".review .bar").first).to_be_attached()


def _names(stage: Stage) -> None:
    """Two with long names play by the clock."""
    game = stage.people.enter_context(pair(stage.server.url, LONG, seconds_per_move=60))
    game.play("0 a1 6 c2")
    stage.sit(game.guests[0], game.seats[0])


def _switches(stage: Stage) -> None:
    stage.page.evaluate(WITH_SWITCHES)
    stage.play("0 a1 6 c2")
    expect(stage.page.locator(".switches")).to_be_visible()


def _tactile(stage: Stage) -> None:
    stage.play("0 a1 6 c2")
    stage.page.locator(".record summary").click()
    expect(stage.page.locator("details[open] > :not(summary)").first).to_be_visible()


SHOWN: Final[dict[str, Callable[[Stage], object]]] = {
    "offer": _offer,
    "wrong": _wrong,
    "coached": _coached,
    "lost": _lost,
    "won": _over,
    "missed": partial(_over, moves=MISSED, resigns=True),
    "rematch": _rematch,
    "series": _series,
    "watch": _watch,
}
"""By the names of their scenes."""

ALIKE: Final[dict[str, Callable[[Stage], object]]] = {
    "offering": _offering,
    "refused": _refused,
    "said": _said,
    "resigning": _resigning,
    "away": _away,
    "done": partial(_play_lasting, moves=FULL),
    "drawn": partial(_over, moves=DRAW),
    "lost-to": partial(_over, sits=1),
    "watch-over": partial(_watch, moves=WIN),
    "names": _names,
    "switches": _switches,
    "tactile": _tactile,
}
"""Scenes much like others."""
