//! Resumes a survey from the lines of an interrupted run.

use crate::input::BadInput;
use patience::Game;
use patience_survey::lines::{Entry, Line, read};
use std::{fs, io::Write, ops::Range};

/// Reads the lines of an earlier run; the file must hold nothing but the same survey.
pub fn earlier(
    file: &str,
    game: &Game,
    player: &str,
    budget: &str,
    deals: &Range<u32>,
) -> Result<Vec<Entry>, BadInput> {
    if !fs::exists(file).unwrap_or(true) {
        return Ok(Vec::new());
    }
    let mut entries = Vec::new();
    for Line { number, entry, .. } in read(&[file.to_owned()])? {
        let refuse = |what: &str, is: &str, not: &str| {
            Err(BadInput::new(format!("line {number} of {file:?} is of {what} {is:?}, not of {not:?}")))
        };
        if entry.game != game.id {
            return refuse("the game", &entry.game, game.id);
        }
        if entry.player != player {
            return refuse("the player", &entry.player, player);
        }
        if entry.budget != budget {
            return refuse("the budget", &entry.budget, budget);
        }
        if deals.contains(&entry.deal) {
            entries.push(entry);
        }
    }
    Ok(entries)
}

/// Opens a file to append lines, after ending an incomplete last line.
pub fn append(file: &str) -> Result<fs::File, BadInput> {
    let broken = fs::read(file).is_ok_and(|bytes| bytes.last().is_some_and(|byte| *byte != b'\n'));
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    let ended = opened.and_then(|mut file| if broken { file.write_all(b"\n").map(|()| file) } else { Ok(file) });
    ended.map_err(|error| BadInput::new(format!("cannot write {file:?}: {error}")))
}
