"""The page, read aloud by a real screen reader."""
