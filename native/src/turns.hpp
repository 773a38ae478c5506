// Turns: what a player does before the other one acts, and what each is worth.
//
// Positions have no open line here: those that are complete have expired. They may have no piece in
// hand, and then a turn is a give.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "solver.hpp"

namespace fourfold {

// A score as a number: the better the greater. 0 is a draw, a win in n is 100 - n, a loss n - 100.
using Rank = std::int8_t;

constexpr Rank rank_of(Score score) { return static_cast<Rank>(score.value * (100 - score.plies)); }

// What follows a placement, or stands alone: a piece that is given by its number, or one of these.
inline constexpr int kCall = 16, kDone = 17, kFollowing = 18;

// Stands for the cell of a turn without a placement.
inline constexpr int kNoCell = 16;

// The rank of each turn, by its cell and by what follows.
inline constexpr Rank kNoTurn = -128;
using TurnRanks = std::array<Rank, (kCells + 1) * kFollowing>;

struct BestTurn {
    Rank rank;
    std::int8_t cell;
    std::int8_t following;
};

// The ranks of positions, by a search that `within` limits.
std::vector<Rank> solve_all(Solver& solver, Job& job, std::span<const Setup> setups, bool distances,
                            int within);

// The ranks of all turns of each position. A call is there however far one looks.
std::vector<TurnRanks> analyse_all(Solver& solver, Job& job, std::span<const Setup> setups,
                                   int within);

// The first of the turns with the best score, by cell, calls first and then by piece.
BestTurn best_turn(Solver& solver, Job& job, const Setup& setup);

}  // namespace fourfold
