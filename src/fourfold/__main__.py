"""Runs the command line: `python -m fourfold`."""

from fourfold.cli import main

main()
