//! Deals, their codes, and the shuffle behind a code. A code means the same deal forever.
//!
//! [`crate::format`] defines the codes and the deals that they mean.

#[cfg(feature = "own-cards")]
use crate::written_cards;
use crate::{
    Card, Game, Token,
    plain::{plain, visible},
};
use alloc::{string::String, string::ToString, vec::Vec};
use core::{error, fmt, str::FromStr};

/// The characters of a deal code, by value from 0 to 30: no 0, 1, I, L or O.
pub const ALPHABET: &str = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// The number of deals with a code, for each game.
pub const DEAL_COUNT: u32 = 31_u32.pow(6);

const BASE: u32 = 31;

/// The cards of a game in dealing order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    game: &'static Game,
    number: Option<u32>,
    cards: Vec<Card>,
}

impl Deal {
    /// Makes the deal of a number below [`DEAL_COUNT`]; `None` for a greater one.
    ///
    /// ```
    /// use patience::{Deal, Game};
    /// let deal = Deal::numbered(Game::by_id("sly").unwrap(), 20).unwrap();
    /// let same = Deal::from_code(&deal.code().unwrap().to_lowercase()).unwrap();
    /// assert_eq!(deal, same);
    /// assert_eq!(deal.cards().len(), 104);
    /// ```
    #[must_use]
    pub fn numbered(game: &'static Game, number: u32) -> Option<Deal> {
        if number >= DEAL_COUNT {
            return None;
        }
        let mut cards = (game.pack)();
        let mut generator = SplitMix64(number.into());
        for i in (1..cards.len()).rev() {
            let j = generator.below(i as u64 + 1) as usize;
            cards.swap(i, j);
        }
        Some(Deal { game, number: Some(number), cards })
    }

    /// Makes the deal of a code; the code's first letter names the game.
    ///
    /// # Errors
    /// [`CodeError`] says what is wrong with the code.
    pub fn from_code(code: &str) -> Result<Deal, CodeError> {
        let strict = Deal::read_code(code);
        if strict.is_ok() || !cfg!(feature = "older-links") {
            return strict;
        }
        // A copied code may have quotes around it, or the end of a sentence behind it.
        let plain = plain(code);
        let found = leading_code(&plain);
        Deal::read_code(found.as_ref().map_or(&plain, |(code, _)| code))
    }

    /// Reads a code of eight characters, hyphens and blanks.
    pub(crate) fn read_code(code: &str) -> Result<Deal, CodeError> {
        let mut values = Vec::with_capacity(8);
        // Copied codes contain all kinds of hyphens, line ends and no-break spaces.
        let blank = |letter: char| {
            matches!(letter, '-' | '\u{2010}'..='\u{2013}' | '\u{a0}' | '\u{202f}') || letter.is_ascii_whitespace()
        };
        for letter in code.chars().filter(|letter| !blank(*letter)) {
            let value = ALPHABET.bytes().position(|a| char::from(a) == letter.to_ascii_uppercase());
            values.push(value.ok_or(CodeError::Letter(letter))? as u32);
            if values.len() > 8 {
                break;
            }
        }
        if values.len() != 8 {
            return Err(CodeError::Length);
        }
        if weigh(&values) != 0 {
            return Err(CodeError::Check);
        }
        let game = Game::all().find(|game| value(game.letter) == values[0]).ok_or(CodeError::Game)?;
        let number = values[1..7].iter().fold(0, |number, value| number * BASE + value);
        Deal::numbered(game, number).ok_or(CodeError::Length)
    }

    /// Makes a deal of given cards: exactly those of the game, in dealing order.
    ///
    /// # Errors
    /// [`DealError`] names the first card that is one too many, or what is missing.
    #[cfg(feature = "own-cards")]
    pub fn from_cards(game: &'static Game, cards: Vec<Card>) -> Result<Deal, DealError> {
        let mut left = [0_i32; 52];
        let pack = (game.pack)();
        pack.iter().for_each(|card| left[card.index()] += 1);
        for (at, card) in cards.iter().enumerate() {
            left[card.index()] -= 1;
            if left[card.index()] < 0 {
                let copies = pack.iter().filter(|other| *other == card).count();
                return Err(DealError::TooMany { at: at + 1, card: *card, copies });
            }
        }
        if cards.len() < pack.len() {
            let copies = |card: Card| (0..left[card.index()]).map(move |_| card);
            let missing = Card::pack().flat_map(copies).collect();
            return Err(DealError::Missing { given: cards.len(), of: pack.len(), cards: missing });
        }
        Ok(Deal::arranged(game, cards))
    }

