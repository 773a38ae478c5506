// The one place where C++ meets Python: fourfold.engine._native.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>

#include "boards.hpp"
#include "perft.hpp"
#include "solver.hpp"
#include "turns.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr int kBoardLength = 17;

// A position as bytes: the piece on each cell by index, then the piece in hand; 255 for none.
fourfold::Setup setup_from(const char* bytes) {
    fourfold::Setup setup;
    unsigned seen = 0;
    const auto* values = reinterpret_cast<const unsigned char*>(bytes);
    for (int i = 0; i < kBoardLength; ++i) {
        const int piece = values[i] == 255 ? -1 : values[i];
        if (piece > 15 || (piece >= 0 && (seen >> piece & 1)))
            throw std::invalid_argument("a piece is 0 to 15, and there once");
        if (piece >= 0) seen |= 1u << piece;
        (i < 16 ? setup.board[i] : setup.hand) = static_cast<std::int8_t>(piece);
    }
    return setup;
}

// Positions one after the other.
std::vector<fourfold::Setup> setups_from(const nb::bytes& bytes) {
    if (bytes.size() % kBoardLength) throw std::invalid_argument("a position is 17 bytes");
    std::vector<fourfold::Setup> setups;
    setups.reserve(bytes.size() / kBoardLength);
    for (std::size_t at = 0; at < bytes.size(); at += kBoardLength)
        setups.push_back(setup_from(bytes.c_str() + at));
    return setups;
}

fourfold::Setup one_setup_from(const nb::bytes& bytes) {
    if (bytes.size() != kBoardLength) throw std::invalid_argument("a position is 17 bytes");
    return setup_from(bytes.c_str());
}

// Positions that all have a piece in hand, and so a cell to place it on.
std::vector<fourfold::Setup> held_setups_from(const nb::bytes& bytes) {
    std::vector<fourfold::Setup> setups = setups_from(bytes);
    for (const fourfold::Setup& setup : setups)
        if (setup.hand < 0) throw std::invalid_argument("a piece must be in hand");
    return setups;
}

// A perft that another thread can cancel.
class Perft {
 public:
    Perft(unsigned traits, bool blocks) : traits_(traits), blocks_(blocks) {}

    std::uint64_t count(const nb::bytes& position, int depth) const {
        const fourfold::Setup setup = one_setup_from(position);
        const nb::gil_scoped_release release;
        return fourfold::perft(traits_, blocks_, setup, depth, stop_);
    }

    void stop() { stop_ = true; }

 private:
    unsigned traits_;
    bool blocks_;
    std::atomic<bool> stop_{false};
};

// A count of full boards, in parts for several threads, that another thread can cancel.
class Boards {
 public:
    Boards(unsigned traits, bool blocks) : traits_(traits), blocks_(blocks) {}

    std::size_t split(const nb::bytes& position) {
        const fourfold::Setup setup = one_setup_from(position);
        std::vector<fourfold::Part> parts;
        {
            const nb::gil_scoped_release release;
            parts = fourfold::split_boards(traits_, blocks_, setup, stop_);
        }
        if (!parts_.empty()) throw std::logic_error("the boards are split already");
        parts_ = std::move(parts);
        return parts_.size();
    }

    std::uint64_t count(std::size_t first, std::size_t end) const {
        if (first > end || end > parts_.size()) throw std::out_of_range("there is no such part");
        const std::span parts = std::span(parts_).subspan(first, end - first);
        const nb::gil_scoped_release release;
        return fourfold::count_boards(traits_, blocks_, parts, stop_);
    }

    void stop() { stop_ = true; }

 private:
    unsigned traits_;
    bool blocks_;
    std::vector<fourfold::Part> parts_;
    std::atomic<bool> stop_{false};
};

// A call of the solver from Python. A thread of Python that waits for the GIL when the interpreter
// ends is ended by it in the middle of C++, so it is released only in threads that are joined
// before; short work in the caller's own thread keeps it.
struct Call : fourfold::Job {
    using Job::Job;
    bool keeps_gil = false;
};

// Does the work of a call, and returns its result.
template <typename Work>
auto done(const Call& call, const Work& work) {
    if (call.keeps_gil) return work();
    const nb::gil_scoped_release release;
    return work();
}

// Values as bytes, one after the other.
template <typename Value>
nb::bytes bytes_of(const std::vector<Value>& values) {
    return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Value));
}

nb::bytes solve(fourfold::Solver& solver, Call& call, const nb::bytes& positions, bool distances,
                int within) {
    const std::vector<fourfold::Setup> setups = setups_from(positions);
    return bytes_of(done(call, [&] { return solve_all(solver, call, setups, distances, within); }));
}

nb::bytes analyse(fourfold::Solver& solver, Call& call, const nb::bytes& positions, int within) {
    const std::vector<fourfold::Setup> setups = setups_from(positions);
    return bytes_of(done(call, [&] { return analyse_all(solver, call, setups, within); }));
}

