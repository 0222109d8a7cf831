//! Resumes a survey from the lines of an interrupted run.

use crate::{input::BadInput, resume::check_same};
use patience::Game;
use patience_survey::lines::{Entry, Line, read};
use std::{fs, ops::Range};

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
        let fields = [
            ("the game", &*entry.game, game.id),
            ("the player", &entry.player, player),
            ("the budget", &entry.budget, budget),
        ];
        check_same(file, number, &fields)?;
        if deals.contains(&entry.deal) {
            entries.push(entry);
        }
    }
    Ok(entries)
}
