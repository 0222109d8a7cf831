//! Ranges, lines and compact surveys.
#![allow(clippy::unwrap_used)]

use super::*;

#[test]
fn ranges_are_read() {
    assert_eq!(range::parse("3..10"), Ok(3..10));
    for text in ["", "3", "3..", "..4", "a..b", "0..999999999", "-1..4", "10..5", "5..5"] {
        assert!(range::parse(text).is_err(), "{text}");
    }
}

fn entry(deal: u32, verdict: &str) -> Entry {
    Entry {
        game: "sly".into(),
        player: String::new(),
        budget: "--nodes 7".into(),
        deal,
        code: String::new(),
        verdict: verdict.into(),
        nodes: u64::from(deal) * 10,
        seconds: f64::from(deal) / 1e5,
        moves: 100,
        link: String::new(),
    }
}

#[test]
fn a_compact_survey_says_what_its_lines_say() {
    let mut entries: Vec<Entry> =
        (5..300).map(|deal| entry(deal, ["won", "lost", "unknown"][deal as usize % 7 / 3])).collect();
    // In any order, and with a gap.
    entries.remove(100);
    entries.reverse();
    let survey = Compact::of(&entries).unwrap().remove(0);
    assert_eq!(survey.deals, 5..300);
    assert_eq!(Compact::parse(&survey.text()), Ok(survey.clone()));
    assert_eq!(survey.time.values()[3], 1530);
    let mut untimed = survey.clone();
    untimed.time = Quantiles::default();
    assert!(!untimed.text().contains("microseconds"));
    assert_eq!(Compact::parse(&untimed.text()), Ok(untimed));
    for deal in 0..310 {
        let letter = entries.iter().find(|entry| entry.deal == deal).map(|entry| counts::letter(&entry.verdict));
        let expected = letter.or((5..300).contains(&deal).then_some('-'));
        assert_eq!(survey.verdict(deal), expected, "{deal}");
    }
    assert_eq!(survey.counts().all(), 294);
    assert_eq!(survey.moves.median(), Some(100));
}

#[test]
fn compact_surveys_that_contradict_themselves_are_refused() {
    let entries: Vec<Entry> = (0..40).map(|deal| entry(deal, ["won", "lost"][deal as usize % 2])).collect();
    let text = Compact::of(&entries).unwrap()[0].text();
    for (from, to) in [
        ("won 20", "won 21"),
        ("deals 0..40", "deals 0..41"),
        ("deals 0..40", "deals 0..x"),
        ("verdicts\n", ""),
        ("verdicts\nw", "verdicts\n9w"),
        ("verdicts\nw", "verdicts\nx"),
        ("verdicts\nw", "verdicts\nw99999999999999999999999"),
        ("game sly", "gam sly"),
        ("moves 100", "moves"),
    ] {
        let broken = text.replace(from, to);
        assert_ne!(broken, text, "{from}");
        assert!(Compact::parse(&broken).is_err(), "{from} {to}");
    }
    let mut other = entries.clone();
    other[3].budget = "--nodes 8".into();
    assert!(Compact::of(&other).is_err());
}

#[test]
fn wilson_agrees_with_published_values() {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (successes, of, low, high) in
        [(81, 263, 25.53, 36.62), (15, 148, 6.24, 16.05), (0, 20, 0.0, 16.11), (1, 29, 0.61, 17.18)]
    {
        let (l, h) = wilson(successes, of);
        assert!((l - low).abs() < 0.01 && (h - high).abs() < 0.01, "{successes}/{of}: {l} {h}");
    }
}

#[test]
fn the_ends_of_an_interval_say_no_more_than_is_known() {
    assert_eq!(ends(wilson(100_000, 100_000), 2), ["99.99", "100.00"]);
    assert_eq!(ends(wilson(0, 20), 1), ["0.0", "16.2"]);
    assert_eq!(ends((12.5, 12.5), 1), ["12.5", "12.5"]);
    assert_eq!(ends((42.13, 42.19), 1), ["42.1", "42.2"]);
}
