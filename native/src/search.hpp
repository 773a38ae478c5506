// The search: depth-first, with a transposition table and move ordering by mobility, for several
// threads. It answers the questions of question.hpp; the last placements are endgame.hpp's.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

#include "endgame.hpp"
#include "job.hpp"
#include "platform.hpp"
#include "question.hpp"
#include "table.hpp"

namespace fourfold {

// Thrown to unwind a thread's search when another thread has the answer, or has failed.
struct Stopped {};

// Which subtrees the threads search, so that each defers those of the others (simplified ABDADA). A
// lossy hash table: a collision costs time only.
class Occupied {
 public:
    bool is_taken(std::uint64_t hash) const {
        return slot(hash).load(std::memory_order_relaxed) == hash;
    }

    // Marks a subtree as being searched, for as long as it lives (RAII).
    class Stay {
     public:
        Stay(Occupied& occupied, std::uint64_t hash) : slot_(occupied.slot(hash)), hash_(hash) {
            slot_.store(hash, std::memory_order_relaxed);
        }
        ~Stay() {
            std::uint64_t expected = hash_;
            slot_.compare_exchange_strong(expected, 0, std::memory_order_relaxed);
        }
        Stay(const Stay&) = delete;
        Stay& operator=(const Stay&) = delete;

     private:
        std::atomic<std::uint64_t>& slot_;
        const std::uint64_t hash_;
    };

 private:
    std::atomic<std::uint64_t>& slot(std::uint64_t hash) { return slots_[hash % slots_.size()]; }
    const std::atomic<std::uint64_t>& slot(std::uint64_t hash) const {
        return slots_[hash % slots_.size()];
    }
    std::array<std::atomic<std::uint64_t>, 1024> slots_{};
};

// The state that the threads of a search share.
template <bool Blocks>
struct Shared {
    Table<Blocks>& table;
    Occupied& occupied;
    const std::atomic<bool>& stop;      // the answer is known, or a thread has failed
    Job& job;                           // the call that they work for
    const CancelToken& closed;          // cancels all jobs
    std::atomic<std::uint64_t>& nodes;  // counts the nodes of all jobs
    bool spread;                        // whether the threads search the same position
};

// One thread's search.
template <bool Blocks>
class Search {
 public:
    using G = Geometry<Blocks>;
    using S = State<Blocks>;

    explicit Search(const Shared<Blocks>& shared) : shared_(shared) {}
    ~Search() { report_nodes(); }
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    // Throws Stopped or Cancelled if the search is to end.
    void check() const {
        if (shared_.stop.load(std::memory_order_relaxed)) raise(Stopped{});
        if (shared_.job.token.is_cancelled() || shared_.closed.is_cancelled()) raise(Cancelled{});
    }

    // Answers a question about a state with `k` empty cells. Throws like `check`.
    template <Question Q>
    bool ask(const S& state, int hand, int k, int d) {
        if (k <= kEndgame)
            return endgames_.ask(Q, make_endgame(state), hand, state.left, k, d, nodes_);
        ++nodes_;
        if constexpr (Q == Question::kWin) {
            if (d < 3) return false;
        } else {
            if (d < 2) return true;
            if (d <= 3) return leaves_safe(state, hand);
        }
        return ask_with_table<Q>(state, hand, k, std::min(d, k));
    }

 private:
    // With fewer empty cells no subtree is deferred.
    static constexpr int kSpread = 10;

    // A child node: the cell for the hand and the piece to give, packed below the mobility that
    // they leave the opponent, which is the key of the move ordering.
    class Child {
     public:
        Child() = default;
        Child(int mobility, int cell, int piece)
            : number_(static_cast<std::uint16_t>(mobility << 8 | cell << 4 | piece)) {}
        int cell() const { return number_ >> 4 & 15; }
        int piece() const { return number_ & 15; }
        bool operator<(const Child& child) const { return number_ < child.number_; }

     private:
        std::uint16_t number_;
    };

    // The mobility of the opponent: the number of ways to place a given piece and give a safe one.
    // At most 15 cells times 14 pieces.
    class Mobility {
     public:
        Mobility(const S& after, const typename G::Tables& tables) {
            const auto three = after.shared & after.filled.equal_to(3);
            const auto two = after.shared & after.filled.equal_to(2);
            for (unsigned cells = after.empty; cells; cells &= cells - 1) {
                const int cell = std::countr_zero(cells);
                unblocked_.set(cell, (three & tables.not_through[cell]).any());
                prepared_.set(cell, (two & ~tables.not_through[cell]).any());
            }
        }

        int of(int piece, Pieces left) const {
            const Bytes<1> winning = unblocked_ | (prepared_ & kValues[piece]);
            Bytes<1> ways{};
            for (unsigned pieces = left; pieces; pieces &= pieces - 1)
                ways = ways - (winning & kValues[std::countr_zero(pieces)]).equal_to(0);
            return ways.sum();
        }

     private:
        // For each cell, the trait values that win after a placement on it: those of the lines
        // with three pieces elsewhere, and of the lines through it with two, if it has them.
        Bytes<1> unblocked_ = Bytes<1>::all(0xFF);
        Bytes<1> prepared_{};
    };

    bool leaves_safe(const S& state, int hand) const {
        for (unsigned cells = state.empty; cells; cells &= cells - 1)
            if (state.placed(hand, std::countr_zero(cells), tables_).safe()) return true;
        return false;
    }

    template <Question Q>
    bool ask_child(const S& state, int piece, int k, int d) {
        return !ask<other(Q)>(state, piece, k - 1, d - 1);
    }

