//! A cache of verdicts, so that a move along a winning line costs no search.
//!
//! A winnable position can be won from every position before it, and along its winning line; a lost one stays lost
//! after every move. So the key is the deal and the moves from it: up to the end of the winning line for a won game, up
//! to the lost position for a lost one.

use patience::{Deal, Move};
use patience_solver::{Proof, Verdict};
use wasm_bindgen::prelude::wasm_bindgen;

/// Maximum number of cached games; a game is queried at most some hundreds of times.
const CAPACITY: usize = 64;

/// A deal and moves from it.
#[derive(Clone, Debug)]
struct Game {
    deal: Deal,
    moves: Vec<Move>,
}

/// A cache of verdicts, the newest last; a worker has one.
#[wasm_bindgen]
#[derive(Clone, Default, Debug)]
pub struct VerdictCache {
    won: Vec<Game>,
    lost: Vec<Game>,
}

impl VerdictCache {
    /// Looks up the position after these moves of a deal.
    pub(crate) fn find(&self, deal: &Deal, moves: &[Move]) -> Option<Verdict> {
        if self.lost.iter().any(|game| game.deal == *deal && moves.starts_with(&game.moves)) {
            return Some(Verdict::Lost(Proof::Exhausted));
        }
        let through = self.won.iter().rev().find(|game| game.deal == *deal && game.moves.starts_with(moves))?;
        Some(Verdict::Won(through.moves.get(moves.len()..)?.to_vec()))
    }

    /// Records the verdict on the position after these moves.
    pub(crate) fn record(&mut self, deal: &Deal, moves: &[Move], verdict: &Verdict) {
        let (games, line) = match verdict {
            Verdict::Won(line) => (&mut self.won, &line[..]),
            Verdict::Lost(_) => (&mut self.lost, &[][..]),
            Verdict::Unknown => return,
        };
        if games.len() >= CAPACITY {
            games.remove(0);
        }
        games.push(Game { deal: deal.clone(), moves: [moves, line].concat() });
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, clippy::indexing_slicing, reason = "a test may")]
mod tests {
    use super::*;
    use patience::{Game as Rules, Outcome, Position};
    use patience_solver::{Limits, solve};

    const LOST: Verdict = Verdict::Lost(Proof::Exhausted);

    fn deal(number: u32) -> Deal {
        Deal::numbered(Rules::by_id("empress-of-india").expect("a game"), number).expect("a deal")
    }

    #[test]
    fn every_position_of_a_won_line_is_won_and_no_other() {
        let (deal, other) = (deal(1), deal(2));
        let (Verdict::Won(line), _) = solve(&Position::start(&deal), Limits::default()).expect("a solver") else {
            unreachable!("an easy deal");
        };
        let mut verdicts = VerdictCache::default();
        assert_eq!(verdicts.find(&deal, &[]), None);
        // A line found mid-game also wins the positions before.
        verdicts.record(&deal, &line[..20], &Verdict::Won(line[20..].to_vec()));
        for ply in 0..=line.len() {
            assert_eq!(verdicts.find(&deal, &line[..ply]), Some(Verdict::Won(line[ply..].to_vec())));
        }
        assert_eq!(verdicts.find(&other, &line[..1]), None);
        let mut position = Position::start(&deal);
        line[..10].iter().for_each(|m| position.play_unchecked(*m));
        let aside = position.legal_moves().into_iter().find(|m| *m != line[10]).expect("another move");
        assert_eq!(verdicts.find(&deal, &[&line[..10], &[aside]].concat()), None);
        line[10..].iter().for_each(|m| position.play_unchecked(*m));
        assert_eq!(position.outcome(), Outcome::Won);
    }

    #[test]
    fn a_lost_position_stays_lost() {
        let deal = deal(3);
        let moves = Position::start(&deal).legal_moves();
        let mut verdicts = VerdictCache::default();
        verdicts.record(&deal, &moves[..2], &LOST);
        assert_eq!(verdicts.find(&deal, &moves[..1]), None);
        assert_eq!(verdicts.find(&deal, &moves[..2]), Some(LOST));
        assert_eq!(verdicts.find(&deal, &moves[..3]), Some(LOST));
    }

    #[test]
    fn the_oldest_verdict_is_evicted_first() {
        let mut verdicts = VerdictCache::default();
        for number in 0..=CAPACITY as u32 {
            verdicts.record(&deal(number), &[], &LOST);
        }
        assert_eq!(verdicts.find(&deal(0), &[]), None);
        assert_eq!(verdicts.find(&deal(1), &[]), Some(LOST));
    }
}
