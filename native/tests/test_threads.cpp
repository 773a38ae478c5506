// Tests of the solver's threads: those of one search, and those of several callers.
#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

#include "solver.hpp"
#include "tests.hpp"

namespace fourfold {
namespace {

constexpr int kCallers = 6;

// Does some work in several threads, and waits for them.
template <typename Work>
void in_threads(int count, const Work& work) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) threads.emplace_back(std::cref(work), i);
    for (std::thread& thread : threads) thread.join();
}

Setup empty_board() {
    Setup setup;
    setup.board.fill(-1);
    setup.hand = 0;
    return setup;
}

template <typename Work>
bool is_cancelled(const Work& work) {
    try {
        work();
    } catch (const Cancelled&) {
        return true;
    }
    return false;
}

void test_threads_agree() {
    std::mt19937 chance(3);
    Job job;
    for (int i = 0; i < 6; ++i) {
        const Setup setup = random_setup(chance, 5);
        Solver one(15, i % 2, 1 << 20, 1), four(15, i % 2, 1 << 20, 4);
        CHECK(one.solve(job, {&setup, 1}, true) == four.solve(job, {&setup, 1}, true));
    }
    // A few large ones are searched together, many are shared out.
    std::vector<Setup> setups;
    for (int i = 0; i < 8; ++i) setups.push_back(random_setup(chance, 4));
    Solver one(15, true, 1 << 20, 1), two(15, true, 1 << 20, 2);
    const std::vector<Score> scores = one.solve(job, setups, true);
    CHECK(two.solve(job, setups, true) == scores);
    CHECK(two.solve(job, std::span(setups).first(2), true) ==
          std::vector<Score>(scores.begin(), scores.begin() + 2));
}

// All that can be asked of a position.
struct Answers {
    Score score;
    std::size_t first;  // of it alone, worth no more than a draw
    Mistakes mistakes;

    bool operator==(const Answers& other) const {
        return score == other.score && first == other.first &&
               mistakes.mistakes == other.mistakes.mistakes &&
               mistakes.turns == other.mistakes.turns;
    }
};

Answers answers_of(Solver& solver, Job& job, const Setup& setup) {
    const std::span<const Setup> alone{&setup, 1};
    return {solver.solve(job, alone, true).front(), solver.first_at_most(job, alone, {0, 0}),
            solver.mistakes(job, alone, 4).front()};
}

// Callers of one solver, half of whom are cancelled now and then, while its table grows: whoever
// gets an answer gets the right one, and whoever is not cancelled gets one.
void test_callers_at_the_same_time() {
    constexpr int kPositions = 16, kRounds = 20;
    std::mt19937 chance(5);
    std::vector<Setup> setups;
    std::vector<Answers> expected;
    Solver alone(15, false, 1 << 20, 1);
    for (int i = 0; i < kPositions; ++i) {
        setups.push_back(random_setup(chance, 5 + i % 4));
        Job job;
        expected.push_back(answers_of(alone, job, setups.back()));
    }

    Solver solver(15, false, 1 << 16, 2);
    std::mutex mutex;
    Job* victim = nullptr;
    std::atomic<bool> is_over{false};
    std::atomic<int> wrong{0}, answered{0}, cancelled{0};
    std::thread canceller([&] {
        while (!is_over) {
            {
                const std::lock_guard lock(mutex);
                if (victim) victim->token.cancel();
            }
            std::this_thread::yield();
        }
    });
    in_threads(kCallers, [&](int caller) {
        for (int i = 0; i < kRounds * kPositions; ++i) {
            const int number = (i * 7 + caller) % kPositions;
            const bool may_be_cancelled = caller % 2 == 0 && i % 3 == 0;
            Job job;
            if (may_be_cancelled) {
                const std::lock_guard lock(mutex);
                victim = &job;
            }
            try {
                wrong += answers_of(solver, job, setups[number]) != expected[number];
                ++answered;
            } catch (const Cancelled&) {
                ++cancelled;
                wrong += !may_be_cancelled;
            }
            if (may_be_cancelled) {
                const std::lock_guard lock(mutex);
                if (victim == &job) victim = nullptr;
            }
            if (i % kPositions == 0) solver.reserve((1u << 16) + (1u << 10) * i);
        }
    });
    is_over = true;
    canceller.join();
    CHECK(wrong == 0);
    CHECK(cancelled > 0);
    CHECK(answered + cancelled == kCallers * kRounds * kPositions);
}

