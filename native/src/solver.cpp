#include "solver.hpp"

#include <mutex>
#include <optional>
#include <thread>

#include "search.hpp"

namespace fourfold {

class Solver::Implementation {
 public:
    virtual ~Implementation() = default;
    virtual std::vector<Score> solve(std::span<const Setup> setups, bool distances, int within) = 0;
    virtual std::vector<Mistakes> mistakes(std::span<const Setup> setups, int within) = 0;
    virtual std::size_t first_at_most(std::span<const Setup> setups, Score score) = 0;

    // Read by every thread all the time, and so kept apart from what they write.
    alignas(64) std::atomic<bool> cancelled{false};
    alignas(64) std::atomic<std::uint64_t> nodes{0};
    std::atomic<std::size_t> solved{0};
};

namespace {

template <bool Blocks>
class Engine final : public Solver::Implementation {
 public:
    using S = State<Blocks>;

    Engine(unsigned traits, std::size_t table_bytes, int threads)
        : counted_(static_cast<Byte>(traits | traits << 4)),
          threads_(threads),
          table_(table_bytes) {}

    std::vector<Score> solve(std::span<const Setup> setups, bool distances, int within) override {
        solved = 0;
        std::vector<Score> scores(setups.size());
        std::vector<std::size_t> small;
        const int large = large_among(setups);
        for (std::size_t i = 0; i < setups.size(); ++i)
            if (empties(setups[i]) < large)
                small.push_back(i);
            else {
                scores[i] = score_together(setups[i], distances, within);
                ++solved;
            }
        share_out(small.size(), [&](Search<Blocks>& search, std::size_t i) {
            scores[small[i]] = score(search, setups[small[i]], distances, within);
        });
        return scores;
    }

    std::vector<Mistakes> mistakes(std::span<const Setup> setups, int within) override {
        solved = 0;
        std::vector<Mistakes> counts(setups.size());
        share_out(setups.size(), [&](Search<Blocks>& search, std::size_t i) {
            counts[i] = mistakes_in(search, setups[i], within);
        });
        return counts;
    }

    std::size_t first_at_most(std::span<const Setup> setups, Score score) override {
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> first{setups.size()};
        run(false, std::min(threads_, static_cast<int>(setups.size())),
            [&](Search<Blocks>& search) {
                for (std::size_t i; (i = next.fetch_add(1)) < first;)
                    if (is_at_most(search, setups[i], score)) {
                        std::size_t least = first;
                        while (i < least && !first.compare_exchange_weak(least, i)) {
                        }
                    }
            });
        if (cancelled) throw Solver::Cancelled{};
        return first;
    }

 private:
    // From how many empty cells on all threads search one position at a time. Where there are many
    // that large, each thread has enough to do with its own.
    int large_among(std::span<const Setup> setups) const {
        constexpr int kLarge = 11, kVeryLarge = 12, kMany = 4;
        if (setups.size() == 1) return kLarge;
        const auto very_large = std::count_if(setups.begin(), setups.end(), [](const Setup& setup) {
            return empties(setup) >= kVeryLarge;
        });
        return very_large < kMany * threads_ ? kVeryLarge : kCells + 1;
    }

    static int empties(const Setup& setup) {
        return static_cast<int>(std::count(setup.board.begin(), setup.board.end(), -1));
    }

    // Each thread takes the next of so many pieces of work.
    template <typename Work>
    void share_out(std::size_t count, const Work& work) {
        std::atomic<std::size_t> next{0};
        run(false, static_cast<int>(std::min<std::size_t>(threads_, count)),
            [&](Search<Blocks>& search) {
                for (std::size_t i; (i = next.fetch_add(1)) < count; ++solved) work(search, i);
            });
        if (cancelled) throw Solver::Cancelled{};
    }

    // All threads search the same position; the first to know its score stops the others.
    Score score_together(const Setup& setup, bool distances, int within) {
        std::mutex mutex;
        std::optional<Score> answer;
        run(threads_ > 1, threads_, [&](Search<Blocks>& search) {
            const Score found = score(search, setup, distances, within);
            const std::lock_guard lock(mutex);
            if (!answer) answer = found;
            stop_ = true;
        });
        return answer.value_or(Score{});
    }

