#include "perft.hpp"

#include "state.hpp"

namespace fourfold {
namespace {

template <bool Blocks>
class Counter {
 public:
    using S = State<Blocks>;
    using Vector = typename S::Vector;

    explicit Counter(const std::atomic<bool>& stop) : stop_(stop) {}

    std::uint64_t giving(const S& state, int depth) const {
        if (depth == 0) return 1;
        if (depth == 1) return static_cast<std::uint64_t>(std::popcount(state.left));
        if (stop_.load(std::memory_order_relaxed)) return 0;
        std::uint64_t count = 0;
        for (unsigned pieces = state.left; pieces; pieces &= pieces - 1) {
            S given = state;
            given.left = static_cast<Pieces>(state.left & ~(pieces & -pieces));
            count += placing(given, std::countr_zero(pieces), depth - 1);
        }
        return count;
    }

    std::uint64_t placing(const S& state, int hand, int depth) const {
        if (depth == 0) return 1;
        if (depth == 1) return static_cast<std::uint64_t>(std::popcount(state.empty));
        const Vector winning =
            state.shared & state.filled.equal_to(3) & Vector::all(values_of(hand));
        std::uint64_t count = 0;
        for (unsigned cells = state.empty; cells; cells &= cells - 1) {
            const int cell = std::countr_zero(cells);
            if ((winning & ~tables_.not_through[cell]).any()) continue;
            count += giving(state.placed(hand, cell, tables_), depth - 1);
        }
        return count;
    }

 private:
    const std::atomic<bool>& stop_;
    const typename Geometry<Blocks>::Tables& tables_ = Geometry<Blocks>::tables();
};

template <bool Blocks>
std::uint64_t count(Byte counted, const Setup& setup, int depth, const std::atomic<bool>& stop) {
    const auto state = make_state<Blocks>(setup.board, setup.hand, counted);
    const Counter<Blocks> counter(stop);
    return setup.hand < 0 ? counter.giving(state, depth)
                          : counter.placing(state, setup.hand, depth);
}

}  // namespace

std::uint64_t perft(unsigned traits, bool blocks, const Setup& setup, int depth,
                    const std::atomic<bool>& stop) {
    const Byte counted = static_cast<Byte>(traits | traits << 4);
    return blocks ? count<true>(counted, setup, depth, stop)
                  : count<false>(counted, setup, depth, stop);
}

}  // namespace fourfold
