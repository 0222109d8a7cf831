//! Links: a deal, a position or a whole game in the fragment of an address.
//!
//! [`crate::format`] defines the format completely; `tests/data/vectors.json` holds examples for other implementations.
//! A link means the same game forever.
//!
//! Three formats of moves are read; only the third is written. It alone has dots, two of them, so that no single
//! damaged character turns it into an older format.

mod recover;

use crate::{Card, CodeError, Deal, Game, Move, PileId, Position, Target, Token, ascii, big::BigUint, plain::visible};
use alloc::{string::String, vec::Vec};
use core::{error, fmt, str::FromStr};

/// The maximum number of moves of a link, and so of a game.
pub const MAX_MOVES: usize = 10_000;

/// The maximum length of a link, in bytes.
pub const MAX_LENGTH: usize = 16_384;

/// Maximum length of the moves in an older format, in characters: over 2,500 moves, where the longest recorded win has
/// a few hundred. The moves are one number, divided once or twice for each move, so the work grows with the square of
/// the length; this limit bounds it to 50 ms.
const MAX_OLDER: usize = 2_048;

/// Characters of a block of moves; maximum limbs of its number.
const BLOCK: usize = 128;
const BLOCK_LIMBS: usize = BLOCK * 6 / 32;

/// Follows the check of a link whose short form a linkifier would cut.
const CLOSING: &str = "00";

const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Prefix of a link that is replayed move by move.
pub const REPLAY: &str = "replay/";

/// A legal move as links encode it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EncodedMove {
    /// Its index in the legal moves of its position.
    pub(crate) index: u16,
    /// The number of its kind, and its index among the moves of its kind.
    digits: [Digit; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Digit {
    value: u16,
    radix: u16,
}

/// A deal with the moves from its first position, each as an index into the legal moves.
///
/// Its moves were parsed or played, so they are legal. They can be cut off at the end, but not set from outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    pub(crate) deal: Deal,
    pub(crate) choices: Vec<EncodedMove>,
}

/// A link with its mode: opened, or replayed move by move.
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
    /// True to show the game move by move from its deal.
    pub replay: bool,
}

impl Address {
    /// Reads a link, or a text that holds one, as messages leave it: wrapped, encoded, or with signs stuck to its end.
    ///
    /// Reading plays every move, so the result can be replayed without a check.
    ///
    /// # Errors
    /// Every text gives a link or a [`LinkError`] with a sentence for the player.
    pub fn parse(text: &str) -> Result<Address, LinkError> {
        let strict = Address::parse_exact(text);
        if !cfg!(feature = "older-links") || matches!(strict, Ok(_) | Err(LinkError::Length)) {
            return strict;
        }
        recover::address(text, Address::parse_exact)
    }

    /// Reads a link as [`crate::format`] defines it, or a whole address that ends in one.
    ///
    /// # Errors
    /// As [`Address::parse`].
    pub fn parse_exact(text: &str) -> Result<Address, LinkError> {
        Address::read(text, MAX_OLDER)
    }

