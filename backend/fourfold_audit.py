"""Asks whether anything that the lock files name is known to be vulnerable.

    python backend/fourfold_audit.py

Exits with 0 if nothing is, 1 if something is, and 3 if a registry could not be asked about
everything: what was not looked up is not known to be safe.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import fourfold_page

ROOT: Final = fourfold_page.ROOT
LOCKS: Final = tuple(f"requirements/{name}.txt" for name in ("play", "dev", "server"))
SECONDS: Final = 600
"""For all questions to one registry."""
SAFE, VULNERABLE, NOT_ASKED = 0, 1, 3


@dataclass(frozen=True)
class Audit:
    """What a registry says of packages."""

    found: tuple[str, ...] = ()
    """A line for each known vulnerability."""
    trouble: str = ""
    """Why not all of them could be looked up."""


def of_pypi(answer: str) -> Audit:
    """Reads what pip-audit has written."""
    packages = json.loads(answer)["dependencies"]
    found = tuple(
        f"{each['name']} {each['version']}: {', '.join((bug['id'], *bug['aliases']))}"
        for each in packages
        for bug in each.get("vulns", ())
    )
    skipped = [each["skip_reason"] for each in packages if "skip_reason" in each]
    if not skipped:
        return Audit(found)
    return Audit(found, f"{len(skipped)} of {len(packages)} packages: {skipped[0]}")


def of_npm(answer: str) -> Audit:
    """Reads what `npm audit` has written."""
    said = json.loads(answer)
    if "vulnerabilities" not in said:
        return Audit(trouble=str(said.get("message") or said["error"]["summary"]))
    return Audit(
        tuple(
            f"{name} {bug['range']}: {bug['title']}, {bug['url']}"
            for name, each in said["vulnerabilities"].items()
            for bug in each["via"]
            if isinstance(bug, dict)
        )
    )


def asked(read: Callable[[str], Audit], *command: str) -> Audit:
    """What comes of a command that asks a registry."""
    try:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return Audit(trouble=f"no answer within {SECONDS} seconds")
    try:
        return read(done.stdout)
    except (ValueError, LookupError, TypeError):
        return Audit(trouble=(done.stderr.strip().splitlines() or ["no answer"])[-1])


def audits() -> Iterator[tuple[str, Audit]]:
    """Asks each registry about all that comes from it."""
    files = [word for lock in LOCKS for word in ("--requirement", lock)]
    cache = str(Path("build") / "pip-audit")
    yield (
        "PyPI",
        asked(
            of_pypi,
            *("-m", "pip_audit", *files, "--require-hashes", "--disable-pip"),
            *("--format", "json", "--progress-spinner", "off", "--cache-dir", cache),
        ),
    )
    npm = ("backend/fourfold_page.py", "npm", "audit", "--package-lock-only", "--json")
    yield "npm", asked(of_npm, *npm)


def told(registry: str, audit: Audit) -> str:
    """What came of an audit, in lines."""
    lines = [*audit.found]
    if audit.trouble:
        lines.append(f"{registry} could not be asked about everything: {audit.trouble}")
    return "\n".join(lines) or f"{registry} knows of no vulnerability."


def verdict(results: list[Audit]) -> int:
    """The exit code."""
    if any(each.found for each in results):
        return VULNERABLE
    return NOT_ASKED if any(each.trouble for each in results) else SAFE


def main() -> int:
    """Asks, and tells what came of it."""
    results: list[Audit] = []
    for registry, audit in audits():
        print(told(registry, audit), flush=True)
        results.append(audit)
    return verdict(results)


if __name__ == "__main__":
    sys.exit(main())
