//! Deals: golden files, codes and their check, hand-made deals, and the distribution of the shuffle.

use crate::common::{cards, evidence::Evidence, game, ids, pack, stacked, text};
use patience::{
    Card, CodeError, Deal, DealError, Game,
    deal::{ALPHABET, DEAL_COUNT},
};
use std::{collections::BTreeSet, fs};

// ---------------------------------------------------------------- golden files

/// A line of a golden file: number, code, cards.
struct Golden {
    number: u32,
    code: String,
    cards: String,
}

fn golden(id: &str) -> Vec<Golden> {
    let file = Evidence::Deals.file(id);
    let data = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.splitn(3, ' ');
            let mut word = || words.next().unwrap().to_owned();
            Golden { number: word().parse().unwrap(), code: word(), cards: word() }
        })
        .collect()
}

#[test]
fn golden_deals() {
    for id in Evidence::Deals.games() {
        let lines = golden(id);
        assert!(lines.len() >= 5, "{id}");
        for Golden { number, code, cards } in lines {
            let deal = Deal::numbered(game(id), number).unwrap();
            assert_eq!(deal.code().as_deref(), Some(code.as_str()), "{id} {number}");
            assert_eq!(deal.text(), cards, "{id} {number}");
            assert_eq!(Deal::from_code(&code), Ok(deal), "{id} {number}");
        }
    }
}

#[test]
fn every_deal_has_exactly_its_games_cards() {
    for id in ids() {
        let mut expected = pack(id);
        expected.sort();
        for number in (0..200).chain(DEAL_COUNT - 200..DEAL_COUNT) {
            let mut cards = Deal::numbered(game(id), number).unwrap().cards().to_vec();
            cards.sort();
            assert_eq!(cards, expected, "{id} {number}");
        }
    }
}

#[test]
fn the_last_number_is_887503680() {
    for id in ids() {
        assert!(Deal::numbered(game(id), 887_503_680).is_some());
        assert_eq!(Deal::numbered(game(id), 887_503_681), None);
        assert_eq!(Deal::numbered(game(id), u32::MAX), None);
    }
}

#[test]
fn deals_of_different_numbers_differ() {
    let mut seen = BTreeSet::new();
    for number in 0..2000 {
        assert!(seen.insert(Deal::numbered(game("sly"), number).unwrap().text()), "{number}");
    }
}

// ---------------------------------------------------------------- codes

/// Codes of every game: the first, the last, and some in between.
fn codes() -> Vec<String> {
    let numbers = [0, 1, 12_345, 700_000_001, 887_503_680];
    let code = |id: &str, number| Deal::numbered(game(id), number).unwrap().code().unwrap();
    ids().into_iter().flat_map(|id| numbers.map(|number| code(id, number))).collect()
}

fn join(letters: &[char]) -> String {
    letters.iter().collect()
}

#[test]
fn an_alphabet_without_look_alikes() {
    assert_eq!(ALPHABET.len(), 31);
    assert_eq!(ALPHABET.chars().collect::<BTreeSet<char>>().len(), 31);
    assert!(ALPHABET.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit()));
    assert!(!ALPHABET.contains(['0', 'O', '1', 'I', 'L']));
}

#[test]
fn every_game_has_a_unique_letter() {
    let letters: BTreeSet<char> = Game::all().map(|game| game.letter).collect();
    assert_eq!(letters.len(), Game::all().count());
    assert!(letters.iter().all(|letter| ALPHABET.contains(*letter)));
    // Existing links and codes depend on them.
    let pinned = [
        ("fairie-queen", 'F'),
        ("empress-of-india", 'E'),
        ("labyrinth", 'M'),
        ("labyrinth-dealt-foundations", 'N'),
        ("labyrinth-late-refill", 'T'),
        ("sly", 'S'),
    ];
    assert_eq!(pinned.map(|(id, _)| game(id).letter), pinned.map(|(_, letter)| letter));
}

