"""What the project promises about itself: what it installs, needs, documents and names."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from fourfold.client.core import TRANSIENT
from fourfold.rules import Edition, parse_position
from fourfold.server.web import FOLDER
from fourfold.terminal.picture import draw
from fourfold.words.describe import REFUSALS
from fourfold_page import Folders, is_stale
from tests.codes import CODES

ROOT = Path(__file__).parents[1]


def test_the_rules_need_the_standard_library_alone() -> None:
    """`-I -S` leaves out everything that is installed."""
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import fourfold.rules;"
        "print(*{name.split('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    )
    answer = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True
    )
    assert set(answer.stdout.split()) <= {"fourfold", "__main__"}


def test_the_core_of_the_client_loads_neither_network_nor_models_nor_words() -> None:
    heavy = ("asyncio", "pydantic", "random", "socket", "threading", "websockets", "fourfold.words")
    program = f"import sys, fourfold.client.core; print([m for m in {heavy} if m in sys.modules])"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert answer.stdout == "[]\n"


@pytest.mark.proof
def test_a_wheel_of_an_sdist_holds_the_whole_package(tmp_path: Path) -> None:
    program = "import sys, fourfold_build; fourfold_build.build_sdist(sys.argv[1])"
    backend = os.environ | {"PYTHONPATH": str(ROOT / "backend")}
    _run(sys.executable, "-c", program, str(tmp_path), env=backend)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(tmp_path)  # noqa: S202 - made just above
    (unpacked,) = tmp_path.glob("*/pyproject.toml")
    assert not is_stale(Folders(unpacked.parent)), "a page that is there is not built again"
    assert not (unpacked.parent / "web" / "node_modules").exists()
    _run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"),
        f"--config-settings=build-dir={tmp_path}/build",
        f"--wheel-dir={tmp_path}",
        str(sdist),
    )
    (wheel,) = tmp_path.glob("*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("fourfold/")}
    source = ROOT / "src"
    suffixes = (".py", ".pyi", ".typed", ".xz", ".ftl", ".ttf", ".txt")
    expected = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and (path.suffix in suffixes or path.is_relative_to(FOLDER))
    }
    (native,) = held - expected
    assert re.fullmatch(r"fourfold/engine/_native\..*so", native)
    assert expected < held
    page = {f"fourfold/server/page/{name}" for name in ("index.html.gz", "font-licence.txt")}
    assert {"fourfold/py.typed"} | page < held


def test_every_error_code_is_documented_and_tested() -> None:
    documented = set(re.findall("`([a-z-]+)`", _read("docs/errors.md")))
    assert set(CODES) <= documented
    files = [path for path in (ROOT / "tests").rglob("*.*") if path.suffix in (".py", ".txt")]
    tests = "".join(path.read_text() for path in files)
    for code in CODES:
        name = f"{type(code).__name__}.{code.name}"
        ways = (name, f'"{code}"', f"refused: {code}\n", f"error {code}: ")
        assert any(way in tests for way in ways), code


def test_error_codes_are_unique_and_known() -> None:
    assert len(set(CODES)) == len(CODES)
    assert REFUSALS | set(TRANSIENT) <= set(CODES)
    sources = "".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    layers = re.findall(r"class (\w+Code)\(", sources)
    assert sorted(layers) == sorted({type(code).__name__ for code in CODES})


def test_the_picture_in_the_documents_is_what_the_terminal_shows() -> None:
    position = parse_position("0..d/.1../..4./.... -")
    assert draw(position, Edition.CLASSIC) in _read("docs/commands.md")


@pytest.mark.parametrize("name", ["play", "dev", "server", "wasm"])
def test_lock_files_have_hashes_and_name_no_host(name: str) -> None:
    text = _read(f"requirements/{name}.txt")
    assert "://" not in text
    packages = re.findall(r"^[a-z0-9-]+==.*?(?=^[a-z]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


def test_documents_link_to_what_exists() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text()):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_makefile_explains_every_verb() -> None:
    text = _read("Makefile")
    verbs = next(line for line in text.split("\n") if line.startswith(".PHONY:")).split()[1:]
    for verb in verbs:
        assert re.search(rf"^{verb}:.*## \w", text, re.MULTILINE), verb


def test_the_lock_of_npm_has_hashes_and_names_no_registry() -> None:
    packages = json.loads(_read("web/package-lock.json"))["packages"]
    for name, package in packages.items():
        assert not name or package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def _run(*command: str, env: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=env)


def _read(name: str) -> str:
    return (ROOT / name).read_text()
