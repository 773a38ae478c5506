// Perft with automatic calling: the test that solver and rules play the same game.
#pragma once

#include <cstdint>

#include "solver.hpp"

namespace fourfold {

// The sequences of exactly `depth` gives and placements. A placement that completes a line ends
// its sequence and counts only at its own depth. `stop` cancels it: the result is then meaningless.
std::uint64_t perft(unsigned traits, bool blocks, const Setup& setup, int depth,
                    const std::atomic<bool>& stop);

}  // namespace fourfold
