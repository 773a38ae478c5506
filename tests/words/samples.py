"""What can stand in the gaps of texts."""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.rules import Cell, Line, Piece, Trait, TraitValue
from fourfold.words import AllAre, Argument, message

ARGUMENTS: Mapping[str, Argument] = {
    "actor": "Ada",
    "other": "Grace",
    "player": "Ada",
    "placer": "Ada",
    "caller": "Grace",
    "name": "x.txt",
    "server": "http://127.0.0.1:4040",
    "table": "AAAAAAAAAAAAAAAAAAAAAA",
    "link": "http://127.0.0.1:4040/AAAAAAAAAAAAAAAAAAAAAA",
    "piece": Piece("6"),
    "digit": "6",
    "cell": Cell("b3"),
    "wanted": Piece("3"),
    "better_piece": Piece("9"),
    "better_cell": Cell("c1"),
    "cells": (Cell("a1"), Cell("b1"), Cell("c1"), Cell("d1")),
    "line": Line("b2c3"),
    "expired": Line("a1d1"),
    "shared": AllAre((TraitValue.TALL, TraitValue.HOLLOW)),
    "values": AllAre((TraitValue.TALL, TraitValue.HOLLOW)),
    "traits": (Trait.HEIGHT, Trait.BODY, Trait.COLOUR),
    "first": TraitValue.TALL,
    "second": TraitValue.SHORT,
    "third": TraitValue.ROUND,
    "fourth": TraitValue.HOLLOW,
    "time": message("time", minutes=1, seconds=20),
    "score": "S",
    "deed": "D",
    "said": "T",
    "why": message("wrong-line-expired"),
    "code": "bad-memory",
    "text": "xyz",
    "near": "give",
    "choices": "give, gave",
    "light": ":",
    "dark": "#",
    "limit": 3,
    "calls": 2,
    "placed": 1,
    "left": 3,
    "move": 8,
    "number": 1,
    # Of a piece, a cell, a line and a list, put into words already.
    "height": "H",
    "shape": "S",
    "body": "B",
    "colour": "C",
    "column": "b",
    "row": "3",
    "start": "a1",
    "end": "d4",
    "items": "x",
    "item": "y",
}

NUMBERS: tuple[Argument, ...] = (0, 1, 2, 5, 16)
CHOICES: Mapping[str, tuple[Argument, ...]] = {
    "you": ("actor", "other", "nobody", "named"),
    "count": NUMBERS,
    "moves": NUMBERS,
    "minutes": NUMBERS,
    "seconds": NUMBERS,
    "cost": ("call", "nothing"),
    "before": ("win", "draw"),
    "after": ("draw", "loss"),
    "plies": NUMBERS,
    "won_in": NUMBERS,
    "lost_in": NUMBERS,
}
"""What makes a text go another way."""
