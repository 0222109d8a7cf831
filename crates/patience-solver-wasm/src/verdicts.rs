//! The verdicts found so far, so that a move along a known line costs no search.
//!
//! A position that can be won can be won from every position before it, and along the line that wins it; one that is lost
//! stays lost whatever is played. So a game is known by its deal and its moves from the deal on: a won one with those of
//! the line that wins, a lost one with those that led there.

use patience::{Deal, Move};

/// Games whose verdicts are kept; a game is asked about at most some hundreds of times.
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

    /// Notes that the position after these moves is won by that line.
    pub fn insert_won(&mut self, deal: &Deal, moves: &[Move], line: &[Move]) {
        insert_bounded(&mut self.won, Game { deal: deal.clone(), moves: [moves, line].concat() });
    }

    /// Notes that the position after these moves is lost.
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
    fn a_line_is_cached_from_the_deal_to_its_end_and_not_beside_it() {
        let (deal, other) = (deal(1), deal(2));
        let (Verdict::Won(line), _) = solve(&Position::start(&deal), Limits::default()).expect("a solver") else {
            unreachable!("an easy deal");
        };
        let mut verdicts = Verdicts::default();
        assert_eq!(verdicts.get(&deal, &[]), None);
        // Found mid-game, it is known of what came before as well.
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
    fn it_forgets_the_oldest_first() {
        let mut verdicts = Verdicts::default();
        for number in 0..=CAPACITY as u32 {
            verdicts.insert_lost(&deal(number), &[]);
        }
        assert_eq!(verdicts.get(&deal(0), &[]), None);
        assert_eq!(verdicts.get(&deal(1), &[]), Some(CachedVerdict::Lost));
    }
}