    /// Reads an address. Moves of an older format have at most `longest` characters.
    fn read(text: &str, longest: usize) -> Result<Address, LinkError> {
        if text.len() > MAX_LENGTH {
            return Err(LinkError::Length);
        }
        let text = text.trim_ascii();
        let text = cut_last_hash(text).map_or(text, |(_, link)| link);
        let text = text.strip_prefix('/').unwrap_or(text);
        let replay = text.strip_prefix(REPLAY);
        let (id, remaining) = split(replay.unwrap_or(text));
        let (deal, moves) = match Game::by_id(id) {
            Some(game) => {
                let (deal, moves) = split(remaining);
                if deal.is_empty() {
                    return Err(LinkError::NoDeal);
                }
                (read_deal(game, deal)?, moves)
            }
            None if replay.is_some() => (Deal::read_code(id).map_err(LinkError::Code)?, remaining),
            None => return Err(LinkError::no_game(id)),
        };
        let choices = if moves.is_empty() { Vec::new() } else { read_moves(&deal, moves, longest)? };
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

impl From<Deal> for Link {
    /// The link to a deal, without a move.
    fn from(deal: Deal) -> Link {
        Link { deal, choices: Vec::new() }
    }
}

impl Link {
    /// The deal.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The number of moves.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.choices.len()
    }

    /// Drops the moves after the first `plies`.
    pub fn truncate(&mut self, plies: usize) {
        self.choices.truncate(plies);
    }

    /// Reads a link as [`Address::parse`] does, with either mode.
    ///
    /// # Errors
    /// As [`Address::parse`].
    pub fn parse(text: &str) -> Result<Link, LinkError> {
        Address::parse(text).map(|address| address.link)
    }

    /// Reads the link of a saved game, whatever its length in an older format.
    ///
    /// # Errors
    /// As [`Address::parse`].
    pub(crate) fn parse_saved(text: &str) -> Result<Link, LinkError> {
        Address::read(text, MAX_LENGTH).map(|address| address.link)
    }

    /// Writes the link, as [`Link::parse`] reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let stem = stem(&self.deal);
        if self.choices.is_empty() {
            return stem;
        }
        write_moves(stem, &self.choices)
    }

    /// Plays the game: calls `each` with every position and the move made in it. Returns the final position.
    pub fn play(&self, mut each: impl FnMut(&Position, Move)) -> Position {
        let mut position = Position::start(&self.deal);
        for choice in &self.choices {
            let Some(&m) = position.legal_moves().get(usize::from(choice.index)) else { break };
            each(&position, m);
            position.play_unchecked(m);
        }
        position
    }

    /// Writes the link that replays the game move by move.
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

/// Splits at the last `#`, written as itself or as `%23`: a fragment may hold it only encoded.
pub(crate) fn cut_last_hash(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let at = (0..bytes.len()).rev().find(|at| bytes[*at] == b'#' || bytes[*at..].starts_with(b"%23"))?;
    let end = if bytes[at] == b'#' { at + 1 } else { at + 3 };
    Some((text.get(..at)?, text.get(end..)?))
}

/// Splits at the first slash.
fn split(text: &str) -> (&str, &str) {
    ascii::cut(text, '/').unwrap_or((text, ""))
}

impl Position {
    /// Encodes a legal move for links.
    pub(crate) fn choice(&self, legal: &[Move], index: usize) -> EncodedMove {
        let (kinds, count) = self.kinds(legal);
        let kind = kinds[index];
        let place = Digit { value: count_of(kind, &kinds[..index]), radix: count_of(kind, &kinds) };
        EncodedMove { index: index as u16, digits: [Digit { value: kind.into(), radix: count }, place] }
    }

