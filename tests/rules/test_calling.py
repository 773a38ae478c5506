"""The calling rule: the golden examples, judged by the rules and by the oracle alike."""

from collections import defaultdict

import pytest

from fourfold.rules import VARIANTS
from tests.examples import (
    DECISIONS,
    EVERY_VARIANT,
    SITUATIONS,
    Example,
    counts_of,
    fact_by_oracle,
    fact_by_rules,
    read_examples,
)

DECIDED = read_examples(DECISIONS)[1]


@pytest.mark.parametrize("example", DECIDED, ids=lambda example: example.title)
def test_decisions(example: Example) -> None:
    assert fact_by_rules(example) == example.fact
    assert fact_by_oracle(example) == example.fact


@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_every_situation_in_every_variant(variant: object) -> None:
    examples = [e for e in read_examples(EVERY_VARIANT)[1] if e.variant == variant]
    assert len(examples) == SITUATIONS + 1
    for example in examples:
        assert fact_by_rules(example) == example.fact, example.title
        assert fact_by_oracle(example) == example.fact, example.title


def test_the_examples_show_every_situation_in_every_variant() -> None:
    situations = defaultdict(set)
    for example in read_examples(EVERY_VARIANT)[1]:
        situations[example.counts].add(example.title)
    assert set(situations) == set(map(counts_of, VARIANTS))
    assert len(set(map(frozenset, situations.values()))) == 1
