//! Prints a winning line: `cargo run --release -p patience-solver --example line -- GAME [CODE | CARDS…]`.
//!
//! Without cards they are read from standard input. One line of moves, `lost` or `unknown`.

use patience::{Deal, Game, Position};
use patience_solver::{Limits, Verdict, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let id = args.next().ok_or("which game?")?;
    let game = Game::by_id(&id).ok_or("no game of this id")?;
    let mut text = args.collect::<Vec<_>>().join(" ");
    let deal = match Deal::from_code(&text) {
        Ok(deal) => deal,
        Err(_) => {
            if text.is_empty() {
                text = std::io::read_to_string(std::io::stdin())?;
            }
            Deal::from_text(game, &text)?
        }
    };
    let limits = Limits::within(20_000_000_000);
    let (verdict, _) = solve(&Position::start(&deal), limits)?;
    match verdict {
        Verdict::Won(line) => {
            let moves: Vec<String> = line.into_iter().map(|m| game.write_move(m)).collect();
            println!("{}", moves.join(" "));
        }
        other => println!("{}", other.name()),
    }
    Ok(())
}
