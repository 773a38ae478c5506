#include "book.hpp"

#include <algorithm>
#include <bit>

namespace fourfold {
namespace {

constexpr Byte kLost = 0x80;
constexpr std::size_t kMaskBytes = 2;

constexpr std::size_t binomial(unsigned of, unsigned choose) {
    std::size_t ways = 1;
    for (unsigned i = 1; i <= choose; ++i) ways = ways * (of + 1 - i) / i;
    return ways;
}

// The number of multisets of columns.
std::size_t page_length(Cells filled, unsigned traits) {
    const unsigned columns = 1u << std::popcount(filled);
    return binomial(columns + static_cast<unsigned>(std::popcount(traits)) - 1,
                    static_cast<unsigned>(std::popcount(traits)));
}

}  // namespace

Book::Book(std::vector<Byte> bytes, unsigned traits, bool blocks)
    : bytes_(std::move(bytes)), traits_(traits), blocks_(blocks) {
    for (std::size_t at = 0; at + kMaskBytes <= bytes_.size();) {
        const auto filled = static_cast<Cells>(bytes_[at] << 8 | bytes_[at + 1]);
        begins_[filled] = at + kMaskBytes;
        at += kMaskBytes + page_length(filled, traits_);
    }
}

std::optional<Book::Page> Book::page(Cells filled) const {
    for (const Permutation& symmetry : kSymmetries) {
        if (blocks_ && !keeps_blocks(symmetry)) continue;
        const std::size_t begin = begins_[renamed(filled, symmetry)];
        if (!begin) continue;
        Page page{begin, {}};
        int count = 0;
        for (int target = 0; target < kCells; ++target)
            for (int cell = 0; cell < kCells; ++cell)
                if (filled >> cell & 1 && symmetry[cell] == target)
                    page.cells[count++] = static_cast<std::int8_t>(cell);
        return page;
    }
    return {};
}

std::optional<Score> Book::score(const Setup& setup) const {
    Cells filled = 0;
    for (int cell = 0; cell < kCells; ++cell)
        if (setup.board[cell] >= 0) filled |= static_cast<Cells>(1 << cell);
    const int count = std::popcount(filled);
    if (setup.hand < 0 || count > kBookPieces) return {};
    const std::optional<Page> found = page(filled);
    if (!found) return {};

    // For each trait that counts, which of the pieces differ from the hand in it.
    std::array<unsigned, 4> columns{};
    int traits = 0;
    for (int trait = 0; trait < 4; ++trait) {
        if (!(traits_ >> trait & 1)) continue;
        for (int i = 0; i < count; ++i) {
            const int difference = setup.board[found->cells[i]] ^ setup.hand;
            columns[traits] |= static_cast<unsigned>(difference >> trait & 1) << i;
        }
        ++traits;
    }
    // Their place in the combinatorial number system.
    std::sort(columns.begin(), columns.begin() + traits);
    std::size_t place = found->begin;
    for (int i = 0; i < traits; ++i)
        place += binomial(columns[i] + static_cast<unsigned>(i), static_cast<unsigned>(i) + 1);
    if (place >= bytes_.size()) return {};
    const Byte byte = bytes_[place];
    if (!byte) return Score{0, 0};
    return byte & kLost ? Score{-1, static_cast<std::int8_t>(byte & ~kLost)}
                        : Score{1, static_cast<std::int8_t>(byte)};
}

}  // namespace fourfold
