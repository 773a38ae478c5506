"""Players go and come back: reloaded, without a server, without a network, in a second tab."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import Piece
from fourfold.words import Argument
from tests.page.conftest import OpenPage
from tests.page.playing import Match, Person, seated
from tests.page.scenes import Stage
from tests.page.wire import Sockets
from tests.server.running import Guest, Server, running

BEGUN = "0 a1 1 b2"
LOST = (
    "WebSocket",
    "net::ERR_CONNECTION",
    "net::ERR_INTERNET",
    "net::ERR_EMPTY",
    "net::ERR_SOCKET",
)
"""What browsers say of a connection that is lost."""


def forgive(complaints: list[str]) -> None:
    """The loss of a connection is no fault of the page."""
    complaints[:] = [each for each in complaints if not any(word in each for word in LOST)]


@pytest.fixture
def mortal(tmp_path: Path, complaints: list[str]) -> Iterator[Server]:
    """A server that may be killed; a test asks for it before a page, and has it until the end."""
    with running(tmp_path / "games.db") as server:
        yield server
    forgive(complaints)


@pytest.mark.proof
def test_reloading_changes_nothing(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    match.play("0 a1 1 b2 2")
    who: dict[str, Argument] = {"actor": "Grace", "other": "Ada", "piece": Piece("2")}
    for person, question in zip(match.people, ("waiting-place", "question-place"), strict=True):
        before = kept(person)
        person.page.reload()
        person.sees(match.game.position)
        assert kept(person) == before
        you = "other" if person is match.first else "actor"
        arrived = person.arrives(question, you=you, **who)
        for sentence in arrived:
            person.hears(sentence)
        assert sorted(person.heard()) == sorted(arrived), "nothing is told as new"
    match.play("c1")


def kept(person: Person) -> tuple[object, ...]:
    """All that a page shows of a game."""
    return (
        person.on_board(),
        person.left(),
        person.listed(),
        person.hand.inner_text(),
        person.page.get_by_role("heading", level=1).inner_text(),
    )


@pytest.mark.proof
def test_the_server_is_killed_and_comes_back(mortal: Server, open_page: OpenPage) -> None:
    match = seated(open_page, mortal)
    match.play(BEGUN)
    mortal.kill()
    for person in match.people:
        expect(person.text("table-lost")).to_be_visible()
        person.hears(person.say("table-lost"))
        person.sees(match.game.position)
    ada = match.first
    ada.tile("2").click()
    ada.button("table-give-piece", piece=match.game.position.left[0]).click()
    mortal.start()
    match.follow("2")
    for person in match.people:
        expect(person.text("table-lost")).to_have_count(0)
        person.hears(person.say("table-back"))
        person.sees(match.game.position)
    match.play("c1")
    for person in match.people:
        heard = [each for each in person.heard() if each != person.say("table-given")]
        assert sorted(set(heard)) == sorted(heard)


@pytest.mark.proof
def test_a_move_without_a_connection_is_sent_though_the_page_is_closed(
    mortal: Server, open_page: OpenPage
) -> None:
    match = seated(open_page, mortal)
    match.play(BEGUN)
    ada, grace = match.people
    mortal.kill()
    expect(ada.text("table-lost")).to_be_visible()
    ada.tile("2").click()
    ada.button("table-give-piece", piece=match.game.position.left[0]).click()
    expect(ada.text("table-kept")).to_be_visible()
    context = ada.page.context
    ada.page.close()
    mortal.start()
    Person(context.new_page()).page.goto("/rules")
    match.follow("2")
    grace.sees(match.game.position)


def unreliable(person: Person) -> Sockets:
    """The sockets of somebody's page, which is loaded anew."""
    sockets = Sockets(person.page)
    person.page.reload()
    expect(person.board).to_be_visible()
    return sockets


def placed_without(open_page: OpenPage, server: Server) -> tuple[Match, Person, str]:
    """Grace places without a connection and closes the page: her new one, and the link."""
    match = seated(open_page, server)
    match.play("0")
    grace = match.second
    unreliable(grace).shut()
    grace.hears(grace.say("table-lost"))
    grace.at("a1").click()
    grace.hears(grace.say("table-kept"))
    context, link = grace.page.context, grace.page.url
    grace.page.close()
    return match, Person(context.new_page()), link


@pytest.mark.proof
def test_a_kept_move_answers_what_is_asked(open_page: OpenPage, server: Server) -> None:
    match, again, link = placed_without(open_page, server)
    sockets = Sockets(again.page)
    sockets.shut()
    again.page.goto(link)
    expect(again.text("table-kept")).to_be_visible()
    again.hears(again.say("table-kept"))
    sockets.open()
    match.follow("a1")
    for person in (match.first, again):
        person.sees(match.game.position)
    again.hears(match.told(match.second)[-1])
    who: dict[str, Argument] = {"actor": "Grace", "other": "Ada", "piece": Piece("0")}
    assert again.say("question-place", you="actor", **who) not in again.heard()


