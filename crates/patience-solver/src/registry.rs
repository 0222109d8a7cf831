//! The registry of solvers by the ids of their games; otherwise only `outlook` asks for an id.

use crate::engine::GameSolver;
use crate::games::{empress, fairie_queen, labyrinth, sly};
use crate::{Rule, token};
use patience::token::Token;
use patience::{Game, Move, Position};
use std::error::Error;
use std::fmt;

/// Solvers by the id of their game.
const SOLVERS: &[(&str, &dyn GameSolver)] = &[
    ("empress-of-india", &empress::Empress),
    ("fairie-queen", &fairie_queen::Fairie),
    ("labyrinth", &labyrinth::Labyrinth { late_refill: false }),
    ("labyrinth-dealt-foundations", &labyrinth::Labyrinth { late_refill: false }),
    ("labyrinth-late-refill", &labyrinth::Labyrinth { late_refill: true }),
    ("sly", &sly::Sly),
];

/// Looks up the solver of a game.
pub(crate) fn solver_of(game: &'static Game) -> Result<&'static dyn GameSolver, NoSolver> {
    by_id(game.id).ok_or(NoSolver { game })
}

fn by_id(id: &str) -> Option<&'static dyn GameSolver> {
    SOLVERS.iter().find(|(listed, _)| *listed == id).map(|(_, solver)| *solver)
}

/// Returns true if a game has a solver, and so explanations, hints and players.
///
/// ```
/// use patience::Game;
/// assert!(Game::by_id("sly").is_some_and(patience_solver::has_solver));
/// ```
#[must_use]
pub fn has_solver(game: &'static Game) -> bool {
    solver_of(game).is_ok()
}

/// Rules of the [ledger](crate::ledger) that a game's searches use.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn rules_of(game: &'static Game) -> Result<&'static [Rule], NoSolver> {
    Ok(solver_of(game)?.rules())
}

/// Key of the equivalence class of a move: moves with equal keys lead to positions that differ only in the names of
/// interchangeable piles.
///
/// # Errors
/// [`NoSolver`] for a position of a game that cannot be solved.
pub fn equivalence_key(position: &Position, m: Move) -> Result<Vec<u8>, NoSolver> {
    Ok(solver_of(position.game())?.equivalence_key(position, m))
}

/// The game has no solver: it can be played, but not solved, explained or hinted at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSolver {
    game: &'static Game,
}

impl NoSolver {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        token::no_solver(self.game)
    }
}

impl fmt::Display for NoSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no solver for {}", self.game.name)
    }
}

impl Error for NoSolver {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_solver_belongs_to_a_game() {
        for (id, solver) in SOLVERS {
            assert!(Game::by_id(id).is_some_and(has_solver), "{id}");
            assert!(!solver.rules().is_empty(), "{id}");
        }
    }

    #[test]
    fn a_game_without_a_solver_is_refused_by_name() {
        assert!(by_id("royal-cotillion").is_none());
        let game = Game::by_id("labyrinth").expect("a game");
        let refused = NoSolver { game };
        assert_eq!(refused.to_string(), "there is no solver for The Labyrinth");
        assert_eq!(refused.token().key(), "no-solver");
    }
}
