#include "endgame.hpp"

#include <type_traits>
#include <utility>

// Inlined into each function that calls it, and so compiled for the same instruction set.
#define INLINE [[gnu::always_inline]] inline

namespace fourfold {
namespace {

using Part = Bytes<1>::Part;
typedef std::uint16_t Part16 __attribute__((vector_size(16)));
typedef std::uint32_t Part32 __attribute__((vector_size(16)));
typedef std::uint64_t Part64 __attribute__((vector_size(16)));

// A shuffle: the elements with these numbers, counted through two vectors.
template <int... Numbers, typename Vector>
INLINE Vector picked(Vector a, Vector b) {
#if __has_builtin(__builtin_shufflevector)
    return __builtin_shufflevector(a, b, Numbers...);
#else
    return __builtin_shuffle(a, b, Vector{Numbers...});
#endif
}

INLINE bool is_zero(Part part) { return !(Part64(part)[0] | Part64(part)[1]); }

// An endgame with K empty cells.
template <int K>
struct Sets {
    static constexpr int kParts = K > 4 ? 1 << (K - 4) : 1;
    Part parts[kParts];

    // The trait values that complete a line with one more piece: those of the single cells.
    INLINE Byte winning_values() const {
        const std::uint64_t first = Part64(parts[0])[0];
        std::uint64_t values = first >> 8 | first >> 16;
        if constexpr (K > 2) values |= first >> 32;
        if constexpr (K > 3) values |= Part64(parts[0])[1];
        if constexpr (K > 4) {
            Part sum = parts[1];
            for (int cell = 5; cell < K; ++cell) sum |= parts[1 << (cell - 4)];
            values |= Part64(sum)[0];
        }
        return static_cast<Byte>(values);
    }

    // Whether no line can be completed any more.
    INLINE bool is_dead() const {
        Part sum = parts[0];
        for (int i = 1; i < kParts; ++i) sum |= parts[i];
        return is_zero(sum);
    }

    template <int Cell>
    INLINE Sets<K - 1> placed(Part values) const {
        Sets<K - 1> next;
        if constexpr (K <= 4)
            next.parts[0] = without<Cell>(joined<Cell>(parts[0], values), Part{});
        else if constexpr (Cell < 4)
            for (int i = 0; i < next.kParts; ++i)
                next.parts[i] = without<Cell>(joined<Cell>(parts[2 * i], values),
                                              joined<Cell>(parts[2 * i + 1], values));
        else
            for (int i = 0; i < next.kParts; ++i) {
                constexpr int bit = 1 << (Cell - 4);
                const int set = i / bit * 2 * bit + i % bit;
                next.parts[i] = parts[set] | (parts[set + bit] & values);
            }
        return next;
    }

 private:
    // Gives each set without a cell the values of the set with it; the others become worthless.
    template <int Cell>
    INLINE static Part joined(Part part, Part values) {
        if constexpr (Cell == 0) return part | (Part(Part16(part) >> 8) & values);
        if constexpr (Cell == 1) return part | (Part(Part32(part) >> 16) & values);
        if constexpr (Cell == 2) return part | (Part(Part64(part) >> 32) & values);
        if constexpr (Cell == 3)
            return part | (Part(picked<1, 2>(Part64(part), Part64{})) & values);
    }

    // The sets without a cell, of two parts.
    template <int Cell>
    INLINE static Part without(Part a, Part b) {
        if constexpr (Cell == 0)
            return picked<0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30>(a, b);
        if constexpr (Cell == 1)
            return Part(picked<0, 2, 4, 6, 8, 10, 12, 14>(Part16(a), Part16(b)));
        if constexpr (Cell == 2) return Part(picked<0, 2, 4, 6>(Part32(a), Part32(b)));
        if constexpr (Cell == 3) return Part(picked<0, 2>(Part64(a), Part64(b)));
    }
};

// Four empty cells, for the question whether the player can win, with all ways at once to place
// the hand on cell a and the piece given next on cell x: byte 4 * a + x is about them. The values
// that complete a line then are
//
//     alone | with_a & hand | (with_x | with_both & hand) & given
//
// of the lines that need another cell y, alone or with a, with x, or with both. Where a = x, the
// first half is all that completes a line once the hand is placed on a.
class FourCells {
 public:
    INLINE explicit FourCells(const Sets<4>& sets) {
        const Part part = sets.parts[0];
        // Row a has at y the sets {y}, {a, y} and, in any order, the sets of a and two others.
        const Part singles = picked<0, 2, 4, 8, 1, 0, 4, 8, 1, 2, 0, 8, 1, 2, 4, 0>(part, part);
        const Part pairs = picked<0, 3, 5, 9, 3, 0, 6, 10, 5, 6, 0, 12, 9, 10, 12, 0>(part, part);
        const Part triples =
            picked<0, 13, 11, 7, 14, 0, 11, 7, 14, 13, 0, 7, 14, 13, 11, 0>(part, part);
        alone_ = others_in_row(singles);
        with_a_ = others_in_row(pairs);
        with_x_ = others_in_column(pairs);
        with_both_ = others_in_row(triples);
    }

    INLINE bool can_win(int hand, Pieces left) const {
        const Part values = kValues[hand].parts[0];
        const Part after_hand = alone_ | (with_a_ & values);
        const Part with_given = with_x_ | (with_both_ & values);
        const Part p = kValues[std::countr_zero(left)].parts[0];
        left &= static_cast<Pieces>(left - 1);
        const Part q = kValues[std::countr_zero(left)].parts[0];
        left &= static_cast<Pieces>(left - 1);
        const Part r = kValues[std::countr_zero(left)].parts[0];
        return !is_zero(wins_by(p, q, r, after_hand, with_given) |
                        wins_by(q, p, r, after_hand, with_given) |
                        wins_by(r, p, q, after_hand, with_given));
    }

