"""The way into the command line: `fourfold`, or `python -m fourfold`."""

import sys


def main() -> None:
    """Loads and runs the command; an interrupt while it loads ends it as quietly as later."""
    try:
        from fourfold.cli import main as run  # noqa: PLC0415 - so that loading can be interrupted
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
