//! The rules a second time, as literally as code allows, to compare with the engine.
//!
//! Speed does not matter. A game holds its cards in plain lists. To find the legal moves, it proposes every address to
//! every other; one function, `ruling`, goes through the rules for each proposal, and also explains refusals.
//!
//! # Readings that the rules page leaves open
//!
//! All games
//!
//! 1. **A won game has no legal moves.** The page calls a won game *over*. It matters only in the Fairie Queen, which is
//!    won as soon as 96 cards are home. The stock may then still have kings, which `stock>hand` would turn up. That move
//!    is not legal here: the kings stay in the stock.
//! 2. **A move text must be letter for letter in the notation**: `c01>f`, `f>c1`, `nJ+aI>f` are not moves.
//! 3. **Several foundations of a suit**: addresses `S+1`, `S+2` … here. Cards go to the first that takes them;
//!    the two (four) can differ only in height, and equal heights are interchangeable.
//!
//! The Fairie Queen
//!
//! 4. **The deal lasts while the last card is in the hand.** With an empty stock and a card in the hand, transfers are not
//!    yet legal. If the last card of the stock is an ace or a king, the deal ends with it.
//! 5. **A bare king is a column with one card**, whether or not it ever had other cards. A bare king does not move.
//! 6. **The only card on a king may be moved to a bare king**: the page does not forbid it.
//!
//! The Empress of India
//!
//! 7. **The set-up deal stops with the card that completes the second colour**; that card is the last one up.
//! 8. **A space that could not be refilled stays empty.** That needs no rule: its colour is then neither in the talon nor
//!    in the stock, and no card of it returns. So at `stock>talon` no space of its card's colour is empty, and of
//!    several empty spaces of one colour none is ever refilled.
//! 9. **With two spaces and both talons empty, cards are turned until both spaces are refilled or cannot be**. A further
//!    card of a colour whose space is refilled goes onto that colour's talon.
//! 10. **A pair is played whole or not at all**; its cards are of different colour, so neither makes the
//!     other next for a foundation.
//! 11. **No pairing inside the Army or inside the Navy**, and `aI+nJ>f` is always written Army first.
//!
//! The Labyrinth
//!
//! 12. **"Directly" means next to it in the column.** A gap makes both its neighbours available, even if there are more
//!     cards beyond it.
//! 13. **The lowest row is the row dealt last, even when it is short or has no card left.** The row above never becomes
//!     the lowest.
//! 14. **Grace is legal only if no available card of the tableau is next for any foundation**; a card that is next but
//!     blocked does not prevent grace. `grace` takes one card, once.
//! 15. **Late refill**: a gap is an empty one of the ten piles of the lowest row, whenever it was emptied. One `stock>row`
//!     refills all gaps and deals no new row, even if that completes the row.
//! 16. **Dealt foundations**: founding is never forced, and the second ace of a suit ends `X-` as any ace does
//!     (the second king `X+`).
//!
//! Sly
//!
//! 17. **The `stock>hand` that begins a round begins it even if it turns up a founding card**: although no card has been
//!     placed, the packets are closed until the round is complete.
//! 18. **A round ends with its twentieth card at once**, whatever is left in the stock. If the stock runs out with a card
//!     in the hand, the round ends when that card has been placed or played. If the last card of the stock founds, the
//!     round ends with it.
//! 19. **A refill adds exactly one card that stays**, and this card belongs to no round. Even if it can go home, it stays
//!     in the packet until the player plays it; between rounds that may be at once.
//! 20. **The first round can end short** if cards played from the hand exhaust the stock; the remaining packets then stay
//!     empty.

mod empress_of_india;
mod fairie_queen;
mod labyrinth;
mod sly;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;

use labyrinth::{Labyrinth, Variant};

/// A game in progress.
pub trait Rulebook {
    /// All legal moves in the notation of the rules page, sorted as plain strings, no duplicates.
    fn legal(&self) -> Vec<String>;
    /// Plays a move and its automatic consequences. An illegal move changes nothing; the error is a sentence with the
    /// reason.
    fn play(&mut self, text: &str) -> Result<(), String>;
    /// The piles that are not empty, by address, bottom card first, with foundations, talons and the hand, without the
    /// stock.
    fn piles(&self) -> BTreeMap<String, Vec<String>>;
    /// Returns true if an address of [`Rulebook::piles`] is a foundation.
    fn is_foundation(&self, address: &str) -> bool;
    /// The number of cards left in the stock.
    fn stock(&self) -> usize;
    /// The number of cards on foundations, those of the set-up included.
    fn home(&self) -> usize;
    /// `playing`, `won` or `stuck` (not won, and no legal move).
    fn outcome(&self) -> &'static str;
}

