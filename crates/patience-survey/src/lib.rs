//! Surveys of deals: their lines, their compact form, and their statistics. For the command line, which makes surveys, and
//! for the pages and lists made from them.

pub mod counts;
pub mod deal_list;
pub mod lines;
pub mod problems;
pub mod range;

mod compact;

pub use compact::{Quantiles, SurveySummary};
pub use counts::{Counts, DealVerdict};
pub use deal_list::DealList;
pub use lines::Entry;

use std::{error, fmt, fs};

/// The players of surveys, the strongest first, as files name them: the careful player is `fair`. The solver, which sees the
/// whole stock, has no name.
pub const PLAYERS: [&str; 4] = ["fair", "thoughtful", "quick", "greedy"];

/// Returns true for the name of a player, or the empty name of the solver.
fn is_player(name: &str) -> bool {
    name.is_empty() || PLAYERS.contains(&name)
}

/// Beginning of every line of a survey or of problems.
const LINE_HEAD: &str = "{\"game\":\"";

/// Returns true if a text can be the beginning of a line, as a killed run leaves it.
fn is_line_beginning(text: &str) -> bool {
    text.starts_with(LINE_HEAD) || LINE_HEAD.starts_with(text)
}

/// A reason why a survey cannot be read, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SurveyError(String);

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for SurveyError {}

/// Reads surveys from files of lines or of compact surveys.
///
/// # Errors
/// A file that cannot be read or is neither; lines of one game and player with two budgets.
pub fn read(files: &[String]) -> Result<Vec<SurveySummary>, SurveyError> {
    let (mut surveys, mut raw) = (Vec::new(), Vec::new());
    for file in files {
        let text = fs::read(file).map_err(|error| SurveyError(format!("cannot read {file:?}: {error}")))?;
        if text.first() == Some(&b'#') {
            let parsed = SurveySummary::parse(&String::from_utf8_lossy(&text));
            surveys.push(parsed.map_err(|error| SurveyError(format!("{file:?} is not a survey: {error}")))?);
        } else {
            raw.push(file.clone());
        }
    }
    let entries: Vec<Entry> = lines::read(&raw)?.into_iter().map(|line| line.entry).collect();
    surveys.append(&mut SurveySummary::of(&entries)?);
    Ok(surveys)
}

/// Returns the 95% Wilson interval of a share, in per cent; 0 to 100 for an empty sample.
#[must_use]
pub fn wilson(successes: usize, of: usize) -> (f64, f64) {
    if of == 0 {
        return (0.0, 100.0);
    }
    let (z, n) = (1.959_963_985_f64, of as f64);
    let share = successes as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    ((middle - half).max(0.0) * scale, (middle + half).min(1.0 + z * z / n) * scale)
}

/// Formats the ends of an interval of shares in per cent, with `digits` decimals, rounded outwards so that it stays valid.
#[must_use]
pub fn format_interval((low, high): (f64, f64), digits: usize) -> [String; 2] {
    let unit = 10_f64.powi(digits as i32);
    // Absorb rounding errors before rounding outwards.
    let (low, high) = ((low * unit + 1e-6).floor() / unit, (high * unit - 1e-6).ceil() / unit);
    [low, high].map(|end| format!("{end:.digits$}"))
}

#[cfg(test)]
mod tests;
