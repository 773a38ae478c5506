#include "analyst.hpp"

#include "scoring.hpp"
#include "turns.hpp"

namespace fourfold {
namespace {

template <bool Blocks>
class OneThread final : public Searcher {
 public:
    OneThread(unsigned traits, std::size_t table_bytes)
        : counted_(static_cast<Byte>(traits | traits << 4)), table_(table_bytes) {}

    Score score(const Setup& setup) override {
        Search<Blocks> search(shared_);
        return score_of(search, counted_, setup, true, kCells);
    }
    Mistakes mistakes(const Setup& setup, int within) override {
        Search<Blocks> search(shared_);
        return mistakes_in(search, counted_, setup, within);
    }
    bool is_at_most(const Setup& setup, Score score) override {
        Search<Blocks> search(shared_);
        return fourfold::is_at_most(search, counted_, setup, score);
    }
    std::uint64_t nodes() const override { return nodes_; }

 private:
    const Byte counted_;
    Table<Blocks> table_;
    Occupied occupied_;
    const std::atomic<bool> stop_{false};
    Job job_;
    const CancelToken closed_;
    std::atomic<std::uint64_t> nodes_{0};
    const Shared<Blocks> shared_{table_, occupied_, stop_, job_, closed_, nodes_, false};
};

// The score of the position after a turn, as the player who takes the turn sees it.
Score seen_before(const Turn& turn, Score score) {
    const bool places = turn[0].kind == Move::Kind::kPlace;
    return {static_cast<std::int8_t>(-score.value),
            static_cast<std::int8_t>(score.value && places ? score.plies + 1 : score.plies)};
}

Position after(Position position, const Turn& turn) {
    for (const Move move : turn) position = position.after(move);
    return position;
}

}  // namespace

std::unique_ptr<Searcher> Searcher::of(Variant variant, std::size_t table_bytes) {
    if (variant.blocks) return std::make_unique<OneThread<true>>(variant.traits, table_bytes);
    return std::make_unique<OneThread<false>>(variant.traits, table_bytes);
}

std::optional<Score> Analyst::known(const Position& position) const {
    if (position.is_called()) return Score{-1, 0};
    if (position.callable_lines()) return Score{1, 0};
    if (position.is_full()) return Score{0, 0};
    return book_ ? book_->score(position.setup()) : std::nullopt;
}

std::optional<Score> Analyst::score(const Position& position) {
    if (const auto score = known(position)) return score;
    if (position.count() <= kBookPieces) return {};
    return searcher_->score(position.setup());
}

std::optional<Score> Analyst::score(const Position& position, const Turn& turn) {
    const auto score = this->score(after(position, turn));
    return score ? std::optional(seen_before(turn, *score)) : std::nullopt;
}

std::optional<std::size_t> Analyst::best(const Position& position) {
    const std::vector<Turn> turns = position.turns();
    // With a piece in hand one search has the score. No turn is better, so the first of this score
    // is the one that leaves the opponent no more.
    std::optional<Score> best;
    if (position.setup().hand >= 0) best = score(position);
    if (!best)
        for (const Turn& turn : turns) {
            const auto score = this->score(position, turn);
            if (!score) return {};
            if (!best || rank_of(*score) > rank_of(*best)) best = score;
        }
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (is_worth(position, turns[i], *best)) return i;
    return {};
}

bool Analyst::is_worth(const Position& position, const Turn& turn, Score score) const {
    const Position next = after(position, turn);
    if (const auto is = known(next)) return seen_before(turn, *is) == score;
    const bool places = turn[0].kind == Move::Kind::kPlace;
    return searcher_->is_at_most(
        next.setup(),
        {static_cast<std::int8_t>(-score.value),
         static_cast<std::int8_t>(score.value && places ? score.plies - 1 : score.plies)});
}

Mistakes Analyst::mistakes(const Position& position, const Turn& turn, int within) {
    const Position next = after(position, turn);
    if (next.is_over() || next.setup().hand < 0) return {0, 0};
    return searcher_->mistakes(next.setup(), within);
}

}  // namespace fourfold
