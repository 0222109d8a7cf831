//! Players whose games give positions to measure: careless, greedy and careful.

use patience::{Move, Outcome, Position};
use patience_solver::NoSolver;
use patience_solver::hint::HintLimits;
use patience_solver::player::Player;

/// Maximum moves of a careless game.
const ENOUGH: usize = 400;
/// Budget of the careful player: determinizations, and its divisor of the usual nodes.
const SAMPLES: u32 = 4;
const SHARE: u64 = 16;

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

/// The moves of a player's game; `None` if there is no such player.
pub fn play(player: &str, start: &Position, number: u32) -> Result<Option<Vec<Move>>, NoSolver> {
    let full = HintLimits::for_game(start.game())?;
    let limits = HintLimits { samples: SAMPLES, nodes: full.nodes / SHARE, seed: u64::from(number) + 1, ..full };
    let player = match player {
        "careless" => return Ok(Some(careless(start, &mut Random(u64::from(number))))),
        "greedy" => Player::Greedy,
        "careful" => Player::Careful(limits, full.nodes),
        _ => return Ok(None),
    };
    Ok(Some(player.play(start)?.moves))
}
