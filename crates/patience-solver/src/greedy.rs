//! The simple player, which sees what a person sees and thinks no further than stated here. It is the measure of what
//! thinking is worth.
//!
//! - **The Empress of India**: plays what can be played; else pairs two cards that are equally far from being needed, or
//!   one step apart, those needed last first, and empties the space whose talon's next card is needed sooner; turns the
//!   stock rather than make any other pair.
//! - **The Labyrinth**: plays any suitable card, first those whose place is not refilled; else deals a row; takes by grace
//!   the card after which most cards go home in this manner.
//! - **Sly**: plays any suitable card; lays one that is not on the packet where it covers the fewest cards that are
//!   needed sooner, and among those, on the one whose nearest need comes soonest after its own.
//! - **The Fairie Queen**: plays any suitable card; after the deal takes the shortest way of transfers to a card that can
//!   go home, if one is found among the nearest positions.

use crate::registry::{NoSolver, solver_of};
use patience::{Move, Outcome, Position};

/// The moves to make next, at least one unless the player gives up.
///
/// # Errors
/// [`NoSolver`] for a game that the player has no rules of thumb for.
pub fn plan(position: &Position) -> Result<Vec<Move>, NoSolver> {
    let solver = solver_of(position.game())?;
    let moves = position.legal_moves();
    let best = moves.iter().min_by_key(|m| solver.value(position, **m));
    Ok(best.map_or(Vec::new(), |best| solver.plan(position, &moves, *best)))
}

/// Plays a game to its end; the moves, and how it ends.
///
/// # Errors
/// [`NoSolver`] for a game that the player has no rules of thumb for.
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
