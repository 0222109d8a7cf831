//! Runs of the commands that append lines to a file: killed, resumed, refused.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

/// A command of the program that is run with arguments.
#[derive(Clone, Copy)]
pub struct Runs(pub &'static str);

impl Runs {
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
        command.arg(self.0).args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// Returns the standard output of a successful run.
    #[track_caller]
    pub fn result(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Returns the error of a run that ends with status 2.
    #[track_caller]
    pub fn refusal(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        let sentence = text.strip_suffix('\n').unwrap();
        assert!(!sentence.contains('\n'), "{sentence}");
        sentence.to_owned()
    }

    /// Runs until the file has some lines, kills the run, and cuts the end of the file: a kill can cut a line anywhere.
    /// Returns the number of lines that the run left.
    pub fn kill(&self, arguments: &[&str], file: &str, lines: usize, cut: usize) -> usize {
        let mut child = self.command(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let written = || fs::read_to_string(file).unwrap_or_default().lines().count();
        while written() < lines && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let text = fs::read_to_string(file).unwrap();
        fs::write(file, &text[..text.len() - cut]).unwrap();
        text.lines().count()
    }
}

/// A new path in the build's temporary folder.
pub fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}
