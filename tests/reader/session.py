"""A desktop without a screen, on which Orca reads a browser aloud to a voice that takes its time.

Xvfb, a message bus, AT-SPI, speech-dispatcher, Orca and a browser run as on anybody's machine, but
with a temporary folder for their home and a display of their own. All of them end with the session.

What Orca says is in `said`, a JSON list a line: what was done, and the text; `busy` where it has
something to work on, and `idle` where nothing is left; `loaded` and its address where it knows that
a page is there. What was heard is in `heard`: a line `[ text` where the voice begins, and `] text`
where it has come to the end. As long as there is a file `hold` the voice stays in the midst of what
it says, for a while, so that whatever cuts it short does so here too.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from fourfold.words import Language
from tests.page.chromium import ARGUMENTS

Browser = Literal["firefox", "chromium"]

PACKAGES: Final = (
    "at-spi2-core",
    "chromium",
    "dbus",
    "firefox-esr",
    "gsettings-desktop-schemas",
    "openbox",
    "orca",
    "speech-dispatcher",
    "xdotool",
    "xvfb",
)
"""All that is needed of Debian."""

SECONDS: Final = 60.0
"""More than anything here takes on a busy machine."""

FIRST: Final = -15
"""How nice programs are that run before others."""

SIZE: Final = (1280, 900)

BROWSERS: Final = re.compile(r"/(firefox-esr|chrom(e|ium)(-[^/]*)?)$")
"""The programs of browsers."""

VOICE: Final = """#!/bin/sh
echo "[ $1" >> "$FOURFOLD_READER/heard"
moment=0
while test -e "$FOURFOLD_READER/hold" && test $moment -lt 100; do
  sleep 0.05
  moment=$((moment + 1))
done
echo "] $1" >> "$FOURFOLD_READER/heard"
"""
NO_OTHERS: Final = """#!/bin/sh
exit 1
"""
"""Orca does not start where its user has another one; here each has a display of its own."""

READY: Final = "<!doctype html><title>Ready</title><p>Ready"
"""What the browser shows before and after all else."""

SPEECH: Final = """
LogLevel 1
LogDir "{folder}"
AddModule "fake" "sd_generic" "fake.conf"
DefaultModule fake
DefaultLanguage "en"
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
MODULE: Final = """
AudioOutputMethod "alsa"
AudioALSADevice "null"
GenericExecuteSynth "{folder}/bin/voice \\'$DATA\\'"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "voice"
DefaultVoice "voice"
GenericMaxChunkLength 9999
GenericDelimiters "~"
"""
NOTING: Final = """
import html, json, os, re
import pyatspi
from gi.repository import GLib
from orca import event_manager, orca_state
from orca.scripts import web
from speechd import SSIPClient

SPOKEN = ("speak", "char", "key")
said = open(os.environ["FOURFOLD_READER"] + "/said", "a", buffering=1)
state = "idle"

def note(name, text=""):
    said.write(json.dumps([name, text]) + "\\n")

def noted(name):
    done = getattr(SSIPClient, name)
    def do(self, *arguments, **more):
        text = re.sub("<[^>]*>", "", arguments[0]) if name in SPOKEN else ""
        note(name, html.unescape(text))
        return done(self, *arguments, **more)
    setattr(SSIPClient, name, do)

def load(self, event):
    handled = loaded(self, event)
    note("loaded", self.utilities.documentFrameURI(event.source))
    return handled

def watch():
    global state
    regions = getattr(orca_state.activeScript, "liveRegionManager", None)
    is_told = regions is None or len(regions.msg_queue) == 0
    now = "idle" if is_told and event_manager.getManager()._eventQueue.empty() else "busy"
    if now != state:
        state = now
        note(state)
    return True

for name in (*SPOKEN, "cancel", "stop"):
    noted(name)
loaded, web.Script.onDocumentLoadComplete = web.Script.onDocumentLoadComplete, load
GLib.timeout_add(10, watch)
pyatspi.setTimeout(60_000, 60_000)
note("begin")
"""
"""Orca runs this file of its user's: it writes down what is sent to speech-dispatcher, which pages
are there, and whether events or sentences of the page wait to be spoken of. It waits for answers of
a browser that a busy machine holds up: by itself it takes what has not come after 0.8 seconds for
nothing."""

