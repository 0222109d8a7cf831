//! Resumes a file of problems: its lines are in the order of the deals, so that a resumed run has the bytes of a whole one.

use crate::{
    input::BadInput,
    resume::{append, cannot_write, check_same},
};
use patience::Game;
use patience_survey::problems::{Line, read};
use std::{collections::BTreeMap, fs, io, ops::Range};

/// Opens a file to append lines after its first deals that are complete; the first deal that it lacks. Lines of several
/// interrupted runs, in any order, are put in order first.
pub fn open(file: &str, game: &Game, options: &str, deals: &Range<u32>) -> Result<(fs::File, u32), BadInput> {
    let bad = |error: io::Error| cannot_write(file, &error);
    let mut first = deals.start;
    if fs::exists(file).unwrap_or(true) {
        let mut complete = complete_deals(file, game, options, deals)?;
        let mut whole = String::new();
        while let Some(text) = complete.remove(&first) {
            whole += &text;
            first += 1;
        }
        let text = fs::read(file).map_err(bad)?;
        if text != whole.as_bytes() {
            // Replaced at once: the lines that exist took hours.
            let new = format!("{file}.new");
            fs::write(&new, &whole).and_then(|()| fs::rename(&new, file)).map_err(bad)?;
        }
    }
    Ok((append(file)?, first))
}

/// The text of every deal of which all lines are there.
fn complete_deals(
    file: &str,
    game: &Game,
    options: &str,
    deals: &Range<u32>,
) -> Result<BTreeMap<u32, String>, BadInput> {
    let mut parts: BTreeMap<u32, BTreeMap<usize, Line>> = BTreeMap::new();
    for (number, line) in read(file)? {
        check_same(file, number, &[("the game", &line.game, game.id), ("the options", &line.options, options)])?;
        if !deals.contains(&line.deal) {
            let range = format!("{}..{}", deals.start, deals.end);
            check_same(file, number, &[("deal", &line.deal.to_string(), &range)])?;
        }
        parts.entry(line.deal).or_default().insert(line.number, line);
    }
    let mut complete = BTreeMap::new();
    for (deal, lines) in parts {
        if lines.values().any(|line| line.of != if line.number == 0 { 0 } else { lines.len() }) {
            continue;
        }
        let mut text = String::new();
        for line in lines.values() {
            text += &serde_json::to_string(line).map_err(BadInput::new)?;
            text.push('\n');
        }
        complete.insert(deal, text);
    }
    Ok(complete)
}