#[test]
fn every_mistyped_character_is_caught() {
    for code in codes() {
        let letters: Vec<char> = code.replace('-', "").chars().collect();
        assert_eq!(letters.len(), 8);
        for at in 0..8 {
            for wrong in ALPHABET.chars().filter(|wrong| *wrong != letters[at]) {
                let mut mistyped = letters.clone();
                mistyped[at] = wrong;
                assert_eq!(Deal::from_code(&join(&mistyped)), Err(CodeError::Check), "{code}: {}", join(&mistyped));
            }
        }
    }
}

#[test]
fn every_exchange_of_two_different_characters_is_caught() {
    let mut exchanges = 0;
    let codes = codes();
    for code in &codes {
        let letters: Vec<char> = code.replace('-', "").chars().collect();
        for i in 0..8 {
            for j in i + 1..8 {
                if letters[i] == letters[j] {
                    continue;
                }
                let mut mistyped = letters.clone();
                mistyped.swap(i, j);
                assert_eq!(Deal::from_code(&join(&mistyped)), Err(CodeError::Check), "{code}: {}", join(&mistyped));
                exchanges += 1;
            }
        }
    }
    // Eight characters make 28 pairs; codes of small numbers have many pairs of the same character.
    assert!(exchanges > 10 * codes.len());
}

#[test]
fn hyphens_spaces_and_case_do_not_matter() {
    for code in codes() {
        let deal = Deal::from_code(&code).unwrap();
        let plain = code.replace('-', "");
        let spaced: String = plain.chars().map(|letter| format!(" {letter}-")).collect();
        for text in [
            plain.clone(),
            plain.to_lowercase(),
            code.to_lowercase(),
            format!("  {code} "),
            spaced,
            code.replace('-', " "),
            format!("\t{code}\r\n"),
            code.replace('-', "\u{2011}") + "\u{a0}",
        ] {
            assert_eq!(Deal::from_code(&text).as_ref(), Ok(&deal), "{text:?}");
        }
        // The code is written in a single form.
        assert_eq!(deal.code(), Some(code));
    }
}

#[test]
fn characters_that_codes_do_not_use_are_named() {
    for wrong in ['0', '1', 'I', 'L', 'O', 'i', 'o', 'ß', '!', '.', '/', '_', '♠', '\u{1F0A1}', '\u{1}', '\0'] {
        for at in 0..8 {
            let mut letters: Vec<char> = "S2222223".chars().collect();
            letters[at] = wrong;
            let error = Deal::from_code(&join(&letters)).unwrap_err();
            assert_eq!(error, CodeError::Letter(wrong));
            let named = if wrong.is_control() { format!("U+{:04X}", u32::from(wrong)) } else { wrong.into() };
            assert!(error.to_string().contains(&named), "{error}");
        }
    }
}

#[test]
fn a_code_has_eight_characters() {
    for text in ["", "-", "S", "S222-222", "S222-22233", "S222222222222222222222222222222222222"] {
        assert_eq!(Deal::from_code(text), Err(CodeError::Length), "{text:?}");
    }
    let long = "2".repeat(100_000);
    assert_eq!(Deal::from_code(&long), Err(CodeError::Length));
}

#[test]
fn a_sound_code_of_no_game_differs_from_a_mistyped_code() {
    let used: Vec<char> = Game::all().map(|game| game.letter).collect();
    let value = |letter: char| ALPHABET.chars().position(|other| other == letter).unwrap();
    let mut tried = 0;
    for first in ALPHABET.chars().filter(|letter| !used.contains(letter)) {
        let last = ALPHABET.chars().find(|last| (value(first) + 8 * value(*last)) % 31 == 0).unwrap();
        assert_eq!(Deal::from_code(&format!("{first}222222{last}")), Err(CodeError::Game));
        tried += 1;
    }
    assert_eq!(tried, ALPHABET.len() - Game::all().count());
}

#[test]
fn every_error_is_a_sentence() {
    for error in [CodeError::Length, CodeError::Letter('0'), CodeError::Check, CodeError::Game] {
        assert!(error.to_string().split(' ').count() > 4, "{error}");
    }
}

// ---------------------------------------------------------------- deals of given cards

