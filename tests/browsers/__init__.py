"""The page in Chromium, Firefox and WebKit: whole games, each by the same hands."""