WISHES: Final = {"enableKeyEcho": False, "pageSummaryOnLoad": False, "sayAllOnLoad": False}
"""What Orca's user has chosen: not to hear the keys, nor a whole page when it is loaded."""

SETTINGS: Final = {
    "general": {"startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], **WISHES}},
    "pronunciations": {},
    "keybindings": {},
}
DESKTOP: Final = """
[org/gnome/desktop/interface]
toolkit-accessibility=true
[org/gnome/desktop/a11y/applications]
screen-reader-enabled=true
"""
FIREFOX: Final = {
    "accessibility.force_disabled": -1,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.formfill.enable": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.translations.automaticallyPopup": False,
    "browser.urlbar.autoFill": False,
    "browser.urlbar.suggest.searches": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "places.history.enabled": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
    "ui.prefersReducedMotion": 1,
}


class Session:
    """The programs that run, the folder of all they write, and the keyboard."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = folder / "said"
        self.heard = folder / "heard"
        self.hold = folder / "hold"
        self._started: list[subprocess.Popen[bytes]] = []
        self._browsing: list[Path] = []
        self._environment = {
            "PATH": f"{folder}/bin:{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "FOURFOLD_READER": str(folder),
            "LANG": "C.UTF-8",
            "GSETTINGS_BACKEND": "keyfile",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "ACCESSIBILITY_ENABLED": "1",
            "NO_AT_BRIDGE": "0",
        }

    def key(self, *keys: str) -> None:
        """Presses keys, one after the other, or some at once as in `ctrl+l`."""
        self._run("xdotool", "key", "--clearmodifiers", *keys)

    def open(self, url: str) -> None:
        """Opens an address; in a browser that runs already, in another tab of it."""
        browser, language = self._browser
        self._run("xdotool", "mousemove", "0", "0")
        self._start(*_command(browser, language, self.folder), url)

    def meet(self) -> None:
        """Learns which programs the browser consists of; each page may have one of its own."""
        self._browsing = [each for each in self._left() if BROWSERS.search(_program(each))]

    def effort(self) -> tuple[float, bool]:
        """For how many seconds the browser has worked so far, and whether it is about to."""
        worked, is_about_to = 0, False
        for each in self._browsing:
            with suppress(OSError):
                worked += int((each / "schedstat").read_text().split()[0])
                is_about_to |= (each / "stat").read_text().rpartition(")")[2].split()[0] in "RD"
        return worked / 1e9, is_about_to

    def picture(self, path: Path) -> None:
        """Takes a picture of the screen, where there is ImageMagick."""
        self._run("import", "-window", "root", str(path))

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self._environment, check=True, timeout=SECONDS)

    # Starting and ending

    def start(self, browser: Browser, language: Language) -> None:
        """Starts everything, and waits until the reader reads the browser."""
        self._furnish(language)
        self._environment["DISPLAY"] = ":" + self._told(
            "Xvfb",
            "-screen",
            "0",
            f"{SIZE[0]}x{SIZE[1]}x24",
            "-nolisten",
            "tcp",
            "-displayfd",
            "{}",
        )
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = self._told(
            "dbus-daemon", "--session", "--nofork", "--print-address={}"
        )
        self._start("openbox")
        self._start(
            "/usr/libexec/at-spi-bus-launcher",
            *("--launch-immediately", "--a11y=1", "--screen-reader=1"),
        )
        self._start("speech-dispatcher", "-s", "-t", "0", "-C", str(self.folder / "speech"))
        self._wait((self.folder / "run/speech-dispatcher/speechd.sock").exists, "voice")
        self._start("orca")
        self._wait(lambda: "begin" in self.said.read_text(), "Orca")
        self._wait(lambda: "]" in self.heard.read_text(), "the first word")
        self._browser = (browser, language)
        ready = (self.folder / "ready.html").as_uri()
        self.open(ready)
        self._wait(lambda: json.dumps(["loaded", ready]) in self.said.read_text(), "the page")
        self.meet()

    def _furnish(self, language: Language) -> None:
        """Fills the home of all programs."""
        (self.folder / "run").mkdir(mode=0o700)
        for path, text in {
            "bin/pgrep": NO_OTHERS,
            "bin/voice": VOICE,
            "ready.html": READY,
            "said": "",
            "heard": "",
            "speech/speechd.conf": SPEECH,
            "speech/modules/fake.conf": MODULE,
            ".local/share/orca/orca-customizations.py": NOTING,
            ".local/share/orca/user-settings.conf": json.dumps(SETTINGS),
            ".config/glib-2.0/settings/keyfile": DESKTOP,
            "firefox/user.js": "".join(
                f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                for name, value in (FIREFOX | {"intl.accept_languages": str(language)}).items()
            ),
        }.items():
            written = self.folder / path
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(text.replace("{folder}", str(self.folder)), "utf-8")
        for each in (self.folder / "bin").iterdir():
            each.chmod(0o755)

    def _start(self, *command: str, **options: Any) -> None:
        """Starts a program as the head of a group of its own."""
        with (self.folder / f"{Path(command[0]).name}.log").open("wb") as log:
            self._started.append(
                subprocess.Popen(
                    command,
                    env=self._environment,
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                    **options,
                )
            )
        prefer(self._started[-1].pid)

    def _told(self, *command: str) -> str:
        """Starts a program that writes a line to the file whose number is `{}`; what it says."""
        ours, theirs = os.pipe()
        self._start(*(each.replace("{}", str(theirs)) for each in command), pass_fds=[theirs])
        os.close(theirs)
        with os.fdopen(ours) as told:
            return told.readline().strip()

    def _wait(self, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < end, f"{what} does not come: {self.folder}"
            time.sleep(0.05)

    def end(self) -> None:
        """Ends all programs, and what they have started."""
        for started in reversed(self._started):
            with suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
            started.wait()
        for left in self._left():
            with suppress(ProcessLookupError):
                os.kill(int(left.name), signal.SIGKILL)

    def _left(self) -> Iterator[Path]:
        """What belongs to this session: its programs know its folder, or are told of it."""
        mark = bytes(self.folder)
        for each in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if any(mark in (each / part).read_bytes() for part in ("environ", "cmdline")):
                    yield each


def prefer(process: int) -> None:
    """Has a process run before others, where that is allowed: time decides what is said."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process, FIRST)
        Path(f"/proc/{process}/autogroup").write_text(str(FIRST))


def _program(process: Path) -> str:
    """The file that a process runs; nothing if it is gone."""
    with suppress(OSError):
        return str((process / "exe").readlink())
    return ""


def _command(browser: Browser, language: Language, folder: Path) -> Sequence[str]:
    width, height = map(str, SIZE)
    if browser == "firefox":
        return (
            *("firefox-esr", "--profile", str(folder / "firefox")),
            *("--width", width, "--height", height),
        )
    return (
        "chromium",
        *ARGUMENTS,
        "--test-type",
        "--force-renderer-accessibility",
        "--force-prefers-reduced-motion",
        f"--lang={language}",
        f"--user-data-dir={folder / 'chromium'}",
        f"--window-size={width},{height}",
        "--window-position=0,0",
    )


@contextmanager
def running(browser: Browser, language: Language) -> Iterator[Session]:
    """A session that is ended whatever happens."""
    with TemporaryDirectory(prefix="reader-", ignore_cleanup_errors=True) as folder:
        session = Session(Path(folder))
        try:
            session.start(browser, language)
            yield session
        finally:
            session.end()
