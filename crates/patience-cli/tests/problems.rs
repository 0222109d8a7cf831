//! Problems, run as a user runs them: killed and resumed, in several threads, checked.

use crate::runs::{Runs, path};
use std::fs;

const PROBLEMS: Runs = Runs("problems");

const GAME: [&str; 5] = ["labyrinth", "--nodes", "20000", "--deals", "0..40"];

#[test]
fn a_killed_run_resumes_with_the_same_bytes() {
    let whole = PROBLEMS.result(&GAME);
    assert!(whole.contains("\"kind\":\"grace\"") && whole.contains("\"of\":0"), "{whole}");
    assert_eq!(PROBLEMS.result(&[&GAME[..], &["--threads", "3"]].concat()), whole, "threads change nothing");

    let file = path("problems-killed.jsonl");
    let again = [&GAME[..], &["--out", &file]].concat();
    PROBLEMS.kill(&again, &file, 3, 20);
    PROBLEMS.result(&again);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    // Complete already: nothing is added.
    PROBLEMS.result(&again);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    // Lines of two runs in any order, some twice, are put in order.
    let lines: Vec<&str> = whole.lines().collect();
    fs::write(&file, [&lines[9..], &lines[..20]].concat().join("\n") + "\n").unwrap();
    PROBLEMS.result(&again);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);

    // Deals behind a gap stay, and only the gap is searched.
    let beside_gap = |line: &&&str| !line.contains("\"deal\":1,");
    let lines_left: Vec<&str> = lines.iter().filter(beside_gap).copied().collect();
    fs::write(&file, lines_left.join("\n") + "\n").unwrap();
    let stats = String::from_utf8(PROBLEMS.run(&[&again[..], &["--stats"]].concat()).stderr).unwrap();
    assert!(stats.starts_with("labyrinth: 1 deals in "), "{stats}");
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);

    let checked = PROBLEMS.result(&["--verify", &file, "--nodes", "200000"]);
    assert!(checked.ends_with("nothing is wrong\n"), "{checked}");
    let empty = path("problems-empty.jsonl");
    fs::write(&empty, "").unwrap();
    assert!(PROBLEMS.refusal(&["--verify", &empty]).contains("there is no line"));
    let problem = lines.iter().find(|line| line.contains("\"kind\":\"grace\"")).unwrap();
    for (from, to, what) in [
        ("\"line\":[\"", "\"line\":[\"r1c1>C+\",\"", "does not begin with an answer"),
        ("\"kind\":\"grace\"", "\"kind\":\"move\"", "does not say the same"),
        ("\"link\":\"problem/grace", "\"link\":\"problem/move", "the link does not open"),
    ] {
        fs::write(&file, problem.replacen(from, to, 1) + "\n").unwrap();
        assert!(PROBLEMS.refusal(&["--verify", &file]).contains(what), "{what}");
    }
}

#[test]
fn a_run_that_was_killed_in_its_first_line_resumes() {
    let few = ["labyrinth", "--nodes", "1000", "--deals", "0..2"];
    let (whole, file) = (PROBLEMS.result(&few), path("problems-first-line.jsonl"));
    for length in [1, 5, 12, whole.find('\n').unwrap()] {
        fs::write(&file, &whole[..length]).unwrap();
        PROBLEMS.result(&[&few[..], &["--out", &file]].concat());
        assert_eq!(fs::read_to_string(&file).unwrap(), whole, "cut after {length}");
    }
}

#[test]
fn files_of_others_stay() {
    let file = path("notes.txt");
    let few = ["labyrinth", "--nodes", "1000", "--deals", "0..2", "--out", &file];
    for notes in ["notes of mine", "{\"notes\":1}", "["] {
        fs::write(&file, notes).unwrap();
        assert!(PROBLEMS.refusal(&few).contains("line 1"), "{notes}");
        assert_eq!(fs::read_to_string(&file).unwrap(), notes);
    }
    fs::write(&file, "{\"game\":").unwrap();
    // Putting lines in order replaces the file, nothing beside it.
    let beside = path("notes.txt.new");
    fs::write(&beside, "notes of mine").unwrap();
    PROBLEMS.result(&few);
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!(whole.lines().count(), 2, "{whole}");
    assert_eq!(fs::read_to_string(&beside).unwrap(), "notes of mine");
    fs::remove_file(&beside).unwrap();
}

#[cfg(unix)]
#[test]
fn a_link_to_a_file_stays_a_link() {
    let (file, link) = (path("linked.jsonl"), path("link.jsonl"));
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let few = ["labyrinth", "--nodes", "1000", "--deals", "0..2", "--out", &link];
    PROBLEMS.result(&few);
    let whole = fs::read_to_string(&file).unwrap();
    let reversed: Vec<&str> = whole.lines().rev().collect();
    fs::write(&file, reversed.join("\n") + "\n").unwrap();
    PROBLEMS.result(&few);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn mistakes_are_refused_by_name() {
    let file = path("problems-mixed.jsonl");
    PROBLEMS.result(&["labyrinth", "--nodes", "1000", "--deals", "0..2", "--out", &file]);
    let other = |arguments: &[&str]| PROBLEMS.refusal(&[arguments, &["--deals", "0..3", "--out", &file]].concat());
    assert!(other(&["sly", "--nodes", "1000"]).contains("labyrinth"));
    assert!(other(&["labyrinth", "--nodes", "2000"]).contains("--nodes 1000"));
    assert!(other(&["labyrinth", "--nodes", "1000", "--kind", "grace"]).contains("--kind grace"));
    assert!(
        PROBLEMS
            .refusal(&["labyrinth", "--nodes", "1000", "--deals", "5..6", "--out", &file])
            .contains("of deal \"0\"")
    );
    fs::write(&file, "no problem\n").unwrap();
    assert!(other(&["labyrinth", "--nodes", "1000"]).contains("line 1"));
    for (arguments, what) in [
        (&["sly"][..], "--deals"),
        (&["chess", "--deals", "0..2"], "no game called"),
        (&["sly", "--deals", "2..2"], "no deal"),
        (&["sly", "--deals", "0..2", "--kind", "grace"], "only move and place"),
        (&["sly", "--deals", "0..2", "--kind", "riddle"], "the kinds are move"),
        (&["sly", "--deals", "0..2", "--nodes", "0"], "nodes"),
        (&["sly", "--deals", "0..2", "--out", "/no/such/folder/file"], "cannot write"),
        (&["--verify", "no-such-file"], "no-such-file"),
    ] {
        assert!(PROBLEMS.refusal(arguments).contains(what), "{arguments:?}: {}", PROBLEMS.refusal(arguments));
    }
    assert!(PROBLEMS.result(&["--help"]).contains("--verify"));
}
