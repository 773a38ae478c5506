"""How Hypothesis searches: repeatably, and by no clock."""

from hypothesis import settings

settings.register_profile("fourfold", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("fourfold")
