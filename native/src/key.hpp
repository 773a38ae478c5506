// The canonical form of a state and the piece in hand, as the exact key of the transposition table.
//
// The key is exact. It holds every bit of the lines' shared values, the empty cells (and so how far
// each line is filled) and the pieces left, mapped by one symmetry of the cells and one of the
// pieces (the hand becomes piece 0): all that the search looks at. Pieces that differ only in
// traits no line shares any more are exchanged for each other, kind by kind, which changes nothing
// that can still happen. So two positions with the same key have the same score, and a table that
// compares whole keys cannot return another position's.
//
// Equivalent positions may still get different keys, where traits with the same column are told
// apart only by the pieces left; that costs a second search, never a wrong answer.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "state.hpp"

namespace fourfold {

template <bool Blocks>
struct Key {
    // 8 columns of 10 or 19 bits, 16 cells, 16 pieces: 112 or 184 bits.
    static constexpr int kWords = Blocks ? 3 : 2;
    std::array<std::uint64_t, kWords> words{};

    auto operator<=>(const Key&) const = default;

    // A hash that spreads keys evenly over a table.
    std::uint64_t hash() const {
        std::uint64_t mixed = 0;
        for (const std::uint64_t word : words) {
            mixed = (mixed ^ word) * 0x9E3779B97F4A7C15u;
            mixed ^= mixed >> 32;
        }
        mixed *= 0xD6E8FEB86659FD93u;
        return mixed ^ mixed >> 32;
    }

    // How many cells are empty: the depth of the search that the key's score cost.
    int empties() const { return std::popcount(words.back() & 0xFFFF0000u); }
};

// Computes canonical keys, with lookup tables that all searches of a geometry share.
template <bool Blocks>
class Canonical {
 public:
    using G = Geometry<Blocks>;
    using S = State<Blocks>;

    static const Canonical& instance() {
        static const Canonical canonical;
        return canonical;
    }

    Key<Blocks> key(const S& state, int hand) const {
        std::array<std::uint32_t, 8> columns = columns_of(state.shared);
        // Flip the traits so that the hand becomes piece 0: exchange the two columns of each.
        for (int trait = 0; trait < 4; ++trait)
            if (hand >> trait & 1) std::swap(columns[trait], columns[trait + 4]);
        Pieces left = flipped(state.left, hand);
        unsigned used = 0;
        for (int trait = 0; trait < 4; ++trait)
            if (columns[trait] | columns[trait + 4]) used |= 1u << trait;
        if (used != 15) left = merged(left, used);

        Key<Blocks> best;
        best.words.fill(~std::uint64_t{0});
        const Cells cells = least_image_[state.empty];
        for (std::uint32_t set = symmetries_to_it_[state.empty]; set; set &= set - 1)
            best = std::min(best, image(columns, left, cells, std::countr_zero(set)));
        return best;
    }

 private:
    static constexpr int kLowLines = 10;
    static constexpr int kHighLines = G::kLines - kLowLines;

    Canonical() {
        for (int s = 0; s < 32; ++s) {
            if (Blocks && !keeps_blocks(kSymmetries[s])) continue;
            symmetries_ |= 1u << s;
            std::array<int, G::kLines> image{};
            for (int line = 0; line < G::kLines; ++line)
                image[line] = line_with_mask(renamed(kLineMasks[line], kSymmetries[s]));
            fill_columns(low_columns_[s], image, 0, kLowLines);
            if constexpr (Blocks) fill_columns(high_columns_[s], image, kLowLines, kHighLines);
        }
        least_image_.fill(0xFFFF);
        for (std::uint32_t set = symmetries_; set; set &= set - 1) {
            const int s = std::countr_zero(set);
            std::vector<Cells> image(0x10000);
            for (unsigned cells = 0; cells < 0x10000; ++cells) {
                if (cells)
                    image[cells] = static_cast<Cells>(image[cells & (cells - 1)] |
                                                      1 << kSymmetries[s][std::countr_zero(cells)]);
                if (image[cells] > least_image_[cells]) continue;
                if (image[cells] < least_image_[cells]) symmetries_to_it_[cells] = 0;
                least_image_[cells] = image[cells];
                symmetries_to_it_[cells] |= 1u << s;
            }
        }
        std::array<int, 4> order{0, 1, 2, 3};
        do {
            // The trait order[i] becomes trait i.
            auto& table = permuted_[order_number(order)];
            for (int half = 0; half < 2; ++half)
                for (int bits = 0; bits < 256; ++bits)
                    for (int bit = 0; bit < 8; ++bit)
                        if (bits >> bit & 1) {
                            const int piece = 8 * half + bit;
                            int image = 0;
                            for (int i = 0; i < 4; ++i) image |= (piece >> order[i] & 1) << i;
                            table[half][bits] |= static_cast<Pieces>(1 << image);
                        }
        } while (std::next_permutation(order.begin(), order.end()));
    }

