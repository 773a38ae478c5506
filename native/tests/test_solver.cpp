// Tests of the native solver that need no Python: geometry, keys, and scores and full boards
// against a search that looks at the board alone.
#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>

#include "boards.hpp"
#include "endgame.hpp"
#include "key.hpp"
#include "solver.hpp"
#include "tests.hpp"

namespace {

using namespace fourfold;

// The slow reference: everything is looked up on the board.
struct Plain {
    unsigned traits;
    bool blocks;

    bool completes(const Setup& setup, int cell) const {
        for (int line = 0; line < (blocks ? kAllLines : kStraightLines); ++line) {
            if (!(kLineMasks[line] >> cell & 1)) continue;
            unsigned ones = 15, zeros = 15;
            bool full = true;
            for (int other = 0; other < kCells; ++other) {
                if (!(kLineMasks[line] >> other & 1)) continue;
                const int piece = other == cell ? setup.hand : setup.board[other];
                full = full && piece >= 0;
                ones &= static_cast<unsigned>(piece);
                zeros &= ~static_cast<unsigned>(piece);
            }
            if (full && ((ones | zeros) & traits)) return true;
        }
        return false;
    }

    Score score(const Setup& setup) const {
        for (int cell = 0; cell < kCells; ++cell)
            if (setup.board[cell] < 0 && completes(setup, cell)) return {1, 1};
        int best = -1000;
        for (int cell = 0; cell < kCells; ++cell) {
            if (setup.board[cell] >= 0) continue;
            Setup next = setup;
            next.board[cell] = setup.hand;
            const auto on_board = [&](int piece) {
                return std::find(next.board.begin(), next.board.end(), piece) != next.board.end();
            };
            bool gave = false;
            for (int piece = 0; piece < 16; ++piece) {
                if (on_board(piece)) continue;
                gave = true;
                next.hand = static_cast<std::int8_t>(piece);
                best = std::max(best, -rank(later(score(next))));
            }
            if (!gave) best = std::max(best, 0);
        }
        if (best == 0) return {0, 0};
        return {static_cast<std::int8_t>(best > 0 ? 1 : -1),
                static_cast<std::int8_t>(100 - std::abs(best))};
    }

    std::uint64_t full_boards(const Setup& setup) const {
        const auto empty = std::find(setup.board.begin(), setup.board.end(), -1);
        if (empty == setup.board.end()) return 1;
        const auto cell = static_cast<int>(empty - setup.board.begin());
        std::uint64_t boards = 0;
        for (std::int8_t piece = 0; piece < 16; ++piece) {
            if (std::find(setup.board.begin(), setup.board.end(), piece) != setup.board.end())
                continue;
            Setup next = setup;
            next.hand = piece;
            if (completes(next, cell)) continue;
            next.board[static_cast<std::size_t>(cell)] = piece;
            boards += full_boards(next);
        }
        return boards;
    }