/// A game of the rulebook: its id, the cards of a deal in an arbitrary fixed order, and a function that starts a deal.
struct Chapter {
    id: &'static str,
    pack: fn() -> Vec<Card>,
    open: fn(Vec<Card>) -> Box<dyn Rulebook>,
}

const CHAPTERS: [Chapter; 6] = [
    Chapter {
        id: "fairie-queen",
        pack: fairie_queen::pack,
        open: |deal| Box::new(fairie_queen::FairieQueen::new(deal)),
    },
    Chapter {
        id: "empress-of-india",
        pack: empress_of_india::pack,
        open: |deal| Box::new(empress_of_india::Empress::new(deal)),
    },
    Chapter { id: "labyrinth", pack: labyrinth::pack, open: |deal| Box::new(Labyrinth::new(Variant::AsPrinted, deal)) },
    Chapter {
        id: "labyrinth-dealt-foundations",
        pack: || packs(2),
        open: |deal| Box::new(Labyrinth::new(Variant::DealtFoundations, deal)),
    },
    Chapter {
        id: "labyrinth-late-refill",
        pack: labyrinth::pack,
        open: |deal| Box::new(Labyrinth::new(Variant::LateRefill, deal)),
    },
    Chapter { id: "sly", pack: || packs(2), open: |deal| Box::new(sly::Sly::new(deal)) },
];

/// The ids of the rulebook's games.
pub fn games() -> impl Iterator<Item = &'static str> {
    CHAPTERS.iter().map(|chapter| chapter.id)
}

fn chapter(game: &str) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.id == game)
}

/// Starts a deal of a game, its cards in dealing order (`TH`).
///
/// # Errors
/// A sentence, for a game that the rulebook lacks and for anything but exactly the cards of the game.
pub fn open(game: &str, cards: &[String]) -> Result<Box<dyn Rulebook>, String> {
    let chapter = chapter(game).ok_or_else(|| format!("The rulebook has no game {game}."))?;
    let mut deal = Vec::new();
    let mut missing = (chapter.pack)();
    for (i, text) in cards.iter().enumerate() {
        let Some(card) = Card::read(text) else {
            return Err(format!("Card {} of the deal, {text}, is not a card.", i + 1));
        };
        let Some(at) = missing.iter().position(|other| *other == card) else {
            return Err(format!("Card {} of the deal, {text}, is one too many.", i + 1));
        };
        missing.remove(at);
        deal.push(card);
    }
    if !missing.is_empty() {
        return Err(format!("The deal is {} cards short, among them {}.", missing.len(), missing[0]));
    }
    Ok((chapter.open)(deal))
}

/// The cards of a game's deal, in an arbitrary fixed order; `None` for a game that the rulebook lacks.
pub fn pack(game: &str) -> Option<Vec<String>> {
    chapter(game).map(|chapter| (chapter.pack)().iter().map(Card::to_string).collect())
}

/// The visible facts of a position, independent of the addresses of foundations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The legal moves, sorted.
    pub legal: Vec<String>,
    /// Cards on foundations.
    pub home: usize,
    /// `playing`, `won` or `stuck`.
    pub outcome: String,
    /// Cards in the stock.
    pub stock: usize,
    /// The piles that are not foundations.
    pub tableau: BTreeMap<String, Vec<String>>,
    /// The foundations that have cards, sorted by their cards.
    pub foundations: Vec<Vec<String>>,
}

/// Takes a snapshot of a position.
pub fn snapshot(game: &dyn Rulebook) -> Snapshot {
    let (home_piles, tableau): (BTreeMap<_, _>, BTreeMap<_, _>) =
        game.piles().into_iter().partition(|(address, _)| game.is_foundation(address));
    let mut foundations: Vec<Vec<String>> = home_piles.into_values().collect();
    foundations.sort();
    Snapshot {
        legal: game.legal(),
        home: game.home(),
        outcome: game.outcome().to_string(),
        stock: game.stock(),
        tableau,
        foundations,
    }
}

/// Writes the line of the command `trace` for a position; `played` is the move before it, if there is one.
pub fn trace_line(ply: usize, played: Option<&str>, game: &dyn Rulebook) -> String {
    // Addresses, moves and cards need no escaping in JSON.
    let list = |texts: &[String]| {
        let quoted: Vec<String> = texts.iter().map(|text| format!("\"{text}\"")).collect();
        format!("[{}]", quoted.join(","))
    };
    let played = played.map(|text| format!("\"move\":\"{text}\",")).unwrap_or_default();
    let piles: Vec<String> =
        game.piles().iter().map(|(address, cards)| format!("\"{address}\":{}", list(cards))).collect();
    format!(
        "{{\"ply\":{ply},{played}\"legal\":{},\"home\":{},\"outcome\":\"{}\",\"stock\":{},\"piles\":{{{}}}}}",
        list(&game.legal()),
        game.home(),
        game.outcome(),
        game.stock(),
        piles.join(",")
    )
}

