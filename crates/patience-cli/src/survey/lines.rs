//! The lines of a survey: one JSON object for each deal.

use crate::input::BadInput;
use patience::{Game, deal::NUMBERS};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashSet,
    fs,
    io::{self, BufRead, Write},
    ops::Range,
};

/// What was found of one deal.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// Who played; empty for the solver, which sees the whole pack.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// What each deal was allowed, as options of this command.
    #[serde(default)]
    pub budget: String,
    /// The number of the deal.
    pub deal: u32,
    /// Its code.
    pub code: String,
    /// `won`, `lost` (proven) or `unknown`; of a player `won` or `stuck`.
    pub verdict: String,
    /// Nodes spent.
    pub nodes: u64,
    /// Seconds of processor time.
    pub seconds: f64,
    /// How many moves the link holds.
    pub moves: usize,
    /// The winning line, or the player's game, as a link; empty without one.
    pub link: String,
}

impl Entry {
    /// Whether there are such a game, such a player and such a deal: files are named by the first two.
    fn is_known(&self) -> bool {
        Game::by_id(&self.game).is_some() && super::is_player(&self.player) && self.deal < NUMBERS
    }
}

/// A line of a file, with its number, from 1.
pub struct Line {
    /// The file.
    pub file: String,
    /// The number of the line.
    pub number: usize,
    /// What it says.
    pub entry: Entry,
}

/// Lines from files, in their order: each deal of each game, player and budget once. Files can be parts of a survey or several
/// put together; a line that a kill cut off is left out.
pub fn read(files: &[String]) -> Result<Vec<Line>, BadInput> {
    let mut lines = Vec::new();
    let mut seen = HashSet::new();
    for file in files {
        let opened = fs::File::open(file).map_err(|error| BadInput::new(format!("cannot open {file:?}: {error}")))?;
        let mut broken = Vec::new();
        let mut count = 0;
        for (n, line) in io::BufReader::new(opened).lines().enumerate() {
            let line = line.map_err(|error| BadInput::new(format!("cannot read {file:?}: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            let Ok(entry) = serde_json::from_str::<Entry>(&line) else {
                broken.push((n + 1, line));
                continue;
            };
            if !entry.is_known() {
                let what = "is of a game, a player or a deal that there is not";
                return Err(BadInput::new(format!("line {} of {file:?} {what}", n + 1)));
            }
            count += 1;
            if seen.insert((entry.game.clone(), entry.player.clone(), entry.budget.clone(), entry.deal)) {
                lines.push(Line { file: file.clone(), number: n + 1, entry });
            }
        }
        // A kill leaves the beginning of a line, which has no end; whatever has one was damaged otherwise.
        let wrong =
            |(_, line): &&(usize, String)| !line.starts_with('{') || line.trim_end().ends_with('}') || count == 0;
        if let Some((number, _)) = broken.iter().find(wrong) {
            return Err(BadInput::new(format!("line {number} of {file:?} is not a line of a survey")));
        }
    }
    Ok(lines)
}

/// The lines of an earlier run of the same survey, which must be what a file has.
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

/// Opens a file to add lines; what a kill left of a last line is ended first.
pub fn append(file: &str) -> Result<fs::File, BadInput> {
    let broken = fs::read(file).is_ok_and(|bytes| bytes.last().is_some_and(|byte| *byte != b'\n'));
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    let ended = opened.and_then(|mut file| if broken { file.write_all(b"\n").map(|()| file) } else { Ok(file) });
    ended.map_err(|error| BadInput::new(format!("cannot write {file:?}: {error}")))
}
