"""Notation: what is written is read back, and nothing else is read."""

from collections.abc import Callable

import pytest
from hypothesis import example, given, strategies as st

from fourfold.rules import (
    VARIANTS,
    Calling,
    Game,
    Line,
    Piece,
    Position,
    Trait,
    Variant,
    parse_saved_game,
)
from fourfold.rules.cell import Cell
from fourfold.rules.errors import FourfoldError, RulesCode, TextError
from fourfold.rules.notation import (
    parse_cell,
    parse_game,
    parse_line,
    parse_move,
    parse_piece,
    parse_position,
    parse_traits,
    parse_variant,
)
from tests.refusals import refused
from tests.strategies import callings, games, positions, variants

PARSERS: list[Callable[[str], object]] = [
    parse_piece,
    parse_cell,
    parse_line,
    parse_move,
    parse_traits,
    parse_variant,
    parse_position,
    parse_game,
    parse_saved_game,
]


def test_words_round_trip() -> None:
    assert [parse_piece(str(piece)) for piece in Piece] == list(Piece)
    assert [parse_cell(str(cell)) for cell in Cell] == list(Cell)
    assert [parse_line(str(line)) for line in Line] == list(Line)


@given(positions())
def test_positions_round_trip(position: Position) -> None:
    if position.called is None:
        assert parse_position(str(position), position.variant) == position


@given(callings.flatmap(lambda calling: games(calling=calling)))
def test_games_round_trip(game: Game) -> None:
    for move in game.moves:
        assert parse_move(str(move)) == move
    assert parse_game(str(game), game.start, game.calling) == game


@given(st.sets(st.sampled_from(Trait), min_size=1))
def test_traits_round_trip(traits: set[Trait]) -> None:
    assert set(parse_traits(",".join(map(str, traits)))) == traits


@given(positions())
def test_after_a_call_the_text_is_that_of_the_position_before(position: Position) -> None:
    for move in position.legal_moves():
        if str(move).startswith("!"):
            assert str(position.play(move)) == str(position)


BAD_TEXTS: list[tuple[Callable[[str], object], str, list[str]]] = [
    (parse_piece, "bad-piece", ["", "g", "A", "00", "٣"]),
    (parse_cell, "bad-cell", ["", "A1", "a5", "e1", "a1 "]),
    (parse_line, "bad-line", ["", "d2a2", "a1c1", "d4a1", "a2b1"]),
    (parse_move, "bad-move", ["", "Done", "A", "e5"]),
    (parse_move, "bad-line", ["!", "!d2a2"]),
    (parse_traits, "bad-traits", ["", "colour,", "colour, shape", "colour,surface", "Colour"]),
    (
        parse_position,
        "bad-position",
        [
            "",
            "..../..../..../....",
            "..../..../..../.... ",
            "..../..../..../....  -",
            " ..../..../..../.... -",
            "..../..../..../.... - a1 a1",
            "..../..../.... -",
            "..../..../..../..../.... -",
            "..../..../.../..... -",
        ],
    ),
    (
        parse_position,
        "bad-piece",
        ["..../..../..../...g -", "..../..../..../...A -", "..../..../..../.... x"],
    ),
    (parse_position, "bad-cell", ["..../..../..../.... - e1"]),
    (parse_position, "done-too-early", ["..../..../..../.... done", "..../..../..../.... draw"]),
    (
        parse_position,
        "piece-twice",
        ["..../..../..../0..0 -", "..../..../..../0... 0", "0123/4567/89ab/cdef 0"],
    ),
    (
        parse_position,
        "no-open-line",
        [
            "..../..../..../012. - c1",
            "..../..../..../0123 - d2",
            "..../..../..../0f3c - d1",
            "0123/4567/89ab/cdef draw d1",
        ],
    ),
    (parse_game, "bad-move", [" ", "0 ", "0  a1", "0\ta1", "0 a1\n", "0 zz a1"]),
    (parse_game, "piece-taken", ["0 a1 0"]),
    (parse_game, "cell-taken", ["0 a1 1 a1 zz"]),
    (parse_game, "bad-line", ["0 a1 1 b1 2 c1 3 d1 !d1a1"]),
]


