//! Cards as people write them: in files, letters and other programs.

use crate::{
    Card,
    plain::{is_blank, is_invisible, plain},
};
use alloc::string::String;
use core::ops::Range;

/// A word of a text, and the card that it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenCard<'a> {
    /// The word.
    pub text: &'a str,
    /// The place of the word in the text, in bytes.
    pub range: Range<usize>,
    /// The card; `None` for a word that is not a card.
    pub card: Option<Card>,
}

/// Finds the cards of a text, separated by blanks, commas or semicolons: `TH`, `10h`, `T♥`, `♥10`. Jacks, queens and kings may
/// have their German or French letters, which name no other rank or suit where a suit stands beside them.
///
/// ```
/// use patience::written_cards;
/// let cards: Vec<String> = written_cards("10S, ♥q").filter_map(|word| word.card).map(|card| card.to_string()).collect();
/// assert_eq!(cards, ["TS", "QH"]);
/// ```
pub fn written_cards(text: &str) -> impl Iterator<Item = WrittenCard<'_>> {
    let is_between = |letter: char| is_blank(letter) || matches!(letter, ',' | ';' | '、' | '，' | '；');
    let mut at = 0;
    core::iter::from_fn(move || {
        let remaining = text.get(at..)?;
        let start = at + remaining.find(|letter| !is_between(letter) && !is_invisible(letter))?;
        let length = text.get(start..)?.find(is_between).unwrap_or(text.len() - start);
        at = start + length;
        let word = text.get(start..at)?;
        Some(WrittenCard { text: word, range: start..at, card: read(word) })
    })
}

/// Reads a card as people write it.
fn read(text: &str) -> Option<Card> {
    let mut written = String::new();
    for letter in plain(text).chars().take(5) {
        written.push(match letter {
            '♣' | '♧' => 'C',
            '♦' | '♢' => 'D',
            '♥' | '♡' => 'H',
            '♠' | '♤' => 'S',
            other => other,
        });
    }
    let written = written.replace("10", "T");
    let turned: String = written.chars().rev().collect();
    [&written, &turned].into_iter().find_map(|text| Card::parse(text).or_else(|| Card::parse(&with_english_rank(text))))
}

/// Replaces the German letters of the jack and the queen (B, D) and the French ones of jack, queen and king (V, D, R).
fn with_english_rank(text: &str) -> String {
    let mut letters = text.chars();
    let rank = letters.next().map(|letter| match letter.to_ascii_uppercase() {
        'B' | 'V' => 'J',
        'D' => 'Q',
        'R' => 'K',
        other => other,
    });
    rank.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<String> {
        written_cards(text)
            .map(|word| word.card.map_or_else(|| format!("?{}", word.text), |card| card.to_string()))
            .collect()
    }

    #[test]
    fn every_notation_is_read() {
        for text in [
            "TH",
            "th",
            "10H",
            "10h",
            "T♥",
            "10♥\u{fe0f}",
            "♥T",
            "♡10",
            "H10",
            "hT",
            "Ｔ♥",
            "１０Ｈ",
            "\u{2066}TH\u{2069}",
        ] {
            assert_eq!(cards(text), ["TH"], "{text:?}");
        }
        for between in [
            " ",
            ",",
            ", ",
            ";",
            "\n",
            "\r\n",
            "\t",
            "\u{a0}",
            "\u{202f}",
            "\u{2009}",
            "\u{3000}",
            "，",
            "、",
            ",\u{200b} ",
        ] {
            assert_eq!(cards(&format!("\u{feff}8C{between}4h{between}♠9{between}")), ["8C", "4H", "9S"], "{between:?}");
        }
    }

    #[test]
    fn german_and_french_letters_are_read_and_english_ones_mean_what_they_do() {
        assert_eq!(cards("D♠ B♥ ♦V R♣ dd sd DS"), ["QS", "JH", "JD", "KC", "QD", "QS", "QS"]);
        for card in Card::pack() {
            let turned: String = card.to_string().chars().rev().collect();
            assert_eq!(cards(&format!("{card} {turned}")), [card.to_string(), card.to_string()]);
        }
    }

    #[test]
    fn words_that_are_no_cards_are_found_with_their_places() {
        assert_eq!(cards("1H TX 100H 10 ace Т♦ D BD♠"), ["?1H", "?TX", "?100H", "?10", "?ace", "?Т♦", "?D", "?BD♠"]);
        let words: Vec<(usize, usize)> =
            written_cards("\u{feff}8C, é 4H").map(|word| (word.range.start, word.range.end)).collect();
        assert_eq!(words, [(3, 5), (7, 9), (10, 12)]);
        assert_eq!(cards(" \u{200b}, ;"), [""; 0]);
    }
}
