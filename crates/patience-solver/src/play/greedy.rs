//! The greedy policy: the baseline player. It sees the visible cards and looks ahead only as stated.
//!
//! - **The Empress of India**: plays cards home; else pairs two cards that are equally far from being next, or one card
//!   apart, the farther first, and empties the space whose talon's next card is needed sooner; turns the stock rather
//!   than make any other pair.
//! - **The Labyrinth**: plays cards home, first those whose cell is not refilled; else deals a row; takes by grace the
//!   card after which it brings most cards home.
//! - **Sly**: plays cards home; places others on the packet where they cover the fewest cards needed sooner, and among
//!   those, where the nearest need comes soonest after their own.
//! - **The Fairie Queen**: plays cards home; after the deal follows the shortest run of transfers to a play, if the
//!   nearest positions have one.

use crate::registry::{NoSolver, solver_of};
use patience::{Move, Outcome, Position};

/// Plans the next moves, at least one unless the policy gives up.
///
/// # Errors
/// [`NoSolver`] for a game without a solver.
pub fn plan(position: &Position) -> Result<Vec<Move>, NoSolver> {
    let solver = solver_of(position.game())?;
    let moves = position.legal_moves();
    let best = moves.iter().min_by_key(|m| solver.cost(position, **m));
    Ok(best.map_or(Vec::new(), |best| solver.plan(position, &moves, *best)))
}

/// Plays a game to its end; the moves, and the outcome.
///
/// # Errors
/// [`NoSolver`] for a game without a solver.
pub fn play(position: &Position) -> Result<(Vec<Move>, Outcome), NoSolver> {
    let (mut position, mut moves) = (position.clone(), Vec::new());
    loop {
        let plan = plan(&position)?;
        if position.outcome() != Outcome::Playing || plan.is_empty() {
            return Ok((moves, position.outcome()));
        }
        for m in plan {
            position.play_unchecked(m);
            moves.push(m);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Deal, Game};

    #[test]
    fn every_game_ends_and_some_are_won() {
        for game in Game::all().filter(|game| crate::has_solver(game)) {
            let mut won = 0;
            for number in 0..20 {
                let start = Position::start(&Deal::numbered(game, number).expect("a deal"));
                let (moves, outcome) = play(&start).expect("rules of thumb");
                let end = moves.iter().fold(start, |position, m| position.play(*m).expect("a legal move"));
                assert_eq!(end.outcome(), outcome);
                won += usize::from(outcome == Outcome::Won);
            }
            assert!(won < 20 && (won > 8 || game.id != "empress-of-india"), "{}: {won}", game.id);
        }
    }
}
