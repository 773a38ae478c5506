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

class Solver {
 public:
    // `traits` has the bits, in a piece's number, of the traits that count.
    Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads);
    ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // The scores of positions without an open line, each with a piece in hand and an empty cell
    // to place it on. All threads search a large one together; small ones, and many large ones,
    // are shared out. Throws Cancelled.
    std::vector<Score> solve(std::span<const Setup> setups, bool distances);

    // Ends `solve`, now in another thread and from now on, with Cancelled; until `resume`.
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