    static Score later(Score score) {
        if (score.value) ++score.plies;
        return score;
    }
    static int rank(Score score) { return score.value * (100 - score.plies); }
};

void test_geometry() {
    std::set<std::uint16_t> lines(kLineMasks.begin(), kLineMasks.end());
    CHECK(lines.size() == 19);
    for (const auto mask : kLineMasks) CHECK(std::popcount(mask) == 4);
    CHECK(std::set<Permutation>(kSymmetries.begin(), kSymmetries.end()).size() == 32);
    int keeping_blocks = 0;
    for (const auto& symmetry : kSymmetries) {
        for (int line = 0; line < kStraightLines; ++line) {
            const int image = line_with_mask(renamed(kLineMasks[line], symmetry));
            CHECK(0 <= image && image < kStraightLines);
        }
        keeping_blocks += keeps_blocks(symmetry);
    }
    CHECK(keeping_blocks == 8);
}

// A position turned and with its traits exchanged.
Setup image_of(const Setup& setup, const Permutation& cells, const std::array<int, 4>& order,
               int flips) {
    const auto piece = [&](int number) {
        if (number < 0) return std::int8_t{-1};
        int image = 0;
        for (int i = 0; i < 4; ++i) image |= (number >> order[i] & 1) << i;
        return static_cast<std::int8_t>(image ^ flips);
    };
    Setup image;
    for (int cell = 0; cell < kCells; ++cell) image.board[cells[cell]] = piece(setup.board[cell]);
    image.hand = piece(setup.hand);
    return image;
}

template <bool Blocks>
void test_keys() {
    const auto key_of = [](const Setup& setup) {
        const auto state = make_state<Blocks>(setup.board, setup.hand, 0xFF);
        return Canonical<Blocks>::instance().key(state, setup.hand);
    };
    std::mt19937 chance(1);
    int shared = 0;
    for (int i = 0; i < 2000; ++i) {
        const Setup setup = random_setup(chance, 2 + i % 10);
        std::array<int, 4> order{0, 1, 2, 3};
        std::shuffle(order.begin(), order.end(), chance);
        const auto* symmetry = &kSymmetries[chance() % 32];
        while (Blocks && !keeps_blocks(*symmetry)) symmetry = &kSymmetries[chance() % 32];
        shared += key_of(setup) == key_of(image_of(setup, *symmetry, order, chance() % 16));
        CHECK(key_of(setup).empties() == 16 - (2 + i % 10));
    }
    CHECK(shared > 1500);  // not all: traits with equal columns are not told apart
    // Positions with one key have one score.
    const Plain plain{15, Blocks};
    std::map<Key<Blocks>, Score> known;
    for (int i = 0; i < 4000; ++i) {
        const Setup setup = random_setup(chance, 12);
        const auto state = make_state<Blocks>(setup.board, setup.hand, 0xFF);
        if (state.winning_values() & values_of(setup.hand)) continue;
        const auto [entry, is_new] = known.try_emplace(key_of(setup), plain.score(setup));
        CHECK(is_new || entry->second == plain.score(setup));
    }
}

// The questions, answered by their definition.
template <bool Blocks>
bool plain_answer(Question question, const State<Blocks>& state, int hand, int d) {
    const bool win = question == Question::kWin;
    if (d < (win ? 3 : 2)) return !win;
    for (unsigned cells = state.empty; cells; cells &= cells - 1) {
        State<Blocks> after =
            state.placed(hand, std::countr_zero(cells), Geometry<Blocks>::tables());
        if (!state.left && !win) return true;
        for (unsigned safe = after.safe(); safe; safe &= safe - 1) {
            after.left = static_cast<Pieces>(state.left & ~(safe & -safe));
            if (!plain_answer(other(question), after, std::countr_zero(safe), d - 1)) return true;
        }
    }
    return false;
}

template <bool Blocks>
void test_endgames() {
    std::mt19937 chance(4);
    int yes = 0, no = 0;
    for (int i = 0; i < 2000; ++i) {
        const int k = 1 + i % kEndgame;
        const Setup setup = random_setup(chance, 16 - k);
        const auto state = make_state<Blocks>(setup.board, setup.hand, 0xFF);
        if (state.winning_values() & values_of(setup.hand)) continue;
        for (const Question question : {Question::kWin, Question::kAvoid})
            for (int d = 1; d <= k; ++d) {
                std::set<std::pair<bool, std::uint64_t>> answers;
                for (const EndgameSearch& search : endgame_searches()) {
                    std::uint64_t nodes = 0;
                    const bool answer = search.ask(question, make_endgame(state), setup.hand,
                                                   state.left, k, d, nodes);
                    answers.emplace(answer, nodes);
                }
                CHECK(answers.size() == 1);
                const bool answer = answers.begin()->first;
                if (k < 8 && d < 7) CHECK(answer == plain_answer(question, state, setup.hand, d));
                ++(answer ? yes : no);
            }
    }
    CHECK(yes > 500 && no > 500);
}

void test_scores() {
    std::mt19937 chance(2);
    for (const bool blocks : {false, true})
        for (unsigned traits = 1; traits < 16; ++traits) {
            const Plain plain{traits, blocks};
            Solver solver(traits, blocks, 1 << 20, 2);
            std::vector<Setup> setups;
            for (int i = 0; i < 60; ++i) setups.push_back(random_setup(chance, 11 + i % 5));
            Job job;
            const std::vector<Score> scores = solver.solve(job, setups, true);
            const std::vector<Score> values = solver.solve(job, setups, false);
            for (std::size_t i = 0; i < setups.size(); ++i) {
                const Score expected = plain.score(setups[i]);
                CHECK(scores[i] == expected);
                CHECK(values[i].value == expected.value);
            }
        }
}

void test_full_boards() {
    std::mt19937 chance(4);
    std::atomic<bool> stop{false};
    for (const bool blocks : {false, true})
        for (unsigned traits = 1; traits < 16; ++traits)
            for (int i = 0; i < 6; ++i) {
                const Plain plain{traits, blocks};
                const Setup setup = random_setup(chance, 7 + i);
                bool quiet = true;
                for (int cell = 0; cell < kCells; ++cell) {
                    Setup lifted = setup;
                    lifted.hand = setup.board[cell];
                    quiet = quiet && (lifted.hand < 0 || !plain.completes(lifted, cell));
                }
                const auto parts = split_boards(traits, blocks, setup, stop);
                const std::uint64_t expected = quiet ? plain.full_boards(setup) : 0;
                CHECK(count_boards(traits, blocks, parts, stop) == expected);
            }
    stop = true;
    const Setup setup = random_setup(chance, 3);
    CHECK(split_boards(15, false, setup, stop).empty());
    CHECK(count_boards(15, false, std::array{Part{setup, 1}}, stop) == 0);
}

}  // namespace

int main() {
    test_geometry();
    test_keys<false>();
    test_keys<true>();
    test_endgames<false>();
    test_endgames<true>();
    test_scores();
    test_full_boards();
    test_threads();
    std::printf("%d checks hold\n", checks);
}
