//! Win rates of rollouts.

use crate::NoSolver;
use crate::advice::hint::determinized;
use crate::play::rollout::{RolloutResult, Skill};
use crate::registry::solver_of;
use patience::Position;

/// Seed of the determinizations of [`win_probability`].
const SEED: u64 = 1;

/// The result of many games of one player from one position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WinRate {
    /// Games won.
    pub won: u32,
    /// Games played.
    pub played: u32,
    /// Cards on the foundations at the ends of all games, summed.
    pub cards_home: u32,
}

/// Plays `played` games from a position; deterministic on every platform.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::{rollout::Skill, win_rate::estimate_win_rate};
/// # fn main() -> Result<(), patience_solver::NoSolver> {
/// let deal = Deal::numbered(Game::by_id("labyrinth-late-refill").unwrap(), 1).unwrap();
/// let rate = estimate_win_rate(&Position::start(&deal), Skill::QUICK, 32)?;
/// assert!(rate.played == 32 && rate.won <= 32 && rate.cards_home <= 32 * 104);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`NoSolver`] for a game that no player can play.
pub fn estimate_win_rate(position: &Position, skill: Skill, played: u32) -> Result<WinRate, NoSolver> {
    let rollout = solver_of(position.game())?.rollout(position);
    let mut rate = WinRate { won: 0, played, cards_home: 0 };
    for n in 0..played {
        let RolloutResult { won, cards_home } = rollout.play(skill, n.into(), None);
        rate.won += u32::from(won);
        rate.cards_home += cards_home;
    }
    Ok(rate)
}

/// Estimates the quick player's probability to win, by the visible cards: each game shuffles the hidden ones.
///
/// `None` if nothing is hidden.
///
/// # Errors
/// [`NoSolver`] for a game that no player can play.
pub fn win_probability(position: &Position) -> Result<Option<WinRate>, NoSolver> {
    let solver = solver_of(position.game())?;
    if !position.is_stock_hidden() {
        return Ok(None);
    }
    let mut rate = WinRate { played: solver.budgets().win_rate_samples, ..WinRate::default() };
    for n in 0..rate.played {
        let position = determinized(position, SEED, n);
        let RolloutResult { won, cards_home } = solver.rollout(&position).play(Skill::QUICK, n.into(), None);
        rate.won += u32::from(won);
        rate.cards_home += cards_home;
    }
    Ok(Some(rate))
}