// A token ends the jobs that it is given to, within a search, and no others.
void test_cancelling() {
    const Setup empty = empty_board();
    std::mt19937 chance(6);
    const Setup small = random_setup(chance, 6);
    Solver solver(15, false, 1 << 24, 2);
    Job job;
    const std::vector<Score> expected = solver.solve(job, {&small, 1}, true);
    for (int i = 0; i < 3; ++i) {
        CancelToken parent;
        const CancelToken token(&parent);
        Job one(&token), other(&token);
        std::atomic<int> cancelled{0};
        in_threads(3, [&](int caller) {
            if (caller < 2) {
                Job& mine = caller ? one : other;
                cancelled += is_cancelled([&] { solver.solve(mine, {&empty, 1}, false); });
                return;
            }
            while (!one.nodes || !other.nodes) std::this_thread::yield();
            cancelled += is_cancelled([&] {
                if (solver.solve(job, {&small, 1}, true) != expected) throw Cancelled{};
            });
            parent.cancel();
        });
        CHECK(cancelled == 2);
        CHECK(is_cancelled([&] { solver.solve(one, {&small, 1}, false); }));
    }
    CHECK(solver.solve(job, {&small, 1}, true) == expected);
}

// Work that no search interrupts is cancelled between one position and the next.
void test_cancelling_many_small_positions() {
    std::mt19937 chance(7);
    Solver solver(15, false, 1 << 16, 2);
    Job job;
    Setup drawn;
    do drawn = random_setup(chance, 8);
    while (solver.solve(job, {&drawn, 1}, false).front().value != 0);
    const std::vector<Setup> setups(1 << 20, drawn);
    const auto is_cancelled_amid = [&](const std::function<void(Job&)>& work) {
        Job job;
        bool cancelled = false;
        in_threads(2, [&](int thread) {
            if (thread == 0) {
                cancelled = is_cancelled([&] { work(job); });
                return;
            }
            while (!job.solved) std::this_thread::yield();
            job.token.cancel();
        });
        return cancelled && job.solved < setups.size();
    };
    CHECK(is_cancelled_amid([&](Job& job) { solver.solve(job, setups, true); }));
    CHECK(is_cancelled_amid([&](Job& job) { solver.mistakes(job, setups, 16); }));
    CHECK(is_cancelled_amid([&](Job& job) { solver.first_at_most(job, setups, {-1, 16}); }));
}

// To close a solver ends what it does for every caller, and all that it is asked from then on.
void test_closing() {
    const Setup empty = empty_board();
    for (int i = 0; i < 3; ++i) {
        Solver solver(15, i % 2, 1 << 20, 2);
        std::atomic<int> cancelled{0};
        std::array<Job, kCallers> jobs;
        in_threads(kCallers + 1, [&](int caller) {
            if (caller == kCallers) {
                for (const Job& job : jobs)
                    while (!job.nodes) std::this_thread::yield();
                solver.close();
                return;
            }
            cancelled += is_cancelled([&] { solver.solve(jobs[caller], {&empty, 1}, false); });
        });
        CHECK(cancelled == kCallers);
        std::mt19937 chance(8);
        const Setup last = random_setup(chance, 15);
        Job job;
        CHECK(is_cancelled([&] { solver.solve(job, {&last, 1}, true); }));
    }
}

}  // namespace

void test_threads() {
    test_threads_agree();
    test_callers_at_the_same_time();
    test_cancelling();
    test_cancelling_many_small_positions();
    test_closing();
}

}  // namespace fourfold