#[test]
fn given_cards_are_read_from_text_and_written() {
    for id in ids() {
        let deal = stacked(id, "");
        assert_eq!((deal.code(), deal.number()), (None, None));
        let with_breaks = deal.text().to_lowercase().replace(' ', "\n\t ");
        assert_eq!(Deal::from_text(game(id), &with_breaks), Ok(deal.clone()));
        assert_eq!(Deal::from_text(game(id), &deal.text()), Ok(deal));
        // Any order is a deal.
        let mut reversed = pack(id);
        reversed.reverse();
        assert_eq!(Deal::from_cards(game(id), reversed.clone()).unwrap().cards(), reversed);
    }
}

#[test]
fn a_word_that_is_no_card_is_named_with_its_place() {
    for (word, at) in [("1H", 1), ("XX", 17), ("Т♥", 104)] {
        let mut words: Vec<String> = pack("sly").iter().map(Card::to_string).collect();
        words[at - 1] = word.into();
        let error = Deal::from_text(game("sly"), &words.join(" ")).unwrap_err();
        let text = word.replace('Т', "Т (U+0422)");
        assert_eq!(error, DealError::Unknown { at, text });
        let word = word.chars().last().unwrap();
        assert!(error.to_string().contains(word) && error.to_string().contains(&at.to_string()), "{error}");
    }
}

#[test]
fn a_card_too_many_is_named_with_its_place() {
    for id in ids() {
        // An extra card at the end.
        let mut deal = pack(id);
        let extra = deal[5];
        deal.push(extra);
        let copies = pack(id).iter().filter(|card| **card == extra).count();
        let error = Deal::from_cards(game(id), deal.clone()).unwrap_err();
        assert_eq!(error, DealError::TooMany { at: deal.len(), card: extra, copies });
        assert!(error.to_string().contains(&extra.to_string()), "{error}");
        // A card in the place of another: the extra one is named.
        let mut deal = pack(id);
        deal[0] = deal[40];
        let last = deal.iter().rposition(|card| *card == deal[0]).unwrap();
        let copies = pack(id).iter().filter(|card| **card == deal[0]).count();
        assert_eq!(
            Deal::from_cards(game(id), deal.clone()),
            Err(DealError::TooMany { at: last + 1, card: deal[0], copies })
        );
    }
    // A card that the set-up has withdrawn.
    let mut deal = pack("empress-of-india");
    deal[16] = cards("QC")[0];
    let error = Deal::from_cards(game("empress-of-india"), deal).unwrap_err();
    assert_eq!(error, DealError::TooMany { at: 17, card: cards("QC")[0], copies: 0 });
    assert!(error.to_string().contains("QC"), "{error}");
}

#[test]
fn missing_cards_are_named() {
    for id in ids() {
        let mut deal = pack(id);
        let of = deal.len();
        let missing = [deal.remove(30), deal.remove(20)];
        let mut expected = missing.to_vec();
        expected.sort_by_key(|card| card.index());
        let error = Deal::from_cards(game(id), deal).unwrap_err();
        assert_eq!(error, DealError::Missing { given: of - 2, of, cards: expected });
        assert!(missing.iter().all(|card| error.to_string().contains(&card.to_string())), "{error}");
        let error = Deal::from_cards(game(id), Vec::new()).unwrap_err();
        assert!(error.to_string().contains(&of.to_string()), "{error}");
        // Lists at most twelve and counts the others.
        for (lacking, tail) in [(12, None), (13, Some("and 1 more"))] {
            let text = Deal::from_cards(game(id), pack(id)[lacking..].to_vec()).unwrap_err().to_string();
            assert_eq!(text.find("and ").map(|at| &text[at..]), tail, "{text}");
        }
    }
}

// ---------------------------------------------------------------- the shuffle

/// Decks in a test of the distribution. The numbers are fixed, and so is the outcome: no run fails by chance.
const DECKS: u32 = 20_000;

/// The limit, in standard deviations. A fair shuffle exceeds five, up or down, once in 1.7 million.
const SIGMAS: f64 = 5.0;

/// The generator of the description, reimplemented.
#[derive(Clone)]
struct SplitMix(u64);

