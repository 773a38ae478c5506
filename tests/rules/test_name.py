"""Names that can be read, and names that look alike."""

import pytest

from fourfold.rules import RulesCode, SavedGame, SetupError, parse_game, parse_saved_game
from fourfold.rules.name import check_name, looks_of

READABLE = {
    "Latin": "Zoë Ångström-O'Neill",
    "Vietnamese": "Nguyễn Thị Bưởi",
    "Vietnamese, decomposed": "Nguye\u0302\u0303n",
    "Hindi": "श्रीमती क्षत्रिय",
    "Hindi with a joiner": "क्\u200dष",
    "Thai": "ญี่ปุ่น น้ำ",
    "Arabic with vowels": "مُحَمَّدٌ",
    "Persian with a non-joiner": "می\u200cخواهم",
    "Hebrew with points": "שָׁלוֹם",
    "Chinese": "李小龙",
    "Korean": "김연아",
    "a family": "👨\u200d👩\u200d👧",
    "a heart": "❤\ufe0f\u200d🔥 Ada",
    "a skin tone": "👩🏽\u200d🚀",
    "a flag": "🇫🇷",
    "the flag of a region": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a key": "1\ufe0f\u20e3",
    "a number": "7",
}
UNREADABLE = {
    "nothing": "",
    "a Hangul filler": "\u3164",
    "a filler among letters": "A\u3164da",
    "a leading filler": "\u115f\u1160",
    "a halfwidth filler": "\uffa0",
    "a Braille cell of no dots": "\u2800",
    "marks alone": "\u0301\u0301",
    "marks and a style": "\u0301\ufe0f",
    "five marks on a letter": "A" + "\u0301" * 5,
    "a style on a letter": "A\ufe0fda",
    "a joiner between letters": "A\u200dda",
    "a joiner at the end": "👨\u200d",
    "a style at the start": "\ufe0fAda",
    "a tag on a letter": "A\U000e0067",
    "a grapheme joiner": "A\u034fda",
    "a mark of order": "A\u202eda",
}


@pytest.mark.parametrize("name", READABLE.values(), ids=READABLE)
def test_names_of_all_scripts_and_emoji_can_be_read(name: str) -> None:
    check_name(name)
    saved = SavedGame(parse_game("0"), first=name)
    assert parse_saved_game(str(saved)).first == name


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        check_name(name)
    assert caught.value.code == RulesCode.BAD_NAME
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),
        ("Ada", "ΑDΑ"),
        ("Ada", "Ａｄａ"),
        ("Otto", "0tt0"),
        ("Lila", "1iIa"),
        ("Ian", "lan"),
        ("Jerome", "Jerorne"),
        ("می\u200cخواهم", "میخواهم"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_of(one) == looks_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adá"), ("Zoe", "Zoë"), ("Player 1", "Player 2"), ("Анна", "Инна")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert looks_of(one) != looks_of(other)
