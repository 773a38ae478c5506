"""Measures what the README claims; `make bench` prints the tables."""
