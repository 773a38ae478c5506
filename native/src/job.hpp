// Cancellation tokens, and the state of one call of a solver.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>

namespace fourfold {

// Thrown by work that was cancelled before it was done.
struct Cancelled : std::exception {
    const char* what() const noexcept override { return "the search was cancelled"; }
};

// A cancellation token: ends all calls that it is given to. Any thread may cancel it, once and for
// all; cancelling its parent cancels it too.
class CancelToken {
 public:
    explicit CancelToken(const CancelToken* parent = nullptr) : parent_(parent) {}
    CancelToken(const CancelToken&) = delete;
    CancelToken& operator=(const CancelToken&) = delete;

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }

    bool is_cancelled() const {
        for (const CancelToken* token = this; token; token = token->parent_)
            if (token->cancelled_.load(std::memory_order_relaxed)) return true;
        return false;
    }

 private:
    const CancelToken* const parent_;
    std::atomic<bool> cancelled_{false};
};

// One call of a solver. Its token may be cancelled, and its counts read, by any thread.
struct Job {
    explicit Job(const CancelToken* parent = nullptr) : token(parent) {}

    // Read by every thread all the time: on a cache line of its own, apart from what they write.
    alignas(64) CancelToken token;
    alignas(64) std::atomic<std::uint64_t> nodes{0};  // searched so far
    std::atomic<std::size_t> solved{0};               // positions that are done
    std::atomic<std::size_t> total{0};                // positions to do, alike ones once
};

}  // namespace fourfold
