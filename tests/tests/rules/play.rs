//! The interface between a rule test and an implementation of the rules.

use crate::common::text;
use patience::{Card, Deal};
use std::{collections::BTreeMap, fmt};

/// One implementation of the rules of all games.
pub trait Implementation: Clone + PartialEq + fmt::Debug {
    /// The cards of a game's deal.
    fn pack(id: &str) -> Vec<Card>;
    /// The first position of a deal.
    fn start(deal: &Deal) -> Self;
    /// The legal moves in notation, sorted as plain strings.
    fn legal(&self) -> Vec<String>;
    /// Plays a move in notation; a refused move changes nothing.
    ///
    /// # Errors
    /// A sentence with the reason.
    fn play(&mut self, text: &str) -> Result<(), String>;
    /// The piles that hold cards, by address, bottom card first; not the stock.
    fn piles(&self) -> BTreeMap<String, Vec<String>>;
    /// Returns true if the address is a foundation's.
    fn is_foundation(&self, address: &str) -> bool;
    /// Panics if the implementation has no such pile: a test of it would prove nothing.
    fn expect_address(&self, _address: &str) {}
    /// The number of cards in the stock.
    fn stock(&self) -> usize;
    /// The number of cards on foundations, those of the set-up included.
    fn home(&self) -> usize;
    /// `playing`, `won` or `stuck`.
    fn outcome(&self) -> &'static str;
    /// True if refusals name the rule. The engine's only report that the move is not legal.
    const SAYS_WHY: bool;
}

/// A position of one implementation, played in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Play<I> {
    /// The position.
    pub game: I,
}

impl<I: Implementation> Play<I> {
    /// The cards of a game's deal.
    pub fn pack(id: &str) -> Vec<Card> {
        I::pack(id)
    }

    /// The first position of a deal.
    pub fn of(deal: &Deal) -> Self {
        Play { game: I::start(deal) }
    }

    /// Plays moves, each of which must be legal.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            if let Err(why) = self.game.play(text) {
                panic!("{text}: {why}; legal: {}; {:?}", self.legal().join(" "), self.game);
            }
        }
        self
    }

    /// The legal moves, sorted as plain strings.
    pub fn legal(&self) -> Vec<String> {
        self.game.legal()
    }

    /// The legal moves that end as given, sorted.
    pub fn legal_to(&self, ends: &[&str]) -> Vec<String> {
        self.legal().into_iter().filter(|text| ends.iter().any(|end| text.ends_with(end))).collect()
    }

    /// Asserts that exactly these moves are legal.
    #[track_caller]
    pub fn expect_legal(&self, moves: &str) {
        let mut expected: Vec<&str> = moves.split_whitespace().collect();
        expected.sort();
        assert_eq!(self.legal(), expected, "{:?}", self.game);
    }

    /// Asserts that each of these moves is legal.
    #[track_caller]
    pub fn allows(&self, moves: &str) {
        let legal = self.legal();
        for text in moves.split_whitespace() {
            assert!(legal.iter().any(|legal| legal == text), "{text} should be legal: {:?}", self.game);
        }
    }

    /// Asserts that none of these moves is legal, and that trying one changes nothing.
    #[track_caller]
    pub fn refuses(&self, moves: &str) {
        moves.split_whitespace().for_each(|text| drop(self.refusal(text)));
    }

    /// Asserts that the move is refused, with this sentence if the implementation names the rule.
    #[track_caller]
    pub fn refuses_because(&self, text: &str, sentence: &str) {
        let why = self.refusal(text);
        assert!(!I::SAYS_WHY || why == sentence, "{text}: {why}");
    }

    #[track_caller]
    fn refusal(&self, text: &str) -> String {
        assert!(!self.legal().iter().any(|legal| legal == text), "{text} should not be legal: {:?}", self.game);
        let mut tried = self.game.clone();
        let why = tried.play(text).expect_err(text);
        assert_eq!(tried, self.game, "{text}");
        assert!(!why.is_empty() && (!I::SAYS_WHY || why.ends_with('.')), "{text}: {why:?}");
        why
    }

    /// The piles that hold cards, by address, bottom card first; not the stock.
    pub fn piles(&self) -> BTreeMap<String, Vec<String>> {
        self.game.piles()
    }

    /// A pile's cards, bottom card first, separated by spaces; empty for an empty pile.
    #[track_caller]
    pub fn pile(&self, address: &str) -> String {
        self.game.expect_address(address);
        self.game.piles().get(address).map(|cards| cards.join(" ")).unwrap_or_default()
    }

    /// The non-empty foundation piles whose address begins with `prefix`, sorted.
    pub fn foundations(&self, prefix: &str) -> Vec<String> {
        let piles = self.game.piles().into_iter();
        let mut piles: Vec<String> = piles
            .filter(|(address, _)| address.starts_with(prefix) && self.game.is_foundation(address))
            .map(|(_, cards)| cards.join(" "))
            .collect();
        piles.sort();
        piles
    }

    /// Cards on foundations.
    pub fn home(&self) -> usize {
        self.game.home()
    }

    /// Cards in the stock.
    pub fn stock(&self) -> usize {
        self.game.stock()
    }

    /// `playing`, `won` or `stuck`.
    pub fn outcome(&self) -> &'static str {
        self.game.outcome()
    }

    /// Asserts that the game is won, and over.
    #[track_caller]
    pub fn expect_won(&self) {
        assert_eq!(self.outcome(), "won", "{:?}", self.game);
        assert_eq!(self.legal(), [""; 0], "a game that is won is over");
    }
}

/// Cards as words, as both implementations write them.
pub fn words(cards: &[Card]) -> Vec<String> {
    text(cards).split_whitespace().map(str::to_owned).collect()
}
