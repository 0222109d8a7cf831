//! Tests of ranges, lines and compact surveys.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::compact::MAX_SPAN;

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
        verdict: DealVerdict::parse(verdict).unwrap(),
        nodes: u64::from(deal) * 10,
        seconds: f64::from(deal) / 1e5,
        moves: 100,
        link: String::new(),
    }
}

#[test]
fn graded_deals_make_a_separate_survey() {
    let graded = |deal| Entry { budget: "--grade gentle --nodes 7".into(), ..entry(deal, "won") };
    let surveys = SurveySummary::of(&[entry(3, "won"), graded(4), entry(5, "lost"), graded(9)]).expect("two surveys");
    let files: Vec<_> = surveys.iter().map(|survey| (survey.file(), survey.deals.clone())).collect();
    assert_eq!(files, [("sly.txt".to_owned(), 3..6), ("sly-gentle.txt".to_owned(), 4..10)]);
    let other = Entry { budget: "--nodes 8".into(), ..entry(6, "won") };
    assert!(SurveySummary::of(&[entry(3, "won"), other]).is_err(), "two budgets");
}

#[test]
fn a_compact_survey_agrees_with_its_lines() {
    let mut entries: Vec<Entry> =
        (5..300).map(|deal| entry(deal, ["won", "lost", "unknown"][deal as usize % 7 / 3])).collect();
    // In any order, and with a gap.
    entries.remove(100);
    entries.reverse();
    let survey = SurveySummary::of(&entries).unwrap().remove(0);
    assert_eq!(survey.deals, 5..300);
    assert_eq!(SurveySummary::parse(&survey.text()), Ok(survey.clone()));
    assert_eq!(survey.time.values()[3], 1530);
    let mut untimed = survey.clone();
    untimed.time = Quantiles::default();
    assert!(!untimed.text().contains("microseconds"));
    assert_eq!(SurveySummary::parse(&untimed.text()), Ok(untimed));
    for deal in 0..310 {
        let letter = entries.iter().find(|entry| entry.deal == deal).map(|entry| entry.verdict.code());
        let expected = letter.or((5..300).contains(&deal).then_some('-'));
        assert_eq!(survey.verdict(deal), expected, "{deal}");
    }
    assert_eq!(survey.counts().all(), 294);
    assert_eq!(survey.moves.median(), Some(100));
}

#[test]
fn inconsistent_compact_surveys_are_refused() {
    let entries: Vec<Entry> = (0..40).map(|deal| entry(deal, ["won", "lost"][deal as usize % 2])).collect();
    let text = SurveySummary::of(&entries).unwrap()[0].text();
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
        assert!(SurveySummary::parse(&broken).is_err(), "{from} {to}");
    }
    let mut other = entries.clone();
    other[3].budget = "--nodes 8".into();
    assert!(SurveySummary::of(&other).is_err());
}

#[test]
fn too_wide_a_span_is_refused_before_it_is_allocated() {
    let refused = SurveySummary::of(&[entry(1, "won"), entry(1_000_001 + MAX_SPAN, "won")]);
    assert!(refused.is_err_and(|error| error.to_string().contains("too far apart")));
}

#[test]
fn lines_of_other_verdicts_are_refused() {
    let folder = std::env::temp_dir().join(format!("patience-survey-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("verdicts.jsonl");
    let read = |verdict: &str| {
        let line = serde_json::to_string(&entry(1, "won")).unwrap().replace("\"won\"", &format!("{verdict:?}"));
        std::fs::write(&file, line + "\n").unwrap();
        lines::read(&[file.to_str().unwrap().to_owned()]).map(|lines| lines.len()).map_err(|error| error.to_string())
    };
    for verdict in ["won", "lost", "stuck", "unknown"] {
        assert_eq!(read(verdict), Ok(1), "{verdict}");
    }
    for verdict in ["Won", "", "win", "unknown "] {
        assert!(read(verdict).is_err_and(|error| error.contains("is not a verdict")), "{verdict:?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn verdicts_are_spelt_in_lines_as_they_are_parsed() {
    for word in ["won", "lost", "stuck", "unknown"] {
        let verdict = DealVerdict::parse(word).unwrap();
        assert_eq!((verdict.name(), verdict.code()), (word, word.chars().next().unwrap()));
        assert_eq!(serde_json::to_string(&verdict).unwrap(), format!("{word:?}"));
    }
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
fn intervals_are_rounded_outwards() {
    assert_eq!(format_interval(wilson(100_000, 100_000), 2), ["99.99", "100.00"]);
    assert_eq!(format_interval(wilson(0, 20), 1), ["0.0", "16.2"]);
    assert_eq!(format_interval((12.5, 12.5), 1), ["12.5", "12.5"]);
    assert_eq!(format_interval((42.13, 42.19), 1), ["42.1", "42.2"]);
}
