// The solver as other programs see it: plain integers in, scores out.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <span>
#include <vector>

#include "geometry.hpp"

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

class Solver {
 public:
    // `traits` has the bits, in a piece's number, of the traits that count.
    Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads);
    ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // The scores of positions without an open line, each with a piece in hand and an empty cell
    // to place it on. All threads search a large one together; small ones, and many, are shared
    // out. A search that looks `within` so many placements scores a call beyond them as a draw.
    // Throws Cancelled.
    std::vector<Score> solve(std::span<const Setup> setups, bool distances, int within = kCells);

    // The number of the first of such positions that is worth no more than a score, or how many
    // there are if none is. Quicker than to solve them. Throws Cancelled.
    std::size_t first_at_most(std::span<const Setup> setups, Score score);

    // For each of such positions, how many of the turns of the player who holds the piece throw
    // away a win or a draw, as far as `within` so many placements show. Throws Cancelled.
    std::vector<Mistakes> mistakes(std::span<const Setup> setups, int within);

    // Ends what another thread asks for, and what is asked from now on, with Cancelled; until
    // `resume`.
    void cancel();
    void resume();

    // How many nodes have been searched, and how many of the setups are solved. Any thread.
    std::uint64_t nodes() const;
    std::size_t solved() const;

    struct Cancelled : std::exception {
        const char* what() const noexcept override { return "the search was cancelled"; }
    };
    class Implementation;

 private:
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace fourfold
