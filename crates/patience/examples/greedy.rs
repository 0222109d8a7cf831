//! Plays deals of every game by a simple rule (a card home if one can go, else the first legal move that leads somewhere
//! new, for as long as there is one) and prints how far it came: `cargo run --release -p patience --example greedy -- 20`.

use patience::{Deal, Game, Outcome, Session};
use std::env;

/// The Fairie Queen never runs out of moves.
const MOST_MOVES: usize = 600;

fn main() {
    let deals = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    for game in Game::all() {
        for number in 0..deals {
            let Some(deal) = Deal::numbered(game, number) else { return };
            let session = play(deal);
            let position = session.position();
            println!("{}, {} cards home: {}", position.outcome(), position.home(), session.link());
        }
    }
}

fn play(deal: Deal) -> Session {
    let mut session = Session::new(deal);
    let mut seen = vec![session.position().clone()];
    while session.position().outcome() == Outcome::Playing && session.ply() < MOST_MOVES {
        let position = session.position();
        let legal = position.legal_moves();
        let home = legal.iter().find(|m| position.goes_home(**m));
        let new = || legal.iter().find(|m| position.clone().play(**m).is_ok_and(|next| !seen.contains(&next)));
        let Some(&m) = home.or_else(new) else { break };
        if session.play(m).is_err() {
            break;
        }
        seen.push(session.position().clone());
    }
    session
}
