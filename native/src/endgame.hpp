// The endgame search: the last placements of a game, by the empty cells alone.
//
// With few empty cells a line is known by which of them it still needs. Lines that need the same
// cells are as good as one that shares all the trait values that any of them shares. So an endgame
// is one byte of shared trait values for each set of empty cells, and knows neither the board nor
// whether blocks count.
//
// Placing a piece on a cell halves it: a set of the other cells gets the values that it had, and
// of those that it had together with the cell the ones that the piece has too.
#pragma once

#include <cstdint>
#include <span>

#include "question.hpp"
#include "state.hpp"

namespace fourfold {

// The most cells that are empty in an endgame.
inline constexpr int kEndgame = 8;

// The shared values of each set of empty cells, by the set's number: one bit a cell. With fewer
// cells than kEndgame only the first are used.
struct alignas(16) Endgame {
    std::array<Byte, 1 << kEndgame> shared{};
};

template <bool Blocks>
Endgame make_endgame(const State<Blocks>& state) {
    using G = Geometry<Blocks>;
    const typename G::Tables& tables = G::tables();
    typename G::Vector needed{};  // the set of cells that each line needs
    for (unsigned cells = state.empty; cells; cells &= cells - 1)
        needed = needed + needed + tables.through[std::countr_zero(cells)];
    std::array<Byte, G::Vector::kCount> sets, values;
    std::memcpy(sets.data(), &needed, sizeof sets);
    std::memcpy(values.data(), &state.shared, sizeof values);
    Endgame endgame;
    for (int line = 0; line < G::kLines; ++line) endgame.shared[sets[line]] |= values[line];
    return endgame;
}

// The endgame search, compiled for one instruction set.
struct EndgameSearch {
    const char* processor;
    // Answers a question about an endgame with `k` empty cells, and counts the nodes.
    bool (*ask)(Question question, const Endgame& endgame, int hand, Pieces left, int k, int d,
                std::uint64_t& nodes);
};

// Those that this processor can run, by run-time dispatch, the fastest first. They give the same
// answers.
std::span<const EndgameSearch> endgame_searches();

}  // namespace fourfold
