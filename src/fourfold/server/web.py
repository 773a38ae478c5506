"""The page in the browser: files that are read once, and served from memory.

No request names a file of the disk: what is not among those that were read is not there.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fourfold.protocol.models import TABLE_ID

FOLDER: Final = Path(__file__).with_name("page")
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files in this folder have a hash of their content in their name."""
SCREENS: Final = re.compile(f"|games|rules|analysis|{TABLE_ID}")
"""The paths at which the page shows something; all others are mistakes."""
COMPRESSED: Final = ".gz"
TITLE: Final = "</title>"
"""Behind it, the index names what a link to a screen says."""
TAGGED_AT_MOST: Final = 512
"""Indexes with tags that are kept."""
NOT_BUILT: Final = "The page is not built here: `make play` or `pip install .` builds it.\n"

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "frame-src 'none'",
        "media-src 'none'",
        "object-src 'none'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""WebAssembly is the engine, which runs in a worker; `'wasm-unsafe-eval'` allows no other code.

Manifests are allowed by default: WebKit without them complains about `manifest-src`."""
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"

TYPES: Final = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
UNKNOWN: Final = "application/octet-stream"


@dataclass(frozen=True, slots=True)
class Content:
    """Bytes, and their ETag."""

    data: bytes
    tag: str

    @staticmethod
    def of(data: bytes) -> Content:
        """Builds content with its ETag: a hash of the bytes."""
        return Content(data, f'"{sha256(data).hexdigest()[:32]}"')


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, with its compressed copy where there is one."""

    name: str
    plain: Content
    compressed: Content | None
    vary: str = "Accept-Encoding"

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, or that the browser has it already."""
        is_plain = self.compressed is None or not _takes_gzip(request)
        content = self.plain if is_plain or self.compressed is None else self.compressed
        headers = {"Content-Security-Policy": POLICY}
        if self.compressed is not None:
            headers["Vary"] = self.vary
        if status == 200:
            is_named_by_hash = self.name.startswith(ASSETS)
            headers["Cache-Control"] = FOR_A_YEAR if is_named_by_hash else ASK_EACH_TIME
            headers["ETag"] = content.tag
            if content.tag in request.headers.get("if-none-match", ""):
                return Response(None, 304, headers)
        if not is_plain:
            headers["Content-Encoding"] = "gzip"
        headers["Content-Type"] = TYPES.get(Path(self.name).suffix, UNKNOWN)
        return Response(content.data, status, headers)


Tags: TypeAlias = Callable[[Request, str], Awaitable[str]]
"""What the head of a screen tells besides, for where a link to it is pasted; perhaps nothing."""


async def no_tags(_request: Request, _name: str) -> str:
    """Tells nothing of any screen."""
    return ""


class Page:
    """All files of the page."""

    def __init__(self, folder: Path = FOLDER, tags: Tags = no_tags) -> None:
        self._tags = tags
        self._tagged = lru_cache(TAGGED_AT_MOST)(self._tag)
        found = dict(_read(folder))
        self._files = {
            name: File(name, content, found.get(f"{name}{COMPRESSED}"))
            for name, content in found.items()
            if not name.endswith(COMPRESSED)
        }

    def routes(self) -> list[Route]:
        """Where the page is served: files by their names, screens by one word or a table's id."""
        return [
            Route(path, self.answer, methods=["GET"], include_in_schema=False)
            for path in ("/", f"/{ASSETS}{{asset}}", "/{name}")
        ]

    async def answer(self, request: Request) -> Response:
        """A file or a screen. Raises `HTTPException` for a program that asks for anything else.

        People get the page all the same, which says that there is nothing.
        """
        parts = request.path_params
        name = f"{ASSETS}{parts['asset']}" if "asset" in parts else parts.get("name", "")
        index, file = self._files.get(INDEX), self._files.get(name)
        if file is not None:
            return file.answer(request)
        if SCREENS.fullmatch(name):
            if index is None:
                return PlainTextResponse(NOT_BUILT, 503)
            tags = await self._tags(request, name)
            return (self._tagged(tags) if tags else index).answer(request)
        if index is None or "asset" in parts or not _is_person(request):
            raise HTTPException(404)
        return index.answer(request, 404)

    def _tag(self, tags: str) -> File:
        """The index with tags in its head."""
        plain = self._files[INDEX].plain.data.decode()
        data = plain.replace(TITLE, f"{TITLE}{tags}", 1).encode()
        compressed = Content.of(gzip.compress(data, mtime=0))
        return File(INDEX, Content.of(data), compressed, "Accept-Encoding, Accept-Language")


def _read(folder: Path) -> Iterator[tuple[str, Content]]:
    """The files of a folder with their names; hidden ones are not for serving."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.name.startswith("."):
            yield path.relative_to(folder).as_posix(), Content.of(path.read_bytes())


def _is_person(request: Request) -> bool:
    """Whether a browser asks for something to show."""
    return "text/html" in request.headers.get("accept", "")


def _takes_gzip(request: Request) -> bool:
    """Whether a client says that it reads compressed files."""
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";")
        if name in ("gzip", "*"):
            return re.fullmatch(r"q=0(\.0*)?", weight) is None
    return False
