//! Games that quick players play from a position: how many they win, and how they go.

use crate::fair::{determinized, stock};
use crate::quick::{Ended, Skill};
use crate::registry::{NoSolver, solver_of};
use patience::Position;

/// Where the orders start that [`chance`] imagines.
const SEED: u64 = 1;

/// Games of one player from one position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tries {
    /// How many were won.
    pub won: u32,
    /// How many were played.
    pub of: u32,
    /// Cards on the foundations at their ends, all added up.
    pub home: u32,
}

/// Plays a position so many times. The same position, skill and number come to the same on every platform.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::{quick::Skill, tries::tries};
/// # fn main() -> Result<(), patience_solver::NoSolver> {
/// let deal = Deal::numbered(Game::by_id("labyrinth-late-refill").unwrap(), 1).unwrap();
/// let tries = tries(&Position::start(&deal), Skill::QUICK, 32)?;
/// assert!(tries.of == 32 && tries.won <= 32 && tries.home <= 32 * 104);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`NoSolver`] for a game that no player can play.
pub fn tries(position: &Position, skill: Skill, of: u32) -> Result<Tries, NoSolver> {
    let trial = solver_of(position.game())?.trial(position);
    let mut tries = Tries { won: 0, of, home: 0 };
    for n in 0..of {
        let Ended { won, home } = trial.play(skill, n.into(), None);
        tries.won += u32::from(won);
        tries.home += home;
    }
    Ok(tries)
}

/// How many of so many games the quick player wins from a position, each with the cards that lie face down in another order;
/// `None` where nothing is hidden, so that there is no other order. What it comes to depends on nothing but what a person sees.
///
/// # Errors
/// [`NoSolver`] for a game that no player can play.
pub fn chance(position: &Position) -> Result<Option<Tries>, NoSolver> {
    let solver = solver_of(position.game())?;
    let stock = stock(position);
    if stock.iter().all(|card| *card == stock[0]) {
        return Ok(None);
    }
    let mut tries = Tries { of: solver.quick_games(), ..Tries::default() };
    for n in 0..tries.of {
        let imagined = determinized(position, SEED, n);
        let Ended { won, home } = solver.trial(&imagined).play(Skill::QUICK, n.into(), None);
        tries.won += u32::from(won);
        tries.home += home;
    }
    Ok(Some(tries))
}

/// Plays a position once; the moves in the notation, and how the game ends.
///
/// # Errors
/// [`NoSolver`] for a game that no player can play.
pub fn play(position: &Position, skill: Skill, seed: u64) -> Result<(Vec<String>, Ended), NoSolver> {
    let mut line = Vec::new();
    let ended = solver_of(position.game())?.trial(position).play(skill, seed, Some(&mut line));
    Ok((line, ended))
}
