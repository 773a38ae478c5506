// The solver as other programs see it: plain integers in, scores out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "geometry.hpp"
#include "job.hpp"

namespace fourfold {

// The piece on each cell by index, -1 for none, and the piece in hand, -1 for none.
struct Setup {
    std::array<std::int8_t, 16> board;
    std::int8_t hand;
};

// What a position is worth to the player who must act: win (1), draw (0) or loss (-1), and for
// wins and losses the placements until the call, the winner hurrying and the loser delaying.
// Without distances `plies` is 0.
struct Score {
    std::int8_t value;
    std::int8_t plies;

    bool operator==(const Score&) const = default;
};

// Of the turns that a player has, how many are mistakes.
struct Mistakes {
    int mistakes;
    int turns;
};

// Thread-safe: answers any number of threads at the same time, each as if it were alone. They share
// the transposition table, and nothing else that an answer depends on. All methods but the
// destructor may be called by any thread at any time; each call has a job of its own.
//
// An answer is exact: a call that is cancelled, or that finds the solver closed, throws Cancelled.
class Solver {
 public:
    // `traits` has the bits, in a piece's number, of the traits that count.
    Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads);
    ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // Grows the transposition table of later calls to at least so many bytes. A larger one is
    // empty.
    void reserve(std::size_t table_bytes);

    // The scores of positions without an open line, each with a piece in hand and an empty cell
    // to place it on. All threads search a large one together; small ones, and many, are
    // distributed. Of those that are alike by symmetry one is searched. `within` limits the depth
    // in placements: a call beyond it scores as a draw.
    std::vector<Score> solve(Job& job, std::span<const Setup> setups, bool distances,
                             int within = kCells);

    // The number of the first of such positions that is worth no more than a score, or how many
    // there are if none is. Quicker than to solve them.
    std::size_t first_at_most(Job& job, std::span<const Setup> setups, Score score);

    // For each of such positions, how many of the turns of the player who holds the piece throw
    // away a win or a draw, as far as `within` so many placements show.
    std::vector<Mistakes> mistakes(Job& job, std::span<const Setup> setups, int within);

    // Roughly how many microseconds a thread needs for such positions.
    double microseconds(std::span<const Setup> setups, int within) const;

    // Cancels all calls, those under way and those to come.
    void close();

    unsigned traits() const { return traits_; }
    bool blocks() const { return blocks_; }

    // The number of nodes that all calls have searched.
    std::uint64_t nodes() const;

    class Implementation;

 private:
    const unsigned traits_;
    const bool blocks_;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace fourfold