    template <std::size_t Size>
    static void fill_columns(std::array<std::uint32_t, Size>& table,
                             const std::array<int, G::kLines>& image, int first, int count) {
        for (std::uint32_t bits = 0; bits < 1u << count; ++bits)
            for (int i = 0; i < count; ++i)
                if (bits >> i & 1) table[bits] |= 1u << image[first + i];
    }

    static int order_number(const std::array<int, 4>& order) {
        return order[0] | order[1] << 2 | order[2] << 4;
    }

    // For each of the eight trait values, the lines that share it, one bit a line.
    static std::array<std::uint32_t, 8> columns_of(const typename G::Vector& shared) {
        std::array<std::uint64_t, sizeof(shared) / 8> words;
        std::memcpy(words.data(), &shared, sizeof words);
        std::array<std::uint32_t, 8> columns{};
        for (int value = 0; value < 8; ++value)
            for (std::size_t word = 0; word < words.size(); ++word) {
                const std::uint64_t bits = words[word] >> value & 0x0101010101010101u;
                columns[value] |= static_cast<std::uint32_t>(bits * 0x0102040810204080u >> 56)
                                  << 8 * word;
            }
        return columns;
    }

    // Each piece becomes the one that differs in the traits of `flips`.
    static Pieces flipped(Pieces pieces, int flips) {
        unsigned p = pieces;
        if (flips & 1) p = (p & 0x5555) << 1 | (p >> 1 & 0x5555);
        if (flips & 2) p = (p & 0x3333) << 2 | (p >> 2 & 0x3333);
        if (flips & 4) p = (p & 0x0F0F) << 4 | (p >> 4 & 0x0F0F);
        if (flips & 8) p = (p & 0x00FF) << 8 | p >> 8;
        return static_cast<Pieces>(p);
    }

    // Pieces that differ only in traits no line can use are alike: of each kind keep the number
    // there are, and take the first ones for them.
    static Pieces merged(Pieces pieces, unsigned used) {
        std::array<std::uint8_t, 16> counts{};
        for (unsigned set = pieces; set; set &= set - 1)
            ++counts[static_cast<unsigned>(std::countr_zero(set)) & used];
        Pieces firsts = 0;
        for (unsigned piece = 0; piece < 16; ++piece)
            if (counts[piece & used]) {
                --counts[piece & used];
                firsts |= static_cast<Pieces>(1 << piece);
            }
        return firsts;
    }

    Key<Blocks> image(const std::array<std::uint32_t, 8>& columns, Pieces left, Cells cells,
                      int symmetry) const {
        // Each trait as one number, its two columns and its own index last, sorted.
        std::array<std::uint64_t, 4> traits;
        for (int trait = 0; trait < 4; ++trait)
            traits[trait] =
                (static_cast<std::uint64_t>(moved(columns[trait], symmetry)) << G::kLines |
                 moved(columns[trait + 4], symmetry))
                    << 2 |
                static_cast<unsigned>(trait);
        sort_pair(traits[0], traits[1]);
        sort_pair(traits[2], traits[3]);
        sort_pair(traits[0], traits[2]);
        sort_pair(traits[1], traits[3]);
        sort_pair(traits[1], traits[2]);
        const auto& table =
            permuted_[(traits[0] & 3) | (traits[1] & 3) << 2 | (traits[2] & 3) << 4];
        const Pieces pieces = table[0][left & 0xFF] | table[1][left >> 8];
        const std::uint64_t rest = static_cast<std::uint64_t>(cells) << 16 | pieces;
        constexpr int bits = 2 * G::kLines;
        Key<Blocks> key;
        if constexpr (Blocks) {
            key.words[0] = traits[0] >> 2 | traits[3] >> 2 << bits;
            key.words[1] = traits[1] >> 2 | traits[3] >> 2 >> (64 - bits) << bits;
            key.words[2] = (traits[2] >> 2 & 0xFFFFFFFFu) << 32 | rest;
            key.words[1] |= traits[2] >> 2 >> 32 << (bits + 12);
        } else {
            key.words[0] = traits[0] >> 2 | traits[1] >> 2 << bits | traits[2] >> 2 << 2 * bits;
            key.words[1] = traits[3] >> 2 << 32 | rest;
        }
        return key;
    }

    std::uint32_t moved(std::uint32_t column, int symmetry) const {
        std::uint32_t image = low_columns_[symmetry][column & ((1u << kLowLines) - 1)];
        if constexpr (Blocks) image |= high_columns_[symmetry][column >> kLowLines];
        return image;
    }

    static void sort_pair(std::uint64_t& a, std::uint64_t& b) {
        const std::uint64_t low = std::min(a, b);
        b = std::max(a, b);
        a = low;
    }

    std::uint32_t symmetries_ = 0;
    std::array<std::array<std::uint32_t, 1 << kLowLines>, 32> low_columns_{};
    std::array<std::array<std::uint32_t, Blocks ? 1 << kHighLines : 1>, 32> high_columns_{};
    std::array<Cells, 0x10000> least_image_{};
    std::array<std::uint32_t, 0x10000> symmetries_to_it_{};
    std::array<std::array<std::array<Pieces, 256>, 2>, 64> permuted_{};
};

}  // namespace fourfold
