"""The game in a terminal: text is only appended, and the question comes last."""
