//! Test helpers: stacked packs, arguments of tokens and random numbers.
#![allow(dead_code, clippy::unwrap_used)]

pub mod evidence;

use patience::token::{Arg, Token};
use patience::{Card, Deal, Game};
use patience_tests::rulebook;

/// All games; only one if `GAME` names it.
pub fn games() -> Vec<&'static Game> {
    match std::env::var("GAME") {
        Ok(only) => vec![game(&only)],
        Err(_) => Game::all().collect(),
    }
}

/// The ids of [`games`].
pub fn ids() -> Vec<&'static str> {
    games().into_iter().map(|game| game.id).collect()
}

/// Runs `work` for each game in parallel. The list may be empty only with `GAME`.
pub fn for_each(ids: impl IntoIterator<Item = &'static str>, work: fn(&'static str)) {
    std::thread::scope(|scope| {
        let run = |id: &'static str| (id, scope.spawn(move || work(id)));
        let threads: Vec<_> = ids.into_iter().map(run).collect();
        assert!(!threads.is_empty() || std::env::var_os("GAME").is_some(), "there is no game to try");
        let failed: Vec<&str> = threads.into_iter().filter_map(|(id, run)| run.join().is_err().then_some(id)).collect();
        // Each thread has printed its failure above.
        assert_eq!(failed, [""; 0], "these games failed");
    });
}

/// The game of an id.
pub fn game(id: &str) -> &'static Game {
    Game::by_id(id).unwrap_or_else(|| panic!("there is no game {id}"))
}

/// Cards written with spaces between them.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::parse(word).unwrap_or_else(|| panic!("{word} is not a card"))).collect()
}

/// Cards as text, with spaces between them.
pub fn text(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// The argument of a token with a name.
pub fn arg<'a>(token: &'a Token, name: &str) -> Option<&'a Arg> {
    token.args().find(|(other, _)| *other == name).map(|(_, arg)| arg)
}

/// The cards of a game's deal in a fixed order: from the rulebook if it has the game, not from the engine.
pub fn pack(id: &str) -> Vec<Card> {
    match rulebook::pack(id) {
        Some(texts) => cards(&texts.join(" ")),
        None => (game(id).pack)(),
    }
}

/// Removes the given cards, once each, from a list.
pub fn take(from: &mut Vec<Card>, out: &[Card]) {
    for card in out {
        let at = from.iter().position(|other| other == card);
        from.remove(at.unwrap_or_else(|| panic!("{card} is not left in the pack")));
    }
}

/// A deal with the given cards first and the other cards of the pack after them in a fixed order.
pub fn stacked(id: &str, first: &str) -> Deal {
    let mut deal = cards(first);
    let mut remaining = pack(id);
    take(&mut remaining, &deal);
    deal.extend(remaining);
    deal_from_cards(id, deal)
}

/// A deal of exactly these cards.
pub fn deal_from_cards(id: &str, cards: Vec<Card>) -> Deal {
    Deal::from_cards(game(id), cards).unwrap_or_else(|error| panic!("{error}"))
}

/// The cards of a deal as filler: those of the given ranks (in this order) first, then the others.
pub fn filler(id: &str, ranks_first: &str) -> Vec<Card> {
    let mut remaining = pack(id);
    let place = |card: &Card| ranks_first.find(card.rank.letter()).unwrap_or(ranks_first.len());
    remaining.sort_by_key(place);
    remaining
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

/// An easy order of the pack: nearly everything can be played as it turns up, so that some games are won.
pub fn easy_order(id: &str, random: &mut Random) -> Vec<Card> {
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
        // One copy of each card ascending, the other descending.
        let (mut up, mut down): (Vec<Card>, Vec<Card>) = (Vec::new(), Vec::new());
        for card in deal {
            if up.contains(&card) { down.push(card) } else { up.push(card) }
        }
        down.reverse();
        up.extend(down);
        deal = up;
    }
    for _ in 0..random.below(40) {
        // Swaps some neighbours.
        let at = random.below(deal.len() - 1);
        let far = (at + 1 + random.below(6)).min(deal.len() - 1);
        deal.swap(at, far);
    }
    deal
}
