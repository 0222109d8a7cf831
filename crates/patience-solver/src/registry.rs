//! Which games can be solved: a line a game, and the only place that knows their ids.

use crate::limits::Rule;
use crate::solver::GameSolver;
use crate::{empress, fairie, labyrinth, sly, token};
use patience::Game;
use patience::token::Token;
use std::error::Error;
use std::fmt;

/// The solvers by the ids of their games.
const SOLVERS: &[(&str, &dyn GameSolver)] = &[
    ("empress-of-india", &empress::Empress),
    ("fairie-queen", &fairie::Fairie),
    ("labyrinth", &labyrinth::Labyrinth { late_refill: false }),
    ("labyrinth-dealt-foundations", &labyrinth::Labyrinth { late_refill: false }),
    ("labyrinth-late-refill", &labyrinth::Labyrinth { late_refill: true }),
    ("sly", &sly::Sly),
];

/// The solver of a game.
pub(crate) fn solver_of(game: &'static Game) -> Result<&'static dyn GameSolver, NoSolver> {
    by_id(game.id).ok_or(NoSolver { game })
}

fn by_id(id: &str) -> Option<&'static dyn GameSolver> {
    SOLVERS.iter().find(|(known, _)| *known == id).map(|(_, solver)| *solver)
}

/// Whether there is a solver for a game, and with it explanations, advice and players.
///
/// ```
/// use patience::Game;
/// assert!(Game::by_id("sly").is_some_and(patience_solver::has_solver));
/// ```
#[must_use]
pub fn has_solver(game: &'static Game) -> bool {
    solver_of(game).is_ok()
}

/// The rules of the [ledger](crate::ledger) that a game's searches use, beside [`Rule::WhyB`].
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn rules_of(game: &'static Game) -> Result<&'static [Rule], NoSolver> {
    Ok(solver_of(game)?.rules())
}

/// There is no solver for a game: it can be played, but not solved, explained or advised on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSolver {
    game: &'static Game,
}

impl NoSolver {
    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// The same for a player.
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
    fn every_solver_is_of_a_game() {
        for (id, solver) in SOLVERS {
            assert!(Game::by_id(id).is_some_and(has_solver), "{id}");
            assert!(!solver.rules().is_empty(), "{id}");
        }
    }

    /// What a game declares is what the page goes by.
    #[test]
    fn games_declare_whether_they_have_a_solver() {
        for game in Game::all() {
            assert_eq!(has_solver(game), game.has.solver, "{}", game.id);
        }
    }

    #[test]
    fn a_game_without_a_solver_is_refused_by_name() {
        assert!(by_id("royal-cotillion").is_none());
        let game = Game::by_id("labyrinth").expect("a game");
        let refused = NoSolver { game };
        assert_eq!(refused.to_string(), "there is no solver for The Labyrinth");
        assert_eq!((refused.game().id, refused.token().key()), ("labyrinth", "no-solver"));
    }
}
