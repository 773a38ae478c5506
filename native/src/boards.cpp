#include "boards.hpp"

#include <algorithm>
#include <unordered_map>

#include "key.hpp"

namespace fourfold {
namespace {

// Fills the empty cells one by one, with pieces that complete no winning line.
template <bool Blocks>
class Filler {
 public:
    using G = Geometry<Blocks>;
    using S = State<Blocks>;

    Filler(unsigned traits, const std::atomic<bool>& stop)
        : counted_(static_cast<Byte>(traits | traits << 4)), stop_(stop) {}

    std::vector<Part> split(const Setup& setup) const {
        if (!is_quiet(setup)) return {};
        std::vector<Part> parts{{setup, 1}};
        auto empties = std::count(setup.board.begin(), setup.board.end(), -1);
        for (const int cell : kOrder)
            if (setup.board[cell] < 0 && empties-- > kCellsOfPart) parts = grown(parts, cell);
        return parts;
    }

    std::uint64_t count(std::span<const Part> parts) const {
        std::uint64_t boards = 0;
        for (const Part& part : parts) {
            if (stop_.load(std::memory_order_relaxed)) return 0;
            boards += part.ways * count(state_of(part.setup), kOrder.data());
        }
        return boards;
    }

 private:
    // Two opposite rows first, for their symmetries: from the empty board they leave 40 117 parts,
    // two neighbouring rows 145 251.
    static constexpr std::array<int, kCells> kOrder{0, 1, 2, 3, 12, 13, 14, 15,
                                                    4, 5, 6, 7, 8,  9,  10, 11};

    // The empty cells of a part. From here on counting is quicker than finding equivalent boards.
    static constexpr int kCellsOfPart = 8;

    struct Hash {
        std::size_t operator()(const Key<Blocks>& key) const { return key.hash(); }
    };

    S state_of(const Setup& setup) const { return make_state<Blocks>(setup.board, -1, counted_); }

    // Whether no complete line shares a value.
    bool is_quiet(const Setup& setup) const {
        Setup empty;
        empty.board.fill(-1);
        S state = state_of(empty);
        for (int cell = 0; cell < kCells; ++cell) {
            const int piece = setup.board[cell];
            if (piece < 0) continue;
            if (!(fitting(state, cell) >> piece & 1)) return false;
            state = filled(state, piece, cell);
        }
        return true;
    }

    // One step breadth-first: fills a cell in all ways, and merges equivalent boards.
    std::vector<Part> grown(const std::vector<Part>& parts, int cell) const {
        std::unordered_map<Key<Blocks>, Part, Hash> found;
        for (const Part& part : parts) {
            if (stop_.load(std::memory_order_relaxed)) return {};
            const S state = state_of(part.setup);
            for (unsigned pieces = fitting(state, cell); pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                Part next{part.setup, 0};
                next.setup.board[cell] = static_cast<std::int8_t>(piece);
                const auto key = key_of(filled(state, piece, cell));
                found.try_emplace(key, next).first->second.ways += part.ways;
            }
        }
        std::vector<Part> all;
        all.reserve(found.size());
        for (const auto& [key, part] : found) all.push_back(part);
        return all;
    }

    // The canonical key without a piece in hand: the least over all flips of traits.
    static Key<Blocks> key_of(const S& state) {
        const auto& canonical = Canonical<Blocks>::instance();
        Key<Blocks> least = canonical.key(state, 0);
        for (int flips = 1; flips < 16; ++flips)
            least = std::min(least, canonical.key(state, flips));
        return least;
    }

    // Counts depth-first the full boards below a state; `cell` is the first that may be empty.
    std::uint64_t count(const S& state, const int* cell) const {
        if (!state.empty) return 1;
        while (!(state.empty >> *cell & 1)) ++cell;
        std::uint64_t boards = 0;
        for (unsigned pieces = fitting(state, *cell); pieces; pieces &= pieces - 1)
            boards += count(filled(state, std::countr_zero(pieces), *cell), cell + 1);
        return boards;
    }

    // The pieces left that complete no winning line on a cell.
    Pieces fitting(const S& state, int cell) const {
        const auto lines = state.filled.equal_to(3) & ~tables_.not_through[cell];
        return state.left & kPiecesWithout[(state.shared & lines).any()];
    }

    S filled(const S& state, int piece, int cell) const {
        S next = state.placed(piece, cell, tables_);
        next.left &= static_cast<Pieces>(~(1 << piece));
        return next;
    }

    const Byte counted_;
    const std::atomic<bool>& stop_;
    const typename G::Tables& tables_ = G::tables();
};

}  // namespace

std::vector<Part> split_boards(unsigned traits, bool blocks, const Setup& setup,
                               const std::atomic<bool>& stop) {
    return blocks ? Filler<true>(traits, stop).split(setup)
                  : Filler<false>(traits, stop).split(setup);
}

std::uint64_t count_boards(unsigned traits, bool blocks, std::span<const Part> parts,
                           const std::atomic<bool>& stop) {
    return blocks ? Filler<true>(traits, stop).count(parts)
                  : Filler<false>(traits, stop).count(parts);
}

}  // namespace fourfold