@pytest.mark.parametrize(
    ("parse", "code", "text"),
    [(parse, code, text) for parse, code, texts in BAD_TEXTS for text in texts],
)
def test_bad_text_is_refused_with_its_code(
    parse: Callable[[str], object], code: str, text: str
) -> None:
    with refused(FourfoldError, code):
        parse(text)


def test_errors_name_what_and_where() -> None:
    messages = {
        "..../..../.x../.... -": "“x” on b2 is not a piece or a dot",
        "..../..../.../..... -": "row 2 of the board is “...”; a row is four pieces or dots",
        "..../..../..../0..0 -": "piece 0 is there twice, on d1 too",
        "..../..../..../0... 0": "piece 0 is there twice, in hand too",
        "..../..../..../012. - c1": "no line through c1 can be called in this variant",
    }
    for text, message in messages.items():
        with pytest.raises(FourfoldError) as caught:
            parse_position(text)
        assert str(caught.value) == message


def test_the_first_bad_move_is_named_whether_unreadable_or_refused() -> None:
    for text, number in (("0 a1 0 zz", 3), ("0 zz a1 a1", 2), ("0 a1 1 b1 !a1d1", 5)):
        with pytest.raises(FourfoldError) as caught:
            parse_game(text)
        assert caught.value.move_number == number


def _mutated(text: str, at: int, insert: str, drop: int) -> str:
    at %= len(text) + 1
    return text[:at] + insert + text[at + drop :]


NEARLY_RIGHT = st.builds(
    _mutated,
    st.one_of(
        positions().map(str),
        games().map(str),
        st.sampled_from(["a1d1", "!a1d1", "done", "colour,shape", "b3", "7"]),
    ),
    st.integers(0, 300),
    st.text(alphabet=" ./-!\n\r\0abcdef0123456789doner,ABé٣", max_size=4),
    st.integers(0, 3),
)


def refuse_in_one_short_sentence(text: str) -> None:
    for parse in PARSERS:
        try:
            parse(text)
        except FourfoldError as error:
            sentence, code = str(error), error.code
        else:
            continue
        assert 0 < len(sentence) < 250
        assert sentence.isprintable()
        assert code in RulesCode.__members__.values()


@given(st.one_of(st.text(), st.binary().map(lambda data: data.decode("latin1")), NEARLY_RIGHT))
@example("\ud800")
def test_any_text_is_read_or_refused_in_one_short_sentence(text: str) -> None:
    refuse_in_one_short_sentence(text)


@pytest.mark.parametrize("start", ["0", "0 a1 ", "\0", "/", ",", " ", "!a1d1", "Edition: access\n"])
def test_a_line_of_200_kilobytes_is_refused_in_one_short_sentence(start: str) -> None:
    refuse_in_one_short_sentence(start * (200_000 // len(start)))


@given(st.text(alphabet="./0123456789abcdef -done", max_size=30), variants, callings)
def test_what_is_read_is_written_the_same(text: str, variant: Variant, calling: Calling) -> None:
    for parse in (
        lambda text: parse_position(text, variant),
        lambda text: parse_game(text, Position(variant), calling),
        parse_move,
    ):
        try:
            value = parse(text)
        except FourfoldError:
            continue
        assert str(value) == text


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_variants_round_trip(variant: Variant) -> None:
    assert parse_variant(str(variant)) == variant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "traits=shape",
        "shape squares=on",
        "traits=body,shape squares=on",
        "traits=surface squares=on",
        "traits=shape squares=yes",
        "traits=shape squares=on ",
    ],
)
def test_a_variant_is_written_in_one_way(text: str) -> None:
    with refused(TextError, RulesCode.BAD_TRAITS):
        parse_variant(text)
