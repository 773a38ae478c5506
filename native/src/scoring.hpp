// What a position is worth, by the questions that a search answers. Positions are as in solver.hpp;
// `counted` has the trait values that count.
#pragma once

#include "search.hpp"
#include "solver.hpp"

namespace fourfold {

// The value by two null-window searches, then its distance by iterative deepening.
template <bool Blocks>
Score score_of(Search<Blocks>& search, Byte counted, const Setup& setup, bool distances,
               int within) {
    const auto state = make_state<Blocks>(setup.board, setup.hand, counted);
    const int hand = setup.hand;
    if (within < 1) return {0, 0};
    if (state.winning_values() & values_of(hand)) return {1, 1};
    const int k = std::popcount(state.empty);
    const int most = std::min(k, within);
    if (search.template ask<Question::kWin>(state, hand, k, most)) {
        int d = 3;  // wins come with odd placements
        if (distances)
            while (d + 2 <= most && !search.template ask<Question::kWin>(state, hand, k, d)) d += 2;
        return {1, static_cast<std::int8_t>(distances ? d : 0)};
    }
    if (search.template ask<Question::kAvoid>(state, hand, k, most)) return {0, 0};
    int d = 2;  // and losses with even ones
    if (distances)
        while (d + 2 <= most && search.template ask<Question::kAvoid>(state, hand, k, d)) d += 2;
    return {-1, static_cast<std::int8_t>(distances ? d : 0)};
}

// How many turns throw away a win or a draw, as far as `within` so many placements show.
template <bool Blocks>
Mistakes mistakes_in(Search<Blocks>& search, Byte counted, const Setup& setup, int within) {
    const auto state = make_state<Blocks>(setup.board, setup.hand, counted);
    const int k = std::popcount(state.empty);
    Mistakes count{0, k * (k - 1)};
    const int best = score_of(search, counted, setup, false, within).value;
    if (best < 0 || state.winning_values() & values_of(setup.hand)) return count;
    for (unsigned cells = state.empty; cells; cells &= cells - 1) {
        auto after = state.placed(setup.hand, std::countr_zero(cells), Geometry<Blocks>::tables());
        const Pieces safe = after.safe();
        count.mistakes += std::popcount(static_cast<Pieces>(state.left & ~safe));
        for (unsigned pieces = safe; pieces; pieces &= pieces - 1) {
            const int piece = std::countr_zero(pieces);
            after.left = static_cast<Pieces>(state.left & ~(1 << piece));
            count.mistakes +=
                best > 0 ? search.template ask<Question::kAvoid>(after, piece, k - 1, within - 1)
                         : search.template ask<Question::kWin>(after, piece, k - 1, within - 1);
        }
    }
    return count;
}

// Whether a position is worth no more than a score.
template <bool Blocks>
bool is_at_most(Search<Blocks>& search, Byte counted, const Setup& setup, Score score) {
    const auto state = make_state<Blocks>(setup.board, setup.hand, counted);
    const int hand = setup.hand;
    if (state.winning_values() & values_of(hand)) return score == Score{1, 1};
    const int k = std::popcount(state.empty);
    if (score.value < 0) return !search.template ask<Question::kAvoid>(state, hand, k, score.plies);
    return !search.template ask<Question::kWin>(state, hand, k, score.value ? score.plies - 1 : k);
}

}  // namespace fourfold
