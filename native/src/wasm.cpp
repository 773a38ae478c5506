// The one place where C++ meets JavaScript: what the WebAssembly module exports.
//
// Texts go in and out through one buffer, scores as numbers. There is one position at a time, and
// one solver, of the variant that was asked for last.
#include <algorithm>
#include <cstring>

#include "analyst.hpp"
#include "turns.hpp"

// What the standard library does where it would throw: it would print why, which takes imports.
namespace std {
inline namespace __1 {
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
}  // namespace __1
}  // namespace std

namespace {

using namespace fourfold;

// More than the longest text: a position with the cell placed last.
constexpr std::size_t kTextLength = 64;
char text[kTextLength];

struct Asked {
    Variant variant;
    Analyst analyst;
    std::vector<Byte> book;
    std::optional<Position> position;
    std::vector<Turn> turns;

    Asked(Variant variant, std::size_t table_bytes)
        : variant(variant), analyst(variant, table_bytes) {}

    bool set(std::optional<Position> next) {
        if (!next) return false;
        position = std::move(next);
        turns = position->turns();
        return true;
    }
};

std::unique_ptr<Asked> asked;

int written(std::string_view answer) {
    std::memcpy(text, answer.data(), answer.size());
    return static_cast<int>(answer.size());
}

// A score as a number; `kNoTurn` for none, which is where it takes a book that is not open.
Rank rank_if(std::optional<Score> score) { return score ? rank_of(*score) : kNoTurn; }

}  // namespace

#define EXPORT(name) extern "C" [[clang::export_name(#name)]]

EXPORT(text) char* exported_text() { return text; }

// Begins with a variant, with no book and an empty table.
EXPORT(begin) void begin(unsigned traits, bool blocks, std::size_t table_bytes) {
    asked.reset();
    asked = std::make_unique<Asked>(Variant{traits, blocks}, table_bytes);
}

// Where the opening book is to be written, and that it has been.
EXPORT(book) Byte* book(std::size_t bytes) {
    asked->book.resize(bytes);
    return asked->book.data();
}
EXPORT(open_book) void open_book() {
    asked->analyst.open(std::make_unique<const Book>(std::move(asked->book), asked->variant.traits,
                                                     asked->variant.blocks));
}

// Takes the text's position; false if it is not one.
EXPORT(set) bool set(std::size_t length) {
    return asked->set(Position::from({text, length}, asked->variant));
}

// Plays the text's move; false if it is not legal.
EXPORT(play) bool play(std::size_t length) {
    const auto move = move_from({text, length});
    const std::vector<Move> moves = asked->position->moves();
    if (!move || std::find(moves.begin(), moves.end(), *move) == moves.end()) return false;
    return asked->set(asked->position->after(*move));
}

// Writes the position.
EXPORT(position) int position() { return written(asked->position->text()); }

// How many legal turns there are, each of them, and its score.
EXPORT(turns) std::size_t turns() { return asked->turns.size(); }
EXPORT(turn) int turn(std::size_t index) {
    std::string moves;
    for (const Move move : asked->turns[index]) moves += (moves.empty() ? "" : " ") + text_of(move);
    return written(moves);
}
EXPORT(score) int score(std::size_t index) {
    return rank_if(asked->analyst.score(*asked->position, asked->turns[index]));
}

// The number of the first turn with the best score; -1 without the opening book.
EXPORT(best) int best() {
    const auto index = asked->analyst.best(*asked->position);
    return index ? static_cast<int>(*index) : -1;
}

// The share of the opponent's turns after a turn that are mistakes.
EXPORT(mistakes) double mistakes(std::size_t index, int within) {
    const Mistakes count = asked->analyst.mistakes(*asked->position, asked->turns[index], within);
    return count.turns ? static_cast<double>(count.mistakes) / count.turns : 0;
}

// The score of the position, which has a piece in hand and no open line, by search alone.
EXPORT(solve) int solve() {
    return rank_if(asked->analyst.searcher().score(asked->position->setup()));
}

// How many nodes have been searched since `begin`.
EXPORT(nodes) double nodes() { return static_cast<double>(asked->analyst.searcher().nodes()); }
