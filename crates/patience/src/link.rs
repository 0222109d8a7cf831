//! Links: a deal, a position, a whole game, in the fragment of an address.
//!
//! # The format, precisely
//!
//! ```text
//! LINK   = GAME/DEAL | GAME/DEAL/MOVES
//! REPLAY = replay/LINK | replay/CODE | replay/CODE/MOVES
//! DEAL   = CODE | ~CARDS
//! ```
//!
//! All of it is a promise: a link means the same game for ever.
//!
//! **GAME** is the id, **CODE** a deal code ([`crate::deal`]). `GAME/DEAL/MOVES` opens the position after its moves.
//! **`replay/`** asks for the same game to be shown move by move from its deal. As a code knows its game, the id may be
//! left out there, and is when a replay is written: `replay/CODE/MOVES`, or `replay/GAME/~CARDS/MOVES`.
//!
//! **Characters.** Numbers are written in the 64 characters `A`–`Z`, `a`–`z`, `0`–`9`, `-`, `_`, of values 0 to 63, the
//! least significant character first, without a zero (`A`) at the end unless a length is said.
//!
//! **MOVES** is three characters of check, the number of moves n, and the number v.
//! * n has five bits to a character, the least significant first; every character but the last has 32 added.
//! * v is the number that the moves make in mixed radix, two digits to a move. Two moves are of one *kind* if they take
//!   their card from piles of the same role ([`crate::Role`]), end on piles of the same role or both on what a word of the
//!   notation stands for ([`crate::Target`]), and both or neither take a second card. The legal moves of a position, in the order that the game's file documents, show its
//!   kinds one after the other, which numbers them. The first digit of a move is the number of its kind, its radix the
//!   number of kinds; the second is the move's place among the legal moves of its kind, its radix their number. With the
//!   digits d₀, d₁, … of all moves in order and their radices r₀, r₁, …: v = d₀ + r₀·(d₁ + r₁·(d₂ + …)). A forced move
//!   has the radices 1 and 1 and costs nothing.
//! * The check is the lowest 18 bits of h xor (h >> 32), where h is FNV-1a of 64 bits over the text `GAME/DEAL/`, the code
//!   in capitals with its hyphen, and then over each digit as two bytes, the lower one first.
//!
//! Links of the first format have one digit to a move, its place among all legal moves, and the check over these. They
//! are still read, and never written.
//!
//! **CARDS**, one's own, are three characters of check and the rank of the arrangement among all different arrangements of
//! the game's cards, in the order of card numbers (clubs, diamonds, hearts, spades, each from ace to king), in as many
//! characters as the greatest rank needs. The check is as above over `GAME/~` and the rank's characters.

use crate::{Card, CodeError, Deal, Game, Move, PileId, Position, Target, Token, ascii, big::Big};
use alloc::{string::String, vec::Vec};
use core::{error, fmt, str::FromStr};

/// The most moves that a link, and so a game, can hold.
pub const MAX_MOVES: usize = 10_000;

/// The longest link that is looked at, in bytes.
pub const MAX_LENGTH: usize = 16_384;

const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What stands before a link that is to be shown move by move.
pub const REPLAY: &str = "replay/";

/// A move as a link has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// Its place among the legal moves of its position, from 0.
    pub index: u16,
    /// The number of its kind, and its place among the moves of its kind.
    digits: [Digit; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Digit {
    value: u16,
    radix: u16,
}

/// What a link says: a deal, and the moves from its first position as places among the legal moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The deal.
    pub deal: Deal,
    /// The moves.
    pub choices: Vec<Choice>,
}

/// What an address asks for: a link, opened or shown move by move.
///
/// ```
/// let address = patience::Address::parse("https://example.org/#replay/S222-EV9V").unwrap();
/// assert!(address.replay);
/// assert_eq!(address.link.to_string(), "sly/S222-EV9V");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// The link.
    pub link: Link,
    /// Whether the game is to be shown move by move from its deal.
    pub replay: bool,
}

impl Address {
    /// Reads a link, or a whole address that ends in one.
    ///
    /// Every move is played on the way: what comes back can be played again without a check.
    ///
    /// # Errors
    /// Any text at all gives a link or a [`LinkError`] with a sentence for the player.
    pub fn parse(text: &str) -> Result<Address, LinkError> {
        let text = text.trim_ascii();
        if text.len() > MAX_LENGTH {
            return Err(LinkError::Length);
        }
        let text = ascii::parts(text, '#').last().unwrap_or(text);
        let text = text.strip_prefix('/').unwrap_or(text);
        let replay = text.strip_prefix(REPLAY);
        let (id, rest) = split(replay.unwrap_or(text));
        let (deal, moves) = match Game::by_id(id) {
            Some(game) => {
                let (deal, moves) = split(rest);
                if deal.is_empty() {
                    return Err(LinkError::NoDeal);
                }
                (read_deal(game, deal)?, moves)
            }
            None if replay.is_some() => (Deal::from_code(id).map_err(LinkError::Code)?, rest),
            None => return Err(LinkError::no_game(id)),
        };
        let choices = if moves.is_empty() { Vec::new() } else { read_moves(&deal, moves)? };
        Ok(Address { link: Link { deal, choices }, replay: replay.is_some() })
    }
}