    /// Makes a deal of cards that are checked to be those of the game.
    pub(crate) fn arranged(game: &'static Game, cards: Vec<Card>) -> Deal {
        Deal { game, number: None, cards }
    }

    /// Makes a deal of cards as text, as [`crate::written_cards`] finds them.
    ///
    /// # Errors
    /// [`DealError`] names the card by its place, from 1.
    #[cfg(feature = "own-cards")]
    pub fn from_text(game: &'static Game, text: &str) -> Result<Deal, DealError> {
        let mut cards = Vec::new();
        for (at, word) in written_cards(text).enumerate() {
            let unknown = || DealError::Unknown { at: at + 1, text: visible(word.text, 12) };
            cards.push(word.card.ok_or_else(unknown)?);
            if cards.len() > crate::table::MAX_CARDS {
                break;
            }
        }
        Deal::from_cards(game, cards)
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The cards in dealing order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The number of a deal that has a code.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.number
    }

    /// The code, such as `S7Q3-K9X2`; `None` for a deal made of given cards.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        let mut number = self.number?;
        let mut values = [0; 8];
        values[0] = value(self.game.letter);
        for digit in values[1..7].iter_mut().rev() {
            *digit = number % BASE;
            number /= BASE;
        }
        // 8·v₈ must cancel the rest, and 8 · 4 = 32 leaves 1: v₈ = −4 · rest.
        values[7] = (BASE - weigh(&values)) * 4 % BASE;
        let mut code = String::new();
        for (at, value) in values.into_iter().enumerate() {
            if at == 4 {
                code.push('-');
            }
            code.push(ALPHABET.as_bytes()[value as usize].into());
        }
        Some(code)
    }

    /// The cards as text, separated by spaces. [`Deal::from_text`] reads it back.
    pub fn text(&self) -> String {
        let cards: Vec<String> = self.cards.iter().map(Card::to_string).collect();
        cards.join(" ")
    }
}

impl FromStr for Deal {
    type Err = CodeError;

    /// As [`Deal::from_code`].
    fn from_str(code: &str) -> Result<Deal, CodeError> {
        Deal::from_code(code)
    }
}

fn value(letter: char) -> u32 {
    ALPHABET.bytes().position(|a| char::from(a) == letter).unwrap_or(0) as u32
}

fn weigh(values: &[u32]) -> u32 {
    (1..).zip(values).map(|(weight, value)| weight * value).sum::<u32>() % BASE
}

/// SplitMix64, as [`crate::format`] describes it.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.0;
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Draws a uniform number below `k`, which is not 0.
    fn below(&mut self, k: u64) -> u64 {
        // 2⁶⁴ mod k, without a number of 65 bits.
        let rejected = (u64::MAX % k + 1) % k;
        loop {
            let r = self.next_u64();
            if r <= u64::MAX - rejected {
                return r % k;
            }
        }
    }
}

/// A text that is not a deal code.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CodeError {
    /// Not eight characters.
    Length,
    /// A character that codes do not use.
    Letter(char),
    /// The check character is wrong: the code is mistyped.
    Check,
    /// No game has this letter.
    Game,
}

/// Messages about deals and their codes.
pub mod messages {
    use crate::Card;
    use alloc::{string::String, vec::Vec};

    crate::tokens! {
        /// A code has eight letters and figures.
        length = "code-length";
        /// Codes do not use this character.
        letter = "code-letter" { letter: String };
        /// The code is mistyped.
        check = "code-check";
        /// No game has such codes.
        game = "code-game";
        /// A word is not a card.
        unknown = "deal-unknown" { at: usize, text: String };
        /// The deal has only `copies` of a card.
        too_many = "deal-too-many" { at: usize, card: Card, copies: usize };
        /// Cards are missing.
        missing = "deal-missing" { given: usize, of: usize, cards: Vec<Card> };
    }
}

impl CodeError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            CodeError::Length => messages::length(),
            CodeError::Letter(letter) => messages::letter(visible(letter.encode_utf8(&mut [0; 4]), 1)),
            CodeError::Check => messages::check(),
            CodeError::Game => messages::game(),
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Length => f.write_str("a deal code has eight letters and figures"),
            CodeError::Letter(letter) => {
                write!(f, "deal codes do not use the character “{}”", visible(&letter.to_string(), 1))
            }
            CodeError::Check => f.write_str("the deal code is mistyped: its letters and figures do not fit together"),
            CodeError::Game => f.write_str("the deal code belongs to no game that is known here"),
        }
    }
}

