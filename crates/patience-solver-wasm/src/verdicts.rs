//! A cache of verdicts, so that a move along a winning line costs no search.
//!
//! A winnable position can be won from every position before it, and along its winning line; a lost one stays lost
//! after every move. So the key is the deal and the moves from it: up to the end of the winning line for a won game, up
//! to the lost position for a lost one.

use patience::{Deal, Move};

/// Maximum number of cached games; a game is queried at most some hundreds of times.
const CAPACITY: usize = 64;

/// A deal and moves from it.
#[derive(Clone, Debug)]
struct Game {
    deal: Deal,
    moves: Vec<Move>,
}

/// Cached verdicts, the newest last.
#[derive(Clone, Default, Debug)]
pub struct Verdicts {
    won: Vec<Game>,
    lost: Vec<Game>,
}

/// A cached verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CachedVerdict {
    /// It can be won by these moves.
    Won(Vec<Move>),
    /// It cannot be won.
    Lost,
}

impl Verdicts {
    /// Looks up the position after these moves of a deal.
    #[must_use]
    pub fn get(&self, deal: &Deal, moves: &[Move]) -> Option<CachedVerdict> {
        if self.lost.iter().any(|game| game.deal == *deal && moves.starts_with(&game.moves)) {
            return Some(CachedVerdict::Lost);
        }
        let through = self.won.iter().rev().find(|game| game.deal == *deal && game.moves.starts_with(moves))?;
        Some(CachedVerdict::Won(through.moves.get(moves.len()..)?.to_vec()))
    }

    /// Records that the position after these moves is won by that line.
    pub fn insert_won(&mut self, deal: &Deal, moves: &[Move], line: &[Move]) {
        insert_bounded(&mut self.won, Game { deal: deal.clone(), moves: [moves, line].concat() });
    }

    /// Records that the position after these moves is lost.
    pub fn insert_lost(&mut self, deal: &Deal, moves: &[Move]) {
        insert_bounded(&mut self.lost, Game { deal: deal.clone(), moves: moves.to_vec() });
    }
}

fn insert_bounded(games: &mut Vec<Game>, game: Game) {
    if games.len() >= CAPACITY {
        games.remove(0);
    }
    games.push(game);
}

#[cfg(test)]
#[expect(clippy::expect_used, clippy::indexing_slicing, reason = "a test may")]
mod tests {
    use super::*;
    use patience::{Game as Rules, Outcome, Position};
    use patience_solver::{Limits, Verdict, solve};

    fn deal(number: u32) -> Deal {
        Deal::numbered(Rules::by_id("empress-of-india").expect("a game"), number).expect("a deal")
    }

    #[test]
    fn every_position_of_a_won_line_is_won_and_no_other() {
        let (deal, other) = (deal(1), deal(2));
        let (Verdict::Won(line), _) = solve(&Position::start(&deal), Limits::default()).expect("a solver") else {
            unreachable!("an easy deal");
        };
        let mut verdicts = Verdicts::default();
        assert_eq!(verdicts.get(&deal, &[]), None);
        // A line found mid-game also wins the positions before.
        verdicts.insert_won(&deal, &line[..20], &line[20..]);
        for ply in 0..=line.len() {
            assert_eq!(verdicts.get(&deal, &line[..ply]), Some(CachedVerdict::Won(line[ply..].to_vec())));
        }
        assert_eq!(verdicts.get(&other, &line[..1]), None);
        let mut position = Position::start(&deal);
        line[..10].iter().for_each(|m| position.play_unchecked(*m));
        let aside = position.legal_moves().into_iter().find(|m| *m != line[10]).expect("another move");
        assert_eq!(verdicts.get(&deal, &[&line[..10], &[aside]].concat()), None);
        line[10..].iter().for_each(|m| position.play_unchecked(*m));
        assert_eq!(position.outcome(), Outcome::Won);
    }

    #[test]
    fn a_lost_position_stays_lost() {
        let deal = deal(3);
        let moves = Position::start(&deal).legal_moves();
        let mut verdicts = Verdicts::default();
        verdicts.insert_lost(&deal, &moves[..2]);
        assert_eq!(verdicts.get(&deal, &moves[..1]), None);
        assert_eq!(verdicts.get(&deal, &moves[..2]), Some(CachedVerdict::Lost));
        assert_eq!(verdicts.get(&deal, &moves[..3]), Some(CachedVerdict::Lost));
    }

    #[test]
    fn the_oldest_verdict_is_evicted_first() {
        let mut verdicts = Verdicts::default();
        for number in 0..=CAPACITY as u32 {
            verdicts.insert_lost(&deal(number), &[]);
        }
        assert_eq!(verdicts.get(&deal(0), &[]), None);
        assert_eq!(verdicts.get(&deal(1), &[]), Some(CachedVerdict::Lost));
    }
}
