"""A bare window around WebKit, for its WebDriver: its own browser cannot be as narrow as a phone.

Debian's Python runs it, whose bindings of GTK the tests' Python lacks. What the page writes to the
console goes to the standard error.
"""

from __future__ import annotations

import sys
from typing import Any


def main(folder: str) -> None:
    """Shows a window when a session of WebDriver asks for it; what it keeps is in the folder."""
    import gi  # type: ignore[import-not-found]  # noqa: PLC0415

    gi.require_version("Gtk", "3.0")
    gi.require_version("WebKit2", "4.1")
    from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: PLC0415

    # A private window would keep its console to itself.
    kept = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
    context = WebKit2.WebContext(website_data_manager=kept)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])

    def show(*_: object) -> Any:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        view.get_settings().set_enable_write_console_messages_to_stdout(True)
        window = Gtk.Window(decorated=False)
        window.add(view)
        window.show_all()
        window.present()
        return view

    context.connect(
        "automation-started", lambda _, started: started.connect("create-web-view", show)
    )
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
