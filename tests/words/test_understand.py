"""What players type."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import PIECES, Call, Done, Edition, Give, Line, Piece, Place, TraitValue
from fourfold.rules.cell import CELLS, Cell
from fourfold.table.codec import TYPED_AT_MOST
from fourfold.table.command import Accept, Claim, Decline, Offer, Play, Propose, Resign
from fourfold.words import Action, Help, Phrase, Question, Save, Typed
from fourfold.words.arguments import parse_only_values, parse_values
from fourfold.words.language import Language, Verbosity
from fourfold.words.message import message
from fourfold.words.query import Column, Find, Row, Shares, WhatIsOn
from fourfold.words.reader import Reader, joined_cells, read
from fourfold.words.texts import Texts
from fourfold.words.understand import COMMANDS, NotUnderstoodError, understand, understand_line
from fourfold.words.vocabulary import (
    FILLERS,
    KINDS,
    LANGUAGES,
    LETTERS,
    PHRASES,
    UNITS,
    VALUES,
    VERBOSITIES,
    Group,
    vocabulary,
)

GROUPS: tuple[Group[Any], ...] = (
    COMMANDS,
    VALUES,
    KINDS,
    LETTERS,
    LANGUAGES,
    VERBOSITIES,
    UNITS,
    PHRASES,
    FILLERS,
)

TYPED: dict[Language, dict[Typed, list[str]]] = {
    Language.EN: {
        Play(Give(Piece("7"))): ["7"],
        Play(Give(Piece("a"))): [" A ", "give piece a"],
        Play(Place(Cell("b3"))): ["b3", "B 3", "place on b3, please", "bravo 3"],
        Play(Give(Piece("1"))): [
            "give tall hollow round light",
            "GIVE  the light, tall, round and hollow piece",
            "tall hollow round light",
        ],
        Play(Give(Piece("9"))): ["gi ta ho ro da"],
        Play(Give(Piece("e"))): ["give grooved square short solid"],
        Play(Call(Line("a1d1"))): ["!a1d1", "! d1 a1", "QUARTO! a1 d1", "quarto d1, c1, b1, a1"],
        Play(Call(Line("a3d3"))): ["quarto row 3"],
        Play(Call(Line("b1b4"))): ["call column b"],
        Play(Call(Line("a1d4"))): ["quarto diagonal a1"],
        Play(Call(Line("a4d1"))): ["quarto diag d1"],
        Play(Call(Line("b2c3"))): ["quarto block b2", "quarto square c2 b3"],
        Action.QUARTO: ["quarto", "!"],
        Play(Done()): ["done"],
        Propose(Offer.DRAW): ["draw"],
        Propose(Offer.TAKE_BACK): ["take back"],
        Propose(Offer.REMATCH): ["rematch"],
        Accept(): ["y"],
        Decline(): ["no"],
        Resign(): ["give up"],
        Claim(): ["claim"],
        Question.BOARD: ["board"],
        Question.BRAILLE: ["braille", "dots"],
        Row(3): ["row 3"],
        Column("b"): ["col b", "column bravo"],
        Question.DIAGONALS: ["diagonals"],
        WhatIsOn(Cell("b3")): ["what is on b3?", "b3?"],
        Find(Piece("7").values): ["7?", "find 7"],
        Question.LEFT: ["left"],
        Question.HAND: ["hand"],
        Question.LAST: ["last"],
        Question.TURN: ["whose turn"],
        Shares(Line("a3d3")): ["shares row 3"],
        Find((TraitValue.TALL, TraitValue.HOLLOW)): ["find tall hollow"],
        Question.TRAITS: ["traits"],
        Question.ENDING: ["result"],
        Action.HINT: ["hint"],
        Help(): ["help", "?"],
        Help("call"): ["help quarto"],
        Action.RULES: ["rules"],
        Save(): ["save"],
        Save("My Game"): ["Save My Game"],
        Action.QUIT: ["exit"],
        Language.FR: ["language french"],
        Verbosity.FULL: ["detail full", "say everything"],
        Phrase.GOOD_GAME: ["Good game!", "say good game", "tell good g", "gg"],
        Phrase.HELLO: ["hello", "say hello, please"],
        Phrase.ONE_MOMENT: ["one moment please"],
        Action.PHONETIC: ["phonetic"],
        Action.REPEAT: ["repeat"],
    },
    Language.FR: {
        Question.BRAILLE: ["braille"],
        Play(Give(Piece("1"))): ["donne haute creuse ronde claire", "give tall round hollow light"],
        Play(Give(Piece("e"))): ["Donner la pièce basse, carrée, pleine et FONCEE"],
        Play(Give(Piece("a"))): ["donne a", "donner code a"],
        Play(Call(Line("a1d4"))): ["quarto la diagonale de a1 à d4", "QUARTO\xa0! diagonale a1 d4"],
        Play(Place(Cell("c2"))): ["Célestin 2"],
        Propose(Offer.DRAW): ["égalité", "proposer l’égalité", "nulle"],
        Question.TRAITS: ["caractères"],
        Question.TURN: ["à qui ?"],
        Accept(): ["d'accord"],
        Phrase.THANKS: ["merci", "dire merci", "dites merci", "say thanks"],
        Question.BOARD: ["board"],
        Row(2): ["rangee 2"],
    },
    Language.ES: {
        Question.BRAILLE: ["braille"],
        Play(Give(Piece("1"))): ["da alta hueca redonda clara"],
        Play(Place(Cell("b3"))): ["pon en b3"],
        Play(Call(Line("b2c3"))): ["quarto el cuadrado de b2 a c3"],
        Accept(): ["SÍ"],
        Phrase.GOOD_LUCK: ["¡Buena suerte!", "decir suerte"],
    },
    Language.DE: {
        Question.BRAILLE: ["Punktschrift", "braille"],
        Question.BOARD: ["br"],
        Language.FR: ["language français"],
        Play(Give(Piece("1"))): ["gib die große runde helle Figur mit Loch"],
        Play(Give(Piece("c"))): ["gib grosse eckige dunkle ohne loch"],
        Play(Place(Cell("c2"))): ["setze auf Cäsar 2"],
        Play(Call(Line("b1b4"))): ["quarto Spalte Berta"],
        Play(Call(Line("a3d3"))): ["quarto Zeile 3", "quarto Reihe 3", "quarto 3"],
        Play(Call(Line("a1d4"))): ["quarto Reihe a1 d4", "quarto die Reihe von a1 bis d4"],
        Play(Done()): ["fertig", "sag fertig"],
        Row(3): ["Zeile 3", "Reihe 3"],
        Shares(Line("a1d4")): ["gemeinsam Diagonale a1", "Reihe a1 d4", "Reihe von a1 bis d4"],
        Verbosity.NORMAL: ["sag das Wichtige"],
        Phrase.WELL_SEEN: ["gut gesehen", "sag gut gesehen", "Nachricht gut gesehen"],
        Question.TURN: ["wer ist dran?"],
    },
}
"""What each language is asked for, and the ways to type it."""


@pytest.mark.parametrize(
    ("language", "text", "typed"),
    [
        (language, text, typed)
        for language, meanings in TYPED.items()
        for typed, texts in meanings.items()
        for text in texts
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_typed_is_understood(language: Language, text: str, typed: Typed) -> None:
    assert understand(text, language) == typed


@pytest.mark.parametrize("language", Language, ids=str)
def test_what_is_said_can_be_typed(language: Language) -> None:
    give = next(iter(vocabulary(language, COMMANDS).taught))
    for edition, is_phonetic in product(Edition, (False, True)):
        texts = Texts(language, edition, phonetic=is_phonetic)
        for piece in PIECES:
            said = texts.piece(piece)
            assert understand(said, language) == Play(Give(piece))
            assert understand(f"{give} {said}", language) == Play(Give(piece))
        for cell in CELLS:
            assert understand(texts.cell(cell), language) == Play(Place(cell))
        for line in Line:
            assert understand_line(texts.line(line), language) is line
            assert understand(f"QUARTO! {texts.line(line)}", language) == Play(Call(line))


@pytest.mark.parametrize("language", Language, ids=str)
def test_a_phrase_is_typed_as_it_is_heard(language: Language) -> None:
    for phrase in Phrase:
        heard = Texts(language).say(message(f"phrase-{phrase}"))
        assert understand(heard, language) == phrase
    commands, phrases = (vocabulary(language, each).targets for each in (COMMANDS, PHRASES))
    assert not commands.keys() & phrases.keys()


@pytest.mark.parametrize("language", Language, ids=str)
def test_traits_may_come_in_any_order(language: Language) -> None:
    texts = Texts(language)
    for values in permutations(Piece("9").values):
        typed = "give " + " ".join(map(texts.value, values))
        assert understand(typed, language) == Play(Give(Piece("9")))


@pytest.mark.parametrize("language", Language, ids=str)
def test_lines_may_be_named_by_their_ends_in_either_order(language: Language) -> None:
    for line in Line:
        first, *_, last = line.cells
        for text in (f"{first}{last}", f"{first} {last}", f"{last} {first}", f"{last}-{first}"):
            assert understand_line(text, language) is line


@pytest.mark.parametrize("language", Language, ids=str)
def test_every_command_is_understood_in_english_too(language: Language) -> None:
    """A word of the language that means something else in English would be a trap."""
    for group in GROUPS:
        own, english = (vocabulary(each, group).targets for each in (language, Language.EN))
        for phrase in own.keys() & english.keys():
            assert own[phrase] == english[phrase], phrase


@pytest.mark.parametrize("language", Language, ids=str)
def test_no_word_means_two_things(language: Language) -> None:
    for group in GROUPS:
        known = vocabulary(language, group)
        assert len(known.taught) == len(group.meanings), group
        for phrase, name in known.taught.items():
            assert known.targets[phrase] == name, phrase


@pytest.mark.parametrize("language", Language, ids=str)
def test_commands_are_no_notation_and_no_trait(language: Language) -> None:
    commands = vocabulary(language, COMMANDS).targets
    values = vocabulary(language, VALUES).targets
    assert not commands.keys() & values.keys()
    assert not commands.keys() & {*map(str, PIECES), *map(str, CELLS)}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Type help to hear what you can type."),
        ("xyzzy", "I do not understand “xyzzy”. Type help to hear what you can type."),
        ("bord", "I do not understand “bord”. Did you mean board?"),
        ("give tall holow", "I do not understand “holow”. Did you mean hollow?"),
        ("give", "Which piece? Type its code or its four traits."),
        ("give tall round", "Which piece? Still missing: hole and colour."),
        ("give tall short round solid light", "No piece is both tall and short."),
        ("give s", "“s” is not clear. Which one: square, short, solid, smooth?"),
        ("l", "“l” is not clear. Which one: left, last, language?"),
        ("place", "Which cell? For example b3."),
        ("place e9", "Which cell? For example b3."),
        ("row", "Which row? Rows go from 1, the nearest to you, to 4."),
        ("column x", "Which column? Columns go from a, on the left, to d."),
        (
            "quarto a1 b3",
            "That is not a line. Say for example: row 3, column b, or two ends such as a1 d4.",
        ),
        ("board 7", "I do not understand “board 7”. Type help to hear what you can type."),
        ("language", "language French: continues in another language."),
        ("detail", "detail short, detail normal or detail full: says less or more."),
        ("language klingon", "I do not understand “language klingon”."),
        ("x" * 200, "I do not understand “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”."),
        ("x" * 201, "That is too long. Type help to hear what you can type."),
        ("!" + "x" * 200, "That is too long."),
        ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 12, "That is too long."),
    ],
)
def test_what_is_not_understood_is_said(text: str, said: str) -> None:
    with pytest.raises(NotUnderstoodError) as caught:
        understand(text, Language.EN)
    assert Texts(Language.EN).say(caught.value.message).startswith(said)


class Counted(list[str]):
    """Words that count how many of them are looked at."""

    looks = 0

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        self.looks += len(found) if isinstance(index, slice) else 1
        return found


@pytest.mark.parametrize(
    "parse", [lambda reader: list(joined_cells(reader)), parse_only_values, parse_values]
)
@pytest.mark.parametrize("phrase", ["the", "tall", "bravo 3", "1"])
def test_the_work_grows_no_faster_than_the_text(
    parse: Callable[[Reader], object], phrase: str
) -> None:
    looks = []
    for count in (50, 100):
        words = Counted(phrase.split() * count)
        with suppress(NotUnderstoodError):
            parse(Reader("", Language.FR, words))
        looks.append(words.looks)
    assert looks[1] < 2.1 * looks[0]


def test_little_more_is_read_than_is_typed() -> None:
    """Even of characters that stand for many others; a letter without its case may be three."""
    for number in range(sys.maxunicode + 1):
        if len(unicodedata.normalize("NFKD", chr(number))) > 3:
            with suppress(NotUnderstoodError):
                reader = read(chr(number) * TYPED_AT_MOST, Language.EN)
                assert len("".join(reader.words)) <= 3 * TYPED_AT_MOST


def _words() -> st.SearchStrategy[str]:
    known = {
        phrase
        for language in Language
        for group in GROUPS
        for phrase in vocabulary(language, group).targets
    }
    return st.sampled_from(
        sorted(known | {"a1", "d4", "7", "f", "!", "?", "3", "b", "a1d1", ",", "«"})
    )


@given(
    st.one_of(
        st.text(),
        st.lists(st.deferred(_words) | st.text(max_size=3), max_size=8).map(" ".join),
    ),
    st.sampled_from(Language),
)
def test_any_text_is_understood_or_answered(text: str, language: Language) -> None:
    try:
        typed = understand(text, language)
    except NotUnderstoodError as error:
        Texts(language).say(error.message)
    else:
        assert isinstance(typed, Typed)
