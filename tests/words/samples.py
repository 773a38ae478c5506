"""What can stand in the gaps of texts."""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.rules import Cell, Line, Piece, Trait, TraitValue
from fourfold.words import AllAre, Argument, message

TEXTS = """
    actor other player placer caller name server table link digit score deed said code text near
    choices level key light dark height shape body colour column row start end items item
"""
"""Variables that are texts, or things put into words already: each stands for itself."""

ARGUMENTS: Mapping[str, Argument] = {name: name for name in TEXTS.split()} | {
    "piece": Piece("6"),
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
    "why": message("wrong-line-expired"),
    "asked": message("question-place-it", you="actor", actor="actor"),
    "told": message("placed-piece", you="actor", actor="actor", piece=Piece("6"), cell=Cell("b3")),
    "phrase": message("phrase-good-game"),
    "gone": (Piece("6"), Piece("9"), Piece("b")),
    "things": (message("setup-change-edition"), message("setup-change-time")),
    "limit": 3,
    "calls": 2,
    "placed": 1,
    "losses": 1,
    "left": 3,
    "move": 8,
    "number": 1,
    "won": 2,
    "lost": 1,
}

NUMBERS: tuple[Argument, ...] = (0, 1, 2, 5, 16)
CHOICES: Mapping[str, tuple[Argument, ...]] = {
    "you": ("actor", "other", "nobody", "named"),
    "count": NUMBERS,
    "moves": NUMBERS,
    "days": NUMBERS,
    "hours": NUMBERS,
    "wins": NUMBERS,
    "draws": NUMBERS,
    "minutes": NUMBERS,
    "seconds": NUMBERS,
    "reminder": ("yes", "no"),
    "task": ("place", "give", "done"),
    "before": ("win", "draw"),
    "after": ("draw", "loss"),
    "plies": NUMBERS,
    "won_in": NUMBERS,
    "lost_in": NUMBERS,
}
"""What makes a text go another way."""
