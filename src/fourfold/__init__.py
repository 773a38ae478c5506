"""Fourfold: the board game Quarto!, to the letter of its rule books.

`fourfold.rules` is the game itself, on the standard library alone. Everything else stands on it.
"""
