//! Solves positions that a careless player reaches: `… --example midgame -- GAME FIRST COUNT NODES`.
//!
//! The player makes random moves, a play to a foundation where there is one; positions are taken after 25, 50 and
//! 75 % of such a game.

mod clock;

use clock::seconds;
use patience::{Deal, Game, Outcome, Position};
use patience_solver::{Limits, Verdict, solve};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// The positions of one careless game.
fn game_of(deal: &Deal, random: &mut Random) -> Vec<Position> {
    let mut positions = vec![Position::start(deal)];
    while let Some(position) = positions.last().filter(|p| p.outcome() == Outcome::Playing) {
        if positions.len() > 400 {
            break;
        }
        let moves = position.legal_moves();
        let home: Vec<_> = moves.iter().copied().filter(|&m| position.goes_home(m)).collect();
        let moves = if home.is_empty() { moves } else { home };
        let mut next = position.clone();
        next.play_unchecked(moves[random.below(moves.len())]);
        positions.push(next);
    }
    positions
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    let (first, count) = (number(1, 0) as u32, number(2, 30) as u32);
    let limits = Limits { nodes: number(3, 3_000_000), ..Limits::default() };
    for quarter in 1..=3 {
        let mut verdicts = [0; 3];
        let mut most: f64 = 0.0;
        for n in first..first + count {
            let deal = Deal::numbered(game, n).ok_or("no deal of this number")?;
            let positions = game_of(&deal, &mut Random(u64::from(n)));
            let from = seconds();
            let (verdict, _) = solve(&positions[positions.len() * quarter / 4], limits)?;
            most = most.max(seconds() - from);
            verdicts[match verdict {
                Verdict::Won(_) => 0,
                Verdict::Lost(_) => 1,
                Verdict::Unknown => 2,
            }] += 1;
        }
        let [won, lost, unknown] = verdicts;
        println!("{} {} %: won {won}, lost {lost}, unknown {unknown}; at most {most:.2} s", game.id, quarter * 25);
    }
    Ok(())
}
