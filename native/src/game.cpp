#include "game.hpp"

namespace fourfold {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::string_view kInHand[] = {"-", "done", "draw"};  // by the number of “done”s
constexpr int kNothing = -1;

int index_in(std::string_view characters, char character) {
    const std::size_t found = characters.find(character);
    return found == std::string_view::npos ? kNothing : static_cast<int>(found);
}

int cell_from(std::string_view text) {
    if (text.size() != 2) return kNothing;
    const int column = index_in("abcd", text[0]), row = index_in("1234", text[1]);
    return column < 0 || row < 0 ? kNothing : 4 * row + column;
}

std::string text_of_cell(int cell) { return {"abcd"[cell % 4], "1234"[cell / 4]}; }

// The left end of a line, or in a column the lower one, and the other. A block's are its lower left
// and its upper right cell.
std::string text_of_line(int line) {
    const unsigned mask = kLineMasks[line];
    const int lowest = std::countr_zero(mask), highest = 15 - std::countl_zero(kLineMasks[line]);
    const bool falls = lowest % 4 > highest % 4;
    return text_of_cell(falls ? highest : lowest) + text_of_cell(falls ? lowest : highest);
}

// The fields of a text, with one space between each.
std::vector<std::string_view> fields_of(std::string_view text) {
    std::vector<std::string_view> fields;
    for (std::size_t space; (space = text.find(' ')) != std::string_view::npos;) {
        fields.push_back(text.substr(0, space));
        text.remove_prefix(space + 1);
    }
    fields.push_back(text);
    return fields;
}

// The rows from 4 down to 1. Says whether the text is that of a board.
bool read_board(std::string_view text, Setup& setup) {
    if (text.size() != 19) return false;
    for (int i = 0; i < 19; ++i) {
        if (i % 5 == 4) {
            if (text[i] != '/') return false;
            continue;
        }
        const int piece = index_in(kDigits, text[i]);
        if (piece < 0 && text[i] != '.') return false;
        setup.board[4 * (3 - i / 5) + i % 5] = static_cast<std::int8_t>(piece);
    }
    return true;
}

}  // namespace

Position::Position(Setup setup, Variant variant) : variant_(variant), setup_(setup) {
    for (int cell = 0; cell < kCells; ++cell)
        if (setup.board[cell] >= 0) {
            filled_ |= static_cast<Cells>(1 << cell);
            left_ &= static_cast<Pieces>(~(1 << setup.board[cell]));
        }
    if (setup.hand >= 0) left_ &= static_cast<Pieces>(~(1 << setup.hand));
}

std::optional<Position> Position::from(std::string_view text, Variant variant) {
    const auto fields = fields_of(text);
    Setup setup;
    if (fields.size() < 2 || fields.size() > 3 || !read_board(fields[0], setup)) return {};
    const int piece = fields[1].size() == 1 ? index_in(kDigits, fields[1][0]) : kNothing;
    setup.hand = static_cast<std::int8_t>(piece);
    int dones = 0;
    while (piece < 0 && fields[1] != kInHand[dones])
        if (++dones > 2) return {};

    Position position(setup, variant);
    position.dones_ = dones;
    const bool no_piece_is_twice =
        std::popcount(position.left_) + position.count() + (piece >= 0) == kCells;
    if (!no_piece_is_twice || (dones && !position.is_full())) return {};
    if (fields.size() == 3) {
        position.last_ = cell_from(fields[2]);
        if (position.last_ < 0 || !position.callable_lines()) return {};
    }
    return position;
}

std::string Position::text() const {
    std::string text;
    for (int row = 3; row >= 0; --row) {
        for (int column = 0; column < 4; ++column) {
            const int piece = setup_.board[4 * row + column];
            text += piece < 0 ? '.' : kDigits[piece];
        }
        text += row ? '/' : ' ';
    }
    text += setup_.hand < 0 ? kInHand[dones_] : kDigits.substr(setup_.hand, 1);
    return last_ < 0 ? text : text + ' ' + text_of_cell(last_);
}

unsigned Position::shared(int line) const {
    unsigned ones = 15, zeros = 15;
    for (unsigned cells = kLineMasks[line]; cells; cells &= cells - 1) {
        const unsigned piece = static_cast<unsigned>(setup_.board[std::countr_zero(cells)]);
        ones &= piece;
        zeros &= ~piece;
    }
    return (ones | zeros) & variant_.traits;
}

unsigned Position::winning_through(int cell) const {
    unsigned lines = 0;
    for (int line = 0; line < (variant_.blocks ? kAllLines : kStraightLines); ++line)
        if (kLineMasks[line] >> cell & 1 && !(kLineMasks[line] & ~filled_) && shared(line))
            lines |= 1u << line;
    return lines;
}

unsigned Position::callable_lines() const {
    return last_ < 0 || is_over() ? 0 : winning_through(last_);
}

std::vector<Move> Position::moves() const {
    std::vector<Move> moves;
    if (is_over()) return moves;
    const auto add = [&](Move::Kind kind, unsigned numbers) {
        for (; numbers; numbers &= numbers - 1) moves.push_back({kind, std::countr_zero(numbers)});
    };
    add(Move::Kind::kCall, callable_lines());
    if (setup_.hand >= 0)
        add(Move::Kind::kPlace, static_cast<Cells>(~filled_));
    else if (left_)
        add(Move::Kind::kGive, left_);
    else
        moves.push_back({Move::Kind::kDone, 0});
    return moves;
}

std::vector<Turn> Position::turns() const {
    std::vector<Turn> turns;
    for (const Move move : moves())
        if (move.kind == Move::Kind::kPlace)
            for (const Move follow : after(move).moves()) turns.push_back({move, follow});
        else
            turns.push_back({move});
    return turns;
}

Position Position::after(Move move) const {
    Position next = *this;
    switch (move.kind) {
        case Move::Kind::kCall:
            next.is_called_ = true;
            break;
        case Move::Kind::kGive:
            next.setup_.hand = static_cast<std::int8_t>(move.number);
            next.left_ &= static_cast<Pieces>(~(1 << move.number));
            break;
        case Move::Kind::kPlace:
            next.setup_.board[move.number] = setup_.hand;
            next.setup_.hand = kNothing;
            next.filled_ |= static_cast<Cells>(1 << move.number);
            next.last_ = next.winning_through(move.number) ? move.number : kNothing;
            break;
        case Move::Kind::kDone:
            if (++next.dones_ == 2) next.last_ = kNothing;
            break;
    }
    return next;
}

std::optional<Move> move_from(std::string_view text) {
    if (text == "done") return Move{Move::Kind::kDone, 0};
    if (text.size() == 1 && index_in(kDigits, text[0]) >= 0)
        return Move{Move::Kind::kGive, index_in(kDigits, text[0])};
    if (cell_from(text) >= 0) return Move{Move::Kind::kPlace, cell_from(text)};
    for (int line = 0; line < kAllLines; ++line)
        if (text == '!' + text_of_line(line)) return Move{Move::Kind::kCall, line};
    return {};
}

std::string text_of(Move move) {
    switch (move.kind) {
        case Move::Kind::kCall:
            return '!' + text_of_line(move.number);
        case Move::Kind::kGive:
            return std::string(1, kDigits[move.number]);
        case Move::Kind::kPlace:
            return text_of_cell(move.number);
        case Move::Kind::kDone:
            break;
    }
    return "done";
}

}  // namespace fourfold
