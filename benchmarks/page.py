"""What the page weighs, and how quick it is: a real server, a real browser, over loopback.

Both share this machine, so other work on it makes every time longer; sizes and shifts stay.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from fourfold.engine import Level, Opponent, Solver
from fourfold.rules import parse_position
from tests.page.chromium import launch
from tests.page.moves import DRAW
from tests.page.scenes import Stage
from tests.server.running import Guest, Server, Socket, running

LOADS = 10
MOVES = 50
GAMES = 3
BYTES_AT_MOST = 80_000

Answer = tuple[float, float, float]
"""Milliseconds until a decision has come, until it is seen, and of work of all cores for it."""

USABLE = """() => {
    const play = document.querySelector('button[type=submit]');
    const isUsable = document.querySelector('h1')?.checkVisibility() && play?.checkVisibility()
        && play.getAttribute('aria-disabled') !== 'true';
    return isUsable ? performance.now() : null;
}"""
WATCH = """() => {
    globalThis.seen = {};
    const look = () => {
        for (const cell of document.querySelectorAll('.taken[data-cell]')) {
            globalThis.seen[cell.dataset.cell] ??= performance.timeOrigin + performance.now();
        }
    };
    look();
    new MutationObserver(look).observe(document.body,
        { subtree: true, childList: true, attributes: true });
}"""
CLICK = """cell => {
    const at = performance.timeOrigin + performance.now();
    document.querySelector(`[data-cell="${cell}"]`).click();
    return at;
}"""
GIVE = """piece => {
    const at = performance.timeOrigin + performance.now();
    document.querySelector(`[data-piece="${piece}"]`).click();
    document.querySelector(`[data-piece="${piece}"]`).click();
    return at;
}"""
FRESH = """before => Object.entries(globalThis.seen)
    .find(([cell]) => !before.includes(cell))?.[1] ?? null"""
SHIFT = """
    globalThis.shift = 0;
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) globalThis.shift += each.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


@contextmanager
def opened(browser: Browser, url: str, **options: Any) -> Iterator[Page]:
    """A page of somebody new."""
    context = browser.new_context(base_url=url, locale="en-GB", **options)
    try:
        yield context.new_page()
    finally:
        context.close()


def weigh(browser: Browser, url: str, path: str) -> tuple[int, int]:
    """The compressed bytes of scripts and styles of a first visit, and all its requests."""
    fetched: list[Response] = []
    with opened(browser, url) as page:
        page.on("response", lambda each: fetched.append(each))  # noqa: PLW0108 - not of a builtin
        page.goto(path, wait_until="networkidle")
        code = [each for each in fetched if each.url.endswith((".js", ".css"))]
        return sum(int(each.header_value("content-length") or 0) for each in code), len(fetched)


def milliseconds_to_use(page: Page) -> float:
    """From the navigation until the heading is seen and one can play."""
    page.goto("/", wait_until="commit")
    found: float = page.wait_for_function(USABLE).json_value()
    return found


def measure_loads(browser: Browser, url: str) -> None:
    """Prints what loads weigh and take."""
    table = Guest(url).open(name="Ada")["table"]
    for name, path in (
        ("start", "/"),
        ("table", f"/{table}"),
        ("rules", "/rules"),
        ("analysis", "/analysis"),
    ):
        size, requests = weigh(browser, url, path)
        limit = BYTES_AT_MOST // 1000
        print(
            f"first load, {name}: {size / 1000:.1f} kB of scripts and styles, compressed ", end=""
        )
        print(f"(at most {limit}), {requests} requests")
    cold, warm = [], []
    for _ in range(LOADS):
        with opened(browser, url) as page:
            cold.append(milliseconds_to_use(page))
            warm.append(milliseconds_to_use(page))
    for name, times in (("cold", cold), ("warm", warm)):
        print(
            f"usable, {name}: {median(times):.0f} ms median, {max(times):.0f} ms worst of {LOADS}"
        )


def measure_moves(browser: Browser, server: Server) -> None:
    """Prints how soon what one places is seen by the other, and what shifts meanwhile."""
    times: list[float] = []
    shifts: list[float] = []
    while len(times) < MOVES:
        ada, grace = Guest(server.url), Guest(server.url)
        seats = ada.open(name="Ada", first="me")
        also = grace.join(seats["table"], name="Grace")
        with opened(browser, server.url) as one, opened(browser, server.url) as other:
            pages = []
            for page, guest, own in ((one, ada, seats), (other, grace, also)):
                page.add_init_script(SHIFT)
                Stage(page, server).sit(guest, own)
                page.evaluate(WATCH)
                pages.append(page)
            moves = DRAW.split()[:32]
            for number in range(0, len(moves), 2):
                giver, placer = pages[number // 2 % 2], pages[1 - number // 2 % 2]
                expect(giver.locator(".give")).to_be_visible()
                giver.evaluate(GIVE, moves[number])
                expect(placer.locator(".slab.legal")).to_be_visible()
                began = placer.evaluate(CLICK, moves[number + 1])
                seen = "cell => globalThis.seen[cell] ?? null"
                shown = giver.wait_for_function(seen, arg=moves[number + 1]).json_value()
                times.append(shown - began)
            shifts += [page.evaluate("shift") for page in pages]
    print(
        f"a move is seen by the other: {median(times):.0f} ms median, {max(times):.0f} ms worst of "
        f"{len(times)}"
    )
    print(f"layout shift over a game: {max(shifts):.4f}")


def measure_computer(browser: Browser, server: Server) -> None:
    """Prints how soon the perfect computer answers, without the pace of a human."""
    answers: list[Answer] = []
    for game in range(GAMES):
        guest = Guest(server.url)
        opponent = {"kind": "computer", "level": "perfect", "pace": "at-once"}
        seats = guest.open(name="Ada", opponent=opponent, first="me" if game % 2 else "other")
        with opened(browser, server.url) as page, guest.sit(seats) as socket:
            Stage(page, server).sit(guest, seats)
            page.evaluate(WATCH)
            person = Opponent(Solver(), Level.CLUB, seed=game)
            answers += _answers(page, socket, server, person)
    for name in ("decides", "is seen to have placed", "works"):
        times = [
            each[("decides", "is seen to have placed", "works").index(name)] for each in answers
        ]
        print(f"the perfect computer {name}: {median(times):.0f} ms median, ", end="")
        print(f"{max(times):.0f} ms worst of {len(times)}")


def _answers(page: Page, socket: Socket, server: Server, person: Opponent) -> Iterator[Answer]:
    """Plays a game to its end, and times each answer to a piece that is given."""
    mine = socket.welcome["view"]["seats"][0]
    while (view := socket.view)["state"] == "on":
        if view["turn"] != mine:
            socket.receive()
            continue
        position = parse_position(f"{view['board']} {view['hand'] or '-'}")
        move = str(person.choose(position).turn[0])
        before = page.evaluate("Object.keys(globalThis.seen)")
        used, began = _cpu_milliseconds(server), time.time() * 1000
        socket.play(move)
        if not view["may"]["give"] or len(move) > 1:
            continue
        while socket.view["state"] == "on" and socket.view["turn"] != mine:
            socket.receive()
        decided, used = time.time() * 1000 - began, _cpu_milliseconds(server) - used
        if socket.view["board"] != view["board"]:
            shown = page.wait_for_function(FRESH, arg=before).json_value()
            yield decided, shown - began, used


def _cpu_milliseconds(server: Server) -> float:
    """How long the server has worked, on all cores."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Prints a table."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with running(Path(folder) / "games.db") as server:
            measure_loads(browser, server.url)
            measure_moves(browser, server)
            measure_computer(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