 private:
    // The rows where the given piece is safe, and wherever it is placed, both others are not.
    INLINE static Part wins_by(Part given, Part second, Part third, Part after_hand,
                               Part with_given) {
        constexpr Part diagonal{255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255};
        const Part after_given = diagonal | after_hand | (with_given & given);
        const Part fails = (after_hand & given) | Part((after_given & second) == Part{}) |
                           Part((after_given & third) == Part{});
        return Part(Part32(fails) == Part32{});
    }

    // For each byte the OR of the three others in its row, and in its column.
    INLINE static Part others_in_row(Part part) {
        const Part32 row = Part32(part);
        const Part32 opposite = row >> 16 | row << 16;
        const Part32 both = row | opposite;
        return Part(opposite | both >> 8 | both << 24);
    }
    INLINE static Part others_in_column(Part part) {
        const Part32 rows = Part32(part);
        return Part(picked<1, 2, 3, 0>(rows, rows) | picked<2, 3, 0, 1>(rows, rows) |
                    picked<3, 0, 1, 2>(rows, rows));
    }

    Part alone_, with_a_, with_x_, with_both_;
};

// Answers a question; searches placements that leave the fewest safe pieces first. `Processor` has
// the same function, compiled for one instruction set.
template <typename Processor, Question Q, int K>
INLINE bool answer(const Sets<K>& sets, int hand, Pieces left, int d, std::uint64_t& nodes) {
    constexpr bool kWin = Q == Question::kWin;
    constexpr bool kFourNext = !kWin && K == 5;
    ++nodes;
    if (kWin ? K < 3 || d < 3 : K < 2 || d < 2) return !kWin;
    if constexpr (kWin && K == 4) return FourCells(sets).can_win(hand, left);

    const Part values = kValues[hand].parts[0];
    Sets<K - 1> after[K];
    Pieces safe[K];
    std::uint64_t order = 0;  // the cells, one bit each, in the byte of their number of safe pieces
    [&]<int... Cells>(std::integer_sequence<int, Cells...>) __attribute__((always_inline)) {
        ((after[Cells] = sets.template placed<Cells>(values),
          safe[Cells] = left & kPiecesWithout[after[Cells].winning_values()],
          order |= std::uint64_t{1} << (8 * std::popcount(safe[Cells]) + Cells)),
         ...);
    }(std::make_integer_sequence<int, K>());
    order &= ~std::uint64_t{0xFF};
    if (!kWin && (K <= 3 || d <= 3)) return order;

    if constexpr (K > 2)
        for (; order; order &= order - 1) {
            const int cell = std::countr_zero(order) % 8;
            if (K > 5 && after[cell].is_dead()) {
                if (!kWin) return true;
                continue;
            }
            const std::conditional_t<kFourNext, FourCells, const Sets<K - 1>&> next(after[cell]);
            for (unsigned pieces = safe[cell]; pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                const Pieces rest = static_cast<Pieces>(left & ~(1 << piece));
                bool is_refuted;
                if constexpr (kFourNext) {
                    ++nodes;
                    is_refuted = next.can_win(piece, rest);
                } else {
                    is_refuted =
                        Processor::template ask<other(Q), K - 1>(next, piece, rest, d - 1, nodes);
                }
                if (!is_refuted) return true;
            }
        }
    return false;
}

template <typename Processor, Question Q, int K = kEndgame>
bool ask_with(const Endgame& endgame, int hand, Pieces left, int k, int d, std::uint64_t& nodes) {
    if constexpr (K > 1)
        if (k < K) return ask_with<Processor, Q, K - 1>(endgame, hand, left, k, d, nodes);
    Sets<K> sets;
    std::memcpy(&sets, &endgame, sizeof sets);
    return Processor::template ask<Q, K>(sets, hand, left, d, nodes);
}

template <typename Processor>
bool ask_processor(Question question, const Endgame& endgame, int hand, Pieces left, int k, int d,
                   std::uint64_t& nodes) {
    return question == Question::kWin
               ? ask_with<Processor, Question::kWin>(endgame, hand, left, k, d, nodes)
               : ask_with<Processor, Question::kAvoid>(endgame, hand, left, k, d, nodes);
}

// The instruction sets: the one that the compiler is set to, and newer ones.
#define PROCESSOR(Name, ...)                                                           \
    struct Name {                                                                      \
        template <Question Q, int K>                                                   \
        __VA_ARGS__ static bool ask(const Sets<K>& sets, int hand, Pieces left, int d, \
                                    std::uint64_t& nodes) {                            \
            return answer<Name, Q, K>(sets, hand, left, d, nodes);                     \
        }                                                                              \
    };

PROCESSOR(Baseline)
#ifdef __x86_64__
PROCESSOR(Sse4, [[gnu::target("sse4.2,popcnt")]])
#endif

}  // namespace

std::span<const EndgameSearch> endgame_searches() {
#ifdef __x86_64__
    static constexpr EndgameSearch kSearches[] = {{"SSE4.2", ask_processor<Sse4>},
                                                  {"baseline", ask_processor<Baseline>}};
    const bool has_sse4 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
    return std::span(kSearches).subspan(has_sse4 ? 0 : 1);
#else
    static constexpr EndgameSearch kSearches[] = {{"baseline", ask_processor<Baseline>}};
    return kSearches;
#endif
}

}  // namespace fourfold