    template <Question Q>
    bool ask_with_table(S state, int hand, int k, int d) {
        check();
        drop_hopeless_values(state, hand);
        if (!state.live_values()) return Q == Question::kAvoid;
        const Key<Blocks> key = canonical_.key(state, hand);
        bool answer = false;
        if (knows<Q>(key, d, answer)) return answer;
        answer = ask_in_order<Q>(state, hand, k, d, key);
        if (k >= kSpread) report_nodes();
        learn<Q>(key, d, answer);
        return answer;
    }

    // Expands the node, and searches the children that leave the opponent the least mobility first.
    template <Question Q>
    bool ask_in_order(const S& state, int hand, int k, int d, const Key<Blocks>& key) {
        std::array<S, kCells> after;
        std::array<Child, kCells * kCells> children;
        int count = 0;
        for (unsigned cells = state.empty; cells; cells &= cells - 1) {
            const int cell = std::countr_zero(cells);
            after[cell] = state.placed(hand, cell, tables_);
            const Byte live = after[cell].live_values();
            const Pieces safe = after[cell].safe();
            if (safe && !live) {
                if constexpr (Q == Question::kAvoid) return true;
                continue;
            }
            const Mobility mobility_after(after[cell], tables_);
            const unsigned used = (live | live >> 4) & 15u;
            Pieces kinds = 0;  // pieces that differ only in traits no line can use are alike
            for (unsigned pieces = safe; pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                const unsigned kind = 1u << (static_cast<unsigned>(piece) & used);
                if (kinds & kind) continue;
                kinds |= static_cast<Pieces>(kind);
                const int mobility =
                    mobility_after.of(piece, static_cast<Pieces>(state.left & ~(1 << piece)));
                if (!mobility) return true;
                children[count++] = Child(mobility, cell, piece);
            }
        }
        std::sort(children.begin(), children.begin() + count);
        if (k >= kSpread && shared_.spread)
            return ask_spread<Q>(state, after, children, count, k, d, key);
        for (int i = 0; i < count; ++i) {
            const int piece = children[i].piece();
            if (ask_child<Q>(given(after[children[i].cell()], state, piece), piece, k, d))
                return true;
        }
        return false;
    }

    // The same for several threads: all search the eldest child first, then each the children that
    // no other thread is in, and in a second round those that it has deferred.
    template <Question Q>
    bool ask_spread(const S& state, const std::array<S, kCells>& after,
                    const std::array<Child, kCells * kCells>& children, int count, int k, int d,
                    const Key<Blocks>& key) {
        std::array<bool, kCells * kCells> done{};
        for (int round = 0; round < 2; ++round)
            for (int i = 0; i < count; ++i) {
                if (done[i]) continue;
                const int piece = children[i].piece();
                const S next = given(after[children[i].cell()], state, piece);
                const std::uint64_t hash = canonical_.key(next, piece).hash();
                if (round == 0 && i > 0 && shared_.occupied.is_taken(hash)) continue;
                {
                    const Occupied::Stay stay(shared_.occupied, hash);
                    if (ask_child<Q>(next, piece, k, d)) return true;
                }
                done[i] = true;
                bool answer = false;
                if (knows<Q>(key, d, answer)) return answer;
            }
        return false;
    }

    static S given(S after, const S& before, int piece) {
        after.left = static_cast<Pieces>(before.left & ~(1 << piece));
        return after;
    }

    // Prunes values from the state: a line with more empty cells than there are pieces with a value
    // can never share it.
    static void drop_hopeless_values(S& state, int hand) {
        const Pieces pieces = static_cast<Pieces>(state.left | 1 << hand);
        std::array<Byte, 5> hopeless{};  // by number of empty cells
        for (int value = 0; value < 8; ++value) {
            const Pieces with = static_cast<Pieces>(~kPiecesWithout[1 << value]);
            for (int cells = std::popcount(static_cast<Pieces>(pieces & with)) + 1; cells <= 4;
                 ++cells)
                hopeless[cells] |= static_cast<Byte>(1 << value);
        }
        for (int cells = 1; cells <= 4; ++cells)
            if (hopeless[cells])
                state.shared =
                    state.shared & ~(state.filled.equal_to(static_cast<Byte>(4 - cells)) &
                                     G::Vector::all(hopeless[cells]));
    }

    template <Question Q>
    bool knows(const Key<Blocks>& key, int d, bool& answer) const {
        const Bounds known = shared_.table.find(key);
        if constexpr (Q == Question::kWin) {
            answer = known.wins_within && known.wins_within <= d;
            return answer || known.no_win_within >= d || known.loses_within;
        } else {
            answer = known.no_loss_within >= d || known.wins_within;
            return answer || (known.loses_within && known.loses_within <= d);
        }
    }

    template <Question Q>
    void learn(const Key<Blocks>& key, int d, bool answer) {
        const auto within = static_cast<std::uint8_t>(d);
        Bounds bounds;
        if constexpr (Q == Question::kWin)
            (answer ? bounds.wins_within : bounds.no_win_within) = within;
        else
            (answer ? bounds.no_loss_within : bounds.loses_within) = within;
        shared_.table.learn(key, bounds);
    }

    // Nodes are counted locally and added to the shared counters now and then, to avoid contention.
    void report_nodes() {
        shared_.nodes.fetch_add(nodes_, std::memory_order_relaxed);
        shared_.job.nodes.fetch_add(nodes_, std::memory_order_relaxed);
        nodes_ = 0;
    }

    const Shared<Blocks> shared_;
    const typename G::Tables& tables_ = G::tables();
    const Canonical<Blocks>& canonical_ = Canonical<Blocks>::instance();
    const EndgameSearch& endgames_ = endgame_searches().front();
    std::uint64_t nodes_ = 0;
};

}  // namespace fourfold
