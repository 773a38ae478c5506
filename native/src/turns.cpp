#include "turns.hpp"

#include <algorithm>

#include "state.hpp"

namespace fourfold {
namespace {

constexpr Rank kWinNow = 99, kLossNow = -99;  // by the call after this turn's placement

// The pieces neither on the board nor in hand.
Pieces left_of(const Setup& setup) {
    unsigned left = setup.hand < 0 ? 0xFFFF : ~(1u << setup.hand);
    for (const int piece : setup.board)
        if (piece >= 0) left &= ~(1u << piece);
    return static_cast<Pieces>(left);
}

// The position after the hand is placed on a cell, or as it is without a cell.
Setup placed(Setup setup, int cell) {
    if (cell != kNoCell) {
        setup.board[static_cast<std::size_t>(cell)] = setup.hand;
        setup.hand = -1;
    }
    return setup;
}

Setup given(Setup setup, int piece) {
    setup.hand = static_cast<std::int8_t>(piece);
    return setup;
}

// Whether a piece on a cell completes a line through it that shares a trait which counts.
bool completes(const Setup& setup, int cell, unsigned traits, bool blocks) {
    for (int line = 0; line < (blocks ? kAllLines : kStraightLines); ++line) {
        if (!(kLineMasks[line] >> cell & 1)) continue;
        unsigned ones = static_cast<unsigned>(setup.hand);
        unsigned zeros = ~ones;
        bool is_complete = true;
        for (unsigned cells = kLineMasks[line] & ~(1u << cell); cells; cells &= cells - 1) {
            const int piece = setup.board[static_cast<std::size_t>(std::countr_zero(cells))];
            is_complete = is_complete && piece >= 0;
            ones &= static_cast<unsigned>(piece);
            zeros &= ~static_cast<unsigned>(piece);
        }
        if (is_complete && ((ones | zeros) & traits)) return true;
    }
    return false;
}

// A turn's rank, from the rank of the position after it, `plies` placements later.
Rank seen_before(Rank after, int plies) {
    return static_cast<Rank>(after > 0 ? plies - after : after < 0 ? -after - plies : 0);
}

}  // namespace

std::vector<Rank> solve_all(Solver& solver, Job& job, std::span<const Setup> setups, bool distances,
                            int within) {
    std::vector<Setup> held;
    held.reserve(setups.size());
    for (const Setup& setup : setups)
        if (setup.hand >= 0)
            held.push_back(setup);
        else
            for (unsigned left = left_of(setup); left; left &= left - 1)
                held.push_back(given(setup, std::countr_zero(left)));
    const std::vector<Score> scores = solver.solve(job, held, distances, within);
    std::vector<Rank> ranks;
    ranks.reserve(setups.size());
    auto score = scores.begin();
    for (const Setup& setup : setups) {
        if (setup.hand >= 0) {
            ranks.push_back(rank_of(*score++));
            continue;
        }
        // Where a piece is to be given, the score is that of the best give; on a full board a draw.
        const Pieces pieces = left_of(setup);
        Rank best = pieces ? kNoTurn : Rank{0};
        for (unsigned left = pieces; left; left &= left - 1)
            best = std::max(best, seen_before(rank_of(*score++), 0));
        ranks.push_back(best);
    }
    return ranks;
}

std::vector<TurnRanks> analyse_all(Solver& solver, Job& job, std::span<const Setup> setups,
                                   int within) {
    std::vector<TurnRanks> tables(setups.size());
    std::vector<Setup> afters;
    std::vector<Rank*> places;
    std::vector<int> plies;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        const Setup& setup = setups[i];
        const Pieces pieces = left_of(setup);
        tables[i].fill(kNoTurn);
        for (int cell = 0; cell <= kNoCell; ++cell) {
            if (cell == kNoCell
                    ? setup.hand >= 0
                    : setup.hand < 0 || setup.board[static_cast<std::size_t>(cell)] >= 0)
                continue;
            Rank* const row = &tables[i][static_cast<std::size_t>(cell * kFollowing)];
            const bool wins =
                cell != kNoCell && completes(setup, cell, solver.traits(), solver.blocks());
            if (wins) row[kCall] = kWinNow;
            if (!pieces) row[kDone] = wins ? kLossNow : Rank{0};
            for (unsigned left = pieces; left; left &= left - 1) {
                const int piece = std::countr_zero(left);
                row[piece] = kLossNow;
                if (wins) continue;
                afters.push_back(given(placed(setup, cell), piece));
                places.push_back(row + piece);
            }
        }
        plies.resize(afters.size(), setup.hand >= 0);
    }
    // Where a piece is placed first, one placement less is left to look ahead.
    for (const int first : {0, 1}) {
        std::vector<Setup> group;
        for (std::size_t i = 0; i < afters.size(); ++i)
            if (plies[i] == first) group.push_back(afters[i]);
        if (group.empty()) continue;
        const std::vector<Score> scores = solver.solve(job, group, true, within - first);
        auto score = scores.begin();
        for (std::size_t i = 0; i < afters.size(); ++i)
            if (plies[i] == first) *places[i] = seen_before(rank_of(*score++), first);
    }
    return tables;
}

BestTurn best_turn(Solver& solver, Job& job, const Setup& setup) {
    const Pieces pieces = left_of(setup);
    if (setup.hand < 0) {
        if (!pieces) return {0, kNoCell, kDone};
        const TurnRanks ranks = analyse_all(solver, job, {&setup, 1}, kCells).front();
        const auto row = ranks.begin() + kNoCell * kFollowing;
        const auto best = std::max_element(row, row + kCells);
        return {*best, kNoCell, static_cast<std::int8_t>(best - row)};
    }
    std::vector<Setup> afters;
    std::vector<BestTurn> turns;
    const std::vector<Score> scores = solver.solve(job, {&setup, 1}, true);
    const Score score = scores.front();
    for (std::int8_t cell = 0; cell < kCells; ++cell) {
        if (setup.board[static_cast<std::size_t>(cell)] >= 0) continue;
        if (score == Score{1, 1}) {
            if (completes(setup, cell, solver.traits(), solver.blocks()))
                return {kWinNow, cell, kCall};
            continue;
        }
        if (!pieces) return {0, cell, kDone};
        for (unsigned left = pieces; left; left &= left - 1) {
            const int piece = std::countr_zero(left);
            turns.push_back({rank_of(score), cell, static_cast<std::int8_t>(piece)});
            afters.push_back(given(placed(setup, cell), piece));
        }
    }
    const Score limit{static_cast<std::int8_t>(-score.value),
                      static_cast<std::int8_t>(score.value ? score.plies - 1 : 0)};
    return turns[solver.first_at_most(job, afters, limit)];
}

}  // namespace fourfold