@pytest.mark.proof
def test_a_kept_move_is_overtaken(open_page: OpenPage, server: Server) -> None:
    match, again, link = placed_without(open_page, server)
    match.first.resign()
    expect(match.first.button("table-rematch")).to_be_visible()
    again.page.goto(link)
    again.hears(again.say("table-overtaken"))
    expect(again.text("table-overtaken")).to_be_visible()


@pytest.mark.proof
@pytest.mark.parametrize("is_felt", [False, True])
def test_a_question_without_a_connection(
    open_page: OpenPage, server: Server, *, is_felt: bool
) -> None:
    ada = seated(open_page, server, mask=True).first
    unreliable(ada).shut()
    ada.hears(ada.say("table-lost"))
    if is_felt:
        ada.at("b2").focus()
    else:
        ada.page.keyboard.press("h")
    ada.hears(ada.say("page-no-connection"))


@pytest.mark.proof
def test_a_table_that_cannot_be_reached(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    grace = match.second
    sockets = Sockets(grace.page)
    sockets.shut()
    grace.page.reload()
    expect(grace.text("table-lost")).to_be_visible()
    grace.hears(grace.say("table-lost"))
    sockets.open()
    expect(grace.text("table-lost")).to_have_count(0)
    grace.sees(match.game.position)
    grace.hears(grace.say("table-back"))


@pytest.mark.proof
def test_two_tabs_of_one_player_and_a_stale_move(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    ada, grace = match.people
    match.play("0")
    other = Person(grace.page.context.new_page())
    sockets = Sockets(other.page)
    other.page.goto(grace.page.url)
    other.sees(match.game.position)
    # News reach the other tab late: meanwhile it makes another move.
    sockets.hold()
    match.play("a1")
    other.at("d4").click()
    sockets.release()
    other.sees(match.game.position)
    other.give("1")
    match.follow("1")
    for person in (ada, grace, other):
        person.sees(match.game.position)
    match.play("b2 2")
    other.place("c1")
    match.follow("c1")
    for person in (ada, grace, other):
        person.sees(match.game.position)


@pytest.mark.proof
def test_back_and_forward_between_start_and_table(page: Page) -> None:
    person = Person(page)
    person.start("same-screen", name="Ada", other="Grace", first="me")
    match = Match(person, person)
    match.play(BEGUN)
    page.go_back()
    own = page.get_by_role("region", name=person.say("start-own"), exact=True)
    game = own.get_by_role("listitem").get_by_role("link")
    expect(game).to_have_count(1)
    assert person.has_focus()
    page.go_forward()
    person.sees(match.game.position)
    page.go_back()
    game.click()
    person.sees(match.game.position)
    match.play("2")
    person.resign()
    expect(person.button("table-rematch")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(own).to_have_count(0)


@pytest.mark.proof
def test_a_running_game_is_in_sight_however_many_others_were_finished(
    page: Page, server: Server
) -> None:
    """On the start, and among all games, which come page by page."""
    guest = Guest(server.url)
    games = [guest.open(opponent={"kind": "same-screen"}) for _ in range(53)]
    for finished in games[1:]:
        with guest.sit(finished) as socket:
            assert socket.do("resign", seat="first")["type"] == "events"
    kept = {each["table"]: each["seats"] for each in games[:7]}
    person = Person(page)
    with Stage(page, server) as stage:
        stage.keep(**{"fourfold.session": guest.session, "fourfold.seats": kept})
        stage.open("")
        own = page.get_by_role("region", name=person.say("start-own"), exact=True)
        links = own.get_by_role("listitem").get_by_role("link")
        expect(links).to_have_count(1)
        expect(links).to_have_attribute("href", f"./{games[0]['table']}")
        own.get_by_role("link", name=person.say("start-own-all")).click()
        expect(page.get_by_role("heading", name=person.say("page-games"))).to_be_focused()
        listed = page.get_by_role("listitem").get_by_role("link")
        expect(listed).to_have_count(51)
        expect(listed.first).to_have_attribute("href", f"./{games[0]['table']}")
        person.button("games-more").click()
        expect(listed).to_have_count(53)
        expect(listed.nth(51)).to_be_focused()
        expect(person.button("games-more")).to_have_count(0)
        listed.last.click()
        expect(person.button("table-rematch")).to_be_visible()


def test_a_table_that_does_not_exist(page: Page, complaints: list[str]) -> None:
    person = Person(page)
    page.goto("/AAAAAAAAAAAAAAAAAAAAAA")
    gone = page.get_by_role("heading", name=person.say("refused-no-such-table"), exact=True)
    expect(gone).to_be_visible()
    home = page.get_by_role("main").get_by_role("link", name=person.say("page-home"), exact=True)
    home.click()
    expect(page).to_have_url(re.compile(r"/$"))
    complaints[:] = [each for each in complaints if "404" not in each]
