"""The audit of dependencies: what registries say is told, and silence is no good news."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import fourfold_audit
from fourfold_audit import NOT_ASKED, SAFE, VULNERABLE, Audit, asked, of_npm, of_pypi, told, verdict

ROOT = Path(__file__).parents[1]
NPM = ("backend/fourfold_page.py", "npm", "audit", "--package-lock-only", "--json")


def test_what_pypi_knows_is_told() -> None:
    bug = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": [], "description": "bad"}
    packages = [
        {"name": "good", "version": "1", "vulns": []},
        {"name": "bad", "version": "2", "vulns": [bug]},
    ]
    audit = of_pypi(json.dumps({"dependencies": packages, "fixes": []}))
    assert told("PyPI", audit) == "bad 2: PYSEC-1, CVE-1"
    assert verdict([audit, Audit()]) == VULNERABLE
    assert of_pypi(json.dumps({"dependencies": packages[:1], "fixes": []})) == Audit()


def test_what_pypi_was_not_asked_about_is_told() -> None:
    packages = [
        {"name": "good", "version": "1", "vulns": []},
        {"name": "new", "skip_reason": "Dependency not found on PyPI: new (2)"},
    ]
    audit = of_pypi(json.dumps({"dependencies": packages, "fixes": []}))
    assert told("PyPI", audit) == (
        "PyPI could not be asked about everything: 1 of 2 packages: Dependency not found on PyPI: "
        "new (2)"
    )
    assert verdict([Audit(), audit]) == NOT_ASKED
    assert verdict([Audit(("bad 2: CVE-1",)), audit]) == VULNERABLE
    assert verdict([Audit(), Audit()]) == SAFE


@contextmanager
def registry(advisories: dict[str, object] | None) -> Iterator[tuple[str, list[str]]]:
    """A registry of npm that knows some advisories, or answers no question about any.

    Its address, and the packages that it was asked about.
    """
    names: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if advisories is None:
                self.send_error(405)
                return
            names.extend(json.loads(gzip.decompress(body)))
            answer = json.dumps(advisories).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", names
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.proof
def test_npm_is_asked_about_every_package(monkeypatch: pytest.MonkeyPatch) -> None:
    bug = {
        "id": 7,
        "title": "all is lost",
        "url": "https://example.org/7",
        "severity": "high",
        "vulnerable_versions": ">=0.0.0",
    }
    with registry({"svelte": [bug]}) as (url, names):
        monkeypatch.setenv("npm_config_registry", url)
        audit = asked(of_npm, *NPM)
    assert audit.found == ("svelte >=0.0.0: all is lost, https://example.org/7",)
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert {name.rpartition("node_modules/")[2] for name in locked if name} == set(names)
    with registry({}) as (url, _):
        monkeypatch.setenv("npm_config_registry", url)
        assert asked(of_npm, *NPM) == Audit()
    with registry(None) as (url, _):
        monkeypatch.setenv("npm_config_registry", url)
        refused = asked(of_npm, *NPM)
    assert refused.found == ()
    assert "405" in refused.trouble
    assert "\n" not in told("npm", refused)


def test_what_does_not_answer_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = asked(of_pypi, "-c", "raise SystemExit('Traceback\\nno way to pypi.org')")
    assert failed == Audit(trouble="no way to pypi.org")
    assert asked(of_pypi, "-c", "print('{}')") == Audit(trouble="no answer")
    monkeypatch.setattr(fourfold_audit, "SECONDS", 0.2)
    late = asked(of_pypi, "-c", "import time; time.sleep(60)")
    assert late == Audit(trouble="no answer within 0.2 seconds")
