//! The lines of a survey: one JSON object for each deal.

use crate::{SurveyError, counts::DealVerdict, is_line_beginning, is_player};
use patience::{Game, deal::DEAL_COUNT};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashSet,
    fs,
    io::{self, BufRead},
};

/// The result of one deal.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// The player; empty for the solver, which sees the whole stock.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// The budget of each deal, as options of the command.
    #[serde(default)]
    pub budget: String,
    /// The number of the deal.
    pub deal: u32,
    /// Its code.
    pub code: String,
    /// Won, lost (proven) or unknown; of a player won or stuck.
    pub verdict: DealVerdict,
    /// Nodes spent.
    pub nodes: u64,
    /// Seconds of processor time.
    pub seconds: f64,
    /// The number of moves of the link.
    pub moves: usize,
    /// The winning line, or the player's game, as a link; empty without one.
    pub link: String,
}

impl Entry {
    /// Returns true if the game, the player and the deal exist: files are named by the first two.
    fn is_valid(&self) -> bool {
        Game::by_id(&self.game).is_some() && is_player(&self.player) && self.deal < DEAL_COUNT
    }
}

/// A line of a file, with its number, from 1.
pub struct Line {
    /// The file.
    pub file: String,
    /// The number of the line.
    pub number: usize,
    /// The parsed line.
    pub entry: Entry,
}

/// Reads the lines of files in order, each deal of each game, player and budget once. Files can be parts of a survey or
/// concatenations; an incomplete last line is skipped.
///
/// # Errors
/// A file that cannot be read, or has a line that is not a survey line, or names an unknown game, player or deal.
pub fn read(files: &[String]) -> Result<Vec<Line>, SurveyError> {
    let mut lines = Vec::new();
    let mut seen = HashSet::new();
    for file in files {
        let opened = fs::File::open(file).map_err(|error| SurveyError(format!("cannot open {file:?}: {error}")))?;
        let mut broken = Vec::new();
        for (n, line) in io::BufReader::new(opened).lines().enumerate() {
            let line = line.map_err(|error| SurveyError(format!("cannot read {file:?}: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            let Ok(entry) = serde_json::from_str::<Entry>(&line) else {
                if let Some(word) = foreign_verdict(&line) {
                    return Err(SurveyError(format!("line {} of {file:?}: {word:?} is not a verdict", n + 1)));
                }
                broken.push((n + 1, line));
                continue;
            };
            if !entry.is_valid() {
                let what = "names an unknown game, player or deal";
                return Err(SurveyError(format!("line {} of {file:?} {what}", n + 1)));
            }
            if seen.insert((entry.game.clone(), entry.player.clone(), entry.budget.clone(), entry.deal)) {
                lines.push(Line { file: file.clone(), number: n + 1, entry });
            }
        }
        // A killed run leaves a line without its end; any other invalid line is damaged.
        let is_damaged = |(_, line): &&(usize, String)| !is_line_beginning(line) || line.trim_end().ends_with('}');
        if let Some((number, _)) = broken.iter().find(is_damaged) {
            return Err(SurveyError(format!("line {number} of {file:?} is not a line of a survey")));
        }
    }
    Ok(lines)
}

/// Returns the verdict of an unreadable line, if that is what makes it unreadable.
fn foreign_verdict(line: &str) -> Option<String> {
    let word = serde_json::from_str::<serde_json::Value>(line).ok()?.get("verdict")?.as_str()?.to_owned();
    DealVerdict::parse(&word).is_none().then_some(word)
}
