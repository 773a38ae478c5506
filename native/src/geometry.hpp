// The board's geometry as lookup tables: the lines, and the symmetry group of the board.
//
// Cells are numbered as in fourfold.rules: index = 4 * row + column, a1 = 0, d4 = 15. Lines are
// numbered in the fixed order: rows, columns, the rising and the falling diagonal, then blocks.
#pragma once

#include <array>
#include <cstdint>

namespace fourfold {

inline constexpr int kCells = 16;
inline constexpr int kStraightLines = 10;
inline constexpr int kAllLines = 19;

using Permutation = std::array<std::uint8_t, kCells>;

constexpr std::array<std::uint16_t, kAllLines> make_line_masks() {
    std::array<std::uint16_t, kAllLines> masks{};
    int line = 0;
    for (int row = 0; row < 4; ++row) masks[line++] = static_cast<std::uint16_t>(0x000F << 4 * row);
    for (int column = 0; column < 4; ++column)
        masks[line++] = static_cast<std::uint16_t>(0x1111 << column);
    masks[line++] = 0x8421;
    masks[line++] = 0x1248;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            masks[line++] = static_cast<std::uint16_t>(0x0033 << (4 * row + column));
    return masks;
}

// The cells of each line, one bit a cell.
inline constexpr auto kLineMasks = make_line_masks();

// The image of a set of cells under a permutation.
constexpr std::uint16_t renamed(std::uint16_t cells, const Permutation& permutation) {
    std::uint16_t image = 0;
    for (int cell = 0; cell < kCells; ++cell)
        if (cells >> cell & 1) image |= static_cast<std::uint16_t>(1 << permutation[cell]);
    return image;
}

constexpr int line_with_mask(std::uint16_t mask) {
    for (int line = 0; line < kAllLines; ++line)
        if (kLineMasks[line] == mask) return line;
    return -1;
}

// The 32 permutations of the cells that map the ten straight lines to themselves. Rows and columns
// are permuted alike, by an order that keeps opposite pairs together; columns may be reversed
// besides, and rows and columns may change places.
constexpr std::array<Permutation, 32> make_symmetries() {
    constexpr std::array<std::array<std::uint8_t, 4>, 8> orders{{{0, 1, 2, 3},
                                                                 {0, 2, 1, 3},
                                                                 {1, 0, 3, 2},
                                                                 {1, 3, 0, 2},
                                                                 {2, 0, 3, 1},
                                                                 {2, 3, 0, 1},
                                                                 {3, 1, 2, 0},
                                                                 {3, 2, 1, 0}}};
    std::array<Permutation, 32> symmetries{};
    int number = 0;
    for (const auto& order : orders)
        for (int reversed = 0; reversed < 2; ++reversed)
            for (int turned = 0; turned < 2; ++turned) {
                Permutation& permutation = symmetries[number++];
                for (int cell = 0; cell < kCells; ++cell) {
                    const int column = order[reversed ? 3 - cell % 4 : cell % 4];
                    const int row = order[cell / 4];
                    permutation[cell] =
                        static_cast<std::uint8_t>(turned ? 4 * column + row : 4 * row + column);
                }
            }
    return symmetries;
}

inline constexpr auto kSymmetries = make_symmetries();

// Whether a permutation maps blocks to blocks too; 8 of the 32 do.
constexpr bool keeps_blocks(const Permutation& permutation) {
    for (int line = kStraightLines; line < kAllLines; ++line)
        if (line_with_mask(renamed(kLineMasks[line], permutation)) < kStraightLines) return false;
    return true;
}

}  // namespace fourfold