impl FromStr for Address {
    type Err = LinkError;

    /// As [`Address::parse`].
    fn from_str(text: &str) -> Result<Address, LinkError> {
        Address::parse(text)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.replay { f.write_str(&self.link.replay()) } else { self.link.fmt(f) }
    }
}

impl FromStr for Link {
    type Err = LinkError;

    /// As [`Link::parse`].
    fn from_str(text: &str) -> Result<Link, LinkError> {
        Link::parse(text)
    }
}

impl Link {
    /// Reads a link as [`Address::parse`] does, whichever way it is to be shown.
    ///
    /// # Errors
    /// As [`Address::parse`].
    pub fn parse(text: &str) -> Result<Link, LinkError> {
        Address::parse(text).map(|address| address.link)
    }

    /// The link as text, as [`Link::parse`] reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let stem = stem(&self.deal);
        if self.choices.is_empty() {
            return stem;
        }
        let mut digits = Vec::new();
        self.choices.iter().for_each(|choice| digits.extend_from_slice(&choice.digits));
        [&stem, "/", &write_moves(&self.deal, self.choices.len(), &digits)].concat()
    }

    /// Plays the game: `each` is given every position from the first on, with the move made there. Returns the position at
    /// the end. A link's choices are legal, as it was parsed or played.
    pub fn play(&self, mut each: impl FnMut(&Position, Move)) -> Position {
        let mut position = Position::start(&self.deal);
        for choice in &self.choices {
            let Some(&m) = position.legal_moves().get(usize::from(choice.index)) else { break };
            each(&position, m);
            position.play_unchecked(m);
        }
        position
    }

    /// The link that shows the same game move by move.
    #[must_use]
    pub fn replay(&self) -> String {
        let link = self.text();
        let short = if self.deal.number().is_some() { split(&link).1 } else { &link };
        [REPLAY, short].concat()
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// What stands before and after the first slash.
fn split(text: &str) -> (&str, &str) {
    ascii::cut(text, '/').unwrap_or((text, ""))
}

impl Position {
    /// One of the legal moves as a link has it.
    pub(crate) fn choice(&self, legal: &[Move], index: usize) -> Choice {
        let (kinds, count) = self.kinds(legal);
        let kind = kinds[index];
        let place = Digit { value: count_of(kind, &kinds[..index]), radix: count_of(kind, &kinds) };
        Choice { index: index as u16, digits: [Digit { value: kind.into(), radix: count }, place] }
    }

    /// The number of each legal move's kind, and how many kinds there are.
    fn kinds(&self, legal: &[Move]) -> (Vec<u8>, u16) {
        let role = |pile: PileId| self.role(pile).link_code();
        let mut known = Vec::new();
        let mut kinds = Vec::new();
        for m in legal {
            let to = m.to.pile().map_or(Target::WORD_LINK_CODE, role);
            let kind = role(m.from) << 4 | to << 1 | u8::from(m.with.is_some());
            let at = known.iter().position(|other| *other == kind);
            if at.is_none() {
                known.push(kind);
            }
            kinds.push(at.unwrap_or(known.len() - 1) as u8);
        }
        (kinds, known.len() as u16)
    }
}

fn count_of(kind: u8, kinds: &[u8]) -> u16 {
    let mut count = 0;
    for other in kinds {
        count += u16::from(*other == kind);
    }
    count
}

/// `GAME/DEAL`.
fn stem(deal: &Deal) -> String {
    let own = || ["~", &write_own(deal)].concat();
    [deal.game().id, "/", &deal.code().unwrap_or_else(own)].concat()
}

fn read_deal(game: &'static Game, text: &str) -> Result<Deal, LinkError> {
    if let Some(rank) = text.strip_prefix('~') {
        return read_own(game, rank).ok_or(LinkError::Own);
    }
    let deal = Deal::from_code(text).map_err(LinkError::Code)?;
    if deal.game() == game { Ok(deal) } else { Err(LinkError::OtherGame { link: game, code: deal.game() }) }
}

fn value(character: u8) -> Option<u32> {
    CHARACTERS.iter().position(|c| *c == character).map(|value| value as u32)
}

fn values(text: &str) -> Option<Vec<u32>> {
    let mut values = Vec::new();
    for character in text.bytes() {
        values.push(value(character)?);
    }
    Some(values)
}

fn write_values(values: &[u32]) -> String {
    let mut text = String::new();
    for value in values {
        text.push(CHARACTERS[*value as usize % 64] as char);
    }
    text
}

/// A number's characters, least significant first.
fn write_number(mut number: Big) -> String {
    let mut values = Vec::new();
    while !number.is_zero() {
        values.push(number.divide(64));
    }
    write_values(&values)
}

fn read_number(values: &[u32]) -> Big {
    let mut number = Big::default();
    values.iter().rev().for_each(|value| number.multiply_add(64, *value));
    number
}

/// Eighteen bits of FNV-1a over some bytes.
fn check(bytes: &[u8]) -> [u32; 3] {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    let hash = (hash ^ hash >> 32) as u32;
    [hash & 63, hash >> 6 & 63, hash >> 12 & 63]
}

fn check_moves(deal: &Deal, digits: &[Digit]) -> [u32; 3] {
    let mut bytes = (stem(deal) + "/").into_bytes();
    for digit in digits {
        bytes.extend_from_slice(&digit.value.to_le_bytes());
    }
    check(&bytes)
}

fn write_moves(deal: &Deal, mut count: usize, digits: &[Digit]) -> String {
    let mut values = check_moves(deal, digits).to_vec();
    while count >= 32 {
        values.push(32 + (count % 32) as u32);
        count /= 32;
    }
    values.push(count as u32);
    let mut number = Big::default();
    for digit in digits.iter().rev() {
        number.multiply_add(digit.radix.into(), digit.value.into());
    }
    write_values(&values) + &write_number(number)
}

fn read_moves(deal: &Deal, text: &str) -> Result<Vec<Choice>, LinkError> {
    let values = values(text).filter(|values| values.len() >= 4).ok_or(LinkError::Moves)?;
    let rest = &values[3..];
    let end = rest.iter().take(4).position(|value| *value < 32).ok_or(LinkError::Moves)?;
    let count = rest[..=end].iter().rev().fold(0, |count, value| count * 32 + value % 32) as usize;
    if count > MAX_MOVES {
        return Err(LinkError::Length);
    }
    for by_kind in [true, false] {
        if let Some(choices) = play_number(deal, count, read_number(&rest[end + 1..]), by_kind, text) {
            return Ok(choices);
        }
    }
    Err(LinkError::Moves)
}

/// Plays the moves of a number; `by_kind` is false for the first format. `None` if they are not what `text` says.
fn play_number(deal: &Deal, count: usize, mut number: Big, by_kind: bool, text: &str) -> Option<Vec<Choice>> {
    let mut choices = Vec::new();
    let mut digits = Vec::new();
    let mut position = Position::start(deal);
    for _ in 0..count {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        // In the first format all moves are of one kind, and there is no first digit.
        let (mut kinds, mut radix) = position.kinds(&legal);
        let mut kind = 0;
        if by_kind {
            kind = number.divide(radix.into()) as u8;
            digits.push(Digit { value: kind.into(), radix });
        } else {
            kinds.fill(0);
        }
        radix = count_of(kind, &kinds);
        let value = number.divide(radix.into()) as u16;
        digits.push(Digit { value, radix });
        let mut index = 0;
        let mut before = value;
        while kinds[index] != kind || before > 0 {
            before -= u16::from(kinds[index] == kind);
            index += 1;
        }
        choices.push(position.choice(&legal, index));
        position.play_unchecked(legal[index]);
    }
    // Only what this module would write itself is a link: anything else is cut, extended or changed.
    (write_moves(deal, count, &digits) == text).then_some(choices)
}

/// Goes through an arrangement card by card; `choose` is given, for each card that could come next and in order, the
/// number of arrangements that begin with it, and says whether to take it.
fn arrange(game: &Game, choose: &mut dyn FnMut(usize, usize, &Big) -> bool) -> Option<()> {
    let mut left = [0_u32; 52];
    let pack = (game.pack)();
    pack.iter().for_each(|card| left[card.index()] += 1);
    let mut arrangements = count_arrangements(&left);
    for at in 0..pack.len() {
        let mut chosen = None;
        for card in (0..52).filter(|card| left[*card] > 0) {
            let mut begin = arrangements.clone();
            begin.multiply_add(left[card], 0);
            begin.divide((pack.len() - at) as u32);
            if choose(at, card, &begin) {
                chosen = Some((card, begin));
                break;
            }
        }
        let (card, begin) = chosen?;
        left[card] -= 1;
        arrangements = begin;
    }
    Some(())
}

/// The number of different arrangements of so many of each card.
fn count_arrangements(counts: &[u32; 52]) -> Big {
    let mut number = Big::one();
    let mut cards = 0;
    for &count in counts {
        for copy in 1..=count {
            cards += 1;
            number.multiply_add(cards, 0);
            number.divide(copy);
        }
    }
    number
}

/// How many characters the rank of a deal of the game takes.
fn rank_length(game: &Game) -> usize {
    let mut counts = [0; 52];
    (game.pack)().iter().for_each(|card| counts[card.index()] += 1);
    let mut greatest = count_arrangements(&counts);
    greatest.subtract(&Big::one());
    write_number(greatest).len()
}

fn check_own(game: &Game, rank: &str) -> String {
    write_values(&check([game.id, "/~", rank].concat().as_bytes()))
}

fn write_own(deal: &Deal) -> String {
    let mut rank = Big::default();
    // A deal has exactly its game's cards, so that every choice is found.
    let _ = arrange(deal.game(), &mut |at, card, begin| {
        let found = deal.cards()[at].index() == card;
        if !found {
            rank.add(begin);
        }
        found
    });
    let mut text = write_number(rank);
    while text.len() < rank_length(deal.game()) {
        text.push('A');
    }
    check_own(deal.game(), &text) + &text
}

fn read_own(game: &'static Game, text: &str) -> Option<Deal> {
    let (checks, rank) = text.split_at_checked(3)?;
    if rank.len() != rank_length(game) || check_own(game, rank) != checks {
        return None;
    }
    let mut rank = read_number(&values(rank)?);
    let pack: Vec<Card> = Card::pack().collect();
    let mut cards = Vec::new();
    arrange(game, &mut |_, card, begin| {
        let found = rank < *begin;
        if found {
            cards.push(pack[card]);
        } else {
            rank.subtract(begin);
        }
        found
    })?;
    Some(Deal::arranged(game, cards))
}

/// A text that is no link.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LinkError {
    /// Longer than any link, or more moves than a game can have.
    Length,
    /// No game has this id.
    Game(String),
    /// A game and nothing else.
    NoDeal,
    /// The deal code is wrong.
    Code(CodeError),
    /// The code is good, but of another game.
    OtherGame {
        /// The game that the link names.
        link: &'static Game,
        /// The game that the code belongs to.
        code: &'static Game,
    },
    /// The own cards are cut, extended or changed.
    Own,
    /// The moves are cut, extended or changed.
    Moves,
}

