//! The lines of `patience problems`: one JSON object for each problem, and one for each deal without any.

use crate::{SurveyError, is_line_beginning};
use patience::{
    Deal, Game, Problem,
    problem::{Entry, Kind, Measures, TRIES, Theme},
};
use serde::{Deserialize, Serialize};
use std::fs;

/// A line.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Line {
    /// The id of the game.
    pub game: String,
    /// The options of the command that change problems.
    pub options: String,
    /// The number of the deal.
    pub deal: u32,
    /// The number of the problem among those of the deal, from 1; 0 if there is none.
    pub number: usize,
    /// Problems of the deal.
    pub of: usize,
    /// The problem.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Body>,
}

/// A problem with its proof. Moves are in notation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// The kind in a word.
    pub kind: String,
    /// The link.
    pub link: String,
    /// The moves from the deal to the position.
    pub moves: Vec<String>,
    /// The open stock, in dealing order.
    pub stock: Vec<String>,
    /// The winning first moves.
    pub answers: Vec<String>,
    /// The shortest line found.
    pub line: Vec<String>,
    /// Every other legal move.
    pub losses: Vec<Loss>,
    /// The natural moves that lose: `greedy`, `quick`, `thoughtful`, `home`.
    pub natural: Vec<String>,
    /// The measured difficulty.
    pub difficulty: Difficulty,
    /// The tokens of the themes.
    pub themes: Vec<String>,
}

/// A move that loses.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Loss {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// The proof: `relaxed`, `exhausted` or `transfers`.
    pub proof: String,
    /// The token of the explanation that refutes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// The cards of the explanation, each with the address of its pile: `p3 7H`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

/// Tries of 64 in which each player finds an answer; the greedy player has one.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Difficulty {
    /// Greedy player.
    pub greedy: u8,
    /// Quick player.
    pub quick: u8,
    /// Thoughtful player.
    pub thoughtful: u8,
    /// Careful player, which follows the hint.
    #[serde(rename = "fair")]
    pub careful: u8,
    /// Moves of the line up to the point from which cards only go home.
    pub sight: u16,
}

impl From<Measures> for Difficulty {
    fn from(measures: Measures) -> Difficulty {
        let Measures { greedy, quick, thoughtful, careful, sight } = measures;
        Difficulty { greedy: greedy.into(), quick, thoughtful, careful, sight }
    }
}

impl Body {
    /// Reads the link, and checks that the other fields say the same of the deal, the moves and the answers.
    ///
    /// # Errors
    /// A sentence.
    pub fn entry(&self, line: &Line) -> Result<Entry, String> {
        let problem = Problem::parse(&self.link).map_err(|error| format!("the link does not open: {error}"))?;
        let position = problem.position();
        let game = position.game();
        let deal = Game::by_id(&line.game).and_then(|game| Deal::numbered(game, line.deal));
        if deal.as_ref() != Some(problem.link().deal()) {
            return Err(format!("the link is of another deal than {}", line.deal));
        }
        let mut moves = Vec::new();
        problem.link().play(|_, m| moves.push(game.write_move(m)));
        let answers: Vec<String> = problem.answers().0.iter().map(|answer| game.write_move(answer.m)).collect();
        let stock: Vec<String> = problem.open_stock().iter().map(ToString::to_string).collect();
        let losses = position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none());
        let same = moves == self.moves
            && answers == self.answers
            && stock == self.stock
            && self.kind == problem.question().kind().name()
            && self.losses.iter().map(|loss| loss.text.clone()).eq(losses.map(|m| game.write_move(m)));
        if !same {
            return Err("the line does not say the same as its link".into());
        }
        let themes: Option<Vec<Theme>> = self.themes.iter().map(|theme| Theme::by_name(theme)).collect();
        let Difficulty { greedy, quick, thoughtful, careful, sight } = self.difficulty;
        if greedy > 1 || [quick, thoughtful, careful].iter().any(|found| *found > TRIES) {
            return Err(format!("a player finds an answer in more than {TRIES} tries"));
        }
        let measures = Measures { greedy: greedy == 1, quick, thoughtful, careful, sight };
        Ok(Entry { problem, measures, themes: themes.ok_or("a theme is unknown")? })
    }
}

/// Reads the lines of a file, with their numbers from 1. An incomplete last line, which a killed run leaves, is skipped.
///
/// # Errors
/// A file that cannot be read, or has a line that is none of a problem.
pub fn read(file: &str) -> Result<Vec<(usize, Line)>, SurveyError> {
    let text = fs::read_to_string(file).map_err(|error| SurveyError(format!("cannot read {file:?}: {error}")))?;
    let mut lines = Vec::new();
    for (n, text) in text.split_inclusive('\n').enumerate() {
        match serde_json::from_str::<Line>(text).ok().filter(is_whole) {
            // A line without its end may be a shorter number than was meant.
            Some(line) if text.ends_with('\n') => lines.push((n + 1, line)),
            _ if !text.ends_with('\n') && is_line_beginning(text) => {}
            _ => return Err(SurveyError(format!("line {} of {file:?} is not a line of problems", n + 1))),
        }
    }
    Ok(lines)
}

fn is_whole(line: &Line) -> bool {
    let kind = line.problem.as_ref().map(|problem| Kind::by_name(&problem.kind));
    let is_numbered = match kind {
        None => line.number == 0 && line.of == 0,
        Some(kind) => kind.is_some() && (1..=line.of).contains(&line.number),
    };
    is_numbered && Game::by_id(&line.game).is_some()
}
