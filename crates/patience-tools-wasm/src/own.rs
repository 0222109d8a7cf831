//! Cards of one's own, checked while they are typed.

use patience::{Card, Deal, Game, Link, words};
use serde::Serialize;

/// No deal has more; what is typed beyond is not looked at.
const MOST: usize = 300;

#[derive(Serialize)]
pub struct OwnCards {
    words: Vec<Word>,
    good: usize,
    of: usize,
    pack: Vec<Count>,
    sentence: String,
    link: Option<String>,
}

#[derive(Serialize)]
struct Word {
    text: String,
    card: String,
    state: &'static str,
}

#[derive(Serialize)]
struct Count {
    card: String,
    name: String,
    given: usize,
    of: usize,
}

impl OwnCards {
    /// Checks what was typed for a game.
    pub fn check(game: &'static Game, text: &str) -> OwnCards {
        let deal = (game.pack)();
        let of = |card: Card| deal.iter().filter(|other| **other == card).count();
        let mut pack: Vec<(Card, Count)> = Card::pack()
            .filter(|card| of(*card) > 0)
            .map(|card| (card, Count { card: card.to_string(), name: card.name(), given: 0, of: of(card) }))
            .collect();
        let mut words = Vec::new();
        let mut cards = Vec::new();
        let mut fault = None;
        for (at, text) in
            text.split([' ', '\n', '\r', '\t', ',', ';', '\u{a0}']).filter(|text| !text.is_empty()).enumerate()
        {
            if at == MOST {
                break;
            }
            let card = read(text);
            let count = card.and_then(|card| pack.iter_mut().find(|(other, _)| *other == card));
            let state = match (card, count) {
                (None, _) => {
                    let short: String = text.chars().take(12).collect();
                    fault.get_or_insert(format!(
                        "Card {}, “{short}”, is not a card: write value and suit, such as TH.",
                        at + 1
                    ));
                    "unknown"
                }
                (Some(card), None) => {
                    fault.get_or_insert(format!("Card {}, the {}, is not in this deal.", at + 1, card.name()));
                    "extra"
                }
                (Some(card), Some((_, count))) if count.given == count.of => {
                    let copies = words::number(count.of);
                    fault.get_or_insert(format!(
                        "Card {}, the {}, is one too many: there are {copies}.",
                        at + 1,
                        card.name()
                    ));
                    "extra"
                }
                (Some(card), Some((_, count))) => {
                    count.given += 1;
                    cards.push(card);
                    "good"
                }
            };
            let card = card.map_or_else(String::new, |card| card.to_string());
            words.push(Word { text: text.chars().take(12).collect(), card, state });
        }
        let good = cards.len();
        let link = match fault {
            None => Deal::own(game, cards).ok().map(|deal| Link { deal, choices: Vec::new() }.to_string()),
            Some(_) => None,
        };
        let pack: Vec<Count> = pack.into_iter().map(|(_, count)| count).collect();
        let sentence = fault.unwrap_or_else(|| missing(&pack, good, deal.len()));
        OwnCards { words, good, of: deal.len(), pack, sentence, link }
    }
}

/// Says how many cards are missing, and which, if they are few.
fn missing(pack: &[Count], good: usize, of: usize) -> String {
    let left = of - good;
    let mut names = Vec::new();
    for count in pack.iter().filter(|count| count.given < count.of) {
        let times = count.of - count.given;
        names.push(if times == 1 {
            format!("the {}", count.name)
        } else {
            format!("{} of the {}", words::number(times), count.name)
        });
    }
    match left {
        0 => "All cards are there.".into(),
        _ if good == 0 => format!("{of} cards, in the order in which they come off the pack."),
        1..=4 => format!("Missing: {}.", names.join(", ")),
        _ => format!("{} of {of}; {left} are missing.", words::cards(good)),
    }
}

/// A card as people write it: also `10H`, `h10`, `T♥`.
fn read(text: &str) -> Option<Card> {
    let mut letters = Vec::new();
    for letter in text.chars().filter(|letter| *letter != '\u{fe0e}' && *letter != '\u{fe0f}') {
        letters.push(match letter {
            '♣' | '♧' => 'C',
            '♦' | '♢' => 'D',
            '♥' | '♡' => 'H',
            '♠' | '♤' => 'S',
            other => other.to_ascii_uppercase(),
        });
        if letters.len() > 4 {
            return None;
        }
    }
    let text: String = letters.into_iter().collect();
    let text = text.replace("10", "T");
    let turned: String = text.chars().rev().collect();
    Card::parse(&text).or_else(|| Card::parse(&turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> &'static Game {
        Game::by_id(id).unwrap_or_else(|| unreachable!("{id} is a game"))
    }

    #[test]
    fn complete_cards_are_a_link_in_every_game() {
        for game in Game::all() {
            let cards: Vec<String> = (game.pack)().iter().rev().map(Card::to_string).collect();
            let own = OwnCards::check(game, &cards.join(", "));
            assert_eq!(own.sentence, "All cards are there.");
            let link = own.link.unwrap_or_default();
            assert_eq!(Link::parse(&link).map(|link| link.deal.text()), Ok(cards.join(" ")));
            let short = OwnCards::check(game, &cards.get(1..).unwrap_or_default().join(" "));
            assert_eq!((short.link, short.good), (None, cards.len() - 1));
            assert!(short.sentence.starts_with("Missing: the "), "{}", short.sentence);
        }
    }

    #[test]
    fn the_first_fault_is_named_and_the_rest_is_counted() {
        let own = OwnCards::check(game("sly"), "TH 10h h10 T♥\u{fe0e} XX ace 2C");
        let states: Vec<&str> = own.words.iter().map(|word| word.state).collect();
        assert_eq!(states, ["good", "good", "extra", "extra", "unknown", "unknown", "good"]);
        assert_eq!(own.sentence, "Card 3, the ten of hearts, is one too many: there are two.");
        assert_eq!((own.good, own.of, own.link), (3, 104, None));
        let own = OwnCards::check(game("empress-of-india"), "2H JH");
        assert_eq!(own.sentence, "Card 2, the knave of hearts, is not in this deal.");
        let own = OwnCards::check(game("sly"), "2H 1H");
        assert_eq!(own.sentence, "Card 2, “1H”, is not a card: write value and suit, such as TH.");
    }

    #[test]
    fn no_text_is_too_long_or_too_strange() {
        for text in ["", " , ;", &"2C ".repeat(100_000), &"é".repeat(100_000), "\u{1F0A1} ♠ S 10 1010", "{}<b>"] {
            let own = OwnCards::check(game("labyrinth"), text);
            assert!(own.link.is_none() && !own.sentence.is_empty() && own.words.len() <= MOST);
        }
    }
}
