// What a caller asks a solver for, as other threads may end and watch it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>

namespace fourfold {

// Thrown out of work that was cancelled before it was done.
struct Cancelled : std::exception {
    const char* what() const noexcept override { return "the search was cancelled"; }
};

// Ends all that it is given to, from any thread and for good. What ends its parent ends it too.
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

    // Read by every thread all the time, and so kept apart from what they write.
    alignas(64) CancelToken token;
    alignas(64) std::atomic<std::uint64_t> nodes{0};  // all that it has searched
    std::atomic<std::size_t> solved{0};               // how many of its positions are done
};

}  // namespace fourfold
