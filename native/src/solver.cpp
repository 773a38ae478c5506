#include "solver.hpp"

#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>

#include "search.hpp"

namespace fourfold {

class Solver::Implementation {
 public:
    virtual ~Implementation() = default;
    virtual void reserve(std::size_t table_bytes) = 0;
    virtual std::vector<Score> solve(Job& job, std::span<const Setup> setups, bool distances,
                                     int within) = 0;
    virtual std::vector<Mistakes> mistakes(Job& job, std::span<const Setup> setups, int within) = 0;
    virtual std::size_t first_at_most(Job& job, std::span<const Setup> setups, Score score) = 0;

    // Read by every thread all the time: on a cache line of its own, apart from what they write.
    alignas(64) CancelToken closed;
    alignas(64) std::atomic<std::uint64_t> nodes{0};
};

namespace {

// Threads that are joined by the destructor (RAII).
class Helpers {
 public:
    Helpers() = default;
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        for (std::thread& thread : threads_) thread.join();
    }

    // Starts so many threads on some work, or fewer if the system has no more.
    template <typename Work>
    void start(int count, const Work& work) {
        try {
            for (int i = 0; i < count; ++i) threads_.emplace_back(std::cref(work));
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
    }

 private:
    std::vector<std::thread> threads_;
};

// The stop flag and the first error of the threads that work on one job: once one has the answer,
// or has failed, the others stop.
class Team {
 public:
    const std::atomic<bool>& stop() const { return stop_; }
    void finish() { stop_.store(true, std::memory_order_relaxed); }

    void fail(std::exception_ptr error) {
        const std::lock_guard lock(mutex_);
        if (!error_) error_ = std::move(error);
        finish();
    }

    void rethrow_error() const {
        if (error_) std::rethrow_exception(error_);
    }

 private:
    alignas(64) std::atomic<bool> stop_{false};
    alignas(64) std::mutex mutex_;
    std::exception_ptr error_;
};

template <bool Blocks>
class Engine final : public Solver::Implementation {
 public:
    using S = State<Blocks>;

    Engine(unsigned traits, std::size_t table_bytes, int threads)
        : counted_(static_cast<Byte>(traits | traits << 4)),
          threads_(threads),
          table_bytes_(table_bytes),
          table_(std::make_shared<Table<Blocks>>(table_bytes)) {}

    void reserve(std::size_t table_bytes) override {
        const std::lock_guard lock(mutex_);
        if (table_bytes <= table_bytes_) return;
        table_ = std::make_shared<Table<Blocks>>(table_bytes);
        table_bytes_ = table_bytes;
    }

    std::vector<Score> solve(Job& job, std::span<const Setup> setups, bool distances,
                             int within) override {
        job.solved = 0;
        std::vector<Score> scores(setups.size());
        std::vector<std::size_t> small;
        const int large = large_among(setups);
        for (std::size_t i = 0; i < setups.size(); ++i)
            if (empties(setups[i]) < large)
                small.push_back(i);
            else {
                scores[i] = score_together(job, setups[i], distances, within);
                ++job.solved;
            }
        share_out(job, small.size(), [&](Search<Blocks>& search, std::size_t i) {
            scores[small[i]] = score(search, setups[small[i]], distances, within);
        });
        return scores;
    }

    std::vector<Mistakes> mistakes(Job& job, std::span<const Setup> setups, int within) override {
        job.solved = 0;
        std::vector<Mistakes> counts(setups.size());
        share_out(job, setups.size(), [&](Search<Blocks>& search, std::size_t i) {
            counts[i] = mistakes_in(search, setups[i], within);
        });
        return counts;
    }

    std::size_t first_at_most(Job& job, std::span<const Setup> setups, Score score) override {
        job.solved = 0;
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> first{setups.size()};
        run(job, false, threads_for(setups.size()), [&](Search<Blocks>& search, Team&) {
            for (std::size_t i; (i = next.fetch_add(1)) < first; ++job.solved) {
                search.check();
                if (is_at_most(search, setups[i], score)) {
                    std::size_t least = first;
                    while (i < least && !first.compare_exchange_weak(least, i)) {
                    }
                }
            }
        });
        return first;
    }

 private:
    // The number of empty cells from which on all threads search one position together. Where there
    // are many that large, each thread searches one of its own.
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

    int threads_for(std::size_t count) const {
        return static_cast<int>(std::min<std::size_t>(threads_, count));
    }

    // Distributes so many tasks: each thread takes the next one from a shared counter.
    template <typename Work>
    void share_out(Job& job, std::size_t count, const Work& work) {
        std::atomic<std::size_t> next{0};
        run(job, false, threads_for(count), [&](Search<Blocks>& search, Team&) {
            for (std::size_t i; (i = next.fetch_add(1)) < count; ++job.solved) {
                search.check();
                work(search, i);
            }
        });
    }

    // Parallel search: all threads search the same position; the first to score it stops the
    // others.
    Score score_together(Job& job, const Setup& setup, bool distances, int within) {
        std::mutex mutex;
        std::optional<Score> answer;
        run(job, threads_ > 1, threads_, [&](Search<Blocks>& search, Team& team) {
            const Score found = score(search, setup, distances, within);
            const std::lock_guard lock(mutex);
            answer = found;
            team.finish();
        });
        return answer.value();
    }

    // Runs work in several threads, each with a search of its own. When it returns, each of them
    // has finished, or was stopped by one that had; else it rethrows the first error.
    template <typename Work>
    void run(Job& job, bool spread, int threads, const Work& work) {
        const std::shared_ptr<Table<Blocks>> table = current_table();
        Team team;
        const auto take_part = [&] {
            try {
                Search<Blocks> search({*table, occupied_, team.stop(), job, closed, nodes, spread});
                search.check();
                work(search, team);
            } catch (const Stopped&) {
            } catch (...) {
                team.fail(std::current_exception());
            }
        };
        {
            Helpers helpers;
            helpers.start(threads - 1, take_part);
            take_part();
        }
        team.rethrow_error();
    }

    // The current table, kept alive for its users though a larger one may replace it.
    std::shared_ptr<Table<Blocks>> current_table() {
        const std::lock_guard lock(mutex_);
        return table_;
    }

    // The value by two null-window searches, then its distance by iterative deepening.
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
    Occupied occupied_;
    std::mutex mutex_;  // guards the pointer to the table, not its entries
    std::size_t table_bytes_;
    std::shared_ptr<Table<Blocks>> table_;
};

}  // namespace

Solver::Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads) {
    if (blocks)
        implementation_ = std::make_unique<Engine<true>>(traits, table_bytes, threads);
    else
        implementation_ = std::make_unique<Engine<false>>(traits, table_bytes, threads);
}

Solver::~Solver() = default;

void Solver::reserve(std::size_t table_bytes) { implementation_->reserve(table_bytes); }

std::vector<Score> Solver::solve(Job& job, std::span<const Setup> setups, bool distances,
                                 int within) {
    return implementation_->solve(job, setups, distances, within);
}

std::vector<Mistakes> Solver::mistakes(Job& job, std::span<const Setup> setups, int within) {
    return implementation_->mistakes(job, setups, within);
}

std::size_t Solver::first_at_most(Job& job, std::span<const Setup> setups, Score score) {
    return implementation_->first_at_most(job, setups, score);
}

void Solver::close() { implementation_->closed.cancel(); }

std::uint64_t Solver::nodes() const { return implementation_->nodes; }

}  // namespace fourfold