impl SplitMix {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// A shuffle: the engine's, or a well-known wrong one.
type Shuffle = fn(u32, &mut [Card]);

fn right(number: u32, cards: &mut [Card]) {
    let mut generator = SplitMix(number.into());
    for i in (1..cards.len()).rev() {
        // No test reaches the rejected remainder of 2⁶⁴.
        cards.swap(i, (generator.next_u64() % (i as u64 + 1)) as usize);
    }
}

/// Swaps each card with any card of the whole pack.
fn any_of_n(number: u32, cards: &mut [Card]) {
    let mut generator = SplitMix(number.into());
    for i in (0..cards.len()).rev() {
        cards.swap(i, (generator.next_u64() % cards.len() as u64) as usize);
    }
}

/// Sattolo's cycles, off by one: no card is swapped with itself.
fn sattolo(number: u32, cards: &mut [Card]) {
    let mut generator = SplitMix(number.into());
    for i in (1..cards.len()).rev() {
        cards.swap(i, (generator.next_u64() % i as u64) as usize);
    }
}

/// The remainder of a number that is hardly greater than the divisor: a byte.
fn byte_modulo(number: u32, cards: &mut [Card]) {
    let mut generator = SplitMix(number.into());
    for i in (1..cards.len()).rev() {
        cards.swap(i, (generator.next_u64() % 256 % (i as u64 + 1)) as usize);
    }
}

/// Leaves out the last card of the pack.
fn short_by_a_card(number: u32, cards: &mut [Card]) {
    let mut generator = SplitMix(number.into());
    for i in (1..cards.len() - 1).rev() {
        cards.swap(i, (generator.next_u64() % (i as u64 + 1)) as usize);
    }
}

/// The state itself, without the mixing: neighbouring numbers draw neighbouring values.
fn unmixed(number: u32, cards: &mut [Card]) {
    let mut state = u64::from(number);
    for i in (1..cards.len()).rev() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let draw = (u128::from(state) * (i as u128 + 1)) >> 64;
        cards.swap(i, draw as usize);
    }
}

fn decks(id: &str, shuffle: Shuffle) -> Vec<Vec<Card>> {
    let deck = |number| {
        let mut cards = (game(id).pack)();
        shuffle(number, &mut cards);
        cards
    };
    (0..DECKS).map(deck).collect()
}

fn engine_decks(id: &str) -> Vec<Vec<Card>> {
    (0..DECKS).map(|number| Deal::numbered(game(id), number).unwrap().cards().to_vec()).collect()
}

/// Deviation of position × card from uniform, in standard deviations.
///
/// With n cards of m kinds, c copies of each, and N decks, a cell holds E = N·c/n decks on average. Of fair shuffles, the
/// deviations O − E have the covariance N/(n−1) · c·P ⊗ Q with the projections P (kinds, rank m−1) and Q (positions, rank
/// n−1), so that Σ(O−E)²/E is n/(n−1) times a chi-square of f = (m−1)(n−1) degrees of freedom: mean f, variance 2f.
fn unevenness(decks: &[Vec<Card>]) -> f64 {
    let n = decks[0].len();
    let mut counts = vec![[0_u32; 52]; n];
    for deck in decks {
        for (position, card) in deck.iter().enumerate() {
            counts[position][card.index()] += 1;
        }
    }
    let kinds: BTreeSet<usize> = decks[0].iter().map(|card| card.index()).collect();
    let copies = n / kinds.len();
    assert_eq!(copies * kinds.len(), n, "as many of each kind");
    let expected = decks.len() as f64 * copies as f64 / n as f64;
    let mut sum = 0.0;
    for row in &counts {
        for kind in &kinds {
            sum += (f64::from(row[*kind]) - expected).powi(2) / expected;
        }
    }
    let freedom = ((kinds.len() - 1) * (n - 1)) as f64;
    (sum * (n as f64 - 1.0) / n as f64 - freedom) / (2.0 * freedom).sqrt()
}

