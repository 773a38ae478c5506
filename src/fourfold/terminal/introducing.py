"""What is said of a table to one who arrives there."""

from fourfold.table import Options
from fourfold.terminal.link import Json
from fourfold.words import Message, introduced, message


def opponents(view: Json) -> list[Message]:
    """The computers at a table, and how well they play."""
    return [
        message("against-level", player=each["name"], text=message(f"level-{each['computer']}"))
        for each in view["players"]
        if each["computer"] is not None
    ]


def agreement(options: Options) -> list[Message]:
    """What is agreed on at a table."""
    masked = [message("masked-table")] if options.mask else []
    return [*introduced(options), *masked]
