// The transposition table: a hash table of fixed size, exact, and shared by all threads.
//
// Every entry holds the whole key (see key.hpp) and is read and written under its bucket's lock
// (lock striping), so that no reader ever sees half an entry, or another position's.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

#include "key.hpp"
#include "platform.hpp"

namespace fourfold {

// Proved bounds for the player who holds a safe piece. All distances are in placements.
struct Bounds {
    std::uint8_t wins_within = 0;     // proved: wins within this many (0: nothing proved)
    std::uint8_t no_win_within = 0;   // proved: does not win within this many
    std::uint8_t loses_within = 0;    // proved: loses within this many (0: nothing proved)
    std::uint8_t no_loss_within = 0;  // proved: can avoid losing within this many
};

template <bool Blocks>
class Table {
 public:
    explicit Table(std::size_t bytes)
        : bucket_count_(std::max<std::size_t>(1, bytes / sizeof(Bucket))),
          buckets_(static_cast<Bucket*>(std::calloc(bucket_count_, sizeof(Bucket)))),
          locks_(kLocks) {
        if (!buckets_) raise(std::bad_alloc());
    }

    Bounds find(const Key<Blocks>& key) const {
        const std::size_t index = index_of(key);
        const Lock lock(locks_[index % kLocks].flag);
        for (const Entry& entry : buckets_[index].entries)
            if (entry.key == key) return entry.bounds;
        return {};
    }

    // Stores the bounds of a position, merged with those that are known. In a full bucket they
    // replace the entry with the fewest empty cells, which is the cheapest to compute again.
    void learn(const Key<Blocks>& key, Bounds bounds) {
        const std::size_t index = index_of(key);
        const Lock lock(locks_[index % kLocks].flag);
        Entry* cheapest = nullptr;
        for (Entry& entry : buckets_[index].entries) {
            if (entry.key == key) {
                merge(entry.bounds, bounds);
                return;
            }
            if (!cheapest || entry.key.empties() < cheapest->key.empties()) cheapest = &entry;
        }
        *cheapest = {key, bounds};
    }

 private:
    // An unused entry has key 0: no empty cell, so it is nobody's key and the cheapest to lose.
    struct Entry {
        Key<Blocks> key;
        Bounds bounds;
    };
    struct Bucket {
        Entry entries[4];
    };

    struct Free {
        void operator()(Bucket* buckets) const { std::free(buckets); }
    };

    // Each flag has a cache line of its own: no false sharing.
    struct alignas(64) PaddedFlag {
        std::atomic_flag flag;
    };
    static constexpr std::size_t kLocks = 1024;

    // A spinlock, held for as long as it lives (RAII).
    class Lock {
     public:
        explicit Lock(std::atomic_flag& flag) : flag_(flag) {
            // There may be more threads than processors: let the one that holds the lock run.
            while (flag_.test_and_set(std::memory_order_acquire)) yield();
        }
        ~Lock() { flag_.clear(std::memory_order_release); }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

     private:
        std::atomic_flag& flag_;
    };

    std::size_t index_of(const Key<Blocks>& key) const { return key.hash() % bucket_count_; }

    static void merge(Bounds& known, const Bounds& learnt) {
        const auto least = [](std::uint8_t& a, std::uint8_t b) {
            if (b && (!a || b < a)) a = b;
        };
        least(known.wins_within, learnt.wins_within);
        least(known.loses_within, learnt.loses_within);
        known.no_win_within = std::max(known.no_win_within, learnt.no_win_within);
        known.no_loss_within = std::max(known.no_loss_within, learnt.no_loss_within);
    }

    std::size_t bucket_count_;
    std::unique_ptr<Bucket[], Free> buckets_;  // zeroed by the system, page by page as it is used
    mutable std::vector<PaddedFlag> locks_;
};

}  // namespace fourfold