    /// The number of each legal move's kind, and the number of kinds.
    fn kinds(&self, legal: &[Move]) -> (Vec<u8>, u16) {
        let role = |pile: PileId| self.role(pile).link_code();
        let mut seen = Vec::new();
        let mut kinds = Vec::new();
        for m in legal {
            let to = m.to.pile().map_or(Target::WORD_LINK_CODE, role);
            let kind = role(m.from) << 4 | to << 1 | u8::from(m.second.is_some());
            let at = seen.iter().position(|other| *other == kind);
            if at.is_none() {
                seen.push(kind);
            }
            kinds.push(at.unwrap_or(seen.len() - 1) as u8);
        }
        (kinds, seen.len() as u16)
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
    // Without this feature every deal has a code.
    let cards = || if cfg!(feature = "own-cards") { ["~", &write_cards(deal)].concat() } else { String::new() };
    [deal.game().id, "/", &deal.code().unwrap_or_else(cards)].concat()
}

fn read_deal(game: &'static Game, text: &str) -> Result<Deal, LinkError> {
    if let Some(rank) = text.strip_prefix('~') {
        let deal = if cfg!(feature = "own-cards") { read_cards(game, rank) } else { None };
        return deal.ok_or(LinkError::Cards);
    }
    let deal = Deal::read_code(text).map_err(LinkError::Code)?;
    if deal.game() == game { Ok(deal) } else { Err(LinkError::OtherGame { link: game, code: deal.game() }) }
}

/// The character of a value below 64.
pub(crate) fn character(value: u64) -> char {
    CHARACTERS[value as usize % 64] as char
}

pub(crate) fn value(character: u8) -> Option<u32> {
    CHARACTERS.iter().position(|c| *c == character).map(|value| value as u32)
}

pub(crate) fn values(text: &str) -> Option<Vec<u32>> {
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

/// Writes a number in base 64, least significant digit first.
pub(crate) fn write_number(mut number: BigUint) -> String {
    let mut values = Vec::new();
    while !number.is_zero() {
        values.push(number.divide(64));
    }
    write_values(&values)
}

pub(crate) fn read_number(values: &[u32]) -> BigUint {
    let mut number = BigUint::default();
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

/// CRC-30/CDMA of some bytes.
pub(crate) fn crc(bytes: &[u8]) -> u32 {
    // Thirty bits, kept in the upper ones of 32.
    let mut crc: u32 = 0xffff_fffc;
    for byte in bytes {
        crc ^= u32::from(*byte) << 24;
        for _ in 0..8 {
            let out = crc >> 31;
            crc = (crc << 1) ^ (0x80c2_e71c * out);
        }
    }
    !crc >> 2
}

/// CRC-30/CDMA of a text, in five characters.
pub(crate) fn checksum(text: &str) -> String {
    let crc = crc(text.as_bytes());
    write_values(&[crc, crc >> 6, crc >> 12, crc >> 18, crc >> 24])
}

/// Product of the radices packed into a block.
struct BlockCapacity(BigUint);

impl BlockCapacity {
    /// Packs a digit of this radix; returns true if it begins a new block.
    fn overflows(&mut self, radix: u16) -> bool {
        self.0.multiply_add(radix.into(), 0);
        let full = self.0.limbs() > BLOCK_LIMBS;
        if full {
            self.0 = BigUint::unit();
            self.0.multiply_add(radix.into(), 0);
        }
        full
    }
}

/// Appends the check to a text that ends in a dot and a number; closes it where linkifiers would cut it.
pub(crate) fn append_check(mut text: String) -> String {
    let is_empty = text.ends_with('.');
    let mut check = checksum(&text);
    // Linkifiers leave out a last hyphen or underscore, and end at two dots before either.
    let is_sign = |at: usize| matches!(check.as_bytes()[at], b'-' | b'_');
    if is_sign(4) || is_empty && is_sign(0) {
        if is_empty {
            text.push('A');
        }
        check = checksum(&text) + CLOSING;
    }
    text.push('.');
    text + &check
}

/// Checks the text before the dot of its check: whether the check is closed; `None` if it is wrong.
pub(crate) fn read_check(text: &str, check: &str) -> Option<bool> {
    let is_closed = check.len() > 5;
    let bare = if is_closed { check.strip_suffix(CLOSING) } else { Some(check) };
    (bare == Some(&checksum(text))).then_some(is_closed)
}

/// Writes a whole link of the third format.
fn write_moves(stem: String, choices: &[EncodedMove]) -> String {
    append_check(write_digits(stem, choices))
}

/// Writes a link of the third format up to its check.
fn write_digits(stem: String, choices: &[EncodedMove]) -> String {
    let mut text = stem + "/";
    let mut count = choices.len();
    while count > 0 {
        text.push(CHARACTERS[count % 64] as char);
        count /= 64;
    }
    text.push('.');
    let start = text.len();
    let mut blocks = 0;
    let mut write = |digits: &mut Vec<Digit>| {
        let mut number = BigUint::default();
        for digit in digits.drain(..).rev() {
            number.multiply_add(digit.radix.into(), digit.value.into());
        }
        while text.len() < start + blocks * BLOCK {
            text.push('A');
        }
        text.push_str(&write_number(number));
        blocks += 1;
    };
    let mut capacity = BlockCapacity(BigUint::unit());
    let mut block = Vec::new();
    for choice in choices {
        for digit in choice.digits {
            if capacity.overflows(digit.radix) {
                write(&mut block);
            }
            block.push(digit);
        }
    }
    write(&mut block);
    // A last block of zeros only has its padding removed.
    while text.len() > start && text.ends_with('A') {
        text.pop();
    }
    text
}

/// Formats of moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    /// One digit per move, a single number, an 18-bit check over the digits.
    First,
    /// Two digits per move, otherwise as the first.
    Second,
    /// Two digits per move, blocks, a 30-bit check over the text.
    Third,
}

fn read_moves(deal: &Deal, text: &str, longest: usize) -> Result<Vec<EncodedMove>, LinkError> {
    if let Some((count, remaining)) = ascii::cut(text, '.') {
        let stem = stem(deal);
        let (number, check) = ascii::cut(remaining, '.').ok_or(LinkError::Moves)?;
        let unchecked = [&stem, "/", count, ".", number].concat();
        // Checked before any move is played, so that damaged text costs nothing.
        let is_closed = read_check(&unchecked, check).ok_or(LinkError::Moves)?;
        let (Some(count), Some(values)) = (values(count), values(number)) else { return Err(LinkError::Moves) };
        let count = read_count(&count, 64)?;
        let (choices, _) = play_digits(deal, count, &values, Format::Third).ok_or(LinkError::Moves)?;
        // Only canonical text is a link: closed where it is written so; older writers closed none.
        let same = count > 0
            && if is_closed {
                write_moves(stem.clone(), &choices).get(stem.len() + 1..) == Some(text)
            } else {
                write_digits(stem, &choices) == unchecked
            };
        return if same { Ok(choices) } else { Err(LinkError::Moves) };
    }
    if cfg!(feature = "older-links") { read_older_moves(deal, text, longest) } else { Err(LinkError::Moves) }
}

/// Reads moves in the first or the second format.
fn read_older_moves(deal: &Deal, text: &str, longest: usize) -> Result<Vec<EncodedMove>, LinkError> {
    if text.len() > longest {
        return Err(LinkError::Length);
    }
    let values = values(text).filter(|values| values.len() >= 4).ok_or(LinkError::Moves)?;
    let (check, remaining) = values.split_at(3);
    let end = remaining.iter().position(|value| *value < 32).ok_or(LinkError::Moves)?;
    let (count, number) = remaining.split_at(end + 1);
    // Canonical numbers have no zero at the end.
    if number.last() == Some(&0) || (end > 0 && count[end] == 0) {
        return Err(LinkError::Moves);
    }
    let count = read_count(count, 32)?;
    for format in [Format::Second, Format::First] {
        if let Some((choices, digits)) = play_digits(deal, count, number, format)
            && check_moves(deal, &digits) == check
        {
            return Ok(choices);
        }
    }
    Err(LinkError::Moves)
}

/// Reads the number of moves.
fn read_count(values: &[u32], radix: u32) -> Result<usize, LinkError> {
    let mut count = 0;
    for value in values.iter().rev() {
        count = count * radix + value % radix;
        if count > MAX_MOVES as u32 {
            return Err(LinkError::Length);
        }
    }
    Ok(count as usize)
}

/// Plays the moves of a number and returns them with their digits. `None` if its digits do not match the moves exactly.
fn play_digits(deal: &Deal, count: usize, values: &[u32], format: Format) -> Option<(Vec<EncodedMove>, Vec<Digit>)> {
    let mut blocks = values.chunks(if format == Format::Third { BLOCK } else { MAX_LENGTH });
    let mut next = || read_number(blocks.next().unwrap_or_default());
    let mut number = next();
    let mut capacity = BlockCapacity(BigUint::unit());
    let mut choices = Vec::new();
    let mut digits = Vec::new();
    let mut position = Position::start(deal);
    for _ in 0..count {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let mut digit = |radix: u16| {
            if format == Format::Third && capacity.overflows(radix) {
                number = next();
            }
            let value = number.divide(radix.into()) as u16;
            digits.push(Digit { value, radix });
            value
        };
        // In the first format all moves are of one kind, and there is no first digit.
        let (mut kinds, radix) = position.kinds(&legal);
        let mut kind = 0;
        if format == Format::First {
            kinds.fill(0);
        } else {
            kind = digit(radix) as u8;
        }
        let mut before = digit(count_of(kind, &kinds));
        let mut index = 0;
        while kinds[index] != kind || before > 0 {
            before -= u16::from(kinds[index] == kind);
            index += 1;
        }
        choices.push(position.choice(&legal, index));
        position.play_unchecked(legal[index]);
    }
    number.is_zero().then_some((choices, digits))
}

/// Builds an arrangement card by card. For each card that could be next, in order, calls `choose` with the number of
/// arrangements that begin with it; true takes the card.
fn arrange(game: &Game, choose: &mut dyn FnMut(usize, usize, &BigUint) -> bool) -> Option<()> {
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

/// The number of distinct arrangements of these numbers of each card.
fn count_arrangements(counts: &[u32; 52]) -> BigUint {
    let mut number = BigUint::unit();
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

/// The number of characters of the rank of a deal of the game.
fn rank_length(game: &Game) -> usize {
    let mut counts = [0; 52];
    (game.pack)().iter().for_each(|card| counts[card.index()] += 1);
    let mut greatest = count_arrangements(&counts);
    greatest.subtract(&BigUint::unit());
    write_number(greatest).len()
}

fn check_cards(game: &Game, rank: &str) -> String {
    write_values(&check([game.id, "/~", rank].concat().as_bytes()))
}

fn write_cards(deal: &Deal) -> String {
    let mut rank = BigUint::default();
    // A deal has exactly its game's cards, so every choice is found.
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
    check_cards(deal.game(), &text) + &text
}

fn read_cards(game: &'static Game, text: &str) -> Option<Deal> {
    let (checks, rank) = text.split_at_checked(3)?;
    if rank.len() != rank_length(game) || check_cards(game, rank) != checks {
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

/// A text that is not a link.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LinkError {
    /// Longer than any link, or more moves than a game can have.
    Length,
    /// No game has this id.
    Game(String),
    /// An address without a link.
    NoLink,
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
    /// The given cards are cut, extended or changed.
    Cards,
    /// The moves are cut, extended or changed.
    Moves,
}

/// Messages about links.
pub mod messages {
    use crate::Game;
    use alloc::string::String;

    crate::tokens! {
        /// The link is longer than any game.
        length = "link-length";
        /// No game has this id.
        game = "link-game" { id: String };
        /// The address holds no link.
        no_link = "link-none";
        /// The link names a game but no deal.
        no_deal = "link-no-deal";
        /// The deal code is one of another game than the link's.
        other_game = "link-other-game" { link: &'static Game, code: &'static Game };
        /// The cards are damaged.
        cards = "link-own";
        /// The moves are damaged.
        moves = "link-moves";
    }
}

impl LinkError {
    /// The error for an unknown id, shortened to 40 characters.
    #[must_use]
    pub fn no_game(id: &str) -> LinkError {
        LinkError::Game(visible(id, 40))
    }

    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            LinkError::Length => messages::length(),
            LinkError::Game(id) => messages::game(id.clone()),
            LinkError::NoLink => messages::no_link(),
            LinkError::NoDeal => messages::no_deal(),
            LinkError::Code(error) => error.token(),
            LinkError::OtherGame { link, code } => messages::other_game(link, code),
            LinkError::Cards => messages::cards(),
            LinkError::Moves => messages::moves(),
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Length => f.write_str("the link is longer than any game"),
            LinkError::Game(id) => write!(f, "there is no game called “{id}” here"),
            LinkError::NoLink => f.write_str("there is no deal in this address"),
            LinkError::NoDeal => f.write_str("the link names a game but no deal"),
            LinkError::Code(error) => error.fmt(f),
            LinkError::OtherGame { link, code } => {
                write!(f, "the deal code is one of {}, not of {}", title(code), title(link))
            }
            LinkError::Cards => {
                f.write_str("the cards in the link are damaged: the link was cut or changed on its way")
            }
            LinkError::Moves => {
                f.write_str("the moves in the link are damaged: the link was cut or changed on its way")
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_the_catalogued_crc() {
        assert_eq!(crc(b"123456789"), 0x04c3_4abf);
        assert_eq!(crc(b""), 0);
    }
}
