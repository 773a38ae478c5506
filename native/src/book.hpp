// The opening book, as src/fourfold/engine/book.py describes it: a page for each set of filled
// cells, and on it the score of a position at the place that its columns name.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "solver.hpp"
#include "state.hpp"

namespace fourfold {

// With more pieces on the board a position is not in the book.
inline constexpr int kBookPieces = 4;

class Book {
 public:
    // Takes the book of as many traits, and of blocks or not, as its file has it uncompressed.
    Book(std::vector<Byte> bytes, unsigned traits, bool blocks);

    // Nothing for a position with too many pieces, or without one in hand. It takes it that no
    // line can be called.
    std::optional<Score> score(const Setup& setup) const;

 private:
    // Where the page of a set of cells, turned by a symmetry, begins; and the cells in the order of
    // their images.
    struct Page {
        std::size_t begin;
        std::array<std::int8_t, kBookPieces> cells;
    };
    std::optional<Page> page(Cells filled) const;

    const std::vector<Byte> bytes_;
    const unsigned traits_;
    const bool blocks_;
    std::array<std::size_t, 0x10000> begins_{};  // of each page, by its cells; 0 for no page
};

}  // namespace fourfold
