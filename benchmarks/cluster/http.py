"""Requests over HTTP, by asyncio and without a library: one connection for each."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from benchmarks.cluster.machine import HOST

SECONDS: Final = 5.0


class RefusedError(OSError):
    """A node did not do what was asked of it."""


async def post(port: int, path: str, body: object = None, session: str | None = None) -> Any:
    """The answer to a request. Raises `OSError` where there is none, or it is a refusal."""
    sent = json.dumps(body or {}).encode()
    head = [
        f"POST /api/v2{path} HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(sent)}",
    ]
    if session is not None:
        head.append(f"Authorization: Bearer {session}")
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + sent)
            answer = await reader.read()
        finally:
            writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    words = top.split(maxsplit=2)
    if len(words) < 2 or not words[1].startswith(b"2"):
        raise RefusedError(answer[:200].decode(errors="replace"))
    return json.loads(content)
