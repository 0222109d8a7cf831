//! Grades, run as a user runs them: interrupted anywhere and resumed.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn grades(deals: &str, out: &str) -> Output {
    let arguments = ["grades", "sly", "--deals", deals, "--tries", "2", "--out", out];
    Command::new(env!("CARGO_BIN_EXE_patience")).args(arguments).output().unwrap()
}

#[test]
fn an_interrupted_run_resumes_and_other_files_are_refused() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stopped.grades");
    let out = file.to_str().unwrap();
    let _ = fs::remove_file(&file);
    assert!(grades("0..4", out).status.success());
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!(whole.lines().count(), 5, "{whole}");
    let head = whole.find('\n').unwrap();
    // Within the head, at its end, within a line, at the end of a line.
    for length in [0, 1, head, head + 1, head + 3, whole.len() - 1, whole.len()] {
        fs::write(&file, &whole[..length]).unwrap();
        assert!(grades("0..4", out).status.success(), "cut after {length}");
        assert_eq!(fs::read_to_string(&file).unwrap(), whole, "cut after {length}");
    }
    for other in ["labyrinth --tries 2\n1 0 3\n", "sly --tries 3\n", "notes of mine"] {
        fs::write(&file, other).unwrap();
        let refused = grades("0..4", out);
        assert_eq!(refused.status.code(), Some(2), "{other}");
        assert!(String::from_utf8(refused.stderr).unwrap().contains("does not begin with"), "{other}");
        assert_eq!(fs::read_to_string(&file).unwrap(), other, "nothing of it is touched");
    }
}
