"""The game over the network. The web framework appears only here."""
