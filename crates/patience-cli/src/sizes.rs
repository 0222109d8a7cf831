//! `sizes`: lengths of the links of whole games.

use crate::{Failure, input, input::BadInput};
use patience::{Deal, Session};
use std::io::Write;

/// Length of the address before a replay's `#`, typical of hosts with a folder.
pub const ORIGIN: usize = 30;

/// Maximum length of a won game's whole address, which tests enforce.
pub const LIMIT: usize = 200;

/// Prints a line for each recorded game of a file, whose lines are a deal code and moves; `#` begins a comment.
pub fn print(out: &mut impl Write, files: &[String]) -> Result<(), Failure> {
    writeln!(out, "game\tdeal\tmoves\toutcome\tmoves’ part\tlink\treplay\taddress")?;
    let mut longest = 0;
    for file in files {
        for (number, line) in input::contents(file)?.lines().enumerate() {
            let Some((code, moves)) = recorded(line) else { continue };
            let wrong = |error: &dyn std::fmt::Display| BadInput::new(format!("{file}, line {}: {error}", number + 1));
            let mut session = Session::new(Deal::from_code(code).map_err(|error| wrong(&error))?);
            for text in moves.split_whitespace() {
                session.play_text(text).map_err(|error| wrong(&error))?;
            }
            let (link, replay) = (session.link().to_string(), session.link().replay());
            let address = ORIGIN + 1 + replay.len();
            longest = longest.max(address);
            writeln!(
                out,
                "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{address}",
                session.deal().game().id,
                session.deal().code().unwrap_or_default(),
                session.ply(),
                session.position().outcome().name(),
                link.rsplit('/').next().map_or(0, str::len),
                link.len(),
                replay.len(),
            )?;
        }
    }
    writeln!(out, "The longest address has {longest} characters, with {ORIGIN} before its #; the limit is {LIMIT}.")?;
    Ok(())
}

/// Splits a line into code and moves, if it is a recorded game.
fn recorded(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') { None } else { Some(line.split_once(' ').unwrap_or((line, ""))) }
}
