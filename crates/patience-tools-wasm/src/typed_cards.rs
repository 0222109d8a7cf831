//! Checks the cards of a deal while they are typed.

use crate::TokenValue;
use patience::{Card, Deal, Game, Link, Token, plain::visible, written_cards};
use serde::Serialize;

/// Maximum number of words read: more than any deal has cards.
const MAX_WORDS: usize = 300;

/// Messages about typed cards.
pub mod messages {
    use patience::Card;

    patience::tokens! {
        /// A word is not a card.
        unknown = "own-unknown" { at: usize, text: String };
        /// A card is not in this game's deals.
        not_in_deal = "own-not-in-deal" { at: usize, card: Card };
        /// A card exceeds its `copies` in the deal.
        extra = "own-extra" { at: usize, card: Card, copies: usize };
        /// All cards are there.
        complete = "own-complete";
        /// No card is given of `of`.
        none = "own-none" { of: usize };
        /// A few cards are missing, listed with their copies.
        missing = "own-missing" { cards: Vec<Card> };
        /// Many are missing.
        incomplete = "own-incomplete" { given: usize, of: usize };
    }
}

#[derive(Serialize)]
pub struct TypedCards {
    words: Vec<Word>,
    good: usize,
    of: usize,
    pack: Vec<Count>,
    says: TokenValue,
    link: Option<String>,
}

#[derive(Serialize)]
struct Word {
    text: String,
    card: String,
    state: &'static str,
    /// The place of the word in the text, in UTF-16 units.
    start: usize,
    end: usize,
}

#[derive(Serialize)]
struct Count {
    card: String,
    given: usize,
    of: usize,
}

impl TypedCards {
    /// Checks text as cards of a game's deal.
    pub fn check(game: &'static Game, text: &str) -> TypedCards {
        let deal = (game.pack)();
        let of = |card: Card| deal.iter().filter(|other| **other == card).count();
        let mut pack: Vec<(Card, Count)> = Card::pack()
            .filter(|card| of(*card) > 0)
            .map(|card| (card, Count { card: card.to_string(), given: 0, of: of(card) }))
            .collect();
        let mut words = Vec::new();
        let mut cards = Vec::new();
        let mut fault = None;
        for (at, word) in written_cards(text).take(MAX_WORDS).enumerate() {
            let card = word.card;
            let count = card.and_then(|card| pack.iter_mut().find(|(other, _)| *other == card));
            let short = || visible(word.text, 12);
            let state = match (card, count) {
                (None, _) => {
                    fault.get_or_insert_with(|| messages::unknown(at + 1, short()));
                    "unknown"
                }
                (Some(card), None) => {
                    fault.get_or_insert_with(|| messages::not_in_deal(at + 1, card));
                    "extra"
                }
                (Some(card), Some((_, count))) if count.given == count.of => {
                    fault.get_or_insert_with(|| messages::extra(at + 1, card, count.of));
                    "extra"
                }
                (Some(card), Some((_, count))) => {
                    count.given += 1;
                    cards.push(card);
                    "good"
                }
            };
            let card = card.map_or_else(String::new, |card| card.to_string());
            let [start, end] = [word.range.start, word.range.end].map(|at| utf16_length(&text[..at]));
            words.push(Word { text: short(), card, state, start, end });
        }
        let good = cards.len();
        let link = match fault {
            None => Deal::from_cards(game, cards).ok().map(|deal| Link::from(deal).to_string()),
            Some(_) => None,
        };
        let says = TokenValue::plain(fault.unwrap_or_else(|| missing(&pack, good, deal.len())));
        let pack = pack.into_iter().map(|(_, count)| count).collect();
        TypedCards { words, good, of: deal.len(), pack, says, link }
    }
}

/// Reports the number of missing cards, and lists them if they are few.
fn missing(pack: &[(Card, Count)], good: usize, of: usize) -> Token {
    match of - good {
        0 => messages::complete(),
        _ if good == 0 => messages::none(of),
        1..=4 => {
            let copies = |(card, count): &(Card, Count)| vec![*card; count.of - count.given];
            messages::missing(pack.iter().flat_map(copies).collect())
        }
        _ => messages::incomplete(good, of),
    }
}

/// The length of a text as JavaScript counts it.
fn utf16_length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> &'static Game {
        Game::by_id(id).unwrap_or_else(|| unreachable!("{id} is a game"))
    }

    fn card(text: &str) -> Card {
        Card::parse(text).unwrap_or_else(|| unreachable!("{text} is a card"))
    }

    #[test]
    fn complete_cards_are_a_link_in_every_game() {
        for game in Game::all() {
            let cards: Vec<String> = (game.pack)().iter().rev().map(Card::to_string).collect();
            let typed = TypedCards::check(game, &cards.join(", "));
            assert_eq!(typed.says.token, messages::complete());
            let link = typed.link.unwrap_or_default();
            assert_eq!(Link::parse(&link).map(|link| link.deal().text()), Ok(cards.join(" ")));
            let short = TypedCards::check(game, &cards.get(1..).unwrap_or_default().join(" "));
            assert_eq!((short.link, short.good), (None, cards.len() - 1));
            let first = cards.first().map(|text| card(text));
            assert_eq!(short.says.token, messages::missing(first.into_iter().collect()));
        }
    }

    #[test]
    fn the_first_fault_is_named_and_the_good_cards_are_counted() {
        let typed = TypedCards::check(game("sly"), "TH 10h h10 T♥\u{fe0e} XX ace 2C");
        let states: Vec<&str> = typed.words.iter().map(|word| word.state).collect();
        assert_eq!(states, ["good", "good", "extra", "extra", "unknown", "unknown", "good"]);
        assert_eq!(typed.says.token, messages::extra(3, card("TH"), 2));
        assert_eq!((typed.good, typed.of, typed.link), (3, 104, None));
        let typed = TypedCards::check(game("empress-of-india"), "2H JH");
        assert_eq!(typed.says.token, messages::not_in_deal(2, card("JH")));
        let typed = TypedCards::check(game("sly"), "2H 1H");
        assert_eq!(typed.says.token, messages::unknown(2, "1H".into()));
        let typed = TypedCards::check(game("sly"), "2H 3H");
        assert_eq!(typed.says.token, messages::incomplete(2, 104));
        assert_eq!(TypedCards::check(game("sly"), "").says.token, messages::none(104));
    }

    #[test]
    fn any_text_is_read() {
        for text in ["", " , ;", &"2C ".repeat(100_000), &"é".repeat(100_000), "\u{1F0A1} ♠ S 10 1010", "{}<b>"] {
            let typed = TypedCards::check(game("labyrinth"), text);
            assert!(typed.link.is_none() && typed.says.token != messages::complete() && typed.words.len() <= MAX_WORDS);
        }
    }
}
