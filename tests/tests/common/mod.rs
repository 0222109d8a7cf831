//! What the engine's tests share: stacked packs, and a table to play on in the notation of the rules page.
#![allow(dead_code, clippy::unwrap_used)]

use patience::{Card, Deal, Game, Outcome, Position, Role};
use patience_tests::rulebook;

/// The ids of the rules page.
pub const GAMES: [&str; 6] = rulebook::GAMES;

/// The game of an id.
pub fn game(id: &str) -> &'static Game {
    Game::by_id(id).unwrap_or_else(|| panic!("there is no game {id}"))
}

/// Cards written with spaces between them.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::parse(word).unwrap_or_else(|| panic!("{word} is no card"))).collect()
}

/// Cards as text, with spaces between them.
pub fn text(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// The cards of a game's deal in a fixed order, by the rulebook and not by the engine.
pub fn pack(id: &str) -> Vec<Card> {
    cards(&rulebook::pack(id).join(" "))
}

/// Takes the given cards, once each, out of a list.
pub fn take(from: &mut Vec<Card>, out: &[Card]) {
    for card in out {
        let at = from.iter().position(|other| other == card);
        from.remove(at.unwrap_or_else(|| panic!("{card} is not left in the pack")));
    }
}

/// A deal with the given cards first and the rest of the pack after them in a fixed order.
pub fn stacked(id: &str, first: &str) -> Deal {
    let mut deal = cards(first);
    let mut rest = pack(id);
    take(&mut rest, &deal);
    deal.extend(rest);
    own(id, deal)
}

/// A deal of exactly these cards.
pub fn own(id: &str, cards: Vec<Card>) -> Deal {
    Deal::own(game(id), cards).unwrap_or_else(|error| panic!("{error}"))
}

/// The cards of a new deal sorted for filling up: those of the given ranks (in this order) come first, the rest after
/// them.
pub fn filler(id: &str, ranks_first: &str) -> Vec<Card> {
    let mut rest = pack(id);
    let place = |card: &Card| ranks_first.find(card.rank.letter()).unwrap_or(ranks_first.len());
    rest.sort_by_key(place);
    rest
}

/// Marsaglia's xorshift; any seed but 0.
pub struct Random(u64);

impl Random {
    /// A generator for each seed.
    pub fn new(seed: u64) -> Random {
        let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ seed.wrapping_mul(0xD134_2543_DE82_EF95) | 1);
        (0..8).for_each(|_| {
            random.below(2);
        });
        random
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound as u64) as usize
    }
}

/// An order in which nearly everything can be played as it comes, so that games end well now and then.
pub fn kindly(id: &str, random: &mut Random) -> Vec<Card> {
    let mut deal = pack(id);
    let step = |card: &Card| {
        let value = card.rank.value();
        match id {
            "empress-of-india" if card.suit.is_red() && value == 12 => 0,
            "empress-of-india" if card.suit.is_red() => 11 - value,
            "empress-of-india" => value - 2,
            _ => value,
        }
    };
    deal.sort_by_key(step);
    if id != "empress-of-india" && id != "fairie-queen" {
        // One copy of each card going up, the other coming down.
        let (mut up, mut down): (Vec<Card>, Vec<Card>) = (Vec::new(), Vec::new());
        for card in deal {
            if up.contains(&card) { down.push(card) } else { up.push(card) }
        }
        down.reverse();
        up.extend(down);
        deal = up;
    }
    for _ in 0..random.below(40) {
        // Neighbours change places: a little disorder.
        let at = random.below(deal.len() - 1);
        let far = (at + 1 + random.below(6)).min(deal.len() - 1);
        deal.swap(at, far);
    }
    deal
}

/// A position to play on.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The position.
    pub at: Position,
}

impl Play {
    /// The first position of a deal.
    pub fn of(deal: &Deal) -> Play {
        Play { at: Position::start(deal) }
    }

    /// The first position of a stacked deal.
    pub fn stacked(id: &str, first: &str) -> Play {
        Play::of(&stacked(id, first))
    }

    /// Plays moves, each of which must be legal.
    pub fn play(&mut self, moves: &str) -> &mut Play {
        for text in moves.split_whitespace() {
            let m = self.at.parse_move(text);
            let m = m.unwrap_or_else(|error| panic!("{error}; legal: {}; {:?}", self.legal().join(" "), self.at));
            self.at = self.at.clone().play(m).unwrap();
        }
        self
    }

    /// The legal moves, sorted as plain strings.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.at.legal_moves().iter().map(|m| self.at.game().write_move(*m)).collect();
        legal.sort();
        legal
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
        assert_eq!(self.legal(), expected, "{:?}", self.at);
    }

    /// Asserts that each of these moves is legal.
    #[track_caller]
    pub fn allows(&self, moves: &str) {
        for text in moves.split_whitespace() {
            assert!(self.legal().iter().any(|legal| legal == text), "{text} should be legal: {:?}", self.at);
        }
    }

    /// Asserts that none of these moves is legal, and that to try one changes nothing.
    #[track_caller]
    pub fn refuses(&self, moves: &str) {
        for text in moves.split_whitespace() {
            assert!(!self.legal().iter().any(|legal| legal == text), "{text} should not be legal: {:?}", self.at);
            assert!(self.at.parse_move(text).is_err(), "{text} should not be read: {:?}", self.at);
            if let Ok(m) = self.at.game().read_move(text) {
                let refused = self.at.clone().play(m).expect_err(text);
                assert_eq!(refused.position, self.at, "{text}");
            }
        }
    }

    /// A pile's cards, bottom card first, with spaces between them; empty for an empty pile.
    #[track_caller]
    pub fn pile(&self, address: &str) -> String {
        let places = self.at.places();
        assert!(places.iter().any(|place| place.address == address), "there is no pile {address}");
        let piles = self.at.piles();
        piles.iter().find(|(other, _)| other == address).map(|(_, cards)| text(cards)).unwrap_or_default()
    }

    /// The piles on foundations whose address begins so, empty ones left out, sorted.
    pub fn foundations(&self, prefix: &str) -> Vec<String> {
        let is_foundation = |address: &str| {
            let place = self.at.places().iter().find(|place| place.address == address);
            place.is_some_and(|place| place.role == Role::Foundation)
        };
        let piles = self.at.piles().into_iter();
        let mut piles: Vec<String> = piles
            .filter(|(address, _)| address.starts_with(prefix) && is_foundation(address))
            .map(|(_, cards)| text(&cards))
            .collect();
        piles.sort();
        piles
    }

    /// Cards on foundations.
    pub fn home(&self) -> usize {
        self.at.home()
    }

    /// Cards in the stock.
    pub fn stock(&self) -> usize {
        self.at.stock()
    }

    /// `playing`, `won` or `stuck`.
    pub fn outcome(&self) -> &'static str {
        self.at.outcome().name()
    }

    /// Asserts that the game is won, and over.
    #[track_caller]
    pub fn expect_won(&self) {
        assert_eq!(self.at.outcome(), Outcome::Won, "{:?}", self.at);
        assert_eq!(self.legal(), [""; 0], "a game that is won is over");
    }
}
