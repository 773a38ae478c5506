"""Sessions and seats that cannot be guessed, changed or lent."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, strategies as st

from fourfold.room.errors import RoomCode
from fourfold.service.errors import ServiceCode
from fourfold.service.guests import GuestError, Guests, new_id
from tests.refusals import refused

GUESTS = Guests(b"s" * 32)
TABLE = new_id()


def test_a_session_is_known_again_by_whoever_has_the_secret() -> None:
    session = GUESTS.new_session()
    assert Guests(b"s" * 32).guest_of(session) == GUESTS.guest_of(session)
    assert GUESTS.new_session() != session
    with pytest.raises(GuestError):
        Guests(b"t" * 32).guest_of(session)


def test_several_secrets_are_accepted_and_the_first_signs() -> None:
    old, both, new = Guests(b"s" * 32), Guests(b"t" * 32, b"s" * 32), Guests(b"t" * 32)
    before, after = old.new_session(), both.new_session()
    guest = old.guest_of(before)
    seat = old.seat_token(TABLE, 0, guest)
    assert (both.guest_of(before), both.player_of(seat, TABLE, guest)) == (guest, 0)
    assert new.guest_of(after) == both.guest_of(after)
    for forgotten in (partial(new.guest_of, before), partial(old.guest_of, after)):
        with refused(GuestError, ServiceCode.NO_SESSION):
            forgotten()


@given(st.text() | st.text(alphabet="abc.=-_0", max_size=100))
def test_no_other_text_is_a_session(text: str) -> None:
    with refused(GuestError, ServiceCode.NO_SESSION):
        GUESTS.guest_of(text)


@given(st.data())
def test_a_changed_session_is_none(data: st.DataObject) -> None:
    session = GUESTS.new_session()
    where = data.draw(st.integers(0, len(session) - 1))
    other = data.draw(st.characters(codec="ascii").filter(lambda c: c != session[where]))
    with pytest.raises(GuestError):
        GUESTS.guest_of(session[:where] + other + session[where + 1 :])


def test_a_seat_is_of_one_table_one_player_and_one_guest() -> None:
    ada, grace = (GUESTS.guest_of(GUESTS.new_session()) for _ in range(2))
    token = GUESTS.seat_token(TABLE, 1, ada)
    assert GUESTS.player_of(token, TABLE, ada) == 1
    wrong = [
        (token, new_id(), ada),
        (token, TABLE, grace),
        ("0" + token[1:], TABLE, ada),
        ("2" + token[1:], TABLE, ada),
        (token[:-1], TABLE, ada),
        (token + "=", TABLE, ada),
        ("", TABLE, ada),
        (GUESTS.new_session(), TABLE, ada),
    ]
    for each in wrong:
        with refused(GuestError, RoomCode.NOT_YOUR_SEAT):
            GUESTS.player_of(*each)
