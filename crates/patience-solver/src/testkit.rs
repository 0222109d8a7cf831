//! Shared by tests: a generator for deals and moves, and the notation of moves, in which the reference implementations write.

use patience::{Game, Move};

/// Writes moves in the notation of a game.
pub(crate) fn notation(game: &str, moves: impl IntoIterator<Item = impl Into<Move>>) -> Vec<String> {
    let game = Game::by_id(game).expect("a game");
    moves.into_iter().map(|m| game.write_move(m.into())).collect()
}

/// The cards of two small packs, each a suit and a rank, shuffled.
pub(crate) fn shuffled_packs(ranks: u8, suits: u8, random: &mut Random) -> Vec<(u8, u8)> {
    let pack = (0..suits).flat_map(|s| (0..ranks).map(move |r| (s, r)));
    let mut cards: Vec<(u8, u8)> = pack.clone().chain(pack).collect();
    random.shuffle(&mut cards);
    cards
}

/// A linear congruential generator (Knuth, MMIX): small packs of tests are dealt by it.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Draws a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    /// Shuffles cards (Fisher-Yates).
    pub(crate) fn shuffle<T>(&mut self, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i + 1));
        }
    }
}
