"""A slow, independent reading of the rule book of Quarto!, used only to judge `fourfold.rules`.

Pieces are sets of words, a board is a dict from cell names to piece digits, and every question
is answered by looking at the board afresh. Input is taken to be well-formed, moves to be legal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise, product

COLUMNS = "abcd"
ROWS = "1234"
CELLS = [column + row for row in ROWS for column in COLUMNS]
DIGITS = "0123456789abcdef"

TRAITS = {
    "colour": ("light", "dark"),
    "shape": ("round", "square"),
    "height": ("tall", "short"),
    "body": ("solid", "hollow"),
}
WORTH = {"dark": 8, "square": 4, "short": 2, "hollow": 1}

# From a piece's digit to its four words; "0" is light, round, tall, solid.
PIECES = {
    DIGITS[sum(WORTH.get(word, 0) for word in words)]: frozenset(words)
    for words in product(*TRAITS.values())
}


def _straight_lines() -> list[list[str]]:
    rows = [[column + row for column in COLUMNS] for row in ROWS]
    columns = [[column + row for row in ROWS] for column in COLUMNS]
    rising = [column + row for column, row in zip(COLUMNS, ROWS, strict=True)]
    falling = [column + row for column, row in zip(COLUMNS, reversed(ROWS), strict=True)]
    return [*rows, *columns, rising, falling]


def _blocks() -> list[list[str]]:
    return [
        [left + lower, right + lower, left + upper, right + upper]
        for lower, upper in pairwise(ROWS)
        for left, right in pairwise(COLUMNS)
    ]


# From a line's name, which is its first and its last cell, to its cells; in the order of calls.
BLOCKS = {cells[0] + cells[-1]: cells for cells in _blocks()}
LINES = {cells[0] + cells[-1]: cells for cells in _straight_lines()} | BLOCKS


@dataclass(frozen=True)
class Rules:
    """The variant: which traits count, and whether blocks count as lines."""

    traits: frozenset[str]
    squares: bool


@dataclass(frozen=True)
class State:
    """A moment of the game. A winning call changes nothing but `called`."""

    board: Mapping[str, str]
    hand: str | None = None
    last: str | None = None  # the cell placed last, if a line can still be called
    fresh: frozenset[str] = frozenset()  # the lines that the last placement completed
    dones: int = 0  # how many "done" were said on the full board
    called: str | None = None  # the line that won


def read(text: str, rules: Rules) -> State:
    """The state that a position describes."""
    rows, second, *third = text.split(" ")
    board = {
        column + row: digit
        for row, digits in zip(reversed(ROWS), rows.split("/"), strict=True)
        for column, digit in zip(COLUMNS, digits, strict=True)
        if digit != "."
    }
    state = State(
        board,
        hand=second if second in PIECES else None,
        last=third[0] if third else None,
        fresh=frozenset(line for line in LINES if third and third[0] in LINES[line]),
        dones={"done": 1, "draw": 2}.get(second, 0),
    )
    assert state.last is None or _callable_lines(state, rules), f"no line to call: {text}"
    return state


def write(state: State) -> str:
    """The position as text; after a winning call, the one before the call."""
    rows = "/".join(
        "".join(state.board.get(column + row, ".") for column in COLUMNS) for row in reversed(ROWS)
    )
    second = state.hand or ["-", "done", "draw"][state.dones]
    third = [] if state.last is None else [state.last]
    return " ".join([rows, second, *third])


def refusal(state: State, line: str, rules: Rules) -> str | None:
    """Why calling this line would be refused, or None if it would win. The game is not over."""
    cells = LINES[line]
    if line in BLOCKS and not rules.squares:
        return "not-counted"
    if not all(cell in state.board for cell in cells):
        return "not-complete"
    shared = frozenset.intersection(*[PIECES[state.board[cell]] for cell in cells])
    if not any(value in shared for trait in rules.traits for value in TRAITS[trait]):
        return "nothing-shared"
    return None if line in state.fresh else "expired"


def _callable_lines(state: State, rules: Rules) -> list[str]:
    return [line for line in LINES if refusal(state, line, rules) is None]


def _is_full(state: State) -> bool:
    return len(state.board) == len(CELLS)


def legal_moves(state: State, rules: Rules) -> list[str]:
    """All moves when calling is by hand; none when the game is over."""
    if is_over(state):
        return []
    calls = ["!" + line for line in _callable_lines(state, rules)]
    if state.hand is not None:
        return calls + [cell for cell in CELLS if cell not in state.board]
    if _is_full(state):
        return [*calls, "done"]
    return calls + [digit for digit in DIGITS if digit not in state.board.values()]


def play(state: State, move: str, rules: Rules) -> State:
    """The state after a legal move."""
    if move.startswith("!"):
        return replace(state, called=move[1:])
    if move == "done":
        # The second "done" ends the receiver's moment, and with it the game.
        dones = state.dones + 1
        return replace(state, dones=1) if dones == 1 else State(state.board, dones=2)
    if move in PIECES:
        # The placer's moment ends, the receiver's begins: the same lines can be called.
        return replace(state, hand=move)
    # Placing ends the receiver's moment: lines not called by now have expired.
    assert state.hand is not None
    board = {**state.board, move: state.hand}
    fresh = frozenset(
        line
        for line, cells in LINES.items()
        if all(cell in board for cell in cells) and not all(cell in state.board for cell in cells)
    )
    placed = State(board, last=move, fresh=fresh)
    return placed if _callable_lines(placed, rules) else State(board)


def to_act(state: State) -> str:
    """Whose moment it is, "first" or "second"; after a winning call, who called."""
    even = len(state.board) % 2 == 0
    if _is_full(state):
        return "first" if state.dones == 0 else "second"
    if state.hand is not None:
        return "second" if even else "first"
    return "first" if even else "second"


def winner(state: State) -> str | None:
    """Who has won by a call, "first" or "second"."""
    return None if state.called is None else to_act(state)


def is_over(state: State) -> bool:
    """Whether a line was called, or both have said "done" on the full board."""
    return state.called is not None or state.dones == 2


def perft(state: State, depth: int, rules: Rules, *, calls: bool) -> int:
    """How many sequences of exactly `depth` moves there are.

    With `calls`, calling is by hand, and calls and "done" are moves. Without, a line is called
    by itself as soon as it is made, so that a state with a line to call has no moves, and
    neither has a full board.
    """
    if depth == 0:
        return 1
    if not calls and (_callable_lines(state, rules) or _is_full(state)):
        return 0
    return sum(
        perft(play(state, move, rules), depth - 1, rules, calls=calls)
        for move in legal_moves(state, rules)
    )
