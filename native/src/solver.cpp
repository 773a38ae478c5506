#include "solver.hpp"

#include <functional>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>

#include "scoring.hpp"

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

int empties(const Setup& setup) {
    return static_cast<int>(std::count(setup.board.begin(), setup.board.end(), -1));
}

// Roughly what it costs to solve positions: by the empty cells, or less if few placements ahead are
// looked at.
double microseconds_for(std::span<const Setup> setups, int within) {
    constexpr std::array<double, kCells + 1> kByEmpties{0.3, 0.3, 0.3, 0.3, 0.4, 0.5, 0.6, 2,  6,
                                                        75,  300, 4e3, 3e4, 2e5, 1e6, 5e6, 5e6};
    constexpr std::array<double, kCells + 1> kByDepth{1,   1,   1,   2,   12,  100, 600, 5e3, 4e4,
                                                      3e5, 1e6, 5e6, 5e6, 5e6, 5e6, 5e6, 5e6};
    const double most = kByDepth[static_cast<std::size_t>(std::clamp(within, 0, kCells))];
    double sum = 0;
    for (const Setup& setup : setups)
        sum += std::min(most, kByEmpties[static_cast<std::size_t>(empties(setup))]);
    return sum;
}

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
        const Distinct distinct(setups, counted_);
        const std::vector<Score> scores = solve_distinct(job, distinct.setups, distances, within);
        std::vector<Score> answer(setups.size());
        for (std::size_t i = 0; i < setups.size(); ++i) answer[i] = scores[distinct.numbers[i]];
        return answer;
    }

    std::vector<Mistakes> mistakes(Job& job, std::span<const Setup> setups, int within) override {
        begin(job, setups.size());
        std::vector<Mistakes> counts(setups.size());
        share_out(job, setups, within, [&](Search<Blocks>& search, std::size_t i) {
            counts[i] = mistakes_in(search, counted_, setups[i], within);
        });
        return counts;
    }

    std::size_t first_at_most(Job& job, std::span<const Setup> setups, Score score) override {
        begin(job, setups.size());
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> first{setups.size()};
        run(job, false, threads_for(setups, kCells), [&](Search<Blocks>& search, Team&) {
            for (std::size_t i; (i = next.fetch_add(1)) < first; ++job.solved) {
                search.check();
                if (is_at_most(search, counted_, setups[i], score)) {
                    std::size_t least = first;
                    while (i < least && !first.compare_exchange_weak(least, i)) {
                    }
                }
            }
        });
        return first;
    }

 private:
    // Setups without repetition: those with few empty cells as they are, of others one of each key.
    struct Distinct {
        std::vector<Setup> setups;
        std::vector<std::size_t> numbers;  // where each of all setups is among them

        Distinct(std::span<const Setup> all, Byte counted) {
            std::map<Key<Blocks>, std::size_t> known;
            numbers.reserve(all.size());
            for (const Setup& setup : all) {
                std::size_t number = setups.size();
                if (all.size() > 1 && empties(setup) > kEndgame) {
                    const auto state = make_state<Blocks>(setup.board, setup.hand, counted);
                    const auto key = Canonical<Blocks>::instance().key(state, setup.hand);
                    number = known.try_emplace(key, number).first->second;
                }
                if (number == setups.size()) setups.push_back(setup);
                numbers.push_back(number);
            }
        }
    };

    static void begin(Job& job, std::size_t total) {
        job.solved = 0;
        job.total = total;
    }

    std::vector<Score> solve_distinct(Job& job, std::span<const Setup> setups, bool distances,
                                      int within) {
        begin(job, setups.size());
        if (setups.empty()) return {};
        std::vector<Score> scores(setups.size());
        std::vector<std::size_t> numbers;
        std::vector<Setup> small;
        const int large = large_among(setups);
        for (std::size_t i = 0; i < setups.size(); ++i)
            if (empties(setups[i]) < large) {
                numbers.push_back(i);
                small.push_back(setups[i]);
            } else {
                scores[i] = score_together(job, setups[i], distances, within);
                ++job.solved;
            }
        share_out(job, small, within, [&](Search<Blocks>& search, std::size_t i) {
            scores[numbers[i]] = score_of(search, counted_, small[i], distances, within);
        });
        return scores;
    }

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

    // As many threads as have work that is worth starting them for.
    int threads_for(std::span<const Setup> setups, int within) const {
        constexpr double kWorthAThread = 500;  // microseconds
        const double worth = 1 + microseconds_for(setups, within) / kWorthAThread;
        return static_cast<int>(std::min({double(threads_), double(setups.size()), worth}));
    }

    // Distributes a task for each position: each thread takes the next one from a shared counter.
    template <typename Work>
    void share_out(Job& job, std::span<const Setup> setups, int within, const Work& work) {
        std::atomic<std::size_t> next{0};
        run(job, false, threads_for(setups, within), [&](Search<Blocks>& search, Team&) {
            for (std::size_t i; (i = next.fetch_add(1)) < setups.size(); ++job.solved) {
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
            const Score found = score_of(search, counted_, setup, distances, within);
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

    const Byte counted_;
    const int threads_;
    Occupied occupied_;
    std::mutex mutex_;  // guards the pointer to the table, not its entries
    std::size_t table_bytes_;
    std::shared_ptr<Table<Blocks>> table_;
};

}  // namespace

Solver::Solver(unsigned traits, bool blocks, std::size_t table_bytes, int threads)
    : traits_(traits), blocks_(blocks) {
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

double Solver::microseconds(std::span<const Setup> setups, int within) const {
    return microseconds_for(setups, within);
}

void Solver::close() { implementation_->closed.cancel(); }

std::uint64_t Solver::nodes() const { return implementation_->nodes; }

}  // namespace fourfold
