//! Solves positions in the middle of games: `… --example midgame -- GAME PLAYER FIRST COUNT SECONDS`.
//!
//! The careless player makes random moves, home where it can; the greedy one is `patience_solver::greedy`; the fair one
//! follows `patience_solver::hint` with a small budget. Positions are taken after 25, 50 and 75 % of a game, a line
//! each, between tabs: per cent, number of the deal, moves played, link of the game, verdict, nodes, seconds of
//! processor time. With 0 seconds nothing is solved, and the whole game comes last, at 100.

mod clock;

use clock::seconds;
use patience::{Deal, Game, Move, Outcome, Position, Session};
use patience_solver::hint::HintLimits;
use patience_solver::player::Player;
use patience_solver::{Limits, NoSolver, Search, Status};

/// Most moves of a careless game.
const ENOUGH: usize = 400;
/// Budget of the fair player: determinizations, and its divisor of the usual nodes.
const SAMPLES: u32 = 4;
const SHARE: u64 = 16;
/// Nodes between looks at the clock, as in the page.
const SLICE: u64 = 50_000;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// The moves of a careless game.
fn careless(start: &Position, random: &mut Random) -> Vec<Move> {
    let (mut position, mut played) = (start.clone(), Vec::new());
    while position.outcome() == Outcome::Playing && played.len() < ENOUGH {
        let moves = position.legal_moves();
        let home: Vec<_> = moves.iter().copied().filter(|&m| position.is_to_foundation(m)).collect();
        let moves = if home.is_empty() { moves } else { home };
        let m = moves[random.below(moves.len())];
        position.play_unchecked(m);
        played.push(m);
    }
    played
}

fn play(player: &str, start: &Position, number: u32) -> Result<Option<Vec<Move>>, NoSolver> {
    let full = HintLimits::for_game(start.game())?;
    let limits = HintLimits { samples: SAMPLES, nodes: full.nodes / SHARE, seed: u64::from(number) + 1, ..full };
    let player = match player {
        "careless" => return Ok(Some(careless(start, &mut Random(u64::from(number))))),
        "greedy" => Player::Greedy,
        "fair" => Player::Fair(limits, full.nodes),
        _ => return Ok(None),
    };
    Ok(Some(player.play(start)?.moves))
}

/// The verdict within `most` seconds, the nodes spent, and the seconds.
fn solve(position: &Position, most: f64) -> Result<(&'static str, u64, f64), NoSolver> {
    let from = seconds();
    let mut search = Search::new(position, Limits::default())?;
    let mut verdict = "unknown";
    while seconds() - from < most {
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
    let most: f64 = args.get(4).and_then(|a| a.parse().ok()).unwrap_or(2.0);
    for n in first..first + count {
        let deal = Deal::numbered(game, n).ok_or("no deal of this number")?;
        let start = Position::start(&deal);
        let moves = play(player, &start, n)?.ok_or("a player is careless, greedy or fair")?;
        for part in [25, 50, 75].into_iter().chain((most == 0.0).then_some(100)) {
            let ply = moves.len() * part / 100;
            let mut session = Session::new(deal.clone());
            for &m in &moves[..ply] {
                session.play(m)?;
            }
            let (verdict, nodes, took) = solve(session.position(), most)?;
            println!("{part}\t{n}\t{ply}\t{}\t{verdict}\t{nodes}\t{took:.3}", session.link());
        }
    }
    Ok(())
}
