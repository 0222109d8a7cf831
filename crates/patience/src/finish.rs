//! Automatic finish: a win that only plays cards home.

use crate::{Move, Position};
use alloc::vec::Vec;

impl Position {
    /// Returns a win that plays every card home in turn. `None` if that does not win, if the game is won already, or
    /// while cards are face down, since the answer would reveal them.
    #[must_use]
    pub fn finish(&self) -> Option<Vec<Move>> {
        if self.stock() > 0 || self.rules().is_won() {
            return None;
        }
        // A card with two foundations may need the second. No other order is tried.
        [false, true].into_iter().find_map(|last| self.play_home(last))
    }

    /// Plays home until the game is won: safe moves first, else the first or the last possible card. Ends, as each move
    /// takes a card home.
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
    fn a_deal_is_not_finished_while_its_stock_is_hidden() {
        for game in Game::all() {
            let start = Position::start(&Deal::numbered(game, 1).expect("a deal"));
            assert!(start.stock() > 0);
            assert_eq!(start.finish(), None);
        }
    }
}
