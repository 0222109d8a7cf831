//! Hints along games of the greedy policy, with its cost: `… --example advise -- GAME FIRST COUNT`.

mod clock;

use clock::seconds;
use patience::{Deal, Game, Position};
use patience_solver::greedy;
use patience_solver::hint::{HintLimits, HintSearch};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u32| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    for n in number(1, 0)..number(1, 0) + number(2, 3) {
        let start = Position::start(&Deal::numbered(game, n).ok_or("no deal of this number")?);
        let mut positions = vec![start.clone()];
        for m in greedy::play(&start)?.0 {
            let next = positions[positions.len() - 1].clone().play(m).map_err(|error| error.to_string())?;
            positions.push(next);
        }
        for part in 0..8 {
            // The next position with something to decide.
            let from = positions.len() * part / 8;
            let Some(position) = positions[from..].iter().find(|p| p.legal_moves().len() > 1) else { continue };
            let begin = seconds();
            let mut adviser = HintSearch::new(position, HintLimits::for_game(game)?)?;
            while !adviser.run(100_000) {}
            let (advice, time) = (adviser.advice(), seconds() - begin);
            print!("{n} stock {:>3} {time:.3} s {:>9} nodes:", position.stock(), adviser.spent());
            for vote in &advice.best {
                print!("  {} {} of {}", game.write_move(vote.m), vote.wins, vote.tried);
            }
            println!();
        }
    }
    Ok(())
}
