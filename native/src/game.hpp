// The rules where there is no Python, as in a browser: positions and moves in notation, and what
// may be played. fourfold.rules is what they are compared with.
#pragma once

#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver.hpp"
#include "state.hpp"

namespace fourfold {

// The bits, in a piece's number, of the traits that count, and whether blocks do.
struct Variant {
    unsigned traits;
    bool blocks;

    bool operator==(const Variant&) const = default;
};

struct Move {
    enum class Kind { kCall, kGive, kPlace, kDone };

    Kind kind;
    int number;  // of the line, piece or cell; 0 for a “done”

    bool operator==(const Move&) const = default;
};

// A placement and what follows it, or anything else alone.
using Turn = std::vector<Move>;

// A position in which the game may go on: what stands where, and which line can still be called.
class Position {
 public:
    // Nothing if the text is not that of a position of the variant.
    static std::optional<Position> from(std::string_view text, Variant variant);

    std::string text() const;
    const Setup& setup() const { return setup_; }
    int count() const { return std::popcount(filled_); }
    bool is_full() const { return filled_ == 0xFFFF; }
    bool is_called() const { return is_called_; }
    bool is_over() const { return is_called_ || dones_ == 2; }
    // The lines that can be called now, one bit a line.
    unsigned callable_lines() const;
    // The legal moves and turns in fixed order: calls first, then by number.
    std::vector<Move> moves() const;
    std::vector<Turn> turns() const;
    // The position after a legal move.
    Position after(Move move) const;
    // The traits that the pieces on a complete line share and that count, one bit each.
    unsigned shared(int line) const;

 private:
    Position(Setup setup, Variant variant);
    // The lines through a cell that win, one bit a line.
    unsigned winning_through(int cell) const;

    Variant variant_;
    Setup setup_;
    int last_ = -1;  // the cell placed last, while a line through it can be called; else -1
    int dones_ = 0;
    bool is_called_ = false;
    Cells filled_ = 0;
    Pieces left_ = 0xFFFF;
};

// Nothing if a text is not that of a move.
std::optional<Move> move_from(std::string_view text);
std::string text_of(Move move);

}  // namespace fourfold
