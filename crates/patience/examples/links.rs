//! Tells what a link holds: `cargo run -p patience --example links -- sly/S222-229R/e_Bc`.

use patience::{Address, Session};
use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let Some(text) = env::args().nth(1) else {
        eprintln!("give a link, or a whole address that ends in one");
        return ExitCode::from(2);
    };
    let address = match text.parse::<Address>() {
        Ok(address) => address,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let session = Session::from_link(address.link);
    let position = session.position();
    println!("game    {}", position.game().name);
    println!("cards   {}", session.deal().text());
    println!("shown   {}", if address.replay { "move by move" } else { "as it stands" });
    println!("moves   {}", session.moves().map(|m| position.game().write_move(m)).collect::<Vec<_>>().join(" "));
    println!("home    {}", position.home());
    println!("outcome {}", position.outcome().name());
    ExitCode::SUCCESS
}
