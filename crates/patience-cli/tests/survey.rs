//! Surveys, run as a user runs them: killed and resumed, concatenated, checked.

use crate::runs::{Runs, path};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs, path::PathBuf};

const SURVEY: Runs = Runs("survey");

#[track_caller]
fn result(arguments: &[&str]) -> String {
    SURVEY.result(arguments)
}

#[track_caller]
fn refusal(arguments: &[&str]) -> String {
    SURVEY.refusal(arguments)
}

/// Reads the lines of a file by deal, without the times.
fn lines(file: &str) -> BTreeMap<u64, Value> {
    let text = fs::read_to_string(file).unwrap();
    let mut lines = BTreeMap::new();
    for line in text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let mut line = line;
        line["seconds"] = Value::Null;
        let before = lines.insert(line["deal"].as_u64().unwrap(), line);
        assert!(before.is_none(), "{before:?} is there twice");
    }
    lines
}

const BUDGET: [&str; 2] = ["--nodes", "2000000"];

#[test]
fn a_killed_survey_resumes() {
    let (whole, killed) = (path("whole.jsonl"), path("killed.jsonl"));
    let start = [&["labyrinth-late-refill", "--deals", "0..150", "--threads", "2"][..], &BUDGET].concat();
    let summary = result(&[&start[..], &["--out", &whole]].concat());
    assert_eq!(lines(&whole).len(), 150);

    let again = [&start[..], &["--out", &killed]].concat();
    let count = SURVEY.kill(&again, &killed, 5, 40);
    assert!((5..150).contains(&count), "it was killed in the middle: {count}");

    let resumed = result(&again);
    assert_eq!(lines(&killed), lines(&whole));
    // All but the line with the times.
    let counts = |summary: &str| summary.lines().take(5).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(counts(&resumed), counts(&summary));
    // Complete already: nothing is added.
    let before = fs::read(&killed).unwrap();
    result(&again);
    assert_eq!(fs::read(&killed).unwrap(), before);
    assert!(result(&["--verify", &killed]).ends_with("nothing is wrong\n"));
}

#[test]
fn a_survey_that_was_killed_in_its_first_line_resumes() {
    let file = path("first-line.jsonl");
    let survey = ["sly", "--deals", "0..2", "--player", "greedy", "--out", &file];
    result(&survey);
    let (text, whole) = (fs::read_to_string(&file).unwrap(), lines(&file));
    for length in [1, 5, 12, text.find('\n').unwrap() - 1] {
        fs::write(&file, &text[..length]).unwrap();
        result(&survey);
        assert_eq!(lines(&file), whole, "cut after {length}");
    }
    for notes in ["notes of mine", "[", "{\"notes\":1"] {
        fs::write(&file, notes).unwrap();
        assert!(refusal(&survey).contains("line 1"), "{notes}");
        assert_eq!(fs::read_to_string(&file).unwrap(), notes);
    }
}