    template <typename Work>
    void run(bool spread, int threads, const Work& work) {
        stop_ = false;
        const auto guarded = [&] {
            Search<Blocks> search({table_, occupied_, stop_, cancelled, nodes, spread});
            try {
                work(search);
            } catch (const Stopped&) {
            }
        };
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i) helpers.emplace_back(guarded);
        guarded();
    }

    Score score(Search<Blocks>& search, const Setup& setup, bool distances, int within) const {
        const auto state = make_state<Blocks>(setup.board, setup.hand, counted_);
        const int hand = setup.hand;
        if (within < 1) return {0, 0};
        if (state.winning_values() & values_of(hand)) return {1, 1};
        const int k = std::popcount(state.empty);
        const int most = std::min(k, within);
        if (search.template ask<Question::kWin>(state, hand, k, most)) {
            int d = 3;  // wins come with odd placements
            if (distances)
                while (d + 2 <= most && !search.template ask<Question::kWin>(state, hand, k, d))
                    d += 2;
            return {1, static_cast<std::int8_t>(distances ? d : 0)};
        }
        if (search.template ask<Question::kAvoid>(state, hand, k, most)) return {0, 0};
        int d = 2;  // and losses with even ones
        if (distances)
            while (d + 2 <= most && search.template ask<Question::kAvoid>(state, hand, k, d))
                d += 2;
        return {-1, static_cast<std::int8_t>(distances ? d : 0)};
    }

    Mistakes mistakes_in(Search<Blocks>& search, const Setup& setup, int within) const {
        const auto state = make_state<Blocks>(setup.board, setup.hand, counted_);
        const int k = std::popcount(state.empty);
        Mistakes count{0, k * (k - 1)};
        const int best = score(search, setup, false, within).value;
        if (best < 0 || state.winning_values() & values_of(setup.hand)) return count;
        for (unsigned cells = state.empty; cells; cells &= cells - 1) {
            auto after = state.placed(setup.hand, std::countr_zero(cells), S::G::tables());
            const Pieces safe = after.safe();
            count.mistakes += std::popcount(static_cast<Pieces>(state.left & ~safe));
            for (unsigned pieces = safe; pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                after.left = static_cast<Pieces>(state.left & ~(1 << piece));
                count.mistakes +=
                    best > 0
                        ? search.template ask<Question::kAvoid>(after, piece, k - 1, within - 1)
                        : search.template ask<Question::kWin>(after, piece, k - 1, within - 1);
            }
        }
        return count;
    }

    bool is_at_most(Search<Blocks>& search, const Setup& setup, Score score) const {
        const auto state = make_state<Blocks>(setup.board, setup.hand, counted_);
        const int hand = setup.hand;
        if (state.winning_values() & values_of(hand)) return score == Score{1, 1};
        const int k = std::popcount(state.empty);
        if (score.value < 0)
            return !search.template ask<Question::kAvoid>(state, hand, k, score.plies);
        return !search.template ask<Question::kWin>(state, hand, k,
                                                    score.value ? score.plies - 1 : k);
    }

    const Byte counted_;
    const int threads_;
    Table<Blocks> table_;
    Occupied occupied_;
    alignas(64) std::atomic<bool> stop_{false};
};

}  // namespace

Solver::Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads) {
    if (blocks)
        implementation_ = std::make_unique<Engine<true>>(traits, table_bytes, threads);
    else
        implementation_ = std::make_unique<Engine<false>>(traits, table_bytes, threads);
}

Solver::~Solver() = default;

std::vector<Score> Solver::solve(std::span<const Setup> setups, bool distances, int within) {
    return implementation_->solve(setups, distances, within);
}

std::vector<Mistakes> Solver::mistakes(std::span<const Setup> setups, int within) {
    return implementation_->mistakes(setups, within);
}

std::size_t Solver::first_at_most(std::span<const Setup> setups, Score score) {
    return implementation_->first_at_most(setups, score);
}

void Solver::cancel() { implementation_->cancelled = true; }

void Solver::resume() { implementation_->cancelled = false; }

std::uint64_t Solver::nodes() const { return implementation_->nodes; }

std::size_t Solver::solved() const { return implementation_->solved; }

}  // namespace fourfold