/// What is said of links.
pub mod told {
    use crate::Game;
    use alloc::string::String;

    crate::tokens! {
        /// The link is longer than any game.
        length = "link-length";
        /// No game has this id.
        game = "link-game" { id: String };
        /// The link names a game but no deal.
        no_deal = "link-no-deal";
        /// The deal code is one of another game than the link's.
        other_game = "link-other-game" { link: &'static Game, code: &'static Game };
        /// The cards are damaged.
        own = "link-own";
        /// The moves are damaged.
        moves = "link-moves";
    }
}

impl LinkError {
    /// No game has an id; of a long one only the beginning is told.
    #[must_use]
    pub fn no_game(id: &str) -> LinkError {
        LinkError::Game(ascii::short(id, 40))
    }

    /// What is to be said to the player.
    pub fn token(&self) -> Token {
        match self {
            LinkError::Length => told::length(),
            LinkError::Game(id) => told::game(id.clone()),
            LinkError::NoDeal => told::no_deal(),
            LinkError::Code(error) => error.token(),
            LinkError::OtherGame { link, code } => told::other_game(link, code),
            LinkError::Own => told::own(),
            LinkError::Moves => told::moves(),
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Length => f.write_str("the link is longer than any game"),
            LinkError::Game(id) => write!(f, "there is no game called “{id}” here"),
            LinkError::NoDeal => f.write_str("the link names a game but no deal"),
            LinkError::Code(error) => error.fmt(f),
            LinkError::OtherGame { link, code } => {
                write!(f, "the deal code is one of {}, not of {}", title(code), title(link))
            }
            LinkError::Own => f.write_str("the cards in the link are damaged: it was cut or changed on its way"),
            LinkError::Moves => f.write_str("the moves in the link are damaged: it was cut or changed on its way"),
        }
    }
}

fn title(game: &Game) -> String {
    if game.variant.is_empty() { game.name.into() } else { format!("{} ({})", game.name, game.variant) }
}

impl error::Error for LinkError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            LinkError::Code(error) => Some(error),
            _ => None,
        }
    }
}
