"""Positions in braille of eight dots, a cell of braille for each cell of the board.

```
   1 o o 4   height   A piece has all four dots on the left, and beside each of them a dot
   2 o o 5   shape    on the right for the second value of a trait: short, square, hollow,
   3 o o 6   body     dark (grooved). The traits go down in the order in which they are said.
   7 o o 8   colour   An empty cell is a hyphen, dots 3 and 6.
```
"""

from collections.abc import Mapping
from typing import Final

from fourfold.rules import PIECES, Piece, Position, RulesCode, TextError, Trait, Variant
from fourfold.rules.errors import quoted
from fourfold.rules.notation import parse_position


def _cell(*dots: int) -> str:
    """The character with these dots."""
    return chr(0x2800 + sum(1 << dot - 1 for dot in dots))


SPINE: Final = (1, 2, 3, 7)
"""The dots of every piece."""

DOTS: Final[Mapping[Trait, int]] = {Trait.HEIGHT: 4, Trait.SHAPE: 5, Trait.BODY: 6, Trait.COLOUR: 8}
"""The dot that a piece has besides for the second value of each trait."""

EMPTY: Final = _cell(3, 6)
"""An empty cell of the board, or an empty hand."""

BLANK: Final = _cell()
"""What stands between the rows, and before the hand."""


def sign(piece: Piece) -> str:
    """The character of a piece.

    >>> sign(Piece("0")), sign(Piece("6")), sign(Piece("f"))
    ('⡇', '⡟', '⣿')
    """
    return _cell(*SPINE, *(dot for trait, dot in DOTS.items() if piece[trait].has_bit))


_SIGNS: Final[Mapping[Piece | None, str]] = {None: EMPTY} | {piece: sign(piece) for piece in PIECES}
_SYMBOLS: Final[Mapping[str, str]] = {EMPTY: ".", BLANK: "/"} | {
    sign(piece): str(piece) for piece in PIECES
}


def braille(position: Position) -> str:
    """A position as one line of 21 characters: the rows from 4 down to 1, then the hand.

    A blank is between the rows and before the hand. What can be called is not told.
    """
    rows = ("".join(_SIGNS[piece] for piece in position.board[i : i + 4]) for i in (12, 8, 4, 0))
    return BLANK.join((*rows, _SIGNS[position.hand]))


def parse_braille(text: str, variant: Variant = Variant()) -> Position:
    """Reads what `braille` writes. Raises `TextError`, or `SetupError` for an impossible board.

    Every complete line of the position has expired, since braille does not tell what can be called.

    >>> parse_braille("⡇⡏⠤⠤⠀⠤⠤⠤⠤⠀⠤⠤⠤⠤⠀⠤⠤⠤⠤⠀⠤")
    parse_position('02../..../..../.... -')
    """
    symbols = "".join(_SYMBOLS.get(each, " ") for each in text)
    rows, _, hand = symbols.rpartition("/")
    if len(text) != 21 or len(hand) != 1 or " " in symbols or symbols[4:15:5] != "///":
        raise TextError(
            RulesCode.BAD_POSITION,
            f"a position in braille is four rows of four cells and the hand, not {quoted(text)}",
        )
    return parse_position(f"{rows} {'-' if hand == '.' else hand}", variant)


_LETTERS: Final = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"
_TO_BRAILLE: Final = str.maketrans(
    {" ": BLANK, "-": EMPTY}
    | dict(zip("abcdefghijklmnopqrstuvwxyz", _LETTERS, strict=True))
    | {digit: f"⠼{letter}" for digit, letter in zip("1234567890", _LETTERS[:10], strict=True)}
)


def spelled(text: str) -> str:
    """A text of plain letters, digits, blanks and hyphens, letter by letter in six dots.

    The same in all languages of Latin letters; each digit has its number sign.

    >>> spelled("d4")
    '⠙⠼⠙'
    """
    return text.translate(_TO_BRAILLE)
