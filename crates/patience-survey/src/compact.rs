//! A survey in a few hundred bytes, the form that the repository stores.
//!
//! Lines of `name value`, then the verdicts of all deals in order, run-length encoded: `w` won, `l` proven lost, `u` unknown,
//! `s` a player's game not won, `-` not surveyed; a letter may be followed by its count. A line that begins with `#` is a
//! comment.

use crate::{
    SurveyError,
    counts::{Counts, DealVerdict},
    is_player,
    lines::Entry,
    range,
};
use patience::Game;
use std::{fmt::Write, ops::Range};

/// Quantiles of a list of values, from the least to the greatest; empty for an empty list.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Quantiles(Vec<u64>);

/// Maximum span of a survey's deals: each takes a letter in memory.
pub(crate) const MAX_SPAN: u32 = 10_000_000;

const PARTS: [f64; 8] = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1.0];
const NAMES: &str = "least 10% 25% 50% 75% 90% 99% most";

impl Quantiles {
    fn of(mut values: Vec<u64>) -> Quantiles {
        values.sort_unstable();
        let at = |part: f64| values[((values.len() - 1) as f64 * part).ceil() as usize];
        Quantiles(if values.is_empty() { Vec::new() } else { PARTS.map(at).to_vec() })
    }

    /// Returns all eight values, or none.
    #[must_use]
    pub fn values(&self) -> &[u64] {
        &self.0
    }

    /// Returns the median.
    #[must_use]
    pub fn median(&self) -> Option<u64> {
        self.0.get(3).copied()
    }

    fn parse(text: &str) -> Option<Quantiles> {
        let values: Option<Vec<u64>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
        values.filter(|values| matches!(values.len(), 0 | 8) && values.is_sorted()).map(Quantiles)
    }

    fn text(&self) -> String {
        let words: Vec<String> = self.0.iter().map(u64::to_string).collect();
        words.join(" ")
    }
}

/// A survey of one game by one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SurveySummary {
    /// The id of the game.
    pub game: String,
    /// The player; empty for the solver.
    pub player: String,
    /// The budget of each deal, as options of the command.
    pub budget: String,
    /// The deals from the first to the last.
    pub deals: Range<u32>,
    /// Nodes spent on each.
    pub nodes: Quantiles,
    /// Moves of those that were won.
    pub moves: Quantiles,
    /// Microseconds of processor time spent on each; may be left out, as it varies from run to run.
    pub time: Quantiles,
    /// A letter for each deal.
    verdicts: Vec<char>,
}

/// The grade in a budget.
fn grade_of(budget: &str) -> Option<&str> {
    budget.strip_prefix("--grade ")?.split(' ').next()
}

impl SurveySummary {
    /// Compacts lines to surveys, one per game, player and grade, in order of appearance.
    ///
    /// # Errors
    /// Lines of one survey that have two budgets, or deals more than 10,000,000 apart.
    pub fn of(entries: &[Entry]) -> Result<Vec<SurveySummary>, SurveyError> {
        let mut surveys: Vec<SurveySummary> = Vec::new();
        for first in entries {
            let key = (&*first.game, &*first.player, grade_of(&first.budget));
            if surveys.iter().any(|survey| (&*survey.game, &*survey.player, survey.grade()) == key) {
                continue;
            }
            let is_mine = |entry: &&Entry| (&*entry.game, &*entry.player, grade_of(&entry.budget)) == key;
            let mine: Vec<&Entry> = entries.iter().filter(is_mine).collect();
            if let Some(other) = mine.iter().find(|entry| entry.budget != first.budget) {
                return Err(SurveyError(format!(
                    "{} has lines of two budgets: {:?} and {:?}",
                    first.game, first.budget, other.budget
                )));
            }
            let start = mine.iter().map(|entry| entry.deal).min().unwrap_or(0);
            let end = mine.iter().map(|entry| entry.deal + 1).max().unwrap_or(0);
            if end - start > MAX_SPAN {
                let (game, last) = (&first.game, end - 1);
                return Err(SurveyError(format!(
                    "deals {start} and {last} of {game} are too far apart for one survey"
                )));
            }
            let mut verdicts = vec!['-'; (end - start) as usize];
            for entry in &mine {
                verdicts[(entry.deal - start) as usize] = entry.verdict.code();
            }
            let won = mine.iter().filter(|entry| entry.verdict == DealVerdict::Won);
            surveys.push(SurveySummary {
                game: first.game.clone(),
                player: first.player.clone(),
                budget: first.budget.clone(),
                deals: start..end,
                nodes: Quantiles::of(mine.iter().map(|entry| entry.nodes).collect()),
                moves: Quantiles::of(won.map(|entry| entry.moves as u64).collect()),
                time: Quantiles::of(mine.iter().map(|entry| (entry.seconds * 1e6) as u64).collect()),
                verdicts,
            });
        }
        Ok(surveys)
    }

    /// Returns the grade of its deals; `None` if it has deals of every grade.
    #[must_use]
    pub fn grade(&self) -> Option<&str> {
        grade_of(&self.budget)
    }

