//! Players: policies that play whole games by the visible cards.

use crate::advice::hint::HintSearch;
use crate::limits::HintLimits;
use crate::play::greedy;
use crate::play::rollout::{FirstMoves, Rollout, RolloutResult, Skill};
use crate::registry::solver_of;
use crate::{Limits, NoSolver, Verdict, solve};
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
        while position.outcome() == Outcome::Playing {
            let (plan, nodes) = self.plan(&position)?;
            played.nodes += nodes;
            if plan.is_empty() {
                break;
            }
            for m in plan {
                position.play_unchecked(m);
                played.moves.push(m);
            }
            if matches!(self, Player::Quick(_)) {
                break;
            }
        }
        played.won = position.outcome() == Outcome::Won;
        Ok(played)
    }

    /// Plans the next moves: none if the player gives up, or sees that the game is lost; to the end for a rollout player.
    /// Returns them and the nodes spent.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that no player can play.
    pub fn plan(self, position: &Position) -> Result<(Vec<Move>, u64), NoSolver> {
        match self {
            Player::Greedy => Ok((greedy::plan(position)?, 0)),
            Player::Careful(limits, nodes) => plan_by_hint(position, limits, nodes),
            Player::Quick(skill) => Ok((RolloutPlayer::new(position, skill)?.play(0).0, 0)),
        }
    }
}

/// Plans as the player that follows the hint.
fn plan_by_hint(position: &Position, limits: HintLimits, nodes: u64) -> Result<(Vec<Move>, u64), NoSolver> {
    if !position.is_stock_hidden() {
        let (verdict, spent) = solve(position, Limits { memory: limits.memory, ..Limits::within(nodes) })?;
        let plan = match verdict {
            Verdict::Won(line) => line,
            Verdict::Lost(_) => Vec::new(),
            Verdict::Unknown => greedy::plan(position)?,
        };
        return Ok((plan, spent));
    }
    let mut hint = HintSearch::new(position, limits)?;
    while !hint.run(1 << 20) {}
    let advice = hint.advice();
    let plan = match advice.best.first() {
        Some(candidate) if candidate.wins > 0 || advice.forced => vec![candidate.m],
        Some(candidate) if advice.best.iter().any(|other| other.losses != candidate.losses) => vec![candidate.m],
        _ => greedy::plan(position)?,
    };
    Ok((plan, hint.spent()))
}

/// A rollout player at one position, which plays another game for each seed.
pub struct RolloutPlayer {
    rollout: Box<dyn Rollout>,
    skill: Skill,
    finished: FirstMoves,
}

impl RolloutPlayer {
    /// Reads the position.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that no player can play.
    pub fn new(position: &Position, skill: Skill) -> Result<Self, NoSolver> {
        Ok(Self { rollout: solver_of(position.game())?.rollout(position), skill, finished: FirstMoves::default() })
    }

    /// Plays to the end. Returns the moves and the result.
    #[must_use]
    pub fn play(&self, seed: u64) -> (Vec<Move>, RolloutResult) {
        let mut line = Vec::new();
        let result = self.rollout.play(self.skill, seed, Some(&mut line));
        (line, result)
    }

    /// The first move of the same game; `None` if it has none.
    #[must_use]
    pub fn first_move(&mut self, seed: u64) -> Option<Move> {
        self.rollout.first_move(self.skill, seed, &mut self.finished)
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
