//! Players: policies that play whole games by the visible cards.

use crate::advice::hint::HintSearch;
use crate::limits::{HintLimits, Limits};
use crate::play::greedy;
use crate::play::rollout::Skill;
use crate::play::win_rate;
use crate::reader::is_stock_hidden;
use crate::registry::NoSolver;
use crate::search::solve;
use crate::verdict::Verdict;
use patience::{Move, Outcome, Position};

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The greedy policy: plays cards home, else makes the move of least cost by the visible cards.
    Greedy,
    /// The best move of a [hint](crate::hint), then, once nothing is hidden, a [`crate::Search`] of this many nodes;
    /// the greedy policy where neither decides.
    Careful(HintLimits, u64),
    /// A rollout player in its first game of the deal.
    Quick(Skill),
}

/// A complete game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The moves.
    pub moves: Vec<Move>,
    /// True if the game was won.
    pub won: bool,
    /// Nodes spent.
    pub nodes: u64,
}

impl Player {
    /// Plays until the game is over, proven lost or given up.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that no player can play.
    pub fn play(self, start: &Position) -> Result<Played, NoSolver> {
        let mut position = start.clone();
        let mut played = Played { moves: Vec::new(), won: false, nodes: 0 };
        if let Player::Quick(skill) = self {
            let (moves, result) = win_rate::play_rollout(start, skill, 0)?;
            return Ok(Played { moves, won: result.won, nodes: 0 });
        }
        while position.outcome() == Outcome::Playing {
            let plan = match self {
                Player::Greedy => greedy::plan(&position)?,
                Player::Careful(limits, nodes) => play_by_hint(&position, limits, nodes, &mut played.nodes)?,
                Player::Quick(_) => Vec::new(),
            };
            if plan.is_empty() {
                break;
            }
            for m in plan {
                position.play_unchecked(m);
                played.moves.push(m);
            }
        }
        played.won = position.outcome() == Outcome::Won;
        Ok(played)
    }
}

/// Moves of the player that follows the hint; none if it sees that the game is lost.
pub(crate) fn play_by_hint(
    position: &Position,
    limits: HintLimits,
    nodes: u64,
    spent: &mut u64,
) -> Result<Vec<Move>, NoSolver> {
    if !is_stock_hidden(position) {
        let (verdict, n) = solve(position, Limits { memory: limits.memory, ..Limits::within(nodes) })?;
        *spent += n;
        return match verdict {
            Verdict::Won(line) => Ok(line),
            Verdict::Lost(_) => Ok(Vec::new()),
            Verdict::Unknown => greedy::plan(position),
        };
    }
    let mut hint = HintSearch::new(position, limits)?;
    while !hint.run(1 << 20) {}
    *spent += hint.spent();
    let advice = hint.advice();
    match advice.best.first() {
        Some(candidate) if candidate.wins > 0 || advice.forced => Ok(vec![candidate.m]),
        Some(candidate) if advice.best.iter().any(|other| other.losses != candidate.losses) => Ok(vec![candidate.m]),
        _ => greedy::plan(position),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Deal, Game};

    #[test]
    fn every_greedy_game_ends_and_some_are_won() {
        for game in Game::all().filter(|game| crate::has_solver(game)) {
            let mut won = 0;
            for number in 0..20 {
                let start = Position::start(&Deal::numbered(game, number).expect("a deal"));
                let played = Player::Greedy.play(&start).expect("a player");
                let end = played.moves.iter().fold(start, |position, m| position.play(*m).expect("a legal move"));
                assert_eq!(end.outcome() == Outcome::Won, played.won);
                won += usize::from(played.won);
            }
            assert!(won < 20 && (won > 8 || game.id != "empress-of-india"), "{}: {won}", game.id);
        }
    }
}