impl error::Error for CodeError {}

/// Cards that are not a deal of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DealError {
    /// The `at`-th word is not a card.
    Unknown {
        /// Its place, from 1.
        at: usize,
        /// The word, shortened.
        text: String,
    },
    /// The `at`-th card exceeds the deal's number of copies.
    TooMany {
        /// Its place, from 1.
        at: usize,
        /// The card.
        card: Card,
        /// The number of its copies in the deal.
        copies: usize,
    },
    /// Cards are missing.
    Missing {
        /// The number of cards given.
        given: usize,
        /// The number of cards of the deal.
        of: usize,
        /// The missing cards, in the order of a new pack.
        cards: Vec<Card>,
    },
}

impl DealError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            DealError::Unknown { at, text } => messages::unknown(*at, text.clone()),
            DealError::TooMany { at, card, copies } => messages::too_many(*at, *card, *copies),
            DealError::Missing { given, of, cards } => messages::missing(*given, *of, cards.clone()),
        }
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Unknown { at, text } => {
                write!(f, "card {at} is “{text}”, which is not a card: write value and suit, such as TH")
            }
            DealError::TooMany { at, card, copies: 0 } => {
                write!(f, "card {at} is {card}, the {}, which is not in this deal", card.name())
            }
            DealError::TooMany { at, card, copies } => {
                write!(f, "card {at} is {card} again: this deal has {copies}")
            }
            DealError::Missing { given, of, cards } => {
                write!(f, "{given} cards of {of}: missing")?;
                cards.iter().take(12).try_for_each(|card| write!(f, " {card}"))?;
                if cards.len() > 12 { write!(f, " and {} more", cards.len() - 12) } else { Ok(()) }
            }
        }
    }
}

impl error::Error for DealError {}

/// The eight characters of a code at the start of a text, and the remaining text; `None` if a letter or digit follows directly.
pub(crate) fn leading_code(text: &str) -> Option<(String, &str)> {
    let mut code = String::new();
    for (at, letter) in text.char_indices() {
        if code.len() == 8 {
            let tail = text.get(at..)?;
            let next = tail.trim_start_matches('-').bytes().next();
            let goes_on = !next.is_some_and(|byte| byte.is_ascii_alphanumeric()) || letter.is_ascii_whitespace();
            return goes_on.then_some((code, tail));
        }
        match letter {
            _ if letter.is_ascii_alphanumeric() => code.push(letter),
            '-' => {}
            _ if letter.is_ascii_whitespace() || code.is_empty() && !letter.is_alphabetic() => {}
            _ => return None,
        }
    }
    (code.len() == 8).then_some((code, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The inverse of an odd number, modulo 2⁶⁴.
    fn inverse(odd: u64) -> u64 {
        (0..6).fold(1, |x: u64, _| x.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(x))))
    }

    /// Undoes `z ^ (z >> shift)`.
    fn unmixed(mixed: u64, shift: u32) -> u64 {
        (0..64 / shift).fold(mixed, |z, _| mixed ^ (z >> shift))
    }

    /// The generator whose next draw is `draw`.
    fn before(draw: u64) -> SplitMix64 {
        let z = unmixed(draw, 31).wrapping_mul(inverse(0x94D0_49BB_1331_11EB));
        let z = unmixed(z, 27).wrapping_mul(inverse(0xBF58_476D_1CE4_E5B9));
        SplitMix64(unmixed(z, 30).wrapping_sub(0x9E37_79B9_7F4A_7C15))
    }

    #[test]
    fn a_draw_that_would_favour_some_numbers_is_rejected() {
        // 2⁶⁴ is 16 modulo 24, and 0 modulo 32: as many of the greatest draws are rejected.
        for (k, out) in [(24, 16), (32, 0), (3, 1), (1, 0)] {
            for below in 1..40 {
                let draw = u64::MAX - (below - 1);
                let mut twice = before(draw);
                assert_eq!(twice.next_u64(), draw);
                let next = if below <= out { twice.next_u64() } else { draw };
                // The next draw is accepted: fewer than one in 10¹⁷ is rejected.
                assert_eq!(before(draw).below(k), next % k, "{k} {below}");
            }
        }
    }
}
