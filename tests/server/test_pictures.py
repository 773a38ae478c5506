"""What is told of a link where it is pasted, by bare requests."""

from __future__ import annotations

import re
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from http.client import HTTPConnection
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from fourfold.picture.board import COLOURS
from fourfold.picture.card import PAPER
from fourfold.server.painter import WAITING_OF_ONE
from fourfold.server.web import FOLDER
from fourfold.words import Language, Texts, message
from tests.server.games import pair
from tests.server.running import FREELY, PATIENCE, SECONDS, Guest, Server, running
from tests.server.test_web import fetch

WIN = "0 a1 1 b1 2 c1 3 d1 !a1d1"
UNKNOWN = "A" * 22


def told(server: Server, path: str, **headers: str) -> dict[str, str]:
    """The tags of the page at a path, by their names."""
    status, _, body = fetch(server.url, path, **headers)
    assert status == 200
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', body.decode())
    return {name: unescape(value) for name, value in found}


def picture(url: str) -> tuple[int, bytes]:
    """A picture by its whole address."""
    parts = urlsplit(url)
    status, _, body = fetch(f"http://{parts.netloc}", f"{parts.path}?{parts.query}")
    return status, body


def pixels(png: bytes) -> list[bytes]:
    """The rows of a PNG of eight bits a colour, four colours a pixel, not interlaced."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, data, size = 8, b"", (0, 0)
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            size = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big")
            assert body[8:] == bytes((8, 6, 0, 0, 0))
        data += body if kind == b"IDAT" else b""
        at += length + 12
    assert size == (1200, 630)
    raw, rows, above = zlib.decompress(data), [], bytes(4 * 1200)
    for start in range(0, len(raw), 4801):
        above = _unfiltered(raw[start], raw[start + 1 : start + 4801], above)
        rows.append(above)
    return rows


def _unfiltered(how: int, row: bytes, above: bytes) -> bytes:
    out = bytearray(4) + bytearray(row)
    high = bytes(4) + above
    for at in range(4, len(out)):
        left, up, corner = out[at - 4], high[at], high[at - 4]
        match how:
            case 1:
                guess = left
            case 2:
                guess = up
            case 3:
                guess = (left + up) // 2
            case 4:
                distances = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
                guess = (left, up, corner)[distances.index(min(distances))]
            case _:
                guess = 0
        out[at] = (out[at] + guess) & 255
    return bytes(out[4:])


def colour(rows: list[bytes], x: int, y: int) -> str:
    red, green, blue, alpha = rows[y][4 * x : 4 * x + 4]
    assert alpha == 255
    return f"#{red:02x}{green:02x}{blue:02x}"


@pytest.mark.proof
def test_a_finished_game_is_told_in_the_language_of_who_asks_and_shown(server: Server) -> None:
    with pair(server.url) as game:
        game.play(WIN)
        tags = told(server, f"/{game.table}", Accept_Language="pt, fr-CA;q=0.9, en;q=0.1")
        texts = Texts(Language.FR)
        winner = {"actor": "Ada", "other": "Grace", "you": "nobody"}
        assert tags["og:title"] == texts.say(message("table-winner", **winner))
        assert tags["og:description"].startswith("QUARTO\u00a0! Ada")
        assert tags["og:url"] == f"{server.url}/{game.table}"
        assert tags["twitter:card"] == "summary_large_image"
        assert texts.say(message("table-winner", **winner)) in tags["og:image:alt"]
        status, body = picture(tags["og:image"])
    assert status == 200
    rows = pixels(body)
    assert colour(rows, 8, 8) == colour(rows, 1190, 620) == PAPER
    # The wells of the first row are golden, those of the last are not; the title is on gold too.
    assert {colour(rows, x, 560) for x in (70, 205, 335, 470)} == {COLOURS["gold"]}
    assert colour(rows, 70, 60) not in (COLOURS["gold"], PAPER)
    assert colour(rows, 1150, 250) == COLOURS["gold"]


@pytest.mark.parametrize("mask", [False, True], ids=["seen", "masked"])
def test_of_a_running_game_nothing_is_told_but_that_it_is_on(server: Server, mask: bool) -> None:
    """Two games that differ in all their moves are told alike, but for their ids."""
    answers = []
    for moves in ("0 a1 1", "f d4 2 c2 7"):
        with pair(server.url, mask=mask) as game:
            game.play(moves)
            page = fetch(server.url, f"/{game.table}")[2].decode().replace(game.table, "")
            shown = fetch(server.url, f"/api/v2/tables/{game.table}/picture")
            assert shown[0] == 200
            answers.append((page, shown[2]))
    assert answers[0] == answers[1]
    page, shown_there = answers[0]
    texts = Texts(Language.EN)
    assert texts.say(message("preview-on")) in page
    assert not re.search("Ada|Grace", page)
    assert fetch(server.url, "/api/v2/picture")[2] == shown_there


def test_what_was_played_under_the_mask_is_not_shown_afterwards(server: Server) -> None:
    with pair(server.url, mask=True) as game:
        game.play(WIN)
        tags = told(server, f"/{game.table}")
        assert tags["og:title"] == "Ada wins"
        rows = pixels(picture(tags["og:image"])[1])
    assert {colour(rows, x, 560) for x in (70, 205, 335, 470)} != {COLOURS["gold"]}


def test_who_is_invited_reads_who_invites(server: Server) -> None:
    table = Guest(server.url).open(name='<b>"Ada"', opponent={"kind": "friend"})["table"]
    tags = told(server, f"/{table}", Accept_Language="de")
    invited = message("table-invited", name='<b>"Ada"')
    assert tags["og:title"] == Texts(Language.DE).say(invited)
    assert b"<b>" not in fetch(server.url, f"/{table}")[2]


def test_a_position_is_shown_as_a_link_names_it(server: Server) -> None:
    tags = told(server, "/analysis?position=..../.5../..a./....%207&edition=access")
    assert tags["og:title"] == Texts(Language.EN).say(message("preview-position"))
    named = picture(tags["og:image"])
    other = fetch(server.url, "/api/v2/picture?position=..../..../..a./....%20-&edition=access")
    assert (named[0], other[0]) == (200, 200)
    assert named[1] != other[2]
    assert fetch(server.url, "/api/v2/picture?position=nonsense")[0] == 422
    assert told(server, "/analysis?position=nonsense") | {"og:url": ""} == told(
        server, "/analysis"
    ) | {"og:url": ""}


def test_behind_a_proxy_pictures_are_named_by_its_address(tmp_path: Path) -> None:
    options = ("--root-path", "/quarto", "--trusted-proxy", "127.0.0.1")
    with running(tmp_path / "games.db", *options) as server:
        tags = told(server, "/", X_Forwarded_Proto="https", X_Forwarded_For="127.0.0.9")
        below = server.url.replace("http:", "https:") + "/quarto"
        assert tags["og:url"] == f"{below}/"
        assert tags["og:image"] == f"{below}/api/v2/picture?language=en"
        assert fetch(server.url, tags["og:image"].removeprefix(below))[0] == 200


def test_a_picture_that_is_known_is_not_sent_again(server: Server) -> None:
    with pair(server.url) as game:
        game.play(WIN)
        path = f"/api/v2/tables/{game.table}/picture"
        _, headers, body = fetch(server.url, path)
        assert headers["Cache-Control"] == "public, max-age=86400"
        assert headers["Content-Type"] == "image/png"
        assert fetch(server.url, path)[2] == body
        status, _, nothing = fetch(server.url, path, If_None_Match=headers["ETag"] or "")
        assert (status, nothing) == (304, b"")
        _, tagged, _ = fetch(server.url, f"/{game.table}", Accept_Encoding="gzip")
        assert tagged["Vary"] == "Accept-Encoding, Accept-Language"
        known = {"If_None_Match": tagged["ETag"] or "", "Accept_Encoding": "gzip"}
        assert fetch(server.url, f"/{game.table}", **known)[0] == 304
        german = fetch(server.url, f"/{game.table}", **known, Accept_Language="de")
        assert german[0] == 200


def test_of_a_table_that_is_not_there_nothing_is_told(server: Server) -> None:
    assert fetch(server.url, f"/{UNKNOWN}")[2] == (FOLDER / "index.html").read_bytes()
    assert fetch(server.url, f"/api/v2/tables/{UNKNOWN}/picture")[0] == 404


@pytest.mark.proof
def test_a_flood_of_pictures_slows_neither_moves_nor_others(tmp_path: Path) -> None:
    """One address asks for many pictures at once; it waits, and is refused, by itself."""
    wanted = [
        f"/api/v2/picture?position={first}{second}../..../..../....%20-"
        for first, second in product("0123456789abcdef", repeat=2)
        if first != second
    ][:80]
    with (
        running(tmp_path / "games.db", *FREELY) as server,
        ThreadPoolExecutor(40) as crowd,
        pair(server.url) as game,
    ):
        assert _seconds(server, "127.0.0.2", wanted.pop())[0] == 200
        flood = [crowd.submit(_seconds, server, "127.0.0.1", path) for path in wanted]
        waits = []
        for move in WIN.split():
            before = time.monotonic()
            game.play(move)
            waits.append(time.monotonic() - before)
        status, waited = _seconds(server, "127.0.0.2", "/api/v2/picture?language=de")
        answers = [each.result() for each in flood]
    assert status == 200
    assert {each for each, _ in answers} == {200, 503}
    longest = max(seconds for each, seconds in answers if each == 200)
    assert sorted(waits)[len(waits) // 2] < longest / 2
    assert waited < max(longest, WAITING_OF_ONE * 0.1), (waited, longest)
    assert max(waits) < PATIENCE


def _seconds(server: Server, address: str, path: str) -> tuple[int, float]:
    """The status of an answer to an address, and how long it took."""
    connection = HTTPConnection(
        urlsplit(server.url).netloc, timeout=SECONDS, source_address=(address, 0)
    )
    before = time.monotonic()
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status, time.monotonic() - before
    finally:
        connection.close()
