"""Windows of Chromium, Firefox and WebKit, which the same few verbs drive.

Playwright speaks to Chromium, the two kinds of WebDriver to Debian's Firefox and WebKit. Pointer
and keys are those of the browser itself.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.page.chromium import launch
from tests.page.conftest import opened
from tests.server.running import SECONDS, ask, wait_until

PACKAGES: Final = ("firefox-esr", "webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb")
"""What Firefox and WebKit need of Debian."""

FRAME: Final = Path(__file__).with_name("frame.py")
BARE: Final = {
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
"""Has WebKit do without a graphics card, a desktop, and a sandbox, which root cannot have."""

WAITING: Final = "was preloaded using link preload but not used within a few seconds"
"""What WebKit says, a few seconds after a page was loaded, of modules that are on their way."""

KEYS: Final = {
    "ArrowDown": "\ue015",
    "ArrowRight": "\ue014",
    "Control": "\ue009",
    "Enter": "\ue007",
    "Home": "\ue011",
    "Tab": "\ue004",
}
"""Keys that write nothing, as WebDriver calls them."""

Json = dict[str, Any]


class DriverError(Exception):
    """The driver itself has failed, as WebKit's does in one game of thirty on a busy machine."""


class Window(Protocol):
    """A page in a browser."""

    def resize(self, width: int, height: int) -> None:
        """Gives the page a size."""

    def go(self, address: str) -> None:
        """Loads a page."""

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function of JavaScript returns."""

    def click(self, x: float, y: float) -> None:
        """Moves the pointer to a place, and presses its button there."""

    def press(self, key: str) -> None:
        """Presses a key, or two at once as in `Control+Home`."""

    def picture(self) -> bytes:
        """What can be seen, as PNG."""

    def complaints(self) -> list[str]:
        """What the browser has complained about, or the page has written to its console."""


class Chromium:
    """A page of Playwright."""

    def __init__(self, page: Page, complaints: list[str]) -> None:
        self._page = page
        self._complaints = complaints

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def go(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, function: str, argument: object = None) -> Any:
        return self._page.evaluate(function, argument)

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def complaints(self) -> list[str]:
        return self._complaints


class Hands(ABC):
    """Pointer and keys in the words of WebDriver, which both its kinds share."""

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self._act(
            "pointer", move, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        )

    def press(self, key: str) -> None:
        keys = [KEYS.get(each, each) for each in key.split("+")]
        down = ({"type": "keyDown", "value": each} for each in keys)
        self._act("key", *down, *({"type": "keyUp", "value": each} for each in reversed(keys)))

    def _act(self, device: str, *actions: Json) -> None:
        self._perform([{"type": device, "id": device, "actions": actions}])

    @abstractmethod
    def _perform(self, actions: list[Json]) -> None: ...


class Firefox(Hands):
    """A tab that is spoken to by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self._heard: list[str] = []
        self._do("session.new", capabilities={})
        self._do("session.subscribe", events=["log.entryAdded"])
        self._context = self._do("browsingContext.create", type="tab")["context"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._do("browsingContext.setViewport", context=self._context, viewport=size)

    def go(self, address: str) -> None:
        self._do("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, argument: object = None) -> Any:
        expression = f"JSON.stringify(({function})({json.dumps(argument)}) ?? null)"
        where = {"context": self._context}
        answer = self._do(
            "script.evaluate", expression=expression, target=where, awaitPromise=False
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def picture(self) -> bytes:
        taken = self._do("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(taken["data"])

    def complaints(self) -> list[str]:
        return self._heard

    def _perform(self, actions: list[Json]) -> None:
        self._do("input.performActions", context=self._context, actions=actions)

    def _do(self, method: str, **params: Any) -> Any:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(SECONDS))
            if answer["type"] == "event":
                self._heard.append(str(answer["params"]))
            else:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit(Hands):
    """A window that is spoken to by classic WebDriver."""

    def __init__(self, session: str, log: Path) -> None:
        self._session = session
        self._log = log

    def resize(self, width: int, height: int) -> None:
        self._do("window/rect", width=width, height=height)

    def go(self, address: str) -> None:
        self._do("url", url=address)

    def evaluate(self, function: str, argument: object = None) -> Any:
        script = f"return ({function})(arguments[0])"
        return self._do("execute/sync", script=script, args=[argument])

    def picture(self) -> bytes:
        return base64.b64decode(answer("GET", f"{self._session}/screenshot"))

    def complaints(self) -> list[str]:
        said = [each for each in self._log.read_text().splitlines() if "CONSOLE " in each]
        return [each for each in said if WAITING not in each]

    def _perform(self, actions: list[Json]) -> None:
        self._do("actions", actions=actions)

    def _do(self, command: str, **arguments: object) -> Any:
        return answer("POST", f"{self._session}/{command}", arguments)


def answer(method: str, url: str, body: object = None) -> Any:
    """What classic WebDriver answers. Raises `DriverError`."""
    status, answered = ask(method, url, body)
    if status != 200 and answered["value"]["error"] == "unknown error":
        raise DriverError(answered)
    assert status == 200, answered
    return answered["value"]


@contextmanager
def chromium(_: Path) -> Iterator[Window]:
    """A window of Chromium."""
    complaints: list[str] = []
    with (
        sync_playwright() as playwright,
        launch(playwright) as browser,
        opened(browser, complaints, reduced_motion="no-preference") as page,
    ):
        yield Chromium(page, complaints)


@contextmanager
def firefox(folder: Path) -> Iterator[Window]:
    """A window of Firefox, with a profile of its own in a folder."""
    command = ["firefox-esr", "--headless", "--remote-debugging-port=0", "--profile", str(folder)]
    (folder / "user.js").write_text('user_pref("intl.accept_languages", "en-GB");')
    log = folder / "log"
    with log.open("wb") as written, _process(command, stdout=written, stderr=written):
        wait_until(lambda: "listening on ws://" in log.read_text())
        url = log.read_text().partition("listening on ")[2].split()[0]
        with connect(f"{url}/session", max_size=None) as opened:
            yield Firefox(opened)


@contextmanager
def webkit(folder: Path) -> Iterator[Window]:
    """A window of WebKit, which keeps what it keeps in a folder."""
    log = folder / "log"
    port = _free_port()
    command = ["WebKitWebDriver", f"--port={port}"]
    with _screen() as screen, log.open("wb") as written:
        environment = {**os.environ, **BARE, "DISPLAY": screen}
        with _process(command, stdout=written, stderr=written, env=environment):
            wait_until(lambda: _listens(port))
            url = f"http://127.0.0.1:{port}/session"
            options = {"binary": "/usr/bin/python3", "args": [str(FRAME), str(folder)]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = f"{url}/{answer('POST', url, {'capabilities': wanted})['sessionId']}"
            try:
                yield WebKit(session, log)
            finally:
                ask("DELETE", session)


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees, by its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with _process(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        yield f":{int(server.stdout.readline())}"


@contextmanager
def _process(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended afterwards."""
    with subprocess.Popen(command, **options) as process:
        try:
            yield process
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0
