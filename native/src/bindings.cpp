// The one place where C++ meets Python: fourfold.engine._native.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>

#include "solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr int kBoardLength = 17;

// A position as bytes: the piece on each cell by index, then the piece in hand; 255 for none.
fourfold::Setup setup_from(const nb::bytes& bytes) {
    if (bytes.size() != kBoardLength) throw std::invalid_argument("a position is 17 bytes");
    fourfold::Setup setup;
    unsigned seen = 0;
    bool has_room = false;
    const auto* values = reinterpret_cast<const unsigned char*>(bytes.c_str());
    for (int i = 0; i < kBoardLength; ++i) {
        const int piece = values[i] == 255 ? -1 : values[i];
        if (piece > 15 || (piece >= 0 && (seen >> piece & 1)))
            throw std::invalid_argument("a piece is 0 to 15, and there once");
        if (piece >= 0) seen |= 1u << piece;
        if (i < 16) has_room |= piece < 0;
        (i < 16 ? setup.board[i] : setup.hand) = static_cast<std::int8_t>(piece);
    }
    if (setup.hand < 0 || !has_room) throw std::invalid_argument("a piece must be in hand");
    return setup;
}

std::vector<std::pair<int, int>> solve(fourfold::Solver& solver,
                                       const std::vector<nb::bytes>& positions, bool distances) {
    std::vector<fourfold::Setup> setups;
    setups.reserve(positions.size());
    for (const nb::bytes& position : positions) setups.push_back(setup_from(position));
    std::vector<fourfold::Score> scores;
    {
        const nb::gil_scoped_release release;
        scores = solver.solve(setups, distances);
    }
    std::vector<std::pair<int, int>> answer;
    answer.reserve(scores.size());
    for (const fourfold::Score& score : scores) answer.emplace_back(score.value, score.plies);
    return answer;
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The solver in C++. Private: fourfold.engine is the way to it.";
    nb::exception<fourfold::Solver::Cancelled>(module, "CancelledError");
    nb::class_<fourfold::Solver>(module, "Solver")
        .def(nb::init<unsigned, bool, std::size_t, int>(), "traits"_a, "blocks"_a, "memory"_a,
             "threads"_a)
        .def("solve", &solve, "positions"_a, "distances"_a,
             "Scores positions of 17 bytes: (1, 0 or -1, placements).")
        .def("cancel", &fourfold::Solver::cancel, "Ends `solve`, now and until `resume`.")
        .def("resume", &fourfold::Solver::resume, "Lets `solve` work again.")
        .def_prop_ro("nodes", &fourfold::Solver::nodes)
        .def_prop_ro("solved", &fourfold::Solver::solved);
}
