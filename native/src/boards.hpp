// Counts the full boards without a winning line: a figure known from elsewhere, and so a proof of
// the lines, the states and the keys that the solver stands on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver.hpp"

namespace fourfold {

// A board, and how many it stands for: as many full boards without a winning line come of each.
struct Part {
    Setup setup;
    std::uint64_t ways;
};

// Fills the first cells of a position in all ways that make no winning line; there is none where
// one is made already. The piece in hand is one of those left. `stop` ends it early, with no
// answer.
std::vector<Part> split_boards(unsigned traits, bool blocks, const Setup& setup,
                               const std::atomic<bool>& stop);

// The full boards without a winning line that come of all boards of some parts. `stop` ends the
// count early, with no answer.
std::uint64_t count_boards(unsigned traits, bool blocks, std::span<const Part> parts,
                           const std::atomic<bool>& stop);

}  // namespace fourfold
