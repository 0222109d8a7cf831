//! Cards, by value and suit.

use alloc::string::String;
use core::{error, fmt, str::FromStr};

/// One of the four suits, in the order of a new pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Suit {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl Suit {
    /// All suits, in the order of a new pack.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's letter in the notation: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The suit in words: `clubs`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    /// Returns true for hearts and diamonds.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Suit {
    type Err = CardError;

    /// Reads the suit's letter, in either case.
    fn from_str(text: &str) -> Result<Suit, CardError> {
        let letter = only_letter(text).ok_or(CardError::Suit)?;
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter).ok_or(CardError::Suit)
    }
}

/// A card's rank, by value from 1 for the ace to 13 for the king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl Rank {
    /// The ace.
    pub const ACE: Rank = Rank(1);
    /// The ten.
    pub const TEN: Rank = Rank(10);
    /// The jack.
    pub const JACK: Rank = Rank(11);
    /// The queen.
    pub const QUEEN: Rank = Rank(12);
    /// The king.
    pub const KING: Rank = Rank(13);

    /// The rank of a value from 1 to 13; `None` for any other.
    #[must_use]
    pub const fn new(value: u8) -> Option<Rank> {
        if value >= 1 && value <= 13 { Some(Rank(value)) } else { None }
    }

    /// All thirteen ranks, ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> {
        (1..=13).map(Rank)
    }

    /// Returns the value: 1 for the ace to 13 for the king.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The rank one higher; `None` above the king.
    #[must_use]
    pub const fn above(self) -> Option<Rank> {
        Rank::new(self.0 + 1)
    }

    /// The rank one lower; `None` below the ace.
    #[must_use]
    pub const fn below(self) -> Option<Rank> {
        Rank::new(self.0 - 1)
    }

    /// The rank's letter in the notation: one of `A23456789TJQK`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[self.0 as usize - 1] as char
    }

    /// Returns the rank in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 13] =
            ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
        NAMES[self.0 as usize - 1]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Rank {
    type Err = CardError;

    /// Reads the rank's letter, in either case.
    fn from_str(text: &str) -> Result<Rank, CardError> {
        let letter = only_letter(text).ok_or(CardError::Rank)?;
        Rank::all().find(|rank| rank.letter() == letter).ok_or(CardError::Rank)
    }
}

/// Returns the only character of a text, as a capital.
fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none()).map(|letter| letter.to_ascii_uppercase())
}

/// A card, printed and parsed as value then suit: `TH` is the ten of hearts.
///
/// Cards of the same value and suit from different packs are the same card.
///
/// ```
/// use patience::Card;
/// let card: Card = "TH".parse()?;
/// assert_eq!(card.to_string(), "TH");
/// assert_eq!(card.name(), "ten of hearts");
/// # Ok::<(), patience::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The value.
    pub rank: Rank,
    /// The suit.
    pub suit: Suit,
}

impl Card {
    /// The card of a rank and a suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card { rank, suit }
    }

    /// Reads two characters, in either case; `None` if they are not a card.
    #[must_use]
    pub fn parse(text: &str) -> Option<Card> {
        let mut letters = text.chars().map(|letter| letter.to_ascii_uppercase());
        let (rank, suit, None) = (letters.next()?, letters.next()?, letters.next()) else {
            return None;
        };
        Some(Card {
            rank: Rank::all().find(|r| r.letter() == rank)?,
            suit: Suit::ALL.into_iter().find(|s| s.letter() == suit)?,
        })
    }

    /// Returns the card in words: `ten of hearts`.
    #[must_use]
    pub fn name(self) -> String {
        [self.rank.name(), " of ", self.suit.name()].concat()
    }

    /// Returns the card's index in a new pack: clubs, diamonds, hearts, spades, each from ace to king; 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank.0 as usize - 1
    }

    /// One new pack, in the order of [`Card::index`].
    pub fn pack() -> impl Iterator<Item = Card> {
        (0..52).map(|index| Card { rank: Rank(index % 13 + 1), suit: Suit::ALL[usize::from(index / 13)] })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.rank.letter())?;
        fmt::Write::write_char(f, self.suit.letter())
    }
}

impl FromStr for Card {
    type Err = CardError;

    /// As [`Card::parse`].
    fn from_str(text: &str) -> Result<Card, CardError> {
        Card::parse(text).ok_or(CardError::Card)
    }
}

/// A text that is not a card, or not a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CardError {
    /// Not a card.
    Card,
    /// Not a rank.
    Rank,
    /// Not a suit.
    Suit,
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CardError::Card => "a card is written as its value and its suit, such as TH",
            CardError::Rank => "a value is one of A23456789TJQK",
            CardError::Suit => "a suit is one of CDHS",
        })
    }
}

impl error::Error for CardError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_prints_and_parses() {
        let pack: Vec<Card> = Card::pack().collect();
        assert_eq!(pack.len(), 52);
        for (index, card) in pack.iter().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(Card::parse(&card.to_string()), Some(*card));
            assert_eq!(card.to_string().parse(), Ok(*card));
            assert_eq!(card.rank.to_string().parse(), Ok(card.rank));
            assert_eq!(card.suit.to_string().to_lowercase().parse(), Ok(card.suit));
            assert_eq!(Card::parse(&card.to_string().to_lowercase()), Some(*card));
        }
    }

    #[test]
    fn text_that_is_no_card_is_refused() {
        for text in ["", "T", "10H", "1H", "TX", "THH", "♥", "T♥", " T", "ẞH"] {
            assert_eq!(Card::parse(text), None, "{text:?}");
            assert_eq!(text.parse::<Card>(), Err(CardError::Card), "{text:?}");
        }
        for text in ["", "X", "TH", "1", "ß", "♥"] {
            assert_eq!(text.parse::<Rank>(), Err(CardError::Rank), "{text:?}");
            assert_eq!(text.parse::<Suit>(), Err(CardError::Suit), "{text:?}");
        }
    }
}