nb::bytes best(fourfold::Solver& solver, Call& call, const nb::bytes& positions) {
    const std::vector<fourfold::Setup> setups = setups_from(positions);
    return bytes_of(done(call, [&] {
        std::vector<fourfold::BestTurn> turns;
        turns.reserve(setups.size());
        for (const auto& setup : setups) turns.push_back(best_turn(solver, call, setup));
        return turns;
    }));
}

std::size_t first_at_most(fourfold::Solver& solver, Call& call, const nb::bytes& positions,
                          int value, int plies) {
    const std::vector<fourfold::Setup> setups = held_setups_from(positions);
    const fourfold::Score score{static_cast<std::int8_t>(value), static_cast<std::int8_t>(plies)};
    return done(call, [&] { return solver.first_at_most(call, setups, score); });
}

std::vector<std::pair<int, int>> mistakes(fourfold::Solver& solver, Call& call,
                                          const nb::bytes& positions, int within) {
    const std::vector<fourfold::Setup> setups = held_setups_from(positions);
    const std::vector<fourfold::Mistakes> counts =
        done(call, [&] { return solver.mistakes(call, setups, within); });
    std::vector<std::pair<int, int>> answer;
    answer.reserve(counts.size());
    for (const fourfold::Mistakes& count : counts) answer.emplace_back(count.mistakes, count.turns);
    return answer;
}

double microseconds(const fourfold::Solver& solver, const nb::bytes& positions, int within) {
    return solver.microseconds(setups_from(positions), within);
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The solver in C++. Private: fourfold.engine is the way to it.";
    // Daemon threads may still hold objects at exit, which is no leak.
    nb::set_leak_warnings(false);
    nb::exception<fourfold::Cancelled>(module, "CancelledError");
    nb::class_<Boards>(module, "Boards")
        .def(nb::init<unsigned, bool>(), "traits"_a, "blocks"_a)
        .def("split", &Boards::split, "position"_a,
             "Splits the full boards that a position of 17 bytes becomes; returns how many parts.")
        .def("count", &Boards::count, "first"_a, "end"_a,
             "Counts the full boards without a winning line in some parts; nothing once stopped.")
        .def("stop", &Boards::stop, "Ends `split`, and `count` in all threads.");
    nb::class_<Perft>(module, "Perft")
        .def(nb::init<unsigned, bool>(), "traits"_a, "blocks"_a)
        .def("count", &Perft::count, "position"_a, "depth"_a,
             "Counts move sequences from a position of 17 bytes; nothing once stopped.")
        .def("stop", &Perft::stop, "Ends `count` in all threads.");
    nb::class_<fourfold::CancelToken>(module, "CancelToken")
        .def(nb::init<const fourfold::CancelToken*>(), "parent"_a.none(), nb::keep_alive<1, 2>())
        .def("cancel", &fourfold::CancelToken::cancel, "Ends all calls that it is given to.")
        .def_prop_ro("is_cancelled", &fourfold::CancelToken::is_cancelled);
    nb::class_<Call>(module, "Job")
        .def(nb::init<const fourfold::CancelToken*>(), "parent"_a.none(), nb::keep_alive<1, 2>())
        .def(
            "cancel", [](Call& job) { job.token.cancel(); }, "Cancels the call that it belongs to.")
        .def_rw("keeps_gil", &Call::keeps_gil,
                "Whether the call keeps the GIL: it must where nobody joins its thread.")
        .def_prop_ro("nodes", [](const Call& job) { return job.nodes.load(); })
        .def_prop_ro("solved", [](const Call& job) { return job.solved.load(); })
        .def_prop_ro("total", [](const Call& job) { return job.total.load(); });
    nb::class_<fourfold::Solver>(module, "Solver")
        .def(nb::init<unsigned, bool, std::size_t, int>(), "traits"_a, "blocks"_a, "memory"_a,
             "threads"_a)
        .def("reserve", &fourfold::Solver::reserve, "memory"_a,
             "Grows the transposition table of later calls to at least so many bytes.")
        .def("solve", &solve, "job"_a, "positions"_a, "distances"_a, "within"_a,
             "The rank of each position of 17 bytes, as a signed byte: of a draw 0, of a win in n "
             "placements 100 - n, of a loss n - 100; without distances n is 0.")
        .def("analyse", &analyse, "job"_a, "positions"_a, "within"_a,
             "The ranks of all turns of each position, by 17 cells, the last for none, and what "
             "follows: 16 pieces, a call, done; -128 for no turn.")
        .def("best", &best, "job"_a, "positions"_a,
             "The first best turn of each position: its rank, its cell, and what follows.")
        .def("microseconds", &microseconds, "positions"_a, "within"_a,
             "Roughly how long a thread takes to solve positions.")
        .def("mistakes", &mistakes, "job"_a, "positions"_a, "within"_a,
             "How many turns of each position are mistakes, and how many there are.")
        .def("first_at_most", &first_at_most, "job"_a, "positions"_a, "value"_a, "plies"_a,
             "The number of the first position worth no more, or how many there are.")
        .def("close", &fourfold::Solver::close,
             "Cancels all calls, those under way and those to come.")
        .def_prop_ro("nodes", &fourfold::Solver::nodes);
}
