// Exact scores of turns, by one thread: from the rules, the opening book or the search.
#pragma once

#include <memory>

#include "book.hpp"
#include "game.hpp"

namespace fourfold {

// Scores positions of one variant by search, and remembers what it has found.
class Searcher {
 public:
    static std::unique_ptr<Searcher> of(Variant variant, std::size_t table_bytes);

    virtual ~Searcher() = default;
    virtual Score score(const Setup& setup) = 0;
    virtual Mistakes mistakes(const Setup& setup, int within) = 0;
    virtual bool is_at_most(const Setup& setup, Score score) = 0;
    virtual std::uint64_t nodes() const = 0;
};

// Scores turns of one variant. Without its opening book it has no scores of early positions.
class Analyst {
 public:
    Analyst(Variant variant, std::size_t table_bytes)
        : searcher_(Searcher::of(variant, table_bytes)) {}

    void open(std::unique_ptr<const Book> book) { book_ = std::move(book); }
    Searcher& searcher() { return *searcher_; }

    // The score of a turn for the player who takes it; nothing if it takes a book that is not open.
    std::optional<Score> score(const Position& position, const Turn& turn);

    // The number of the first turn with the best score; quicker than to score all.
    std::optional<std::size_t> best(const Position& position);

    // After a turn, how many of the opponent's turns throw away a win or a draw, as far as
    // `within` so many placements show.
    Mistakes mistakes(const Position& position, const Turn& turn, int within);

 private:
    // The score of a position for the player who must act, or has lost by a call, if it needs no
    // search.
    std::optional<Score> known(const Position& position) const;
    std::optional<Score> score(const Position& position);
    // Whether a turn, which is worth no more than a score, is worth as much.
    bool is_worth(const Position& position, const Turn& turn, Score score) const;

    std::unique_ptr<Searcher> searcher_;
    std::unique_ptr<const Book> book_;
};

}  // namespace fourfold