#[test]
fn progress_is_only_for_a_terminal() {
    for (command, options) in [
        (SURVEY, &["--player", "greedy"][..]),
        (Runs("problems"), &["--nodes", "1000"]),
        (Runs("grades"), &["--tries", "2"]),
    ] {
        let output = command.run(&[&["sly", "--deals", "0..2"], options].concat());
        assert!(output.status.success() && !output.stdout.is_empty(), "{output:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

/// Errors that cannot be written change no exit status.
#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_error_changes_no_exit_status() {
    let problems = ["labyrinth", "--deals", "0..1", "--nodes", "1000", "--stats"];
    for (command, arguments, status) in [
        (Runs("problems"), &problems[..], 0),
        (Runs("grades"), &["sly", "--deals", "0..1", "--tries", "1"], 0),
        (SURVEY, &["sly", "--deals", "0..1", "--player", "greedy"], 0),
        (SURVEY, &["chess", "--deals", "0..1"], 2),
        (SURVEY, &["--no-such-option"], 2),
    ] {
        let full = fs::File::create("/dev/full").unwrap();
        assert_eq!(command.command(arguments).stderr(full).status().unwrap().code(), Some(status), "{arguments:?}");
    }
}

#[test]
fn concatenated_ranges_equal_a_whole_survey() {
    let (first, second, whole) = (path("first.jsonl"), path("second.jsonl"), path("both.jsonl"));
    let survey = |deals: &str, file: &str| {
        result(&[&["empress-of-india", "--deals", deals, "--out", file][..], &BUDGET].concat());
        fs::read_to_string(file).unwrap()
    };
    let parts = [survey("0..20", &first), survey("15..40", &second)];
    survey("0..40", &whole);
    // The five deals that both have count once.
    let together = path("together.jsonl");
    fs::write(&together, parts.concat()).unwrap();
    let folder = env!("CARGO_TARGET_TMPDIR");
    let compact = |file: &str| {
        let name = result(&["--compact", file, "--out", folder]);
        fs::read_to_string(name.trim_end()).unwrap()
    };
    assert_eq!(compact(&together), compact(&whole));
    assert_eq!(result(&["--table", &first, &second]), result(&["--table", &whole]));
    let name = PathBuf::from(folder).join("empress-of-india.txt");
    assert_eq!(result(&["--table", name.to_str().unwrap()]), result(&["--table", &whole]));
}

#[test]
fn mismatched_lines_are_refused() {
    let file = path("mixed.jsonl");
    result(&["sly", "--deals", "0..2", "--nodes", "900000", "--out", &file]);
    let other = |arguments: &[&str]| refusal(&[arguments, &["--deals", "0..3", "--out", &file]].concat());
    assert!(other(&["labyrinth", "--nodes", "900000"]).contains("labyrinth"));
    assert!(other(&["sly", "--nodes", "800000"]).contains("800000"));
    assert!(other(&["sly", "--player", "greedy"]).contains("greedy"));
    fs::write(&file, "not a survey\n").unwrap();
    assert!(other(&["sly", "--nodes", "900000"]).contains("line 1"));
    let empty = path("empty.jsonl");
    fs::write(&empty, "").unwrap();
    assert_eq!(refusal(&["--verify", &empty]), "there is no line to verify");
    for arguments in [
        &["sly"][..],
        &["sly", "--deals", "0..2", "--samples", "3"],
        &["sly", "--deals", "0..2", "--player", "careful", "--samples", "0"],
        &["sly", "--deals", "0..2", "--player", "careful", "--seconds", "1"],
        &["sly", "--deals", "0..2", "--player", "greedy", "--nodes", "1"],
        &["sly", "--deals", "0..2", "--player", "nobody"],
        &["sly", "--deals", "2"],
        &["sly", "--deals", "0..2", "--threads", "0"],
        &["sly", "--deals", "0..2", "--threads", "256"],
        &["sly", "--deals", "0..2", "--out", "/no/such/folder/file"],
        &["--verify", "no-such-file"],
        &["--verify", &empty],
        &["--compact", "no-such-file"],
        &["--compact", &empty],
        &["--table", &empty],
        &["--table", &file],
        &["sly", "--verify", &file],
    ] {
        refusal(arguments);
    }
}

#[test]
fn players_play_by_the_rules_and_always_the_same() {
    for (id, player) in
        [("sly", "greedy"), ("fairie-queen", "greedy"), ("empress-of-india", "careful"), ("labyrinth", "careful")]
    {
        let arguments = ["--deals", "7..10", "--player", player];
        let small = if player == "careful" { &["--samples", "2", "--nodes", "3000"][..] } else { &[] };
        // The careful player's former name, which lines and files have, is another word for it.
        let again = ["--deals", "7..10", "--player", if player == "careful" { "fair" } else { player }];
        let files = [path(&format!("{id}-once.jsonl")), path(&format!("{id}-twice.jsonl"))];
        for (file, arguments) in files.iter().zip([arguments, again]) {
            let summary = result(&[&[id][..], &arguments, small, &["--out", file]].concat());
            assert!(summary.contains("3 deals") && summary.contains("stuck"), "{summary}");
        }
        assert_eq!(lines(&files[0]), lines(&files[1]));
        let report = result(&["--verify", &files[0]]);
        assert!(report.starts_with("3 lines") && report.ends_with("nothing is wrong\n"), "{report}");
    }
}

#[test]
fn wrong_lines_are_found() {
    let file = path("right.jsonl");
    result(&["fairie-queen", "--deals", "0..12", "--nodes", "500000", "--out", &file]);
    let report = result(&["--verify", &file, "--sample", "1", "--nodes", "3000000"]);
    assert_eq!(report.matches(": lost, ").count(), 1, "{report}");
    let entries: Vec<Value> = lines(&file).into_values().collect();
    let of = |verdict: &str| entries.iter().position(|entry| entry["verdict"] == verdict).unwrap();
    let (won, lost) = (of("won"), of("lost"));
    let link = entries[won]["link"].as_str().unwrap();
    let other = entries.iter().rposition(|entry| entry["verdict"] == "won").unwrap();
    assert_ne!(won, other);
    for (at, key, value) in [
        (won, "code", entries[lost]["code"].clone()),
        (won, "deal", json!(4_711)),
        (won, "moves", json!(3)),
        (won, "link", json!("")),
        (won, "link", json!(&link[..link.len() - 1])),
        (won, "link", entries[other]["link"].clone()),
        (won, "link", json!(link.split('/').take(2).collect::<Vec<_>>().join("/"))),
        (won, "verdict", json!("stuck")),
        (won, "verdict", json!("lost")),
        (lost, "verdict", json!("won")),
        (lost, "verdict", json!("perhaps")),
        (lost, "game", json!("sly")),
    ] {
        let mut entries = entries.clone();
        entries[at][key] = value.clone();
        // Not cut off: a wrong line is reported at any place.
        let text: String = entries.iter().map(|entry| entry.to_string().replace("null", "0.0") + "\n").collect();
        let wrong = path("wrong.jsonl");
        fs::write(&wrong, text).unwrap();
        let sentence = refusal(&["--verify", &wrong, "--sample", "0"]);
        assert!(sentence.starts_with(&format!("line {} of", at + 1)), "{key} {value}: {sentence}");
    }
    // A winnable deal that is called lost, without a line that would show it.
    let mut entry = entries[won].clone();
    for (key, value) in [("verdict", json!("lost")), ("link", json!("")), ("moves", json!(0)), ("seconds", json!(0.0))]
    {
        entry[key] = value;
    }
    let false_loss = path("false-loss.jsonl");
    fs::write(&false_loss, entry.to_string()).unwrap();
    assert!(refusal(&["--verify", &false_loss]).contains("is won"));
}

#[test]
fn a_damaged_line_is_reported() {
    let file = path("undamaged.jsonl");
    result(&["labyrinth-late-refill", "--deals", "0..3", "--nodes", "500000", "--out", &file]);
    let text = fs::read_to_string(&file).unwrap();
    for (from, to) in [("\"deal\":1,", "\"deal\":\"1\","), ("\"link\":", "\"lin\":")] {
        let damaged = path("damaged.jsonl");
        fs::write(&damaged, text.replacen(from, to, 1)).unwrap();
        for option in ["--verify", "--compact", "--table"] {
            assert!(refusal(&[option, &damaged]).contains("is not a line of a survey"), "{option} {to}");
        }
    }
    // A killed run leaves the beginning of a line.
    let cut = path("cut.jsonl");
    fs::write(&cut, &text[..text.len() - 9]).unwrap();
    assert!(result(&["--verify", &cut]).starts_with("2 lines"));
}

#[test]
fn files_are_written_only_in_their_folder() {
    let folder = path("compact-here");
    let outside = path("outside.txt");
    let game = outside.strip_suffix(".txt").unwrap();
    let good = json!({"game": "sly", "budget": "", "deal": 0, "code": "", "verdict": "won", "nodes": 1, "seconds": 0.0, "moves": 1, "link": ""});
    for (key, value) in [
        ("game", json!(game)),
        ("game", json!("../outside")),
        ("player", json!("/../../outside")),
        ("deal", json!(u32::MAX)),
    ] {
        let mut line = good.clone();
        line[key] = value.clone();
        let file = path("from-elsewhere.jsonl");
        fs::write(&file, line.to_string() + "\n").unwrap();
        let sentence = refusal(&["--compact", &file, "--out", &folder]);
        assert!(sentence.contains("unknown game, player or deal"), "{key} {value}: {sentence}");
        assert!(!fs::exists(&outside).unwrap());
    }
    let compact = path("compact.txt");
    fs::write(
        &compact,
        format!("# \ngame {game}\nplayer\nbudget\ndeals 0..1\nwon 1\nlost 0\nunknown 0\nnodes\nmoves\nverdicts\nw\n"),
    )
    .unwrap();
    assert!(refusal(&["--compact", &compact, "--out", &folder]).contains("there is no game"));
}

#[test]
fn the_memory_of_a_survey_is_part_of_its_budget() {
    let file = path("memory.jsonl");
    let survey = ["fairie-queen", "--deals", "0..3", "--nodes", "100000", "--out", &file];
    let with_memory = |megabytes| [&survey[..], &["--memory", megabytes]].concat();
    result(&with_memory("300"));
    assert!(lines(&file).values().all(|line| line["budget"] == "--nodes 100000 --memory 300"));
    result(&with_memory("300"));
    for other in [survey.to_vec(), with_memory("301")] {
        assert!(refusal(&other).contains("is of the budget"));
    }
    for megabytes in ["0", "65536", "many"] {
        assert!(refusal(&with_memory(megabytes)).contains(megabytes));
    }
    assert!(refusal(&["sly", "--deals", "0..1", "--player", "careful", "--memory", "9"]).contains("--memory"));
}

#[test]
fn a_grade_chooses_the_deals_of_the_list() {
    let list = path("graded.txt");
    // Deals 0 to 5 are winnable but 1; grades: gentle, gentle, medium, gentle, stern, cruel.
    fs::write(&list, "labyrinth 6 6\nv\nBL\n").unwrap();
    let file = path("graded.jsonl");
    let of_grade = |grade| {
        ["labyrinth", "--deals", "0..6", "--player", "greedy", "--list", &list, "--out", &file, "--grade", grade]
    };
    let surveyed = || lines(&file).into_keys().collect::<Vec<_>>();
    result(&of_grade("gentle"));
    assert_eq!(surveyed(), [0, 3]);
    // The grade is part of the budget: a file holds one.
    assert!(refusal(&of_grade("cruel")).contains("is of the budget"));
    fs::remove_file(&file).unwrap();
    result(&of_grade("cruel"));
    assert_eq!(surveyed(), [5]);
    let all = ["labyrinth", "--deals", "0..7", "--player", "greedy", "--grade", "gentle", "--list", &list];
    assert!(refusal(&all).ends_with("has grades of 6 deals only"));
    let other = ["sly", "--deals", "0..6", "--player", "greedy", "--grade", "gentle", "--list", &list];
    assert!(refusal(&other).ends_with("is not a list of deals of sly"));
}

#[test]
fn useless_or_endless_options_are_refused() {
    assert!(refusal(&["sly", "--deals", "10..5"]).contains("there is no deal"));
    for seconds in ["-1", "nan", "inf", "1e300"] {
        assert!(refusal(&["sly", "--deals", "0..1", &format!("--seconds={seconds}")]).contains(seconds));
    }
    for task in ["--verify", "--table", "--compact"] {
        for (option, value) in [
            ("--threads", "4"),
            ("--samples", "3"),
            ("--seconds", "1"),
            ("--memory", "9"),
            ("--player", "careful"),
            ("--playouts", "7"),
            ("--seed", "3"),
            ("--grade", "gentle"),
        ] {
            assert!(refusal(&[task, "x", option, value]).contains(option), "{task} {option}");
        }
        assert!(refusal(&[task, "x", "--list", "y"]).contains("--list"), "{task}");
    }
    for task in ["--table", "--compact"] {
        assert!(refusal(&[task, "x", "--nodes", "9"]).contains("--nodes"), "{task}");
    }
}

#[test]
fn the_published_table_equals_the_recorded_surveys() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<String> = fs::read_dir(root.join("www/surveys"))
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    let mut arguments = vec!["--table"];
    arguments.extend(files.iter().map(String::as_str));
    let printed = result(&arguments);
    let (table, commands) = printed.split_once("\n```sh\n").unwrap();
    assert_eq!(commands.lines().filter(|line| line.contains("patience-cli -- survey")).count(), files.len());
    let document = fs::read_to_string(root.join("crates/patience-survey/README.md")).unwrap();
    let (_, quoted) = document.split_once("<!-- survey --table www/surveys/* -->\n").unwrap();
    assert!(quoted.starts_with(table), "it should read:\n{table}");
}
