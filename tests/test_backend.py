"""The backend builds the page when it is stale, and only then."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest

import fourfold_page
from fourfold_page import MADE_FROM, ROOT, Folders, build, compress, install, is_stale


@pytest.fixture
def project(tmp_path: Path) -> Folders:
    """A copy of what the page is made from, with the packages of npm and a page that is fresh."""
    for name in MADE_FROM:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    folders = Folders(tmp_path)
    folders.modules.symlink_to(Folders().modules)
    folders.page.mkdir(parents=True)
    folders.stamp.write_text(fourfold_page.made_from(folders))
    return folders


def test_a_page_that_is_not_there_is_stale(project: Folders) -> None:
    assert not is_stale(project)
    shutil.rmtree(project.page)
    assert is_stale(project)


@pytest.mark.parametrize(
    "name",
    [
        "web/package-lock.json",
        "web/vite.config.ts",
        "web/index.html",
        "web/src/App.svelte",
        "web/src/new.ts",
        "web/public/new.svg",
        "src/fourfold/words/locales/fr/game.ftl",
        "backend/fourfold_page.py",
    ],
)
def test_a_change_of_a_source_makes_it_stale(project: Folders, name: str) -> None:
    path = project.root / name
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write("\n")
    assert is_stale(project)


def test_a_source_that_is_gone_makes_it_stale(project: Folders) -> None:
    (project.web / "src" / "app.css").unlink()
    assert is_stale(project)


@pytest.mark.parametrize("name", ["web/tests/a.test.ts", "web/src/.App.svelte.swp", "README.md"])
def test_other_changes_do_not(project: Folders, name: str) -> None:
    path = project.root / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("new")
    (project.web / "src" / "App.svelte").touch()
    assert not is_stale(project)


def test_node_is_asked_for_only_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fourfold_page, "is_stale", lambda: False)
    assert fourfold_page.requires() == []
    monkeypatch.setattr(fourfold_page, "is_stale", lambda: True)
    assert fourfold_page.requires() == [fourfold_page.NODE]


@pytest.mark.proof
def test_a_page_is_built_whole_and_once(project: Folders) -> None:
    (project.page / "old.js").write_text("old")
    (project.web / "public").mkdir(exist_ok=True)
    (project.web / "public" / "new.svg").write_text("<svg/>")
    build(project)
    assert not is_stale(project)
    assert not (project.page / "old.js").exists()
    assert gzip.decompress((project.page / "new.svg.gz").read_bytes()) == b"<svg/>"
    assert list(project.page.glob("assets/*.js.gz"))
    before = project.stamp.stat().st_mtime_ns
    build(project)
    assert project.stamp.stat().st_mtime_ns == before


@pytest.mark.proof
def test_a_page_that_was_built_meanwhile_stays_as_it_is(
    project: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def remove(path: Path, **_: object) -> None:
        """Does nothing: as if another had put its page there at once."""

    (project.page / "index.html").write_text("other")
    project.stamp.write_text("old")
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "rmtree", remove)
        build(project)
    assert sorted(path.name for path in project.page.iterdir()) == [".made-from", "index.html"]


@pytest.mark.proof
def test_a_page_that_cannot_be_built_leaves_the_old_one(
    project: Folders, capfd: pytest.CaptureFixture[str]
) -> None:
    (project.page / "old.js").write_text("old")
    (project.web / "src" / "main.ts").write_text("import './nowhere';")
    with pytest.raises(SystemExit, match=r"^The page could not be built: [^\n]+\.$"):
        build(project)
    assert "nowhere" in capfd.readouterr().err
    assert (project.page / "old.js").exists()
    assert is_stale(project)


def test_packages_that_cannot_be_fetched_are_told_in_one_sentence(
    project: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.modules.unlink()
    package = '{"private": true, "dependencies": {"svelte": "0.0.0-nothing"}}'
    (project.web / "package.json").write_text(package)
    (project.web / "package-lock.json").write_text("{}")
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(SystemExit, match=r"^The page could not be built: its packages [^\n]+\?$"):
        build(project)


def test_packages_that_are_there_stay(project: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def npm(folder: Path, *arguments: str) -> int:
        assert folder == project.web
        ran.append(arguments)
        project.modules.mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(fourfold_page, "npm", npm)
    project.modules.unlink()
    install(project)
    install(project)
    assert ["--omit=dev" in each for each in ran] == [True]
    install(project, with_tools=True)
    install(project)
    assert ["--omit=dev" in each for each in ran] == [True, False]
    (project.web / "package-lock.json").write_text("{}")
    install(project)
    assert ["--omit=dev" in each for each in ran] == [True, False, False]
    project.marker.unlink()
    install(project)
    assert ["--omit=dev" in each for each in ran] == [True, False, False, False]


def test_compressed_copies_are_the_same_each_time(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("let a = 1;" * 100)
    (tmp_path / "b.png").write_bytes(b"\x89PNG")
    compress(tmp_path)
    first = (tmp_path / "a.js.gz").read_bytes()
    compress(tmp_path)
    assert (tmp_path / "a.js.gz").read_bytes() == first
    assert {path.name for path in tmp_path.iterdir()} == {"a.js", "a.js.gz", "b.png"}
