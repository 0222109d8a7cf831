//! Problems, run as a user runs them: killed and resumed, in several threads, checked.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.arg("problems").args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// Returns the error of a run that ends with status 2.
#[track_caller]
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    text.lines().last().unwrap().to_owned()
}

/// A new path in the build's temporary folder.
fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

const GAME: [&str; 5] = ["labyrinth", "--nodes", "20000", "--deals", "0..40"];

#[test]
fn a_killed_run_resumes_with_the_same_bytes() {
    let whole = run(&GAME);
    assert!(whole.status.success(), "{whole:?}");
    let whole = String::from_utf8(whole.stdout).unwrap();
    assert!(whole.contains("\"kind\":\"grace\"") && whole.contains("\"of\":0"), "{whole}");
    let threads = run(&[&GAME[..], &["--threads", "3"]].concat());
    assert_eq!(String::from_utf8(threads.stdout).unwrap(), whole, "threads change nothing");

    let file = path("problems-killed.jsonl");
    let again = [&GAME[..], &["--out", &file]].concat();
    let mut child = command(&again).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while fs::read_to_string(&file).unwrap_or_default().lines().count() < 3 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // A kill can cut a line anywhere.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 20]).unwrap();
    assert!(run(&again).status.success());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    // Complete already: nothing is added.
    assert!(run(&again).status.success());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    // Lines of two runs in any order, some twice, are put in order.
    let lines: Vec<&str> = whole.lines().collect();
    fs::write(&file, [&lines[9..], &lines[..20]].concat().join("\n") + "\n").unwrap();
    assert!(run(&again).status.success());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);

    let checked = run(&["--verify", &file, "--nodes", "200000"]);
    assert!(String::from_utf8(checked.stdout.clone()).unwrap().ends_with("nothing is wrong\n"), "{checked:?}");
    let problem = lines.iter().find(|line| line.contains("\"kind\":\"grace\"")).unwrap();
    for (from, to, what) in [
        ("\"line\":[\"", "\"line\":[\"r1c1>C+\",\"", "does not begin with an answer"),
        ("\"kind\":\"grace\"", "\"kind\":\"move\"", "does not say the same"),
        ("\"link\":\"problem/grace", "\"link\":\"problem/move", "the link does not open"),
    ] {
        fs::write(&file, problem.replacen(from, to, 1) + "\n").unwrap();
        assert!(refusal(&["--verify", &file]).contains(what), "{what}");
    }
}

#[test]
fn mistakes_are_refused_by_name() {
    let file = path("problems-mixed.jsonl");
    assert!(run(&["labyrinth", "--nodes", "1000", "--deals", "0..2", "--out", &file]).status.success());
    let other = |arguments: &[&str]| refusal(&[arguments, &["--deals", "0..3", "--out", &file]].concat());
    assert!(other(&["sly", "--nodes", "1000"]).contains("labyrinth"));
    assert!(other(&["labyrinth", "--nodes", "2000"]).contains("--nodes 1000"));
    assert!(other(&["labyrinth", "--nodes", "1000", "--kind", "grace"]).contains("--kind grace"));
    assert!(refusal(&["labyrinth", "--nodes", "1000", "--deals", "5..6", "--out", &file]).contains("of deal \"0\""));
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
        assert!(refusal(arguments).contains(what), "{arguments:?}: {}", refusal(arguments));
    }
    let help = run(&["--help"]);
    assert!(help.status.success() && String::from_utf8(help.stdout).unwrap().contains("--verify"));
}