/// Suits by letter.
const SUITS: [char; 4] = ['C', 'D', 'H', 'S'];

/// Values by letter, the ace first.
const VALUES: &str = "A23456789TJQK";

/// A card. Cards of the same value and suit from different packs are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Card {
    /// 1 for the ace … 11 knave, 12 queen, 13 king.
    value: usize,
    suit: char,
}

impl Card {
    /// "A card is two characters, value then suit."
    fn read(text: &str) -> Option<Card> {
        let letters: Vec<char> = text.chars().collect();
        let [value, suit] = letters[..] else { return None };
        let value = VALUES.chars().position(|letter| letter == value)? + 1;
        SUITS.contains(&suit).then_some(Card { value, suit })
    }

    fn is_red(&self) -> bool {
        self.suit == 'D' || self.suit == 'H'
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", &VALUES[self.value - 1..self.value], self.suit)
    }
}

/// `count` packs of 52.
fn packs(count: usize) -> Vec<Card> {
    let mut cards = Vec::new();
    for _ in 0..count {
        for suit in SUITS {
            for value in 1..=13 {
                cards.push(Card { value, suit });
            }
        }
    }
    cards
}

/// A pack without some cards, each removed once.
fn without(mut cards: Vec<Card>, withdrawn: &[Card]) -> Vec<Card> {
    for card in withdrawn {
        let at = cards.iter().position(|other| other == card).expect("a withdrawn card is in the pack");
        cards.remove(at);
    }
    cards
}

/// A foundation: its cards, and the values that it takes, from the first to the last.
#[derive(Clone, Debug)]
struct Foundation {
    address: String,
    suit: char,
    course: Vec<usize>,
    cards: Vec<Card>,
}

impl Foundation {
    fn empty(address: String, suit: char, course: Vec<usize>) -> Foundation {
        Foundation { address, suit, course, cards: Vec::new() }
    }

    /// Returns true for a suitable card: next in suit and value. An empty foundation takes the card that founds it, a
    /// complete one none.
    fn takes(&self, card: Card) -> bool {
        card.suit == self.suit && self.course.get(self.cards.len()) == Some(&card.value)
    }
}

/// Plays a card to the first of several foundations that takes it.
fn put_home(foundations: &mut [Foundation], card: Card) {
    let foundation = foundations.iter_mut().find(|foundation| foundation.takes(card));
    foundation.expect("only suitable cards are played").cards.push(card);
}

/// Returns true if any of several foundations takes the card.
fn is_suitable(foundations: &[Foundation], card: Card) -> bool {
    foundations.iter().any(|foundation| foundation.takes(card))
}

fn count_home(foundations: &[Foundation]) -> usize {
    foundations.iter().map(|foundation| foundation.cards.len()).sum()
}

/// A side of a move: the text before or after the `>`.
trait Place: Copy {
    fn name(self) -> String;
}

/// A rule's answer to a proposed move; the error is the reason against it.
type Ruling = Result<(), &'static str>;

/// The refusal of moves that no rule mentions.
const NO_SUCH_MOVE: Ruling = Err("No rule of the game knows such a move.");

/// Proposes every source to every target, and lists the moves that the ruling allows.
fn propose_all<P: Place>(sources: &[P], targets: &[P], ruling: impl Fn(P, P) -> Ruling) -> Vec<String> {
    let mut moves = Vec::new();
    for from in sources {
        for to in targets {
            if ruling(*from, *to).is_ok() {
                moves.push(format!("{}>{}", from.name(), to.name()));
            }
        }
    }
    moves.sort();
    moves.dedup();
    moves
}

/// Finds the source and the target of a move text, letter for letter.
fn read_move<P: Place>(text: &str, sources: &[P], targets: &[P]) -> Result<(P, P), String> {
    let not_understood = || format!("{text} names no two places of this game.");
    let (from, to) = text.split_once('>').ok_or_else(not_understood)?;
    let from = sources.iter().find(|place| place.name() == from).ok_or_else(not_understood)?;
    let to = targets.iter().find(|place| place.name() == to).ok_or_else(not_understood)?;
    Ok((*from, *to))
}

/// Adds a pile, unless it is empty.
fn insert_pile(piles: &mut BTreeMap<String, Vec<String>>, address: &str, cards: &[Card]) {
    if !cards.is_empty() {
        piles.insert(address.to_string(), cards.iter().map(Card::to_string).collect());
    }
}