/// Deviation of decks with numbers `lag` apart from independence, in standard deviations, by the number of positions at
/// which both have the same card.
///
/// For two independent decks the number X of such positions has the mean c. Two positions agree both with the probability
/// c(c−1)/n(n−1) where the first deck has one kind twice, n(c−1) ordered pairs, and c²/n(n−1) elsewhere, n(n−c) pairs:
/// E X(X−1) = (c(c−1)² + c²(n−c))/(n−1).
fn relation(decks: &[Vec<Card>], lag: usize) -> f64 {
    let n = decks[0].len() as f64;
    let copies = decks[0].iter().filter(|card| **card == decks[0][0]).count() as f64;
    let pairs = decks.iter().zip(&decks[lag..]);
    let count = decks.len() - lag;
    let same = |(first, second): (&Vec<Card>, &Vec<Card>)| first.iter().zip(second).filter(|(a, b)| a == b).count();
    let sum: usize = pairs.map(same).sum();
    let factorial = (copies * (copies - 1.0).powi(2) + copies.powi(2) * (n - copies)) / (n - 1.0);
    let variance = factorial + copies - copies * copies;
    (sum as f64 - copies * count as f64) / (variance * count as f64).sqrt()
}

/// Deviation of the first cards of neighbours from independence: a table of 52 × 52 (or fewer) kinds, chi-square with
/// (m−1)² degrees of freedom when every kind is equally likely.
fn first_cards(decks: &[Vec<Card>]) -> f64 {
    let kinds: BTreeSet<usize> = decks[0].iter().map(|card| card.index()).collect();
    let mut counts = vec![0_u32; 52 * 52];
    decks.windows(2).for_each(|two| counts[52 * two[0][0].index() + two[1][0].index()] += 1);
    let m = kinds.len() as f64;
    let expected = (decks.len() - 1) as f64 / (m * m);
    let mut sum = 0.0;
    for first in &kinds {
        for second in &kinds {
            sum += (f64::from(counts[52 * first + second]) - expected).powi(2) / expected;
        }
    }
    // Whole pairs are uniform as well: m² − 1 degrees of freedom.
    let freedom = m * m - 1.0;
    (sum - freedom) / (2.0 * freedom).sqrt()
}

const LAGS: [usize; 7] = [1, 2, 3, 31, 256, 961, 4096];

#[test]
fn the_reference_shuffle_is_the_engines() {
    for id in ids() {
        for number in [0, 1, 17, 99_999, DEAL_COUNT - 1] {
            let mut cards = (game(id).pack)();
            right(number, &mut cards);
            assert_eq!(Deal::numbered(game(id), number).unwrap().text(), text(&cards));
        }
    }
}

#[test]
fn every_card_is_as_likely_at_every_position() {
    for id in ["sly", "empress-of-india"] {
        let sigmas = unevenness(&engine_decks(id));
        println!("{id}: {sigmas:.2} standard deviations");
        assert!(sigmas.abs() < SIGMAS, "{id}: {sigmas}");
    }
}

#[test]
fn neighbouring_numbers_have_unrelated_decks() {
    for id in ["sly", "empress-of-india"] {
        let decks = engine_decks(id);
        for lag in LAGS {
            let sigmas = relation(&decks, lag);
            println!("{id}, {lag} apart: {sigmas:.2} standard deviations");
            assert!(sigmas.abs() < SIGMAS, "{id} {lag}: {sigmas}");
        }
        let sigmas = first_cards(&decks);
        println!("{id}, first cards: {sigmas:.2} standard deviations");
        assert!(sigmas.abs() < SIGMAS, "{id}: {sigmas}");
    }
}

#[test]
fn a_biased_shuffle_fails() {
    let wrong: [(&str, Shuffle); 4] =
        [("any of n", any_of_n), ("off by one", sattolo), ("byte modulo", byte_modulo), ("one short", short_by_a_card)];
    for id in ["sly", "empress-of-india"] {
        for (name, shuffle) in wrong {
            let sigmas = unevenness(&decks(id, shuffle));
            println!("{id}, {name}: {sigmas:.0} standard deviations");
            assert!(sigmas > 2.0 * SIGMAS, "{id}: the shuffle “{name}” passes with {sigmas}");
        }
    }
}

#[test]
fn a_generator_that_does_not_mix_its_number_fails() {
    for id in ["sly", "empress-of-india"] {
        let decks = decks(id, unmixed);
        for lag in LAGS {
            let sigmas = relation(&decks, lag);
            assert!(sigmas.abs() > 2.0 * SIGMAS, "{id} {lag}: {sigmas}");
        }
    }
}
