// Counts move sequences with automatic calling: the proof that solver and rules play one game.
#pragma once

#include <cstdint>

#include "solver.hpp"

namespace fourfold {

// The sequences of exactly `depth` gives and placements. A placement that completes a line ends
// its sequence and counts only at its own depth. `stop` ends the count early, with no answer.
std::uint64_t perft(unsigned traits, bool blocks, const Setup& setup, int depth,
                    const std::atomic<bool>& stop);

}  // namespace fourfold
