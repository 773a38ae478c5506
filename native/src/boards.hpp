// Counts the full boards without a winning line: a figure known from elsewhere, and so a proof of
// the lines, the states and the keys that the solver stands on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver.hpp"

namespace fourfold {

// A board and the number of equivalent ones that it stands for.
struct Part {
    Setup setup;
    std::uint64_t ways;
};

// Fills the first cells of a position breadth-first, in all ways that make no winning line; there
// is none where one is made already. The piece in hand is one of those left. `stop` cancels it: the
// result is then meaningless.
std::vector<Part> split_boards(unsigned traits, bool blocks, const Setup& setup,
                               const std::atomic<bool>& stop);

// Counts the full boards without a winning line below some parts. `stop` cancels it: the result is
// then meaningless.
std::uint64_t count_boards(unsigned traits, bool blocks, std::span<const Part> parts,
                           const std::atomic<bool>& stop);

}  // namespace fourfold
