//! Automatic finish: a win by playing home whatever can go home.

use crate::{Move, Position};
use alloc::vec::Vec;

impl Position {
    /// Returns a win that plays every card home in turn. `None` if that does not win, if the game is won already, and while
    /// cards are hidden, which the answer would reveal.
    #[must_use]
    pub fn finish(&self) -> Option<Vec<Move>> {
        if self.stock() > 0 || self.rules().is_won() {
            return None;
        }
        // Where a card has two homes the first may be the wrong one; nothing more is tried.
        [false, true].into_iter().find_map(|last| self.play_home(last))
    }

    /// Plays home until the game is won, what is safe first, else the first or the last card that can go. Each move takes a
    /// card home: there are no more than cards.
    fn play_home(&self, last: bool) -> Option<Vec<Move>> {
        let mut position = self.clone();
        let mut line = Vec::new();
        while !position.rules().is_won() {
            let next = position.rules().safe_move().or_else(|| {
                let mut home = None;
                for m in position.legal_moves() {
                    if position.is_to_foundation(m) && (last || home.is_none()) {
                        home = Some(m);
                    }
                }
                home
            })?;
            position.play_unchecked(next);
            line.push(next);
        }
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Deal, Game, Position};

    #[test]
    fn a_deal_is_not_won_by_itself_while_its_pack_is_hidden() {
        for game in Game::all() {
            let start = Position::start(&Deal::numbered(game, 1).expect("a deal"));
            assert!(start.stock() > 0);
            assert_eq!(start.finish(), None);
        }
    }
}