    /// Returns the name of its file.
    #[must_use]
    pub fn file(&self) -> String {
        let parts = [Some(&*self.game), Some(&*self.player).filter(|player| !player.is_empty()), self.grade()];
        parts.into_iter().flatten().collect::<Vec<_>>().join("-") + ".txt"
    }

    /// Returns the command that makes it.
    #[must_use]
    pub fn command(&self) -> String {
        let mut words = format!("cargo run -q --release -p patience-cli -- survey {}", self.game);
        let _ = write!(words, " --deals {}..{}", self.deals.start, self.deals.end);
        if !self.player.is_empty() {
            let _ = write!(words, " --player {}", self.player);
        }
        if !self.budget.is_empty() {
            let _ = write!(words, " {}", self.budget);
        }
        words
    }

    /// Counts the deals of each verdict.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts::of(self.verdicts.iter().copied())
    }

    /// Returns the verdict of a deal as a letter; `None` outside the survey.
    #[must_use]
    pub fn verdict(&self, deal: u32) -> Option<char> {
        self.verdicts.get(deal.checked_sub(self.deals.start)? as usize).copied()
    }

    /// Writes the survey as text, which [`SurveySummary::parse`] reads.
    #[must_use]
    pub fn text(&self) -> String {
        let counts = self.counts();
        let mut text = format!(
            "# {}\ngame {}\nplayer {}\nbudget {}\ndeals {}..{}\nwon {}\nlost {}\nunknown {}\n# {NAMES}\nnodes {}\nmoves {}\n",
            self.command(),
            self.game,
            self.player,
            self.budget,
            self.deals.start,
            self.deals.end,
            counts.won,
            counts.lost,
            counts.unknown,
            self.nodes.text(),
            self.moves.text(),
        )
        .replace(" \n", "\n");
        if self.time.median().is_some() {
            let _ = writeln!(text, "microseconds {}", self.time.text());
        }
        text.push_str("verdicts\n");
        let mut width = 0;
        for run in self.verdicts.chunk_by(|a, b| a == b) {
            let times = if run.len() > 1 { run.len().to_string() } else { String::new() };
            if width + 1 + times.len() > 120 {
                text.push('\n');
                width = 0;
            }
            width += 1 + times.len();
            text.push(run[0]);
            text.push_str(&times);
        }
        text.push('\n');
        text
    }

    /// Reads the text of [`SurveySummary::text`] and checks that it is consistent.
    ///
    /// # Errors
    /// A sentence that names the fault.
    pub fn parse(text: &str) -> Result<SurveySummary, String> {
        let (head, verdicts) = text.split_once("\nverdicts\n").ok_or("there are no verdicts")?;
        let value = |name: &str| {
            let lines = head.lines().filter_map(|line| line.split_once(' ').or(Some((line, ""))));
            let mut found = lines.filter(|(word, _)| *word == name).map(|(_, value)| value.to_owned());
            found.next().ok_or(format!("there is no line {name}"))
        };
        let number = |name: &str| value(name)?.parse::<usize>().map_err(|_| format!("{name} is not a number"));
        let quantiles = |name: &str| Quantiles::parse(&value(name)?).ok_or(format!("{name} is not eight numbers"));
        let compact = SurveySummary {
            game: value("game")?,
            player: value("player")?,
            budget: value("budget")?,
            deals: range::parse(&value("deals")?)?,
            nodes: quantiles("nodes")?,
            moves: quantiles("moves")?,
            time: if value("microseconds").is_ok() { quantiles("microseconds")? } else { Quantiles::default() },
            verdicts: runs(verdicts)?,
        };
        if Game::by_id(&compact.game).is_none() || !is_player(&compact.player) {
            return Err(format!("there is no game {:?} with a player {:?}", compact.game, compact.player));
        }
        let counts = compact.counts();
        if compact.verdicts.len() != compact.deals.len() {
            return Err(format!("{} verdicts for {} deals", compact.verdicts.len(), compact.deals.len()));
        }
        if (counts.won, counts.lost, counts.unknown) != (number("won")?, number("lost")?, number("unknown")?) {
            return Err("the verdicts do not match the counts".into());
        }
        Ok(compact)
    }
}

/// Decodes runs such as `w12l`.
fn runs(text: &str) -> Result<Vec<char>, String> {
    let mut letters: Vec<char> = Vec::new();
    let mut times = String::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()).chain([' ']) {
        if letter.is_ascii_digit() {
            times.push(letter);
            continue;
        }
        if let Some(last) = letters.last().copied().filter(|_| !times.is_empty()) {
            let times: usize = times.parse().map_err(|_| format!("a run of {times}"))?;
            if times < 2 || letters.len() + times > MAX_SPAN as usize {
                return Err(format!("a run of {times}"));
            }
            letters.resize(letters.len() + times - 1, last);
        } else if !times.is_empty() {
            return Err("a number before the first letter".into());
        }
        times.clear();
        match letter {
            ' ' => {}
            'w' | 'l' | 'u' | 's' | '-' => letters.push(letter),
            other => return Err(format!("{other:?} is not a verdict")),
        }
    }
    Ok(letters)
}
