#include "solver.hpp"

#include <mutex>
#include <optional>
#include <thread>

#include "search.hpp"

namespace fourfold {

class Solver::Implementation {
 public:
    virtual ~Implementation() = default;
    virtual std::vector<Score> solve(std::span<const Setup> setups, bool distances) = 0;

    // Read by every thread all the time, and so kept apart from what they write.
    alignas(64) std::atomic<bool> cancelled{false};
    alignas(64) std::atomic<std::uint64_t> nodes{0};
    std::atomic<std::size_t> solved{0};
};

namespace {

template <bool Blocks>
class Engine final : public Solver::Implementation {
 public:
    Engine(unsigned traits, std::size_t table_bytes, int threads)
        : counted_(static_cast<Byte>(traits | traits << 4)),
          threads_(threads),
          table_(table_bytes) {}

    std::vector<Score> solve(std::span<const Setup> setups, bool distances) override {
        solved = 0;
        std::vector<Score> scores(setups.size());
        std::vector<std::size_t> small;
        const int large = large_among(setups);
        for (std::size_t i = 0; i < setups.size(); ++i)
            if (empties(setups[i]) < large)
                small.push_back(i);
            else {
                scores[i] = score_together(setups[i], distances);
                ++solved;
            }
        // Each thread takes the next of the small ones.
        std::atomic<std::size_t> next{0};
        run(false, std::min(threads_, static_cast<int>(small.size())), [&](Search<Blocks>& search) {
            for (std::size_t i; (i = next.fetch_add(1)) < small.size(); ++solved)
                scores[small[i]] = score(search, setups[small[i]], distances);
        });
        if (cancelled) throw Solver::Cancelled{};
        return scores;
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

    // All threads search the same position; the first to know its score stops the others.
    Score score_together(const Setup& setup, bool distances) {
        std::mutex mutex;
        std::optional<Score> answer;
        run(threads_ > 1, threads_, [&](Search<Blocks>& search) {
            const Score found = score(search, setup, distances);
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

    Score score(Search<Blocks>& search, const Setup& setup, bool distances) const {
        const auto state = make_state<Blocks>(setup.board, setup.hand, counted_);
        const int hand = setup.hand;
        if (state.winning_values() & values_of(hand)) return {1, 1};
        const int k = std::popcount(state.empty);
        if (search.template ask<Question::kWin>(state, hand, k, k)) {
            int d = 3;  // wins come with odd placements
            if (distances)
                while (d + 2 <= k && !search.template ask<Question::kWin>(state, hand, k, d))
                    d += 2;
            return {1, static_cast<std::int8_t>(distances ? d : 0)};
        }
        if (search.template ask<Question::kAvoid>(state, hand, k, k)) return {0, 0};
        int d = 2;  // and losses with even ones
        if (distances)
            while (d + 2 <= k && search.template ask<Question::kAvoid>(state, hand, k, d)) d += 2;
        return {-1, static_cast<std::int8_t>(distances ? d : 0)};
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

std::vector<Score> Solver::solve(std::span<const Setup> setups, bool distances) {
    return implementation_->solve(setups, distances);
}

void Solver::cancel() { implementation_->cancelled = true; }

void Solver::resume() { implementation_->cancelled = false; }

std::uint64_t Solver::nodes() const { return implementation_->nodes; }

std::size_t Solver::solved() const { return implementation_->solved; }

}  // namespace fourfold
