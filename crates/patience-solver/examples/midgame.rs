//! Solves positions in the middle of games: `… --example midgame -- GAME PLAYER FIRST COUNT SECONDS`.
//!
//! The careless player makes random moves, home where it can; the greedy and the careful one are those of `patience_solver::player`: the careful one
//! follows `patience_solver::hint` with a small budget. Positions are taken after 25, 50 and 75 % of a game, a line
//! each, between tabs: per cent, number of the deal, moves played, link of the game, verdict, nodes, seconds of
//! processor time. With 0 seconds nothing is solved, and the whole game comes last, at 100.

mod clock;
mod players;

use clock::seconds;
use patience::{Deal, Game, Position, Session};
use patience_solver::{Limits, NoSolver, Search, Status};

/// Nodes between looks at the clock, as in the page.
const SLICE: u64 = 50_000;

/// The verdict within `max_seconds`, the nodes spent, and the seconds.
fn solve(position: &Position, max_seconds: f64) -> Result<(&'static str, u64, f64), NoSolver> {
    let from = seconds();
    let mut search = Search::new(position, Limits::default())?;
    let mut verdict = "unknown";
    while seconds() - from < max_seconds {
        if let Status::Done(found) = search.run(SLICE) {
            verdict = found.name();
            break;
        }
    }
    Ok((verdict, search.spent(), seconds() - from))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u32| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    let player = args.get(1).map_or("careless", String::as_str);
    let (first, count) = (number(2, 0), number(3, 30));
    let max_seconds: f64 = args.get(4).and_then(|a| a.parse().ok()).unwrap_or(2.0);
    for n in first..first + count {
        let deal = Deal::numbered(game, n).ok_or("no deal of this number")?;
        let start = Position::start(&deal);
        let moves = players::play(player, &start, n)?.ok_or("a player is careless, greedy or careful")?;
        for part in [25, 50, 75].into_iter().chain((max_seconds == 0.0).then_some(100)) {
            let ply = moves.len() * part / 100;
            let mut session = Session::new(deal.clone());
            for &m in &moves[..ply] {
                session.play(m)?;
            }
            let (verdict, nodes, took) = solve(session.position(), max_seconds)?;
            println!("{part}\t{n}\t{ply}\t{}\t{verdict}\t{nodes}\t{took:.3}", session.link());
        }
    }
    Ok(())
}
