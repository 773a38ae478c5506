// The state of the search: a position as its lines.
//
// What matters of the pieces on the board is, for each line, which trait values all its pieces
// still share. One byte a line holds them; bit t says that value 0 of trait t is shared, bit
// t + 4 that value 1 is (t counts the bits of a piece's number):
//
//      7      6      5      4      3      2      1      0
//    dark  square  short hollow  light  round  tall   solid
//
// An empty line shares everything that counts. A complete line shares nothing here, because
// nothing can be done with it any more: it has expired, or its call ends the game.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "geometry.hpp"

namespace fourfold {

using Cells = std::uint16_t;   // one bit a cell
using Pieces = std::uint16_t;  // one bit a piece
using Byte = std::uint8_t;

// The trait values of a piece, laid out like a line's byte.
constexpr Byte values_of(int piece) { return static_cast<Byte>((~piece & 15) | piece << 4); }

constexpr std::array<Pieces, 256> make_safe_pieces() {
    std::array<Pieces, 256> safe{};
    for (int values = 0; values < 256; ++values)
        for (int piece = 0; piece < 16; ++piece)
            if (!(values_of(piece) & values)) safe[values] |= static_cast<Pieces>(1 << piece);
    return safe;
}

// The pieces that have none of a set of trait values.
inline constexpr auto kPiecesWithout = make_safe_pieces();

// SIMD: bytes side by side, one a line, in vectors that every 64-bit processor has.
template <int Parts>
struct Bytes {
    typedef Byte Part __attribute__((vector_size(16)));
    static constexpr int kCount = 16 * Parts;

    Part parts[Parts];

    static constexpr Bytes all(Byte value) {
        Bytes bytes{};
        for (Part& part : bytes.parts) part = Part{} + value;
        return bytes;
    }

    Byte get(int i) const { return parts[i / 16][i % 16]; }
    void set(int i, Byte value) { parts[i / 16][i % 16] = value; }

    friend Bytes operator&(Bytes a, const Bytes& b) {
        for (int i = 0; i < Parts; ++i) a.parts[i] &= b.parts[i];
        return a;
    }
    friend Bytes operator|(Bytes a, const Bytes& b) {
        for (int i = 0; i < Parts; ++i) a.parts[i] |= b.parts[i];
        return a;
    }
    friend Bytes operator+(Bytes a, const Bytes& b) {
        for (int i = 0; i < Parts; ++i) a.parts[i] += b.parts[i];
        return a;
    }
    friend Bytes operator-(Bytes a, const Bytes& b) {
        for (int i = 0; i < Parts; ++i) a.parts[i] -= b.parts[i];
        return a;
    }
    friend Bytes operator~(Bytes a) {
        for (Part& part : a.parts) part = ~part;
        return a;
    }

    // 0xFF for each byte that has a value, else 0.
    Bytes equal_to(Byte value) const {
        Bytes equal;
        for (int i = 0; i < Parts; ++i) equal.parts[i] = Part(parts[i] == Part{} + value);
        return equal;
    }

    // The OR of all bytes.
    Byte any() const {
        Part sum = parts[0];
        for (int i = 1; i < Parts; ++i) sum |= parts[i];
        std::uint64_t words[2];
        std::memcpy(words, &sum, sizeof words);
        std::uint64_t word = words[0] | words[1];
        word |= word >> 32;
        word |= word >> 16;
        return static_cast<Byte>(word | word >> 8);
    }

    // The sum of all bytes, if it is less than 256.
    Byte sum() const {
        Part sum = parts[0];
        for (int i = 1; i < Parts; ++i) sum += parts[i];
        std::uint64_t words[2];
        std::memcpy(words, &sum, sizeof words);
        return static_cast<Byte>((words[0] + words[1]) * 0x0101010101010101u >> 56);
    }
};

constexpr std::array<Bytes<1>, 16> make_values() {
    std::array<Bytes<1>, 16> values{};
    for (int piece = 0; piece < 16; ++piece) values[piece] = Bytes<1>::all(values_of(piece));
    return values;
}

// The trait values of each piece, in every byte.
inline constexpr auto kValues = make_values();

// The lines that count, padded with lines that share nothing.
template <bool Blocks>
struct Geometry {
    static constexpr int kLines = Blocks ? kAllLines : kStraightLines;
    using Vector = Bytes<Blocks ? 2 : 1>;

    struct Tables {
        Vector through[kCells];      // 1 for each line through the cell
        Vector not_through[kCells];  // 0xFF for each other line
    };

    static const Tables& tables() {
        static const Tables tables = [] {
            Tables made{};
            for (int cell = 0; cell < kCells; ++cell)
                for (int line = 0; line < Vector::kCount; ++line) {
                    const bool on = line < kLines && (kLineMasks[line] >> cell & 1);
                    made.through[cell].set(line, on ? 1 : 0);
                    made.not_through[cell].set(line, on ? 0 : 0xFF);
                }
            return made;
        }();
        return tables;
    }
};

// The lines, the empty cells, and the pieces left. The piece in hand is kept beside it.
template <bool Blocks>
struct State {
    using G = Geometry<Blocks>;
    using Vector = typename G::Vector;

    Vector shared;  // the trait values that each line still shares
    Vector filled;  // how many cells of each line hold a piece
    Cells empty;
    Pieces left;

    // The state after a piece that completes no line is placed on an empty cell.
    State placed(int piece, int cell, const typename G::Tables& tables) const {
        State next;
        next.shared = shared & (Vector::all(values_of(piece)) | tables.not_through[cell]);
        next.filled = filled + tables.through[cell];
        next.empty = static_cast<Cells>(empty & ~(1 << cell));
        next.left = left;
        return next;
    }

    // The trait values that complete a line with one more piece.
    Byte winning_values() const { return (shared & filled.equal_to(3)).any(); }

    // The pieces left that can be given without losing at once.
    Pieces safe() const { return left & kPiecesWithout[winning_values()]; }

    // The trait values that some line still shares. Without any the game is a draw.
    Byte live_values() const { return shared.any(); }
};

template <bool Blocks>
State<Blocks> make_state(const std::array<std::int8_t, kCells>& board, int hand, Byte counted) {
    using G = Geometry<Blocks>;
    State<Blocks> state{};
    for (int line = 0; line < G::kLines; ++line) state.shared.set(line, counted);
    state.left = hand < 0 ? 0xFFFF : static_cast<Pieces>(~(1 << hand));
    state.empty = 0xFFFF;
    for (int cell = 0; cell < kCells; ++cell)
        if (board[cell] >= 0) {
            state = state.placed(board[cell], cell, G::tables());
            state.left &= static_cast<Pieces>(~(1 << board[cell]));
        }
    state.shared = state.shared & ~state.filled.equal_to(4);
    return state;
}

}  // namespace fourfold
