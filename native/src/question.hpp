// The two questions of the search, about the player who holds a piece: the null-window searches of
// alpha-beta over loss < draw < win. Win tests the bound above a draw, Avoid the one below it, and
// distances come by iterative deepening of d.
//
// A node is a state and a safe piece in hand: one that completes no line, wherever it is placed.
// (A piece that completes one wins at once, so nobody gives it while a safe one is left.) With k
// empty cells and d placements to look ahead, the hand's own included, there are two questions:
//
//   Win:    can the player force a call within d placements?
//   Avoid:  can the player keep the opponent from forcing one within d placements?
//
// Each is answered by the other about the opponent, with d - 1, after a placement and a safe
// give. Without a safe piece to give the opponent wins with the next placement. So
//
//   Win(k, d) is false for k < 3 or d < 3: nothing is won before the third placement;
//   Avoid(k, d) for k <= 3 or d <= 3 only asks for one placement that leaves a safe piece.
//
// d >= k asks about the whole game.
#pragma once

namespace fourfold {

enum class Question { kWin, kAvoid };

constexpr Question other(Question question) {
    return question == Question::kWin ? Question::kAvoid : Question::kWin;
}

}  // namespace fourfold
