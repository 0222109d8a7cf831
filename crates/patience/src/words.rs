//! Small pieces of English.

use crate::Card;

/// The button beside the pack, in the midst of a deal.
pub const DEAL_ON: &str = "Deal on";

/// The same where the card in hand is to be decided on: it can go home, or would bury what can.
pub const LAY_AND_DEAL_ON: &str = "Lay it and deal on";

/// A number in words up to twenty, in figures beyond.
pub fn number(n: usize) -> String {
    const NAMES: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    NAMES.get(n).map_or_else(|| n.to_string(), |name| (*name).to_owned())
}

/// The rank of a row or a deal in words: `first` for 1 to `eleventh` for 11.
pub fn ordinal(n: usize) -> String {
    const NAMES: [&str; 11] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"];
    n.checked_sub(1)
        .and_then(|n| NAMES.get(n))
        .map_or_else(|| [&n.to_string(), "th"].concat(), |name| (*name).to_owned())
}

/// The sentence with its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// `1 card`, `3 cards`.
pub fn cards(n: usize) -> String {
    [n.to_string().as_str(), if n == 1 { " card" } else { " cards" }].concat()
}

/// `One card is suitable.`, `Three cards are suitable.`
pub fn suitable(n: usize) -> String {
    [capital(&number(n)).as_str(), if n == 1 { " card is" } else { " cards are" }, " suitable."].concat()
}

/// `on the five of clubs`.
pub fn on(card: Option<Card>) -> String {
    card.map_or_else(String::new, |card| ["on the ", &card.name()].concat())
}

/// A list with commas and a last "or".
pub fn or(items: &[String]) -> String {
    let mut list = String::new();
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            list += if at + 1 == items.len() { ", or " } else { ", " };
        }
        list += item;
    }
    list
}
