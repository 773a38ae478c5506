// What the files of tests have in common.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>

#include "solver.hpp"

namespace fourfold {

inline int checks = 0;

#define CHECK(condition)                                                        \
    do {                                                                        \
        ++checks;                                                               \
        if (!(condition)) {                                                     \
            std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
            std::exit(1);                                                       \
        }                                                                       \
    } while (false)

// A random board with so many pieces, and another in hand.
inline Setup random_setup(std::mt19937& chance, int pieces) {
    std::array<std::int8_t, 16> order, cells;
    std::iota(order.begin(), order.end(), std::int8_t{0});
    std::iota(cells.begin(), cells.end(), std::int8_t{0});
    std::shuffle(order.begin(), order.end(), chance);
    std::shuffle(cells.begin(), cells.end(), chance);
    Setup setup;
    setup.board.fill(-1);
    for (int i = 0; i < pieces; ++i) setup.board[cells[i]] = order[i];
    setup.hand = order[pieces];
    return setup;
}

// Several threads in a search, several callers of a solver, and their end.
void test_threads();

}  // namespace fourfold
